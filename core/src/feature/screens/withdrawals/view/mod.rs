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
            .map(|page| pages::pages(records.turned.saturating_add(1), page.total_pages, select))
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
        let word = filter.map(WithdrawalStatus::name).unwrap_or_default();
        FilterOption {
            key: word.to_owned(),
            label: Text::of(filter.map_or(key::WITHDRAWALS_ALL, status)),
            selected: records.filter == filter,
            select: ui_event(WithdrawalsEvent::Filter(word.to_owned())),
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
fn row(model: &Model, it: &Withdrawal) -> WithdrawalItem {
    let records = &*model.withdrawals;
    let stands_above =
        records.named.as_deref() == Some(it.id.as_str()) || records.open().iter().any(|open| open.id == it.id);
    let row = item(model, it);
    WithdrawalItem { detail: row.detail.filter(|_| !stands_above), ..row }
}

fn item(model: &Model, it: &Withdrawal) -> WithdrawalItem {
    let shown = model.withdrawals.shown.as_ref().filter(|shown| shown.id == it.id);
    WithdrawalItem {
        key: it.id.clone(),
        order_no: it.order_no.clone(),
        amount: model.site.info.currency.format(it.amount.0),
        account: destination(it),
        kind: it.kind,
        created: moment(&it.created_at, &model.now),
        status: Text::of(status(it.status)),
        tone: tone(it.status),
        toggle: ui_event(WithdrawalsEvent::Toggle(it.id.clone())),
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

fn facts(model: &Model, it: &Withdrawal) -> Vec<MoneyFact> {
    let money =
        |key, label, amount| MoneyFact { key, label: Text::of(label), value: model.site.info.currency.format(amount) };
    let mut facts = vec![money("amount", key::WITHDRAW_FACT_AMOUNT, it.amount.0)];
    if it.fee.0.is_positive() {
        facts.push(money("fee", key::WITHDRAW_FACT_FEE, it.fee.0));
        facts.push(money("net", key::WITHDRAW_FACT_NET, it.net.0));
    }
    if it.paid.0.is_positive() && it.paid != it.net {
        facts.push(money("paid", key::WITHDRAW_FACT_PAID, it.paid.0));
    }
    if let Some(said) = &it.confirmation {
        facts.push(money("received", key::WITHDRAW_FACT_RECEIVED, said.received.0));
        if said.remaining.0.is_positive() {
            facts.push(money("remaining", key::WITHDRAW_FACT_REMAINING, said.remaining.0));
        }
    }
    facts.push(MoneyFact { key: "account", label: Text::of(key::WITHDRAW_FACT_ACCOUNT), value: destination(it) });
    facts
}

fn arrival_view(model: &Model, it: &Withdrawal, given: &Arrival) -> ArrivalView {
    let arrival_event = |event| ui_event(WithdrawalsEvent::Arrival(event));
    let choice = |(answer, label): (Confirmation, &'static str)| ArrivalChoice {
        key: answer,
        label: Text::of(label),
        selected: given.answer == Some(answer),
        select: arrival_event(ArrivalEvent::Answer(answer)),
    };
    let answers = [
        (Confirmation::Full, key::ARRIVAL_FULL),
        (Confirmation::Partial, key::ARRIVAL_PARTIAL),
        (Confirmation::NotReceived, key::ARRIVAL_NOT_RECEIVED),
    ];
    let busy = arrival::is_busy(model, &it.id);
    let (terms, writing) = (arrival::terms(it), Writing::of(model));
    let amount = || {
        amount::view(&given.amount, (&terms, &writing), (&[], terms.bounds.max), |it| {
            arrival_event(ArrivalEvent::Amount(it))
        })
    };
    let disputes = matches!(given.answer, Some(Confirmation::Partial | Confirmation::NotReceived));
    ArrivalView {
        until: Text::of(key::ARRIVAL_UNTIL).with("time", exact(&it.confirm_until, &model.now)),
        answers: answers.map(choice).into(),
        follows: given.answer.map(|answer| consequence(model, it, answer)),
        amount: (given.answer == Some(Confirmation::Partial)).then(amount),
        pictures: disputes.then(|| pictures(given, busy)),
        error: given.missing.then(|| Text::of(key::ARRIVAL_CHOOSE)),
        busy,
    }
}

/// What follows from an answer.
fn consequence(model: &Model, it: &Withdrawal, answer: Confirmation) -> Text {
    match answer {
        Confirmation::Full => {
            Text::of(key::ARRIVAL_FOLLOWS_FULL).with("amount", model.site.info.currency.format(it.net.0))
        }
        Confirmation::Partial | Confirmation::NotReceived => Text::of(key::ARRIVAL_FOLLOWS_DISPUTE),
    }
}

fn pictures(given: &Arrival, busy: bool) -> ProofPictures {
    let hint = match given.answer {
        Some(Confirmation::Partial) => key::ARRIVAL_PICTURES_NEEDED,
        _ => key::ARRIVAL_PICTURES_MAY,
    };
    ProofPictures {
        hint: Text::of(hint).with("most", plain(MAX_IMAGES as u64)),
        files: given.pictures.view(),
        error: given.pictures.error(),
        can_attach: !busy && given.pictures.accepted_count() < MAX_IMAGES,
    }
}
