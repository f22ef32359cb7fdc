//! What can happen in a run: to the visitor, to a call on its way, to what the browser does by itself. Written out, so that a
//! trace can be read.

use super::events;
use super::operator::Change;
use super::rng::Rng;
use super::run::StreamFault;
use lumora_core::effect::{Chunk, HttpCall, Module, PasskeyJob, SealJob};
use lumora_core::event::{Transport, UiEvent};
use lumora_core::wire::code;
use std::fmt::{self, Display};

/// What became of a call.
#[derive(Clone, Copy, Debug)]
pub enum Delivery {
    /// Answered.
    Normal,
    /// The server saw it; its reply comes at another step, if ever.
    Delayed,
    /// Answered, and the same reply comes a second time later.
    Duplicated,
    /// It never reached the server.
    RequestLost(Transport),
    /// The server did it, and the reply was lost.
    ReplyLost(Transport),
    /// The server did it, and half of the reply came.
    Truncated,
    /// The server did it, and something else came.
    Garbled,
    /// Something on the way refused it.
    Refused(u16, &'static str),
}

impl Delivery {
    /// How a call is treated whose answer is not to come.
    pub fn fault(rng: &mut Rng) -> Delivery {
        let transport = rng.one(&[Transport::Network, Transport::Timeout]);
        rng.one(&[
            Delivery::RequestLost(transport),
            Delivery::ReplyLost(transport),
            Delivery::Truncated,
            Delivery::Garbled,
            Delivery::Delayed,
            Delivery::Refused(503, code::UNAVAILABLE),
        ])
    }

    /// How the network treats a call: mostly well.
    pub fn any(rng: &mut Rng) -> Delivery {
        let transport = rng.one(&[Transport::Network, Transport::Timeout]);
        match rng.below(20) {
            0 => Delivery::RequestLost(transport),
            1 => Delivery::ReplyLost(transport),
            2 => Delivery::Truncated,
            3 => Delivery::Garbled,
            4 | 5 => Delivery::Refused(
                rng.one(&[400, 401, 403, 409, 429, 500, 503]),
                rng.one(&["", code::LOGIN_REQUIRED, code::TOO_MANY_REQUESTS, code::UNAVAILABLE, "odd"]),
            ),
            6..=8 => Delivery::Delayed,
            9 => Delivery::Duplicated,
            _ => Delivery::Normal,
        }
    }
}

/// One thing that happens.
pub enum Action {
    Send(UiEvent),
    Visit(String),
    Back,
    Wait(u64),
    /// The device's clock is set by so many milliseconds.
    Jump(i64),
    Deliver(HttpCall, Delivery),
    /// A delayed reply arrives.
    Arrive(usize),
    /// A reply arrives that came before.
    Repeat(usize),
    /// A call that was thought lost reaches the server after all; nobody waits for its reply.
    Late(usize),
    Seal(SealJob, bool),
    /// The browser holds a passkey ceremony: with a passkey, or with none.
    Passkey(PasskeyJob, bool),
    /// A module of the browser's own comes, or can not be had.
    Load(Module, bool),
    /// A chunk of the core comes, asked for or not, or can not be had.
    Chunk(Chunk, bool),
    /// The sum of a captcha is done, or given up.
    Solve(String, bool),
    /// The page is loaded anew, with this fragment in its address.
    Reload(&'static str),
    /// The operator ends all sessions.
    EndSessions,
    /// Something changes at the server, for every account.
    Change(Change),
    /// Something happens to the stream of the page.
    Stream(StreamFault),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Send(event) => write!(f, "{} {event:?}", events::name(event)),
            Action::Visit(address) => write!(f, "visit {address}"),
            Action::Back => write!(f, "back"),
            Action::Wait(ms) => write!(f, "wait {ms} ms"),
            Action::Jump(ms) => write!(f, "clock jumps {ms} ms"),
            Action::Deliver(call, delivery) => write!(f, "{call:?}: {delivery:?}"),
            Action::Arrive(at) => write!(f, "delayed reply {at} arrives"),
            Action::Repeat(at) => write!(f, "reply {at} comes again"),
            Action::Late(at) => write!(f, "lost call {at} reaches the server"),
            Action::Seal(job, good) => write!(f, "seal {}: {good}", job.info),
            Action::Passkey(job, good) => write!(f, "passkey {:?}: {good}", job.ceremony),
            Action::Load(module, good) => write!(f, "load {module:?}: {good}"),
            Action::Chunk(chunk, good) => write!(f, "chunk {chunk:?}: {good}"),
            Action::Solve(captcha, good) => write!(f, "sum of captcha {captcha}: {good}"),
            Action::Reload(fragment) => write!(f, "reload #{fragment}"),
            Action::Change(change) => write!(f, "change {change:?}"),
            Action::Stream(StreamFault::Garbage(bytes)) => write!(f, "stream: {} bytes of garbage", bytes.len()),
            Action::Stream(fault) => write!(f, "stream: {fault:?}"),
            Action::EndSessions => write!(f, "the operator ends all sessions"),
        }
    }
}
