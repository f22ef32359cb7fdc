//! The list with its filter and pages, the details of one withdrawal at a time, and calling one off.

use super::arrival::Arrival;
use super::{Open, OpenDetail, Request};
use crate::api::Failure;
use crate::domain::cashier::WithdrawalStatus;
use crate::domain::digits::plain;
use crate::domain::route::Query;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts, wallet};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{Withdrawal, WithdrawalPage};

/// How many withdrawals a page has.
const PAGE_SIZE: u64 = 10;

/// Asks for the page of the list, and for the details that are open.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    load_list(model, step);
    load_one(model, step);
}

pub(super) fn load_list(model: &mut Model, step: &mut Step) {
    let records = &mut *model.withdrawals;
    records.page.start_loading();
    let mut query = Query::default();
    query.push("pageNo", Some(&plain(u64::from(records.page_index) + 1)));
    query.push("pageSize", Some(&plain(PAGE_SIZE)));
    query.push("status", records.filter.map(WithdrawalStatus::name));
    call::send(model, step, Request::List, &query.text());
}

fn id_query(id: &str) -> String {
    let mut query = Query::default();
    query.push("id", Some(id));
    query.text()
}

fn load_one(model: &mut Model, step: &mut Step) {
    let Some(shown) = &mut model.withdrawals.shown else { return };
    shown.value.start_loading();
    let id = shown.id.clone();
    let query = id_query(&id);
    call::send(model, step, Request::One { id }, &query);
}

pub(crate) fn on_list(model: &mut Model, step: &mut Step, answer: Result<WithdrawalPage, Failure>) {
    model.withdrawals.page.answer(answer);
    let records = &mut *model.withdrawals;
    let last = records.page.ready().map_or(0, |page| page.total_pages.saturating_sub(1));
    // The list has become shorter meanwhile.
    if records.page.ready().is_some() && records.page_index > last {
        records.page_index = last;
        load_list(model, step);
    }
}

pub(crate) fn on_one(model: &mut Model, _: &mut Step, id: String, answer: Result<Withdrawal, Failure>) {
    if let Ok(value) = &answer {
        model.withdrawals.replace(value);
    }
    if let Some(shown) = model.withdrawals.open_detail(&id) {
        shown.value.answer(answer);
    }
}

/// Shows a withdrawal as an answer of the server describes it, wherever it shows.
pub(super) fn update(model: &mut Model, step: &mut Step, value: Withdrawal) {
    model.withdrawals.replace(&value);
    if let Some(shown) = model.withdrawals.open_detail(&value.id) {
        shown.value = Remote::Ready(value);
        shown.problem = None;
    }
    step.emit(DomainEvent::WithdrawalsChanged);
}

/// Copies the open withdrawals from the withdrawal options, once those have loaded. The first time, the details of the withdrawal that
/// awaits the member's confirmation open by themselves.
pub(super) fn update_open(model: &mut Model, step: &mut Step) {
    let Some(options) = model.withdraw.options() else { return };
    let open = Open { list: options.open.clone(), may_cancel: options.may_cancel };
    let records = &mut *model.withdrawals;
    let waits = |it: &&Withdrawal| it.status == WithdrawalStatus::AwaitingConfirmation;
    let first = open.list.iter().find(waits).or(open.list.first()).map(|it| it.id.clone());
    records.open = Some(open);
    if std::mem::replace(&mut records.has_auto_opened, true) || records.shown.is_some() {
        return;
    }
    if let Some(id) = first {
        show(model, step, id);
    }
}

fn show(model: &mut Model, step: &mut Step, id: String) {
    let (value, arrival) = (Remote::Idle, Arrival::default());
    model.withdrawals.shown = Some(OpenDetail { id, value, arrival, cancel_asked: false, problem: None });
    load_one(model, step);
}

/// The address names a withdrawal: its details open.
pub(super) fn follow_address(model: &mut Model, step: &mut Step) {
    let item = model.location.route.item.clone();
    if model.withdrawals.named == item {
        return;
    }
    model.withdrawals.named.clone_from(&item);
    if let Some(id) = item {
        show(model, step, id);
    }
}

/// Whether a withdrawal with this id stands on the page.
fn is_known(model: &Model, id: &str) -> bool {
    let records = &*model.withdrawals;
    records.named.as_deref() == Some(id) || records.open().iter().chain(records.listed()).any(|it| it.id == id)
}

pub(super) fn toggle(model: &mut Model, step: &mut Step, id: &str) {
    if model.withdrawals.open_detail(id).is_some() {
        model.withdrawals.shown = None;
    } else if is_known(model, id) {
        show(model, step, id.to_owned());
    }
}

pub(super) fn filter(model: &mut Model, step: &mut Step, name: &str) {
    let filter = WithdrawalStatus::from_name(name);
    if filter.is_none() && !name.is_empty() {
        return;
    }
    let records = &mut *model.withdrawals;
    if records.filter != filter {
        records.filter = filter;
        records.page_index = 0;
        load_list(model, step);
    }
}

pub(super) fn turn_page(model: &mut Model, step: &mut Step, number: u32) {
    let records = &mut *model.withdrawals;
    let total = records.page.ready().map_or(0, |page| page.total_pages);
    if (1..=total).contains(&number) && records.page_index.checked_add(1) != Some(number) {
        records.page_index = number.saturating_sub(1);
        load_list(model, step);
    }
}

/// Whether another page is on its way.
pub(super) fn is_loading(model: &Model) -> bool {
    model.calls.busy(&Request::List.slot())
}

/// The withdrawal whose details are open, once they are there.
pub(super) fn ready(model: &Model) -> Option<&Withdrawal> {
    model.withdrawals.shown.as_ref()?.value.ready()
}

/// Asks whether to call off the withdrawal, and does it at the second press.
pub(super) fn cancel(model: &mut Model, step: &mut Step) {
    let Some(id) = ready(model).filter(|value| value.can_cancel).map(|value| value.id.clone()) else { return };
    let Some(shown) = model.withdrawals.open_detail(&id) else { return };
    shown.problem = None;
    if std::mem::replace(&mut shown.cancel_asked, true) {
        let query = id_query(&id);
        call::send(model, step, Request::Cancel { id }, &query);
    }
}

pub(super) fn dismiss_cancel(model: &mut Model) {
    if let Some(shown) = &mut model.withdrawals.shown {
        shown.cancel_asked = false;
    }
}

pub(crate) fn on_cancelled(model: &mut Model, step: &mut Step, id: String, answer: Result<Withdrawal, Failure>) {
    dismiss_cancel(model);
    match answer {
        Ok(value) => {
            update(model, step, value);
            wallet::refresh_unless_live(model, step);
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_WITHDRAWAL_CANCELLED));
        }
        Err(failure) => fail(model, step, &id, &failure),
    }
}

/// A request about a withdrawal was refused: shows why, and fetches the withdrawal again.
pub(super) fn fail(model: &mut Model, step: &mut Step, id: &str, failure: &Failure) {
    if let Some(shown) = model.withdrawals.open_detail(id) {
        shown.problem = Some(failure.problem());
        load_one(model, step);
    }
}
