//! Rewards that wait for their member (section 2 of the specification, page `rewardCenter`): what they are and where each stands, cashback
//! ([`cashback`]), levels ([`level`]) and the periods that both are counted by ([`period`]).

pub mod cashback;
pub mod level;
pub mod period;

use super::named_enum::named_enum;

named_enum! {
    /// The kind of a reward: what it came by.
    RewardSourceKind {
        /// The reward of a promotion.
        #[default]
        Promotion = "PROMOTION",
        /// Draws of a raffle.
        Raffle = "RAFFLE",
        /// A part of what was lost or staked.
        Cashback = "CASHBACK",
        /// The gift of a level.
        LevelGift = "LEVEL_GIFT",
        /// A gift of the operator.
        RedEnvelope = "RED_ENVELOPE",
        /// A friend who was brought, or having been brought.
        Referral = "REFERRAL",
        /// A mission that is done.
        Mission = "MISSION",
    }
}

named_enum! {
    /// The unit of a reward.
    RewardUnit {
        /// Money in the wallet.
        #[default]
        Money = "MONEY",
        /// Points of the mall.
        Points = "POINTS",
        /// Draws of a raffle.
        Draws = "DRAWS",
    }
}

named_enum! {
    /// The state of a reward.
    RewardState {
        /// The reward can be claimed now.
        #[default]
        Claimable = "CLAIMABLE",
        /// The reward can be claimed from a time on.
        Later = "LATER",
        /// The reward was claimed.
        Claimed = "CLAIMED",
        /// The time of the reward was over before it was claimed.
        Expired = "EXPIRED",
        /// The reward was taken off: its member was excluded from play.
        Withdrawn = "WITHDRAWN",
    }
}

impl RewardState {
    /// That of a reward which can be claimed until `expires_at`, by what has become of it; times in milliseconds.
    #[must_use]
    pub const fn of(claimed: bool, withdrawn: bool, expires_at: i64, now_ms: i64) -> RewardState {
        match (claimed, withdrawn) {
            (true, _) => RewardState::Claimed,
            (false, true) => RewardState::Withdrawn,
            (false, false) if expires_at <= now_ms => RewardState::Expired,
            (false, false) => RewardState::Claimable,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_claimed_stays_claimed_and_the_last_moment_is_too_late() {
        for (claimed, withdrawn, now, state) in [
            (false, false, 9, RewardState::Claimable),
            (false, false, 10, RewardState::Expired),
            (true, false, 99, RewardState::Claimed),
            (true, true, 9, RewardState::Claimed),
            (false, true, 9, RewardState::Withdrawn),
        ] {
            assert_eq!(RewardState::of(claimed, withdrawn, 10, now), state);
        }
    }
}
