//! How loudly a round's end is presented. A return up to the stake is a loss and is never celebrated.

use serde::Serialize;

/// Size of a round's payout, relative to its stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tier {
    /// Nothing was paid.
    Nothing,
    /// At most the stake came back.
    Returned,
    /// More than the stake.
    Win,
    /// At least 5 times the stake.
    Big,
    /// At least 15 times the stake.
    Great,
    /// At least 50 times the stake.
    Grand,
}

impl Tier {
    /// The tier of a payout, both in minor units.
    pub fn of(payout: i64, stake: i64) -> Self {
        let reaches = |times: i128| i128::from(payout) >= i128::from(stake) * times;
        match payout {
            ..=0 => Self::Nothing,
            _ if payout <= stake => Self::Returned,
            _ if reaches(50) => Self::Grand,
            _ if reaches(15) => Self::Great,
            _ if reaches(5) => Self::Big,
            _ => Self::Win,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_return_up_to_the_stake_is_no_win() {
        assert_eq!(
            [0, 1, 99, 100].map(|payout| Tier::of(payout, 100)),
            [Tier::Nothing, Tier::Returned, Tier::Returned, Tier::Returned]
        );
        assert_eq!(Tier::of(101, 100), Tier::Win);
    }

    #[test]
    fn tiers_begin_at_5_15_and_50_times_the_stake() {
        let cases = [
            (499, Tier::Win),
            (500, Tier::Big),
            (1_499, Tier::Big),
            (1_500, Tier::Great),
            (4_999, Tier::Great),
            (5_000, Tier::Grand),
        ];
        for (payout, tier) in cases {
            assert_eq!(Tier::of(payout, 100), tier, "{payout}");
        }
        assert_eq!(Tier::of(i64::MAX, i64::MAX / 2), Tier::Win);
    }
}
