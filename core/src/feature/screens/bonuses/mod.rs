//! Bonuses (section 2 of the specification, page `bonusDetails`): every one that the member ever got, what is staked of it, and giving one up.
//!
//! What it would cost is the server's sum, and stands on the page before there is anything to press. Giving up is a call of an intent that names that sum:
//! where another one is left by now nothing happens, and the list is read anew. The question holds on to the sum that it was opened with.

mod give_up;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::bonus::BonusState;
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::{call, location, session};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{BonusItem, BonusPage};
use serde::{Deserialize, Serialize};

calls! {
    /// Bonuses that the filter lets through, from the first or from a place on.
    List { earlier: bool } => BONUSES: Get "/wps/member/bonuses" Member Plain, latest, on_list(BonusPage);
    /// Give up one bonus.
    GiveUp => BONUS_GIVE_UP: Post "/wps/member/bonuses/giveUp" Member Plain Intent, single, give_up::on_given_up(BonusItem);
}

/// Events of the bonus page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BonusesEvent {
    /// Show bonuses in this state; all where none.
    State(Option<BonusState>),
    /// Ask whether the bonus with this id is to be given up.
    Ask(String),
    /// Do not give up the bonus that was asked about.
    Keep,
    /// Give up the bonus that was asked about.
    GiveUp,
    /// Fetch the bonuses that follow.
    More,
    /// Fetch again what failed.
    Retry,
}

/// The question whether a bonus is to be given up.
struct Question {
    id: String,
    name: String,
    /// What giving it up costs.
    amount: Money,
    /// Whether it is free spins, which go with it.
    of_spins: bool,
}

/// State of the bonus page.
#[derive(Default)]
pub(crate) struct Bonuses {
    state: Option<BonusState>,
    /// The first page, whose lines grow.
    value: Paged<BonusPage>,
    question: Option<Question>,
    /// The sum that was taken back when a bonus was given up last.
    given_up: Option<Money>,
    /// Why a bonus was not given up.
    refusal: Option<Problem>,
}

const PAGE: MemberPage = MemberPage::BonusDetails;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.bonuses;
    let mut query = Query::default();
    query.push("state", page.state.map(BonusState::name));
    if !page.value.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::List { earlier }, &query.text());
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<BonusPage, Failure>) {
    if !is_shown(model) {
        return;
    }
    model.bonuses.value.answer(earlier, answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: BonusesEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        BonusesEvent::State(state) => {
            let page = &mut *model.bonuses;
            (page.state, page.value) = (state, Paged::default());
            (page.given_up, page.refusal) = (None, None);
            load_page(model, step, false);
        }
        BonusesEvent::Ask(id) => give_up::open(model, &id),
        BonusesEvent::Keep => give_up::dismiss(model),
        BonusesEvent::GiveUp => give_up::send(model, step),
        BonusesEvent::More => {
            if !model.calls.busy(&Request::List { earlier: true }.slot()) {
                load_page(model, step, true);
            }
        }
        BonusesEvent::Retry => load_page(model, step, false),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.bonuses = Bonuses::default();
            load_page(model, step, false);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.bonuses = Bonuses::default();
        }
        DomainEvent::LoggedOut => *model.bonuses = Bonuses::default(),
        // One may have ended, or come with a deposit.
        DomainEvent::CashierChanged | DomainEvent::OutcomeFound | DomainEvent::LanguageChanged if is_shown(model) => {
            load_page(model, step, false);
        }
        _ => {}
    }
}
