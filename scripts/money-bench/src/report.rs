//! The latencies of the bets, as one line of JSON.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use crate::Failure;

/// Latencies are in milliseconds.
#[derive(Debug, Serialize)]
struct Report {
    bets: usize,
    per_second: f64,
    p50: f64,
    p95: f64,
    p99: f64,
    longest: f64,
}

/// Prints the report of the bets measured within `time`.
pub(crate) fn print(mut taken: Vec<Duration>, time: Duration) -> Result<(), Failure> {
    taken.sort_unstable();
    let at = |percent: usize| {
        let place = taken.len().saturating_sub(1) * percent / 100;
        taken.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    #[expect(clippy::cast_precision_loss, reason = "a number of bets")]
    let per_second = taken.len() as f64 / time.as_secs_f64();
    let report = Report { bets: taken.len(), per_second, p50: at(50), p95: at(95), p99: at(99), longest: at(100) };
    writeln!(std::io::stdout(), "{}", serde_json::to_string(&report)?)?;
    Ok(())
}
