//! What the operator changes while the page is open (sections 2, 4 and 6).
//!
//! Every reply of the server tells the site's revision, a number that grows with each change. When it is newer than what the
//! page holds, the status is asked for again, quietly, and with it whatever the page shows of what an operator can change
//! (`DomainEvent::SiteChanged`). All open pages learn of a change at about the same time, so each waits a moment of its own first;
//! changes that come meanwhile ride along, and there is never more than one refresh. A page that asks for nothing hears of a
//! change because the server tells it by itself ([`push`]), and where that does not work by asking for the number now and then,
//! while it is seen; so maintenance and blocks reach it too, and their end.
//!
//! A refresh of which anything failed is made again when the page would ask next, and not earlier: whoever answers one call
//! badly tells its revision with it, and must not be asked the next moment by every open page.

use crate::api::calls::calls;
use crate::api::{Failure, FailureKind, decode};
use crate::boot::Boot;
use crate::effect::{CallId, Effect, StorageArea, TimerId};
use crate::event::{HttpReply, Transport};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, push, site};
use crate::model::{Model, Step};
use crate::wire::RevisionValue;
use serde::de::IgnoredAny;

calls! {
    /// The site's revision: how often the operator has changed the site.
    Revision => REVISION: Get "/wps/system/revision" Public Plain, latest, on_answered(RevisionValue);
}

/// Entry of session storage: the revision that the tab's stored content is at least as new as.
const STORED: &str = "revision";
/// An idle page asks after this long, in milliseconds, and up to as long again.
const ASK_AFTER_MS: u32 = 30_000;
/// A refresh waits this long, in milliseconds, and up to [`SPREAD_MS`] more.
const SETTLE_MS: u32 = 300;
/// Over so many milliseconds the refreshes of all pages are spread.
const SPREAD_MS: u32 = 4_000;

/// Where the refresh stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Refresh {
    /// No refresh is needed, as far as is known.
    #[default]
    Idle,
    /// A refresh is needed and waits for its moment.
    Waiting,
    /// The status is being asked for.
    UnderWay,
    /// The refresh failed, or some of what it asked for did.
    Missed,
}

/// What is known of the site's revision.
#[derive(Debug, Default)]
pub(crate) struct Revision {
    /// What the page shows is at least this new; nothing before the first status of a tab. A fresh site is at revision 0.
    held: Option<u64>,
    /// The newest revision that the server has reported.
    newest: u64,
    /// The oldest revision that it has reported: the first status counts as no newer, so that no change between the calls of the start
    /// is missed.
    oldest: Option<u64>,
    refresh: Refresh,
    /// The calls for what shows, made because the site changed.
    refetches: Vec<CallId>,
}

impl Revision {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(STORED).and_then(|text| text.reveal().parse().ok());
        Revision { held: stored, ..Revision::default() }
    }

    /// The status that is under way was not asked for by the visitor.
    pub fn is_refreshing(&self) -> bool {
        self.refresh == Refresh::UnderWay
    }
}

/// The page was shown or hidden. A hidden page neither asks nor refreshes.
pub(crate) fn on_visibility(model: &mut Model, step: &mut Step) {
    if model.site.visible {
        ask_unless_live(model, step);
        schedule_ask(model, step);
        return;
    }
    step.stop_timer(TimerId::Revision);
    if model.revision.refresh == Refresh::Waiting {
        model.revision.refresh = Refresh::Idle;
        step.stop_timer(TimerId::Refresh);
    }
}

/// Starts the timer after which the page asks for the revision, or for everything that was missed.
pub(crate) fn schedule_ask(model: &mut Model, step: &mut Step) {
    let jitter_ms = model.random.below(ASK_AFTER_MS);
    step.start_timer(TimerId::Revision, ASK_AFTER_MS + jitter_ms);
}

/// The timer of [`schedule_ask`] rang.
pub(crate) fn on_ask_timer(model: &mut Model, step: &mut Step) {
    if model.site.visible {
        ask_unless_live(model, step);
        schedule_ask(model, step);
    }
}

/// Asks, unless the server tells the number by itself and nothing was missed.
fn ask_unless_live(model: &mut Model, step: &mut Step) {
    if model.revision.refresh == Refresh::Missed || !push::is_live(model, step) {
        ask(model, step);
    } else {
        // A newer revision may have been reported while the page was hidden.
        schedule_refresh(model, step);
    }
}

