//! The form of a transfer: amount, review, and what was sent.
//!
//! What can be given follows from the options alone: bounds, what may leave the wallet, what is left of the day. The server judges again,
//! and its refusal finds the input that it is about.

use super::{Request, TransferUpline};
use crate::api::Failure;
use crate::domain::money::Money;
use crate::event::AmountEvent;
use crate::feature::services::{call, intents, wallet};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::feature::shared::guarded::{Guarded, Reply};
use crate::feature::shared::payment_password;
use crate::feature::shared::transfer::TransferAllowance;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::wire::{Amount, UplineTransfer, UplineTransferOptions, UplineTransferRequest, code};

/// A transfer that the member wants.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TransferRequest {
    amount: Money,
    payment_password: Secret,
}

/// How far the form has come.
#[derive(Debug, Default, PartialEq)]
pub(super) enum Stage {
    #[default]
    Filling,
    Reviewing(Money),
    Sent(Box<UplineTransfer>),
}

/// State of the form of a transfer to the upline.
#[derive(Default)]
pub(super) struct Form {
    pub amount: AmountField,
    pub stage: Stage,
}

/// Whether the transfer is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Give.slot()) || intents::is_checking(model)
}

/// Whether nothing is under way, nor waits for the login password.
pub(super) fn is_idle(model: &Model) -> bool {
    model.transfer_upline.signing.change.is_idle() && !is_busy(model)
}

/// What the options allow to be transferred.
pub(super) fn allowance(options: &UplineTransferOptions) -> TransferAllowance<'_> {
    TransferAllowance { money: &options.money, limits: &options.limits }
}

/// The options, while there is somebody to give money to.
pub(super) fn open(model: &Model) -> Option<&UplineTransferOptions> {
    model.transfer_upline.options.ready().filter(|options| options.upline.is_some())
}

/// The options came: a transfer that can not be sent any more is not under review.
pub(super) fn leave_review_if_closed(model: &mut Model) {
    if matches!(model.transfer_upline.form.stage, Stage::Reviewing(_)) && open(model).is_none() && is_idle(model) {
        model.transfer_upline.form.stage = Stage::Filling;
    }
}

/// The terms, and how money is written, while the form is being filled in.
fn filling(model: &Model) -> Option<(Terms, Writing)> {
    let options = open(model).filter(|options| allowance(options).is_usable())?;
    let is_open = model.transfer_upline.form.stage == Stage::Filling && payment_password::locked(model).is_none();
    is_open.then(|| (allowance(options).terms(), Writing::of(model)))
}

pub(super) fn on_amount(model: &mut Model, event: AmountEvent) {
    if let Some((terms, writing)) = filling(model) {
        model.transfer_upline.form.amount.on_event(event, &terms, &writing);
    }
}

pub(super) fn take_all(model: &mut Model) {
    let Some((terms, writing)) = filling(model) else { return };
    if terms.bounds.max.is_positive() {
        model.transfer_upline.form.amount.set_amount(terms.bounds.max, &writing);
    }
}

pub(super) fn review(model: &mut Model) {
    let Some((terms, writing)) = filling(model) else { return };
    if !is_idle(model) || payment_password::is_set(model) != Some(true) {
        return;
    }
    let TransferUpline { form, signing, problem, .. } = &mut *model.transfer_upline;
    signing.pin_error = None;
    *problem = None;
    match form.amount.check(&terms, &writing) {
        Some(amount) => form.stage = Stage::Reviewing(amount),
        None => signing.refuse(),
    }
}

/// Back to the form, from the review or from what was sent.
pub(super) fn back(model: &mut Model) {
    if is_idle(model) {
        let TransferUpline { form, signing, problem, .. } = &mut *model.transfer_upline;
        form.stage = Stage::Filling;
        signing.pin_error = None;
        *problem = None;
    }
}

pub(super) fn send(model: &mut Model, step: &mut Step, payment_password: Secret) {
    let Stage::Reviewing(amount) = model.transfer_upline.form.stage else { return };
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    if !is_idle(model) || open(model).is_none() {
        return;
    }
    if model.transfer_upline.signing.takes(&payment_password) {
        transfer_funds(model, step, TransferRequest { amount, payment_password });
    }
}

/// Makes the call of the transfer.
pub(super) fn transfer_funds(model: &mut Model, step: &mut Step, request: TransferRequest) {
    model.transfer_upline.problem = None;
    let body = UplineTransferRequest {
        amount: Amount(request.amount),
        payment_password: request.payment_password.reveal().into(),
    };
    if call::send_with_body(model, step, Request::Give, &body) {
        model.transfer_upline.signing.change = Guarded::Sent(request);
    }
}

pub(super) fn on_given(model: &mut Model, step: &mut Step, answer: Result<UplineTransfer, Failure>) {
    match model.transfer_upline.signing.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, transfer) => {
            let form = &mut model.transfer_upline.form;
            form.amount.clear();
            form.stage = Stage::Sent(Box::new(transfer));
            wallet::refresh_unless_live(model, step);
            super::load(model, step);
        }
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the input that it names, else the problem of the page.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let amount = failure.value.fields.get("amount").cloned();
    let terms = open(model).map(|options| allowance(options).terms()).unwrap_or_default();
    let TransferUpline { form, signing, problem, .. } = &mut *model.transfer_upline;
    signing.refuse();
    if let Some(refusal) = &amount {
        form.amount.refuse(refusal, &terms);
    }
    let about_form = [code::UPLINE_UNAVAILABLE, code::TRANSFER_DAILY_COUNT, code::NOT_ENABLED];
    if amount.is_some() || about_form.contains(&failure.code.as_str()) {
        form.stage = Stage::Filling;
    }
    if pin.is_none() && amount.is_none() {
        *problem = Some(failure.problem());
    }
    signing.pin_error = pin;
    // A refusal means that the options shown are out of date.
    call::send(model, step, Request::Options, "");
}
