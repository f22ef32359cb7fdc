//! The account record (section 2 of the specification, page `transactionHistory`): every movement of money or points, narrowed by days, kind and
//! direction, with the sums of all that the filter lets through.
//!
//! One list that grows: the first page brings the sums, and what is earlier is fetched from the place where the last page ended. Another filter
//! begins anew. Days are the operator's, and the server counts them; the page says which. An address may name the day that it opens with.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::record::{RecordAccount, RecordDirection, RecordGroup};
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::{call, location, session};
use crate::feature::shared::record_days::{RecordDays, RecordDaysEvent};
use crate::model::{Model, Step};
use crate::wire;
use serde::{Deserialize, Serialize};

calls! {
    /// Movements that the filter lets through, from the latest or from a place on.
    List { earlier: bool } => ACCOUNT_RECORD: Get "/wps/relay/ODSFE2_MemTransDet" Member Plain, latest, on_list(wire::AccountRecord);
}

/// Events of the account record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AccountRecordEvent {
    /// Show the account of money, or that of points.
    Account(RecordAccount),
    /// Show other days.
    Days(RecordDaysEvent),
    /// Show one kind of movements; all where none.
    Group(Option<RecordGroup>),
    /// Show one direction of movements; both where none.
    Direction(Option<RecordDirection>),
    /// Fetch earlier movements.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the account record: filter and lines.
#[derive(Default)]
pub(crate) struct AccountRecord {
    account: RecordAccount,
    days: RecordDays,
    group: Option<RecordGroup>,
    direction: Option<RecordDirection>,
    /// The first page, whose lines grow.
    value: Paged<wire::AccountRecord>,
}

const PAGE: MemberPage = MemberPage::AccountRecord;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.account_record;
    let mut query = page.query();
    if !page.value.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::List { earlier }, &query.text());
}

/// The filter changed: what shows belongs to the former one.
fn begin(model: &mut Model, step: &mut Step) {
    let page = &mut *model.account_record;
    page.value = Paged::default();
    load_page(model, step, false);
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<wire::AccountRecord, Failure>) {
    if !is_shown(model) {
        return;
    }
    model.account_record.value.answer(earlier, answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AccountRecordEvent) {
    if !is_shown(model) {
        return;
    }
    let page = &mut *model.account_record;
    match event {
        AccountRecordEvent::Account(account) => page.account = account,
        AccountRecordEvent::Days(event) => {
            let shown = page.value.ready().map(|value| (value.from.as_str(), value.until.as_str()));
            if !page.days.on_event(event, shown) {
                return;
            }
        }
        AccountRecordEvent::Group(group) => page.group = group,
        AccountRecordEvent::Direction(direction) => page.direction = direction,
        AccountRecordEvent::More => {
            if !model.calls.busy(&Request::List { earlier: true }.slot()) {
                load_page(model, step, true);
            }
            return;
        }
        AccountRecordEvent::Retry => return load_page(model, step, false),
    }
    begin(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.account_record = AccountRecord::opened(model);
            load_page(model, step, false);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.account_record = AccountRecord::default();
        }
        DomainEvent::LoggedOut => *model.account_record = AccountRecord::default(),
        // Money has moved: the latest are read again, unless earlier ones are being looked through.
        DomainEvent::CashierChanged if is_shown(model) && model.account_record.is_at_the_top() => {
            load_page(model, step, false)
        }
        _ => {}
    }
}

/// How many movements a page has.
const PAGE_SIZE: usize = 20;

impl AccountRecord {
    /// The record as the address opens it: at the day that it names, where something that another page tells of has moved.
    fn opened(model: &Model) -> AccountRecord {
        let days = model.location.route.item.as_deref().map(RecordDays::of).unwrap_or_default();
        AccountRecord { days, ..AccountRecord::default() }
    }

    /// The query of the record's filter.
    fn query(&self) -> Query {
        let mut query = Query::default();
        query.push("account", Some(self.account.name()));
        self.days.push_to(&mut query);
        query.push("group", self.group.map(RecordGroup::name));
        query.push("direction", self.direction.map(RecordDirection::name));
        query
    }

    fn is_at_the_top(&self) -> bool {
        self.value.ready().is_some_and(|value| value.content.len() <= PAGE_SIZE)
    }
}
