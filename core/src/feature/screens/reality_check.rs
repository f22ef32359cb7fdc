//! The reality check: at the interval that the member has chosen, a look at time and money that stands over every page where one plays, until
//! it is answered. The round that runs behind it goes on; the server takes no further stake before the answer.
//!
//! It walks Nothing -> Due -> Answering -> Nothing, or back to Due with a problem. Whether one is due is the server's to say: it tells by
//! push, and is asked when a game can be played, after each round, after a stake that was refused, and when the page is seen again.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, location, session};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::text::key;
use crate::view::{Problem, RealityCheckView, ShownCheck, Text};
use crate::wire::{RealityCheck, RealityCheckAnswer, RealityCheckFigures};
use serde::{Deserialize, Serialize};

const ANSWERING: &str = "realityCheck";
const ANSWERING_SLOT: Slot = Slot::single(ANSWERING, Key::None);

calls! {
    /// Whether a check is due.
    Check => REALITY_CHECK_DUE: Get "/wps/fair-play/realityCheck" Member Plain, latest, on_check(RealityCheck);
    /// Tell the server that the member has read the check.
    Answer { then: AfterAnswer } => REALITY_CHECK_ANSWER: Post "/wps/fair-play/realityCheck/answer" Member Plain, single in ANSWERING, on_answered(RealityCheck);
}

/// Events of the reality check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RealityCheckEvent {
    /// The member has read it: play goes on.
    Continue,
    /// The member has read it, and wants to see what was played.
    History,
    /// The member has read it, and wants to stop: sign out.
    LogOut,
}

/// Where an answer leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterAnswer {
    Play,
    History,
}

/// The check that waits for an answer, and what went wrong with it.
#[derive(Default)]
pub(crate) struct Waiting {
    due: Option<RealityCheckFigures>,
    problem: Option<Problem>,
}

/// Whether somebody with an account of their own looks at a page where one plays.
fn is_at_play(model: &Model) -> bool {
    model.location.route.screen.is_game_page() && model.session.has_own_account()
}

fn load(model: &mut Model, step: &mut Step) {
    if model.session.has_own_account() {
        call::send(model, step, Request::Check, "");
    }
}

fn on_check(model: &mut Model, step: &mut Step, answer: Result<RealityCheck, Failure>) {
    // What is due stays due while nobody can say otherwise.
    if let Ok(value) = answer {
        set_check(model, step, value);
    }
}

/// Withdraws the question to the server: its answer would describe the check before this one was answered.
fn withdraw(model: &mut Model, step: &mut Step) {
    let withdrawn = model.calls.cancel(&Request::Check.slot());
    call::abort(step, withdrawn);
}

/// Takes in the check as the server has it now.
fn set_check(model: &mut Model, step: &mut Step, value: RealityCheck) {
    let waiting = &mut *model.reality_check;
    let was_due = waiting.due.is_some();
    if waiting.due.as_ref().map(|it| &it.id) != value.due.as_ref().map(|it| &it.id) {
        waiting.problem = None;
    }
    waiting.due = value.due;
    if was_due && waiting.due.is_none() {
        step.emit(DomainEvent::RealityCheckAnswered);
    }
}

fn on_answered(model: &mut Model, step: &mut Step, then: AfterAnswer, answer: Result<RealityCheck, Failure>) {
    match answer {
        Ok(value) => {
            set_check(model, step, value);
            if then == AfterAnswer::History {
                location::push(step, location::address_under(model, Overlay::MemberCentre(MemberPage::FairPlay)));
            }
        }
        Err(failure) if failure.session_ended() => {}
        Err(failure) => model.reality_check.problem = Some(failure.problem()),
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: RealityCheckEvent) {
    let Some(id) = model.reality_check.due.as_ref().map(|due| due.id.clone()) else { return };
    let then = match event {
        RealityCheckEvent::Continue => AfterAnswer::Play,
        RealityCheckEvent::History => AfterAnswer::History,
        RealityCheckEvent::LogOut => return session::sign_out(model, step),
    };
    if call::send_with_body(model, step, Request::Answer { then }, &RealityCheckAnswer { id }) {
        model.reality_check.problem = None;
        withdraw(model, step);
    }
}

fn duration_text(minutes: u32) -> Text {
    match minutes / 60 {
        0 => Text::of(key::REALITY_CHECK_MINUTES).with("minutes", minutes),
        hours => Text::of(key::REALITY_CHECK_TIME).with("hours", hours).with("minutes", minutes % 60),
    }
}

fn check_view(model: &Model, due: &RealityCheckFigures) -> ShownCheck {
    let money = |amount: Money| model.site.info.currency.format(amount);
    let net = due.net.0;
    let (label, amount) = match net.0 {
        0 => (key::REALITY_CHECK_EVEN, net),
        1.. => (key::REALITY_CHECK_WON, net),
        _ => (key::REALITY_CHECK_LOST, Money(net.0.saturating_neg())),
    };
    ShownCheck {
        key: due.id.clone(),
        time: duration_text(due.minutes),
        staked: money(due.staked.0),
        paid: money(due.paid.0),
        net_label: Text::of(label),
        net: money(amount),
        deposited: money(due.deposited.0),
        problem: model.reality_check.problem.clone(),
        busy: model.calls.busy(&ANSWERING_SLOT),
    }
}

pub(crate) fn view(model: &Model) -> RealityCheckView {
    let due = model.reality_check.due.as_ref().filter(|_| is_at_play(model));
    RealityCheckView { check: due.map(|due| check_view(model, due)) }
}

fn forget(model: &mut Model, step: &mut Step) {
    *model.reality_check = Waiting::default();
    withdraw(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::PlayChanged | DomainEvent::RealityCheckDue | DomainEvent::StakeRefused => load(model, step),
        DomainEvent::VisibilityChanged if model.site.visible && is_at_play(model) => load(model, step),
        DomainEvent::LoggedIn if is_at_play(model) => load(model, step),
        DomainEvent::Entered { previous } if is_at_play(model) && !previous.screen.is_game_page() => {
            load(model, step);
        }
        DomainEvent::LoggedOut => forget(model, step),
        _ => {}
    }
}
