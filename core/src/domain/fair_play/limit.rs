//! Limits that players set themselves: how much money and time goes into play, within 24 hours, 7 days or a month.
//!
//! A window is rolling: what was staked at any time counts for as long as the window is, whatever the calendar says. So no midnight gives
//! everything back at once, and nobody plays twice the limit around it. Of several limits the lowest that is left decides.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// The kind of a limit: what it bounds.
    LimitKind {
        /// Money paid in (gross: what is taken out again gives nothing back).
        #[default]
        Deposit = "DEPOSIT",
        /// The cost of play: stakes less payouts, never below zero.
        Loss = "LOSS",
        /// The money that is staked.
        Stake = "STAKE",
        /// The minutes of play.
        Time = "TIME",
    }
}

named_enum! {
    /// The period of a limit: how long what was used counts.
    LimitPeriod {
        /// Within 24 hours.
        #[default]
        Day = "DAY",
        /// Within 7 days.
        Week = "WEEK",
        /// Within a month of 31 days.
        Month = "MONTH",
    }
}

impl LimitPeriod {
    /// The length of the period in hours.
    #[must_use]
    pub const fn hours(self) -> u32 {
        match self {
            LimitPeriod::Day => 24,
            LimitPeriod::Week => 7 * 24,
            LimitPeriod::Month => 31 * 24,
        }
    }
}

impl LimitKind {
    /// Whether the kind bounds money; otherwise minutes.
    #[must_use]
    pub const fn is_money(self) -> bool {
        !matches!(self, LimitKind::Time)
    }
}

/// No limit of money is higher, in minor units.
pub const MAX_LIMIT: i64 = 1_000_000_000_000;

/// Whether a limit of a kind and period may have this bound: minor units, or minutes.
#[must_use]
pub fn is_bound(kind: LimitKind, period: LimitPeriod, value: i64) -> bool {
    let highest = if kind.is_money() { MAX_LIMIT } else { i64::from(period.hours()) * 60 };
    (1..=highest).contains(&value)
}

/// A raise, or the end of a limit, that the member can confirm after the waiting time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingRaise {
    /// The bound that it would be; none where the limit would end.
    pub to: Option<i64>,
    /// From when it can be confirmed, in milliseconds.
    pub from: i64,
}

/// What a member has decided about one limit: minor units, or minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetLimit {
    /// The bound that counts now; none where there is no limit.
    pub bound: Option<i64>,
    /// The raise that waits for its second yes.
    pub pending: Option<PendingRaise>,
}

/// The result of a request or a confirmation of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitChange {
    /// There was no limit, and there is one.
    Set,
    /// The limit is lower, at once.
    Lowered,
    /// The limit will be higher, or end, once its time has come and the member says yes again.
    RaiseAsked,
    /// The limit is higher, or has ended.
    RaiseConfirmed,
    /// A raise that waited was dropped.
    RaiseDropped,
    /// Nothing has changed.
    Unchanged,
}

impl LimitChange {
    /// The code of the event that records it; `None` where nothing has happened.
    #[must_use]
    pub const fn event(self) -> Option<&'static str> {
        match self {
            LimitChange::Set => Some("LIMIT_SET"),
            LimitChange::Lowered => Some("LIMIT_LOWERED"),
            LimitChange::RaiseAsked => Some("RAISE_ASKED"),
            LimitChange::RaiseConfirmed => Some("RAISE_CONFIRMED"),
            LimitChange::RaiseDropped => Some("RAISE_DROPPED"),
            LimitChange::Unchanged => None,
        }
    }
}

