//! One deposit as it shows: its status, what it is made of, what has happened, what is to be done.

use super::receipts::images_left;
use super::view::{href, ui_event};
use super::{Deposits, is_busy};
use crate::domain::address::{is_origin, origin_of};
use crate::domain::cashier::{DepositKind, DepositStatus};
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::time::{countdown, parse_rfc3339};
use crate::event::{DepositsEvent, SupportEvent, UiEvent};
use crate::feature::services::moment::moment;
use crate::feature::services::{link, location};
use crate::feature::shared::amount::Writing;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    DepositDetail, DepositPay, LabelledAmount, NamedDeposit, ReceiptsView, SlipLine, Text, TimelineStep, Tone,
};
use crate::wire::{Deposit, Step, StepActor};

/// How far a deposit has come, in words.
pub(super) fn status_text(deposit: &Deposit) -> &'static str {
    match (deposit.status, deposit.kind) {
        (DepositStatus::Pending, DepositKind::Voucher) => key::DEPOSIT_STATE_REDEEMING,
        (status, _) => status_key(status),
    }
}

/// The text key of a status.
pub(super) const fn status_key(status: DepositStatus) -> &'static str {
    match status {
        DepositStatus::Pending => key::DEPOSIT_STATE_PENDING,
        DepositStatus::Review => key::DEPOSIT_STATE_REVIEW,
        DepositStatus::Held => key::DEPOSIT_STATE_HELD,
        DepositStatus::Credited => key::DEPOSIT_STATE_CREDITED,
        DepositStatus::Declined => key::DEPOSIT_STATE_DECLINED,
        DepositStatus::Expired => key::DEPOSIT_STATE_EXPIRED,
        DepositStatus::Cancelled => key::DEPOSIT_STATE_CANCELLED,
        DepositStatus::Failed => key::DEPOSIT_STATE_FAILED,
    }
}

pub(super) const fn tone(status: DepositStatus) -> Tone {
    match status {
        DepositStatus::Pending | DepositStatus::Held => Tone::Warning,
        DepositStatus::Review => Tone::Info,
        DepositStatus::Credited => Tone::Success,
        DepositStatus::Expired | DepositStatus::Cancelled => Tone::Info,
        DepositStatus::Declined | DepositStatus::Failed => Tone::Error,
    }
}

/// The amount that arrived, else the one that was asked for; empty while a voucher has not told what it is worth.
pub(super) fn money_of(deposit: &Deposit, writing: &Writing) -> String {
    let amount = if deposit.credited.0.is_positive() { deposit.credited.0 } else { deposit.amount.0 };
    if amount.is_positive() { writing.format(amount) } else { String::new() }
}

pub(super) fn named_view(model: &Model, writing: &Writing) -> Option<NamedDeposit> {
    let shown = model.deposits.named.as_ref()?;
    let deposit = shown.deposit();
    let may_call_off = deposit.is_some_and(|it| it.status == DepositStatus::Pending && it.kind != DepositKind::Voucher);
    Some(NamedDeposit {
        status: shown.value.status(),
        unknown: shown.unknown,
        detail: deposit.map(|it| detail(model, it, writing)),
        pay: deposit.filter(|it| it.status.awaits_payment()).and_then(|it| pay(model, it, writing)),
        call_off: may_call_off.then(|| ui_event(DepositsEvent::CallOff)),
        calling_off: shown.calling_off,
        problem: shown.problem.clone(),
        busy: is_busy(model),
        href: href(model, ""),
    })
}

pub(super) fn detail(model: &Model, deposit: &Deposit, writing: &Writing) -> DepositDetail {
    DepositDetail {
        key: deposit.id.clone(),
        state: Text::of(status_text(deposit)),
        tone: tone(deposit.status),
        next: next(deposit).map(Text::of),
        order_no: deposit.order_no.clone(),
        channel: deposit.channel_name.clone(),
        figures: figures(deposit, writing),
        differs: differs(deposit, writing),
        promotion: promotion(deposit),
        steps: deposit.steps.iter().enumerate().map(|(index, it)| step(model, deposit, (index, it), writing)).collect(),
        ask: UiEvent::Support(SupportEvent::Chat),
        wallet_href: (deposit.status == DepositStatus::Credited)
            .then(|| location::address_under(model, Overlay::MemberCentre(MemberPage::TransferFund))),
        open: deposit.status.is_open(),
        href: href(model, &deposit.id),
    }
}

/// The text key of what comes next.
fn next(deposit: &Deposit) -> Option<&'static str> {
    Some(match (deposit.status, deposit.kind) {
        (DepositStatus::Pending, DepositKind::Voucher) => key::DEPOSIT_NEXT_VOUCHER,
        (DepositStatus::Pending, DepositKind::BankSlip) => key::DEPOSIT_NEXT_SLIP,
        (DepositStatus::Pending, _) if page_of(deposit).is_empty() && deposit.qr.is_empty() => {
            key::DEPOSIT_NEXT_PREPARING
        }
        (DepositStatus::Pending, DepositKind::Hosted) => key::DEPOSIT_NEXT_HOSTED,
        (DepositStatus::Pending, DepositKind::Qr) => key::DEPOSIT_NEXT_QR,
        (DepositStatus::Review, _) => key::DEPOSIT_NEXT_REVIEW,
        (DepositStatus::Held, _) => key::DEPOSIT_NEXT_HELD,
        (DepositStatus::Credited, _) => return None,
        _ => key::DEPOSIT_NEXT_NOTHING,
    })
}

