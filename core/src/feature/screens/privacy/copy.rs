//! A copy of the data: asked for, made by a job whose progress the server tells, downloaded from an address that is good once.

use super::{Change, Request, is_idle, send, shows};
use crate::api::Failure;
use crate::effect::{Effect, TimerId};

use crate::feature::services::remote::Remote;
use crate::feature::services::{call, push};
use crate::feature::shared::guarded::Settled;
use crate::model::{Model, Step};
use crate::wire::{DataCopyLink, DataCopyState, DataCopyValue, JobProgress, JobState, code};

/// The page asks this often how far it is, while the server does not tell by itself.
const POLL_MS: u32 = 5_000;
/// How the address of a download begins. No other leaves the page.
const FILE: &str = "/wps/member/dataCopy/file?";

/// The copy, and how far its job is.
#[derive(Default)]
pub(super) struct Copy {
    pub value: Remote<DataCopyValue>,
    /// Steps that are done, of how many.
    pub steps: Option<(u64, u64)>,
}

impl Copy {
    /// It is being made.
    pub fn is_under_way(&self) -> bool {
        self.value.ready().is_some_and(|value| value.state == DataCopyState::Preparing)
    }

    /// In percent, while it is being made and that is known.
    pub fn percent(&self) -> Option<u32> {
        let (done, total) = self.steps.filter(|(_, total)| self.is_under_way() && *total > 0)?;
        u32::try_from(done.min(total).saturating_mul(100) / total).ok()
    }
}

pub(super) fn watch(step: &mut Step) {
    step.start_timer(TimerId::DataCopyPoll, POLL_MS);
}

pub(super) fn unwatch(step: &mut Step) {
    step.stop_timer(TimerId::DataCopyPoll);
}

pub(crate) fn on_poll(model: &mut Model, step: &mut Step) {
    if !shows(model) {
        return;
    }
    if model.site.visible && model.privacy.copy.is_under_way() && !push::is_live(model, step) {
        call::send(model, step, Request::CopyState, "");
    }
    watch(step);
}

/// The server tells how far a job is.
pub(super) fn on_job(model: &mut Model, step: &mut Step, job: &JobProgress) {
    let is_ours = model.privacy.copy.value.ready().is_some_and(|value| value.job_id == job.id);
    if !is_ours || !shows(model) || !model.privacy.copy.is_under_way() {
        return;
    }
    model.privacy.copy.steps = Some((job.done, job.total));
    if matches!(job.state, JobState::Done | JobState::Failed) {
        call::send(model, step, Request::CopyState, "");
    }
}

pub(crate) fn on_state(model: &mut Model, _: &mut Step, answer: Result<DataCopyValue, Failure>) {
    model.privacy.copy.value.answer(answer);
}

/// Whether another one can be asked for now.
pub(super) fn can_ask(model: &Model) -> bool {
    let value = model.privacy.copy.value.ready();
    value.is_some_and(|value| {
        value.state != DataCopyState::Preparing && !super::view::is_ahead(&value.next_at, &model.now)
    })
}

pub(super) fn ask(model: &mut Model, step: &mut Step) {
    if is_idle(model) && can_ask(model) {
        send(model, step, Change::AskCopy);
    }
}

pub(super) fn download(model: &mut Model, step: &mut Step) {
    let value = model.privacy.copy.value.ready();
    if is_idle(model) && value.is_some_and(|value| value.state == DataCopyState::Ready) {
        send(model, step, Change::Download);
    }
}

pub(crate) fn on_asked(model: &mut Model, step: &mut Step, answer: Result<DataCopyValue, Failure>) {
    match model.privacy.change.settle(answer) {
        Settled::Nothing => {}
        Settled::Done(_, value) => {
            model.privacy.copy.steps = None;
            model.privacy.copy.value.answer(Ok(value));
        }
        Settled::Refused(_, failure) => refuse(model, step, &failure),
    }
}

pub(crate) fn on_link(model: &mut Model, step: &mut Step, answer: Result<DataCopyLink, Failure>) {
    match model.privacy.change.settle(answer) {
        Settled::Nothing => {}
        // The browser keeps the page: what comes is a file.
        Settled::Done(_, link) if link.path.starts_with(FILE) => step.push(Effect::Leave(link.path)),
        Settled::Done(..) => {}
        Settled::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What was refused says that something else holds than what shows.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    model.privacy.problem = Some(failure.problem());
    if [code::DATA_COPY_DAILY, code::NOT_FOUND].contains(&failure.code.as_str()) {
        call::send(model, step, Request::CopyState, "");
    }
}
