//! Profit and loss (section 2 of the specification, page `personalProfit`): what days and products came to, with the formula in words, a chart, and
//! the net deposits since the account was opened.
//!
//! The server adds up; here the figures are written out, and the bars of the chart are measured. The chart is a picture of the table below it, so that whoever
//! can not see it misses nothing.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::{RecordDays, RecordDaysEvent};
use crate::model::{Model, Step};
use crate::wire;
use serde::{Deserialize, Serialize};

calls! {
    /// The member's profit and loss of some days.
    Report => PROFIT_AND_LOSS: Get "/wps/member/records/profit" Member Plain, latest, on_report(wire::ProfitAndLoss);
}

/// Events of profit and loss.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ProfitAndLossEvent {
    /// Show other days.
    Days(RecordDaysEvent),
    /// Fetch again what failed.
    Retry,
}

/// State of profit and loss.
#[derive(Default)]
pub(crate) struct ProfitAndLoss {
    days: RecordDays,
    value: Remote<wire::ProfitAndLoss>,
}

impl ProfitAndLoss {
    /// The query of the days that show.
    fn query(&self) -> Query {
        let mut query = Query::default();
        self.days.push_to(&mut query);
        query
    }
}

const PAGE: MemberPage = MemberPage::ProfitAndLoss;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

fn load(model: &mut Model, step: &mut Step) {
    let page = &mut *model.profit_and_loss;
    page.value.start_loading();
    let query = page.query();
    call::send(model, step, Request::Report, &query.text());
}

fn on_report(model: &mut Model, _: &mut Step, answer: Result<wire::ProfitAndLoss, Failure>) {
    if is_shown(model) {
        model.profit_and_loss.value.answer(answer);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: ProfitAndLossEvent) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.profit_and_loss;
    if let ProfitAndLossEvent::Days(event) = event {
        let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
        if !page.days.on_event(event, shown) {
            return;
        }
        page.value = Remote::Idle;
    }
    load(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.profit_and_loss = ProfitAndLoss::default();
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.profit_and_loss = ProfitAndLoss::default();
        }
        DomainEvent::LoggedOut => *model.profit_and_loss = ProfitAndLoss::default(),
        DomainEvent::CashierChanged if is_shown(model) => load(model, step),
        _ => {}
    }
}
