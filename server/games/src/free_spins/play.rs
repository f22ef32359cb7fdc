//! What the seamless wallet does with free spins: a spin is used, given back, has won, or what it won is taken back. Each in the call's own transaction.

use bets::wagering::{self, NewCredit, Source};
use ledger::{Account, AccountKind, LedgerError, Posting, Transaction, TransactionKind, available_of};
use platform::store::{Connection, StoreError, sql};
use protection::policy;

use super::change;
use super::grant::enqueue;
use super::row::{FreeSpinsRow, credit_id};
use crate::OPEN_MS;

/// A spin that a supplier is about to play.
#[derive(Debug, Clone, Copy)]
pub struct Spin<'a> {
    /// The grant that it names.
    pub reward: &'a str,
    /// Who calls.
    pub supplier: &'a str,
    /// Whose session it is.
    pub member_id: &'a str,
    /// The game of the session.
    pub game_code: &'a str,
    /// The currency of the session.
    pub currency: &'a str,
}

impl Spin<'_> {
    /// Uses one spin; says no where there is none: the grant is none of the member's, not for the game, over, or used up.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begin(&self, tx: &mut Connection, is_closed: bool, now_ms: i64) -> Result<bool, StoreError> {
        let Some(row) = FreeSpinsRow::find(&mut *tx, self.reward).await? else { return Ok(false) };
        let is_theirs = row.member_id == self.member_id && row.supplier == self.supplier;
        if !is_theirs || row.currency != self.currency || !row.is_for(self.game_code) {
            return Ok(false);
        }
        // A supplier that plays one has it, whether or not its answer has come.
        let update = "update free_spins set used = used + 1, playing = playing + $3, told_at = coalesce(told_at, $2)
                      where id = $1 and used < spins and ended_at is null and expires_at > $2";
        let update = sql::query(update).bind(self.reward).bind(now_ms).bind(i64::from(!is_closed));
        if update.execute(&mut *tx).await?.rows_affected() != 1 {
            return Ok(false);
        }
        change::note(tx, (self.reward, self.member_id), now_ms).await?;
        Ok(true)
    }
}

/// Gives a spin back whose round was undone.
///
/// # Errors
/// When the database fails.
pub async fn give_back(tx: &mut Connection, reward: &str, was_open: bool, now_ms: i64) -> Result<(), StoreError> {
    let update = "update free_spins set used = used - 1, playing = playing - $2 where id = $1";
    sql::query(update).bind(reward).bind(i64::from(was_open)).execute(&mut *tx).await?;
    if let Some(row) = FreeSpinsRow::find(&mut *tx, reward).await? {
        change::note(tx, (&row.id, &row.member_id), now_ms).await?;
    }
    Ok(())
}

/// Notes what a round has won, and credits what all have won where it was the last one.
///
/// # Errors
/// When the ledger or the database refuses; then nothing of it may stay.
pub async fn win(
    tx: &mut Connection,
    reward: &str,
    (amount, closes): (i64, bool),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let update = "update free_spins set won = won + $2, playing = playing - $3 where id = $1";
    sql::query(update).bind(reward).bind(amount).bind(i64::from(closes)).execute(&mut *tx).await?;
    let Some(row) = FreeSpinsRow::find(&mut *tx, reward).await? else { return Ok(()) };
    change::note(tx, (&row.id, &row.member_id), now_ms).await?;
    match row.ended_at {
        None if row.is_over(now_ms) => end_played(tx, &row, now_ms).await,
        None => Ok(()),
        // The supplier has corrected what a round won after all of them had ended. What was given up, or ended with an exclusion, stays so.
        Some(_) if row.ended_as == "done" || row.ended_as == "expired" => credit(tx, &row, now_ms).await,
        Some(_) => Ok(()),
    }
}

