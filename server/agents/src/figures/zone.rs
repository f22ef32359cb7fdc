//! The time zone whose days are counted, and the number of the latest count.

use platform::day;
use platform::store::{Connection, StoreError, from_row, sql};

/// Where the counting stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    /// Minutes that days are ahead of UTC.
    pub offset_minutes: i64,
    /// The number of the latest count.
    pub number: i64,
}

from_row!(Zone { offset_minutes, number });

/// What is counted by days.
const TABLES: [&str; 12] = [
    "placement_slots",
    "placement_days",
    "placement_money_days",
    "team_days",
    "team_money_days",
    "team_branch_days",
    "team_branch_money_days",
    "team_vendor_days",
    "team_game_days",
    "first_deposits",
    "team_first_deposits",
    "team_active_days",
];

impl Zone {
    /// Where the counting stands.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor) -> Result<Self, StoreError> {
        sql::query_as("select offset_minutes, number from figure_counts where id = 1").fetch_one(executor).await
    }

    /// The same, where the days are those of the operator's time zone; where that has changed, everything is forgotten, to be counted from the beginning.
    pub(super) async fn kept(tx: &mut Connection) -> Result<Option<Self>, StoreError> {
        if !day::zone_moved(&mut *tx, "figure_counts").await? {
            return Self::read(tx).await.map(Some);
        }
        for table in TABLES {
            sql::query(sql::AssertSqlSafe(format!("delete from {table}"))).execute(&mut *tx).await?;
        }
        ::bets::SETTLED_BETS.rewind(&mut *tx, super::bets::READER).await?;
        ledger::WALLET_MOVES.rewind(tx, super::money::READER).await?;
        Ok(None)
    }
}
