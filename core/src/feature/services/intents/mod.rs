//! Intents: what a member means once is done once, however often it is pressed, and over time-outs and reloads.
//!
//! A call that says `Intent` in its `calls!` line belongs to an intent. Its idempotency key is drawn at the first press and
//! kept, in session storage too, until the outcome is known; of each call one intent is open at most. It is *Awaited* until an
//! answer comes and it ends. Where none comes, the server is asked for the outcome by key (`asking.rs`), again and again,
//! and nothing is sent. Only when it knows nothing of the key, and the intent is *NotReceived*, may the member send again, under
//! the same key, so that even a call that is late in some queue can not be done besides. The machine that made the call
//! sees one call throughout, whose answer takes a while.
//!
//! After a reload nobody waits for an answer any more: an intent that was open is *Left*, is asked for in the same way, and what became
//! of it is told by a notice. Storage holds key, time and path of each.
//!
//! They end with a session that its member ends. One that the server has ended leaves them *kept*, under the id of their member, until
//! it is known who logs in next: the same member hears what became of them, and for another one they are forgotten.

mod asking;
mod stored;

pub(crate) use asking::{on_asked, on_sent};

use crate::api::calls::calls;
use crate::api::endpoint::Endpoint;
use crate::api::{Failure, decode};
use crate::boot::Boot;
use crate::domain::idempotency::can_be_asked_for;
use crate::effect::{StorageArea, TimerId};
use crate::event::{HttpReply, UiEvent};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, session, wallet};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{OutcomeNotice, OutcomeView, Text};
use crate::wire::{CallState, Done, OutcomeValue};
use serde::{Deserialize, Serialize};

calls! {
    /// What became of a call that a former page made.
    Left { path: &'static str } => OUTCOME: Get "/wps/outcome" Member Plain, single[(*path).to_owned()], on_left(OutcomeValue);
}

/// The notice about a request whose outcome is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum IntentsEvent {
    /// Ask for the outcome now.
    CheckNow,
    /// What was told has been read.
    Dismiss,
}

/// Entry of session storage with the intents.
const STORED: &str = "intents";
/// Pauses between two questions for an outcome grow from the first to the last of these, in milliseconds.
const PAUSES_MS: [u32; 5] = [1_000, 2_000, 5_000, 15_000, 30_000];

/// How far an intent has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// A call of this page stands for it, whose answer or outcome is awaited.
    Awaited,
    /// A former page sent it; its outcome is asked for.
    Left,
    /// The server knows nothing of it: it may be sent again.
    NotReceived,
}

/// What a member means once.
struct Intent {
    key: Secret,
    /// Path of the call, which names it.
    path: &'static str,
    /// When it was last sent, in milliseconds since 1970 UTC.
    sent_ms: u64,
    stage: Stage,
}

/// What became of a request, as the notice tells it.
enum IntentOutcome {
    WentThrough,
    Refused(Text),
    NotReceived,
    /// The call was sent too long ago for the server to know.
    Lost,
}

/// The intents that are open.
#[derive(Default)]
pub(crate) struct Intents {
    open: Vec<Intent>,
    /// Id of the member whose session has ended, until it is known who is here.
    kept_of: Option<String>,
    /// How often the server was asked since something was last learnt.
    tries: usize,
    told: Option<IntentOutcome>,
}

impl Intents {
    pub fn from_boot(boot: &Boot) -> Self {
        let is_member = boot.session("token").is_some_and(|token| !token.is_empty());
        let stored = boot.session(STORED).map(|text| stored::read(text.reveal())).unwrap_or_default();
        if is_member || stored.kept_of.is_some() { stored } else { Intents::default() }
    }

    /// The key of the open intent behind a call.
    pub fn key(&self, path: &str) -> Option<&Secret> {
        self.open.iter().find(|intent| intent.path == path).map(|intent| &intent.key)
    }

    fn find(&mut self, path: &str) -> Option<&mut Intent> {
        self.open.iter_mut().find(|intent| intent.path == path)
    }

    /// A former page left something open whose outcome is still asked for.
    fn has_left(&self) -> bool {
        self.open.iter().any(|intent| intent.stage == Stage::Left)
    }
}

