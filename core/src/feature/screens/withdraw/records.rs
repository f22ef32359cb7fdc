//! The withdrawals that there are: the list with its filter and pages, the details of one at a time, calling one off.

use super::arrival::Arrival;
use super::{Request, Withdraw};
use crate::api::Failure;
use crate::domain::cashier::WithdrawalStatus;
use crate::domain::digits::plain;
use crate::domain::route::Query;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts, wallet};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text, Tone};
use crate::wire::{Withdrawal, WithdrawalPage};

/// Withdrawals a page.
const PAGE_SIZE: u64 = 10;

/// Those that there are.
#[derive(Default)]
pub(super) struct Records {
    pub page: Remote<WithdrawalPage>,
    /// Those with this status only.
    pub filter: Option<WithdrawalStatus>,
    /// The page that was asked for, from 0.
    pub turned: u32,
    pub shown: Option<Shown>,
    /// The one that the address names.
    pub named: Option<String>,
    /// The page has led the member once to what waits for a word.
    led: bool,
}

/// The one whose details are open.
pub(super) struct Shown {
    pub id: String,
    pub value: Remote<Withdrawal>,
    pub arrival: Arrival,
    /// Whether to call it off is asked.
    pub cancel_asked: bool,
    pub problem: Option<Problem>,
}

impl Records {
    /// The one with this id, while its details are open.
    pub fn shown(&mut self, id: &str) -> Option<&mut Shown> {
        self.shown.as_mut().filter(|shown| shown.id == id)
    }
}

/// Asks for the page of the list, and for the details that are open.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    ask_list(model, step);
    ask_one(model, step);
}

fn ask_list(model: &mut Model, step: &mut Step) {
    let records = &mut model.withdraw.records;
    records.page.ask();
    let mut query = Query::default();
    query.push("pageNo", Some(&plain(u64::from(records.turned) + 1)));
    query.push("pageSize", Some(&plain(PAGE_SIZE)));
    query.push("status", records.filter.map(WithdrawalStatus::name));
    call::send(model, step, Request::List, &query.text());
}

fn by(id: &str) -> String {
    let mut query = Query::default();
    query.push("id", Some(id));
    query.text()
}

pub(super) fn ask_one(model: &mut Model, step: &mut Step) {
    let Some(shown) = &mut model.withdraw.records.shown else { return };
    shown.value.ask();
    let id = shown.id.clone();
    let query = by(&id);
    call::send(model, step, Request::One { id }, &query);
}

pub(crate) fn on_list(model: &mut Model, step: &mut Step, answer: Result<WithdrawalPage, Failure>) {
    model.withdraw.records.page.answer(answer);
    let records = &mut model.withdraw.records;
    let last = records.page.ready().map_or(0, |page| page.total_pages.saturating_sub(1));
    // The list has become shorter meanwhile.
    if records.page.ready().is_some() && records.turned > last {
        records.turned = last;
        ask_list(model, step);
    }
}

pub(crate) fn on_one(model: &mut Model, _: &mut Step, id: String, answer: Result<Withdrawal, Failure>) {
    if let Ok(value) = &answer {
        replace(&mut model.withdraw, value);
    }
    if let Some(shown) = model.withdraw.records.shown(&id) {
        shown.value.answer(answer);
    }
}

/// The lists show the newest that is known of each.
fn replace(withdraw: &mut Withdraw, value: &Withdrawal) {
    let Withdraw { options, records, .. } = withdraw;
    let open = if let Remote::Ready(options) = options { options.open.as_mut_slice() } else { &mut [] };
    let listed = if let Remote::Ready(page) = &mut records.page { page.content.as_mut_slice() } else { &mut [] };
    for known in open.iter_mut().chain(listed).filter(|known| known.id == value.id) {
        *known = value.clone();
    }
}

/// The server has answered a wish about one with how it stands now.
pub(super) fn take(model: &mut Model, step: &mut Step, value: Withdrawal) {
    replace(&mut model.withdraw, &value);
    if let Some(shown) = model.withdraw.records.shown(&value.id) {
        shown.value = Remote::Ready(value);
        shown.problem = None;
    }
    call::send(model, step, Request::Options, "");
    ask_list(model, step);
}

