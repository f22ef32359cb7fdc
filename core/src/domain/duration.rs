//! Lengths of time in milliseconds, as `i64` like the times of the server, from which durations are subtracted.

/// A second.
pub const SECOND_MS: i64 = 1_000;
/// A minute.
pub const MINUTE_MS: i64 = 60 * SECOND_MS;
/// An hour.
pub const HOUR_MS: i64 = 60 * MINUTE_MS;
/// A day of 24 hours.
pub const DAY_MS: i64 = 24 * HOUR_MS;