/// Asks for the number, or once more for what was missed.
pub(crate) fn ask(model: &mut Model, step: &mut Step) {
    // A start that is still trying finds out by itself.
    if !model.site.is_settled() {
        return;
    }
    if model.revision.refresh == Refresh::Missed {
        model.revision.refresh = Refresh::UnderWay;
        site::ask_status(model, step);
    } else if !model.calls.busy(&Request::Revision.slot()) {
        call::send(model, step, Request::Revision, "");
    }
}

pub(crate) fn on_answered(model: &mut Model, step: &mut Step, answer: Result<RevisionValue, Failure>) {
    if let Ok(value) = answer {
        on_revision(model, step, value.revision);
    }
}

/// The server reported its revision along with a reply.
pub(crate) fn on_revision(model: &mut Model, step: &mut Step, revision: u64) {
    let state = &mut model.revision;
    state.newest = state.newest.max(revision);
    state.oldest = Some(state.oldest.map_or(revision, |oldest| oldest.min(revision)));
    schedule_refresh(model, step);
}

fn schedule_refresh(model: &mut Model, step: &mut Step) {
    let state = &model.revision;
    let is_needed = state.held.is_some_and(|held| state.newest > held) && state.refresh == Refresh::Idle;
    if is_needed && model.site.visible && model.site.is_settled() {
        model.revision.refresh = Refresh::Waiting;
        let jitter_ms = model.random.below(SPREAD_MS);
        step.start_timer(TimerId::Refresh, SETTLE_MS + jitter_ms);
    }
}

/// The refresh's moment has come.
pub(crate) fn on_refresh_timer(model: &mut Model, step: &mut Step) {
    if model.revision.refresh == Refresh::Waiting {
        model.revision.refresh = Refresh::UnderWay;
        site::ask_status(model, step);
    }
}

/// The status came: what it says is at least as new as its revision. Whatever else shows is asked for anew if that is newer
/// than what the page held.
pub(crate) fn on_status(model: &mut Model, step: &mut Step, revision: u64) {
    let state = &mut model.revision;
    let previous = state.held;
    state.refresh = Refresh::Idle;
    // A number below the one held is another database's: the page follows it.
    state.newest =
        if previous.is_some_and(|previous| revision < previous) { revision } else { state.newest.max(revision) };
    let held = state.oldest.filter(|_| previous.is_none()).map_or(revision, |oldest| oldest.min(revision));
    state.held = Some(held);
    if revision > 0 {
        step.store(StorageArea::Session, STORED, &held.to_string());
    }
    if previous.is_some_and(|previous| revision != previous) {
        step.emit(DomainEvent::SiteChanged);
    }
    schedule_refresh(model, step);
}

/// The status could not be had.
pub(crate) fn on_status_failed(model: &mut Model) {
    if model.revision.refresh == Refresh::UnderWay {
        model.revision.refresh = Refresh::Missed;
    }
}

/// The effects of this step from index `from` on fetch anew what shows, because the site changed: notes their calls.
pub(crate) fn await_refetches(model: &mut Model, step: &Step, from: usize) {
    let calls = step.effects.iter().skip(from).filter_map(|effect| match effect {
        Effect::Http(call) => Some(call.call_id),
        _ => None,
    });
    model.revision.refetches = calls.collect();
}

/// A call was answered. One that was made because the site changed and could not be had is made again, with the others.
pub(crate) fn on_reply(model: &mut Model, step: &mut Step, call_id: CallId, outcome: &Result<HttpReply, Transport>) {
    let Some(index) = model.revision.refetches.iter().position(|refetch| *refetch == call_id) else { return };
    model.revision.refetches.swap_remove(index);
    // The page itself withdrew what was aborted.
    let is_aborted = matches!(outcome, Err(Transport::Aborted));
    if !is_aborted && decode::<IgnoredAny>(outcome.clone()).is_err_and(|failure| may_pass(failure.kind)) {
        note_missed(model, step);
    }
}

/// Whether another try may succeed: the failure is not a final refusal of the server.
fn may_pass(kind: FailureKind) -> bool {
    !matches!(kind, FailureKind::Refused(status) if status < 500 && status != 429)
}

fn note_missed(model: &mut Model, step: &mut Step) {
    let state = &mut model.revision;
    if let Some(before) = state.held.filter(|held| *held == state.newest).and_then(|held| held.checked_sub(1)) {
        state.held = Some(before);
        step.store(StorageArea::Session, STORED, &before.to_string());
    }
    if state.refresh == Refresh::Idle {
        state.refresh = Refresh::Missed;
    }
}
