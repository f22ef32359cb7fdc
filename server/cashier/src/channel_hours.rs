//! Opening hours of deposit channels and payout methods.

use lumora_core::domain::hours::WeeklyHours;
use platform::clock::rfc3339;

/// Whether a channel with these weekly hours is open at a time, and when it opens next (RFC 3339): empty while it is
/// open or where it never opens. A channel without hours is always open.
pub(crate) fn opening_state(hours: &str, now_ms: i64) -> (bool, String) {
    let now = u64::try_from(now_ms).unwrap_or(0);
    match WeeklyHours::parse(hours) {
        Some(hours) if !hours.is_empty() => {
            let next = hours.next_opening(now).and_then(|at| i64::try_from(at).ok()).map(rfc3339);
            (hours.is_open(now), next.unwrap_or_default())
        }
        _ => (true, String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Monday 2024-01-01, 10:00 UTC.
    const MONDAY_TEN: i64 = 1_704_103_200_000;

    #[test]
    fn a_channel_without_hours_never_closes() {
        assert_eq!(opening_state("", MONDAY_TEN), (true, String::new()));
    }

    #[test]
    fn a_closed_channel_says_when_it_opens() {
        assert_eq!(opening_state("mon-fri 09:00-18:00 UTC", MONDAY_TEN), (true, String::new()));
        assert_eq!(opening_state("mon-fri 12:00-18:00 UTC", MONDAY_TEN), (false, "2024-01-01T12:00:00Z".to_owned()));
    }
}
