//! Time-outs and self-exclusion: a member excludes the account from play for a while, which nobody can undo before its end.

use crate::domain::duration::DAY_MS;
use crate::domain::named_enum::named_enum;
use crate::domain::time::{Civil, days_in_month};

named_enum! {
    /// The kind of an exclusion: how a member is kept from play.
    ExclusionKind {
        /// A pause of 24 hours to 6 weeks. It ends by itself.
        #[default]
        TimeOut = "TIME_OUT",
        /// An exclusion of 6 months or longer, or for ever. After its end the member has to ask to come back, and wait a day.
        SelfExclusion = "SELF_EXCLUSION",
    }
}

named_enum! {
    /// The length of an exclusion.
    Span {
        /// It lasts 24 hours.
        #[default]
        Hours24 = "HOURS_24",
        /// It lasts 7 days.
        Week = "WEEK",
        /// It lasts 30 days.
        Days30 = "DAYS_30",
        /// It lasts 6 weeks.
        Weeks6 = "WEEKS_6",
        /// It lasts 6 months of the calendar.
        Months6 = "MONTHS_6",
        /// It lasts a year of the calendar.
        Year = "YEAR",
        /// It lasts 5 years of the calendar.
        Years5 = "YEARS_5",
        /// It has no end.
        Forever = "FOREVER",
    }
}

named_enum! {
    /// The cause of an exclusion.
    ExclusionCause {
        /// The member's own word.
        #[default]
        Own = "OWN",
        /// The account is of somebody who is excluded by another one.
        Matched = "MATCHED",
        /// An operator has made it longer, or begun it.
        Operator = "OPERATOR",
        /// The member is too young to play.
        Minor = "MINOR",
    }
}

/// What a time-out can last, the shortest first.
pub const TIME_OUTS: &[Span] = &[Span::Hours24, Span::Week, Span::Days30, Span::Weeks6];
/// What a self-exclusion can last, the shortest first.
pub const SELF_EXCLUSIONS: &[Span] = &[Span::Months6, Span::Year, Span::Years5, Span::Forever];

/// A time that never comes: the last second of the year 9999, in milliseconds.
pub const NEVER_MS: i64 = 253_402_300_799_000;

impl ExclusionKind {
    /// The lengths that this kind can have, the shortest first.
    #[must_use]
    pub const fn spans(self) -> &'static [Span] {
        match self {
            ExclusionKind::TimeOut => TIME_OUTS,
            ExclusionKind::SelfExclusion => SELF_EXCLUSIONS,
        }
    }

    /// Whether this kind can last so long.
    #[must_use]
    pub fn offers(self, span: Span) -> bool {
        self.spans().contains(&span)
    }
}

impl Span {
    /// When an exclusion of this length ends that begins then, in milliseconds; nothing where it has no end. A month that lacks the day ends on its last one.
    #[must_use]
    pub fn end(self, from_ms: i64) -> Option<i64> {
        let days = |days: i64| Some(from_ms.saturating_add(days * DAY_MS));
        match self {
            Span::Hours24 => days(1),
            Span::Week => days(7),
            Span::Days30 => days(30),
            Span::Weeks6 => days(42),
            Span::Months6 => months_later(from_ms, 6),
            Span::Year => months_later(from_ms, 12),
            Span::Years5 => months_later(from_ms, 60),
            Span::Forever => None,
        }
    }
}

/// The same day and time of the month so many months later; nothing beyond the calendar, which is as good as for ever.
fn months_later(from_ms: i64, months: u16) -> Option<i64> {
    let from_ms = u64::try_from(from_ms).unwrap_or(0);
    let from = Civil::at(from_ms, 0);
    let month = u16::from(from.month) - 1 + months;
    let (year, month) = (from.year + month / 12, u8::try_from(month % 12).unwrap_or(0) + 1);
    let later = Civil { year, month, day: from.day.min(days_in_month(year, month)), ..from };
    let ms = later.to_utc_ms()? + from_ms % 1000;
    i64::try_from(ms).ok()
}

