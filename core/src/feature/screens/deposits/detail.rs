//! One deposit with its steps: the one that the address names, or the one that is open in the history.

use super::{Request, id_query, is_busy};
use crate::api::{Failure, FailureKind};
use crate::domain::cashier::DepositStatus;
use crate::domain::time::parse_rfc3339;
use crate::effect::TimerId;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts, wallet};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text, Tone};
use crate::wire::{Deposit, code};

/// A time that is nearer than this counts down, in milliseconds; one that is further is a date.
pub(super) const NEAR_MS: u64 = 60 * 60 * 1000;

/// A deposit that shows with its steps.
pub(super) struct Detail {
    pub id: String,
    pub value: Remote<Deposit>,
    /// Whether the member has no deposit with this id.
    pub unknown: bool,
    /// Whether the member was asked whether to call it off.
    pub calling_off: bool,
    /// What went wrong with the last press.
    pub problem: Option<Problem>,
}

impl Detail {
    pub fn of(id: &str) -> Detail {
        Detail { id: id.to_owned(), value: Remote::Idle, unknown: false, calling_off: false, problem: None }
    }

    pub fn deposit(&self) -> Option<&Deposit> {
        self.value.ready()
    }

    /// Replaces the deposit by what the server says now; says whether it has just been credited.
    fn update(&mut self, deposit: &Deposit) -> bool {
        let was_open = self.deposit().is_some_and(|it| it.status.is_open());
        self.value = Remote::Ready(deposit.clone());
        self.unknown = false;
        self.calling_off &= deposit.status == DepositStatus::Pending;
        was_open && deposit.status == DepositStatus::Credited
    }
}

/// Shows the deposit that the address names, or none.
pub(super) fn follow_address(model: &mut Model, step: &mut Step) {
    let named = model.location.route.item.clone();
    let deposits = &mut *model.deposits;
    if deposits.named.as_ref().map(|detail| &detail.id) == named.as_ref() {
        return;
    }
    deposits.receipts.clear();
    deposits.named = named.map(|id| Detail::of(&id));
    load(model, step);
}

/// Fetches the deposits that show with their steps.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    let ids: Vec<String> = model.deposits.details().map(|detail| detail.id.clone()).collect();
    for detail in model.deposits.details() {
        detail.value.start_loading();
    }
    for id in ids {
        let query = id_query(&id);
        call::send(model, step, Request::One { id }, &query);
    }
}

/// A deposit that was just asked for: its address follows.
pub(super) fn open_new(model: &mut Model, step: &mut Step, deposit: Deposit) {
    model.deposits.receipts.clear();
    model.deposits.named = Some(Detail { value: Remote::Ready(deposit.clone()), ..Detail::of(&deposit.id) });
    count_down(model, step);
}

/// Shows a deposit as an answer of the server describes it, wherever it shows.
pub(super) fn update(model: &mut Model, step: &mut Step, deposit: &Deposit) {
    let mut arrived = false;
    for detail in model.deposits.details().filter(|detail| detail.id == deposit.id) {
        arrived |= detail.update(deposit);
    }
    if arrived {
        toasts::show(model, step, Tone::Success, Text::of(key::TOAST_DEPOSIT_ARRIVED));
        wallet::refresh_unless_live(model, step);
    }
    count_down(model, step);
}

pub(crate) fn on_one(model: &mut Model, step: &mut Step, id: String, answer: Result<Deposit, Failure>) {
    match answer {
        Ok(deposit) => update(model, step, &deposit),
        Err(failure) => {
            for detail in model.deposits.details().filter(|detail| detail.id == id) {
                detail.unknown = failure.code == code::NOT_FOUND;
                detail.value.answer(Err(failure.clone()));
            }
        }
    }
}

/// Rings every second while a time runs down.
pub(super) fn count_down(model: &mut Model, step: &mut Step) {
    let now_ms = step.env.now_ms;
    let runs_down = |detail: &Detail| {
        let ends = detail.deposit().and_then(|it| parse_rfc3339(&it.expires_at));
        ends.is_some_and(|ends| (now_ms..now_ms + NEAR_MS).contains(&ends))
    };
    if model.deposits.details().any(|detail| runs_down(detail)) {
        step.start_timer(TimerId::DepositTick, super::SECOND_MS);
    }
}

/// The member asks to call off the deposit that the address names, or thinks better of it.
pub(super) fn set_calling_off(model: &mut Model, calling_off: bool) {
    if let Some(detail) = &mut model.deposits.named {
        let is_pending = detail.deposit().is_some_and(|it| it.status == DepositStatus::Pending);
        detail.calling_off = calling_off && is_pending;
    }
}

pub(super) fn call_off(model: &mut Model, step: &mut Step) {
    if is_busy(model) {
        return;
    }
    let Some(detail) = model.deposits.named.as_mut().filter(|detail| detail.calling_off) else { return };
    detail.problem = None;
    let id = detail.id.clone();
    let query = id_query(&id);
    call::send(model, step, Request::CallOff { id }, &query);
}

pub(crate) fn on_called_off(model: &mut Model, step: &mut Step, id: String, answer: Result<Deposit, Failure>) {
    match answer {
        Ok(deposit) => {
            update(model, step, &deposit);
            super::load(model, step);
        }
        Err(failure) => {
            for detail in model.deposits.details().filter(|detail| detail.id == id) {
                detail.calling_off = false;
                detail.problem = Some(failure.problem());
            }
            if matches!(failure.kind, FailureKind::Timeout | FailureKind::Garbled | FailureKind::Refused(_)) {
                super::load(model, step);
            }
        }
    }
}
