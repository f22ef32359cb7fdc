//! The bounds of automatic play, and when they are reached. Pure functions.

use serde::Serialize;

/// The bounds that a player sets for automatic play; amounts in minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The stake of each round.
    pub stake: i64,
    /// Maximum number of rounds.
    pub rounds: i64,
    /// Maximum loss: stakes less payouts.
    pub loss_limit: i64,
    /// The payout of one round that ends automatic play; none for no such bound.
    pub win_limit: Option<i64>,
}

/// What automatic play has played so far; amounts in minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Played {
    /// Number of rounds.
    pub rounds: i64,
    /// Sum of their stakes.
    pub staked: i64,
    /// Sum of their payouts.
    pub returned: i64,
    /// Largest payout of one round.
    pub largest: i64,
}

/// Why automatic play has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// All rounds were played.
    Rounds,
    /// One more stake could lose more than the player allowed.
    Loss,
    /// A round paid the player's win limit or more.
    Win,
    /// The player stopped it.
    Stopped,
}

/// Why automatic play does not begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusedBounds {
    /// The operator offers no automatic play.
    NotOffered,
    /// The number of rounds is not from 1 to this maximum.
    Rounds(i64),
    /// The loss limit is below the stake, so that not one round could be played.
    LossBelowStake,
    /// The win limit is not above zero.
    Win,
}

impl Bounds {
    /// Whether automatic play may begin with these bounds, where the operator allows `max` rounds.
    ///
    /// # Errors
    /// The bound that is violated.
    pub fn check(&self, max: i64) -> Result<(), RefusedBounds> {
        if max < 1 {
            return Err(RefusedBounds::NotOffered);
        }
        if !(1..=max).contains(&self.rounds) {
            return Err(RefusedBounds::Rounds(max));
        }
        if self.loss_limit < self.stake {
            return Err(RefusedBounds::LossBelowStake);
        }
        if self.win_limit.is_some_and(|limit| limit < 1) { Err(RefusedBounds::Win) } else { Ok(()) }
    }

    /// Why automatic play has ended after `played`; none while it goes on.
    pub fn ended(&self, played: &Played) -> Option<Ended> {
        let loss = played.staked.saturating_sub(played.returned);
        if self.win_limit.is_some_and(|limit| played.largest >= limit) {
            Some(Ended::Win)
        } else if played.rounds >= self.rounds {
            Some(Ended::Rounds)
        } else if loss.saturating_add(self.stake) > self.loss_limit {
            Some(Ended::Loss)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BOUNDS: Bounds = Bounds { stake: 20, rounds: 10, loss_limit: 100, win_limit: Some(500) };

    #[test]
    fn bounds_beyond_the_operators_or_that_allow_no_round_are_refused() {
        assert_eq!(BOUNDS.check(10), Ok(()));
        assert_eq!(BOUNDS.check(0), Err(RefusedBounds::NotOffered));
        assert_eq!(BOUNDS.check(9), Err(RefusedBounds::Rounds(9)));
        assert_eq!(Bounds { rounds: 0, ..BOUNDS }.check(10), Err(RefusedBounds::Rounds(10)));
        assert_eq!(Bounds { loss_limit: 19, ..BOUNDS }.check(10), Err(RefusedBounds::LossBelowStake));
        assert_eq!(Bounds { win_limit: Some(0), ..BOUNDS }.check(10), Err(RefusedBounds::Win));
        assert_eq!(Bounds { win_limit: None, ..BOUNDS }.check(10), Ok(()));
    }

    #[test]
    fn each_bound_ends_it() {
        let played = |rounds, returned, largest| Played { rounds, staked: rounds * 20, returned, largest };
        assert_eq!(BOUNDS.ended(&Played::default()), None);
        assert_eq!(BOUNDS.ended(&played(4, 0, 0)), None);
        assert_eq!(BOUNDS.ended(&played(5, 0, 0)), Some(Ended::Loss));
        assert_eq!(BOUNDS.ended(&played(5, 20, 20)), None);
        assert_eq!(BOUNDS.ended(&played(10, 300, 100)), Some(Ended::Rounds));
        assert_eq!(BOUNDS.ended(&played(2, 500, 500)), Some(Ended::Win));
    }

    proptest! {
        #[test]
        fn no_play_loses_more_than_its_limit(
            stake in 1_i64..1_000,
            rounds in 1_i64..200,
            spare in 0_i64..20_000,
            payouts in prop::collection::vec(0_i64..3_000, 200),
        ) {
            let bounds = Bounds { stake, rounds, loss_limit: stake + spare, win_limit: None };
            let mut played = Played::default();
            for payout in payouts {
                if bounds.ended(&played).is_some() {
                    break;
                }
                played.rounds += 1;
                played.staked += stake;
                played.returned += payout;
                prop_assert!(played.staked - played.returned <= bounds.loss_limit);
            }
            prop_assert!(played.rounds <= rounds);
        }
    }
}
