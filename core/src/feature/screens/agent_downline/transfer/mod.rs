//! The form of a transfer to somebody of the team: amount, review, and what was sent.
//!
//! It walks Filling -> Reviewing -> sent -> Sent, and the call belongs to an intent, so that it is done once whatever becomes of its answer.

mod view;

pub(crate) use view::view;

use super::{DownlineAct, act, file, open_id, refresh as refresh_page};
use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::money::Money;
use crate::domain::route::Query;
use crate::event::AmountEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, wallet};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::feature::shared::guarded::{Guarded, Reply, Signing};
use crate::feature::shared::payment_password;
use crate::feature::shared::transfer::TransferAllowance;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::wire::{Amount, Done, DownlineTransfer, DownlineTransferOptions, DownlineTransferRequest};
use serde::{Deserialize, Serialize};

calls! {
    /// What can be given to an account of the team.
    Options => AGENT_TRANSFER_OPTIONS: Get "/wps/agent/downline/transferOptions" Member Plain, latest, on_options(DownlineTransferOptions);
    /// Give money to an account of the team.
    Give => AGENT_TRANSFER: Post "/wps/agent/downline/transfers" Member Sealed Intent, single, on_given(DownlineTransfer);
    /// Check the login password before the transfer.
    Reauthenticate => AGENT_TRANSFER_PROOF: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
}

/// Events of the form for a transfer to the downline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentTransferEvent {
    /// Fetch again what failed.
    Retry,
    /// The amount was changed.
    Amount(AmountEvent),
    /// Put in all that can be given now.
    All,
    /// Go on to the review.
    Review,
    /// Back to the form.
    Back,
    /// Send the transfer, with the payment password.
    Send(Secret),
    /// An input was changed: its error goes away.
    Edited,
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the login password: nothing is sent.
    CancelProof,
}

/// A transfer that the agent wants to make.
#[derive(Clone, Debug, PartialEq)]
struct TransferRequest {
    to: String,
    amount: Money,
    payment_password: Secret,
}

/// How far the form has come.
#[derive(Debug, Default, PartialEq)]
enum Stage {
    #[default]
    Filling,
    Reviewing(Money),
    Sent(Box<DownlineTransfer>),
}

/// State of the form for a transfer to the downline.
#[derive(Default)]
pub(crate) struct AgentTransfer {
    options: Remote<DownlineTransferOptions>,
    amount: AmountField,
    stage: Stage,
    signing: Signing<TransferRequest>,
}

/// Whether the transfer is on its way, or it is not known what became of it.
fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Give.slot()) || intents::is_checking(model)
}

/// Whether nothing is under way, nor waits for the login password.
pub(super) fn is_idle(model: &Model) -> bool {
    model.agent_transfer.signing.change.is_idle() && !is_busy(model)
}

fn is_open(model: &Model) -> bool {
    act(model) == Some(DownlineAct::Transfer)
}

/// What the options allow to be transferred.
fn allowance(options: &DownlineTransferOptions) -> TransferAllowance<'_> {
    TransferAllowance { money: &options.money, limits: &options.limits }
}

fn load(model: &mut Model, step: &mut Step) {
    let mut query = Query::default();
    query.push("id", Some(open_id(model)));
    model.agent_transfer.options.start_loading();
    call::send(model, step, Request::Options, &query.text());
}

/// Asks again for what can be given, where that shows.
fn refresh(model: &mut Model, step: &mut Step) {
    if is_open(model) {
        load(model, step);
    }
}

fn on_options(model: &mut Model, _: &mut Step, answer: Result<DownlineTransferOptions, Failure>) {
    if is_open(model) {
        model.agent_transfer.options.answer(answer);
    }
}

