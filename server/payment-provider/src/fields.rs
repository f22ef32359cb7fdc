//! Types of the fields of bodies, which validate while they are deserialized.
//!
//! They are serialized in one canonical form. The fingerprint of that form recognizes a repeated call, whatever its
//! whitespace and unknown fields.

use platform::ids;
use platform::money::Money;
use serde::{Deserialize, Serialize};

/// Largest amount of a single payment, payout or receipt, in minor units: sums of such amounts do not overflow.
const MAX_MINOR: i64 = 100_000_000_000_000;
const MAX_EXPIRY_S: i64 = 7 * 24 * 60 * 60;

macro_rules! text_field {
    ($(#[$attribute:meta])* $name:ident, $is_sound:expr, $rule:literal) => {
        $(#[$attribute])*
        #[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = &'static str;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                let is_sound: fn(&str) -> bool = $is_sound;
                if is_sound(&text) { Ok(Self(text)) } else { Err($rule) }
            }
        }

        impl From<$name> for String {
            fn from(field: $name) -> Self {
                field.0
            }
        }
    };
}

fn is_line(text: &str, lengths: std::ops::RangeInclusive<usize>) -> bool {
    lengths.contains(&text.chars().count()) && !text.contains(char::is_control)
}

text_field!(
    /// The merchant's reference of a payment, payout or redemption.
    Reference,
    |text| (1..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte)),
    "a reference has 1 to 64 characters of A-Z a-z 0-9 - _ . :"
);
text_field!(
    /// ISO 4217 code of a currency.
    Currency,
    |text| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase()),
    "a currency is three capital letters, such as USD"
);
text_field!(
    /// A line of text that must not be empty: a holder, an account.
    Line,
    |text| is_line(text, 1..=128),
    "a line of text has 1 to 128 characters and no line break"
);
text_field!(
    /// A line of text that may be empty.
    #[derive(Default)]
    OptionalLine,
    |text| is_line(text, 0..=200),
    "a line of text has at most 200 characters and no line break"
);
text_field!(
    /// A URL. Its origin is checked where it is used.
    #[derive(Default)]
    Address,
    |text| text.len() <= 2_000,
    "an address has at most 2000 characters"
);

/// An amount of money above zero, in minor units; a decimal string on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Amount(i64);

impl Amount {
    /// The amount in minor units.
    pub fn minor(self) -> i64 {
        self.0
    }

    /// The amount of this many minor units; `None` where it is zero, negative or too large.
    pub fn of_minor(minor: i64) -> Option<Self> {
        (1..=MAX_MINOR).contains(&minor).then_some(Self(minor))
    }
}

impl TryFrom<String> for Amount {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let amount = Money::parse(&text).map_err(|error| error.to_string())?;
        let rule = "an amount is above zero and at most 1000000000000.00";
        Self::of_minor(amount.0).ok_or_else(|| rule.to_owned())
    }
}

impl From<Amount> for String {
    fn from(amount: Amount) -> Self {
        decimal(amount.0)
    }
}

/// Minor units as the decimal string of the wire.
pub(crate) fn decimal(minor: i64) -> String {
    Money(minor).to_decimal()
}

/// Seconds until a payment expires.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct ExpirySeconds(i64);

impl ExpirySeconds {
    /// The duration in milliseconds.
    pub fn ms(self) -> i64 {
        self.0 * 1000
    }
}

impl TryFrom<i64> for ExpirySeconds {
    type Error = &'static str;

    fn try_from(seconds: i64) -> Result<Self, Self::Error> {
        let is_sound = (1..=MAX_EXPIRY_S).contains(&seconds);
        is_sound.then_some(Self(seconds)).ok_or("expiresInSeconds is 1 to 604800")
    }
}

impl From<ExpirySeconds> for i64 {
    fn from(seconds: ExpirySeconds) -> Self {
        seconds.0
    }
}

/// Hash of a call's canonical body, by which a repeated call is recognized.
pub(crate) fn fingerprint(call: &impl Serialize) -> Result<String, serde_json::Error> {
    Ok(ids::token_hash(&serde_json::to_string(call)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn reads<T: serde::de::DeserializeOwned>(value: serde_json::Value) -> bool {
        serde_json::from_value::<T>(value).is_ok()
    }

    #[test]
    fn amounts_are_decimals_above_zero_and_equal_ones_are_one_text() {
        for text in ["0.01", "10", "10.5", "1000000000000.00"] {
            assert!(reads::<Amount>(json!(text)), "{text}");
        }
        for text in
            ["0", "0.00", "-1", "1e3", "1,000", "0.001", " 1", "", "NaN", "1000000000000.01", "99999999999999999999"]
        {
            assert!(!reads::<Amount>(json!(text)), "{text}");
        }
        assert!(!reads::<Amount>(json!(10)), "a number has lost its decimals already");
        let written = |text: &str| serde_json::to_string(&Amount::try_from(text.to_owned()).unwrap()).unwrap();
        assert_eq!((written("10"), written("10.0")), ("\"10.00\"".to_owned(), written("10.00")));
    }

    #[test]
    fn fields_refuse_what_could_be_something_else() {
        assert!(reads::<Reference>(json!("DEP-2026.11_x:1")));
        for text in ["", "a/b", "a b", "a?b", "é", &"x".repeat(65)] {
            assert!(!reads::<Reference>(json!(text)), "{text}");
        }
        assert!(reads::<Currency>(json!("USD")) && !reads::<Currency>(json!("usd")) && !reads::<Currency>(json!("US")));
        assert!(!reads::<Line>(json!("")) && !reads::<Line>(json!("a\nb")) && !reads::<Line>(json!("x".repeat(129))));
        assert!(reads::<Line>(json!("Nguyễn Văn A")) && reads::<OptionalLine>(json!("")));
        assert!(!reads::<ExpirySeconds>(json!(0)) && !reads::<ExpirySeconds>(json!(604_801)));
    }
}