/// The options came for the first time: the details of what waits for the member's word open by themselves.
pub(super) fn show_what_waits(model: &mut Model, step: &mut Step) {
    let Withdraw { options, records, .. } = &mut *model.withdraw;
    let Some(options) = options.ready() else { return };
    if std::mem::replace(&mut records.led, true) || records.shown.is_some() {
        return;
    }
    let waits = |it: &&Withdrawal| it.status == WithdrawalStatus::AwaitingConfirmation;
    let id = options.open.iter().find(waits).or(options.open.first()).map(|it| it.id.clone());
    if let Some(id) = id {
        show(model, step, id);
    }
}

fn show(model: &mut Model, step: &mut Step, id: String) {
    let (value, arrival) = (Remote::Idle, Arrival::default());
    model.withdraw.records.shown = Some(Shown { id, value, arrival, cancel_asked: false, problem: None });
    ask_one(model, step);
}

/// The address names one: its details open.
pub(super) fn follow_address(model: &mut Model, step: &mut Step) {
    let item = model.location.route.item.clone();
    if model.withdraw.records.named == item {
        return;
    }
    model.withdraw.records.named.clone_from(&item);
    if let Some(id) = item {
        show(model, step, id);
    }
}

/// Whether a withdrawal with this id stands on the page.
fn is_known(model: &Model, id: &str) -> bool {
    let Withdraw { options, records, form, .. } = &*model.withdraw;
    let open = options.ready().map(|options| options.open.as_slice()).unwrap_or_default();
    let listed = records.page.ready().map(|page| page.content.as_slice()).unwrap_or_default();
    let sent = matches!(&form.stage, super::request::Stage::Sent(sent) if sent.id == id);
    let named = records.named.as_deref() == Some(id);
    sent || named || open.iter().chain(listed).any(|it| it.id == id)
}

pub(super) fn toggle(model: &mut Model, step: &mut Step, id: &str) {
    if model.withdraw.records.shown(id).is_some() {
        model.withdraw.records.shown = None;
    } else if is_known(model, id) {
        show(model, step, id.to_owned());
    }
}

pub(super) fn filter(model: &mut Model, step: &mut Step, word: &str) {
    let filter = WithdrawalStatus::from_name(word);
    if filter.is_none() && !word.is_empty() {
        return;
    }
    let records = &mut model.withdraw.records;
    if records.filter != filter {
        records.filter = filter;
        records.turned = 0;
        ask_list(model, step);
    }
}

pub(super) fn turn(model: &mut Model, step: &mut Step, number: u32) {
    let records = &mut model.withdraw.records;
    let total = records.page.ready().map_or(0, |page| page.total_pages);
    if (1..=total).contains(&number) && records.turned.checked_add(1) != Some(number) {
        records.turned = number.saturating_sub(1);
        ask_list(model, step);
    }
}

/// Another page is on its way.
pub(super) fn is_loading(model: &Model) -> bool {
    model.calls.busy(&Request::List.slot())
}

/// The one whose details are open, once they are there.
pub(super) fn ready(model: &Model) -> Option<&Withdrawal> {
    model.withdraw.records.shown.as_ref()?.value.ready()
}

/// Asks whether to call it off, and does it at the second press.
pub(super) fn cancel(model: &mut Model, step: &mut Step) {
    let Some(id) = ready(model).filter(|value| value.can_cancel).map(|value| value.id.clone()) else { return };
    let Some(shown) = model.withdraw.records.shown(&id) else { return };
    shown.problem = None;
    if std::mem::replace(&mut shown.cancel_asked, true) {
        let query = by(&id);
        call::send(model, step, Request::Cancel { id }, &query);
    }
}

pub(super) fn keep(model: &mut Model) {
    if let Some(shown) = &mut model.withdraw.records.shown {
        shown.cancel_asked = false;
    }
}

pub(crate) fn on_cancelled(model: &mut Model, step: &mut Step, id: String, answer: Result<Withdrawal, Failure>) {
    keep(model);
    match answer {
        Ok(value) => {
            take(model, step, value);
            wallet::keep_up(model, step);
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_WITHDRAWAL_CANCELLED));
        }
        Err(failure) => fail(model, step, &id, &failure),
    }
}

/// A wish about one was refused: says why, and reads how it stands.
pub(super) fn fail(model: &mut Model, step: &mut Step, id: &str, failure: &Failure) {
    if let Some(shown) = model.withdraw.records.shown(id) {
        shown.problem = Some(failure.problem());
        ask_one(model, step);
    }
}
