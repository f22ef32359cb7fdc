//! Calls under way. A stale reply reaches nobody: a reply is handed on only while its call stands in this table.
//!
//! Every call takes a [`Slot`]. A slot whose policy is *latest* (a filter, vendor or mode change) removes its older call
//! when a new one comes. A slot whose policy is *single* (login, launch, load more) refuses the new one while busy: the
//! "loading flag" of section 4. When somebody logs in or out, the calls made as the previous member are removed as well. The
//! reply to a removed call is dropped, whatever it says. The same holds for a subscription.

use crate::api::endpoint::Body;
use crate::api::{Access, Request};
use crate::domain::field::FormName;
use crate::effect::{CallId, Chunk};
use crate::secret::Secret;

/// What a call occupies: a name, and a key where several of a name go on side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    name: &'static str,
    key: Key,
    latest: bool,
}

/// Tells the slots of one name apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// The name has one slot only.
    None,
    /// One slot for each small number, such as a form's.
    Number(u8),
    /// One slot for each text, such as the id of a game.
    Text(String),
}

impl From<FormName> for Key {
    fn from(form: FormName) -> Self {
        Key::Number(form as u8)
    }
}

impl From<bool> for Key {
    fn from(flag: bool) -> Self {
        Key::Number(u8::from(flag))
    }
}

impl From<u8> for Key {
    fn from(number: u8) -> Self {
        Key::Number(number)
    }
}

impl From<String> for Key {
    fn from(text: String) -> Self {
        Key::Text(text)
    }
}

impl Slot {
    /// A new call replaces the older one.
    pub const fn latest(name: &'static str, key: Key) -> Slot {
        Slot { name, key, latest: true }
    }

    /// A new call is refused while one is under way.
    pub const fn single(name: &'static str, key: Key) -> Slot {
        Slot { name, key, latest: false }
    }
}

/// The stage that a call has come to.
///
/// A subscription stands in the same table for as long as it is listened to, so that it follows the same rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum CallStage {
    /// The call itself is under way.
    Sent,
    /// The call is a subscription: what comes is read as it comes, and its end is its reply.
    Listening,
    /// A sealed call asks for its nonce; the body waits.
    AskingNonce {
        /// The body to seal.
        body: Secret,
    },
    /// The body is being sealed.
    Sealing {
        /// Id of the key that it is sealed with.
        kid: String,
        /// The nonce that the server gave for it.
        nonce: String,
    },
    /// No answer came to a call that moves money: the server is asked what became of it.
    AskingOutcome,
    /// The outcome is asked for again after a pause.
    AwaitingOutcome,
}

/// A call that is under way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pending {
    /// Id of the call, as its reply names it.
    pub call_id: CallId,
    /// The request that was made.
    pub request: Request,
    /// The stage that it has come to.
    pub stage: CallStage,
}

/// The result of starting a call.
#[derive(Debug, PartialEq)]
pub(crate) enum Started {
    /// The call has this id. The withdrawn calls are to be aborted.
    Started(CallId, Vec<CallId>),
    /// The slot is busy: nothing happens.
    Busy,
}

/// A call that waits for the chunk which knows where it goes and what to do with its reply.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Deferred {
    /// The request that is to be made.
    pub request: Request,
    /// The query with its question mark, or an empty text.
    pub query: String,
    /// What the call takes along.
    pub content: Content,
}

/// What a call takes along.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Content {
    /// Nothing but its query.
    #[default]
    Nothing,
    /// A body, as text.
    Text(Secret),
    /// The file that the page keeps under this handle.
    File(u32),
}

impl Content {
    /// Its media type, where the call takes bodies of this kind.
    pub fn kind(&self, body: Body) -> Option<&'static str> {
        match self {
            Content::Nothing => None,
            Content::Text(_) if body == Body::Form => Some("application/x-www-form-urlencoded"),
            Content::Text(_) => Some("application/json"),
            Content::File(_) => Some("application/octet-stream"),
        }
    }
}

/// The table of calls under way.
#[derive(Default)]
pub(crate) struct Calls {
    last: u32,
    pending: Vec<Pending>,
    deferred: Vec<Deferred>,
}

impl Calls {
    /// Starts a call if its slot allows.
    pub fn start(&mut self, request: Request, stage: CallStage) -> Started {
        let slot = request.slot();
        let busy = self.pending.iter().any(|call| call.request.slot() == slot);
        // A call that moves money is never replaced by another one, whatever its slot says.
        if busy && (!slot.latest || request.endpoint().intent) {
            return Started::Busy;
        }
        let withdrawn = self.remove_where(|call| call.request.slot() == slot);
        let call_id = self.next_call_id();
        self.pending.push(Pending { call_id, request, stage });
        Started::Started(call_id, withdrawn)
    }

    /// Lets a call wait for its chunk; the same request again replaces the first.
    pub fn defer(&mut self, call: Deferred) {
        self.deferred.retain(|other| other.request != call.request);
        self.deferred.push(call);
    }

    /// Removes and gives the calls that wait for a chunk.
    pub fn take_deferred(&mut self, chunk: Chunk) -> Vec<Deferred> {
        let (ready, waiting) =
            std::mem::take(&mut self.deferred).into_iter().partition(|call| call.request.chunk() == Some(chunk));
        self.deferred = waiting;
        ready
    }

