//! The view of the transfers to the upline: what may leave, what comes first, and the form (section 2 of the specification).

use super::form::{Stage, allowance, is_busy, is_idle, open};
use super::history::is_loading;
use super::{Request, TransferUpline, TransferUplineEvent};
use crate::domain::cashier::UplineDirection;
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::event::UiEvent;
use crate::feature::services::moment::moment;
use crate::feature::services::{location, pages};
use crate::feature::shared::amount::{self, Writing};
use crate::feature::shared::payment_password;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AllOfIt, LoadStatus, MoneyFact, Text, TransferUplineView, UplineFilling, UplineForm, UplineReview, UplineSent,
    UplineTransferItem, UplineTransfersView,
};
use crate::wire::{TransferParty, UplineTransfer, UplineTransferOptions};

fn ui_event(event: TransferUplineEvent) -> UiEvent {
    UiEvent::TransferUpline(event)
}

fn page(page: MemberPage, model: &Model) -> String {
    location::address_under(model, Overlay::MemberCentre(page))
}

pub(crate) fn view(model: &Model) -> TransferUplineView {
    let own = &*model.transfer_upline;
    let base = TransferUplineView {
        status: own.options.status(),
        proof: own.signing.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        problem: own.problem.clone(),
        busy: !is_idle(model),
        ..TransferUplineView::default()
    };
    let Some(options) = own.options.ready() else { return base };
    // Nobody to give money to needs no password either. The receipt of what was sent stands whatever has changed since.
    if options.upline.is_none() && !matches!(own.form.stage, Stage::Sent(_)) {
        return TransferUplineView { form: Some(UplineForm::Closed { why: Text::of(key::UPLINE_NONE) }), ..base };
    }
    // Where it is not known how the payment password stands, its own card says so, and the form waits.
    let Some(is_set) = payment_password::is_set(model) else {
        let status = if base.status == LoadStatus::Ready { LoadStatus::Loading } else { base.status };
        return TransferUplineView { status, ..base };
    };
    TransferUplineView {
        money: Some(allowance(options).view(model)),
        needs_password: !is_set,
        form: is_set.then(|| form(model, options)),
        ..base
    }
}

fn form(model: &Model, options: &UplineTransferOptions) -> UplineForm {
    match &model.transfer_upline.form.stage {
        Stage::Sent(transfer) => UplineForm::Sent(sent(model, transfer)),
        // What is under way shows until it has ended, whatever the options say meanwhile.
        Stage::Reviewing(amount) => UplineForm::Reviewing(review(model, *amount, options)),
        Stage::Filling => match allowance(options).closed(model) {
            Some(why) => UplineForm::Closed { why },
            None => UplineForm::Filling(Box::new(filling(model, options))),
        },
    }
}

/// Name of the other side of a transfer.
fn name(party: &TransferParty) -> String {
    if party.name == party.hint { party.name.clone() } else { [&party.name, " (", &party.hint, ")"].concat() }
}

/// Name of the upline who would get the money.
fn upline(model: &Model) -> String {
    open(model).and_then(|options| options.upline.as_ref()).map(name).unwrap_or_default()
}

fn filling(model: &Model, options: &UplineTransferOptions) -> UplineFilling {
    let (terms, writing) = (allowance(options).terms(), Writing::of(model));
    let TransferUpline { form, signing, .. } = &*model.transfer_upline;
    let amount_event = |event| ui_event(TransferUplineEvent::Amount(event));
    let all = writing.format(terms.bounds.max);
    UplineFilling {
        to: upline(model),
        amount: amount::view(&form.amount, (&terms, &writing), (&[], terms.bounds.max), amount_event),
        all: AllOfIt {
            label: Text::of(key::WITHDRAW_ALL).with("amount", all),
            select: ui_event(TransferUplineEvent::All),
        },
        refusals: signing.refusals,
        review: ui_event(TransferUplineEvent::Review),
    }
}

fn review(model: &Model, amount: Money, options: &UplineTransferOptions) -> UplineReview {
    let signing = &model.transfer_upline.signing;
    let shown = model.site.info.currency.format(amount);
    let to = options.upline.as_ref().map(name).unwrap_or_default();
    let fact = |key, label, value| MoneyFact { key, label: Text::of(label), value };
    UplineReview {
        sentence: Text::of(key::UPLINE_REVIEW).with("amount", shown.as_str()).with("name", to.as_str()),
        facts: vec![
            fact("amount", key::WITHDRAW_FACT_AMOUNT, shown.clone()),
            fact("net", key::UPLINE_FACT_GETS, shown),
            fact("to", key::UPLINE_FACT_TO, to),
        ],
        pin: payment_password::pin(model, signing.pin_error.as_ref()),
        refusals: signing.refusals,
        back: ui_event(TransferUplineEvent::Back),
        busy: is_busy(model) || !signing.change.is_idle(),
        forgotten: page(MemberPage::Security, model),
    }
}

fn sent(model: &Model, transfer: &UplineTransfer) -> UplineSent {
    let amount = model.site.info.currency.format(transfer.amount.0);
    UplineSent {
        sentence: Text::of(key::UPLINE_SENT).with("amount", amount).with("name", name(&transfer.party)),
        order_no: transfer.order_no.clone(),
        another: ui_event(TransferUplineEvent::Back),
    }
}

pub(crate) fn list_view(model: &Model) -> UplineTransfersView {
    let history = &model.transfer_upline.history;
    let list = history.page.ready();
    let select = |number| ui_event(TransferUplineEvent::Page(number));
    UplineTransfersView {
        status: history.page.status(),
        list: list.map(|list| list.content.iter().map(|it| item(model, it)).collect()).unwrap_or_default(),
        pages: list
            .filter(|list| list.total_pages > 1)
            .map(|list| pages::pages(history.page_index.saturating_add(1), list.total_pages, select))
            .unwrap_or_default(),
        loading: list.is_some() && is_loading(model),
    }
}

fn item(model: &Model, transfer: &UplineTransfer) -> UplineTransferItem {
    let (label, sign) = match transfer.direction {
        UplineDirection::Out => (key::UPLINE_GIVEN, -1),
        UplineDirection::In => (key::UPLINE_GOT, 1),
    };
    UplineTransferItem {
        key: transfer.id.clone(),
        title: Text::of(label).with("name", name(&transfer.party)),
        incoming: transfer.direction == UplineDirection::In,
        amount: model.site.info.currency.format(Money(transfer.amount.0.0.saturating_mul(sign))),
        order_no: transfer.order_no.clone(),
        at: moment(&transfer.at, &model.now),
    }
}
