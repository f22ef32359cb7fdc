//! Parameters of a call: what each takes is said once, in its type, which both reads it and describes it in the API's document.
//!
//! [`query!`](crate::query) makes the query of a call from such types. [`OptionalParam`] may be left out, [`RequiredParam`] may not; what stands
//! inside is a [`Kind`]: a number between bounds, a code, a text, one of some words. Whatever does not fit is refused with 400
//! and a word on what it should have been. [`one_of`] and [`code`] look at fields of bodies, whose types say only that they are
//! texts: these are refused with 422, as every broken rule is.

#[cfg(feature = "openapi")]
mod description;
mod kind;
mod query;

#[cfg(feature = "openapi")]
pub use description::described;
pub use kind::{Choices, Code, Codes, Host, Kind, LanguageCode, OneOf, Shape, Text, Whole};
pub use query::{OptionalParam, Presence, RequiredParam, parameter};

use axum::http::StatusCode;
use lumora_core::wire::FailureValue;
use lumora_core::wire::code::RULE_BROKEN;

use crate::http::{ApiError, Language};

/// The rule that a text breaks which is none of those that are taken.
const NOT_MATCHING: &str = "rule_not_matching";

/// The largest page that a call gives.
pub const LARGEST_PAGE: u32 = 100;
/// Which page.
pub type PageNumber = Whole<1, { u32::MAX / LARGEST_PAGE }>;
/// How much of a list on a page.
pub type PageSize = Whole<1, LARGEST_PAGE>;

/// A page of a list: `pageNo` from 1, `pageSize` from 1 to [`LARGEST_PAGE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    number: u32,
    size: u32,
}

impl Page {
    /// The page of both parameters; page 1 of `default_size` unless given.
    pub fn of(number: &OptionalParam<PageNumber>, size: &OptionalParam<PageSize>, default_size: u32) -> Self {
        Self { number: number.0.unwrap_or(1), size: size.0.unwrap_or(default_size) }
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

/// A field of a body that takes one of the known words; an empty one counts as none.
///
/// # Errors
/// 422 that names the field and lists the known words.
pub fn one_of(name: &str, value: &str, known: &[&'static str]) -> Result<Option<&'static str>, ApiError> {
    if value.is_empty() {
        return Ok(None);
    }
    let found = known.iter().copied().find(|word| *word == value);
    found.map(Some).ok_or_else(|| invalid_field(name, format!("{name} must be one of: {}", known.join(", "))))
}

/// A field of a body that takes a [`Code`]; an empty one counts as none.
///
/// # Errors
/// 422 that names the field.
pub fn code(name: &str, value: &str) -> Result<Option<String>, ApiError> {
    OptionalParam::<Code>::read(name, Some(value)).map(|given| given.0).map_err(|wrong| invalid_field(name, wrong))
}

/// 422: a field of a body is a text, but not one that it takes.
pub fn invalid_field(name: &str, message: String) -> ApiError {
    let value = FailureValue { fields: [(name.to_owned(), NOT_MATCHING.to_owned())].into(), ..FailureValue::default() };
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, RULE_BROKEN, message).with_value(value)
}

/// The language of the call: the parameter when given, else the header's.
pub fn language(given: &OptionalParam<LanguageCode>, header: Language) -> &'static str {
    given.0.unwrap_or_else(|| header.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(number: &str, size: &str) -> Result<Page, String> {
        Ok(Page::of(&OptionalParam::read("pageNo", Some(number))?, &OptionalParam::read("pageSize", Some(size))?, 24))
    }

    #[test]
    fn pages_start_at_one_and_hold_at_most_a_hundred() {
        let third = page("3", "24").unwrap();
        assert_eq!((third.offset(), third.limit()), (48, 24));
        assert_eq!((third.count(0), third.count(1), third.count(24), third.count(25)), (0, 1, 1, 2));
        assert_eq!(page("", "").unwrap(), Page { number: 1, size: 24 });
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
            assert!(page(number, size).is_err(), "{number} {size}");
        }
        assert!(page(&(u32::MAX / LARGEST_PAGE).to_string(), "100").unwrap().offset() > 0);
    }

    #[test]
    fn codes_hold_nothing_that_could_mean_more() {
        assert_eq!(code("vassalage", "TCG_SEA").unwrap().as_deref(), Some("TCG_SEA"));
        assert_eq!(code("vassalage", "").unwrap(), None);
        for bad in ["a b", "x'y", "é", "a;b", &"A".repeat(65)] {
            assert!(code("vassalage", bad).is_err(), "{bad}");
        }
    }
}
