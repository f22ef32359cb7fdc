//! The state of the count: the time zone of its days, and its number.

use platform::day;
use platform::store::{Connection, StoreError, from_row, sql};

/// The state of the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    /// The time zone of the counted days, in minutes ahead of UTC.
    pub offset_minutes: i64,
    /// The number of the latest count: it is stored as `changed` in the rows that the count touches.
    pub number: i64,
}

from_row!(Zone { offset_minutes, number });

/// The tables that are counted, all of which are reset when the time zone changes.
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
    /// The present state of the count.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor) -> Result<Self, StoreError> {
        sql::query_as("select offset_minutes, number from figure_counts where id = 1").fetch_one(executor).await
    }

    /// The present state, if its days are those of the operator's time zone. Otherwise all figures are deleted and both readers
    /// rewound, and the answer is `None`.
    pub(super) async fn read_or_reset(tx: &mut Connection) -> Result<Option<Self>, StoreError> {
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
