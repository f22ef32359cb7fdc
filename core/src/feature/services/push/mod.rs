//! What the server tells an open page by itself: balance, unread messages, the conversation with customer service, the site's
//! revision, changes of deposits and withdrawals, jobs in the background.
//!
//! One stream of server-sent events, for visitors and members. It walks
//!
//! * `Off` -> `Connecting` once the site is settled, the page is seen and no login is under way by itself;
//! * `Connecting` -> `Open` with the first byte, be it a comment: only then is it known that nothing on the way holds it back;
//! * `Open` -> `Waiting` for a moment when the server ends it in order after a while, to go on where it ended: a server that stops ends
//!   the streams of all pages at once;
//! * `Connecting`, `Open` -> `Waiting` after every failure, with pauses that grow and differ from page to page, never shorter
//!   than the server's `Retry-After`;
//! * anywhere -> `Off` when the page was hidden for some seconds (a connection that nobody looks at is one of the six that a browser
//!   may have to a site, over all its pages), and when somebody else logs in; another stream follows when there is reason;
//! * anywhere -> `GivenUp` where the server knows no streams, or the browser can not read them: the page does without.
//!
//! [`follow`] runs after every step and compares what is with what should be, so that no way of losing a stream is forgotten.
//!
//! # What counts
//!
//! While the stream [is live](is_live), the asking that it replaces rests. When it ends and does not begin again soon, all of that is
//! asked once, and goes on as before.
//!
//! Events and answers of calls carry no time. Events have an order among themselves, and the newest state always comes. So: an
//! event ends the calls for its topic that are under way, since their answers may be older. An answer during whose call no
//! event came is newer than every event before the call, and counts. An event that was read before that answer and comes after
//! it shows for the moment that the event behind it takes: what the answer saw is on its way as well. Should the stream end
//! in that moment, the asking above finds it. A call that is under way when a stream begins may have read a state that was over
//! before the stream looked: it is made again.
//!
//! A cursor says which states the stream told last; what differs is told at the next connect. So it is sent only while those
//! are the states that show: an answer may have brought another one since, from which the server may be back by then.

mod ended_jobs;
mod topics;

use crate::api::Outcome;
use crate::api::calls::calls;
use crate::api::endpoint::{Access, Endpoint};
use crate::effect::{CallId, TimerId};
use crate::event::{HttpReply, Transport};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, revision, session, support, wallet};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::sse::Reader;
use crate::wire::{BalanceValue, SupportConversation};
use ended_jobs::EndedJobs;
pub(crate) use ended_jobs::take_ended;

calls! {
    /// What the server tells by itself.
    Events {
        /// Who listens: a member, or anyone.
        access: Access,
    } => EVENTS: Get "/wps/events" Member Plain (stream_for(*access)), latest, on_ended;
}

/// The call that opens the stream for those who listen.
const fn stream_for(access: Access) -> &'static Endpoint {
    const fn open_to(access: Access) -> Endpoint {
        Endpoint { access, ..endpoint::EVENTS }
    }
    const PUBLIC: Endpoint = open_to(Access::Public);
    const CUSTOMER: Endpoint = open_to(Access::Customer);
    const RESTRICTED: Endpoint = open_to(Access::Restricted);
    match access {
        Access::Public => &PUBLIC,
        Access::Member => &endpoint::EVENTS,
        Access::Customer => &CUSTOMER,
        Access::Restricted => &RESTRICTED,
    }
}

/// The driver ends a stream of which it hears nothing for so long, in milliseconds. The server says something every 15 s.
const QUIET_MS: u32 = 45_000;
/// A stream counts as live while it was heard within so many milliseconds.
const LIVE_MS: u64 = 25_000;
/// A stream that was open for at least so many milliseconds did not fail.
const STEADY_MS: u64 = 10_000;
/// Where a stream takes longer than this to begin, in milliseconds, what may have changed meanwhile is asked for without it.
const CATCH_UP_MS: u32 = 3_000;
/// How long a hidden page goes on listening, in milliseconds.
const HIDDEN_MS: u32 = 5_000;
/// When a server stops, its pages reconnect spread over so many milliseconds.
const SPREAD_MS: u32 = 2_000;
/// The first pause after a failure, in milliseconds, and up to as long again. Each next one is twice as long.
const PAUSE_MS: u32 = 1_000;
/// How often the pause doubles: to 64 s.
const MAX_DOUBLINGS: u32 = 6;
/// The longest `Retry-After` that is obeyed, in seconds.
const MAX_RETRY_AFTER_S: u32 = 3_600;

