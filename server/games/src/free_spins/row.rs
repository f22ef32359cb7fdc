//! A grant of free spins as stored: which games it is for, what is left of it, and when it is over.

use bets::wagering::{Source, granted_id};
use platform::store::{StoreError, from_row, sql};

use crate::OPEN_MS;

/// A grant, as stored. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone)]
pub struct FreeSpinsRow {
    /// Names it, here and at the supplier.
    pub id: String,
    /// What it came by: a word of [`super::FreeSpinsSource`].
    pub source: String,
    /// What that was: id of a promotion or redemption, or an operator's words.
    pub reference: String,
    /// Whose.
    pub member_id: String,
    /// Who runs its games.
    pub supplier: String,
    /// Codes of its games, with spaces between them.
    pub games: String,
    /// How many were granted.
    pub spins: i64,
    /// How many of them have been played.
    pub used: i64,
    /// Rounds that are open.
    pub playing: i64,
    /// What each of them stakes for the member.
    pub spin_value: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// How often what they win must be staked.
    pub wager_multiplier: i64,
    /// The most that they give; 0 for no bound.
    pub max_win: i64,
    /// What the supplier has paid in all.
    pub won: i64,
    /// What of it is in the wallet.
    pub credited: i64,
    /// How often that has changed.
    pub(super) corrections: i64,
    /// When they were granted.
    pub granted_at: i64,
    /// Until when they can be played.
    pub expires_at: i64,
    /// When the supplier said that it has them.
    pub told_at: Option<i64>,
    /// When the supplier said that it gives none of them any more.
    pub withdrawn_at: Option<i64>,
    /// Why the supplier does not take them.
    pub refusal: String,
    /// When they ended.
    pub ended_at: Option<i64>,
    /// As what, in the words of the credits of the wagering.
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

/// The id of the credit that what they have won becomes.
pub fn credit_id(id: &str) -> String {
    granted_id(Source::Bonus, &format!("free-spins:{id}"))
}

/// The grant whose bonus has this id; nothing for other bonuses.
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

    /// Whether it can be played in a game.
    pub(super) fn is_for(&self, game_code: &str) -> bool {
        self.games.split(' ').any(|game| game == game_code)
    }

    /// How many are left.
    pub fn left(&self) -> i64 {
        (self.spins - self.used).max(0)
    }

    /// What they have won so far, of which no more than the bound counts.
    pub fn counted(&self) -> i64 {
        if self.max_win > 0 { self.won.min(self.max_win) } else { self.won }.max(0)
    }

    /// Whether nothing of it is to be played any more, and no round is open that somebody still waits for.
    pub(super) fn is_over(&self, now_ms: i64) -> bool {
        let is_played = self.playing <= 0 || self.expires_at <= now_ms - OPEN_MS;
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
