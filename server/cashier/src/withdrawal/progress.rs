//! The provider's events of a withdrawal: a part is paid, all is paid, the payment fails, the bank returns it. The
//! provider repeats its events; each is applied once.

use ledger::{Account, AccountKind, LedgerError, Posting, Transaction, TransactionKind};
use lumora_core::domain::cashier::WithdrawalEvent;
use lumora_core::domain::fair_play::PlayTotals;
use platform::settings;
use platform::store::{Connection, StoreError, sql};
use protection::hours;

use super::row::WithdrawalRow;
use crate::provider::SAMPLE_PROVIDER;
use crate::step::Actor;

/// Minutes that a member has to confirm or dispute a paid withdrawal, unless the setting `withdrawal_confirm_minutes`
/// holds another number.
const CONFIRM_MINUTES: i64 = 24 * 60;

/// A part of a withdrawal that a provider has paid.
#[derive(Debug, Clone)]
pub(crate) struct PaidPart {
    pub(crate) withdrawal_id: String,
    /// The provider's permanent id of the part: the same id is counted once.
    pub(crate) part_id: String,
    /// Minor units.
    pub(crate) amount: i64,
    pub(crate) by: Actor,
}

/// Minutes that a member has to confirm or dispute a paid withdrawal.
///
/// # Errors
/// When the database fails.
pub(super) async fn confirm_minutes(tx: &mut Connection) -> Result<i64, StoreError> {
    Ok(settings::number(tx, "withdrawal_confirm_minutes").await?.unwrap_or(CONFIRM_MINUTES))
}

/// Counts a part that the provider has paid, once. An amount beyond what was to be paid is not taken from the member;
/// the daily close reports the difference.
///
/// # Errors
/// Errors of the ledger or the database; the caller's transaction is then rolled back.
pub(crate) async fn record_paid_part(tx: &mut Connection, part: &PaidPart, now_ms: i64) -> Result<(), LedgerError> {
    let Some(row) = WithdrawalRow::find(&mut *tx, &part.withdrawal_id).await? else { return Ok(()) };
    if row.status().after(WithdrawalEvent::PaidPart).is_none() {
        if !is_part_known(tx, part).await? {
            // The member has been given the money back, or all of it was paid before. The daily close reports it as
            // well: the provider has paid what has no open withdrawal here.
            let status = row.status().name();
            tracing::error!(
                withdrawal = row.id,
                part = part.part_id,
                status,
                "a withdrawal was paid that waits for nothing: ask the provider for the money"
            );
        }
        return Ok(());
    }
    if part.amount <= 0 || !insert_part(tx, part, now_ms).await? {
        return Ok(());
    }
    let counted = part.amount.min(row.net() - row.paid);
    let provider = Account::new(AccountKind::PaymentProvider, SAMPLE_PROVIDER, &row.currency);
    let key = format!("withdrawal:{}:part:{}", row.id, part.part_id);
    post(tx, &row, (TransactionKind::PaymentPaidOut, key), provider, counted, now_ms).await?;
    let figures = PlayTotals { withdrawn: counted, ..PlayTotals::default() };
    hours::write(tx, &row.member_id, (now_ms, now_ms), figures).await?;
    let total = row.paid + counted;
    sql::query("update withdrawals set paid = $2 where id = $1").bind(&row.id).bind(total).execute(&mut *tx).await?;
    if total < row.net() {
        row.transition(tx, WithdrawalEvent::PaidPart, (&part.by, counted, ""), now_ms).await?;
        return Ok(());
    }
    let fees = Account::new(AccountKind::PaymentFees, "", &row.currency);
    let key = format!("withdrawal:{}:fee", row.id);
    post(tx, &row, (TransactionKind::PaymentPaidOut, key), fees, row.fee, now_ms).await?;
    let until = now_ms + confirm_minutes(tx).await? * 60_000;
    let update = "update withdrawals set confirm_until = $2 where id = $1";
    sql::query(update).bind(&row.id).bind(until).execute(&mut *tx).await?;
    row.transition(tx, WithdrawalEvent::Paid, (&part.by, counted, ""), now_ms).await?;
    Ok(())
}

/// Whether the part was counted before.
async fn is_part_known(tx: &mut Connection, part: &PaidPart) -> Result<bool, StoreError> {
    let query = "select count(*) from withdrawal_parts where id = $1";
    let found: i64 = sql::query_scalar(query).bind(&part.part_id).fetch_one(tx).await?;
    Ok(found != 0)
}

