//! The form of a transfer to somebody of the team: amount, review, and what was sent.
//!
//! It walks Filling -> Reviewing -> sent -> Sent, and the call belongs to an intent, so that it is done once whatever becomes of its answer.

use super::{AgentDownlineEvent, DownlineAct, Request, file, open_id, refresh as refresh_file};
use crate::api::Failure;
use crate::domain::money::Money;
use crate::domain::route::Query;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, wallet};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::feature::shared::guarded::{Guarded, Settled};
use crate::feature::shared::payment_password;
use crate::feature::shared::transfer::Room;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::view::Text;
use crate::wire::{Amount, Done, DownlineTransfer, DownlineTransferOptions, DownlineTransferRequest};

/// A transfer that the agent wants.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Asked {
    to: String,
    amount: Money,
    payment_password: Secret,
}

/// How far the form has come.
#[derive(Debug, Default, PartialEq)]
pub(super) enum Stage {
    #[default]
    Filling,
    Reviewing(Money),
    Sent(Box<DownlineTransfer>),
}

/// The form.
#[derive(Default)]
pub(super) struct Transfer {
    pub options: Remote<DownlineTransferOptions>,
    pub amount: AmountField,
    pub stage: Stage,
    pub pin_error: Option<Text>,
    pub refusals: u32,
    pub change: Guarded<Asked>,
}

/// It is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Give.slot()) || intents::is_checking(model)
}

/// Nothing is under way, nor waits for the login password.
pub(super) fn is_idle(model: &Model) -> bool {
    model.agent_downline.transfer.change.is_idle() && !is_busy(model)
}

fn is_open(model: &Model) -> bool {
    model.agent_downline.forms.act == Some(DownlineAct::Transfer)
}

/// What there is to give.
pub(super) fn room(options: &DownlineTransferOptions) -> Room<'_> {
    Room { money: &options.money, limits: &options.limits }
}

pub(super) fn open(model: &mut Model, step: &mut Step) {
    model.agent_downline.transfer = Transfer::default();
    ask(model, step);
}

fn ask(model: &mut Model, step: &mut Step) {
    let mut query = Query::default();
    query.push("id", Some(open_id(model)));
    model.agent_downline.transfer.options.ask();
    call::send(model, step, Request::Options, &query.text());
}

/// Asks again for what can be given, where that shows.
pub(super) fn refresh(model: &mut Model, step: &mut Step) {
    if is_open(model) {
        ask(model, step);
    }
}

pub(super) fn on_options(model: &mut Model, _: &mut Step, answer: Result<DownlineTransferOptions, Failure>) {
    if is_open(model) {
        model.agent_downline.transfer.options.answer(answer);
    }
}

/// The terms, and how money is written, while the form is being filled in.
fn filling(model: &Model) -> Option<(Terms, Writing)> {
    let transfer = &model.agent_downline.transfer;
    let options = transfer.options.ready().filter(|options| options.open && room(options).is_there())?;
    let fills = is_open(model) && transfer.stage == Stage::Filling && payment_password::locked(model).is_none();
    fills.then(|| (room(options).terms(), Writing::of(model)))
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: AgentDownlineEvent) {
    match event {
        AgentDownlineEvent::Amount(event) => {
            if let Some((terms, writing)) = filling(model) {
                model.agent_downline.transfer.amount.on_event(event, &terms, &writing);
            }
        }
        AgentDownlineEvent::All => {
            let Some((terms, writing)) = filling(model) else { return };
            if terms.bounds.max.is_positive() {
                model.agent_downline.transfer.amount.put(terms.bounds.max, &writing);
            }
        }
        AgentDownlineEvent::Review => review(model),
        AgentDownlineEvent::Back if is_idle(model) => {
            let page = &mut *model.agent_downline;
            page.transfer.stage = Stage::Filling;
            page.transfer.pin_error = None;
            page.forms.problem = None;
        }
        AgentDownlineEvent::Send(password) => send(model, step, password.trimmed()),
        AgentDownlineEvent::Edited => {
            let transfer = &mut model.agent_downline.transfer;
            transfer.change.edited();
            transfer.pin_error = None;
        }
        AgentDownlineEvent::ProvePassword(password) => {
            if let Some(body) = model.agent_downline.transfer.change.prove(&password) {
                call::send_with_body(model, step, Request::Reauthenticate, &body);
            }
        }
        AgentDownlineEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.agent_downline.transfer.change.give_up();
        }
        _ => {}
    }
}

fn review(model: &mut Model) {
    let Some((terms, writing)) = filling(model) else { return };
    if !is_idle(model) || payment_password::is_set(model) != Some(true) {
        return;
    }
    let page = &mut *model.agent_downline;
    page.forms.problem = None;
    let transfer = &mut page.transfer;
    transfer.pin_error = None;
    match transfer.amount.check(&terms, &writing) {
        Some(amount) => transfer.stage = Stage::Reviewing(amount),
        None => transfer.refusals = transfer.refusals.wrapping_add(1),
    }
}

fn send(model: &mut Model, step: &mut Step, payment_password: Secret) {
    let Stage::Reviewing(amount) = model.agent_downline.transfer.stage else { return };
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    if !is_idle(model) || file(model).is_none() {
        return;
    }
    let transfer = &mut model.agent_downline.transfer;
    transfer.pin_error = payment_password::wrong_entry(&payment_password);
    if transfer.pin_error.is_some() {
        transfer.refusals = transfer.refusals.wrapping_add(1);
        return;
    }
    let to = open_id(model).to_owned();
    give(model, step, Asked { to, amount, payment_password });
}

/// Makes the call.
fn give(model: &mut Model, step: &mut Step, asked: Asked) {
    model.agent_downline.forms.problem = None;
    let body = DownlineTransferRequest {
        to: asked.to.clone(),
        amount: Amount(asked.amount),
        payment_password: asked.payment_password.reveal().into(),
    };
    if call::send_with_body(model, step, Request::Give, &body) {
        model.agent_downline.transfer.change = Guarded::Sent(asked);
    }
}

pub(super) fn on_given(model: &mut Model, step: &mut Step, answer: Result<DownlineTransfer, Failure>) {
    match model.agent_downline.transfer.change.settle(answer) {
        Settled::Nothing => {}
        Settled::Done(_, given) => {
            let transfer = &mut model.agent_downline.transfer;
            transfer.amount.clear();
            transfer.stage = Stage::Sent(Box::new(given));
            wallet::keep_up(model, step);
            refresh_file(model, step);
            refresh(model, step);
        }
        Settled::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the input that it names, else the problem of the form.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::tell_tried(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let amount = failure.value.fields.get("amount").cloned();
    let page = &mut *model.agent_downline;
    let terms = page.transfer.options.ready().map(|options| room(options).terms()).unwrap_or_default();
    let transfer = &mut page.transfer;
    transfer.refusals = transfer.refusals.wrapping_add(1);
    if let Some(said) = &amount {
        transfer.amount.refuse(said, &terms);
    }
    if pin.is_none() {
        transfer.stage = Stage::Filling;
    }
    if pin.is_none() && amount.is_none() {
        page.forms.problem = Some(failure.problem());
    }
    transfer.pin_error = pin;
    // What was refused says that something else holds than what shows.
    refresh(model, step);
}

/// The login password was checked: what waited for it goes on.
pub(super) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(asked) = model.agent_downline.transfer.change.proved(answer) {
        give(model, step, asked);
    }
}