/// Whether an outcome is being asked for, now or after a pause: what moves money waits for it.
pub(crate) fn is_checking(model: &Model) -> bool {
    let unsettled = model.intents.kept_of.is_some() || model.intents.has_left();
    model.session.is_unrestricted() && unsettled || model.calls.awaits_outcome()
}

/// A member presses: the call may go out, under the intent that is made here or was not received. While the outcome of one is
/// not known, none goes out, and the press asks for it.
pub(crate) fn begin(model: &mut Model, step: &mut Step, endpoint: Endpoint) -> bool {
    if model.intents.kept_of.is_some() {
        check_now(model, step);
        return false;
    }
    let (now_ms, path) = (step.env.now_ms, endpoint.path);
    let fresh = |intent: &Intent| intent.stage != Stage::NotReceived || can_be_asked_for(intent.sent_ms, now_ms);
    model.intents.open.retain(|intent| intent.path != path || fresh(intent));
    match model.intents.find(path) {
        Some(intent) if intent.stage == Stage::NotReceived => {
            intent.stage = Stage::Awaited;
            intent.sent_ms = now_ms;
        }
        Some(_) => {
            check_now(model, step);
            return false;
        }
        None => {
            let key = Secret::new(model.random.idempotency_key());
            model.intents.open.push(Intent { key, path, sent_ms: now_ms, stage: Stage::Awaited });
        }
    }
    model.intents.told = None;
    store(model, step);
    true
}

/// The outcome is known: the next press means something else.
fn settle(model: &mut Model, step: &mut Step, path: &str) {
    model.intents.open.retain(|intent| intent.path != path);
    model.intents.tries = 0;
    store(model, step);
}

/// The server knows nothing of it, or it never left: it may be sent again under its key. Says so, unless it was sent so long ago
/// that the server may have forgotten.
pub(crate) fn not_received(model: &mut Model, step: &mut Step, path: &str) -> bool {
    let Some(intent) = model.intents.find(path) else { return true };
    if !can_be_asked_for(intent.sent_ms, step.env.now_ms) {
        settle(model, step, path);
        model.intents.told = Some(IntentOutcome::Lost);
        return false;
    }
    intent.stage = Stage::NotReceived;
    model.intents.tries = 0;
    true
}

fn store(model: &mut Model, step: &mut Step) {
    match stored::write(&model.intents) {
        Some(text) => step.store_secret(STORED, text),
        None => step.forget(StorageArea::Session, STORED),
    }
}

/// The session has ended without its member's wish: what is open waits for the same member to log in.
pub(crate) fn keep_until_login(model: &mut Model, step: &mut Step) {
    let owner = model.intents.kept_of.take().or_else(|| model.session.member_id().map(str::to_owned));
    if model.intents.open.is_empty() || owner.is_none() {
        return forget(model, step);
    }
    let intents = &mut *model.intents;
    let awaited = intents.open.iter_mut().filter(|intent| intent.stage == Stage::Awaited);
    awaited.for_each(|intent| intent.stage = Stage::Left);
    (intents.kept_of, intents.tries, intents.told) = (owner, 0, None);
    step.stop_timer(TimerId::Outcome);
    store(model, step);
}

/// A session begins: whose what is kept is will be known with the member's details.
pub(crate) fn on_session(model: &mut Model, step: &mut Step) {
    if model.intents.kept_of.is_none() {
        forget(model, step);
    }
}

/// It is known who is here, or could not be learnt.
pub(crate) fn on_member(model: &mut Model, step: &mut Step, id: Option<&str>) {
    match (&model.intents.kept_of, id) {
        (None, _) => {}
        (Some(_), None) => ask_later(model, step),
        (Some(owner), Some(id)) if owner != id => forget(model, step),
        (Some(_), Some(_)) => {
            model.intents.kept_of = None;
            store(model, step);
            ask_for_left(model, step);
        }
    }
}

/// Intents are whose they are: the member has ended the session, or another one is here.
pub(crate) fn forget(model: &mut Model, step: &mut Step) {
    if model.intents.open.is_empty() && model.intents.told.is_none() {
        return;
    }
    *model.intents = Intents::default();
    step.stop_timer(TimerId::Outcome);
    store(model, step);
}

