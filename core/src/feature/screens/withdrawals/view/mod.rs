//! The view of the withdrawals on record: lists, and the details of one (section 4 of the specification).

mod timeline;
mod words;

use super::arrival::{self, Arrival};
use super::records::is_loading;
use super::{ArrivalEvent, OpenDetail, Request, WithdrawalsEvent};
use crate::domain::cashier::{Confirmation, WithdrawalStatus};
use crate::domain::digits::plain;
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::upload::MAX_IMAGES;
use crate::event::{SupportEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::services::moment::{exact, moment};
use crate::feature::services::pages;
use crate::feature::shared::amount::{self, Writing};
use crate::feature::shared::payout::destination;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    ArrivalChoice, ArrivalView, CancelView, FilterOption, MoneyFact, NamedWithdrawal, ProofPictures, Text,
    WithdrawalDetail, WithdrawalItem, WithdrawalsView,
};
use crate::wire::Withdrawal;
use timeline::timeline;
use words::{status, tone};

/// The statuses that the list can be narrowed to.
const FILTERS: [WithdrawalStatus; 8] = [
    WithdrawalStatus::AwaitingConfirmation,
    WithdrawalStatus::Completed,
    WithdrawalStatus::AutoConfirmed,
    WithdrawalStatus::Disputed,
    WithdrawalStatus::Rejected,
    WithdrawalStatus::Failed,
    WithdrawalStatus::Returned,
    WithdrawalStatus::Cancelled,
];

fn ui_event(event: WithdrawalsEvent) -> UiEvent {
    UiEvent::Withdrawals(event)
}

pub(crate) fn view(model: &Model) -> WithdrawalsView {
    let records = &*model.withdrawals;
    let page = records.page.ready();
    let select = |number| ui_event(WithdrawalsEvent::Page(number));
    WithdrawalsView {
        named: named_withdrawal(model),
        open: records.open().iter().map(|it| item(model, it)).collect(),
        status: records.page.status(),
        filters: filters(model),
        list: page.map(|page| page.content.iter().map(|it| row(model, it)).collect()).unwrap_or_default(),
        pages: page
            .filter(|page| page.total_pages > 1)
            .map(|page| pages::pages(records.page_index.saturating_add(1), page.total_pages, select))
            .unwrap_or_default(),
        loading: page.is_some() && is_loading(model),
    }
}

/// Filters, where there is anything to narrow. Calling off stands among them only where the operator offers it.
fn filters(model: &Model) -> Vec<FilterOption> {
    let records = &*model.withdrawals;
    let any = records.page.ready().is_some_and(|page| page.total_elements > 0) || records.filter.is_some();
    if !any {
        return Vec::new();
    }
    let may_cancel = records.open.as_ref().is_some_and(|open| open.may_cancel);
    let option = |filter: Option<WithdrawalStatus>| {
        let name = filter.map(WithdrawalStatus::name).unwrap_or_default();
        FilterOption {
            key: name.to_owned(),
            label: Text::of(filter.map_or(key::WITHDRAWALS_ALL, status)),
            selected: records.filter == filter,
            select: ui_event(WithdrawalsEvent::Filter(name.to_owned())),
        }
    };
    let offered = |it: &WithdrawalStatus| *it != WithdrawalStatus::Cancelled || may_cancel;
    std::iter::once(None).chain(FILTERS.into_iter().filter(offered).map(Some)).map(option).collect()
}

/// The withdrawal that the address names, unless it stands among the open ones: until those are known it waits.
fn named_withdrawal(model: &Model) -> Option<NamedWithdrawal> {
    let records = &*model.withdrawals;
    let open = records.open.as_ref()?;
    let id = records.named.as_ref().filter(|id| open.list.iter().all(|it| it.id != **id))?;
    let shown = records.shown.as_ref().filter(|shown| shown.id == *id)?;
    Some(NamedWithdrawal {
        status: shown.value.status(),
        item: shown.value.ready().map(|value| item(model, value)),
        href: location::address_under(model, Overlay::MemberCentre(MemberPage::Withdraw)),
    })
}

/// A row of the list. One that stands above shows its details there.
fn row(model: &Model, withdrawal: &Withdrawal) -> WithdrawalItem {
    let records = &*model.withdrawals;
    let stands_above = records.named.as_deref() == Some(withdrawal.id.as_str())
        || records.open().iter().any(|open| open.id == withdrawal.id);
    let row = item(model, withdrawal);
    WithdrawalItem { detail: row.detail.filter(|_| !stands_above), ..row }
}

fn item(model: &Model, withdrawal: &Withdrawal) -> WithdrawalItem {
    let shown = model.withdrawals.shown.as_ref().filter(|shown| shown.id == withdrawal.id);
    WithdrawalItem {
        key: withdrawal.id.clone(),
        order_no: withdrawal.order_no.clone(),
        amount: model.site.info.currency.format(withdrawal.amount.0),
        account: destination(withdrawal),
        kind: withdrawal.kind,
        created: moment(&withdrawal.created_at, &model.now),
        status: Text::of(status(withdrawal.status)),
        tone: tone(withdrawal.status),
        toggle: ui_event(WithdrawalsEvent::Toggle(withdrawal.id.clone())),
        detail: shown.map(|shown| detail(model, shown)),
    }
}

