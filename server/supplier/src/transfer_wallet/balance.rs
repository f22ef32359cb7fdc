//! Balances of transfer wallets: reading and changing them.

use platform::store::{Connection, StoreError, from_row, sql};

use crate::{SupplierError, SupplierState};

/// Identifies a transfer wallet: player, vendor and currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BalanceKey {
    /// The operator's id of the player.
    pub player: String,
    /// Code of the vendor.
    pub vendor: String,
    /// ISO 4217 code of the balance.
    pub currency: String,
}

/// A player's money at a vendor. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalletBalance {
    /// The operator's id of the player.
    pub player: String,
    /// ISO 4217 code of the balance.
    pub currency: String,
    /// What can be staked or moved out.
    pub balance: i64,
    /// Stakes of rounds that have not ended.
    pub in_play: i64,
}

from_row!(WalletBalance { player, currency, balance, in_play });

/// Change of a balance, in minor units, above or below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) balance: i64,
    pub(super) in_play: i64,
}

impl BalanceKey {
    /// What can be staked or moved out, in minor units.
    pub(super) async fn balance(&self, executor: impl sql::Executor) -> Result<i64, StoreError> {
        let query = "select balance from own_balances where player = $1 and vendor = $2 and currency = $3";
        let query = sql::query_scalar(query).bind(&self.player).bind(&self.vendor).bind(&self.currency);
        Ok(query.fetch_optional(executor).await?.unwrap_or(0))
    }

    /// Changes the balance and returns the new one; none where the balance is too low for the change.
    pub(super) async fn change(&self, tx: &mut Connection, change: Change) -> Result<Option<i64>, StoreError> {
        let open = "insert into own_balances (player, vendor, currency, balance, in_play) values ($1, $2, $3, 0, 0)
                    on conflict (player, vendor, currency) do nothing";
        let open = sql::query(open).bind(&self.player).bind(&self.vendor).bind(&self.currency);
        open.execute(&mut *tx).await?;
        let update = "update own_balances set balance = balance + $4, in_play = in_play + $5
                      where player = $1 and vendor = $2 and currency = $3 and balance + $4 >= 0 returning balance";
        let update = sql::query_scalar(update).bind(&self.player).bind(&self.vendor).bind(&self.currency);
        update.bind(change.balance).bind(change.in_play).fetch_optional(tx).await
    }
}

impl SupplierState {
    /// What a player can stake or move out of a transfer wallet, in minor units.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn wallet_balance(&self, balance_key: &BalanceKey) -> Result<i64, SupplierError> {
        Ok(balance_key.balance(self.store.reader()).await?)
    }

    /// Balances of players at a vendor, ordered by player, from the one behind `after` on; and the position of the last
    /// settled bet in the same state of the database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn wallet_balances(
        &self,
        vendor: &str,
        after: &str,
        limit: i64,
    ) -> Result<(Vec<WalletBalance>, i64), SupplierError> {
        let (vendor, after) = (vendor.to_owned(), after.to_owned());
        self.store
            .read(move |tx| {
                Box::pin(async move {
                    let query = "select player, currency, balance, in_play from own_balances
                                 where vendor = $1 and player > $2 order by player, currency limit $3";
                    let rows = sql::query_as(query).bind(vendor).bind(after).bind(limit).fetch_all(&mut *tx).await?;
                    let last = "select cast(coalesce(max(position), 0) as bigint) from own_bets";
                    Ok((rows, sql::query_scalar(last).fetch_one(tx).await?))
                })
            })
            .await
    }
}
