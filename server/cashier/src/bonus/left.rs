//! What is left of a member's bonuses, and taking it back. One rule for whoever ends one, see [`domain::bonus`](lumora_core::domain::bonus).

use bets::wagering::{self, CreditRow, Forfeit, Source};
use identity::member::MemberRow;
use ledger::{Account, AccountKind, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::bonus::{Bonus, left};
use lumora_core::domain::fair_play::{HOUR_MS, hour_of};
use lumora_core::domain::money::Money;
use platform::store::{Connection, StoreError, sql};
use protection::reservation;

/// A bonus that has not ended.
#[derive(Debug, Clone)]
pub struct OpenBonus {
    /// The credit.
    pub row: CreditRow,
    /// What is left of it by what was lost, in minor units.
    by_losses: i64,
    /// What would be taken back now: no more than the wallet can give.
    pub left: i64,
}

/// The bonuses of a member that have not ended, in the operator's order. What was staked must have been counted before.
///
/// # Errors
/// When the database fails.
pub async fn open_bonuses(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<Vec<OpenBonus>, StoreError> {
    let mut rows = wagering::open_credits(&mut *tx, &member.id, now_ms).await?;
    rows.retain(|row| row.source == Source::Bonus.name());
    let Some(first) = rows.iter().map(|row| row.granted_at).min() else { return Ok(Vec::new()) };
    let available = ledger::available_of(&mut *tx, &Account::wallet(&member.id, &member.currency)).await?.max(0);
    let mut bonuses = Vec::with_capacity(rows.len());
    for row in &rows {
        let lost_since = Money(lost_since(tx, &member.id, row.granted_at).await?);
        bonuses.push(Bonus { amount: Money(row.amount), granted_at: row.granted_at, lost_since, settled: None });
    }
    for row in wagering::forfeited_since(&mut *tx, &member.id, first).await? {
        bonuses.push(Bonus {
            amount: Money(row.amount),
            granted_at: row.granted_at,
            lost_since: Money::ZERO,
            settled: Some(Money(row.lost)),
        });
    }
    let open =
        |(row, Money(by_losses)): (CreditRow, Money)| OpenBonus { row, by_losses, left: by_losses.min(available) };
    Ok(rows.into_iter().zip(left(&bonuses)).map(open).collect())
}

impl OpenBonus {
    /// Takes back what is left of it and ends it; gives what was taken, nothing where it had ended meanwhile.
    ///
    /// # Errors
    /// What the ledger or the database reports; then nothing of it may stay.
    pub async fn take_back(
        &self,
        tx: &mut Connection,
        member: &MemberRow,
        by_choice: bool,
        now_ms: i64,
    ) -> Result<Option<i64>, LedgerError> {
        let wallet = Account::wallet(&member.id, &member.currency);
        // Of several that end together each takes from what the one before has left.
        let taken = self.left.min(ledger::available_of(&mut *tx, &wallet).await?).max(0);
        let end = Forfeit { by_choice, taken, lost: self.row.amount - self.by_losses };
        if !end.end(tx, &self.row.id, now_ms).await? {
            return Ok(None);
        }
        if taken > 0 {
            let (kind, cause) = match by_choice {
                true => (TransactionKind::BonusGivenUp, "forfeited"),
                false => (TransactionKind::BonusCancelled, "excluded"),
            };
            let (id, house) = (&self.row.id, Account::new(AccountKind::Promotion, "", &member.currency));
            let back = Transaction::transfer(kind, format!("{cause}:{id}"), id.clone(), wallet, house, taken);
            ledger::post(tx, &back, now_ms).await?;
        }
        Ok(Some(taken))
    }
}

/// Stakes less payouts since then, in minor units: what was lost before the bonus came was not the bonus, and what is at stake still is not lost. Of the
/// hour in which it came the rounds themselves tell, of those after it the counters.
async fn lost_since(tx: &mut Connection, member_id: &str, since_ms: i64) -> Result<i64, StoreError> {
    let hour = hour_of(since_ms);
    let later =
        "select cast(coalesce(sum(staked - paid), 0) as bigint) from play_hours where member_id = $1 and hour > $2";
    let later: i64 = sql::query_scalar(later).bind(member_id).bind(hour).fetch_one(&mut *tx).await?;
    let first = "select cast(coalesce(sum(stake - payout), 0) as bigint) from rounds
                 where member_id = $1 and opened_at >= $2 and opened_at < $3 and state = 'closed' and free_spins = ''";
    let first = sql::query_scalar(first).bind(member_id).bind(since_ms).bind((hour + 1) * HOUR_MS);
    let first: i64 = first.fetch_one(&mut *tx).await?;
    let next_hour = (hour + 1) * HOUR_MS;
    let open = "select cast(coalesce(sum(stake - payout), 0) as bigint) from rounds
                where member_id = $1 and opened_at >= $2 and state = 'open' and free_spins = ''";
    let open: i64 = sql::query_scalar(open).bind(member_id).bind(next_hour).fetch_one(&mut *tx).await?;
    let reserved = reservation::staked_since(tx, member_id, next_hour).await?;
    Ok(later.saturating_add(first).saturating_sub(open).saturating_sub(reserved))
}
