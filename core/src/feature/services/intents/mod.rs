//! Intents: an action that moves money, or must be done once for another reason, is done once, however often its button is pressed,
//! across time-outs and reloads.
//!
//! A call that says `Intent` in its `calls!` line belongs to an intent. Its idempotency key is drawn at the first press and
//! kept, in session storage too, until the outcome is known; of each call one intent is open at most. It is *Awaited* until an
//! answer comes and it ends. Where none comes, the server is asked for the outcome by key (`asking.rs`), again and again,
//! and nothing is sent. Only when it knows nothing of the key, and the intent is *NotReceived*, may the member send again, under
//! the same key, so that the first call is not done as well if it still arrives late. The feature that made the call
//! sees one call throughout, whose answer takes a while.
//!
//! After a reload nobody waits for an answer any more: an intent that was open is *Orphaned*. Its outcome is asked for in the same way
//! and shown as a notice. Session storage holds key, time and path of each.
//!
//! They end with a session that its member ends. One that the server has ended keeps them under the id of their member until it is
//! known who logs in next: the same member sees their outcomes, and for another member they are dropped.

mod asking;
mod stored;

pub(crate) use asking::{on_outcome_answered, on_sent};

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
    Orphaned { path: &'static str } => OUTCOME: Get "/wps/outcome" Member Plain, single[(*path).to_owned()], on_orphaned_outcome(OutcomeValue);
}

/// What the member does with the notice about a request whose outcome was not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum IntentsEvent {
    /// Ask for the outcome now.
    CheckNow,
    /// The notice with the outcome has been read.
    Dismiss,
}

/// Entry of session storage with the intents.
const STORED: &str = "intents";
/// Pauses between two questions for an outcome, in milliseconds; the last one repeats.
const PAUSES_MS: [u32; 5] = [1_000, 2_000, 5_000, 15_000, 30_000];

/// How far an intent has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// A call of this page stands for it, whose answer or outcome is awaited.
    Awaited,
    /// A former page sent it; its outcome is asked for.
    Orphaned,
    /// The server knows nothing of it: it may be sent again.
    NotReceived,
}

/// An action that must be done at most once.
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
    /// Id of the member whose intents these are, after the server has ended the session and until it is known who logs in next.
    pending_owner: Option<String>,
    /// How often the server was asked since an outcome was last found; sets the next pause.
    tries: usize,
    /// The outcome that the notice shows.
    notice: Option<IntentOutcome>,
}

impl Intents {
    pub fn from_boot(boot: &Boot) -> Self {
        let is_member = boot.session("token").is_some_and(|token| !token.is_empty());
        let stored = boot.session(STORED).map(|text| stored::read(text.reveal())).unwrap_or_default();
        if is_member || stored.pending_owner.is_some() { stored } else { Intents::default() }
    }

    /// The key of the open intent behind a call.
    pub fn key(&self, path: &str) -> Option<&Secret> {
        self.open.iter().find(|intent| intent.path == path).map(|intent| &intent.key)
    }

    fn find(&mut self, path: &str) -> Option<&mut Intent> {
        self.open.iter_mut().find(|intent| intent.path == path)
    }

    /// Whether a former page has left intents whose outcome is still asked for.
    fn has_orphaned(&self) -> bool {
        self.open.iter().any(|intent| intent.stage == Stage::Orphaned)
    }
}

/// Whether an outcome is being asked for, now or after a pause: whatever needs an intent waits for it.
pub(crate) fn is_checking(model: &Model) -> bool {
    let unsettled = model.intents.pending_owner.is_some() || model.intents.has_orphaned();
    (model.session.is_unrestricted() && unsettled) || model.calls.awaits_outcome()
}

