//! What only the driver may say: how the effects ended that the core asked for.

use crate::effect::{CallId, Chunk, Module, TimerId};

/// A reply of the driver: how an effect ended, or what came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// An HTTP call ended, in whatever way. Every call is answered exactly once.
    Http {
        /// The call id that the effect carried.
        call_id: CallId,
        /// The reply, or why there is none.
        outcome: Result<HttpReply, Transport>,
    },
    /// A piece of a stream arrived; pieces may end anywhere.
    Pushed {
        /// The call id that the subscription carried.
        call_id: CallId,
        /// The bytes that came.
        bytes: StreamBytes,
    },
    /// A stream ended, in whatever way. Every subscription ends exactly once.
    SubscriptionEnded {
        /// The call id that the subscription carried.
        call_id: CallId,
        /// Status 200 when the server ended it in order, without a body; another one when it refused it.
        outcome: Result<HttpReply, Transport>,
    },
    /// A body was sealed (or could not be).
    Sealed {
        /// The call id that the effect carried.
        call_id: CallId,
        /// Encapsulated key and cipher text, base64url without padding.
        outcome: Result<SealedParts, SealFailure>,
    },
    /// A passkey ceremony ended.
    Passkey {
        /// The call id that the effect carried.
        call_id: CallId,
        /// What the browser's credential became as JSON text.
        outcome: Result<String, PasskeyFailure>,
    },
    /// A timer rang.
    Timer(TimerId),
    /// A response carried another revision of the site than the one before; the reply itself follows.
    Revision(u64),
    /// A wasm module beside the core has loaded, or failed to. Asked for by `Effect::Load`.
    Loaded {
        /// The module that was asked for.
        module: Module,
        /// Whether it has loaded and can be used from now on.
        loaded: bool,
    },
    /// A chunk of the core's own code has loaded, or failed to. It may come unasked, when a view needs it.
    ChunkLoaded {
        /// The chunk that came or did not.
        chunk: Chunk,
        /// Whether it has loaded and its features can be used from now on.
        loaded: bool,
    },
    /// The sum of a captcha was done.
    WorkSolved {
        /// The captcha that the effect named.
        captcha_id: String,
        /// The number in decimal; nothing when it could not be found.
        answer: Option<String>,
    },
}

/// Why a passkey ceremony gave no credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyFailure {
    /// The visitor closed the browser's window, or let its time pass.
    Cancelled,
    /// This authenticator holds a passkey for the account already.
    AlreadyRegistered,
    /// The browser can not hold the ceremony.
    Unsupported,
}

/// Why an HTTP call has no reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// No connection, or it broke.
    Network,
    /// The deadline passed. The server may or may not have acted.
    Timeout,
    /// The core withdrew the call.
    Aborted,
    /// The core has asked for the outcome by idempotency key, and the server knows nothing of the call.
    NotReceived,
    /// The browser can not read a response while it is still arriving.
    Unsupported,
}

/// A reply as it came.
#[derive(Clone, PartialEq)]
pub struct HttpReply {
    /// HTTP status of the reply.
    pub status: u16,
    /// Header `Retry-After` in seconds.
    pub retry_after: Option<u32>,
    /// Header `X-Request-Id`, which customer service can look up.
    pub request_id: Option<String>,
    /// Body as text; decoded by the core.
    pub body: String,
}

impl std::fmt::Debug for HttpReply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HttpReply {{ status: {}, body: {} bytes }}", self.status, self.body.len())
    }
}

/// A piece of a stream. Prints its length only.
#[derive(Clone, PartialEq, Eq)]
pub struct StreamBytes(pub Vec<u8>);

impl std::fmt::Debug for StreamBytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "StreamBytes({})", self.0.len())
    }
}

/// A sealed body, in its two parts.
#[derive(Clone, Debug, PartialEq)]
pub struct SealedParts {
    /// The encapsulated key, base64url without padding.
    pub enc: String,
    /// The cipher text, base64url without padding.
    pub ct: String,
}

/// Why a body could not be sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealFailure {
    /// The extras module did not load.
    NotLoaded,
    /// The key of the server is not one.
    BadKey,
}
