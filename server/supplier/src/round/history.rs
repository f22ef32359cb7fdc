//! Past rounds as their player sees them.

use super::super::{SupplierError, SupplierState};
use super::table::Round;
use platform::store::sql;

/// Number of past rounds that a player can look at.
const MAX_PAST_ROUNDS: i64 = 50;

/// A round that has ended, without what its reels showed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRound {
    /// Id of the round, at the operator too.
    pub id: String,
    /// When it began, in milliseconds since the epoch UTC.
    pub opened_at: i64,
    /// The stake in minor units.
    pub stake: i64,
    /// Whether it was a free spin, which nobody paid.
    pub is_free: bool,
    /// The payout in minor units.
    pub payout: i64,
    /// Whether it was rolled back and the stake returned.
    pub is_undone: bool,
}

impl SupplierState {
    /// The last rounds of a player on a game that have ended, the newest first.
    pub(crate) async fn past_rounds(&self, player: &str, game: &str) -> Result<Vec<PastRound>, SupplierError> {
        let rows: Vec<(String, i64, i64, i64, String, String)> = sql::query_as(
            "select id, opened_at, stake, payout, state, free_spins from rounds \
             where player = $1 and game_code = $2 and state in ('settled', 'rolled_back') \
             order by opened_at desc, id desc limit $3",
        )
        .bind(player.to_owned())
        .bind(game.to_owned())
        .bind(MAX_PAST_ROUNDS)
        .fetch_all(self.store.reader())
        .await?;
        let past =
            |(id, opened_at, stake, payout, state, free_spins): (String, i64, i64, i64, String, String)| PastRound {
                id,
                opened_at,
                stake,
                payout,
                is_undone: state == "rolled_back",
                is_free: !free_spins.is_empty(),
            };
        Ok(rows.into_iter().map(past).collect())
    }

    /// A round of a player, at whatever stage.
    pub(crate) async fn round_of(&self, player: &str, id: &str) -> Result<Option<Round>, SupplierError> {
        let query = sql::query_scalar("select id from rounds where id = $1 and player = $2");
        let found: Option<String> =
            query.bind(id.to_owned()).bind(player.to_owned()).fetch_optional(self.store.reader()).await?;
        match found {
            Some(id) => self.round(&id).await.map(Some),
            None => Ok(None),
        }
    }

    /// A player's round on a game that has ended, with what its reels showed.
    pub(crate) async fn past_round(&self, player: &str, game: &str, id: &str) -> Result<Option<Round>, SupplierError> {
        let key: Option<String> = sql::query_scalar(
            "select id from rounds where id = $1 and player = $2 and game_code = $3 and state in ('settled', 'rolled_back')",
        )
        .bind(id.to_owned())
        .bind(player.to_owned())
        .bind(game.to_owned())
        .fetch_optional(self.store.reader())
        .await?;
        match key {
            Some(id) => self.round(&id).await.map(Some),
            None => Ok(None),
        }
    }
}
