//! Markers of harm: signs in how somebody plays that an operator has to look at, each with the figures that explain it.
//!
//! A marker is no verdict. It says what was seen and with which figures, so that the person who looks at it can judge; the bounds are
//! here, in one place, and pure.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// A marker of harm: the sign that was seen.
    HarmMarker {
        /// Deposits of the last 30 days are far above those of the 30 days before.
        #[default]
        RisingDeposits = "RISING_DEPOSITS",
        /// A great share of play is at night.
        NightPlay = "NIGHT_PLAY",
        /// Money is paid in shortly after most of the balance was lost, again and again in a day.
        Chasing = "CHASING",
        /// Withdrawals are called off.
        CancelledWithdrawals = "CANCELLED_WITHDRAWALS",
        /// Deposits are declined again and again.
        DeclinedDeposits = "DECLINED_DEPOSITS",
        /// Limits are raised or taken away.
        RaisedLimits = "RAISED_LIMITS",
        /// Hours of play without a break.
        LongSessions = "LONG_SESSIONS",
        /// The member's own questionnaire says high.
        SelfTest = "SELF_TEST",
    }
}

named_enum! {
    /// A step that an operator has taken about a marker.
    HarmStep {
        /// Talked to the member about it.
        #[default]
        Contacted = "CONTACTED",
        /// Had a limit set for the member.
        LimitSet = "LIMIT_SET",
        /// Proposed a time-out to the member.
        TimeOutProposed = "TIME_OUT_PROPOSED",
        /// Excluded the member from play.
        Excluded = "EXCLUDED",
    }
}

/// What is known about how somebody has played. Money in minor units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayHistory {
    /// Deposits of the last 30 days.
    pub deposited: i64,
    /// Deposits of the 30 days before.
    pub deposited_before: i64,
    /// Hours with play of the last 30 days.
    pub hours: i64,
    /// Hours of these between midnight and 6 in the operator's time.
    pub night_hours: i64,
    /// The most deposits of one day that came within half an hour of a loss of most of the balance.
    pub chases_in_a_day: i64,
    /// Withdrawals of the last 30 days that were called off.
    pub cancelled_withdrawals: i64,
    /// Deposits of the last 7 days that failed or were refused.
    pub declined_deposits: i64,
    /// Raises and removals of limits that were asked for in the last 30 days.
    pub raises: i64,
    /// The most hours of play in a row, in the last 30 days.
    pub hours_in_a_row: i64,
    /// The last sum of the questionnaire within 90 days.
    pub self_test: Option<u8>,
}

/// A marker with the two figures that explain it: what was seen, and what it was measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The marker: what was seen.
    pub marker: HarmMarker,
    /// The figure that was seen.
    pub figure: i64,
    /// The figure that it was measured against.
    pub against: i64,
}

/// Deposits have risen when they are at least so many times those of the 30 days before...
const RISE_FACTOR: i64 = 2;
/// ...and at least this much, in minor units.
const MIN_RISEN_DEPOSITS: i64 = 20_000;
/// The percentage of the hours of play at night from which on a marker is set.
const NIGHT_PERCENT: i64 = 40;
/// The least hours of play for a statement about nights.
const MIN_HOURS_FOR_NIGHT_PLAY: i64 = 10;
/// Deposits after losses in a day from which on a marker is set.
const MIN_CHASES: i64 = 3;
/// Withdrawals called off from which on a marker is set.
const MIN_CANCELLED: i64 = 3;
/// Declined deposits from which on a marker is set.
const MIN_DECLINED: i64 = 4;
/// Raises of limits from which on a marker is set.
const MIN_RAISES: i64 = 3;
/// Hours of play in a row from which on a marker is set.
const MIN_HOURS_IN_A_ROW: i64 = 6;
/// The lowest sum of the questionnaire that is high.
const MIN_SELF_TEST: i64 = 8;

/// The markers that how somebody has played sets.
#[must_use]
pub fn markers(history: &PlayHistory) -> Vec<Marked> {
    let rises = history.deposited >= MIN_RISEN_DEPOSITS
        && history.deposited >= history.deposited_before.saturating_mul(RISE_FACTOR);
    let nights = history.night_hours.saturating_mul(100) >= history.hours.saturating_mul(NIGHT_PERCENT);
    let self_test = history.self_test.map_or(0, i64::from);
    let all = [
        (rises, HarmMarker::RisingDeposits, history.deposited, history.deposited_before),
        (
            history.hours >= MIN_HOURS_FOR_NIGHT_PLAY && nights,
            HarmMarker::NightPlay,
            history.night_hours,
            history.hours,
        ),
        (history.chases_in_a_day >= MIN_CHASES, HarmMarker::Chasing, history.chases_in_a_day, MIN_CHASES),
        (
            history.cancelled_withdrawals >= MIN_CANCELLED,
            HarmMarker::CancelledWithdrawals,
            history.cancelled_withdrawals,
            MIN_CANCELLED,
        ),
        (
            history.declined_deposits >= MIN_DECLINED,
            HarmMarker::DeclinedDeposits,
            history.declined_deposits,
            MIN_DECLINED,
        ),
        (history.raises >= MIN_RAISES, HarmMarker::RaisedLimits, history.raises, MIN_RAISES),
        (
            history.hours_in_a_row >= MIN_HOURS_IN_A_ROW,
            HarmMarker::LongSessions,
            history.hours_in_a_row,
            MIN_HOURS_IN_A_ROW,
        ),
        (self_test >= MIN_SELF_TEST, HarmMarker::SelfTest, self_test, MIN_SELF_TEST),
    ];
    all.into_iter()
        .filter(|(is_seen, ..)| *is_seen)
        .map(|(_, marker, figure, against)| Marked { marker, figure, against })
        .collect()
}

