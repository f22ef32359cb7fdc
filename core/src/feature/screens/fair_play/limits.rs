//! Limits: one form at a time, which says before anything is pressed whether what stands in it counts at once or waits for a second yes.

use super::{Request, breaks, history, is_idle, refuse};
use crate::api::Failure;
use crate::domain::cashier::{Bounds, Charge};
use crate::domain::fair_play::{self, LimitChange, LimitKind, LimitPeriod, MAX_LIMIT, PendingRaise, is_bound};
use crate::domain::money::Money;
use crate::event::LimitEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts};
use crate::feature::shared::amount::{AmountField, Terms, Writing, digit};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{Amount, ConfirmLimit, LimitValue, PlayLimit, PlayLimits, SetLimit};

/// The bounds of a limit of money: any amount will do.
pub(super) const TERMS: Terms = Terms {
    bounds: Bounds { min: Money(1), max: Money(MAX_LIMIT) },
    charge: Charge { fixed: Money(0), basis_points: 0 },
};
/// Longest figure that is kept of hours and minutes, in characters.
const MAX_LENGTH: usize = 5;

/// The limits of the member, and the form that is open.
#[derive(Default)]
pub(super) struct Limits {
    pub value: Remote<PlayLimits>,
    pub form: Option<Form>,
}

/// A limit that is being set or changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Form {
    pub kind: LimitKind,
    pub period: LimitPeriod,
    pub amount: AmountField,
    pub hours: String,
    pub minutes: String,
    /// What is wrong with the hours and minutes.
    pub time_wrong: bool,
    /// Counts refusals, so that the focus goes to what is wrong.
    pub refusals: u32,
}

impl Form {
    /// The bound that stands in the form, if it is one.
    pub fn value(&self, writing: &Writing) -> Option<LimitValue> {
        if self.kind.is_money() {
            let amount = Amount(self.amount.money(&TERMS, writing).ok()?);
            return Some(LimitValue { amount, minutes: 0 });
        }
        let minutes = number(&self.hours)?.checked_mul(60)?.checked_add(number(&self.minutes)?)?;
        is_bound(self.kind, self.period, i64::from(minutes))
            .then_some(LimitValue { amount: Amount::default(), minutes })
    }
}

/// A figure in digits of any script; an empty field is none.
fn number(typed: &str) -> Option<u32> {
    let digits: Option<String> = typed.trim().chars().map(digit).collect();
    digits
        .filter(|digits| !digits.is_empty())
        .map_or_else(|| typed.trim().is_empty().then_some(0), |it| it.parse().ok())
}

/// Text of an hours or minutes input, with no more than the longest figure.
fn cleaned(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control()).take(MAX_LENGTH).collect()
}

/// A bound as the rules count it: minor units, or minutes.
fn counted(kind: LimitKind, value: &LimitValue) -> i64 {
    if kind.is_money() { value.amount.0.0 } else { i64::from(value.minutes) }
}

/// The change of a limit to another bound, or to none.
pub(super) fn change(limit: &PlayLimit, to: Option<&LimitValue>) -> LimitChange {
    let bound = |value: &LimitValue| counted(limit.kind, value);
    let pending = limit.pending.as_ref();
    let pending = pending.map(|pending| PendingRaise { to: pending.to.as_ref().map(bound), from: 0 });
    fair_play::SetLimit { bound: limit.limit.as_ref().map(bound), pending }.request(to.map(bound), 0, 0).1
}

/// The limit of this kind and period, where the operator offers it.
pub(super) fn find(model: &Model, kind: LimitKind, period: LimitPeriod) -> Option<&PlayLimit> {
    let limits = &model.fair_play.limits.value.ready()?.limits;
    limits.iter().find(|limit| limit.kind == kind && limit.period == period)
}

pub(super) fn on_limits(model: &mut Model, _: &mut Step, answer: Result<PlayLimits, Failure>) {
    model.fair_play.limits.value.answer(answer);
    let form = model.fair_play.limits.form.as_ref().map(|form| (form.kind, form.period));
    if form.is_some_and(|(kind, period)| find(model, kind, period).is_none()) {
        // It is not offered any more.
        model.fair_play.limits.form = None;
    }
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: LimitEvent) {
    if !is_idle(model) {
        return;
    }
    match event {
        LimitEvent::Edit { kind, period } => edit(model, kind, period),
        LimitEvent::Leave => model.fair_play.limits.form = None,
        LimitEvent::Amount(event) => {
            let writing = Writing::of(model);
            if let Some(form) = form_mut(model) {
                form.amount.on_event(event, &TERMS, &writing);
            }
        }
        LimitEvent::Hours(typed) => {
            if let Some(form) = form_mut(model) {
                form.hours = cleaned(&typed);
            }
        }
        LimitEvent::Minutes(typed) => {
            if let Some(form) = form_mut(model) {
                form.minutes = cleaned(&typed);
            }
        }
        LimitEvent::Set => set(model, step),
        LimitEvent::Remove => remove(model, step),
        LimitEvent::Confirm { kind, period } => answer_raise(model, step, ConfirmLimit { kind, period, yes: true }),
        LimitEvent::Drop { kind, period } => answer_raise(model, step, ConfirmLimit { kind, period, yes: false }),
    }
}

/// The open form, whose errors go away since it is being changed.
fn form_mut(model: &mut Model) -> Option<&mut Form> {
    let form = model.fair_play.limits.form.as_mut()?;
    form.time_wrong = false;
    Some(form)
}