/// How far the stream of pushed events is.
#[derive(Default)]
enum State {
    /// No stream.
    #[default]
    Off,
    /// A stream was asked for; nothing was heard yet.
    Connecting(Stream),
    /// A stream is open and tells what changes.
    Open { stream: Stream, since_ms: u64, heard_ms: u64 },
    /// The stream is gone; another try comes when the timer rings.
    Waiting,
    /// No stream is to be had, here or at all.
    GivenUp,
}

/// A stream that is listened to.
struct Stream {
    call_id: CallId,
    access: Access,
    reader: Reader,
}

/// What is known of the stream.
#[derive(Default)]
pub(crate) struct Push {
    state: State,
    /// Failures since the last stream that was open for a while.
    failures: u32,
    /// The server wants to be left alone for a while.
    stay_away: Option<StayAway>,
    /// Whether something may have changed since the stream was live that was not asked for yet.
    must_catch_up: bool,
    /// Whether a stream was ever heard on this page: the server supports them.
    was_heard: bool,
    /// What the stream reported last.
    last_states: LastStates,
    ended_jobs: EndedJobs,
}

/// A wait that the server has asked for. The clock may be set back meanwhile, and must not make it longer.
#[derive(Clone, Copy)]
struct StayAway {
    since_ms: u64,
    for_ms: u64,
}

/// What the stream told last.
#[derive(Default)]
struct LastStates {
    cursor: String,
    balance: Option<BalanceValue>,
    unread: Option<u32>,
    /// The version of deposits and withdrawals. Whoever shows one reads it anew when it is told, so that what shows is never older.
    cashier: Option<u64>,
    conversation: Option<SupportConversation>,
}

impl Push {
    fn stream(&self) -> Option<&Stream> {
        match &self.state {
            State::Connecting(stream) | State::Open { stream, .. } => Some(stream),
            State::Off | State::Waiting | State::GivenUp => None,
        }
    }
}

/// The server tells what changes by itself, and has said so just now.
pub(crate) fn is_live(model: &Model, step: &Step) -> bool {
    match &model.push.state {
        State::Open { stream, heard_ms, .. } => {
            model.calls.listens(stream.call_id) && step.env.now_ms.saturating_sub(*heard_ms) <= LIVE_MS
        }
        _ => false,
    }
}

/// Whose stream may be listened to now.
fn may_listen(model: &Model) -> Option<Access> {
    let session = &model.session;
    if !model.site.is_settled() || session.is_restoring() || session.must_change_password() {
        return None;
    }
    Some(match (session.logged_in(), model.support.visitor()) {
        (true, _) => Access::Member,
        (false, Some(_)) => Access::Customer,
        (false, None) => Access::Public,
    })
}

/// After every step: the stream becomes what it should be.
pub(crate) fn follow(model: &mut Model, step: &mut Step) {
    // A login or logout removes the stream with the other calls of the former member.
    if model.push.stream().is_some_and(|stream| !model.calls.listens(stream.call_id)) {
        mark_closed(model);
    }
    match (&model.push.state, may_listen(model)) {
        (State::Off, Some(access)) if model.site.visible => connect(model, step, access),
        (State::Connecting(_) | State::Open { .. } | State::Waiting, None) => leave(model, step),
        _ => {}
    }
}

fn connect(model: &mut Model, step: &mut Step, access: Access) {
    let wait_ms = remaining_wait_ms(model, step);
    if wait_ms > 0 {
        model.push.state = State::Waiting;
        step.start_timer(TimerId::Push, u32::try_from(wait_ms).unwrap_or(u32::MAX));
        return;
    }
    let cursor = cursor(model);
    if let Some(call_id) = call::subscribe(model, step, Request::Events { access }, cursor, QUIET_MS) {
        model.push.state = State::Connecting(Stream { call_id, access, reader: Reader::default() });
        if model.push.must_catch_up {
            step.start_timer(TimerId::Push, CATCH_UP_MS);
        }
    }
}

