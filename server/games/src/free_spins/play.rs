//! How the seamless wallet changes free spins: a spin is used or returned, a win is recorded or reversed. Each runs
//! in the transaction of the supplier's call.

use bets::wagering::{self, NewCredit, Source};
use ledger::{Account, AccountKind, LedgerError, Posting, Transaction, TransactionKind, available_of};
use platform::store::{Connection, StoreError, sql};
use protection::policy;

use super::change;
use super::grant::enqueue;
use super::row::{FreeSpinsRow, credit_id};
use crate::MAX_OPEN_MS;

/// A free spin that a supplier asks to play.
#[derive(Debug, Clone, Copy)]
pub struct Spin<'a> {
    /// Id of the grant (`reward_uuid`).
    pub reward: &'a str,
    /// Code of the supplier that calls.
    pub supplier: &'a str,
    /// Id of the member whose game session it is.
    pub member_id: &'a str,
    /// Code of the session's game.
    pub game_code: &'a str,
    /// ISO 4217 code of the session's wallet.
    pub currency: &'a str,
}

impl Spin<'_> {
    /// Uses one spin; returns false where the grant has none for it: it belongs to another member, supplier or
    /// currency, is not for the game, has ended or expired, or is used up. `is_closed`: the round ends with its
    /// bet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begin(&self, tx: &mut Connection, is_closed: bool, now_ms: i64) -> Result<bool, StoreError> {
        let Some(row) = FreeSpinsRow::find(&mut *tx, self.reward).await? else { return Ok(false) };
        let is_own = row.member_id == self.member_id && row.supplier == self.supplier;
        if !is_own || row.currency != self.currency || !row.is_for(self.game_code) {
            return Ok(false);
        }
        // A supplier that plays a spin has the grant, even if its answer to the grant call was lost.
        let update = "update free_spins set used = used + 1, playing = playing + $3, told_at = coalesce(told_at, $2)
                      where id = $1 and used < spins and ended_at is null and expires_at > $2";
        let update = sql::query(update).bind(self.reward).bind(now_ms).bind(i64::from(!is_closed));
        if update.execute(&mut *tx).await?.rows_affected() != 1 {
            return Ok(false);
        }
        change::stamp(tx, (self.reward, self.member_id), now_ms).await?;
        Ok(true)
    }
}

/// Returns the spin of a round that was rolled back to its grant.
///
/// # Errors
/// When the database fails.
pub async fn return_spin(tx: &mut Connection, reward: &str, was_open: bool, now_ms: i64) -> Result<(), StoreError> {
    let update = "update free_spins set used = used - 1, playing = playing - $2 where id = $1";
    sql::query(update).bind(reward).bind(i64::from(was_open)).execute(&mut *tx).await?;
    if let Some(row) = FreeSpinsRow::find(&mut *tx, reward).await? {
        change::stamp(tx, (&row.id, &row.member_id), now_ms).await?;
    }
    Ok(())
}

/// Records the win of a round, and credits the winnings of the grant where it was the last round.
///
/// # Errors
/// When the ledger or the database refuses; the transaction must then be rolled back.
pub async fn record_win(
    tx: &mut Connection,
    reward: &str,
    (amount, closes): (i64, bool),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let update = "update free_spins set won = won + $2, playing = playing - $3 where id = $1";
    sql::query(update).bind(reward).bind(amount).bind(i64::from(closes)).execute(&mut *tx).await?;
    let Some(row) = FreeSpinsRow::find(&mut *tx, reward).await? else { return Ok(()) };
    change::stamp(tx, (&row.id, &row.member_id), now_ms).await?;
    match row.ended_at {
        None if row.is_over(now_ms) => end_played(tx, &row, now_ms).await,
        None => Ok(()),
        // A supplier's correction after the grant has ended: it is credited, unless the grant was forfeited or
        // cancelled.
        Some(_) if row.ended_as == "done" || row.ended_as == "expired" => credit(tx, &row, now_ms).await,
        Some(_) => Ok(()),
    }
}