/// Inserts the part; false where it was counted before.
async fn insert_part(tx: &mut Connection, part: &PaidPart, now_ms: i64) -> Result<bool, StoreError> {
    let insert = "insert into withdrawal_parts (id, withdrawal_id, amount, paid_at) values ($1, $2, $3, $4)
                  on conflict (id) do nothing";
    let done = sql::query(insert)
        .bind(&part.part_id)
        .bind(&part.withdrawal_id)
        .bind(part.amount)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Moves money from withdrawals in transit to an account; does nothing for an amount of zero.
async fn post(
    tx: &mut Connection,
    row: &WithdrawalRow,
    (kind, key): (TransactionKind, String),
    to: Account,
    amount: i64,
    now_ms: i64,
) -> Result<(), LedgerError> {
    if amount <= 0 {
        return Ok(());
    }
    let transit = Account::new(AccountKind::WithdrawalsInTransit, "", &row.currency);
    let transaction = Transaction::transfer(kind, key, row.id.clone(), transit, to, amount);
    ledger::post(tx, &transaction, now_ms).await.map(drop)
}

/// The provider can not pay: the unpaid amount returns to the wallet, with the fee.
///
/// # Errors
/// Errors of the ledger or the database; the caller's transaction is then rolled back.
pub(crate) async fn record_failure(
    tx: &mut Connection,
    withdrawal_id: &str,
    (by, note): (&Actor, &str),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let Some(row) = WithdrawalRow::find(&mut *tx, withdrawal_id).await? else { return Ok(()) };
    let back = row.amount - row.paid;
    if row.transition(tx, WithdrawalEvent::Failed, (by, back, note), now_ms).await?.is_none() {
        return Ok(());
    }
    let wallet = Account::wallet(&row.member_id, &row.currency);
    let key = format!("withdrawal:{}:failed", row.id);
    post(tx, &row, (TransactionKind::PaymentReturned, key), wallet, back, now_ms).await
}

/// The bank returned a paid withdrawal: the amount returns to the wallet, with the fee, less what a dispute already
/// refunded.
///
/// # Errors
/// Errors of the ledger or the database; the caller's transaction is then rolled back.
pub(crate) async fn record_return(
    tx: &mut Connection,
    withdrawal_id: &str,
    (by, note): (&Actor, &str),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let Some(row) = WithdrawalRow::find(&mut *tx, withdrawal_id).await? else { return Ok(()) };
    // What an operator refunded in a dispute is in the wallet already.
    let back = row.amount - refunded(&mut *tx, &row.id).await?;
    if row.transition(tx, WithdrawalEvent::Returned, (by, back, note), now_ms).await?.is_none() || back <= 0 {
        return Ok(());
    }
    let house = |kind, owner: &str, amount| Posting { account: Account::new(kind, owner, &row.currency), amount };
    let fee = row.fee.min(back);
    let mut postings = vec![
        house(AccountKind::PaymentProvider, SAMPLE_PROVIDER, fee - back),
        Posting { account: Account::wallet(&row.member_id, &row.currency), amount: back },
    ];
    if fee > 0 {
        postings.push(house(AccountKind::PaymentFees, "", -fee));
    }
    let transaction = Transaction {
        kind: TransactionKind::PaymentReturned,
        idempotency_key: format!("withdrawal:{}:returned", row.id).into(),
        reference: row.id.clone(),
        postings,
    };
    ledger::post(tx, &transaction, now_ms).await?;
    money_returned(tx, &row.member_id, back - fee, now_ms).await?;
    Ok(())
}

/// Takes an amount that returned to the wallet off the member's withdrawn total, in the hour in which it returned.
///
/// # Errors
/// When the database fails.
pub(super) async fn money_returned(
    tx: &mut Connection,
    member_id: &str,
    amount: i64,
    now_ms: i64,
) -> Result<(), StoreError> {
    hours::write(tx, member_id, (now_ms, now_ms), PlayTotals { withdrawn: -amount, ..PlayTotals::default() }).await
}

/// The amount that an operator refunded in a dispute, in minor units.
pub(super) async fn refunded(tx: &mut Connection, withdrawal_id: &str) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(amount), 0) as bigint) from withdrawal_refunds where withdrawal_id = $1";
    sql::query_scalar(query).bind(withdrawal_id).fetch_one(tx).await
}