    /// Puts a call back with a new call id, one step further.
    pub fn proceed(&mut self, request: Request, stage: CallStage) -> CallId {
        let call_id = self.next_call_id();
        self.pending.push(Pending { call_id, request, stage });
        call_id
    }

    /// Whether the server is being asked what became of a call.
    pub fn asks_outcome(&self) -> bool {
        self.pending.iter().any(|call| call.stage == CallStage::AskingOutcome)
    }

    /// Whether the outcome of a call is not known: the server is being asked, or will be.
    pub fn awaits_outcome(&self) -> bool {
        self.asks_outcome() || self.pending.iter().any(|call| call.stage == CallStage::AwaitingOutcome)
    }

    /// Takes out a call whose outcome is to be asked for again.
    pub fn take_waiting(&mut self) -> Option<Request> {
        let index = self.pending.iter().position(|call| call.stage == CallStage::AwaitingOutcome)?;
        Some(self.pending.swap_remove(index).request)
    }

    /// Whether this subscription is still listened to.
    pub fn listens(&self, call_id: CallId) -> bool {
        self.pending.iter().any(|call| call.call_id == call_id && call.stage == CallStage::Listening)
    }

    /// Whether the call with this id is still under way.
    pub fn awaits(&self, call_id: CallId) -> bool {
        self.pending.iter().any(|call| call.call_id == call_id)
    }

    /// Removes a call by its call id; nothing when it was removed before.
    pub fn finish(&mut self, call_id: CallId) -> Option<Pending> {
        let index = self.pending.iter().position(|call| call.call_id == call_id)?;
        Some(self.pending.swap_remove(index))
    }

    /// Whether a call of this slot is under way.
    pub fn busy(&self, slot: &Slot) -> bool {
        self.pending.iter().any(|call| call.request.slot() == *slot)
    }

    /// Whether just this request is under way, and not another one of its slot.
    pub fn is_pending(&self, request: &Request) -> bool {
        self.pending.iter().any(|call| call.request == *request)
    }

    /// The requests that are under way.
    pub fn under_way(&self) -> impl Iterator<Item = &Request> {
        self.pending.iter().map(|call| &call.request)
    }

    /// Another member, or none: removes every call that was made as the previous one. Gives the call ids of those that only
    /// read, to be aborted; calls that write are never aborted, only their replies are dropped.
    pub fn cancel_member_calls(&mut self) -> Vec<CallId> {
        self.deferred.clear();
        self.remove_where(|call| call.request.endpoint().access != Access::Public)
    }

    /// Removes the calls of one slot; gives the call ids that are to be aborted.
    pub fn cancel(&mut self, slot: &Slot) -> Vec<CallId> {
        self.remove_where(|call| call.request.slot() == *slot)
    }

    /// Removes calls. Gives the call ids of those that only read, which are to be aborted.
    fn remove_where(&mut self, is_removed: impl Fn(&Pending) -> bool) -> Vec<CallId> {
        let mut abort = Vec::new();
        self.pending.retain(|call| {
            let removed = is_removed(call);
            if removed && !call.request.endpoint().mutates() {
                abort.push(call.call_id);
            }
            !removed
        });
        abort
    }

    /// The next call id; a passkey ceremony takes one too.
    pub fn next_call_id(&mut self) -> CallId {
        self.last = self.last.wrapping_add(1);
        CallId(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::feature::screens::launch;
    use crate::feature::services::{hot_games, session, wallet};

    fn hot() -> Request {
        hot_games::Request::HotGames.into()
    }

    fn logout() -> Request {
        session::Request::Logout.into()
    }

    fn balance() -> Request {
        wallet::Request::Balance.into()
    }

    fn launch() -> Request {
        launch::Request::Launch { relay: false }.into()
    }

    #[test]
    fn a_latest_slot_forgets_its_older_call() {
        let mut calls = Calls::default();
        let Started::Started(first, _) = calls.start(hot(), CallStage::Sent) else { panic!() };
        let Started::Started(second, withdrawn) = calls.start(hot(), CallStage::Sent) else { panic!() };
        assert_eq!(withdrawn, [first]);
        assert_eq!(calls.finish(first), None);
        assert!(calls.finish(second).is_some());
        assert_eq!(calls.finish(second), None, "a reply counts once");
    }

    #[test]
    fn a_single_slot_refuses_while_busy() {
        let mut calls = Calls::default();
        let Started::Started(first, _) = calls.start(logout(), CallStage::Sent) else { panic!() };
        assert_eq!(calls.start(logout(), CallStage::Sent), Started::Busy);
        calls.finish(first);
        assert!(matches!(calls.start(logout(), CallStage::Sent), Started::Started(..)));
    }

    #[test]
    fn another_member_never_hears_the_replies_of_the_former_one() {
        let mut calls = Calls::default();
        let Started::Started(balance, _) = calls.start(balance(), CallStage::Sent) else { panic!() };
        let Started::Started(launch, _) = calls.start(launch(), CallStage::Sent) else { panic!() };
        let Started::Started(hot, _) = calls.start(hot(), CallStage::Sent) else { panic!() };
        assert_eq!(calls.cancel_member_calls(), [balance], "a write is left unheard, never aborted");
        assert_eq!((calls.finish(balance), calls.finish(launch)), (None, None));
        assert!(calls.finish(hot).is_some(), "public calls go on");
    }
}
