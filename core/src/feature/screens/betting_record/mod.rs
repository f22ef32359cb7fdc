//! The betting record (section 2 of the specification, page `personalHistoryCopy`): every bet of every product, narrowed by days, product, vendor, game,
//! where it stands, or its number, with the sums of all that the filter lets through; and one bet with what came out of it.
//!
//! One list that grows. What can be chosen is what was played within the days: the first page brings it. The bet that the address names
//! (`?mc=personalHistoryCopy&item=ID`) takes the place of the list, so that a link and Back show the same.

mod detail;
mod filter;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::record::BetStatus;
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::RecordDaysEvent;
use crate::model::{Model, Step};
use crate::wire::{self, BetDetail, RoundOutcome};
use detail::Detail;
use filter::Filter;
use serde::{Deserialize, Serialize};

calls! {
    /// Bets that the filter lets through, from the latest or from a place on.
    List { earlier: bool } => BETTING_RECORD: Get "/wps/member/records/bets" Member Plain, latest, on_list(wire::BettingRecord);
    /// One bet of the member.
    One { id: String } => BET_DETAIL: Get "/wps/member/records/bets/detail" Member Plain, latest, detail::on_one(BetDetail);
    /// What the supplier tells of a bet.
    Outcome { id: String } => BET_OUTCOME: Get "/wps/member/records/bets/outcome" Member Plain, latest, detail::on_outcome(RoundOutcome);
}

/// Events of the betting record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BettingRecordEvent {
    /// Show other days.
    Days(RecordDaysEvent),
    /// Show the product with this code; all where empty.
    Product(String),
    /// Show the vendor with this code; all where empty.
    Vendor(String),
    /// Show the game with this code; all where empty.
    Game(String),
    /// Show bets with this status; all where none.
    Status(Option<BetStatus>),
    /// Show the bet with this number; all where empty.
    Find(String),
    /// Fetch earlier bets.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the betting record.
#[derive(Default)]
pub(crate) struct BettingRecord {
    filter: Filter,
    /// The first page, whose lines grow.
    value: Paged<wire::BettingRecord>,
    /// The bet that the address names.
    detail: Option<Detail>,
}

const PAGE: MemberPage = MemberPage::BettingRecord;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.betting_record;
    let mut query = page.filter.query();
    if !page.value.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::List { earlier }, &query.text());
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<wire::BettingRecord, Failure>) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.betting_record;
    if let (false, Ok(answer)) = (earlier, &answer) {
        page.filter.take_choices(answer);
    }
    page.value.answer(earlier, answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: BettingRecordEvent) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.betting_record;
    match event {
        BettingRecordEvent::More => {
            if !model.calls.busy(&Request::List { earlier: true }.slot()) {
                load_page(model, step, true);
            }
            return;
        }
        BettingRecordEvent::Retry if page.detail.is_some() => return detail::load(model, step),
        BettingRecordEvent::Retry => return load_page(model, step, false),
        BettingRecordEvent::Days(event) => {
            let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
            if !page.filter.days.on_event(event, shown) {
                return;
            }
        }
        BettingRecordEvent::Product(code) => page.filter.product = filter::chosen(code),
        BettingRecordEvent::Vendor(code) => page.filter.vendor = filter::chosen(code),
        BettingRecordEvent::Game(code) => page.filter.game = filter::chosen(code),
        BettingRecordEvent::Status(status) => page.filter.status = status,
        BettingRecordEvent::Find(text) => {
            if !page.filter.set_number(&text) {
                return;
            }
        }
    }
    // What shows is of the former filter.
    page.value = Paged::default();
    load_page(model, step, false);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.betting_record = BettingRecord::default();
            detail::follow_address(model, step);
            load_page(model, step, false);
        }
        DomainEvent::Entered { .. } if is_shown(model) => detail::follow_address(model, step),
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.betting_record = BettingRecord::default();
        }
        DomainEvent::LoggedOut => *model.betting_record = BettingRecord::default(),
        _ => {}
    }
}
