//! What is left of a member's bonuses, and taking it back. Giving up and exclusion use the same rule, see
//! [`domain::bonus`](lumora_core::domain::bonus).

use bets::wagering::{self, CreditRow, Forfeit, Source};
use identity::member::MemberRow;
use ledger::{Account, AccountKind, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::bonus::{Bonus, amounts_left};
use lumora_core::domain::duration::HOUR_MS;
use lumora_core::domain::fair_play::hour_of;
use lumora_core::domain::money::Money;
use platform::store::{Connection, StoreError, sql};
use protection::reservation;

/// A bonus that has not ended.
#[derive(Debug, Clone)]
pub struct OpenBonus {
    /// The bonus's wagering credit.
    pub row: CreditRow,
    /// The amount of the bonus less losses since it was granted, in minor units.
    by_losses: i64,
    /// What would be taken back at this time, in minor units: `by_losses`, at most the available balance.
    pub left: i64,
}

/// The bonuses of a member that have not ended, oldest first. Bets must have been counted before.
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
    Ok(rows.into_iter().zip(amounts_left(&bonuses)).map(open).collect())
}

impl OpenBonus {
    /// Ends the bonus and takes back what is left of it. Gives the amount taken in minor units; `None` where it had
    /// ended before.
    ///
    /// # Errors
    /// Errors of the ledger or the database; the caller must then roll back.
    pub async fn take_back(
        &self,
        tx: &mut Connection,
        member: &MemberRow,
        by_choice: bool,
        now_ms: i64,
    ) -> Result<Option<i64>, LedgerError> {
        let wallet = Account::wallet(&member.id, &member.currency);
        // Of several bonuses that end together, each takes what the previous one has left in the wallet.
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

/// Stakes less payouts since the bonus was granted, in minor units. Earlier losses did not cost the bonus, and stakes
/// of open rounds are not lost yet. The hour of the grant is summed from its rounds, later hours from `play_hours`.
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
