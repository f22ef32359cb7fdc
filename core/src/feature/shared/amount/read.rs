//! Reading an amount as people type it: digits of any script, the marks of any language.
//!
//! An amount has at most two decimals, so one or two digits behind a last mark are decimals, whichever mark it is, and three are a
//! group of thousands. Only one case has two readings: `1.234` is a thousand and more where a comma separates decimals, and too
//! precise elsewhere. What the field itself writes (`1,234.50`) is read back in every language.

use crate::domain::money::{Money, MoneyError};

/// Digits zero of the scripts that the site's languages are typed in.
const ZEROS: [char; 12] = ['0', '٠', '۰', '०', '০', '௦', '౦', '๐', '໐', '၀', '០', '０'];
/// Codes of languages that separate decimals with a comma (CLDR).
const WITH_COMMA: [&str; 11] = ["VI", "ID", "LO", "TR", "RU", "KK", "UZ", "ES", "PT", "BR", "FR"];

/// Whether a language separates decimals with a comma.
pub(super) fn has_decimal_comma(code: &str) -> bool {
    WITH_COMMA.contains(&code)
}

/// A mark between digits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Point,
    Comma,
    /// Separates decimals only.
    Decimal,
    /// Separates thousands only.
    Group,
}

/// The ASCII digit for a digit of any of those scripts.
pub(crate) fn digit(c: char) -> Option<char> {
    let value = |zero: char| u32::from(c).checked_sub(u32::from(zero)).filter(|value| *value < 10);
    ZEROS.into_iter().find_map(value).and_then(|value| char::from_digit(value, 10))
}

fn mark(c: char) -> Option<Mark> {
    match c {
        '.' | '．' | '。' => Some(Mark::Point),
        ',' | '，' | '،' => Some(Mark::Comma),
        '٫' => Some(Mark::Decimal),
        '٬' | '\'' | '’' => Some(Mark::Group),
        c if c.is_whitespace() => Some(Mark::Group),
        _ => None,
    }
}

/// Reads what was typed, with or without the currency's sign. `decimal_comma`: the language separates decimals with a comma.
pub(super) fn read(typed: &str, signs: [&str; 2], decimal_comma: bool) -> Result<Money, MoneyError> {
    let (runs, marks) = runs(bare(typed, signs))?;
    let decimals = decimals(&runs, &marks, decimal_comma)?;
    let whole = if decimals { runs.len() - 1 } else { runs.len() };
    let (thousands, fraction) = runs.split_at(whole);
    if !are_groups(thousands) {
        return Err(MoneyError::NotDecimal);
    }
    let mut text = thousands.concat();
    if text.is_empty() {
        text.push('0');
    }
    if let Some(fraction) = fraction.first().filter(|fraction| !fraction.is_empty()) {
        text.push('.');
        text.push_str(fraction);
    }
    Money::parse(&text)
}

/// Without blanks around it and without the currency's sign or code at either end.
fn bare<'a>(typed: &'a str, signs: [&str; 2]) -> &'a str {
    let mut text = typed.trim();
    for sign in signs.into_iter().filter(|sign| !sign.is_empty()) {
        text = text.strip_prefix(sign).or_else(|| text.strip_suffix(sign)).unwrap_or(text).trim();
    }
    text
}

/// Runs of digits, and the marks between them.
fn runs(text: &str) -> Result<(Vec<String>, Vec<Mark>), MoneyError> {
    if text.is_empty() {
        return Err(MoneyError::Empty);
    }
    let (mut runs, mut marks) = (vec![String::new()], Vec::new());
    for c in text.chars() {
        match (digit(c), mark(c)) {
            (Some(digit), _) => {
                if let Some(run) = runs.last_mut() {
                    run.push(digit);
                }
            }
            (None, Some(mark)) => {
                marks.push(mark);
                runs.push(String::new());
            }
            (None, None) => return Err(MoneyError::NotDecimal),
        }
    }
    if runs.iter().all(String::is_empty) { Err(MoneyError::NotDecimal) } else { Ok((runs, marks)) }
}

