//! The time that a form has to wait out before its next try: what the server named with a 429 (section 8).
//!
//! The end is a moment of the device's clock, which anybody may set: so a pause also knows how much of it was left at the last
//! look, and never shows more again.

use crate::model::Now;

/// A pause that a form waits out, as the server named it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pause {
    until_ms: u64,
    max_ms: u64,
}

impl Pause {
    /// A pause of so many seconds from now on.
    pub fn of(seconds: u32, now: &Now) -> Pause {
        let max_ms = u64::from(seconds) * 1_000;
        Pause { until_ms: now.ms().saturating_add(max_ms), max_ms }
    }

    /// Milliseconds that are left of the pause; nothing when it is over.
    pub fn left(self, now: &Now) -> Option<u64> {
        Some(self.until_ms.saturating_sub(now.ms()).min(self.max_ms)).filter(|left| *left > 0)
    }

    /// A second has passed, or the clock was set: what is left now is the most that will ever be.
    pub fn on_tick(&mut self, now: &Now) {
        self.max_ms = self.left(now).unwrap_or(0);
        self.until_ms = now.ms().saturating_add(self.max_ms);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boot::Env;

    fn at(now_ms: u64) -> Now {
        Now::at(Env { now_ms, tz_offset_min: 0 })
    }

    #[test]
    fn a_pause_runs_down_and_ends() {
        let pause = Pause::of(30, &at(1_000));
        assert_eq!(
            (pause.left(&at(1_000)), pause.left(&at(30_999)), pause.left(&at(31_000))),
            (Some(30_000), Some(1), None)
        );
    }

    #[test]
    fn a_clock_that_is_set_back_makes_it_no_longer() {
        let mut pause = Pause::of(30, &at(100_000));
        pause.on_tick(&at(110_000));
        assert_eq!(pause.left(&at(50_000)), Some(20_000));
        pause.on_tick(&at(50_000));
        assert_eq!(pause.left(&at(69_999)), Some(1));
        assert_eq!(pause.left(&at(70_000)), None);
    }
}
