//! The view of the account record: filter, sums and movements (section 2 of the specification).

use super::{AccountRecord, AccountRecordEvent, Request, is_shown};
use crate::domain::ledger::TransactionKind;
use crate::domain::money::Money;
use crate::domain::record::{RecordAccount, RecordDirection, RecordGroup};
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::services::location;
use crate::feature::services::moment::moment;
use crate::feature::shared::record_days::zone;
use crate::model::Model;
use crate::text::key;
use crate::view::{AccountRecordView, FilterOption, RecordLine, RecordSums, Text};
use crate::wire;

fn ui_event(event: AccountRecordEvent) -> UiEvent {
    UiEvent::AccountRecord(event)
}

pub(crate) fn view(model: &Model) -> AccountRecordView {
    if !is_shown(model) {
        return AccountRecordView::default();
    }
    let page = &*model.account_record;
    let value = page.value.ready();
    let is_narrowed = page.group.is_some() || page.direction.is_some();
    AccountRecordView {
        status: page.value.status(),
        accounts: accounts(page),
        days: page.days.view(|event| ui_event(AccountRecordEvent::Days(event))),
        groups: groups(page),
        directions: directions(page),
        zone: value.map(|value| zone(&value.from, &value.until, value.offset_minutes)),
        sums: value.map(|value| sums(model, value)),
        lines: value.map(|value| value.content.iter().map(|it| line(model, it)).collect()).unwrap_or_default(),
        statement: value.map(|_| ask_for(StatementKind::Account, &page.query())),
        narrowed: is_narrowed,
        more: value.filter(|value| !value.next.is_empty()).map(|_| ui_event(AccountRecordEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: page.value.problem(),
    }
}

fn option(name: &str, label: Text, selected: bool, event: AccountRecordEvent) -> FilterOption {
    FilterOption { key: name.to_owned(), label, selected, select: ui_event(event) }
}

fn accounts(page: &AccountRecord) -> Vec<FilterOption> {
    let label = |it: &RecordAccount| Text::of(key::RECORD_ACCOUNT).with("account", it.name());
    let all = RecordAccount::ALL.iter();
    all.map(|it| option(it.name(), label(it), *it == page.account, AccountRecordEvent::Account(*it))).collect()
}

fn groups(page: &AccountRecord) -> Vec<FilterOption> {
    let label = |name: &str| Text::of(key::RECORD_GROUP).with("group", name.to_owned());
    let of = |it: &RecordGroup| {
        let event = AccountRecordEvent::Group(Some(*it));
        option(it.name(), label(it.name()), page.group == Some(*it), event)
    };
    let all = option("ALL", label("ALL"), page.group.is_none(), AccountRecordEvent::Group(None));
    [all].into_iter().chain(RecordGroup::ALL.iter().map(of)).collect()
}

fn directions(page: &AccountRecord) -> Vec<FilterOption> {
    let label = |name: &str| Text::of(key::RECORD_DIRECTION).with("direction", name.to_owned());
    let of = |it: &RecordDirection| {
        let event = AccountRecordEvent::Direction(Some(*it));
        option(it.name(), label(it.name()), page.direction == Some(*it), event)
    };
    let all = option("ALL", label("ALL"), page.direction.is_none(), AccountRecordEvent::Direction(None));
    [all].into_iter().chain(RecordDirection::ALL.iter().map(of)).collect()
}

/// An amount of the account that shows: money with its currency, points without.
fn amount(model: &Model, money: Money) -> String {
    match model.account_record.account {
        RecordAccount::Cash => model.site.info.currency.format(money),
        RecordAccount::Points => money.grouped(),
    }
}

fn sums(model: &Model, value: &wire::AccountRecord) -> RecordSums {
    RecordSums {
        count: u32::try_from(value.count).unwrap_or(u32::MAX),
        total_in: amount(model, value.total_in.0),
        total_out: amount(model, value.total_out.0),
    }
}

fn line(model: &Model, movement: &wire::AccountMovement) -> RecordLine {
    let money = movement.amount.0;
    RecordLine {
        key: movement.id.clone(),
        title: Text::of(key::RECORD_KIND).with("kind", movement.kind.clone()),
        about: movement.about.clone(),
        order_no: movement.order_no.clone(),
        incoming: money.is_positive(),
        amount: amount(model, money),
        before: amount(model, movement.before.0),
        after: amount(model, movement.after.0),
        at: moment(&movement.at, &model.now),
        href: href(model, movement),
    }
}

/// The page of what the movement belongs to; empty where there is none.
fn href(model: &Model, movement: &wire::AccountMovement) -> String {
    use TransactionKind as Kind;
    let under = |page| location::address_under(model, Overlay::MemberCentre(page));
    let item = |page| model.location.route.clone().with_item(page, &movement.reference).address();
    match TransactionKind::from_name(&movement.kind) {
        Some(Kind::PaymentDeposit) if !movement.reference.is_empty() => item(MemberPage::Deposit),
        Some(Kind::PaymentWithdrawal | Kind::PaymentReturned) if !movement.reference.is_empty() => {
            item(MemberPage::Withdraw)
        }
        Some(Kind::UplineTransfer) => under(MemberPage::TransferUpline),
        Some(Kind::TransferToVendor | Kind::TransferToMain) => under(MemberPage::TransferFund),
        _ => String::new(),
    }
}
