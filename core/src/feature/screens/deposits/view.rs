//! The view of the deposit page: ways to pay, the form, the deposit that shows, and earlier ones (section 2 of the specification).

use super::detail_view::{detail, money_of, named_view, status_key, status_text, tone};
use super::{Deposits, funds, is_busy, is_shown};
use crate::domain::cashier::{Charge, DepositKind, DepositStatus};
use crate::domain::money::Money;
use crate::domain::promotion::DepositBonus;
use crate::domain::route::MemberPage;
use crate::event::{DepositsEvent, UiEvent};
use crate::feature::services::moment::{moment, until};
use crate::feature::services::pages::pages;
use crate::feature::shared::amount::{self, Terms, Writing, of_hundredths};
use crate::model::Model;
use crate::text::key;
use crate::view::{
    DepositChannelItem, DepositForm, DepositHistory, DepositPromotionItem, DepositRow, DepositsView, FilterOption,
    LoadStatus, OpenDeposit, Text, VoucherField,
};
use crate::wire::{Amount, Deposit, DepositChannel, DepositPromotion};

const MS_PER_MINUTE: u64 = 60_000;

pub(crate) fn view(model: &Model) -> DepositsView {
    if !is_shown(model) {
        return DepositsView::default();
    }
    let deposits = &*model.deposits;
    let writing = Writing::of(model);
    let value = deposits.channels.ready();
    let chosen = deposits.channel().map(|channel| channel.id.as_str());
    DepositsView {
        status: deposits.channels.status(),
        named: named_view(model, &writing),
        open: value.map(|it| it.open.iter().map(|it| open_item(model, it, &writing)).collect()).unwrap_or_default(),
        channels: value
            .map(|it| it.list.iter().map(|channel| channel_item(model, channel, chosen, &writing)).collect())
            .unwrap_or_default(),
        form: deposits.channel().map(|channel| form(model, channel, &writing)),
        history: history(model, &writing),
    }
}

pub(super) fn ui_event(event: DepositsEvent) -> UiEvent {
    UiEvent::Deposits(event)
}

/// The address of a deposit.
pub(super) fn href(model: &Model, id: &str) -> String {
    model.location.route.clone().with_item(MemberPage::Deposit, id).address()
}

fn open_item(model: &Model, deposit: &Deposit, writing: &Writing) -> OpenDeposit {
    OpenDeposit {
        key: deposit.id.clone(),
        channel: deposit.channel_name.clone(),
        amount: money_of(deposit, writing),
        state: Text::of(status_text(deposit)),
        order_no: deposit.order_no.clone(),
        expires: moment(&deposit.expires_at, &model.now),
        href: href(model, &deposit.id),
    }
}

fn channel_item(
    model: &Model,
    channel: &DepositChannel,
    chosen: Option<&str>,
    writing: &Writing,
) -> DepositChannelItem {
    let charge = Charge { fixed: channel.fee_fixed.0, basis_points: channel.fee_basis_points };
    let now_ms = model.now.ms();
    DepositChannelItem {
        key: channel.id.clone(),
        icon: channel.icon.clone(),
        name: channel.name.clone(),
        description: channel.description.clone(),
        takes: match channel.minutes {
            0 => Text::of(key::DEPOSIT_AT_ONCE),
            minutes => until(key::DEPOSIT_TAKES, now_ms + u64::from(minutes) * MS_PER_MINUTE, now_ms),
        },
        fee: fee_text(charge, writing),
        bounds: Text::of(key::AMOUNT_RANGE)
            .with("min", writing.format(channel.min.0))
            .with("max", writing.format(channel.max.0)),
        closed: !channel.open,
        opens: moment(&channel.opens_at, &model.now).filter(|_| !channel.open),
        selected: chosen == Some(channel.id.as_str()),
        select: ui_event(DepositsEvent::Channel(channel.id.clone())),
    }
}

fn fee_text(charge: Charge, writing: &Writing) -> Text {
    let share = percent(charge.basis_points);
    let fixed = writing.format(charge.fixed);
    match (charge.basis_points, charge.fixed.is_positive()) {
        (0, false) => Text::of(key::DEPOSIT_FEE_NONE),
        (0, true) => Text::of(key::DEPOSIT_FEE).with("fee", fixed),
        (_, false) => Text::of(key::DEPOSIT_FEE).with("fee", share),
        (_, true) => Text::of(key::DEPOSIT_FEE).with("fee", [share.as_str(), " + ", &fixed].concat()),
    }
}

/// A share in hundredths of a percent as people read it: `1%`, `1.5%`, `0.25%`.
fn percent(basis_points: u32) -> String {
    [of_hundredths(basis_points).as_str(), "%"].concat()
}

/// What must be staked of the deposit that arrives.
fn wagering(multiplier: u32) -> Text {
    match multiplier {
        0 => Text::of(key::DEPOSIT_WAGER_NONE),
        100 => Text::of(key::DEPOSIT_WAGER_ONCE),
        other => Text::of(key::DEPOSIT_WAGER_TIMES).with("times", of_hundredths(other)),
    }
}