/// A deposit follows a loss when it comes so soon after it, in milliseconds.
pub const CHASE_WITHIN_MS: i64 = 30 * 60 * 1000;

/// The most of such deposits in one day: those that came within [`CHASE_WITHIN_MS`] of a moment at which at least 80% of what there had been was lost.
/// `losses` and `deposits` are times in milliseconds.
#[must_use]
pub fn chases(losses: &[i64], deposits: &[i64]) -> i64 {
    const DAY_MS: i64 = 24 * 60 * 60 * 1000;
    let follows = |at: &&i64| losses.iter().any(|lost_at| (0..=CHASE_WITHIN_MS).contains(&(**at - lost_at)));
    let mut days = std::collections::BTreeMap::<i64, i64>::new();
    for at in deposits.iter().filter(follows) {
        *days.entry(at.div_euclid(DAY_MS)).or_default() += 1;
    }
    days.into_values().max().unwrap_or(0)
}

/// The most hours in a row among the numbers of hours with play.
#[must_use]
pub fn in_a_row(hours: &[i64]) -> i64 {
    let mut sorted = hours.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let (mut longest, mut run, mut last) = (0, 0, None);
    for hour in sorted {
        run = if last == Some(hour - 1) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(hour);
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(seen: PlayHistory) -> Vec<&'static str> {
        markers(&seen).iter().map(|marked| marked.marker.name()).collect()
    }

    #[test]
    fn each_bound_is_met_or_not_met_by_one() {
        assert_eq!(names(PlayHistory::default()), [""; 0]);
        assert_eq!(
            names(PlayHistory { deposited: 20_000, deposited_before: 10_000, ..PlayHistory::default() }),
            ["RISING_DEPOSITS"]
        );
        assert_eq!(
            names(PlayHistory { deposited: 20_000, deposited_before: 10_001, ..PlayHistory::default() }),
            [""; 0]
        );
        assert_eq!(names(PlayHistory { deposited: 19_999, ..PlayHistory::default() }), [""; 0]);
        assert_eq!(names(PlayHistory { hours: 10, night_hours: 4, ..PlayHistory::default() }), ["NIGHT_PLAY"]);
        assert_eq!(names(PlayHistory { hours: 9, night_hours: 9, ..PlayHistory::default() }), [""; 0]);
        assert_eq!(names(PlayHistory { hours: 11, night_hours: 4, ..PlayHistory::default() }), [""; 0]);
        assert_eq!(names(PlayHistory { chases_in_a_day: 3, ..PlayHistory::default() }), ["CHASING"]);
        assert_eq!(
            names(PlayHistory { cancelled_withdrawals: 3, ..PlayHistory::default() }),
            ["CANCELLED_WITHDRAWALS"]
        );
        assert_eq!(names(PlayHistory { declined_deposits: 4, ..PlayHistory::default() }), ["DECLINED_DEPOSITS"]);
        assert_eq!(names(PlayHistory { raises: 3, ..PlayHistory::default() }), ["RAISED_LIMITS"]);
        assert_eq!(names(PlayHistory { hours_in_a_row: 6, ..PlayHistory::default() }), ["LONG_SESSIONS"]);
        assert_eq!(names(PlayHistory { self_test: Some(8), ..PlayHistory::default() }), ["SELF_TEST"]);
        let below = PlayHistory {
            chases_in_a_day: 2,
            cancelled_withdrawals: 2,
            declined_deposits: 3,
            raises: 2,
            hours_in_a_row: 5,
            self_test: Some(7),
            ..PlayHistory::default()
        };
        assert_eq!(names(below), [""; 0]);
    }

    #[test]
    fn a_marker_names_the_figures_that_explain_it() {
        let found = markers(&PlayHistory { deposited: 90_000, deposited_before: 30_000, ..PlayHistory::default() });
        assert_eq!(found, [Marked { marker: HarmMarker::RisingDeposits, figure: 90_000, against: 30_000 }]);
    }

    #[test]
    fn deposits_after_losses_are_counted_by_day() {
        const MINUTE: i64 = 60_000;
        let day = 24 * 60 * MINUTE;
        let losses = [10 * MINUTE, day, 2 * day];
        assert_eq!(
            chases(&losses, &[10 * MINUTE, 40 * MINUTE, 41 * MINUTE, 9 * MINUTE]),
            2,
            "before a loss, or late, is none"
        );
        assert_eq!(chases(&losses, &[day + 1, 2 * day + 1, 2 * day + 2, 2 * day + 3]), 3);
        assert_eq!(chases(&[], &[1, 2, 3]), 0);
    }

    #[test]
    fn hours_in_a_row_are_found_in_any_order() {
        assert_eq!(in_a_row(&[7, 5, 6, 6, 1, 2]), 3);
        assert_eq!(in_a_row(&[]), 0);
        assert_eq!(in_a_row(&[4]), 1);
    }
}