/// An exclusion as it stands. Times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// Whether it is a time-out or a self-exclusion.
    pub kind: ExclusionKind,
    /// When its time is over; nothing where it has no end.
    pub ends_at: Option<i64>,
    /// When the member can play again who has asked to come back; nothing where nothing was asked.
    pub returns_at: Option<i64>,
}

impl Exclusion {
    /// The exclusion of a kind and length that begins then.
    #[must_use]
    pub fn beginning(kind: ExclusionKind, span: Span, now_ms: i64) -> Exclusion {
        Exclusion { kind, ends_at: span.end(now_ms), returns_at: None }
    }

    /// Until when the exclusion keeps from play. A self-exclusion does after its end too, until the member has asked to come back and waited.
    #[must_use]
    pub fn holds_until(&self) -> i64 {
        match self.kind {
            ExclusionKind::TimeOut => self.ends_at.unwrap_or(NEVER_MS),
            ExclusionKind::SelfExclusion => self.returns_at.unwrap_or(NEVER_MS),
        }
    }

    /// Whether the exclusion keeps from play then.
    #[must_use]
    pub fn holds(&self, now_ms: i64) -> bool {
        self.holds_until() > now_ms
    }

    /// Whether the member may ask to come back then.
    #[must_use]
    pub fn may_return(&self, now_ms: i64) -> bool {
        let is_over = self.ends_at.is_some_and(|ends_at| ends_at <= now_ms);
        self.kind == ExclusionKind::SelfExclusion && is_over && self.returns_at.is_none()
    }

    /// The same after the member has asked to come back, and waits so long; nothing where that can not be asked.
    #[must_use]
    pub fn returning(self, now_ms: i64, wait_ms: i64) -> Option<Exclusion> {
        self.may_return(now_ms).then(|| Exclusion { returns_at: Some(now_ms.saturating_add(wait_ms)), ..self })
    }

    /// Whether another one may take its place: any where it holds nobody any more; otherwise only one that ends later, and that
    /// does not end by itself where this one does not.
    #[must_use]
    pub fn gives_way_to(&self, next: &Exclusion, now_ms: i64) -> bool {
        if !self.holds(now_ms) {
            return true;
        }
        let weaker = self.kind == ExclusionKind::SelfExclusion && next.kind == ExclusionKind::TimeOut;
        let end = |of: &Exclusion| of.ends_at.unwrap_or(NEVER_MS);
        !weaker && end(next) > end(self)
    }
}

// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn at(year: u16, month: u8, day: u8) -> i64 {
        let civil = Civil { year, month, day, hour: 7, minute: 30, second: 5 };
        i64::try_from(civil.to_utc_ms().unwrap()).unwrap() + 123
    }

    #[test]
    fn a_span_ends_by_the_clock_or_by_the_calendar() {
        let from = at(2026, 8, 31);
        assert_eq!(Span::Hours24.end(from), Some(from + DAY_MS));
        assert_eq!(Span::Week.end(from), Some(from + 7 * DAY_MS));
        assert_eq!(Span::Weeks6.end(from), Some(from + 42 * DAY_MS));
        assert_eq!(Span::Months6.end(from), Some(at(2027, 2, 28)), "February has no 31st");
        assert_eq!(Span::Months6.end(at(2027, 8, 31)), Some(at(2028, 2, 29)));
        assert_eq!(Span::Year.end(at(2028, 2, 29)), Some(at(2029, 2, 28)));
        assert_eq!(Span::Years5.end(from), Some(at(2031, 8, 31)));
        assert_eq!(Span::Forever.end(from), None);
    }

    #[test]
    fn a_time_out_is_no_longer_than_six_weeks_and_a_self_exclusion_no_shorter_than_six_months() {
        let from = at(2026, 1, 1);
        let lengths =
            |kind: ExclusionKind| kind.spans().iter().map(move |span| span.end(from).unwrap_or(NEVER_MS) - from);
        assert!(lengths(ExclusionKind::TimeOut).all(|ms| (DAY_MS..=42 * DAY_MS).contains(&ms)));
        assert!(lengths(ExclusionKind::SelfExclusion).all(|ms| ms >= 181 * DAY_MS));
        assert!(!ExclusionKind::TimeOut.offers(Span::Year) && !ExclusionKind::SelfExclusion.offers(Span::Week));
        for span in Span::ALL {
            assert!(
                ExclusionKind::ALL.iter().filter(|kind| kind.offers(*span)).count() == 1,
                "{span:?} is of one kind"
            );
        }
    }

    #[test]
    fn a_time_out_ends_by_itself_and_a_self_exclusion_a_day_after_it_was_asked_for() {
        let from = at(2026, 1, 1);
        let pause = Exclusion::beginning(ExclusionKind::TimeOut, Span::Hours24, from);
        assert!(pause.holds(from) && pause.holds(from + DAY_MS - 1) && !pause.holds(from + DAY_MS));
        assert_eq!(pause.returning(from + DAY_MS, DAY_MS), None);

        let half = Exclusion::beginning(ExclusionKind::SelfExclusion, Span::Months6, from);
        let end = half.ends_at.unwrap();
        assert_eq!(half.returning(end - 1, DAY_MS), None, "not before its end");
        assert!(half.holds(end + 1000 * DAY_MS), "silence is no wish to play");
        let asked = half.returning(end, DAY_MS).unwrap();
        assert!(asked.holds(end + DAY_MS - 1) && !asked.holds(end + DAY_MS));
        assert_eq!(asked.returning(end + 1, DAY_MS), None, "asking again does not begin the day anew");

        let ever = Exclusion::beginning(ExclusionKind::SelfExclusion, Span::Forever, from);
        assert!(ever.holds(at(9000, 1, 1)) && ever.returning(at(9000, 1, 1), DAY_MS).is_none());
    }

    #[test]
    fn what_may_follow_what() {
        use ExclusionKind::{SelfExclusion, TimeOut};
        let from = at(2026, 1, 1);
        let table = [
            ((TimeOut, Span::Week), (TimeOut, Span::Days30), true),
            ((TimeOut, Span::Week), (TimeOut, Span::Week), false),
            ((TimeOut, Span::Weeks6), (TimeOut, Span::Hours24), false),
            ((TimeOut, Span::Weeks6), (SelfExclusion, Span::Months6), true),
            ((SelfExclusion, Span::Months6), (TimeOut, Span::Weeks6), false),
            ((SelfExclusion, Span::Months6), (SelfExclusion, Span::Year), true),
            ((SelfExclusion, Span::Forever), (SelfExclusion, Span::Years5), false),
            ((SelfExclusion, Span::Forever), (SelfExclusion, Span::Forever), false),
        ];
        for ((kind, span), (next_kind, next_span), may) in table {
            let present = Exclusion::beginning(kind, span, from);
            let next = Exclusion::beginning(next_kind, next_span, from);
            assert_eq!(present.gives_way_to(&next, from), may, "{kind:?} {span:?} to {next_kind:?} {next_span:?}");
        }
        let half = Exclusion::beginning(SelfExclusion, Span::Months6, from);
        let over = half.ends_at.unwrap();
        let pause = Exclusion::beginning(TimeOut, Span::Weeks6, over);
        assert!(!half.gives_way_to(&pause, over), "a pause would end by itself, and the day of waiting with it");
        let asked = half.returning(over, DAY_MS).unwrap();
        assert!(asked.gives_way_to(&pause, over + DAY_MS), "who has come back may pause");
    }

    fn any() -> impl Strategy<Value = (ExclusionKind, Span)> {
        prop::sample::select(ExclusionKind::ALL).prop_flat_map(|kind| (Just(kind), prop::sample::select(kind.spans())))
    }

    proptest! {
        #[test]
        fn nothing_that_follows_lets_anybody_play_sooner(
            (kind, span) in any(), (next_kind, next_span) in any(), after in 0..3_000_i64,
        ) {
            let from = at(2026, 3, 31);
            let present = Exclusion::beginning(kind, span, from);
            let now = from + after * DAY_MS;
            let next = Exclusion::beginning(next_kind, next_span, now);
            if present.holds(now) && present.gives_way_to(&next, now) {
                prop_assert!(next.holds_until() >= present.holds_until());
                prop_assert!(next.ends_at.unwrap_or(NEVER_MS) > present.ends_at.unwrap_or(NEVER_MS));
            }
        }
    }
}