fn detail(model: &Model, shown: &OpenDetail) -> WithdrawalDetail {
    let value = shown.value.ready();
    let awaits = value.filter(|value| value.status == WithdrawalStatus::AwaitingConfirmation);
    WithdrawalDetail {
        status: shown.value.status(),
        facts: value.map(|value| facts(model, value)).unwrap_or_default(),
        timeline: value.map(|value| timeline(model, value)).unwrap_or_default(),
        arrival: awaits.map(|value| arrival_view(model, value, &shown.arrival)),
        cancel: value.filter(|value| value.can_cancel).map(|value| CancelView {
            asked: shown.cancel_asked,
            busy: model.calls.busy(&Request::Cancel { id: value.id.clone() }.slot()),
            press: ui_event(WithdrawalsEvent::Cancel),
            keep: ui_event(WithdrawalsEvent::Keep),
        }),
        problem: shown.problem.clone(),
        support: UiEvent::Support(SupportEvent::Chat),
    }
}

fn facts(model: &Model, withdrawal: &Withdrawal) -> Vec<MoneyFact> {
    let money =
        |key, label, amount| MoneyFact { key, label: Text::of(label), value: model.site.info.currency.format(amount) };
    let mut facts = vec![money("amount", key::WITHDRAW_FACT_AMOUNT, withdrawal.amount.0)];
    if withdrawal.fee.0.is_positive() {
        facts.push(money("fee", key::WITHDRAW_FACT_FEE, withdrawal.fee.0));
        facts.push(money("net", key::WITHDRAW_FACT_NET, withdrawal.net.0));
    }
    if withdrawal.paid.0.is_positive() && withdrawal.paid != withdrawal.net {
        facts.push(money("paid", key::WITHDRAW_FACT_PAID, withdrawal.paid.0));
    }
    if let Some(confirmation) = &withdrawal.confirmation {
        facts.push(money("received", key::WITHDRAW_FACT_RECEIVED, confirmation.received.0));
        if confirmation.remaining.0.is_positive() {
            facts.push(money("remaining", key::WITHDRAW_FACT_REMAINING, confirmation.remaining.0));
        }
    }
    facts.push(MoneyFact {
        key: "account",
        label: Text::of(key::WITHDRAW_FACT_ACCOUNT),
        value: destination(withdrawal),
    });
    facts
}

fn arrival_view(model: &Model, withdrawal: &Withdrawal, arrival: &Arrival) -> ArrivalView {
    let arrival_event = |event| ui_event(WithdrawalsEvent::Arrival(event));
    let choice = |(answer, label): (Confirmation, &'static str)| ArrivalChoice {
        key: answer,
        label: Text::of(label),
        selected: arrival.answer == Some(answer),
        select: arrival_event(ArrivalEvent::Answer(answer)),
    };
    let answers = [
        (Confirmation::Full, key::ARRIVAL_FULL),
        (Confirmation::Partial, key::ARRIVAL_PARTIAL),
        (Confirmation::NotReceived, key::ARRIVAL_NOT_RECEIVED),
    ];
    let busy = arrival::is_busy(model, &withdrawal.id);
    let (terms, writing) = (arrival::terms(withdrawal), Writing::of(model));
    let amount = || {
        amount::view(&arrival.amount, (&terms, &writing), (&[], terms.bounds.max), |event| {
            arrival_event(ArrivalEvent::Amount(event))
        })
    };
    let disputes = matches!(arrival.answer, Some(Confirmation::Partial | Confirmation::NotReceived));
    ArrivalView {
        until: Text::of(key::ARRIVAL_UNTIL).with("time", exact(&withdrawal.confirm_until, &model.now)),
        answers: answers.map(choice).into(),
        follows: arrival.answer.map(|answer| consequence(model, withdrawal, answer)),
        amount: (arrival.answer == Some(Confirmation::Partial)).then(amount),
        pictures: disputes.then(|| pictures(arrival, busy)),
        error: arrival.missing.then(|| Text::of(key::ARRIVAL_CHOOSE)),
        busy,
    }
}

/// What follows from an answer.
fn consequence(model: &Model, withdrawal: &Withdrawal, answer: Confirmation) -> Text {
    match answer {
        Confirmation::Full => {
            Text::of(key::ARRIVAL_FOLLOWS_FULL).with("amount", model.site.info.currency.format(withdrawal.net.0))
        }
        Confirmation::Partial | Confirmation::NotReceived => Text::of(key::ARRIVAL_FOLLOWS_DISPUTE),
    }
}

fn pictures(arrival: &Arrival, busy: bool) -> ProofPictures {
    let hint = match arrival.answer {
        Some(Confirmation::Partial) => key::ARRIVAL_PICTURES_NEEDED,
        _ => key::ARRIVAL_PICTURES_MAY,
    };
    ProofPictures {
        hint: Text::of(hint).with("most", plain(MAX_IMAGES as u64)),
        files: arrival.pictures.view(),
        error: arrival.pictures.error(),
        can_attach: !busy && arrival.pictures.accepted_count() < MAX_IMAGES,
    }
}
