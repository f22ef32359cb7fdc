//! Pictures of the receipt of a bank slip: at most three, judged when they are chosen and sent at once, one after another.
//!
//! The file itself never comes here: the page keeps it under a handle, and the driver sends it.

use super::{Request, detail, id_query};
use crate::api::Failure;
use crate::domain::cashier::{DepositKind, DepositStatus};
use crate::domain::upload::{ImageFault, MAX_IMAGES, judge};
use crate::event::PickedFile;
use crate::feature::services::call;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text};
use crate::wire::{Deposit, StepActor};

/// How many files stand on the form at most, those that are not taken included.
const MAX_SHOWN: usize = 9;

/// How far the file of a picture has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Progress {
    Waiting,
    Sending,
    Done,
    Refused(&'static str),
    Failed(Problem),
}

/// A picture of a receipt.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attached {
    pub handle: u32,
    pub name: String,
    pub size: u32,
    pub progress: Progress,
}

/// How many pictures the server has: each is a step.
fn receipts_sent(deposit: &Deposit) -> usize {
    let is_receipt =
        |step: &&crate::wire::Step| step.status == DepositStatus::Review.name() && step.actor == StepActor::Member;
    deposit.steps.iter().filter(is_receipt).count()
}

/// How many pictures the deposit still takes; none where it takes none.
pub(super) fn images_left(deposit: &Deposit) -> usize {
    let takes = deposit.kind == DepositKind::BankSlip && deposit.status.awaits_payment();
    if takes { MAX_IMAGES.saturating_sub(receipts_sent(deposit)) } else { 0 }
}

fn named_deposit(model: &Model) -> Option<&Deposit> {
    model.deposits.named.as_ref().and_then(|detail| detail.deposit())
}

pub(super) fn attach(model: &mut Model, step: &mut Step, files: Vec<PickedFile>) {
    let Some(left) = named_deposit(model).map(images_left) else { return };
    for PickedFile { handle, name, size, head } in files {
        let receipts = &mut model.deposits.receipts;
        if receipts.len() >= MAX_SHOWN || receipts.iter().any(|file| file.handle == handle) {
            continue;
        }
        let on_the_way = |file: &&Attached| matches!(file.progress, Progress::Waiting | Progress::Sending);
        let progress = match judge(u64::from(size), &head) {
            Err(ImageFault::Kind) => Progress::Refused(key::APPLY_FILE_KIND),
            Err(ImageFault::Size) => Progress::Refused(key::APPLY_FILE_SIZE),
            Err(ImageFault::Empty) => Progress::Refused(key::APPLY_FILE_EMPTY),
            Ok(_) if receipts.iter().filter(on_the_way).count() >= left => Progress::Refused(key::APPLY_FILES_TOO_MANY),
            Ok(_) => Progress::Waiting,
        };
        receipts.push(Attached { handle, name, size, progress });
    }
    send_next(model, step);
}

/// Sends the next picture that waits, unless one is under way.
fn send_next(model: &mut Model, step: &mut Step) {
    let Some(id) = named_deposit(model).map(|deposit| deposit.id.clone()) else { return };
    let next = model.deposits.receipts.iter_mut().find(|file| file.progress == Progress::Waiting);
    let Some(handle) = next.map(|file| file.handle) else { return };
    let query = id_query(&id);
    if call::send_with_file(model, step, Request::Receipt { id, handle }, &query, handle) {
        set_progress(model, handle, Progress::Sending);
    }
}

fn set_progress(model: &mut Model, handle: u32, progress: Progress) {
    if let Some(file) = model.deposits.receipts.iter_mut().find(|file| file.handle == handle) {
        file.progress = progress;
    }
}

pub(crate) fn on_sent(model: &mut Model, step: &mut Step, _id: String, handle: u32, answer: Result<Deposit, Failure>) {
    match answer {
        Ok(deposit) => {
            set_progress(model, handle, Progress::Done);
            detail::update(model, step, &deposit);
        }
        Err(failure) => {
            set_progress(model, handle, Progress::Failed(failure.problem()));
            detail::load(model, step);
        }
    }
    send_next(model, step);
}

/// Takes a picture off that is not under way.
pub(super) fn detach(model: &mut Model, handle: u32) {
    model.deposits.receipts.retain(|file| file.handle != handle || file.progress == Progress::Sending);
}

pub(super) fn send_again(model: &mut Model, step: &mut Step, handle: u32) {
    let mut files = model.deposits.receipts.iter();
    if files.any(|file| file.handle == handle && matches!(file.progress, Progress::Failed(_))) {
        set_progress(model, handle, Progress::Waiting);
        send_next(model, step);
    }
}

/// How far a file has come, in words.
pub(super) fn file_progress(progress: &Progress) -> crate::view::FileProgress {
    use crate::view::FileProgress;
    match progress {
        Progress::Waiting => FileProgress::Waiting,
        Progress::Sending => FileProgress::Uploading,
        Progress::Done => FileProgress::Done,
        Progress::Refused(why) => FileProgress::Refused { text: Text::of(why) },
        Progress::Failed(problem) => FileProgress::Failed { problem: problem.clone() },
    }
}
