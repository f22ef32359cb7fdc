//! Settled bets of transfer wallets, in the order in which the operator reads them; the operator keeps the position of
//! the last one read.

use platform::store::{Connection, StoreError, from_row, sql};

use super::BalanceKey;
use crate::{SupplierError, SupplierState};

/// A settled bet. Amounts are minor units, times milliseconds since the epoch UTC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettledBet {
    /// Position in the list, from 1, without gaps.
    pub position: i64,
    /// Id of the round; each is listed once.
    pub round: String,
    /// The operator's id of the player.
    pub player: String,
    /// Code of the vendor.
    pub vendor: String,
    /// Code of the game.
    pub game_code: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// Amount staked.
    pub stake: i64,
    /// Amount paid out.
    pub payout: i64,
    /// When the stake was taken.
    pub opened_at: i64,
    /// When the payout was made.
    pub settled_at: i64,
}

from_row!(SettledBet { position, round, player, vendor, game_code, currency, stake, payout, opened_at, settled_at });

/// A round that is being settled.
#[derive(Debug, Clone)]
pub(super) struct Settled<'a> {
    pub(super) round: &'a str,
    pub(super) game_code: &'a str,
    pub(super) balance_key: &'a BalanceKey,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

impl Settled<'_> {
    /// Appends the bet to the list, in the transaction that pays it. Two at once compute the same position, and one of
    /// them runs again.
    pub(super) async fn append(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
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
    /// The bets that were settled after a position.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settled_bets(&self, after: i64, limit: i64) -> Result<Vec<SettledBet>, SupplierError> {
        let query = "select * from own_bets where position > $1 order by position limit $2";
        Ok(sql::query_as(query).bind(after).bind(limit).fetch_all(self.store.reader()).await?)
    }
}
