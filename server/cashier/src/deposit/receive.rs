//! Credits receipts of money, and ends deposits that receive none.

use bets::wagering::{NewCredit, Source, granted_id};
use ledger::{Account, AccountKind, IdempotencyKey, LedgerError, Posting, Transaction, TransactionKind};
use lumora_core::domain::cashier::DepositEvent;
use lumora_core::domain::fair_play::PlayTotals;
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use messages::Message;
use platform::store::{Connection, StoreError, sql};
use promotions::deposit_bonus::{self, NewBonus};
use promotions::points;
use protection::hours;

use super::held::hold;
use super::row::DepositRow;
use crate::step::Actor;
use crate::withdrawable::end_if_lost;

/// A receipt: money that has arrived for a deposit.
#[derive(Debug, Clone)]
pub(crate) struct Receipt {
    pub(crate) deposit_id: String,
    /// Permanent id of the receipt: the same id is credited once.
    pub(crate) receipt_id: String,
    /// Minor units.
    pub(crate) amount: i64,
    /// Who received the money, and owns the ledger account that it comes from: a provider, or the operator's own bank.
    pub(crate) from: &'static str,
    pub(crate) by: Actor,
    pub(crate) note: String,
}

/// Credits a receipt, once; true where it was credited. A receipt beyond a deposit limit is held instead.
///
/// # Errors
/// Errors of the ledger or the database; the caller's transaction is then rolled back.
pub(crate) async fn receive(tx: &mut Connection, receipt: &Receipt, now_ms: i64) -> Result<bool, LedgerError> {
    let Some(row) = DepositRow::find(&mut *tx, &receipt.deposit_id).await? else { return Ok(false) };
    if is_known(tx, &receipt.receipt_id).await? || hold(tx, &row, receipt, now_ms).await? {
        return Ok(false);
    }
    credit(tx, &row, receipt, now_ms).await
}

async fn is_known(tx: &mut Connection, receipt_id: &str) -> Result<bool, StoreError> {
    let query = "select id from deposit_receipts where id = $1";
    let stored: Option<String> = sql::query_scalar(query).bind(receipt_id).fetch_optional(tx).await?;
    Ok(stored.is_some())
}

/// Credits a receipt that fits into the member's limits, once; true where it was credited. The first receipt of a
/// deposit bears the fixed fee, and every one the fee in basis points.
///
/// # Errors
/// Errors of the ledger or the database; the caller's transaction is then rolled back.
pub(super) async fn credit(
    tx: &mut Connection,
    row: &DepositRow,
    receipt: &Receipt,
    now_ms: i64,
) -> Result<bool, LedgerError> {
    let is_first = row.received == 0;
    let mut charge = row.charge();
    if !is_first {
        charge.fixed = Money::ZERO;
    }
    let fee = charge.of(Money(receipt.amount)).0;
    if receipt.amount <= 0 || !insert_receipt(tx, receipt, fee, now_ms).await? {
        return Ok(false);
    }
    // Credits whose money is lost end first, or their wagering would lock the new money.
    end_if_lost(tx, &row.member_id, &row.currency, now_ms).await?;
    let credited = receipt.amount - fee;
    ledger::post(tx, &posting(row, receipt, fee), now_ms).await?;
    let figures = PlayTotals { deposited: receipt.amount, ..PlayTotals::default() };
    hours::write(tx, &row.member_id, (now_ms, now_ms), figures).await?;
    NewCredit {
        id: granted_id(Source::Deposit, &receipt.receipt_id),
        member_id: &row.member_id,
        source: Source::Deposit,
        reference: &row.order_no,
        currency: &row.currency,
        amount: credited,
        multiplier: u32::try_from(row.wager_multiplier).unwrap_or(0),
        expires_at: None,
    }
    .grant(tx, now_ms)
    .await?;
    let sums = "update deposits set received = received + $2, fee = fee + $3, credited = credited + $4 where id = $1";
    sql::query(sums).bind(&row.id).bind(receipt.amount).bind(fee).bind(credited).execute(&mut *tx).await?;
    let status = row.status().after(DepositEvent::Received).unwrap_or_default();
    row.transition(tx, status, (&receipt.by, credited, &receipt.note), now_ms).await?;
    notify_credited(tx, row, receipt, credited, now_ms).await?;
    Ok(true)
}