/// How much is left of the wait that the server has asked for, in milliseconds.
fn remaining_wait_ms(model: &mut Model, step: &Step) -> u64 {
    let now_ms = step.env.now_ms;
    let Some(wait) = &mut model.push.stay_away else { return 0 };
    wait.since_ms = wait.since_ms.min(now_ms);
    wait.for_ms.saturating_sub(now_ms - wait.since_ms)
}

/// The cursor from which the stream goes on; nothing where every state is to be sent anew, since another one shows by now.
fn cursor(model: &Model) -> Option<Secret> {
    let last = &model.push.last_states;
    let holds = last.balance.as_ref().is_none_or(|balance| wallet::shows(model, balance))
        && last.unread.is_none_or(|unread| model.session.unread() == unread)
        && last.conversation.as_ref().is_none_or(|known| model.support.conversation() == Some(known));
    (holds && !last.cursor.is_empty()).then(|| Secret::new(last.cursor.as_str()))
}

/// The stream has ended, or the wait for one. Gives since when it was open, if it was.
fn mark_closed(model: &mut Model) -> Option<u64> {
    let push = &mut *model.push;
    match std::mem::take(&mut push.state) {
        State::Open { since_ms, .. } => {
            push.must_catch_up = true;
            return Some(since_ms);
        }
        State::GivenUp => push.state = State::GivenUp,
        State::Off | State::Connecting(_) | State::Waiting => {}
    }
    None
}

/// Leaves the stream: it listens no more.
fn leave(model: &mut Model, step: &mut Step) {
    if let Some(access) = model.push.stream().map(|stream| stream.access) {
        let withdrawn = model.calls.cancel(&Request::Events { access }.slot());
        call::abort(step, withdrawn);
    }
    step.stop_timer(TimerId::Push);
    mark_closed(model);
}

/// Something of the stream came.
pub(crate) fn on_pushed(model: &mut Model, step: &mut Step, call_id: CallId, bytes: &[u8]) {
    if !model.calls.listens(call_id) {
        return;
    }
    let now_ms = step.env.now_ms;
    let push = &mut *model.push;
    let (mut stream, since_ms, begins) = match std::mem::take(&mut push.state) {
        State::Connecting(stream) => (stream, now_ms, true),
        State::Open { stream, since_ms, .. } => (stream, since_ms, false),
        other => {
            push.state = other;
            return;
        }
    };
    let events = stream.reader.read(bytes);
    let access = stream.access;
    push.state = State::Open { stream, since_ms, heard_ms: now_ms };
    // A stream begins with every state that differs from the cursor, so nothing is left to catch up with.
    push.must_catch_up = false;
    push.was_heard = true;
    if begins {
        wallet::ask_anew(model, step);
        session::ask_unread_anew(model, step);
        support::ask_anew(model, step);
    }
    let taken = match events {
        Ok(events) => events.into_iter().try_for_each(|event| topics::take(model, step, access, event)),
        Err(_) => Err(topics::Unreadable),
    };
    if taken.is_err() {
        // Not a stream of this protocol: as after any failure, and without a cursor.
        model.push.last_states = LastStates::default();
        leave(model, step);
        pause(model, step, None);
    }
}

/// The stream of pushed events ended.
pub(crate) fn on_ended(model: &mut Model, step: &mut Step, _: Access, outcome: Outcome) {
    step.stop_timer(TimerId::Push);
    let now_ms = step.env.now_ms;
    let lasted = mark_closed(model).is_some_and(|since_ms| now_ms.saturating_sub(since_ms) >= STEADY_MS);
    // One that fell silent is held back on its way: the next one will be too.
    let was_steady = lasted && !matches!(outcome, Err(Transport::Timeout));
    if was_steady {
        model.push.failures = 0;
    }
    match outcome {
        Ok(HttpReply { status: 200, .. }) if was_steady => {
            if model.site.visible {
                model.push.state = State::Waiting;
                let wait_ms = model.random.below(SPREAD_MS);
                step.start_timer(TimerId::Push, wait_ms);
            }
        }
        Ok(HttpReply { status: 404 | 501, .. }) if !model.push.was_heard => give_up(model, step),
        Err(Transport::Unsupported) => give_up(model, step),
        Ok(reply) => pause(model, step, reply.retry_after),
        Err(_) => pause(model, step, None),
    }
}

