//! Age in full years, as documents and registrations say when somebody was born.

/// Full years from a date of birth to a day, both YYYY-MM-DD; nothing where one is none. Who was born on 29 February has the birthday on 1 March in
/// other years.
#[must_use]
pub fn years(born_on: &str, today: &str) -> Option<i32> {
    let parts = |date: &str| {
        let mut parts = date.splitn(3, '-').map(str::parse::<i32>);
        Some((parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?))
    };
    let ((year, month, day), now) = (parts(born_on)?, parts(today)?);
    Some(now.0 - year - i32::from((now.1, now.2) < (month, day)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_is_full_on_the_birthday() {
        assert_eq!(years("2008-11-24", "2026-11-23"), Some(17));
        assert_eq!(years("2008-11-24", "2026-11-24"), Some(18));
        assert_eq!(years("2008-02-29", "2026-02-28"), Some(17));
        assert_eq!(years("2008-02-29", "2026-03-01"), Some(18));
        assert_eq!(years("", "2026-03-01"), None);
        assert_eq!(years("2008-02", "2026-03-01"), None);
    }
}
