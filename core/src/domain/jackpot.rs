//! The jackpot ticker.
//!
//! Sections 4 and 9 of the specification: while the operator sets no pool, a figure derived from the clock (milliseconds
//! divided by 1000 and by 2.8) grows by 165.11 every 3 seconds while it is shown. With a pool, the server's amount grows
//! at its own rate. Both are functions of the time, so that nothing drifts and a hidden tab catches up by itself.
//!
//! While it is shown the derived figure grows faster than the clock that it starts from, so that a reload would lower it, and a
//! figure that falls reads as a fault. It therefore starts at the larger of the formula and the last figure shown.

use super::money::Money;

/// How much the illustrative figure grows with each step.
pub const STEP: Money = Money(16_511);
/// Milliseconds between two steps.
pub const STEP_MS: u64 = 3000;

/// Clock milliseconds for one minor unit: 1000 ms times 2.8, over 100 minor units.
const MS_PER_UNIT: u64 = 28;

/// Where the shown figure comes from. Times are milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jackpot {
    /// No pool is set: the figure only illustrates, and the page says so.
    Illustrative {
        /// When the ticker began to be shown.
        since_ms: u64,
        /// The last figure that was shown in this session; zero at its start.
        last_shown: Money,
    },
    /// A pool of the operator's.
    Pool {
        /// What the pool held at `as_of_ms`.
        amount: Money,
        /// What it grows by in a second.
        per_second: Money,
        /// When the server read it.
        as_of_ms: u64,
    },
}

impl Jackpot {
    /// The figure at a time. A clock that runs backwards never makes it smaller than where it began.
    #[must_use]
    pub const fn amount_at(self, now_ms: u64) -> Money {
        match self {
            Jackpot::Illustrative { since_ms, last_shown } => {
                let steps = clamped(now_ms.saturating_sub(since_ms) / STEP_MS);
                let formula = clamped(since_ms / MS_PER_UNIT);
                let start = if last_shown.0 > formula { last_shown.0 } else { formula };
                Money(start.saturating_add(steps.saturating_mul(STEP.0)))
            }
            Jackpot::Pool { amount, per_second, as_of_ms } => {
                let elapsed_ms = now_ms.saturating_sub(as_of_ms);
                // Whole seconds and the rest apart, so that the product does not overflow early.
                let seconds = clamped(elapsed_ms / 1000).saturating_mul(per_second.0);
                let rest = per_second.0.saturating_mul((elapsed_ms % 1000) as i64) / 1000;
                Money(amount.0.saturating_add(seconds).saturating_add(rest))
            }
        }
    }

    /// When the figure next has something new to show: the step after `now_ms`, or a second on for a pool.
    #[must_use]
    pub const fn next_tick_ms(self, now_ms: u64) -> u64 {
        match self {
            Jackpot::Illustrative { since_ms, .. } if now_ms >= since_ms => {
                now_ms.saturating_add(STEP_MS - (now_ms - since_ms) % STEP_MS)
            }
            Jackpot::Illustrative { since_ms, .. } => since_ms.saturating_add(STEP_MS),
            Jackpot::Pool { .. } => now_ms.saturating_add(1000),
        }
    }
}

const fn clamped(value: u64) -> i64 {
    if value > i64::MAX as u64 { i64::MAX } else { value as i64 }
}

/// One column of the ticker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// A digit from 0 to 9, which rolls to its place.
    Digit(u8),
    /// A thousands comma, the decimal point or the minus: it stands still.
    Mark(char),
}

