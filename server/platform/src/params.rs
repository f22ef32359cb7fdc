//! Query parameters of catalogue and content calls, each refused with 400 and a word on what it should have been.

use lumora_core::domain::language;

use crate::http::{ApiError, Language};

/// The largest page that a call gives.
pub const LARGEST_PAGE: u32 = 100;

/// A page of a list: `pageNo` from 1, `pageSize` from 1 to [`LARGEST_PAGE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    number: u32,
    size: u32,
}

impl Page {
    /// Reads both parameters; page 1 of `default_size` unless given.
    ///
    /// # Errors
    /// 400 for what is not a page.
    pub fn read(number: Option<&str>, size: Option<&str>, default_size: u32) -> Result<Self, ApiError> {
        let number = whole("pageNo", number, 1, u32::MAX / LARGEST_PAGE)?.unwrap_or(1);
        let size = whole("pageSize", size, 1, LARGEST_PAGE)?.unwrap_or(default_size);
        Ok(Self { number, size })
    }

    /// Rows of a page.
    pub fn limit(self) -> i64 {
        i64::from(self.size)
    }

    /// Rows before the page.
    pub fn offset(self) -> i64 {
        i64::from(self.number - 1) * i64::from(self.size)
    }

    /// How many pages hold `rows` rows: none for no rows.
    pub fn count(self, rows: i64) -> u32 {
        u32::try_from(rows).unwrap_or(u32::MAX).div_ceil(self.size)
    }
}

/// A whole number between two bounds, both included; an empty parameter counts as not given.
///
/// # Errors
/// 400 for anything else.
pub fn whole(name: &str, value: Option<&str>, low: u32, high: u32) -> Result<Option<u32>, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    let digits = value.bytes().all(|byte| byte.is_ascii_digit());
    let number = value.parse::<u32>().ok().filter(|number| digits && (low..=high).contains(number));
    number.map(Some).ok_or_else(|| ApiError::invalid(format!("{name} must be a whole number of {low} to {high}")))
}

/// One of the known words; an empty parameter counts as not given.
///
/// # Errors
/// 400 that lists the known words.
pub fn one_of(name: &str, value: Option<&str>, known: &[&'static str]) -> Result<Option<&'static str>, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    let found = known.iter().copied().find(|word| *word == value);
    found.map(Some).ok_or_else(|| ApiError::invalid(format!("{name} must be one of: {}", known.join(", "))))
}

/// The language of the call: the parameter when given, else the header's.
///
/// # Errors
/// 400 for a code that no language has.
pub fn language(value: Option<&str>, header: Language) -> Result<&'static str, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(header.code()) };
    let known = language::by_code(value).map(|language| language.code);
    known.ok_or_else(|| ApiError::invalid("language must be a language code such as EN, CN or KM"))
}

/// A code: letters, digits, underscores and hyphens, at most 64; an empty parameter counts as not given.
///
/// # Errors
/// 400 for anything else.
pub fn code(name: &str, value: Option<&str>) -> Result<Option<String>, ApiError> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    if value.len() <= 64 && value.bytes().all(plain) {
        return Ok(Some(value.to_owned()));
    }
    Err(ApiError::invalid(format!("{name} must be a code of letters, digits, underscores and hyphens")))
}

/// A text of at most `longest` characters, none of them a control character; a blank parameter counts as not given.
///
/// # Errors
/// 400 for any other.
pub fn text<'a>(name: &str, value: Option<&'a str>, longest: usize) -> Result<Option<&'a str>, ApiError> {
    let Some(value) = value.filter(|value| !value.trim().is_empty()) else { return Ok(None) };
    if value.chars().count() <= longest && !value.chars().any(char::is_control) {
        return Ok(Some(value));
    }
    Err(ApiError::invalid(format!("{name} must have at most {longest} characters and no control characters")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_start_at_one_and_hold_at_most_a_hundred() {
        let page = Page::read(Some("3"), Some("24"), 10).unwrap();
        assert_eq!((page.offset(), page.limit()), (48, 24));
        assert_eq!((page.count(0), page.count(1), page.count(24), page.count(25)), (0, 1, 1, 2));
        assert_eq!(Page::read(None, Some(""), 24).unwrap(), Page { number: 1, size: 24 });
        for (number, size) in [
            ("0", "24"),
            ("-1", "24"),
            ("1", "0"),
            ("1", "101"),
            ("1.0", "5"),
            ("x", "5"),
            ("+1", "5"),
            ("99999999999", "5"),
        ] {
            assert!(Page::read(Some(number), Some(size), 24).is_err(), "{number} {size}");
        }
        let last = Page::read(Some(&(u32::MAX / LARGEST_PAGE).to_string()), Some("100"), 24).unwrap();
        assert!(last.offset() > 0);
    }

    #[test]
    fn codes_hold_nothing_that_could_mean_more() {
        assert_eq!(code("vassalage", Some("TCG_SEA")).unwrap().as_deref(), Some("TCG_SEA"));
        assert_eq!(code("vassalage", Some("")).unwrap(), None);
        for bad in ["a b", "x'y", "é", "a;b", &"A".repeat(65)] {
            assert!(code("vassalage", Some(bad)).is_err(), "{bad}");
        }
    }
}
