//! What can happen in a run: to the visitor, to a call on its way, to what the browser does by itself. Written out, so that a
//! trace can be read.

use super::chance::Chance;
use super::events;
use super::operator::Change;
use super::stage::Mishap;
use lumora_core::effect::{Chunk, HttpCall, Module, PasskeyJob, SealJob};
use lumora_core::event::{Transport, UiEvent};
use lumora_core::wire::code;
use std::fmt::{self, Display};

/// What became of a call.
#[derive(Clone, Copy, Debug)]
pub enum Fate {
    /// Answered.
    Well,
    /// The server saw it; its reply comes at another step, if ever.
    Delayed,
    /// Answered, and the same reply comes a second time later.
    Twice,
    /// It never reached the server.
    LostBefore(Transport),
    /// The server did it, and the reply was lost.
    LostAfter(Transport),
    /// The server did it, and half of the reply came.
    Truncated,
    /// The server did it, and something else came.
    Garbled,
    /// Something on the way refused it.
    Refused(u16, &'static str),
}

impl Fate {
    /// How a call is treated whose answer is not to come.
    pub fn trouble(chance: &mut Chance) -> Fate {
        let transport = chance.one(&[Transport::Network, Transport::Timeout]);
        chance.one(&[
            Fate::LostBefore(transport),
            Fate::LostAfter(transport),
            Fate::Truncated,
            Fate::Garbled,
            Fate::Delayed,
            Fate::Refused(503, code::UNAVAILABLE),
        ])
    }

    /// How the network treats a call: mostly well.
    pub fn any(chance: &mut Chance) -> Fate {
        let transport = chance.one(&[Transport::Network, Transport::Timeout]);
        match chance.below(20) {
            0 => Fate::LostBefore(transport),
            1 => Fate::LostAfter(transport),
            2 => Fate::Truncated,
            3 => Fate::Garbled,
            4 | 5 => Fate::Refused(
                chance.one(&[400, 401, 403, 409, 429, 500, 503]),
                chance.one(&["", code::LOGIN_REQUIRED, code::TOO_MANY_REQUESTS, code::UNAVAILABLE, "odd"]),
            ),
            6..=8 => Fate::Delayed,
            9 => Fate::Twice,
            _ => Fate::Well,
        }
    }
}

/// One thing that happens.
pub enum Act {
    Say(UiEvent),
    Visit(String),
    Back,
    Wait(u64),
    /// The device's clock is set by so many milliseconds.
    Jump(i64),
    Carry(HttpCall, Fate),
    /// A delayed reply arrives.
    Arrive(usize),
    /// A reply arrives that came before.
    Again(usize),
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
    Stream(Mishap),
}

impl Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Say(event) => write!(f, "{} {event:?}", events::name(event)),
            Act::Visit(address) => write!(f, "visit {address}"),
            Act::Back => write!(f, "back"),
            Act::Wait(ms) => write!(f, "wait {ms} ms"),
            Act::Jump(ms) => write!(f, "clock jumps {ms} ms"),
            Act::Carry(call, fate) => write!(f, "{call:?}: {fate:?}"),
            Act::Arrive(at) => write!(f, "delayed reply {at} arrives"),
            Act::Again(at) => write!(f, "reply {at} comes again"),
            Act::Late(at) => write!(f, "lost call {at} reaches the server"),
            Act::Seal(job, good) => write!(f, "seal {}: {good}", job.info),
            Act::Passkey(job, good) => write!(f, "passkey {:?}: {good}", job.ceremony),
            Act::Load(module, good) => write!(f, "load {module:?}: {good}"),
            Act::Chunk(part, good) => write!(f, "chunk {part:?}: {good}"),
            Act::Solve(captcha, good) => write!(f, "sum of captcha {captcha}: {good}"),
            Act::Reload(fragment) => write!(f, "reload #{fragment}"),
            Act::Change(change) => write!(f, "change {change:?}"),
            Act::Stream(Mishap::Garbage(bytes)) => write!(f, "stream: {} bytes of garbage", bytes.len()),
            Act::Stream(mishap) => write!(f, "stream: {mishap:?}"),
            Act::EndSessions => write!(f, "the operator ends all sessions"),
        }
    }
}