fn figures(deposit: &Deposit, writing: &Writing) -> Vec<LabelledAmount> {
    let figure = |name: &str, label: &'static str, money: Money, minus: bool| {
        let amount = writing.format(if minus { Money(money.0.saturating_neg()) } else { money });
        money.is_positive().then(|| LabelledAmount { key: name.to_owned(), label: Text::of(label), amount })
    };
    [
        figure("asked", key::DEPOSIT_ASKED, deposit.amount.0, false),
        figure("received", key::DEPOSIT_RECEIVED, deposit.received.0, false),
        figure("fee", key::DEPOSIT_FEE_TAKEN, deposit.fee.0, true),
        figure("credited", key::DEPOSIT_CREDITED, deposit.credited.0, false),
        figure("bonus", key::DEPOSIT_BONUS, deposit.bonus.0, false),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The promotion that the deposit takes part in, and that it gave nothing where it did not.
fn promotion(deposit: &Deposit) -> Option<Text> {
    let gave_nothing = deposit.status == DepositStatus::Credited && !deposit.bonus.0.is_positive();
    let key = if gave_nothing { key::DEPOSIT_BONUS_NOTHING } else { key::DEPOSIT_BONUS_TAKES };
    (!deposit.promotion.is_empty()).then(|| Text::of(key).with("promotion", deposit.promotion.clone()))
}

/// Both amounts, where another one has arrived than was asked for.
fn differs(deposit: &Deposit, writing: &Writing) -> Option<Text> {
    let (requested, received) = (deposit.amount.0, deposit.received.0);
    let is_other = received.is_positive() && requested.is_positive() && received != requested;
    let key = if received < requested { key::DEPOSIT_LESS } else { key::DEPOSIT_MORE };
    is_other.then(|| Text::of(key).with("asked", writing.format(requested)).with("received", writing.format(received)))
}

fn step(model: &Model, deposit: &Deposit, (index, step): (usize, &Step), writing: &Writing) -> TimelineStep {
    TimelineStep {
        key: index.to_string(),
        label: Text::of(step_text(deposit, step)),
        actor: Text::of(match step.actor {
            StepActor::Member => key::STEP_MEMBER,
            StepActor::Operator => key::STEP_OPERATOR,
            StepActor::Provider => key::STEP_PROVIDER,
            StepActor::System => key::STEP_SYSTEM,
        }),
        at: moment(&step.at, &model.now),
        amount: if step.amount.0.is_positive() { writing.format(step.amount.0) } else { String::new() },
        note: step.note.clone(),
    }
}

fn step_text(deposit: &Deposit, step: &Step) -> &'static str {
    match DepositStatus::from_name(&step.status) {
        Some(DepositStatus::Pending) | None => key::DEPOSIT_STEP_ASKED,
        Some(DepositStatus::Review) => key::DEPOSIT_STEP_RECEIPT,
        Some(DepositStatus::Held) => key::DEPOSIT_STEP_HELD,
        Some(DepositStatus::Credited) => key::DEPOSIT_STEP_CREDITED,
        Some(DepositStatus::Failed) if deposit.kind == DepositKind::Voucher => key::DEPOSIT_STEP_NOT_REDEEMED,
        Some(other) => status_key(other),
    }
}

/// The address of the page where one pays: https, or a provider on this machine.
fn page_of(deposit: &Deposit) -> String {
    let url = &deposit.pay_url;
    let local = origin_of(url).is_some_and(|(origin, _)| origin.starts_with("http://") && is_origin(origin));
    if local && !url.chars().any(char::is_control) { url.clone() } else { link::safe(url) }
}

fn pay(model: &Model, deposit: &Deposit, writing: &Writing) -> Option<DepositPay> {
    if deposit.kind == DepositKind::Voucher {
        return None;
    }
    let expires_ms = parse_rfc3339(&deposit.expires_at);
    let left = expires_ms
        .map(|expires_ms| expires_ms.saturating_sub(model.now.ms()))
        .filter(|left| *left < super::detail::NEAR_MS);
    let is_pending = deposit.status == DepositStatus::Pending;
    Some(DepositPay {
        kind: deposit.kind,
        amount: writing.format(deposit.amount.0),
        url: page_of(deposit),
        qr: deposit.qr.clone(),
        slip: slip(deposit),
        receipts: (deposit.kind == DepositKind::BankSlip).then(|| receipts(&model.deposits, deposit)),
        left: left.filter(|_| is_pending).map(countdown).unwrap_or_default(),
        expires: moment(&deposit.expires_at, &model.now).filter(|_| is_pending),
    })
}

fn slip(deposit: &Deposit) -> Vec<SlipLine> {
    let Some(slip) = &deposit.slip else { return Vec::new() };
    let line = |name, label, value: &str| SlipLine { key: name, label: Text::of(label), value: value.to_owned() };
    let amount = deposit.amount.0.to_decimal();
    [
        line("bank", key::SLIP_BANK, &slip.bank),
        line("account", key::SLIP_ACCOUNT, &slip.account),
        line("holder", key::SLIP_HOLDER, &slip.holder),
        line("amount", key::SLIP_AMOUNT, &amount),
        line("reference", key::SLIP_REFERENCE, &slip.reference),
    ]
    .into_iter()
    .filter(|line| !line.value.is_empty())
    .collect()
}

fn receipts(deposits: &Deposits, deposit: &Deposit) -> ReceiptsView {
    let left = images_left(deposit);
    ReceiptsView {
        left: Text::of(key::RECEIPTS_LEFT).with("count", u32::try_from(left).unwrap_or(0)),
        can_attach: left > 0,
        sent: deposit.slip.as_ref().is_some_and(|slip| slip.receipt_sent),
        files: deposits.receipts.view(),
    }
}