/// A member presses the button of a call that needs an intent. Returns whether the call may go out: under a new intent, or under the one that
/// the server did not receive. While an outcome is not known no call goes out, and the press asks for the outcome.
pub(crate) fn begin(model: &mut Model, step: &mut Step, endpoint: Endpoint) -> bool {
    if model.intents.pending_owner.is_some() {
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
    model.intents.notice = None;
    store(model, step);
    true
}

/// The outcome is known: the intent ends, and the next press begins another one.
fn settle(model: &mut Model, step: &mut Step, path: &str) {
    model.intents.open.retain(|intent| intent.path != path);
    model.intents.tries = 0;
    store(model, step);
}

/// The server knows nothing of it, or it never left: it may be sent again under its key. Returns whether it may: not where it was
/// sent so long ago that the server may have forgotten it.
pub(crate) fn not_received(model: &mut Model, step: &mut Step, path: &str) -> bool {
    let Some(intent) = model.intents.find(path) else { return true };
    if !can_be_asked_for(intent.sent_ms, step.env.now_ms) {
        settle(model, step, path);
        model.intents.notice = Some(IntentOutcome::Lost);
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

/// The server has ended the session: open intents wait for the same member to log in again.
pub(crate) fn keep_until_login(model: &mut Model, step: &mut Step) {
    let owner = model.intents.pending_owner.take().or_else(|| model.session.member_id().map(str::to_owned));
    if model.intents.open.is_empty() || owner.is_none() {
        return forget(model, step);
    }
    let intents = &mut *model.intents;
    let awaited = intents.open.iter_mut().filter(|intent| intent.stage == Stage::Awaited);
    awaited.for_each(|intent| intent.stage = Stage::Orphaned);
    (intents.pending_owner, intents.tries, intents.notice) = (owner, 0, None);
    step.stop_timer(TimerId::Outcome);
    store(model, step);
}

/// A session begins. Whether kept intents are this member's is known once the member's details have come.
pub(crate) fn on_session(model: &mut Model, step: &mut Step) {
    if model.intents.pending_owner.is_none() {
        forget(model, step);
    }
}

/// The member's details came (`id`), or could not be had (`None`).
pub(crate) fn on_member(model: &mut Model, step: &mut Step, id: Option<&str>) {
    match (&model.intents.pending_owner, id) {
        (None, _) => {}
        (Some(_), None) => ask_later(model, step),
        (Some(owner), Some(id)) if owner != id => forget(model, step),
        (Some(_), Some(_)) => {
            model.intents.pending_owner = None;
            store(model, step);
            ask_for_orphaned(model, step);
        }
    }
}

/// Drops all intents: the member has ended the session, or another member has logged in.
pub(crate) fn forget(model: &mut Model, step: &mut Step) {
    if model.intents.open.is_empty() && model.intents.notice.is_none() {
        return;
    }
    *model.intents = Intents::default();
    step.stop_timer(TimerId::Outcome);
    store(model, step);
}

/// Asks what became of whatever a former page or session left open, once it is known that it is this member's.
pub(crate) fn ask_for_orphaned(model: &mut Model, step: &mut Step) {
    if !model.session.is_unrestricted() || model.intents.pending_owner.is_some() {
        return;
    }
    let orphaned = model.intents.open.iter().filter(|intent| intent.stage == Stage::Orphaned).map(|intent| intent.path);
    for path in orphaned.collect::<Vec<_>>() {
        call::send(model, step, Request::Orphaned { path }, "");
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
    if model.intents.pending_owner.is_some() {
        call::send(model, step, session::Request::MemberInfo, "");
    }
    asking::ask_for_waiting(model, step);
    ask_for_orphaned(model, step);
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
        IntentsEvent::Dismiss => model.intents.notice = None,
    }
}

pub(crate) fn on_orphaned_outcome(
    model: &mut Model,
    step: &mut Step,
    path: &'static str,
    answer: Result<OutcomeValue, Failure>,
) {
    // Nothing is left of it once the session has ended.
    if model.intents.find(path).is_none() {
        return;
    }
    let Ok(value) = answer else { return ask_later(model, step) };
    let found = match (value.state, value.status, value.body) {
        (CallState::InProgress, ..) => return ask_later(model, step),
        (CallState::Unknown, ..) => {
            if not_received(model, step, path) {
                model.intents.notice = Some(IntentOutcome::NotReceived);
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
    model.intents.notice = Some(found);
    wallet::refresh(model, step);
    step.emit(DomainEvent::OutcomeFound);
}

/// Whether the server is being asked at this moment: for an outcome, or for who is here.
fn is_asking(model: &Model) -> bool {
    if model.intents.pending_owner.is_some() {
        return model.calls.busy(&session::Request::MemberInfo.slot());
    }
    let mut orphaned = model.intents.open.iter().filter(|intent| intent.stage == Stage::Orphaned);
    model.calls.asks_outcome()
        || orphaned.any(|intent| model.calls.busy(&Request::Orphaned { path: intent.path }.slot()))
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
    let notice = model.intents.notice.as_ref().map(|outcome| {
        let (words, reason) = match outcome {
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
