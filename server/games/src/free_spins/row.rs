//! A grant of free spins as stored.

use bets::wagering::{Source, granted_id};
use platform::store::{StoreError, from_row, sql};

use crate::MAX_OPEN_MS;

/// A grant as stored. Amounts are minor units, times milliseconds since the epoch UTC.
#[derive(Debug, Clone)]
pub struct FreeSpinsRow {
    /// Id of the grant; the supplier knows it as `reward_uuid`.
    pub id: String,
    /// What granted it: a word of [`super::FreeSpinsSource`].
    pub source: String,
    /// Id of the promotion or redemption, or an operator's own words.
    pub reference: String,
    /// Id of the member who has it.
    pub member_id: String,
    /// Code of the supplier that runs its games.
    pub supplier: String,
    /// Codes of its games, separated by spaces.
    pub games: String,
    /// Number of spins granted.
    pub spins: i64,
    /// Number of spins used.
    pub used: i64,
    /// Number of its rounds that are open.
    pub playing: i64,
    /// Value of each spin: the stake that the supplier plays it at.
    pub spin_value: i64,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// Wagering multiplier of the winnings; 0 for no wagering.
    pub wager_multiplier: i64,
    /// Cap on the winnings; 0 for no cap.
    pub max_win: i64,
    /// Total that the supplier has paid.
    pub won: i64,
    /// The part of the winnings that is in the wallet.
    pub credited: i64,
    /// How often `credited` has changed; part of the ledger's idempotency keys.
    pub(super) corrections: i64,
    /// When it was granted.
    pub granted_at: i64,
    /// When it expires.
    pub expires_at: i64,
    /// When the supplier confirmed the grant, or played its first spin.
    pub told_at: Option<i64>,
    /// When no more spins could come from the supplier: it withdrew or refused the grant, or had played every spin.
    pub withdrawn_at: Option<i64>,
    /// The supplier's reason for refusing the grant; empty where it did not.
    pub refusal: String,
    /// When it ended; none while it is open.
    pub ended_at: Option<i64>,
    /// How it ended: `done`, `expired`, `forfeited` or `cancelled`, as a wagering credit does; empty while it is open.
    pub ended_as: String,
}

from_row!(FreeSpinsRow {
    id,
    source,
    reference,
    member_id,
    supplier,
    games,
    spins,
    used,
    playing,
    spin_value,
    currency,
    wager_multiplier,
    max_win,
    won,
    credited,
    corrections,
    granted_at,
    expires_at,
    told_at,
    withdrawn_at,
    refusal,
    ended_at,
    ended_as
});

/// Id of the wagering credit that the winnings of a grant become.
pub fn credit_id(id: &str) -> String {
    granted_id(Source::Bonus, &format!("free-spins:{id}"))
}

/// Id of the grant whose winnings a bonus is; none for other bonuses.
pub fn grant_of(bonus_id: &str) -> Option<&str> {
    bonus_id.strip_prefix("bonus:free-spins:").filter(|id| !id.is_empty())
}

impl FreeSpinsRow {
    /// The grant with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from free_spins where id = $1").bind(id).fetch_optional(executor).await
    }

    /// Whether the grant can be played in a game.
    pub(super) fn is_for(&self, game_code: &str) -> bool {
        self.games.split(' ').any(|game| game == game_code)
    }

    /// Number of spins left.
    pub fn left(&self) -> i64 {
        (self.spins - self.used).max(0)
    }

    /// The winnings so far, up to the cap, in minor units; never below zero.
    pub fn counted(&self) -> i64 {
        if self.max_win > 0 { self.won.min(self.max_win) } else { self.won }.max(0)
    }

    /// Whether no spin is left to play and no round is open. An open round is waited for until [`MAX_OPEN_MS`] after the
    /// expiry.
    pub(super) fn is_over(&self, now_ms: i64) -> bool {
        let is_played = self.playing <= 0 || self.expires_at <= now_ms - MAX_OPEN_MS;
        is_played && (self.left() == 0 || self.expires_at <= now_ms)
    }
}

#[cfg(test)]
pub(super) fn sample() -> FreeSpinsRow {
    FreeSpinsRow {
        id: "g1".to_owned(),
        source: "OPERATOR".to_owned(),
        reference: String::new(),
        member_id: "mira".to_owned(),
        supplier: "SAMPLE".to_owned(),
        games: "moon-koi lantern_x".to_owned(),
        spins: 10,
        used: 4,
        playing: 0,
        spin_value: 20,
        currency: "USD".to_owned(),
        wager_multiplier: 10,
        max_win: 0,
        won: 0,
        credited: 0,
        corrections: 0,
        granted_at: 0,
        expires_at: 1_000,
        told_at: None,
        withdrawn_at: None,
        refusal: String::new(),
        ended_at: None,
        ended_as: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grant_is_for_its_games_and_for_none_whose_code_is_a_part_of_theirs() {
        let row = sample();
        assert!(row.is_for("moon-koi") && row.is_for("lantern_x"));
        for other in ["", "moon", "koi", "lantern-x", "moon-koi lantern_x"] {
            assert!(!row.is_for(other), "{other}");
        }
    }

    #[test]
    fn what_was_won_counts_up_to_its_bound() {
        for (won, max_win, counted) in [(0, 0, 0), (500, 0, 500), (500, 300, 300), (200, 300, 200), (-5, 300, 0)] {
            assert_eq!(FreeSpinsRow { won, max_win, ..sample() }.counted(), counted, "{won} of {max_win}");
        }
    }

    #[test]
    fn it_is_over_when_the_last_round_has_ended_or_its_time_has() {
        let at = |used, playing, now| FreeSpinsRow { used, playing, ..sample() }.is_over(now);
        assert!(at(10, 0, 1) && at(4, 0, 1_000));
        assert!(!at(4, 0, 999) && !at(10, 1, 1) && !at(4, 1, 2_000));
    }

    #[test]
    fn the_id_of_a_bonus_leads_back_to_its_grant() {
        assert_eq!(grant_of(&credit_id("0a-1")), Some("0a-1"));
        assert_eq!(grant_of("bonus:promotion:welcome:1"), None);
        assert_eq!(grant_of("bonus:free-spins:"), None);
    }
}
