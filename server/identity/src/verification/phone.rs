//! Mobile numbers in a normal form, so that a number compares equal however it was typed.

use axum::http::StatusCode;
use lumora_core::wire::code;

use platform::http::ApiError;

/// The longest number by E.164, in digits including the dialling code.
const MAX_LENGTH: usize = 15;
/// The shortest mobile number that is accepted, in digits including the dialling code.
const MIN_LENGTH: usize = 8;

/// A mobile number as it is stored: dialling code and national number in digits only, such as `84912345678`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PhoneNumber(String);

impl PhoneNumber {
    /// Parses a dialling code (with or without a plus sign) and a number as typed: spaces, hyphens, dots and
    /// parentheses are dropped, and so are leading zeros, the trunk prefix of many countries.
    ///
    /// # Errors
    /// 422 `missing_phone_number` without a number, `invalid_phone_number` for one that is not valid.
    pub fn parse(dialing_code: &str, number: &str) -> Result<Self, ApiError> {
        if number.trim().is_empty() {
            let message = "there is no mobile number: fill it in";
            return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::MISSING_PHONE_NUMBER, message));
        }
        let dialing_code = dialing_code.trim().trim_start_matches('+');
        let is_dialing_code = (1..=4).contains(&dialing_code.len())
            && dialing_code.bytes().all(|byte| byte.is_ascii_digit())
            && !dialing_code.starts_with('0');
        let mut digits = String::new();
        for character in number.trim().chars() {
            match character {
                '0'..='9' => digits.push(character),
                ' ' | '-' | '.' | '(' | ')' => {}
                _ => return Err(invalid_phone_number()),
            }
        }
        let national = digits.trim_start_matches('0');
        let length = dialing_code.len() + national.len();
        if !is_dialing_code || !(MIN_LENGTH..=MAX_LENGTH).contains(&length) {
            return Err(invalid_phone_number());
        }
        Ok(Self(format!("{dialing_code}{national}")))
    }

    /// The digits, including the dialling code.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A number with all but its last four digits masked.
    pub fn masked(number: &str) -> String {
        let tail: String = number.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
        format!("•••• {tail}")
    }
}

/// 422 `invalid_phone_number`.
pub(super) fn invalid_phone_number() -> ApiError {
    let message = "the mobile number is not valid: check dialling code and number";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::INVALID_PHONE_NUMBER, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_the_same_however_it_was_typed() {
        for typed in ["0912345678", "912 345 678", "(0)912-345.678"] {
            assert_eq!(PhoneNumber::parse("84", typed).unwrap().as_str(), "84912345678");
            assert_eq!(PhoneNumber::parse("+84", typed).unwrap().as_str(), "84912345678");
        }
    }

    #[test]
    fn what_can_not_be_a_number_is_refused() {
        let long = "9".repeat(14);
        for (dialing_code, number) in [
            ("", "912345678"),
            ("84", "12"),
            ("84", "91234567a"),
            ("84", long.as_str()),
            ("0", "912345678"),
            ("84x", "1"),
        ] {
            let ApiError::Refused(refusal) = PhoneNumber::parse(dialing_code, number).unwrap_err() else { panic!() };
            assert_eq!(refusal.code, code::INVALID_PHONE_NUMBER, "{dialing_code} {number}");
        }
        let ApiError::Refused(refusal) = PhoneNumber::parse("84", "  ").unwrap_err() else { panic!() };
        assert_eq!(refusal.code, code::MISSING_PHONE_NUMBER);
    }

    #[test]
    fn a_masked_number_shows_its_last_four_digits() {
        assert_eq!(PhoneNumber::masked("84912345678"), "•••• 5678");
    }
}
