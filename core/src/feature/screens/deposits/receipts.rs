//! Pictures of the receipt of a bank slip: at most three, judged when they are chosen and sent at once, one after another.
//!
//! The file itself never comes here: the page keeps it under a handle, and the driver sends it.

use super::{Request, detail, id_query};
use crate::api::Failure;
use crate::domain::cashier::{DepositKind, DepositStatus};
use crate::domain::upload::{MAX_IMAGES, judge};
use crate::event::PickedFile;
use crate::feature::services::call;
use crate::feature::shared::file_queue::UploadState;
use crate::feature::shared::image_fault::fault_key;
use crate::model::{Model, Step};
use crate::text::key;
use crate::wire::{Deposit, StepActor};

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
    model.deposits.receipts.add(files, &(), |queue, file| match judge(u64::from(file.size), &file.head) {
        Err(fault) => UploadState::Refused(fault_key(fault)),
        Ok(_) if queue.count(|it| matches!(it, UploadState::Waiting | UploadState::Sending)) >= left => {
            UploadState::Refused(key::APPLY_FILES_TOO_MANY)
        }
        Ok(_) => UploadState::Waiting,
    });
    send_next(model, step);
}

/// Sends the next picture that waits, unless one is under way.
fn send_next(model: &mut Model, step: &mut Step) {
    let Some(id) = named_deposit(model).map(|deposit| deposit.id.clone()) else { return };
    let Some(handle) = model.deposits.receipts.next_waiting().map(|file| file.handle) else { return };
    let query = id_query(&id);
    if call::send_with_file(model, step, Request::Receipt { id, handle }, &query, handle) {
        model.deposits.receipts.set(handle, UploadState::Sending);
    }
}

pub(crate) fn on_sent(model: &mut Model, step: &mut Step, _id: String, handle: u32, answer: Result<Deposit, Failure>) {
    match answer {
        Ok(deposit) => {
            model.deposits.receipts.set(handle, UploadState::Done);
            detail::update(model, step, &deposit);
        }
        Err(failure) => {
            model.deposits.receipts.set(handle, UploadState::Failed(failure.problem()));
            detail::load(model, step);
        }
    }
    send_next(model, step);
}

/// Takes a picture off that is not under way.
pub(super) fn detach(model: &mut Model, handle: u32) {
    model.deposits.receipts.remove_idle(handle);
}

pub(super) fn send_again(model: &mut Model, step: &mut Step, handle: u32) {
    if model.deposits.receipts.retry(handle) {
        send_next(model, step);
    }
}