/// Asks what became of whatever a former page or session left open, once it is known that it is this member's.
pub(crate) fn ask_for_left(model: &mut Model, step: &mut Step) {
    if !model.session.is_unrestricted() || model.intents.kept_of.is_some() {
        return;
    }
    let left = model.intents.open.iter().filter(|intent| intent.stage == Stage::Left).map(|intent| intent.path);
    for path in left.collect::<Vec<_>>() {
        call::send(model, step, Request::Left { path }, "");
    }
}

/// Asks again after a pause, which grows.
fn ask_later(model: &mut Model, step: &mut Step) {
    let tries = model.intents.tries;
    let pause_ms = PAUSES_MS.get(tries).or(PAUSES_MS.last()).copied().unwrap_or_default();
    model.intents.tries = tries.saturating_add(1);
    step.start_timer(TimerId::Outcome, pause_ms);
}

/// The pause is over.
pub(crate) fn on_pause_over(model: &mut Model, step: &mut Step) {
    if model.intents.kept_of.is_some() {
        call::send(model, step, session::Request::MemberInfo, "");
    }
    asking::ask_for_waiting(model, step);
    ask_for_left(model, step);
}

/// The member asks, or sees the page again.
pub(crate) fn check_now(model: &mut Model, step: &mut Step) {
    if is_checking(model) {
        model.intents.tries = 0;
        on_pause_over(model, step);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: IntentsEvent) {
    match event {
        IntentsEvent::CheckNow => check_now(model, step),
        IntentsEvent::Dismiss => model.intents.told = None,
    }
}

pub(crate) fn on_left(model: &mut Model, step: &mut Step, path: &'static str, answer: Result<OutcomeValue, Failure>) {
    // Nothing is left of it once the session has ended.
    if model.intents.find(path).is_none() {
        return;
    }
    let Ok(value) = answer else { return ask_later(model, step) };
    let told = match (value.state, value.status, value.body) {
        (CallState::InProgress, ..) => return ask_later(model, step),
        (CallState::Unknown, ..) => {
            if not_received(model, step, path) {
                model.intents.told = Some(IntentOutcome::NotReceived);
            }
            return;
        }
        (CallState::Answered, Some(status), Some(body)) if !(200..300).contains(&status) => {
            let reply = HttpReply { status, retry_after: None, request_id: None, body };
            decode::<Done>(Ok(reply))
                .map_or_else(|failure| IntentOutcome::Refused(failure.problem().text), |_| IntentOutcome::WentThrough)
        }
        (CallState::Answered | CallState::Done, ..) => IntentOutcome::WentThrough,
    };
    settle(model, step, path);
    model.intents.told = Some(told);
    wallet::refresh(model, step);
    step.emit(DomainEvent::OutcomeFound);
}

/// Whether the server is being asked at this moment: for an outcome, or for who is here.
fn is_asking(model: &Model) -> bool {
    if model.intents.kept_of.is_some() {
        return model.calls.busy(&session::Request::MemberInfo.slot());
    }
    let mut left = model.intents.open.iter().filter(|intent| intent.stage == Stage::Left);
    model.calls.asks_outcome() || left.any(|intent| model.calls.busy(&Request::Left { path: intent.path }.slot()))
}

pub(crate) fn view(model: &Model) -> OutcomeView {
    if is_checking(model) {
        return OutcomeView {
            notice: Some(OutcomeNotice {
                text: Text::of(key::OUTCOME_CHECKING),
                reason: None,
                label: Text::of(key::OUTCOME_CHECK_NOW),
                press: UiEvent::Intents(IntentsEvent::CheckNow),
                busy: is_asking(model),
            }),
        };
    }
    let notice = model.intents.told.as_ref().map(|told| {
        let (words, reason) = match told {
            IntentOutcome::WentThrough => (key::OUTCOME_WENT_THROUGH, None),
            IntentOutcome::Refused(reason) => (key::OUTCOME_REFUSED, Some(reason.clone())),
            IntentOutcome::NotReceived => (key::OUTCOME_NOT_RECEIVED, None),
            IntentOutcome::Lost => (key::OUTCOME_LOST, None),
        };
        let press = UiEvent::Intents(IntentsEvent::Dismiss);
        OutcomeNotice { text: Text::of(words), reason, label: Text::of(key::CLOSE), press, busy: false }
    });
    OutcomeView { notice }
}
