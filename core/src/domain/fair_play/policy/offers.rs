//! What a policy offers to one member and demands of them: limits, reality checks, time-outs and the way back.

use super::{ExclusionRules, LimitRules, RealityCheckRules};
use crate::domain::duration::HOUR_MS;
use crate::domain::fair_play::{ExclusionKind, LimitKind, LimitPeriod, Span};

impl LimitRules {
    /// Each limit that is offered, in the order of the policy.
    pub fn pairs(&self) -> impl Iterator<Item = (LimitKind, LimitPeriod)> + '_ {
        self.offered.iter().flat_map(|offer| offer.periods.iter().map(|period| (offer.kind, *period)))
    }

    /// Whether a limit is offered.
    #[must_use]
    pub fn offers(&self, kind: LimitKind, period: LimitPeriod) -> bool {
        self.pairs().any(|pair| pair == (kind, period))
    }

    /// Whether a limit of a kind has to stay beside those of the others: a group would have none without it.
    #[must_use]
    pub fn demands(&self, kind: LimitKind, others: &[LimitKind]) -> bool {
        self.demanded.iter().any(|group| group.contains(&kind) && !group.iter().any(|it| others.contains(it)))
    }

    /// Whether limits of these kinds are all that is demanded.
    #[must_use]
    pub fn are_met(&self, kinds: &[LimitKind]) -> bool {
        self.demanded.iter().all(|group| group.iter().any(|it| kinds.contains(it)))
    }

    /// Whether nothing is left to be asked before the first deposit of a member with limits of these kinds, who has answered the offer or not.
    #[must_use]
    pub fn are_decided(&self, has_answered: bool, kinds: &[LimitKind]) -> bool {
        self.are_met(kinds) && (has_answered || !self.asked)
    }

    /// How long a raise waits, in milliseconds.
    #[must_use]
    pub fn raise_wait_ms(&self) -> i64 {
        i64::from(self.raise_hours) * HOUR_MS
    }
}

/// An interval as a length: none is longer than any.
const fn length(minutes: u32) -> u32 {
    if minutes == 0 { u32::MAX } else { minutes }
}

impl RealityCheckRules {
    /// The interval that counts for a member who has chosen this one, or nothing: where the policy does not offer it, the nearest that is stricter.
    /// One that is stricter than all that are offered stays: no policy weakens what a member has decided.
    #[must_use]
    pub fn interval(&self, chosen: Option<u32>) -> u32 {
        let wanted = chosen.unwrap_or(self.default_minutes);
        let allowed = self.options.iter().copied().filter(|it| length(*it) <= length(wanted));
        allowed.max_by_key(|it| length(*it)).unwrap_or(wanted)
    }

    /// What a member can choose whose interval is this one.
    #[must_use]
    pub fn choices(&self, interval: u32) -> Vec<u32> {
        let own = (!self.options.contains(&interval)).then_some(interval);
        own.into_iter().chain(self.options.iter().copied()).collect()
    }
}

impl ExclusionRules {
    /// What an exclusion of a kind can last, the shortest first.
    #[must_use]
    pub fn spans(&self, kind: ExclusionKind) -> &[Span] {
        match kind {
            ExclusionKind::TimeOut => &self.time_outs,
            ExclusionKind::SelfExclusion => &self.self_exclusions,
        }
    }

    /// How long somebody waits who has asked to come back, in milliseconds.
    #[must_use]
    pub fn return_wait_ms(&self) -> i64 {
        i64::from(self.return_hours) * HOUR_MS
    }
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::domain::fair_play::policy::CheckedBefore;
    use crate::domain::fair_play::policy::testing::{any_policy, lax};
    use proptest::prelude::*;

    #[test]
    fn a_check_before_something_comes_before_what_stands_before_it_too() {
        use CheckedBefore::{Demo, Deposit, Nothing, Play, Withdrawal};
        for what in CheckedBefore::ALL {
            assert!(!Nothing.covers(*what), "{what:?}");
            assert_eq!(Demo.covers(*what), *what != Nothing, "{what:?}");
        }
        assert!(Withdrawal.covers(Withdrawal) && !Withdrawal.covers(Deposit) && !Withdrawal.covers(Play));
        assert!(Play.covers(Deposit) && Play.covers(Play) && !Deposit.covers(Play) && !Play.covers(Demo));
    }

    #[test]
    fn of_each_group_that_is_demanded_one_limit_stays() {
        use LimitKind::{Deposit, Loss, Stake};
        let rules = LimitRules { demanded: vec![vec![Deposit, Stake]], asked: true, ..lax().limits };
        assert!(rules.demands(Deposit, &[Loss]) && !rules.demands(Deposit, &[Stake]) && !rules.demands(Loss, &[]));
        assert!(!rules.are_met(&[Loss]) && rules.are_met(&[Stake]));
        assert_eq!(
            [(true, Loss), (false, Stake), (true, Stake)].map(|(said, kind)| rules.are_decided(said, &[kind])),
            [false, false, true]
        );
    }

    #[test]
    fn an_interval_that_is_not_offered_falls_to_the_nearest_stricter_one() {
        let rules = |mandatory, default_minutes, options: &[u32]| RealityCheckRules {
            mandatory,
            default_minutes,
            options: options.to_vec(),
        };
        let must = rules(true, 60, &[30, 60]);
        assert_eq!([Some(0), Some(120), Some(45), Some(30), None].map(|it| must.interval(it)), [60, 60, 30, 30, 60]);
        assert_eq!((must.interval(Some(15)), must.choices(15)), (15, vec![15, 30, 60]), "the member's own stays");
        let may = rules(false, 60, &[30, 60, 0]);
        assert_eq!([Some(0), None].map(|it| may.interval(it)), [0, 60], "none is a choice, and not the default");
        assert_eq!(may.choices(0), [30, 60, 0]);
    }

    proptest! {
        #[test]
        fn no_interval_is_laxer_than_what_was_chosen_or_can_be_chosen(
            policy in any_policy(),
            chosen in prop::option::of(0_u32..200),
        ) {
            let rules = &policy.reality_check;
            let interval = rules.interval(chosen);
            let longest = rules.options.iter().map(|it| length(*it)).max().unwrap();
            prop_assert!(length(interval) <= length(chosen.unwrap_or(rules.default_minutes)));
            prop_assert!(length(interval) <= longest);
            prop_assert!(rules.choices(interval).contains(&interval));
        }
    }
}