/// The terms, and how money is written, while the form is being filled in.
fn filling(model: &Model) -> Option<(Terms, Writing)> {
    let transfer = &*model.agent_transfer;
    let options = transfer.options.ready().filter(|options| options.open && allowance(options).is_usable())?;
    let fills = is_open(model) && transfer.stage == Stage::Filling && payment_password::locked(model).is_none();
    fills.then(|| (allowance(options).terms(), Writing::of(model)))
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentTransferEvent) {
    if !is_open(model) {
        return;
    }
    match event {
        AgentTransferEvent::Retry => refresh(model, step),
        AgentTransferEvent::Amount(event) => {
            if let Some((terms, writing)) = filling(model) {
                model.agent_transfer.amount.on_event(event, &terms, &writing);
            }
        }
        AgentTransferEvent::All => {
            let Some((terms, writing)) = filling(model) else { return };
            if terms.bounds.max.is_positive() {
                model.agent_transfer.amount.set_amount(terms.bounds.max, &writing);
            }
        }
        AgentTransferEvent::Review => review(model),
        AgentTransferEvent::Back if is_idle(model) => {
            model.agent_transfer.stage = Stage::Filling;
            model.agent_transfer.signing.pin_error = None;
            model.agent_downline.forms.problem = None;
        }
        AgentTransferEvent::Send(password) => send(model, step, password.trimmed()),
        AgentTransferEvent::Edited => {
            model.agent_transfer.signing.edited();
        }
        AgentTransferEvent::ProvePassword(password) => {
            if let Some(body) = model.agent_transfer.signing.change.prove(&password) {
                call::send_with_body(model, step, Request::Reauthenticate, &body);
            }
        }
        AgentTransferEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.agent_transfer.signing.change.give_up();
        }
        AgentTransferEvent::Back | AgentTransferEvent::CancelProof => {}
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::DownlineFormChanged => {
            *model.agent_transfer = AgentTransfer::default();
            refresh(model, step);
        }
        DomainEvent::CashierChanged | DomainEvent::OutcomeFound | DomainEvent::SiteChanged => refresh(model, step),
        _ => {}
    }
}

fn review(model: &mut Model) {
    let Some((terms, writing)) = filling(model) else { return };
    if !is_idle(model) || payment_password::is_set(model) != Some(true) {
        return;
    }
    model.agent_downline.forms.problem = None;
    let transfer = &mut *model.agent_transfer;
    transfer.signing.pin_error = None;
    match transfer.amount.check(&terms, &writing) {
        Some(amount) => transfer.stage = Stage::Reviewing(amount),
        None => transfer.signing.refuse(),
    }
}

fn send(model: &mut Model, step: &mut Step, payment_password: Secret) {
    let Stage::Reviewing(amount) = model.agent_transfer.stage else { return };
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    if !is_idle(model) || file(model).is_none() {
        return;
    }
    if !model.agent_transfer.signing.takes(&payment_password) {
        return;
    }
    let to = open_id(model).to_owned();
    transfer_funds(model, step, TransferRequest { to, amount, payment_password });
}

/// Makes the call of the transfer.
fn transfer_funds(model: &mut Model, step: &mut Step, request: TransferRequest) {
    model.agent_downline.forms.problem = None;
    let body = DownlineTransferRequest {
        to: request.to.clone(),
        amount: Amount(request.amount),
        payment_password: request.payment_password.reveal().into(),
    };
    if call::send_with_body(model, step, Request::Give, &body) {
        model.agent_transfer.signing.change = Guarded::Sent(request);
    }
}

fn on_given(model: &mut Model, step: &mut Step, answer: Result<DownlineTransfer, Failure>) {
    match model.agent_transfer.signing.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, receipt) => {
            let transfer = &mut *model.agent_transfer;
            transfer.amount.clear();
            transfer.stage = Stage::Sent(Box::new(receipt));
            wallet::refresh_unless_live(model, step);
            refresh_page(model, step);
            refresh(model, step);
        }
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the input that it names, else the problem of the form.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let amount = failure.value.fields.get("amount").cloned();
    let transfer = &mut *model.agent_transfer;
    let terms = transfer.options.ready().map(|options| allowance(options).terms()).unwrap_or_default();
    transfer.signing.refuse();
    if let Some(refusal) = &amount {
        transfer.amount.refuse(refusal, &terms);
    }
    if pin.is_none() {
        transfer.stage = Stage::Filling;
    }
    let is_of_no_input = pin.is_none() && amount.is_none();
    transfer.signing.pin_error = pin;
    if is_of_no_input {
        model.agent_downline.forms.problem = Some(failure.problem());
    }
    // A refusal means that the options shown are out of date.
    refresh(model, step);
}

/// The check of the login password was answered: what waited for it goes on.
fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(request) = model.agent_transfer.signing.change.proved(answer) {
        transfer_funds(model, step, request);
    }
}
