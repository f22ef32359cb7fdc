//! Money: integer minor units, so that no sum is ever rounded.
//!
//! The wire carries a decimal string ("1284500.00"), the ledger and every rule a [`Money`], the eye a grouped text
//! ("1,284,500.00"): two decimals, comma thousands, default zero (section 9 of the specification, "Money formatting").
//! There is no floating point anywhere between the three.

use core::fmt;

use super::digits::{push_grouped, push_padded};

/// What a hidden balance shows in place of its figure (section 2, "Logged-in panel").
pub const MASKED: &str = "***";

/// An amount in minor units (hundredths) of the wallet's currency. May be negative: a net loss, a debit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money(pub i64);

/// Why a text is not an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoneyError {
    /// The text is empty.
    Empty,
    /// The text is something else than an optional minus, digits, and a point with digits after it.
    NotDecimal,
    /// More than two digits after the point: the wallet holds no smaller unit.
    TooPrecise,
    /// More than 92,233,720,368,547,758.07 either way.
    OutOfRange,
}

/// Currencies of ISO 4217 that have no smaller unit.
const WITHOUT_HUNDREDTHS: [&str; 17] = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
];

/// Whether amounts in the currency of this code have no decimals.
#[must_use]
pub fn has_no_hundredths(code: &str) -> bool {
    WITHOUT_HUNDREDTHS.contains(&code)
}

impl fmt::Display for MoneyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoneyError::Empty => "the amount is empty: give a decimal such as 1284500.00",
            MoneyError::NotDecimal => {
                "the amount is not a decimal: give digits and at most one point, such as 1284500.00"
            }
            MoneyError::TooPrecise => "the amount has more than two decimals: round it to hundredths first",
            MoneyError::OutOfRange => "the amount is too large: the largest is 92233720368547758.07",
        })
    }
}

impl core::error::Error for MoneyError {}

impl Money {
    /// An amount of zero.
    pub const ZERO: Money = Money(0);

