//! Rows of deposits, cashback and redemptions, and the inbox messages about them.

use lumora_core::domain::message::MessageKind;

use super::LoadError;
use super::ids::{IdKind, id};
use super::life::{CASHBACK_WAGER, CURRENCY, Lives, REWARD_CASH, REWARD_POINTS};
use super::load::Loader;
use super::moves::Cause;
use crate::seed::bulk::Bulk;
use platform::clock::DAY_MS;

/// How long messages about events are kept.
const MESSAGE_MS: i64 = 365 * DAY_MS;
const CLAIM_MS: i64 = 7 * DAY_MS;

/// Writes all rows of deposits, cashback, redemptions and messages.
pub(super) async fn write(loader: &mut Loader, lives: &Lives<'_>) -> Result<(), LoadError> {
    let mut messages = Messages::new();
    deposits(loader, lives, &mut messages).await?;
    cashback(loader, lives, &mut messages).await?;
    redemptions(loader, lives, &mut messages).await?;
    loader.write(&mut messages.0).await
}

struct Messages(Bulk);

impl Messages {
    fn new() -> Self {
        let columns = &[
            "id",
            "member_id",
            "category",
            "kind",
            "amount",
            "number",
            "name",
            "reference",
            "text_id",
            "pinned",
            "reply",
            "action",
            "created_at",
            "read_at",
            "expires_at",
        ];
        Self(Bulk::new("member_messages", columns))
    }

    fn add(
        &mut self,
        lives: &Lives<'_>,
        (member, number, at): (u32, u32, i64),
        kind: MessageKind,
        (amount, order_no, reference): (i64, &str, &str),
    ) {
        // Nine of ten messages were read a minute later.
        let read_at = (number % 10 != 0).then_some(at + 60_000);
        self.0.add([
            id(lives.seed, IdKind::Message, at, number).into(),
            lives.member_id(member).into(),
            kind.category().name().into(),
            kind.name().into(),
            amount.into(),
            order_no.into(),
            "".into(),
            reference.into(),
            "".into(),
            0_i64.into(),
            0_i64.into(),
            "".into(),
            at.into(),
            read_at.into(),
            (at + MESSAGE_MS).into(),
        ]);
    }
}

async fn deposits(loader: &mut Loader, lives: &Lives<'_>, messages: &mut Messages) -> Result<(), LoadError> {
    let columns = &[
        "id",
        "order_no",
        "member_id",
        "channel_id",
        "kind",
        "currency",
        "amount",
        "received",
        "fee",
        "credited",
        "status",
        "pay_url",
        "qr",
        "reference",
        "return_path",
        "fee_fixed",
        "fee_basis_points",
        "wager_multiplier",
        "bank_name",
        "bank_account",
        "bank_holder",
        "receipt_sent",
        "created_at",
        "updated_at",
    ];
    let mut rows = Bulk::new("deposits", columns);
    let mut receipts = Bulk::new("deposit_receipts", &["id", "deposit_id", "amount", "fee", "received_at"]);
    let mut steps = Bulk::new("cashier_steps", &["owner_id", "seq", "status", "actor", "amount", "note", "at"]);
    let mut paid_in = Bulk::new("mission_deposits", &["member_id", "at", "id", "currency", "amount"]);
    for event in lives.events.iter().filter(|event| event.cause == Cause::Deposit) {
        let deposit_id = id(lives.seed, IdKind::Detail, event.at, event.number);
        let (order_no, receipt) = (format!("D{:010}", event.number), format!("load-{:010}", event.number));
        let member_id = lives.member_id(event.member);
        let asked_at = event.at - 100;
        rows.add([
            deposit_id.as_str().into(),
            order_no.as_str().into(),
            member_id.as_str().into(),
            lives.channel.into(),
            "HOSTED".into(),
            CURRENCY.into(),
            event.amount.into(),
            event.amount.into(),
            0_i64.into(),
            event.amount.into(),
            "CREDITED".into(),
            "".into(),
            "".into(),
            format!("L{:010}", event.number).into(),
            "".into(),
            0_i64.into(),
            0_i64.into(),
            0_i64.into(),
            "".into(),
            "".into(),
            "".into(),
            0_i64.into(),
            asked_at.into(),
            event.at.into(),
        ]);
        for (seq, status, actor, at) in [(0_i64, "PENDING", "member", asked_at), (1, "CREDITED", "provider", event.at)]
        {
            let id = deposit_id.as_str();
            steps.add([id.into(), seq.into(), status.into(), actor.into(), event.amount.into(), "".into(), at.into()]);
        }
        messages.add(
            lives,
            (event.member, event.number, event.at),
            MessageKind::DepositCredited,
            (event.amount, &order_no, &deposit_id),
        );
        paid_in.add([member_id.into(), event.at.into(), receipt.as_str().into(), CURRENCY.into(), event.amount.into()]);
        receipts.add([receipt.into(), deposit_id.into(), event.amount.into(), 0_i64.into(), event.at.into()]);
    }
    for table in [&mut rows, &mut receipts, &mut steps, &mut paid_in] {
        loader.write(table).await?;
    }
    loader.flush(&mut messages.0).await
}