/// Notifies the member and the features that reward deposits: promotions, missions, referrals, points.
async fn notify_credited(
    tx: &mut Connection,
    row: &DepositRow,
    receipt: &Receipt,
    credited: i64,
    now_ms: i64,
) -> Result<(), LedgerError> {
    let message = Message {
        amount: Some(credited),
        number: &row.order_no,
        reference: &row.id,
        ..Message::of(MessageKind::DepositCredited)
    };
    messages::write(tx, &row.member_id, &message, now_ms).await?;
    give_bonus(tx, row, receipt.amount, now_ms).await?;
    let (member_and_receipt, money) =
        ((row.member_id.as_str(), receipt.receipt_id.as_str()), (row.currency.as_str(), receipt.amount));
    missions::note_deposit(tx, member_and_receipt, money, now_ms).await?;
    referral::note_deposit(tx, member_and_receipt.0, money, now_ms).await?;
    deposit_bonus::note_paid_in(tx, &row.member_id, now_ms).await?;
    points::on_deposit(tx, (&row.member_id, &row.currency), receipt.amount, now_ms).await?;
    Ok(())
}

/// Grants the bonus of the deposit's promotion once enough money has arrived; once for the deposit and for the member.
async fn give_bonus(
    tx: &mut Connection,
    row: &DepositRow,
    amount_received: i64,
    now_ms: i64,
) -> Result<(), LedgerError> {
    let Some((promotion_id, bonus)) = row.deposit_bonus().filter(|_| row.bonus == 0) else { return Ok(()) };
    let amount = bonus.of(Money(row.received.saturating_add(amount_received))).0;
    let other_deposits = "select count(*) from deposits where member_id = $1 and id <> $2 and credited > 0";
    let other_deposits: i64 =
        sql::query_scalar(other_deposits).bind(&row.member_id).bind(&row.id).fetch_one(&mut *tx).await?;
    let new = NewBonus {
        is_first: other_deposits == 0,
        promotion_id,
        member_id: &row.member_id,
        currency: &row.currency,
        amount,
        wager_multiplier: row.promotion_wager,
    };
    if amount > 0 && new.give(tx, now_ms).await? {
        let note = "update deposits set bonus = $2 where id = $1";
        sql::query(note).bind(&row.id).bind(amount).execute(tx).await?;
    }
    Ok(())
}

/// Inserts the receipt; false where it was inserted before.
async fn insert_receipt(tx: &mut Connection, receipt: &Receipt, fee: i64, now_ms: i64) -> Result<bool, StoreError> {
    let insert = "insert into deposit_receipts (id, deposit_id, amount, fee, received_at) values ($1, $2, $3, $4, $5)
                  on conflict (id) do nothing";
    let done = sql::query(insert)
        .bind(&receipt.receipt_id)
        .bind(&receipt.deposit_id)
        .bind(receipt.amount)
        .bind(fee)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(done.rows_affected() == 1)
}

fn posting(row: &DepositRow, receipt: &Receipt, fee: i64) -> Transaction {
    let house = |kind, owner: &str| Account::new(kind, owner, &row.currency);
    let mut postings = vec![
        Posting { account: house(AccountKind::PaymentProvider, receipt.from), amount: -receipt.amount },
        Posting { account: Account::wallet(&row.member_id, &row.currency), amount: receipt.amount - fee },
    ];
    if fee > 0 {
        postings.push(Posting { account: house(AccountKind::PaymentFees, ""), amount: fee });
    }
    Transaction {
        kind: TransactionKind::PaymentDeposit,
        // The receipt's own row, unique by its id, keeps the posting from being made twice.
        idempotency_key: IdempotencyKey::CallersRow,
        reference: row.id.clone(),
        postings,
    }
}

/// Ends a deposit that received no money; true where this call ended it, false where its status does not allow the
/// event.
///
/// # Errors
/// When the database fails.
pub(crate) async fn end(
    tx: &mut Connection,
    deposit_id: &str,
    event: DepositEvent,
    (by, note): (&Actor, &str),
    now_ms: i64,
) -> Result<bool, StoreError> {
    let Some(row) = DepositRow::find(&mut *tx, deposit_id).await? else { return Ok(false) };
    let Some(status) = row.status().after(event).filter(|_| event != DepositEvent::Received) else { return Ok(false) };
    row.transition(tx, status, (by, 0, note), now_ms).await?;
    Ok(true)
}