/// The columns of a grouped figure, left to right: `1,284.50` is a digit, a comma, three digits, a point and two.
#[must_use]
pub fn columns(figure: &str) -> Vec<Column> {
    let column = |sign: char| match sign {
        '0'..='9' => Column::Digit(sign as u8 - b'0'),
        mark => Column::Mark(mark),
    };
    figure.chars().map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_795_250_955_123;

    fn since(since_ms: u64) -> Jackpot {
        Jackpot::Illustrative { since_ms, last_shown: Money(0) }
    }

    #[test]
    fn the_illustrative_figure_starts_at_the_clock_over_a_thousand_and_over_2_8() {
        for clock in [0, 28, NOW, NOW + 13, 4_102_444_800_000] {
            let exact = clock as f64 / 1000.0 / 2.8;
            let start = since(clock).amount_at(clock).0 as f64 / 100.0;
            assert!((start - exact).abs() < 0.01, "{start} against {exact}");
        }
    }

    #[test]
    fn the_illustrative_figure_grows_by_165_11_every_three_seconds() {
        let jackpot = since(NOW);
        let start = jackpot.amount_at(NOW).0;
        for (elapsed, growth) in [(0, 0), (2999, 0), (3000, 16_511), (5999, 16_511), (6000, 33_022), (30_000, 165_110)]
        {
            assert_eq!(jackpot.amount_at(NOW + elapsed).0, start + growth);
        }
    }

    #[test]
    fn a_new_start_goes_on_from_the_last_figure_shown_and_never_below_the_formula() {
        let shown = since(NOW).amount_at(NOW + 60_000);
        let later = NOW + 61_000;
        let again = Jackpot::Illustrative { since_ms: later, last_shown: shown };
        assert!(since(later).amount_at(later) < shown, "the formula alone would fall");
        assert_eq!(again.amount_at(later), shown);
        assert_eq!(again.amount_at(later + STEP_MS).0, shown.0 + STEP.0);
        for stale in [Money(-5), Money(0), Money(7)] {
            let stale = Jackpot::Illustrative { since_ms: later, last_shown: stale };
            assert_eq!(stale.amount_at(later), since(later).amount_at(later));
        }
        let absurd = Jackpot::Illustrative { since_ms: later, last_shown: Money(i64::MAX) };
        assert_eq!(absurd.amount_at(u64::MAX), Money(i64::MAX));
    }

    #[test]
    fn ticks_fall_exactly_on_the_steps() {
        let jackpot = since(NOW);
        for elapsed in [0, 1, 2999, 3000, 3001, 10_000] {
            let tick = jackpot.next_tick_ms(NOW + elapsed);
            assert!(tick > NOW + elapsed && tick <= NOW + elapsed + STEP_MS);
            assert_eq!((tick - NOW) % STEP_MS, 0);
            assert!(jackpot.amount_at(tick) > jackpot.amount_at(NOW + elapsed));
            assert_eq!(jackpot.amount_at(tick - 1), jackpot.amount_at(NOW + elapsed));
        }
    }

    #[test]
    fn a_pool_grows_at_its_own_rate() {
        let pool = Jackpot::Pool { amount: Money(1_000_000), per_second: Money(250), as_of_ms: NOW };
        for (elapsed, amount) in [(0, 1_000_000), (500, 1_000_125), (1000, 1_000_250), (3_600_000, 1_900_000)] {
            assert_eq!(pool.amount_at(NOW + elapsed), Money(amount));
        }
        assert_eq!(pool.next_tick_ms(NOW), NOW + 1000);
    }

    #[test]
    fn clocks_that_jump_never_lower_the_figure_or_overflow_it() {
        let illustrative = since(NOW);
        let pool = Jackpot::Pool { amount: Money(i64::MAX - 5), per_second: Money(250), as_of_ms: NOW };
        for jackpot in [illustrative, pool] {
            assert_eq!(jackpot.amount_at(0), jackpot.amount_at(NOW));
            assert!(jackpot.amount_at(u64::MAX) >= jackpot.amount_at(NOW));
            assert!(jackpot.next_tick_ms(u64::MAX) >= NOW);
            assert!(jackpot.next_tick_ms(0) > 0);
        }
        assert_eq!(pool.amount_at(NOW + 60_000), Money(i64::MAX));
    }

    #[test]
    fn columns_spell_the_grouped_figure() {
        use Column::*;
        let expected = [Digit(1), Mark(','), Digit(2), Digit(8), Digit(4), Mark('.'), Digit(5), Digit(0)];
        assert_eq!(columns(&Money(128_450).grouped()), expected);
        assert_eq!(columns(&Money(0).grouped()), [Digit(0), Mark('.'), Digit(0), Digit(0)]);
    }
}