/// Reverses the win of a round. The part that was credited leaves the wallet; the member owes what the wallet does not
/// hold.
///
/// # Errors
/// When the ledger or the database refuses; the transaction must then be rolled back.
pub async fn reverse_win(
    tx: &mut Connection,
    reward: &str,
    (amount, reopens): (i64, bool),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let update = "update free_spins set won = won - $2, playing = playing + $3 where id = $1";
    sql::query(update).bind(reward).bind(amount).bind(i64::from(reopens)).execute(&mut *tx).await?;
    let Some(row) = FreeSpinsRow::find(&mut *tx, reward).await? else { return Ok(()) };
    change::stamp(tx, (&row.id, &row.member_id), now_ms).await?;
    let reversed = row.credited - row.counted();
    if reversed <= 0 {
        return Ok(());
    }
    correct_credited(tx, &row, -reversed, now_ms).await?;
    let wallet = Account::wallet(&row.member_id, &row.currency);
    let from_wallet = available_of(&mut *tx, &wallet).await?.max(0).min(reversed);
    let account = |kind, owner: &str| Account::new(kind, owner, &row.currency);
    let postings = [
        Posting { account: account(AccountKind::Promotion, ""), amount: reversed },
        Posting { account: wallet, amount: -from_wallet },
        Posting { account: account(AccountKind::MemberReceivable, &row.member_id), amount: from_wallet - reversed },
    ];
    let reversal = Transaction {
        kind: TransactionKind::FreeSpinsWinRollback,
        idempotency_key: format!("free-spins:{reward}:back:{}", row.corrections).into(),
        reference: row.id.clone(),
        postings: postings.into_iter().filter(|posting| posting.amount != 0).collect(),
    };
    ledger::post(tx, &reversal, now_ms).await.map(drop)
}

/// Ends a grant whose spins are played or which has expired, and credits its winnings.
pub(super) async fn end_played(tx: &mut Connection, row: &FreeSpinsRow, now_ms: i64) -> Result<(), LedgerError> {
    let is_used_up = row.left() == 0;
    let ended_as = if is_used_up || row.counted() > 0 { "done" } else { "expired" };
    let update = "update free_spins set ended_at = $2, ended_as = $3, withdrawn_at = $4
                  where id = $1 and ended_at is null and (playing <= 0 or expires_at <= $5)";
    // A supplier that has played every spin has none left to withdraw.
    let update = sql::query(update).bind(&row.id).bind(now_ms).bind(ended_as).bind(is_used_up.then_some(now_ms));
    let update = update.bind(now_ms - MAX_OPEN_MS);
    if update.execute(&mut *tx).await?.rows_affected() != 1 {
        return Ok(());
    }
    if !is_used_up {
        enqueue(tx, &row.id, now_ms).await?;
    }
    change::stamp(tx, (&row.id, &row.member_id), now_ms).await?;
    credit(tx, row, now_ms).await
}

/// Credits the winnings that are not in the wallet yet.
async fn credit(tx: &mut Connection, row: &FreeSpinsRow, now_ms: i64) -> Result<(), LedgerError> {
    let amount = row.counted() - row.credited;
    if amount <= 0 {
        return Ok(());
    }
    let granted_multiplier = u32::try_from(row.wager_multiplier).unwrap_or(u32::MAX);
    let multiplier = policy::chosen(&mut *tx).await?.capped_wagering(granted_multiplier);
    let credit = NewCredit {
        id: credit_id(&row.id),
        member_id: &row.member_id,
        source: Source::Bonus,
        reference: &row.reference,
        currency: &row.currency,
        amount,
        multiplier: multiplier.saturating_mul(100),
        expires_at: None,
    };
    if row.credited == 0 && !wagering::is_known(&mut *tx, &credit.id).await? {
        credit.grant(&mut *tx, now_ms).await?;
        sql::query("update free_spins set credited = credited + $2, corrections = corrections + 1 where id = $1")
            .bind(&row.id)
            .bind(amount)
            .execute(&mut *tx)
            .await?;
    } else {
        correct_credited(tx, row, amount, now_ms).await?;
    }
    let (house, wallet) =
        (Account::new(AccountKind::Promotion, "", &row.currency), Account::wallet(&row.member_id, &row.currency));
    let key = format!("free-spins:{}:{}", row.id, row.corrections);
    let payout = Transaction::transfer(TransactionKind::FreeSpinsWin, key, row.id.clone(), house, wallet, amount);
    ledger::post(tx, &payout, now_ms).await.map(drop)
}

/// Corrects the wagering credit and the credited sum by `by` minor units, above or below zero.
async fn correct_credited(tx: &mut Connection, row: &FreeSpinsRow, by: i64, now_ms: i64) -> Result<(), StoreError> {
    wagering::correct(tx, &credit_id(&row.id), by, now_ms).await?;
    let update = "update free_spins set credited = credited + $2, corrections = corrections + 1 where id = $1";
    sql::query(update).bind(&row.id).bind(by).execute(tx).await.map(drop)
}
