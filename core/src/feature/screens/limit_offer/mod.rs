//! The offer of limits: once after a registration, and before the first deposit. One amount for each of three periods, none of them put forward,
//! one button that sets what was filled in, and another word for "no limit" where the licence takes that for an answer.
//!
//! It walks Unknown -> Offered -> Sending (one limit after the other, or the word that none is wanted) -> Decided. Where it can not be had nobody is
//! held up: it comes back before the first deposit, and the server holds it there.

mod send;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::cashier::{Bounds, Charge};
use crate::domain::fair_play::{LimitKind, LimitPeriod, MAX_LIMIT};
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Modal, Overlay};
use crate::event::AmountEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, resume, session};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::view::Problem;
use crate::wire::{PlayLimit, PlayLimits};
use serde::{Deserialize, Serialize};

const DECIDING: &str = "limitOffer";
const DECIDING_SLOT: Slot = Slot::single(DECIDING, Key::None);

calls! {
    /// The limits that are offered, and whether the member has decided.
    Offer => LIMIT_OFFER: Get "/wps/fair-play/limits" Member Plain, latest in "limitOffer/read", on_offer(PlayLimits);
    /// Set the deposit limit of a period.
    Set { period: LimitPeriod } => LIMIT_OFFER_SET: Post "/wps/fair-play/limit" Member Plain, single in DECIDING, send::on_set(PlayLimits);
    /// Decide for no limit.
    Decline => LIMIT_OFFER_DECLINE: Post "/wps/fair-play/limits/decline" Member Plain, single in DECIDING, send::on_declined(PlayLimits);
}

/// Events of the offer of limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LimitOfferEvent {
    /// Something was done to the amount of a period.
    Amount {
        /// The period of the limit.
        period: LimitPeriod,
        /// What was done to the amount.
        event: AmountEvent,
    },
    /// Set the limits that were filled in.
    Set,
    /// Decide for no limit.
    Decline,
}

/// The bounds of a limit: anything that the rules take for one.
const TERMS: Terms = Terms {
    bounds: Bounds { min: Money(1), max: Money(MAX_LIMIT) },
    charge: Charge { fixed: Money::ZERO, basis_points: 0 },
};

/// State of the offer of limits.
#[derive(Default)]
pub(crate) struct LimitOffer {
    limits: Remote<PlayLimits>,
    /// The amounts, in the order of [`LimitPeriod::ALL`].
    fields: Vec<(LimitPeriod, AmountField)>,
    /// Periods whose limits are sent after the one that is under way.
    left_to_set: Vec<LimitPeriod>,
    /// Whether one limit has been set: "no limit" would not be true any more.
    some_set: bool,
    problem: Option<Problem>,
    /// Whether nothing was filled in, and nothing declined.
    is_empty: bool,
}

impl LimitOffer {
    /// The limits on deposits, where the member has still to decide about them.
    fn offered(&self) -> Option<&PlayLimits> {
        self.limits.ready().filter(|limits| !limits.decided && periods(limits).next().is_some())
    }

    /// Whether "no limit" is an answer, and true.
    fn may_decline(&self) -> bool {
        !self.some_set && self.offered().is_some_and(|limits| !limits.demanded)
    }

    fn field(&mut self, period: LimitPeriod) -> Option<&mut AmountField> {
        self.fields.iter_mut().find(|(it, _)| *it == period).map(|(_, field)| field)
    }
}

/// The periods of deposit limits that are offered.
fn periods(limits: &PlayLimits) -> impl Iterator<Item = LimitPeriod> {
    let deposits = |limit: &&PlayLimit| limit.kind == LimitKind::Deposit;
    limits.limits.iter().filter(deposits).map(|limit| limit.period)
}

const STEP: Overlay = Overlay::Modal(Modal::PlayLimits);
const DEPOSIT: Overlay = Overlay::MemberCentre(MemberPage::Deposit);

/// Whether the offer may stand here.
fn is_shown(model: &Model) -> bool {
    let overlay = model.location.route.overlay;
    model.session.has_own_account() && (overlay == Some(STEP) || overlay == Some(DEPOSIT))
}

fn load(model: &mut Model, step: &mut Step) {
    model.limit_offer.limits.start_loading();
    call::send(model, step, Request::Offer, "");
}

fn open(model: &mut Model, step: &mut Step) {
    clear(model);
    load(model, step);
}

/// Begins the offer anew, unless limits are on their way: all that the member has asked for are set, whatever shows meanwhile.
fn clear(model: &mut Model) {
    if !is_busy(model) {
        *model.limit_offer = LimitOffer::default();
    }
}

fn on_offer(model: &mut Model, step: &mut Step, answer: Result<PlayLimits, Failure>) {
    model.limit_offer.limits.answer(answer);
    let offered = model.limit_offer.offered().map(|limits| periods(limits).collect::<Vec<_>>());
    match offered {
        Some(periods) => {
            let offer = &mut *model.limit_offer;
            for period in periods {
                if offer.field(period).is_none() {
                    offer.fields.push((period, AmountField::default()));
                }
            }
        }
        None => leave_step(model, step),
    }
}

/// Nothing is left to decide: the step after the registration is over.
fn leave_step(model: &mut Model, step: &mut Step) {
    if model.location.route.overlay == Some(STEP) {
        resume::after_offer(model, step);
    }
}

fn is_busy(model: &Model) -> bool {
    model.calls.busy(&DECIDING_SLOT)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LimitOfferEvent) {
    if !is_shown(model) || model.limit_offer.offered().is_none() || is_busy(model) {
        return;
    }
    // A press of the button leaves a field as well, and may be told of that after the press.
    if !matches!(event, LimitOfferEvent::Amount { event: AmountEvent::Left, .. }) {
        model.limit_offer.is_empty = false;
    }
    match event {
        LimitOfferEvent::Amount { period, event } => {
            let writing = Writing::of(model);
            if let Some(field) = model.limit_offer.field(period) {
                field.on_event(event, &TERMS, &writing);
            }
        }
        LimitOfferEvent::Set => send::set(model, step),
        LimitOfferEvent::Decline => send::decline(model, step),
    }
}

/// Enters the step of the address: for members with an account of their own.
fn enter_step(model: &mut Model, step: &mut Step) {
    if session::check_member_overlay(model, step) && !model.session.must_change_password() {
        open(model, step);
    }
}

/// Whoever leaves the step by another way has left it.
fn forget(model: &mut Model, step: &mut Step) {
    clear(model);
    if model.session.resume_after_offer.take().is_some() {
        session::welcome(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => {
            if location::is_closed(model, previous, Modal::PlayLimits) {
                forget(model, step);
            }
            if location::is_opened(model, previous, Modal::PlayLimits) {
                enter_step(model, step);
            } else if session::opens_page(model, previous, MemberPage::Deposit) {
                open(model, step);
            }
        }
        DomainEvent::LoggedIn if model.location.route.overlay == Some(STEP) => enter_step(model, step),
        DomainEvent::LimitDecisionNeeded if is_shown(model) => load(model, step),
        DomainEvent::LoggedOut => *model.limit_offer = LimitOffer::default(),
        _ => {}
    }
}
