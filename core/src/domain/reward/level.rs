//! Levels (section 3 of the specification, `clubLabel`): what each needs in a period, and what a review makes of a member.
//!
//! A level is reached by what was staked and paid in within one period, and kept by what the operator asks of it in each period that follows. A member
//! rises as far as is reached, and falls by one level at most in a review.

use crate::domain::money::Money;
use crate::domain::named_enum::named_enum;

named_enum! {
    /// The outcome of a review of a member's level.
    ReviewOutcome {
        /// The level stays.
        #[default]
        Kept = "KEPT",
        /// The level is higher now.
        Raised = "RAISED",
        /// The level is lower now.
        Lowered = "LOWERED",
        /// The level would be lower: an operator decides.
        Waiting = "WAITING",
        /// The level would have been lower: an operator has let it stay.
        Waived = "WAIVED",
        /// The member may not be advertised to, so nothing was changed.
        Withheld = "WITHHELD",
    }
}

named_enum! {
    /// The cause of a change of level.
    LevelCause {
        /// The level was reached within a period.
        #[default]
        Reached = "REACHED",
        /// The review of a period changed it.
        Review = "REVIEW",
        /// An operator changed it.
        Operator = "OPERATOR",
    }
}

named_enum! {
    /// When a level that was reached is given to a member.
    LevelRaise {
        /// As soon as it is reached.
        #[default]
        AtOnce = "AT_ONCE",
        /// When the period is reviewed.
        AtReview = "AT_REVIEW",
    }
}

named_enum! {
    /// The fate of a level that was not kept.
    LevelFall {
        /// The level falls by one.
        #[default]
        Automatic = "AUTOMATIC",
        /// The level falls if an operator says so.
        Ask = "ASK",
        /// The level stays.
        Never = "NEVER",
    }
}

/// What was done in a period, or what is asked of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Activity {
    /// The valid bets of the period.
    pub turnover: Money,
    /// The deposits of the period.
    pub deposits: Money,
}

impl Activity {
    /// Whether it is at least as much as is asked for.
    #[must_use]
    pub const fn meets(&self, needs: &Activity) -> bool {
        self.turnover.0 >= needs.turnover.0 && self.deposits.0 >= needs.deposits.0
    }

    /// How much of what is asked for is done, in whole percent: of what lacks most, and a hundred only when all is done.
    #[must_use]
    pub fn percent(&self, needs: &Activity) -> u32 {
        let part = |done: Money, needed: Money| {
            (i128::from(done.0.max(0)) * 100).checked_div(i128::from(needed.0.max(0))).map_or(100, |it| it.min(100))
        };
        let least = part(self.turnover, needs.turnover).min(part(self.deposits, needs.deposits));
        u32::try_from(least).unwrap_or(0)
    }
}

/// A level as far as a review goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Number of the level, as in `rankLevel`.
    pub level: u32,
    /// The activity in a period that reaches the level.
    pub needs: Activity,
    /// The activity in a period that keeps the level.
    pub keeps: Activity,
}

/// The verdict of a review on a member's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The level stays.
    Keep,
    /// The level rises to this one.
    Raise(u32),
    /// The level falls to this one.
    Lower(u32),
}

/// The highest level above `current` that was reached.
#[must_use]
pub fn reached(levels: &[Level], current: u32, done: &Activity) -> Option<u32> {
    let above = levels.iter().filter(|it| it.level > current && done.meets(&it.needs));
    above.map(|it| it.level).max()
}

/// The level after `current`.
#[must_use]
pub fn next(levels: &[Level], current: u32) -> Option<&Level> {
    levels.iter().filter(|it| it.level > current).min_by_key(|it| it.level)
}

/// What the review of a period makes of a level. One that the operator has no more, and the lowest one, are kept.
#[must_use]
pub fn review(levels: &[Level], current: u32, done: &Activity) -> Verdict {
    if let Some(level) = reached(levels, current, done) {
        return Verdict::Raise(level);
    }
    let own = levels.iter().find(|it| it.level == current);
    if own.is_none_or(|it| done.meets(&it.keeps)) {
        return Verdict::Keep;
    }
    let below = levels.iter().map(|it| it.level).filter(|level| *level < current).max();
    below.map_or(Verdict::Keep, Verdict::Lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn done(turnover: i64, deposits: i64) -> Activity {
        Activity { turnover: Money(turnover), deposits: Money(deposits) }
    }

    const fn level(level: u32, needs: Activity, keeps: Activity) -> Level {
        Level { level, needs, keeps }
    }

    const LEVELS: [Level; 4] = [
        level(1, done(0, 0), done(0, 0)),
        level(2, done(100, 10), done(50, 0)),
        level(3, done(300, 50), done(200, 20)),
        level(5, done(900, 0), done(500, 0)),
    ];

    #[test]
    fn a_review_raises_as_far_as_is_reached_and_lowers_by_one() {
        for (current, figures, verdict) in [
            (1, done(0, 0), Verdict::Keep),
            (1, done(100, 9), Verdict::Keep),
            (1, done(100, 10), Verdict::Raise(2)),
            (1, done(900, 0), Verdict::Raise(5)),
            (2, done(50, 0), Verdict::Keep),
            (2, done(49, 99), Verdict::Lower(1)),
            (3, done(200, 20), Verdict::Keep),
            (3, done(0, 0), Verdict::Lower(2)),
            (5, done(499, 99), Verdict::Lower(3)),
            (4, done(0, 0), Verdict::Keep),
            (9, done(0, 0), Verdict::Keep),
        ] {
            assert_eq!(review(&LEVELS, current, &figures), verdict, "{current} with {figures:?}");
        }
        assert_eq!(review(&[], 3, &done(0, 0)), Verdict::Keep);
    }

    #[test]
    fn the_bar_shows_what_lacks_most() {
        for (figures, percent) in
            [(done(0, 0), 0), (done(300, 25), 50), (done(150, 50), 50), (done(299, 50), 99), (done(900, 90), 100)]
        {
            assert_eq!(figures.percent(&LEVELS[2].needs), percent, "{figures:?}");
        }
        assert_eq!(done(0, 0).percent(&done(0, 0)), 100);
        assert_eq!(next(&LEVELS, 3).map(|it| it.level), Some(5));
        assert_eq!(next(&LEVELS, 5), None);
    }

    // Its library is not built for browsers.
    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn a_review_never_gives_what_was_not_reached_and_never_falls_below_the_lowest(
                current in 1..6_u32, turnover in 0..1_000_i64, deposits in 0..100_i64,
            ) {
                let figures = done(turnover, deposits);
                match review(&LEVELS, current, &figures) {
                    Verdict::Keep => {}
                    Verdict::Raise(to) => {
                        prop_assert!(to > current);
                        prop_assert!(LEVELS.iter().any(|it| it.level == to && figures.meets(&it.needs)));
                    }
                    Verdict::Lower(to) => prop_assert!((1..current).contains(&to)),
                }
            }
        }
    }
}
