//! What a browser brings along for the forms: an engine for patterns and a judge of passwords. Both know only what the
//! simulation needs, and answer the same natively and in wasm.

use super::settings::{BROKEN, LETTERS_AND_DIGITS, LOOK_AHEAD, SLOW};
use lumora_core::domain::rules::{PatternVerdict, TextEngine};
use lumora_core::domain::strength::{Strength, StrengthMeter};

/// Matches the patterns of the settings.
pub struct Engine;

impl TextEngine for Engine {
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict {
        let holds = match pattern {
            BROKEN => return PatternVerdict::CannotCompile,
            LETTERS_AND_DIGITS => {
                (4..=12).contains(&value.len())
                    && value.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
            }
            LOOK_AHEAD => {
                (6..=20).contains(&value.chars().count())
                    && value.bytes().any(|it| it.is_ascii_uppercase())
                    && value.bytes().any(|it| it.is_ascii_digit())
            }
            SLOW => !value.is_empty() && value.bytes().all(|it| it == b'a'),
            _ => true,
        };
        if holds { PatternVerdict::Match } else { PatternVerdict::NoMatch }
    }

    fn nfc(&self, value: &str) -> String {
        value.to_owned()
    }
}

/// The longer, the stronger.
pub struct Meter;

impl StrengthMeter for Meter {
    fn judge(&self, password: &str, _: &[&str]) -> Option<Strength> {
        let score = u8::try_from(password.chars().count() / 3).unwrap_or(u8::MAX).min(4);
        Some(Strength { score, advice: None })
    }
}
