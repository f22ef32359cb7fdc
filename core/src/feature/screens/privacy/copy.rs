//! A copy of the data: asked for, made by a job whose progress the server tells, downloaded from an address that is good once.

use super::{Change, Request, is_idle, is_shown, send};
use crate::api::Failure;
use crate::effect::{Effect, TimerId};

use crate::feature::services::remote::Remote;
use crate::feature::services::{call, push};
use crate::feature::shared::guarded::Reply;
use crate::model::{Model, Step};
use crate::wire::{DataCopyLink, DataCopyState, DataCopyValue, JobProgress, code};

/// How often the page asks how far the copy is, in milliseconds, while the server does not tell by itself.
const POLL_MS: u32 = 5_000;
/// How the address of a download begins. No other leaves the page.
const FILE: &str = "/wps/member/dataCopy/file?";

/// The copy, and how far its job is.
#[derive(Default)]
pub(super) struct Copy {
    pub value: Remote<DataCopyValue>,
    /// Steps of the copy's job that are done, of how many.
    pub steps: Option<(u64, u64)>,
}

impl Copy {
    /// Whether the copy is being made.
    pub fn is_under_way(&self) -> bool {
        self.value.ready().is_some_and(|value| value.state == DataCopyState::Preparing)
    }

    /// How far the copy has come, in percent, while it is being made and that is known.
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
    if !is_shown(model) {
        return;
    }
    if model.site.visible && model.privacy.copy.is_under_way() && !push::is_live(model, step) {
        call::send(model, step, Request::CopyState, "");
    }
    watch(step);
}

/// The server tells how far a job is.
pub(super) fn on_job(model: &mut Model, step: &mut Step, job: &JobProgress) {
    if is_shown(model) && job_under_way(model).is_some_and(|id| id == job.id) {
        model.privacy.copy.steps = Some((job.done, job.total));
        ask_for_ended(model, step);
    }
}

/// The job of the copy that is being made.
fn job_under_way(model: &Model) -> Option<&str> {
    let value = model.privacy.copy.value.ready()?;
    (value.state == DataCopyState::Preparing).then_some(value.job_id.as_str())
}

/// Asks anew where the job of a copy that is said to be under way has ended.
fn ask_for_ended(model: &mut Model, step: &mut Step) {
    let job_id = job_under_way(model).map(str::to_owned);
    if job_id.is_some_and(|id| push::take_ended(model, &id)) {
        call::send(model, step, Request::CopyState, "");
    }
}

pub(crate) fn on_state(model: &mut Model, step: &mut Step, answer: Result<DataCopyValue, Failure>) {
    model.privacy.copy.value.answer(answer);
    ask_for_ended(model, step);
}

/// Whether another copy can be asked for now.
pub(super) fn can_request(model: &Model) -> bool {
    let value = model.privacy.copy.value.ready();
    value.is_some_and(|value| {
        value.state != DataCopyState::Preparing && !super::view::is_ahead(&value.next_at, &model.now)
    })
}

pub(super) fn request(model: &mut Model, step: &mut Step) {
    if is_idle(model) && can_request(model) {
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
    match model.privacy.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, value) => {
            model.privacy.copy.steps = None;
            model.privacy.copy.value.answer(Ok(value));
            ask_for_ended(model, step);
        }
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

pub(crate) fn on_link(model: &mut Model, step: &mut Step, answer: Result<DataCopyLink, Failure>) {
    match model.privacy.change.take_reply(answer) {
        Reply::Nothing => {}
        // The browser keeps the page: what comes is a file.
        Reply::Done(_, link) if link.path.starts_with(FILE) => step.push(Effect::Leave(link.path)),
        Reply::Done(..) => {}
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// A request was refused: reads the copy anew where that says that something else holds than what shows.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    model.privacy.problem = Some(failure.problem());
    if [code::DATA_COPY_DAILY, code::NOT_FOUND].contains(&failure.code.as_str()) {
        call::send(model, step, Request::CopyState, "");
    }
}
