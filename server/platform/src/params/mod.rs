//! Query parameters: the type of each both parses it and describes it in the OpenAPI document.
//!
//! [`query!`](crate::query) declares a call's query from such types. [`OptionalParam`] may be left out, [`RequiredParam`] may not; its type
//! parameter is a [`Kind`]: a number between bounds, a code, a text, one of some words. An invalid parameter is refused with 400
//! and a message that says what is expected. [`one_of`] and [`code`] check fields of bodies, which are deserialized as plain
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

/// The rule code for a text that is not one of the accepted values.
const NOT_MATCHING: &str = "rule_not_matching";

/// The maximum number of rows on a page.
pub const MAX_PAGE_SIZE: u32 = 100;
/// The parameter `pageNo`: number of the page, from 1; bounded so that the offset does not overflow.
pub type PageNumber = Whole<1, { u32::MAX / MAX_PAGE_SIZE }>;
/// The parameter `pageSize`: rows per page.
pub type PageSize = Whole<1, MAX_PAGE_SIZE>;

/// A page of a list: `pageNo` from 1, `pageSize` from 1 to [`MAX_PAGE_SIZE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    number: u32,
    size: u32,
}

impl Page {
    /// The requested page; without the parameters, page 1 with `default_size` rows.
    pub fn of(number: &OptionalParam<PageNumber>, size: &OptionalParam<PageSize>, default_size: u32) -> Self {
        Self { number: number.0.unwrap_or(1), size: size.0.unwrap_or(default_size) }
    }

    /// Rows per page, for `limit` in SQL.
    pub fn limit(self) -> i64 {
        i64::from(self.size)
    }

    /// Rows before the page, for `offset` in SQL.
    pub fn offset(self) -> i64 {
        i64::from(self.number - 1) * i64::from(self.size)
    }

    /// The number of pages for `rows` rows; 0 for no rows.
    pub fn count(self, rows: i64) -> u32 {
        u32::try_from(rows).unwrap_or(u32::MAX).div_ceil(self.size)
    }
}

/// Checks a field of a body that must be one of the known words; an empty one is `None`.
///
/// # Errors
/// 422 that names the field and lists the known words.
pub fn one_of(name: &str, value: &str, allowed: &[&'static str]) -> Result<Option<&'static str>, ApiError> {
    if value.is_empty() {
        return Ok(None);
    }
    let found = allowed.iter().copied().find(|word| *word == value);
    found.map(Some).ok_or_else(|| invalid_field(name, format!("{name} must be one of: {}", allowed.join(", "))))
}

/// Checks a field of a body that must be a [`Code`]; an empty one is `None`.
///
/// # Errors
/// 422 that names the field.
pub fn code(name: &str, value: &str) -> Result<Option<String>, ApiError> {
    OptionalParam::<Code>::read(name, Some(value)).map(|given| given.0).map_err(|wrong| invalid_field(name, wrong))
}

/// 422: a field of a body is not an accepted text.
pub fn invalid_field(name: &str, message: String) -> ApiError {
    let value = FailureValue { fields: [(name.to_owned(), NOT_MATCHING.to_owned())].into(), ..FailureValue::default() };
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, RULE_BROKEN, message).with_value(value)
}

/// The language of the call: the parameter's where given, else the `Language` header's.
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
        assert!(page(&(u32::MAX / MAX_PAGE_SIZE).to_string(), "100").unwrap().offset() > 0);
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
