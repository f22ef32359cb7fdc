//! What was settled, in the order in which the operator reads it: it keeps the position of the last one that it has.

use platform::store::{Connection, StoreError, from_row, sql};

use super::BalanceKey;
use crate::{SupplierError, SupplierState};

/// A settled bet. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnBet {
    /// Where it stands in the order.
    pub position: i64,
    /// The round; it is told once.
    pub round: String,
    /// The player.
    pub player: String,
    /// The vendor.
    pub vendor: String,
    /// The game.
    pub game_code: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What was staked.
    pub stake: i64,
    /// What was paid.
    pub payout: i64,
    /// When the stake was taken.
    pub opened_at: i64,
    /// When it was paid.
    pub settled_at: i64,
}

from_row!(OwnBet { position, round, player, vendor, game_code, currency, stake, payout, opened_at, settled_at });

/// What the round that was settled was.
#[derive(Debug, Clone)]
pub(super) struct Settled<'a> {
    pub(super) round: &'a str,
    pub(super) game_code: &'a str,
    pub(super) balance_key: &'a BalanceKey,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

impl Settled<'_> {
    /// Puts it behind those that are there, in the transaction that pays. Two at once take the same position, and one of them runs again.
    pub(super) async fn tell(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        sql::query(
            "insert into own_bets (position, round, player, vendor, game_code, currency, stake, payout, opened_at, settled_at)
             values ((select coalesce(max(position), 0) + 1 from own_bets), $1, $2, $3, $4, $5, $6, $7,
             coalesce((select opened_at from rounds where id = $1), $8), $8)",
        )
        .bind(self.round)
        .bind(&self.balance_key.player)
        .bind(&self.balance_key.vendor)
        .bind(self.game_code)
        .bind(&self.balance_key.currency)
        .bind(self.stake)
        .bind(self.payout)
        .bind(now_ms)
        .execute(tx)
        .await?;
        Ok(())
    }
}

impl SupplierState {
    /// What was settled after a position.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn own_bets(&self, after: i64, limit: i64) -> Result<Vec<OwnBet>, SupplierError> {
        let query = "select * from own_bets where position > $1 order by position limit $2";
        Ok(sql::query_as(query).bind(after).bind(limit).fetch_all(self.store.reader()).await?)
    }
}