/// Takes back what a round has won; what of it is in the wallet leaves that, and the member owes what it no longer holds.
///
/// # Errors
/// When the ledger or the database refuses; then nothing of it may stay.
pub async fn take_back(
    tx: &mut Connection,
    reward: &str,
    (amount, reopens): (i64, bool),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let update = "update free_spins set won = won - $2, playing = playing + $3 where id = $1";
    sql::query(update).bind(reward).bind(amount).bind(i64::from(reopens)).execute(&mut *tx).await?;
    let Some(row) = FreeSpinsRow::find(&mut *tx, reward).await? else { return Ok(()) };
    change::note(tx, (&row.id, &row.member_id), now_ms).await?;
    let back = row.credited - row.counted();
    if back <= 0 {
        return Ok(());
    }
    note_credited(tx, &row, -back, now_ms).await?;
    let wallet = Account::wallet(&row.member_id, &row.currency);
    let held = available_of(&mut *tx, &wallet).await?.max(0).min(back);
    let account = |kind, owner: &str| Account::new(kind, owner, &row.currency);
    let postings = [
        Posting { account: account(AccountKind::Promotion, ""), amount: back },
        Posting { account: wallet, amount: -held },
        Posting { account: account(AccountKind::MemberReceivable, &row.member_id), amount: held - back },
    ];
    let undone = Transaction {
        kind: TransactionKind::FreeSpinsWinRollback,
        idempotency_key: format!("free-spins:{reward}:back:{}", row.corrections).into(),
        reference: row.id.clone(),
        postings: postings.into_iter().filter(|posting| posting.amount != 0).collect(),
    };
    ledger::post(tx, &undone, now_ms).await.map(drop)
}

/// Ends a grant whose spins have been played, or whose time is over, and credits what it won.
pub(super) async fn end_played(tx: &mut Connection, row: &FreeSpinsRow, now_ms: i64) -> Result<(), LedgerError> {
    let is_used_up = row.left() == 0;
    let ended_as = if is_used_up || row.counted() > 0 { "done" } else { "expired" };
    let update = "update free_spins set ended_at = $2, ended_as = $3, withdrawn_at = $4
                  where id = $1 and ended_at is null and (playing <= 0 or expires_at <= $5)";
    // Who has given all of them has none left to withdraw.
    let update = sql::query(update).bind(&row.id).bind(now_ms).bind(ended_as).bind(is_used_up.then_some(now_ms));
    let update = update.bind(now_ms - OPEN_MS);
    if update.execute(&mut *tx).await?.rows_affected() != 1 {
        return Ok(());
    }
    if !is_used_up {
        enqueue(tx, &row.id, now_ms).await?;
    }
    change::note(tx, (&row.id, &row.member_id), now_ms).await?;
    credit(tx, row, now_ms).await
}

/// Credits what was won and is not in the wallet yet.
async fn credit(tx: &mut Connection, row: &FreeSpinsRow, now_ms: i64) -> Result<(), LedgerError> {
    let amount = row.counted() - row.credited;
    if amount <= 0 {
        return Ok(());
    }
    let promised = u32::try_from(row.wager_multiplier).unwrap_or(u32::MAX);
    let times = policy::chosen(&mut *tx).await?.capped_wagering(promised);
    let credit = NewCredit {
        id: credit_id(&row.id),
        member_id: &row.member_id,
        source: Source::Bonus,
        reference: &row.reference,
        currency: &row.currency,
        amount,
        multiplier: times.saturating_mul(100),
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
        note_credited(tx, row, amount, now_ms).await?;
    }
    let (house, wallet) =
        (Account::new(AccountKind::Promotion, "", &row.currency), Account::wallet(&row.member_id, &row.currency));
    let key = format!("free-spins:{}:{}", row.id, row.corrections);
    let won = Transaction::transfer(TransactionKind::FreeSpinsWin, key, row.id.clone(), house, wallet, amount);
    ledger::post(tx, &won, now_ms).await.map(drop)
}

/// The credit grows or shrinks by what a supplier has corrected.
async fn note_credited(tx: &mut Connection, row: &FreeSpinsRow, by: i64, now_ms: i64) -> Result<(), StoreError> {
    wagering::correct(tx, &credit_id(&row.id), by, now_ms).await?;
    let update = "update free_spins set credited = credited + $2, corrections = corrections + 1 where id = $1";
    sql::query(update).bind(&row.id).bind(by).execute(tx).await.map(drop)
}
