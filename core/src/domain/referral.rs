//! Referral (section 2 of the specification, page `referral`): the code that a member hands on, what a friend has to do, what the member gets for
//! it, and what keeps a friend from counting.

use super::money::Money;
use super::named_enum::named_enum;

/// Letters of a code: none that is taken for another one.
pub const ALPHABET: &[u8; 32] = b"ABCDEFGHJKMNPQRSTUVWXYZ023456789";
/// Letters in a code: 50 bits, so that nobody guesses one.
pub const CODE_LENGTH: usize = 10;
/// The parameter of a link that carries a code.
pub const CODE_PARAMETER: &str = "referralCode";

/// A code as it is stored, of what was typed or followed; nothing for what can be none.
#[must_use]
pub fn normal_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|letter| ALPHABET.contains(&letter));
    is_code.then_some(code)
}

named_enum! {
    /// The state of a friend whom a member has brought.
    ReferralState {
        /// The friend has registered, and has time left for what the plan asks for.
        #[default]
        Registered = "REGISTERED",
        /// Something is shared with the inviter or another friend: an operator looks at it.
        Held = "HELD",
        /// The friend has done what the plan asks for.
        Qualified = "QUALIFIED",
        /// An operator has decided that the friend does not count.
        Rejected = "REJECTED",
        /// The friend's time was over before it was done.
        Expired = "EXPIRED",
    }
}

named_enum! {
    /// What a friend shares with the inviter, or with another friend of the inviter.
    ReferralSign {
        /// A browser that both have logged in from.
        #[default]
        Device = "DEVICE",
        /// A network address that both have logged in from.
        Address = "ADDRESS",
        /// The name that money is paid to.
        Payee = "PAYEE",
        /// An account or card that both are paid to.
        PayoutAccount = "PAYOUT_ACCOUNT",
    }
}

/// What a friend has to do, or has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Activity {
    /// The deposits, in all.
    pub deposit: Money,
    /// The valid bets, in all.
    pub turnover: Money,
}

impl Activity {
    /// Whether this much is enough for what is asked.
    #[must_use]
    pub const fn meets(self, needs: Activity) -> bool {
        self.deposit.0 >= needs.deposit.0 && self.turnover.0 >= needs.turnover.0
    }
}

/// What the inviter gets for each friend from a number of friends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tier {
    /// The first friend that it is for, from 1.
    pub friends_from: u32,
    /// The amount for each of these friends.
    pub amount: Money,
}

/// What the inviter gets for the friend of this number, counted from 1: the amount of the highest tier that has begun by then. Nothing for friends
/// beyond `max_friends`; 0 stands for no maximum.
#[must_use]
pub fn reward_of(tiers: &[Tier], number: u32, max_friends: u32) -> Money {
    if max_friends > 0 && number > max_friends {
        return Money::ZERO;
    }
    let reached = tiers.iter().filter(|tier| tier.friends_from <= number);
    reached.max_by_key(|tier| tier.friends_from).map_or(Money::ZERO, |tier| tier.amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_whatever_its_case_and_nothing_else_is_one() {
        assert_eq!(normal_code(" abcdefghjk ").as_deref(), Some("ABCDEFGHJK"));
        for none in
            ["", "ABCDEFGHJ", "ABCDEFGHJKM", "ABCDEFGHIJ", "ABCDEFGH1J", "ABCDEFGHL0", "ABCDE GHJK", "ÄBCDEFGHJ"]
        {
            assert_eq!(normal_code(none), None, "{none}");
        }
        let letters: std::collections::BTreeSet<u8> = ALPHABET.iter().copied().collect();
        assert_eq!(letters.len(), ALPHABET.len());
    }

    #[test]
    fn both_of_what_is_asked_must_be_done() {
        let of = |deposit, turnover| Activity { deposit: Money(deposit), turnover: Money(turnover) };
        for (done, is_met) in [(of(20, 100), true), (of(19, 100), false), (of(20, 99), false), (of(99, 999), true)] {
            assert_eq!(done.meets(of(20, 100)), is_met, "{done:?}");
        }
        assert!(of(0, 5).meets(of(0, 5)));
    }

    #[test]
    fn the_highest_tier_that_is_reached_counts_in_whatever_order_they_stand() {
        let tiers = [(5, 1_500), (1, 1_000), (20, 2_500)];
        let tiers = tiers.map(|(friends_from, amount)| Tier { friends_from, amount: Money(amount) });
        for (number, amount) in
            [(0, 0), (1, 1_000), (4, 1_000), (5, 1_500), (19, 1_500), (20, 2_500), (50, 2_500), (51, 0)]
        {
            assert_eq!(reward_of(&tiers, number, 50), Money(amount), "friend {number}");
        }
        assert_eq!(reward_of(&tiers, 1_000_000, 0), Money(2_500));
        assert_eq!(reward_of(&tiers[..1], 4, 0), Money::ZERO);
    }
}