fn edit(model: &mut Model, kind: LimitKind, period: LimitPeriod) {
    let Some(limit) = find(model, kind, period) else { return };
    let mut form = Form { kind, period, ..Form::default() };
    if let Some(present) = limit.limit {
        if kind.is_money() {
            form.amount.set_amount(present.amount.0, &Writing::of(model));
        } else {
            form.hours = (present.minutes / 60).to_string();
            form.minutes = (present.minutes % 60).to_string();
        }
    }
    model.fair_play.problem = None;
    model.fair_play.limits.form = Some(form);
}

fn set(model: &mut Model, step: &mut Step) {
    let writing = Writing::of(model);
    let Some(form) = model.fair_play.limits.form.clone() else { return };
    let Some(limit) = find(model, form.kind, form.period) else { return };
    let to = form.value(&writing);
    let same = to.is_some_and(|to| change(limit, Some(&to)) == LimitChange::Unchanged);
    if let Some(to) = to.filter(|_| !same) {
        let body = SetLimit { kind: form.kind, period: form.period, to: Some(to) };
        model.fair_play.problem = None;
        call::send_with_body(model, step, Request::SetLimit, &body);
    } else if let Some(form) = &mut model.fair_play.limits.form {
        if form.kind.is_money() {
            form.amount.check(&TERMS, &writing);
        } else {
            form.time_wrong = !same;
        }
        form.refusals = form.refusals.wrapping_add(1);
    }
}

fn remove(model: &mut Model, step: &mut Step) {
    let form = model.fair_play.limits.form.as_ref();
    let Some((kind, period)) = form.map(|form| (form.kind, form.period)) else { return };
    if find(model, kind, period).is_some_and(|limit| limit.limit.is_some() && limit.may_end) {
        model.fair_play.problem = None;
        call::send_with_body(model, step, Request::SetLimit, &SetLimit { kind, period, to: None });
    }
}

/// A raise is confirmed only when its time has come, by who may play; it can be dropped at any time.
fn answer_raise(model: &mut Model, step: &mut Step, body: ConfirmLimit) {
    let pending = find(model, body.kind, body.period).and_then(|limit| limit.pending.as_ref());
    if pending.is_some_and(|pending| (pending.ripe && !breaks::is_active(model)) || !body.yes) {
        model.fair_play.problem = None;
        call::send_with_body(model, step, Request::ConfirmLimit, &body);
    }
}

pub(super) fn on_set(model: &mut Model, step: &mut Step, answer: Result<PlayLimits, Failure>) {
    match answer {
        Ok(value) => {
            model.fair_play.limits = Limits { value: Remote::Ready(value), form: None };
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_CONSENT_SAVED));
            history::load(model, step);
        }
        Err(failure) => {
            let fields = &failure.value.fields;
            match (&mut model.fair_play.limits.form, fields.get("amount"), fields.get("minutes")) {
                (Some(form), Some(code), _) => {
                    form.amount.refuse(code, &TERMS);
                    form.refusals = form.refusals.wrapping_add(1);
                }
                (Some(form), _, Some(_)) => {
                    form.time_wrong = true;
                    form.refusals = form.refusals.wrapping_add(1);
                }
                _ => refuse(model, step, &failure),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(amount: i64) -> LimitValue {
        LimitValue { amount: Amount(Money(amount)), minutes: 0 }
    }

    fn time(minutes: u32) -> LimitValue {
        LimitValue { minutes, ..LimitValue::default() }
    }

    fn limit(kind: LimitKind, present: Option<LimitValue>) -> PlayLimit {
        PlayLimit { kind, limit: present, ..PlayLimit::default() }
    }

    #[test]
    fn the_first_limit_and_a_lower_one_count_at_once_and_a_higher_one_waits() {
        let change_of = |present, next| change(&limit(LimitKind::Deposit, present), Some(&next));
        assert_eq!(change_of(None, money(1)), LimitChange::Set);
        assert_eq!(change_of(Some(money(500)), money(499)), LimitChange::Lowered);
        assert_eq!(change_of(Some(money(500)), money(500)), LimitChange::Unchanged);
        assert_eq!(change_of(Some(money(500)), money(501)), LimitChange::RaiseAsked);
        assert_eq!(change(&limit(LimitKind::Time, Some(time(60))), Some(&time(61))), LimitChange::RaiseAsked);
        assert_eq!(change(&limit(LimitKind::Time, Some(time(60))), None), LimitChange::RaiseAsked);
    }

    #[test]
    fn hours_and_minutes_are_read_in_digits_of_any_script() {
        let form = |hours: &str, minutes: &str| Form {
            kind: LimitKind::Time,
            hours: hours.to_owned(),
            minutes: minutes.to_owned(),
            ..Form::default()
        };
        let minutes = |hours, minutes| form(hours, minutes).value(&Writing::default()).map(|value| value.minutes);
        assert_eq!(minutes("٢", "30"), Some(150));
        assert_eq!(minutes("", "45"), Some(45));
        assert_eq!(minutes("2", ""), Some(120));
        assert_eq!(minutes("24", "0"), Some(1_440));
        for (hours, rest) in [("", ""), ("0", "0"), ("24", "1"), ("-1", "0"), ("two", ""), ("99999", "")] {
            assert_eq!(minutes(hours, rest), None, "{hours:?} {rest:?}");
        }
    }
}
