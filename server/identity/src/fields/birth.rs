//! Dates of birth: what is one, and whether who was born then is old enough (section 5 of the specification).

use lumora_core::wire::code;
use time::{Date, Month};

use super::rules::Code;

/// The greatest age that is believed, in years.
const OLDEST: i32 = 130;

/// What is wrong with a date of birth: `rule_date` for none that is believed, or that it is too young.
pub fn check(value: &str, today: Date, minimum_age: u8) -> Option<Code> {
    let Some(born) = date(value) else { return Some("rule_date".to_owned()) };
    if born > today || today.year() - born.year() > OLDEST {
        return Some("rule_date".to_owned());
    }
    (age(born, today) < i32::from(minimum_age)).then(|| code::TOO_YOUNG.to_owned())
}

/// The same date, year first.
pub fn normal(value: &str) -> Option<String> {
    let date = date(value)?;
    Some(format!("{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day()))
}

/// A date as the rule for dates takes it: yyyy-MM-dd or MM-dd-yyyy.
fn date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.split('-').collect();
    let &[first, second, third] = parts.as_slice() else { return None };
    let (year, month, day) = if first.len() == 4 { (first, second, third) } else { (third, first, second) };
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()
}

/// Full years between two dates. Who was born on 29 February has the birthday on 1 March in other years.
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
        assert_eq!(normal("4-7-1990").as_deref(), Some("1990-04-07"));
    }
}
