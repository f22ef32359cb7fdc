//! How strong a password is, judged by the `zxcvbn` library (section 5 of the specification).
//!
//! The library weighs more than the whole core, most of it lists of common passwords and names. So it is a wasm module of its
//! own, which travels when a new password is first typed; natively the server and the tests call it directly. What a
//! judgement is, client and server share in `lumora_core::domain::strength`; this crate only translates.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
pub mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::Meter;
use zxcvbn::feedback::Warning;

/// Longer passwords are judged by their beginning: the library's time grows with the square of the length.
const MAX_LENGTH: usize = 64;
/// The score from which no advice is given.
const STRONG: u8 = 4;

/// The judgement as a number: the score, 0 to 4, and from the ninth bit the index of the advice in
/// `lumora_core::domain::strength::Advice::ALL`, counted from 1; 0 is none.
///
/// `known` are words that the owner is known by.
#[must_use]
pub fn judge(password: &str, known: &[&str]) -> u32 {
    let password: String = password.chars().take(MAX_LENGTH).collect();
    let known: Vec<&str> = known.iter().copied().filter(|word| !word.is_empty()).collect();
    let judged = zxcvbn::zxcvbn(&password, &known);
    let score = u8::from(judged.score());
    let warning = judged.feedback().and_then(|feedback| feedback.warning());
    let index = if score >= STRONG { 0 } else { advice(warning) };
    u32::from(score) | index << 8
}

/// Place of the advice that goes with a warning.
fn advice(warning: Option<Warning>) -> u32 {
    let Some(warning) = warning else { return 9 };
    match warning {
        Warning::ThisIsATop10Password | Warning::ThisIsATop100Password | Warning::ThisIsACommonPassword => 1,
        Warning::ThisIsSimilarToACommonlyUsedPassword => 2,
        Warning::AWordByItselfIsEasyToGuess => 3,
        Warning::NamesAndSurnamesByThemselvesAreEasyToGuess | Warning::CommonNamesAndSurnamesAreEasyToGuess => 4,
        Warning::StraightRowsOfKeysAreEasyToGuess | Warning::ShortKeyboardPatternsAreEasyToGuess => 5,
        Warning::RepeatsLikeAaaAreEasyToGuess | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess => 6,
        Warning::SequencesLikeAbcAreEasyToGuess => 7,
        Warning::RecentYearsAreEasyToGuess | Warning::DatesAreOftenEasyToGuess => 8,
    }
}