impl SetLimit {
    /// The member asks for another bound, or for none. A lower bound counts at once; a higher one, or the end of the limit, becomes a pending raise.
    /// A raise that was pending before is dropped.
    #[must_use]
    pub fn request(self, to: Option<i64>, now_ms: i64, wait_ms: i64) -> (SetLimit, LimitChange) {
        let dropped = if self.pending.is_some() { LimitChange::RaiseDropped } else { LimitChange::Unchanged };
        match (self.bound, to) {
            (None, None) => (SetLimit::default(), dropped),
            (None, Some(_)) => (SetLimit { bound: to, pending: None }, LimitChange::Set),
            (Some(bound), Some(lower)) if lower < bound => {
                (SetLimit { bound: to, pending: None }, LimitChange::Lowered)
            }
            (Some(bound), Some(same)) if same == bound => (SetLimit { bound: to, pending: None }, dropped),
            (Some(_), _) => {
                let pending = PendingRaise { to, from: now_ms.saturating_add(wait_ms) };
                (SetLimit { bound: self.bound, pending: Some(pending) }, LimitChange::RaiseAsked)
            }
        }
    }

    /// The member confirms the pending raise, once its time has come, or drops it, at any time. `None` where no raise is pending or it is too early.
    #[must_use]
    pub fn confirm(self, yes: bool, now_ms: i64) -> Option<(SetLimit, LimitChange)> {
        let pending = self.pending?;
        match yes {
            false => Some((SetLimit { pending: None, ..self }, LimitChange::RaiseDropped)),
            true if pending.from <= now_ms => {
                Some((SetLimit { bound: pending.to, pending: None }, LimitChange::RaiseConfirmed))
            }
            true => None,
        }
    }
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const DAY_MS: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn lower_counts_at_once_and_drops_a_raise_that_waited() {
        let (limit, change) = SetLimit::default().request(Some(100), 0, DAY_MS);
        assert_eq!((limit.bound, change), (Some(100), LimitChange::Set));
        let (limit, change) = limit.request(Some(200), 0, DAY_MS);
        assert_eq!((limit.bound, change), (Some(100), LimitChange::RaiseAsked));
        let (limit, change) = limit.request(Some(50), 1, DAY_MS);
        assert_eq!((limit, change), (SetLimit { bound: Some(50), pending: None }, LimitChange::Lowered));
    }

    #[test]
    fn a_raise_needs_its_time_and_a_second_yes() {
        let (limit, _) = SetLimit { bound: Some(100), pending: None }.request(None, 7, DAY_MS);
        assert_eq!(limit.confirm(true, 7 + DAY_MS - 1), None);
        let (ended, change) = limit.confirm(true, 7 + DAY_MS).unwrap();
        assert_eq!((ended, change), (SetLimit::default(), LimitChange::RaiseConfirmed));
        assert_eq!(limit.confirm(false, 8).unwrap().0, SetLimit { bound: Some(100), pending: None });
        assert_eq!(ended.confirm(true, 9 * DAY_MS), None);
    }

    #[test]
    fn a_bound_fits_its_period() {
        assert!(
            is_bound(LimitKind::Time, LimitPeriod::Day, 24 * 60) && !is_bound(LimitKind::Time, LimitPeriod::Day, 1_441)
        );
        assert!(
            !is_bound(LimitKind::Loss, LimitPeriod::Day, 0) && is_bound(LimitKind::Loss, LimitPeriod::Day, MAX_LIMIT)
        );
    }

    proptest! {
        #[test]
        fn nobody_gets_more_within_the_wait(
            words in prop::collection::vec((prop::option::of(1_i64..100), any::<bool>(), 0_i64..DAY_MS), 1..40),
        ) {
            let (mut limit, mut now, mut asked) = (SetLimit::default(), 0, 0);
            for (to, confirms, pause) in words {
                now += pause;
                let before = limit;
                let after = if confirms { limit.confirm(true, now) } else { Some(limit.request(to, now, DAY_MS)) };
                let Some((after, change)) = after else { continue };
                limit = after;
                if change == LimitChange::RaiseAsked {
                    asked = now;
                }
                let is_more = before.bound.is_some_and(|was| limit.bound.is_none_or(|is| is > was));
                prop_assert_eq!(is_more, change == LimitChange::RaiseConfirmed && before.bound != limit.bound);
                prop_assert!(!is_more || now >= asked + DAY_MS);
            }
        }
    }
}
