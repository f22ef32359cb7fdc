//! The server's clock, which tests and development servers can move, and the lengths of time that it counts in.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use lumora_core::domain::duration::{DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use tokio::sync::watch;

/// The source of the current time. Clones of a movable clock move together.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// A fixed time that changes only when it is advanced: for tests.
    Manual(Arc<watch::Sender<i64>>),
    /// The machine's clock plus an offset in milliseconds that can be advanced: for development servers.
    Ahead(Arc<watch::Sender<i64>>),
}

impl Clock {
    /// A manual clock that shows `now_ms`.
    pub fn manual(now_ms: i64) -> Self {
        Self::Manual(Arc::new(watch::Sender::new(now_ms)))
    }

    /// The machine's clock with an offset, 0 at first, that can be advanced.
    pub fn movable() -> Self {
        Self::Ahead(Arc::new(watch::Sender::new(0)))
    }

    /// The current time in milliseconds since the epoch, UTC.
    pub fn now_ms(&self) -> i64 {
        match self {
            Self::System => machine_ms(),
            Self::Manual(now) => *now.borrow(),
            Self::Ahead(ahead) => machine_ms().saturating_add(*ahead.borrow()),
        }
    }

    /// Advances a movable clock by `by` milliseconds; does nothing for [`Clock::System`].
    pub fn advance_ms(&self, by: i64) {
        match self {
            Self::System => {}
            Self::Manual(of) | Self::Ahead(of) => of.send_modify(|ms| *ms = ms.saturating_add(by)),
        }
    }

    /// Waits until this clock shows `end_ms` (milliseconds since the epoch, UTC), whether by time passing or by being advanced.
    pub async fn wait_until(&self, end_ms: i64) {
        match self {
            Self::System => self.sleep_until(end_ms).await,
            Self::Ahead(ahead) => {
                let mut moves = ahead.subscribe();
                while self.now_ms() < end_ms {
                    tokio::select! {
                        () = self.sleep_until(end_ms) => {}
                        _ = moves.changed() => {}
                    }
                }
            }
            Self::Manual(now) => {
                // The sender is alive as long as `self`, so the receiver cannot fail.
                let _ = now.subscribe().wait_for(|now_ms| *now_ms >= end_ms).await;
            }
        }
    }

    async fn sleep_until(&self, end_ms: i64) {
        let left = u64::try_from(end_ms.saturating_sub(self.now_ms())).unwrap_or(0);
        tokio::time::sleep(Duration::from_millis(left)).await;
    }
}

fn machine_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A time in milliseconds since the epoch as RFC 3339 in UTC, cut to the second.
pub fn rfc3339(ms: i64) -> String {
    OffsetDateTime::from_unix_timestamp(ms.div_euclid(1000))
        .ok()
        .and_then(|time| time.format(&Rfc3339).ok())
        .unwrap_or_default()
}

/// Parses RFC 3339 into milliseconds since the epoch, UTC; `None` for anything else.
pub fn parse_rfc3339(text: &str) -> Option<i64> {
    let time = OffsetDateTime::parse(text, &Rfc3339).ok()?;
    i64::try_from(time.unix_timestamp_nanos() / 1_000_000).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn stored_times_travel_as_rfc_3339() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00Z");
        assert_eq!(rfc3339(1_795_250_096_789), "2026-11-21T08:34:56Z");
        assert_eq!(rfc3339(-1), "1969-12-31T23:59:59Z");
    }

    #[test]
    fn a_manual_clock_moves_only_when_told() {
        let clock = Clock::manual(5);
        assert_eq!(clock.now_ms(), 5);
        clock.clone().advance_ms(10);
        assert_eq!(clock.now_ms(), 15);
    }

    #[tokio::test]
    async fn who_waits_on_a_manual_clock_waits_until_it_is_moved_far_enough() {
        let clock = Clock::manual(0);
        let mut waits = std::pin::pin!(clock.wait_until(10));
        assert!(waits.as_mut().now_or_never().is_none());
        clock.advance_ms(9);
        assert!(waits.as_mut().now_or_never().is_none());
        clock.advance_ms(1);
        assert!(waits.as_mut().now_or_never().is_some());
    }

    #[tokio::test]
    async fn who_waits_on_a_clock_that_runs_waits_for_it_or_for_its_move() {
        const HOUR: i64 = 60 * 60 * 1000;
        let clock = Clock::movable();
        let begun = clock.now_ms();
        assert!((begun - Clock::System.now_ms()).abs() < HOUR);
        let mut waits = std::pin::pin!(clock.wait_until(begun + 2 * HOUR));
        clock.advance_ms(HOUR);
        assert!(waits.as_mut().now_or_never().is_none());
        clock.advance_ms(HOUR);
        waits.await;
        assert!(clock.now_ms() >= begun + 2 * HOUR);
    }
}
