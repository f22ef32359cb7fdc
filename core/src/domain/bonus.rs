//! Bonuses (section 2 of the specification, `bonusDetails`): where one stands, and what of it is left.
//!
//! A bonus is money in the main wallet that must be staked before it may be withdrawn; there is no separate bonus balance. So what is left of one is
//! computed: the member's losses since it was granted are taken from the bonus first. A loss counts against one bonus only, the newest that had been
//! granted by then, so that the order in which bonuses are given up makes no difference. Exclusion and the member's own choice use the same rule.

use super::money::Money;
use super::named_enum::named_enum;

named_enum! {
    /// The state of a bonus.
    BonusState {
        /// The bonus is being staked, or its free spins can be played.
        #[default]
        Active = "ACTIVE",
        /// The bonus is free spins that are on their way to the game.
        Pending = "PENDING",
        /// The bonus was staked, or never had to be: it is money like any other.
        Completed = "COMPLETED",
        /// The time of the bonus was over before it was staked.
        Expired = "EXPIRED",
        /// The member gave the bonus up.
        Forfeited = "FORFEITED",
        /// The bonus ended with the account, or with an exclusion from play.
        Cancelled = "CANCELLED",
        /// The bonus was lost in play.
        Lost = "LOST",
    }
}

named_enum! {
    /// The kind of a bonus: what it came by.
    BonusKind {
        /// The reward of a promotion.
        #[default]
        Promotion = "PROMOTION",
        /// A promotion that a deposit took part in.
        Deposit = "DEPOSIT",
        /// A prize of a raffle.
        Raffle = "RAFFLE",
        /// A reward of the points mall.
        Points = "POINTS",
        /// A part of what was lost or staked.
        Cashback = "CASHBACK",
        /// The gift of a level.
        Level = "VIP",
        /// A gift of the operator.
        RedEnvelope = "RED_ENVELOPE",
        /// A friend who was brought, or having been brought.
        Referral = "REFERRAL",
        /// The reward of a mission.
        Mission = "MISSION",
        /// A prize of a leaderboard.
        Leaderboard = "LEADERBOARD",
        /// Free spins, and what they have won.
        FreeSpins = "FREE_SPIN",
    }
}

impl BonusState {
    /// Whether the bonus has not ended.
    #[must_use]
    pub const fn runs(self) -> bool {
        matches!(self, BonusState::Active | BonusState::Pending)
    }

    /// The state of a credit that ended so (the word that is stored; empty for one that did not end), and whether its time is over.
    #[must_use]
    pub fn of(ended_as: &str, is_over: bool) -> BonusState {
        match ended_as {
            "done" => BonusState::Completed,
            "lost" => BonusState::Lost,
            "forfeited" => BonusState::Forfeited,
            "" if !is_over => BonusState::Active,
            "" | "expired" => BonusState::Expired,
            // "cancelled", and whatever a later version may write.
            _ => BonusState::Cancelled,
        }
    }
}

/// A bonus as far as losses go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The amount that was granted.
    pub amount: Money,
    /// When it was granted, in milliseconds since 1970.
    pub granted_at: i64,
    /// Stakes less payouts of its member since then; below zero where more was won.
    pub lost_since: Money,
    /// How much of it had been lost when it was given up; nothing while it was not.
    pub settled: Option<Money>,
}

/// How much is left of each, in the order given; nothing of those that were given up.
#[must_use]
pub fn amounts_left(bonuses: &[Bonus]) -> Vec<Money> {
    let mut newest_first: Vec<(usize, &Bonus)> = bonuses.iter().enumerate().collect();
    newest_first.sort_by_key(|(index, bonus)| (std::cmp::Reverse(bonus.granted_at), std::cmp::Reverse(*index)));
    let mut left = vec![Money::ZERO; bonuses.len()];
    let mut counted_loss = 0_i64;
    for (index, bonus) in newest_first {
        let uncounted = bonus.lost_since.0.max(0).saturating_sub(counted_loss).max(0);
        let lost = bonus.settled.map_or_else(|| uncounted.min(bonus.amount.0), |lost| lost.0);
        counted_loss = counted_loss.saturating_add(lost);
        if let Some(left) = left.get_mut(index).filter(|_| bonus.settled.is_none()) {
            *left = Money(bonus.amount.0.saturating_sub(lost));
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bonus(amount: i64, granted_at: i64, lost_since: i64) -> Bonus {
        Bonus { amount: Money(amount), granted_at, lost_since: Money(lost_since), settled: None }
    }

    fn given_up(amount: i64, granted_at: i64, lost: i64) -> Bonus {
        Bonus { settled: Some(Money(lost)), ..bonus(amount, granted_at, 0) }
    }

    #[test]
    fn what_was_lost_since_a_bonus_came_was_the_bonus_first() {
        for (lost, rest) in [(-50, 100), (0, 100), (30, 70), (100, 0), (150, 0)] {
            assert_eq!(amounts_left(&[bonus(100, 1, lost)]), [Money(rest)], "{lost} lost");
        }
    }

    #[test]
    fn a_loss_counts_once_and_one_from_before_a_bonus_is_none_of_it() {
        // 40 were lost before the second came, 30 after.
        assert_eq!(amounts_left(&[bonus(100, 1, 70), bonus(100, 2, 30)]), [Money(60), Money(70)]);
        // More was lost since the second came than there was of it.
        assert_eq!(amounts_left(&[bonus(100, 1, 150), bonus(100, 2, 150)]), [Money(50), Money(0)]);
        assert_eq!(
            amounts_left(&[bonus(100, 1, 30), bonus(100, 1, 30)]),
            [Money(100), Money(70)],
            "of equal ones the last"
        );
    }

    #[test]
    fn in_whatever_order_they_are_given_up_the_same_is_taken() {
        let (older, younger) = (bonus(100, 1, 130), bonus(100, 2, 90));
        let both = amounts_left(&[older, younger]);
        assert_eq!(both, [Money(60), Money(10)]);
        assert_eq!(amounts_left(&[older, given_up(100, 2, 90)]), [Money(60), Money(0)]);
        assert_eq!(amounts_left(&[given_up(100, 1, 40), younger]), [Money(0), Money(10)]);
    }

    #[test]
    fn how_a_credit_ended_says_where_its_bonus_stands() {
        use BonusState::{Active, Cancelled, Completed, Expired, Forfeited, Lost};
        for (ended_as, is_over, state) in [
            ("", false, Active),
            ("", true, Expired),
            ("done", true, Completed),
            ("lost", false, Lost),
            ("forfeited", false, Forfeited),
            ("cancelled", false, Cancelled),
        ] {
            assert_eq!(BonusState::of(ended_as, is_over), state, "{ended_as} {is_over}");
        }
    }
}