async fn cashback(loader: &mut Loader, lives: &Lives<'_>, messages: &mut Messages) -> Result<(), LoadError> {
    let columns = &[
        "id",
        "member_id",
        "kind",
        "source_key",
        "reference",
        "currency",
        "amount",
        "wager_multiplier",
        "first_day",
        "last_day",
        "granted_at",
        "expires_at",
        "claimed_at",
    ];
    let mut rows = Bulk::new("member_rewards", columns);
    let columns = &[
        "id",
        "member_id",
        "source",
        "reference",
        "currency",
        "amount",
        "multiplier",
        "required",
        "done",
        "granted_at",
        "expires_at",
        "ended_at",
        "ended_as",
    ];
    let mut credits = Bulk::new("wagering_credits", columns);
    for given in &lives.cashback {
        let reward_id = id(lives.seed, IdKind::Detail, given.at, given.number);
        let member_id = lives.member_id(given.member);
        rows.add([
            reward_id.as_str().into(),
            member_id.as_str().into(),
            "CASHBACK".into(),
            format!("load:{reward_id}").into(),
            "weekly-loss".into(),
            CURRENCY.into(),
            given.amount.into(),
            CASHBACK_WAGER.into(),
            given.first_day.into(),
            (given.first_day + 6).into(),
            (given.at - 60_000).into(),
            (given.at + CLAIM_MS).into(),
            given.at.into(),
        ]);
        credits.add([
            format!("bonus:reward:{reward_id}").into(),
            member_id.into(),
            "BONUS".into(),
            reward_id.as_str().into(),
            CURRENCY.into(),
            given.amount.into(),
            CASHBACK_WAGER.into(),
            given.required.into(),
            given.done.into(),
            given.at.into(),
            (given.at + 30 * DAY_MS).into(),
            given.ended_at.into(),
            if given.ended_at.is_some() { "done" } else { "" }.into(),
        ]);
        let whose = (given.member, given.number, given.at - 60_000);
        messages.add(lives, whose, MessageKind::CashbackReady, (given.amount, "", ""));
        loader.flush(&mut messages.0).await?;
    }
    loader.write(&mut rows).await?;
    loader.write(&mut credits).await
}

async fn redemptions(loader: &mut Loader, lives: &Lives<'_>, messages: &mut Messages) -> Result<(), LoadError> {
    let columns = &[
        "id",
        "order_no",
        "member_id",
        "reward_id",
        "reward_name",
        "category",
        "quantity",
        "points",
        "currency",
        "cash",
        "wager_multiplier",
        "status",
        "reason",
        "courier",
        "tracking_no",
        "voucher",
        "created_at",
        "approved_at",
        "updated_at",
    ];
    let mut rows = Bulk::new("point_redemptions", columns);
    for asked in &lives.redemptions {
        let redemption_id = id(lives.seed, IdKind::Detail, asked.at, asked.number);
        let order_no = format!("R{:010}", asked.number);
        let (status, kind) = match asked.is_paid {
            true => ("APPROVED", MessageKind::RedemptionApproved),
            false => ("REJECTED", MessageKind::RedemptionRejected),
        };
        rows.add([
            redemption_id.as_str().into(),
            order_no.as_str().into(),
            lives.member_id(asked.member).into(),
            lives.reward.into(),
            "Cash".into(),
            "CASH".into(),
            1_i64.into(),
            (REWARD_POINTS / 100).into(),
            CURRENCY.into(),
            REWARD_CASH.into(),
            0_i64.into(),
            status.into(),
            if asked.is_paid { "" } else { "The account was not checked yet." }.into(),
            "".into(),
            "".into(),
            "".into(),
            asked.at.into(),
            asked.is_paid.then_some(asked.decided_at).into(),
            asked.decided_at.into(),
        ]);
        let whose = (asked.member, asked.number, asked.decided_at);
        messages.add(lives, whose, kind, (REWARD_CASH, &order_no, &redemption_id));
        loader.flush(&mut rows).await?;
        loader.flush(&mut messages.0).await?;
    }
    loader.write(&mut rows).await
}
