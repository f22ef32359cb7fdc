//! Validation of dates of birth and of the minimum age (section 5 of the specification).

use lumora_core::wire::code;
use time::{Date, Month};

use super::rules::Code;

/// The greatest plausible age, in years; a date of birth further back is refused.
const MAX_AGE_YEARS: i32 = 130;

/// Checks a date of birth as typed. Gives `rule_date` for one that is malformed, in the future or implausible, `too_young` for an age
/// below `minimum_age` on `today`, and `None` for a valid one.
pub fn check(value: &str, today: Date, minimum_age: u8) -> Option<Code> {
    let Some(born) = date(value) else { return Some("rule_date".to_owned()) };
    if born > today || today.year() - born.year() > MAX_AGE_YEARS {
        return Some("rule_date".to_owned());
    }
    (age(born, today) < i32::from(minimum_age)).then(|| code::TOO_YOUNG.to_owned())
}

/// The date in the stored form yyyy-MM-dd; `None` for no date.
pub fn normalize(value: &str) -> Option<String> {
    let date = date(value)?;
    Some(format!("{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day()))
}

/// Parses a date in the forms that the field rule for dates accepts: yyyy-MM-dd or MM-dd-yyyy.
fn date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.split('-').collect();
    let &[first, second, third] = parts.as_slice() else { return None };
    let (year, month, day) = if first.len() == 4 { (first, second, third) } else { (third, first, second) };
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()
}

/// Age in full years on `today`. In years that are no leap years, a birthday on 29 February counts from 1 March.
fn age(born: Date, today: Date) -> i32 {
    let had_birthday = (u8::from(today.month()), today.day()) >= (u8::from(born.month()), born.day());
    today.year() - born.year() - i32::from(!had_birthday)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_eighteen_on_the_birthday_and_not_before() {
        let today = date("2026-11-21").unwrap();
        assert_eq!(age(date("2008-11-21").unwrap(), today), 18);
        assert_eq!(age(date("11-22-2008").unwrap(), today), 17);
        assert_eq!(age(date("2008-02-29").unwrap(), date("2026-02-28").unwrap()), 17);
        assert_eq!(age(date("2008-02-29").unwrap(), date("2026-03-01").unwrap()), 18);
    }

    #[test]
    fn a_date_that_the_calendar_lacks_is_none() {
        for bad in ["2026-02-30", "2026-13-01", "2026-1", "", "2026-01-01-01", "a-b-c"] {
            assert_eq!(date(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_date_is_kept_year_first() {
        assert_eq!(normalize("4-7-1990").as_deref(), Some("1990-04-07"));
    }
}
