//! Sends what the member decides: each limit by a call of its own, in the order in which they stand.

use super::{LimitOffer, Request, TERMS, is_shown, leave_step};
use crate::api::Failure;
use crate::domain::fair_play::{LimitKind, LimitPeriod};
use crate::domain::money::Money;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts};
use crate::feature::shared::amount::{AmountProblem, Writing};
use crate::model::{Model, Step};
use crate::view::Tone;
use crate::wire::{Amount, LimitValue, PlayLimits, SetLimit};

/// Sets the limits that were filled in, when all of them will do.
pub(super) fn set(model: &mut Model, step: &mut Step) {
    let writing = Writing::of(model);
    let offer = &mut *model.limit_offer;
    let mut periods = Vec::new();
    for (period, field) in &mut offer.fields {
        match field.money(&TERMS, &writing) {
            Err(AmountProblem::Empty) => field.clear_problem(),
            Err(_) => {
                field.check(&TERMS, &writing);
            }
            Ok(_) => periods.push(*period),
        }
    }
    let refused = offer.fields.iter().any(|(_, field)| field.is_refused());
    offer.is_empty = periods.is_empty() && !refused;
    offer.problem = None;
    if !refused {
        offer.left_to_set = periods;
        set_next(model, step);
    }
}

/// Sends the next limit. Says whether there was one.
fn set_next(model: &mut Model, step: &mut Step) -> bool {
    if model.limit_offer.left_to_set.is_empty() {
        return false;
    }
    let period = model.limit_offer.left_to_set.remove(0);
    let Some(amount) = amount_of(model, period) else { return false };
    let value = LimitValue { amount: Amount(amount), minutes: 0 };
    let body = SetLimit { kind: LimitKind::Deposit, period, to: Some(value) };
    call::send_with_body(model, step, Request::Set { period }, &body)
}

fn amount_of(model: &mut Model, period: LimitPeriod) -> Option<Money> {
    let writing = Writing::of(model);
    model.limit_offer.field(period)?.money(&TERMS, &writing).ok()
}

pub(super) fn on_set(model: &mut Model, step: &mut Step, period: LimitPeriod, answer: Result<PlayLimits, Failure>) {
    match answer {
        Ok(limits) => {
            model.limit_offer.some_set = true;
            if !set_next(model, step) {
                on_decided(model, step, limits);
            }
        }
        Err(failure) => {
            if !is_shown(model) {
                toasts::show(model, step, Tone::Error, failure.problem().text);
            }
            let offer = &mut *model.limit_offer;
            offer.left_to_set.clear();
            let refusal = failure.value.fields.get("amount");
            match (refusal, offer.field(period)) {
                (Some(refusal), Some(field)) => field.refuse(refusal, &TERMS),
                _ => offer.problem = Some(failure.problem()),
            }
        }
    }
}

pub(super) fn decline(model: &mut Model, step: &mut Step) {
    if model.limit_offer.may_decline() {
        model.limit_offer.problem = None;
        call::send(model, step, Request::Decline, "");
    }
}

pub(super) fn on_declined(model: &mut Model, step: &mut Step, answer: Result<PlayLimits, Failure>) {
    match answer {
        Ok(limits) => on_decided(model, step, limits),
        Err(failure) => model.limit_offer.problem = Some(failure.problem()),
    }
}

fn on_decided(model: &mut Model, step: &mut Step, limits: PlayLimits) {
    // The server has taken the decision, whatever else its answer says.
    let limits = PlayLimits { decided: true, ..limits };
    *model.limit_offer = LimitOffer { limits: Remote::Ready(limits), ..LimitOffer::default() };
    leave_step(model, step);
}
