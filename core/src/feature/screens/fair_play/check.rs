//! How often a reality check comes: chosen from what the licence allows, and kept by a press of its own, so that walking through the choices
//! changes nothing. Nothing is changed during a break: nothing is played then.

use super::{FairPlay, Request, breaks, history, is_idle, refuse};
use crate::api::Failure;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{RealityCheck, RealityCheckInterval};

/// What is known of the reality check, and what is chosen.
#[derive(Default)]
pub(super) struct Check {
    pub value: Remote<RealityCheck>,
    /// The interval in minutes, where it is another choice than the one that counts.
    pub chosen: Option<u32>,
}

pub(super) fn on_check(model: &mut Model, _: &mut Step, answer: Result<RealityCheck, Failure>) {
    let check = &mut model.fair_play.check;
    check.value.answer(answer);
    let offered = |minutes| check.value.ready().is_some_and(|value| value.intervals.contains(&minutes));
    if check.chosen.is_some_and(|minutes| !offered(minutes)) {
        check.chosen = None;
    }
}

pub(super) fn choose(model: &mut Model, minutes: u32) {
    if breaks::is_active(model) {
        return;
    }
    let check = &mut model.fair_play.check;
    let Some(value) = check.value.ready() else { return };
    if value.intervals.contains(&minutes) {
        check.chosen = (minutes != value.interval).then_some(minutes);
    }
}

pub(super) fn save(model: &mut Model, step: &mut Step) {
    let Some(minutes) = model.fair_play.check.chosen else { return };
    if is_idle(model) {
        model.fair_play.problem = None;
        call::send_with_body(model, step, Request::SetInterval, &RealityCheckInterval { minutes });
    }
}

pub(super) fn on_set(model: &mut Model, step: &mut Step, answer: Result<RealityCheck, Failure>) {
    match answer {
        Ok(value) => {
            let FairPlay { check, .. } = &mut *model.fair_play;
            *check = Check { value: Remote::Ready(value), chosen: None };
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_CONSENT_SAVED));
            history::load(model, step);
        }
        Err(failure) => refuse(model, step, &failure),
    }
}
