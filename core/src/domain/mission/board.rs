//! Leaderboards: what is counted, and who shares which prize.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// What a board counts, from bets that were settled and stand.
    BoardRule {
        /// Money put at risk.
        #[default]
        BetAmount = "BET_AMOUNT",
        /// The number of bets.
        BetCount = "BET_COUNT",
        /// Money paid out by bets.
        WinAmount = "WIN_AMOUNT",
    }
}

impl BoardRule {
    /// Whether scores are money.
    #[must_use]
    pub const fn is_money(self) -> bool {
        !matches!(self, BoardRule::BetCount)
    }

    /// What a settled bet adds, or a correction (whose amounts are negative) takes away: `valid_bet` and `payout` in minor units.
    #[must_use]
    pub const fn of_bet(self, valid_bet: i64, payout: i64, is_correction: bool) -> i64 {
        match self {
            BoardRule::BetAmount => valid_bet,
            BoardRule::BetCount if is_correction => -1,
            BoardRule::BetCount => 1,
            BoardRule::WinAmount => payout,
        }
    }
}

/// A place on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Number of the place, from 1. Equal scores share the best of the places that they cover.
    pub rank: u32,
    /// Its share of the prizes of those places, in minor units.
    pub prize: i64,
}

/// The places of scores, which come greatest first, and what each is given of the prizes of the first, second, ... place. Equal scores share a place,
/// and the prizes of all places that they cover in equal parts; what can not be parted in minor units is not paid. A score of nothing has no prize.
#[must_use]
pub fn places(scores: &[i64], prizes: &[i64]) -> Vec<Place> {
    let mut places = Vec::with_capacity(scores.len());
    let mut left = prizes.iter();
    for tied in scores.chunk_by(|one, other| one == other) {
        let rank = u32::try_from(places.len()).unwrap_or(u32::MAX).saturating_add(1);
        let pot: i64 = left.by_ref().take(tied.len()).fold(0, |sum, prize| sum.saturating_add(*prize));
        let shares = i64::try_from(tied.len()).unwrap_or(i64::MAX).max(1);
        let prize = if tied.first().is_some_and(|score| *score > 0) { pot / shares } else { 0 };
        places.extend(tied.iter().map(|_| Place { rank, prize }));
    }
    places
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shared(scores: &[i64], prizes: &[i64]) -> Vec<(u32, i64)> {
        places(scores, prizes).into_iter().map(|place| (place.rank, place.prize)).collect()
    }

    #[test]
    fn equal_scores_share_a_place_and_the_prizes_that_they_cover() {
        assert_eq!(shared(&[9, 7, 5], &[100, 50]), [(1, 100), (2, 50), (3, 0)]);
        assert_eq!(shared(&[9, 9, 5], &[100, 50, 20]), [(1, 75), (1, 75), (3, 20)]);
        assert_eq!(shared(&[9, 7, 7, 7], &[100, 50]), [(1, 100), (2, 16), (2, 16), (2, 16)]);
        assert_eq!(shared(&[9, 7, 7], &[]), [(1, 0), (2, 0), (2, 0)]);
        assert_eq!(shared(&[3, 0, 0], &[100, 50, 20]), [(1, 100), (2, 0), (2, 0)], "nothing wins nothing");
        assert_eq!(shared(&[], &[100]), []);
    }

    proptest! {
        #[test]
        fn no_more_is_paid_than_there_are_prizes_and_the_better_never_gets_less(
            mut scores in proptest::collection::vec(0_i64..6, 0..40),
            mut prizes in proptest::collection::vec(0_i64..100_000, 0..12),
        ) {
            scores.sort_unstable_by(|one, other| other.cmp(one));
            prizes.sort_unstable_by(|one, other| other.cmp(one));
            let places = places(&scores, &prizes);
            prop_assert_eq!(places.len(), scores.len());
            prop_assert!(places.iter().map(|place| place.prize).sum::<i64>() <= prizes.iter().sum::<i64>());
            for (index, pair) in places.windows(2).enumerate() {
                let is_tied = scores[index] == scores[index + 1];
                prop_assert_eq!(is_tied, pair[0] == pair[1] && pair[0].rank == pair[1].rank);
                prop_assert!(pair[0].prize >= pair[1].prize && pair[0].rank <= pair[1].rank);
            }
        }

        #[test]
        fn a_correction_takes_out_what_its_bet_has_put_in(valid in 0_i64..1_000_000, payout in 0_i64..1_000_000) {
            for rule in BoardRule::ALL {
                prop_assert_eq!(rule.of_bet(valid, payout, false) + rule.of_bet(-valid, -payout, true), 0);
            }
        }
    }
}