fn form(model: &Model, channel: &DepositChannel, writing: &Writing) -> DepositForm {
    let deposits: &Deposits = &model.deposits;
    let terms = deposits.terms();
    let is_voucher = channel.kind == DepositKind::Voucher;
    let last = deposits.channels.ready().map_or(Money::ZERO, |value| value.last_amount.0);
    let presets: Vec<Money> = channel.presets.iter().map(|Amount(money)| *money).collect();
    let event = |event| ui_event(DepositsEvent::Amount(event));
    DepositForm {
        amount: (!is_voucher).then(|| amount::view(&deposits.amount, (&terms, writing), (&presets, last), event)),
        voucher: is_voucher
            .then(|| VoucherField { error: deposits.voucher_error.clone(), cleared: deposits.voucher_cleared }),
        promotions: promotions(deposits, writing),
        review: review(deposits, channel, &terms, writing),
        bonus: bonus(deposits, &terms, writing),
        wagering: wagering(channel.wager_multiplier),
        funds: funds::view(model),
        action: Text::of(match channel.kind {
            DepositKind::Hosted => key::DEPOSIT_ACT_HOSTED,
            DepositKind::Qr => key::DEPOSIT_ACT_QR,
            DepositKind::BankSlip => key::DEPOSIT_ACT_SLIP,
            DepositKind::Voucher => key::DEPOSIT_ACT_VOUCHER,
        }),
        problem: deposits.problem.clone(),
        busy: is_busy(model),
    }
}

/// Promotions to choose among, and none of them; empty where there is none.
fn promotions(deposits: &Deposits, writing: &Writing) -> Vec<DepositPromotionItem> {
    let chosen = deposits.promotion().map_or("", |it| &it.promo_id);
    let offered: Vec<_> = deposits.promotions().map(|it| promotion(it, chosen, writing)).collect();
    if offered.is_empty() {
        return offered;
    }
    let none = DepositPromotionItem {
        key: String::new(),
        title: None,
        about: Text::of(key::DEPOSIT_PROMO_NONE),
        wagering: None,
        selected: chosen.is_empty(),
        select: ui_event(DepositsEvent::Promotion(String::new())),
    };
    offered.into_iter().chain([none]).collect()
}

fn promotion(item: &DepositPromotion, chosen: &str, writing: &Writing) -> DepositPromotionItem {
    let wagering = match item.wager_multiplier {
        0 => Text::of(key::DEPOSIT_PROMO_WAGER_NONE),
        times => Text::of(key::DEPOSIT_PROMO_WAGER).with("times", times.to_string()),
    };
    DepositPromotionItem {
        key: item.promo_id.clone(),
        title: Some(item.title.clone()),
        about: Text::of(key::DEPOSIT_PROMO_ABOUT)
            .with("percent", item.percent.to_string())
            .with("least", writing.format(item.least.0))
            .with("most", writing.format(item.most.0)),
        wagering: Some(wagering),
        selected: chosen == item.promo_id,
        select: ui_event(DepositsEvent::Promotion(item.promo_id.clone())),
    }
}

/// What the chosen promotion gives for the amount that stands in the field.
fn bonus(deposits: &Deposits, terms: &Terms, writing: &Writing) -> Option<Text> {
    let item = deposits.promotion()?;
    let amount = deposits.amount.money(terms, writing).ok()?;
    let bonus = DepositBonus { percent: item.percent, least: item.least.0, most: item.most.0 }.of(amount);
    bonus.is_positive().then(|| Text::of(key::DEPOSIT_REVIEW_BONUS).with("bonus", writing.format(bonus)))
}

/// What the deposit will do, in words.
fn review(deposits: &Deposits, channel: &DepositChannel, terms: &Terms, writing: &Writing) -> Option<Text> {
    if channel.kind == DepositKind::Voucher {
        return Some(Text::of(key::DEPOSIT_REVIEW_VOUCHER));
    }
    let amount = deposits.amount.money(terms, writing).ok()?;
    let (fee, net) = (terms.charge.of(amount), terms.charge.net(amount));
    let text = if fee.is_positive() {
        Text::of(key::DEPOSIT_REVIEW_FEE).with("fee", writing.format(fee))
    } else {
        Text::of(key::DEPOSIT_REVIEW)
    };
    Some(text.with("amount", writing.format(amount)).with("net", writing.format(net)))
}

fn history(model: &Model, writing: &Writing) -> DepositHistory {
    let history = &model.deposits.history;
    let value = history.value.ready();
    let list = value.map(|value| value.content.as_slice()).unwrap_or_default();
    let filter = |status: Option<DepositStatus>, label: &'static str| FilterOption {
        key: status.map(DepositStatus::name).unwrap_or("ALL").to_owned(),
        label: Text::of(label),
        selected: history.status == status,
        select: ui_event(DepositsEvent::Status(status.map(DepositStatus::name).unwrap_or_default().to_owned())),
    };
    let all = filter(None, key::DEPOSIT_FILTER_ALL);
    DepositHistory {
        status: history.value.status(),
        filters: std::iter::once(all)
            .chain(DepositStatus::ALL.iter().map(|status| filter(Some(*status), status_key(*status))))
            .collect(),
        filtered: history.status.is_some(),
        rows: list.iter().map(|deposit| row(model, deposit, writing)).collect(),
        pages: pages(history.page, value.map_or(0, |value| value.total_pages), |number| {
            ui_event(DepositsEvent::Page(number))
        }),
    }
}

fn row(model: &Model, deposit: &Deposit, writing: &Writing) -> DepositRow {
    let opened = model.deposits.row.as_ref().filter(|detail| detail.id == deposit.id);
    DepositRow {
        key: deposit.id.clone(),
        channel: deposit.channel_name.clone(),
        amount: money_of(deposit, writing),
        at: moment(&deposit.created_at, &model.now),
        state: Text::of(status_text(deposit)),
        tone: tone(deposit.status),
        opened: opened.is_some(),
        status: opened.map_or(LoadStatus::Ready, |it| it.value.status()),
        detail: opened.and_then(|it| it.deposit()).map(|it| detail(model, it, writing)),
        toggle: ui_event(DepositsEvent::Row(deposit.id.clone())),
    }
}