/// Does without streams from now on: none is to be had.
fn give_up(model: &mut Model, step: &mut Step) {
    catch_up(model, step);
    model.push.state = State::GivenUp;
}

/// Tries again later. A page that is not seen tries when it is.
fn pause(model: &mut Model, step: &mut Step, retry_after: Option<u32>) {
    let retry_after_ms = retry_after.map_or(0, |seconds| seconds.min(MAX_RETRY_AFTER_S) * 1_000);
    let min_pause_ms = retry_after_ms.max(PAUSE_MS << model.push.failures.min(MAX_DOUBLINGS));
    let jitter_ms = model.random.below(min_pause_ms);
    let push = &mut *model.push;
    push.failures = push.failures.saturating_add(1);
    push.stay_away =
        (retry_after_ms > 0).then_some(StayAway { since_ms: step.env.now_ms, for_ms: retry_after_ms.into() });
    if model.site.visible {
        model.push.state = State::Waiting;
        step.start_timer(TimerId::Push, min_pause_ms + jitter_ms);
        // The next try is near and tells it all, unless this was not the first.
        if model.push.failures > 1 || retry_after_ms > 0 {
            catch_up(model, step);
        }
    }
}

/// Asks once for everything that may have changed while no stream was heard.
fn catch_up(model: &mut Model, step: &mut Step) {
    if model.push.must_catch_up {
        model.push.must_catch_up = false;
        wallet::refresh(model, step);
        session::ask_unread(model, step);
        support::ask(model, step);
        revision::ask(model, step);
        step.emit(DomainEvent::CashierChanged);
    }
}

/// The pause is over, the page was hidden for long enough, or the stream takes long to begin.
pub(crate) fn on_timer(model: &mut Model, step: &mut Step) {
    match model.push.state {
        State::Waiting => {
            // The timer has waited for as long as the server wanted, whatever the clock says since.
            model.push.stay_away = None;
            try_again(model, step);
        }
        State::Connecting(_) | State::Open { .. } if !model.site.visible => leave(model, step),
        State::Connecting(_) => catch_up(model, step),
        _ => {}
    }
}

/// Does not wait any longer, unless the server said so.
pub(crate) fn try_again(model: &mut Model, step: &mut Step) {
    if matches!(model.push.state, State::Waiting) {
        step.stop_timer(TimerId::Push);
        model.push.state = State::Off;
    }
}

/// The page was hidden, or is seen again.
pub(crate) fn on_visibility(model: &mut Model, step: &mut Step) {
    match (model.push.stream().is_some(), model.site.visible) {
        (true, true) if model.push.must_catch_up => step.start_timer(TimerId::Push, CATCH_UP_MS),
        (true, true) => step.stop_timer(TimerId::Push),
        (true, false) => step.start_timer(TimerId::Push, HIDDEN_MS),
        (false, _) => try_again(model, step),
    }
}

/// The device woke up or is online again: the stream may be dead without an error, and a pause is needless.
pub(crate) fn on_woke(model: &mut Model, step: &mut Step) {
    model.push.failures = 0;
    if model.push.stream().is_some() {
        leave(model, step);
    }
    try_again(model, step);
}

/// Another member, or none, or a visitor who is known by another token: nothing that was told is theirs.
pub(crate) fn on_session_changed(model: &mut Model, step: &mut Step) {
    leave(model, step);
    let state = std::mem::take(&mut model.push.state);
    let state = if matches!(state, State::GivenUp) { state } else { State::Off };
    let Push { stay_away, was_heard, .. } = *model.push;
    *model.push = Push { state, stay_away, was_heard, ..Push::default() };
}