    /// Reads a decimal text: an optional minus, at least one digit, and optionally a point with one or two digits.
    ///
    /// Strict on purpose: no blanks, no plus, no thousands separators, no exponent. What a person types is cleaned by the
    /// field that takes it, and what the wire carries needs no cleaning.
    ///
    /// # Errors
    /// A [`MoneyError`] that says what to correct.
    pub fn parse(text: &str) -> Result<Money, MoneyError> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        if text.is_empty() {
            return Err(MoneyError::Empty);
        }
        let (whole, fraction) = match digits.split_once('.') {
            Some((whole, fraction)) if !fraction.is_empty() => (whole, fraction),
            Some(_) => return Err(MoneyError::NotDecimal),
            None => (digits, ""),
        };
        let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !all_digits(whole) || !all_digits(fraction) {
            return Err(MoneyError::NotDecimal);
        }
        if fraction.len() > 2 {
            return Err(MoneyError::TooPrecise);
        }
        let padding = match fraction.len() {
            0 => "00",
            1 => "0",
            _ => "",
        };
        // Counting downwards, because the negative range is one unit larger.
        let mut units = 0i64;
        for byte in whole.bytes().chain(fraction.bytes()).chain(padding.bytes()) {
            units = units
                .checked_mul(10)
                .and_then(|units| units.checked_sub(i64::from(byte - b'0')))
                .ok_or(MoneyError::OutOfRange)?;
        }
        if negative { Ok(Money(units)) } else { units.checked_neg().map(Money).ok_or(MoneyError::OutOfRange) }
    }

    /// The text that travels on the wire: `-1284500.05`.
    #[must_use]
    pub fn to_decimal(self) -> String {
        self.written(|out, whole| push_padded(out, whole, 1))
    }

    /// The text that is shown: `-1,284,500.05`; nothing is `0.00`.
    #[must_use]
    pub fn grouped(self) -> String {
        self.written(push_grouped)
    }

    /// The text that is shown in a currency of this code: without hundredths where the currency has none. Hundredths that
    /// are there all the same are shown, so that no text hides money.
    #[must_use]
    pub fn grouped_in(self, code: &str) -> String {
        let mut text = self.grouped();
        if has_no_hundredths(code) && self.0 % 100 == 0 {
            text.truncate(text.len() - ".00".len());
        }
        text
    }

    /// The text that is shown with its currency: `$1,284,500.05`, `-$5.00`, `₫1,284,500`. A sign that ends in a letter stands
    /// apart from the figure. The one format of an amount of money on the site.
    #[must_use]
    pub fn with_sign(self, code: &str, sign: &str) -> String {
        let figure = self.grouped_in(code);
        let (minus, figure) = figure.strip_prefix('-').map_or(("", figure.as_str()), |figure| ("-", figure));
        let gap = if sign.ends_with(char::is_alphabetic) { "\u{a0}" } else { "" };
        [minus, sign, gap, figure].concat()
    }

    fn written(self, push_whole: fn(&mut String, u64)) -> String {
        let mut out = String::with_capacity(26);
        if self.0 < 0 {
            out.push('-');
        }
        let units = self.0.unsigned_abs();
        push_whole(&mut out, units / 100);
        out.push('.');
        push_padded(&mut out, units % 100, 2);
        out
    }

    /// The sum, or nothing when it leaves the range.
    #[must_use]
    pub const fn checked_add(self, other: Money) -> Option<Money> {
        match self.0.checked_add(other.0) {
            Some(units) => Some(Money(units)),
            None => None,
        }
    }

    /// The difference, or nothing when it leaves the range.
    #[must_use]
    pub const fn checked_sub(self, other: Money) -> Option<Money> {
        match self.0.checked_sub(other.0) {
            Some(units) => Some(Money(units)),
            None => None,
        }
    }

    /// The sum of all amounts, or nothing when a step of it leaves the range.
    pub fn checked_sum(amounts: impl IntoIterator<Item = Money>) -> Option<Money> {
        amounts.into_iter().try_fold(Money::ZERO, Money::checked_add)
    }

    /// Whether this is above zero: what a stake or a transfer must be.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::testing::Seeded;

    #[test]
    fn decimals_of_the_wire_are_read() {
        for (text, units) in [
            ("1284500.00", 128_450_000),
            ("0", 0),
            ("0.00", 0),
            ("-0.00", 0),
            ("0.5", 50),
            ("0.05", 5),
            ("-0.05", -5),
            ("-12.3", -1230),
            ("007", 700),
            ("92233720368547758.07", i64::MAX),
            ("-92233720368547758.08", i64::MIN),
        ] {
            assert_eq!(Money::parse(text), Ok(Money(units)), "{text}");
        }
    }

    #[test]
    fn anything_else_is_refused_with_its_reason() {
        use MoneyError::*;
        for (text, error) in [
            ("", Empty),
            ("-", NotDecimal),
            (".", NotDecimal),
            (".5", NotDecimal),
            ("5.", NotDecimal),
            ("+5", NotDecimal),
            (" 5", NotDecimal),
            ("5 ", NotDecimal),
            ("1,000.00", NotDecimal),
            ("1e3", NotDecimal),
            ("--5", NotDecimal),
            ("1.2.3", NotDecimal),
            ("٥", NotDecimal),
            ("NaN", NotDecimal),
            ("0.001", TooPrecise),
            ("92233720368547758.08", OutOfRange),
            ("-92233720368547758.09", OutOfRange),
            ("99999999999999999999999999", OutOfRange),
        ] {
            assert_eq!(Money::parse(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn shown_money_has_two_decimals_and_comma_thousands() {
        for (units, text) in [
            (0, "0.00"),
            (7, "0.07"),
            (-7, "-0.07"),
            (99_999, "999.99"),
            (100_000, "1,000.00"),
            (128_450_000, "1,284,500.00"),
            (100_000_100, "1,000,001.00"),
            (-128_450_005, "-1,284,500.05"),
            (i64::MAX, "92,233,720,368,547,758.07"),
            (i64::MIN, "-92,233,720,368,547,758.08"),
        ] {
            assert_eq!(Money(units).grouped(), text);
        }
        assert_eq!(Money::default().grouped(), "0.00");
    }

    #[test]
    fn an_amount_with_its_currency_has_the_decimals_of_the_currency_and_one_format() {
        for (units, code, sign, text) in [
            (128_450_050, "USD", "$", "$1,284,500.50"),
            (1, "USD", "$", "$0.01"),
            (-500, "USD", "$", "-$5.00"),
            (0, "USD", "$", "$0.00"),
            (128_450_000, "VND", "₫", "₫1,284,500"),
            (-100, "JPY", "¥", "-¥1"),
            (50, "VND", "₫", "₫0.50"),
            (1_000, "CHF", "CHF", "CHF\u{a0}10.00"),
        ] {
            assert_eq!(Money(units).with_sign(code, sign), text);
        }
    }

    #[test]
    fn every_amount_survives_the_wire_and_grouping_only_adds_commas() {
        let mut random = Seeded::new(1);
        for _ in 0..20_000 {
            let money = Money((random.next() as i64) >> (random.below(64) as u32));
            assert_eq!(Money::parse(&money.to_decimal()), Ok(money));
            assert_eq!(money.grouped().replace(',', ""), money.to_decimal());
        }
    }

    #[test]
    fn sums_never_wrap() {
        assert_eq!(Money(1).checked_add(Money(2)), Some(Money(3)));
        assert_eq!(Money(1).checked_sub(Money(2)), Some(Money(-1)));
        assert_eq!(Money(i64::MAX).checked_add(Money(1)), None);
        assert_eq!(Money(i64::MIN).checked_sub(Money(1)), None);
        assert_eq!(Money::checked_sum([Money(1), Money(2), Money(-4)]), Some(Money(-1)));
        assert_eq!(Money::checked_sum([Money(i64::MAX), Money(1)]), None);
        assert_eq!(Money::checked_sum([]), Some(Money::ZERO));
    }
}