/// Whether the last run is decimals.
fn decimals(runs: &[String], marks: &[Mark], decimal_comma: bool) -> Result<bool, MoneyError> {
    let Some((last, before)) = marks.split_last() else { return Ok(false) };
    if *last == Mark::Group || marks.contains(&Mark::Decimal) {
        let is_decimal = *last == Mark::Decimal && !before.contains(&Mark::Decimal);
        return if *last == Mark::Group || is_decimal { Ok(is_decimal) } else { Err(MoneyError::NotDecimal) };
    }
    if before.contains(last) {
        // Twice the same mark, and nothing else, are thousands.
        return if marks.iter().all(|mark| mark == last) { Ok(false) } else { Err(MoneyError::NotDecimal) };
    }
    let digits = runs.last().map_or(0, String::len);
    let alone =
        before.is_empty() && runs.first().is_some_and(|run| (1..=3).contains(&run.len()) && !run.starts_with('0'));
    match digits {
        0..=2 => Ok(true),
        3 if alone && (*last == Mark::Comma || decimal_comma) => Ok(false),
        _ => Err(MoneyError::TooPrecise),
    }
}

/// Whether runs are a figure in groups: the last of three digits, those between of two or three.
fn are_groups(runs: &[String]) -> bool {
    match runs {
        [] | [_] => true,
        [first, between @ .., last] => {
            (1..=3).contains(&first.len()) && last.len() == 3 && between.iter().all(|run| (2..=3).contains(&run.len()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::testing::Seeded;

    fn english(text: &str) -> Result<Money, MoneyError> {
        read(text, ["$", "USD"], false)
    }

    #[test]
    fn digits_of_every_script_are_digits() {
        for text in ["1250", "١٢٥٠", "۱۲۵۰", "१२५०", "১২৫০", "௧௨௫௦", "౧౨౫౦", "๑๒๕๐", "໑໒໕໐", "၁၂၅၀", "១២៥០", "１２５０"]
        {
            assert_eq!(english(text), Ok(Money(125_000)), "{text}");
        }
    }

    #[test]
    fn marks_are_read_as_they_can_only_be_meant() {
        for (text, units) in [
            ("50", 5_000),
            ("50.", 5_000),
            (".5", 50),
            ("50.5", 5_050),
            ("50,5", 5_050),
            ("12,50", 1_250),
            ("1,250", 125_000),
            ("1,250.50", 125_050),
            ("1.250,50", 125_050),
            ("1 250,5", 125_050),
            ("1\u{a0}250\u{202f}000", 125_000_000),
            ("1'250.50", 125_050),
            ("12,34,567", 123_456_700),
            ("1.234.567", 123_456_700),
            ("١٬٢٥٠٫٥٠", 125_050),
            ("$1,250.50", 125_050),
            ("50 USD", 5_000),
            (" 50 ", 5_000),
            ("50。5", 5_050),
        ] {
            assert_eq!(english(text), Ok(Money(units)), "{text}");
        }
    }

    #[test]
    fn a_single_point_before_three_digits_is_the_languages_to_say() {
        assert_eq!(english("1.250"), Err(MoneyError::TooPrecise));
        assert_eq!(read("1.250", ["₫", "VND"], true), Ok(Money(125_000)));
        assert_eq!(read("1,250", ["₫", "VND"], true), Ok(Money(125_000)));
        assert!(has_decimal_comma("VI") && !has_decimal_comma("EN"));
    }

    #[test]
    fn anything_else_is_refused_with_its_reason() {
        use MoneyError::{Empty, NotDecimal, OutOfRange, TooPrecise};
        for (text, error) in [
            ("", Empty),
            ("  ", Empty),
            ("$", Empty),
            (".", NotDecimal),
            ("-5", NotDecimal),
            ("five", NotDecimal),
            ("1e3", NotDecimal),
            ("1,2,3", NotDecimal),
            ("1 0", NotDecimal),
            ("1.2,3.4", NotDecimal),
            ("1٫2٫3", NotDecimal),
            ("1,250.505", TooPrecise),
            ("0.505", TooPrecise),
            ("0,505", TooPrecise),
            ("1.2345", TooPrecise),
            ("99999999999999999999", OutOfRange),
        ] {
            assert_eq!(english(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn whatever_the_field_writes_is_read_back_in_every_language() {
        let mut random = Seeded::new(3);
        for _ in 0..10_000 {
            let money = Money((random.next() >> (1 + random.below(60))) as i64);
            for comma in [false, true] {
                for code in ["USD", "VND"] {
                    assert_eq!(read(&money.grouped_in(code), ["", ""], comma), Ok(money), "{money:?}");
                }
            }
        }
    }

    #[test]
    fn random_text_never_breaks_the_reader() {
        let alphabet: Vec<char> = "0129.,'٫٬ ٥$-x".chars().collect();
        let mut random = Seeded::new(4);
        for _ in 0..50_000 {
            let _ = english(&random.text(&alphabet, 12));
        }
    }
}
