//! The view of the form for a transfer to the downline: the same stages as a transfer to the upline.

use super::{AgentTransferEvent, Request, Stage, allowance, file, is_busy, is_idle, is_open};
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::shared::amount::{self, Writing};
use crate::feature::shared::payment_password;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AllOfIt, DownlineTransferView, LoadStatus, MoneyFact, Text, UplineFilling, UplineForm, UplineReview, UplineSent,
};
use crate::wire::{DownlineTransfer, DownlineTransferOptions};

fn ui_event(event: AgentTransferEvent) -> UiEvent {
    UiEvent::AgentTransfer(event)
}

fn page(page: MemberPage, model: &Model) -> String {
    location::address_under(model, Overlay::MemberCentre(page))
}

/// The account that gets the money.
fn receiver_account(model: &Model) -> String {
    file(model).map(|file| file.row.account.clone()).unwrap_or_default()
}

pub(crate) fn view(model: &Model) -> DownlineTransferView {
    if !is_open(model) {
        return DownlineTransferView::default();
    }
    let transfer = &*model.agent_transfer;
    let base = DownlineTransferView {
        status: transfer.options.status(),
        proof: transfer.signing.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        busy: !is_idle(model),
        ..DownlineTransferView::default()
    };
    let Some(options) = transfer.options.ready() else { return base };
    let Some(is_set) = payment_password::is_set(model) else {
        let status = if base.status == LoadStatus::Ready { LoadStatus::Loading } else { base.status };
        return DownlineTransferView { status, ..base };
    };
    DownlineTransferView {
        money: Some(allowance(options).view(model)),
        needs_password: (!is_set).then(|| page(MemberPage::Security, model)),
        form: is_set.then(|| form(model, options)),
        ..base
    }
}

fn form(model: &Model, options: &DownlineTransferOptions) -> UplineForm {
    match &model.agent_transfer.stage {
        Stage::Sent(transfer) => UplineForm::Sent(sent(model, transfer)),
        Stage::Reviewing(amount) => UplineForm::Reviewing(review(model, *amount)),
        Stage::Filling => match closed(model, options) {
            Some(why) => UplineForm::Closed { why },
            None => UplineForm::Filling(Box::new(filling(model, options))),
        },
    }
}

/// Why nothing can be given now, and what helps.
fn closed(model: &Model, options: &DownlineTransferOptions) -> Option<Text> {
    let elsewhere = (!options.open).then(|| Text::of(key::DOWNLINE_TRANSFER_CLOSED));
    payment_password::locked(model).or(elsewhere).or_else(|| allowance(options).closed(model))
}

fn filling(model: &Model, options: &DownlineTransferOptions) -> UplineFilling {
    let (terms, writing) = (allowance(options).terms(), Writing::of(model));
    let transfer = &*model.agent_transfer;
    let amount_event = |event| ui_event(AgentTransferEvent::Amount(event));
    let all = writing.format(terms.bounds.max);
    UplineFilling {
        to: receiver_account(model),
        amount: amount::view(&transfer.amount, (&terms, &writing), (&[], terms.bounds.max), amount_event),
        all: AllOfIt {
            label: Text::of(key::WITHDRAW_ALL).with("amount", all),
            select: ui_event(AgentTransferEvent::All),
        },
        refusals: transfer.signing.refusals,
        review: ui_event(AgentTransferEvent::Review),
    }
}

fn review(model: &Model, amount: Money) -> UplineReview {
    let transfer = &*model.agent_transfer;
    let (shown, to) = (model.site.info.currency.format(amount), receiver_account(model));
    let fact = |key, label, value| MoneyFact { key, label: Text::of(label), value };
    UplineReview {
        sentence: Text::of(key::UPLINE_REVIEW).with("amount", shown.as_str()).with("name", to.as_str()),
        facts: vec![fact("amount", key::WITHDRAW_FACT_AMOUNT, shown), fact("to", key::DOWNLINE_FACT_TO, to)],
        pin: payment_password::pin(model, transfer.signing.pin_error.as_ref()),
        refusals: transfer.signing.refusals,
        back: ui_event(AgentTransferEvent::Back),
        busy: is_busy(model) || !transfer.signing.change.is_idle(),
        forgotten: page(MemberPage::Security, model),
    }
}

fn sent(model: &Model, transfer: &DownlineTransfer) -> UplineSent {
    let amount = model.site.info.currency.format(transfer.amount.0);
    UplineSent {
        sentence: Text::of(key::UPLINE_SENT).with("amount", amount).with("name", transfer.account.as_str()),
        order_no: transfer.order_no.clone(),
        another: ui_event(AgentTransferEvent::Back),
    }
}
