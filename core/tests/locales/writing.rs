//! How languages are written: their scripts, what ends their sentences, and which Latin words are at home in another script.
//!
//! It needs nothing but text, so that the tests of the sample operator's content hold the same rules with it.

/// Words in small Latin letters that stand in other scripts as they are: patterns and examples that are typed so.
const TYPED: &[&str] = &["abc", "com", "dd", "example", "jpg", "name", "png", "yyyy"];

/// Whether a character belongs to a script.
type InScript = fn(char) -> bool;

/// Languages in a script of their own, by code: a character of it, so that a text in English is seen at once.
const SCRIPTS: &[(&str, InScript)] = &[
    ("AR", |c| ('\u{600}'..='\u{6ff}').contains(&c)),
    ("CN", is_han),
    ("KM", |c| ('\u{1780}'..='\u{17ff}').contains(&c)),
    ("MY", |c| ('\u{1000}'..='\u{109f}').contains(&c)),
    ("TH", |c| ('\u{e00}'..='\u{e7f}').contains(&c)),
    ("TY", is_han),
];

/// What a sentence ends with; Thai ends it with nothing.
const STOPS: &[(&str, Option<char>)] = &[
    ("AR", Some('.')),
    ("CN", Some('。')),
    ("EN", Some('.')),
    ("ID", Some('.')),
    ("KM", Some('។')),
    ("MY", Some('။')),
    ("TH", None),
    ("TY", Some('。')),
    ("VI", Some('.')),
];

fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// Letters, marks and vowel signs apart, the runs of Latin letters of a text.
fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty())
}

/// A Latin word that a text in another script may hold: a name that English writes there too, or a pattern.
fn is_at_home(word: &str, english: &str) -> bool {
    let named = word.contains(|c: char| c.is_ascii_uppercase())
        && latin_words(english)
            .any(|other| other.eq_ignore_ascii_case(word) || other.trim_end_matches('s').eq_ignore_ascii_case(word));
    named || TYPED.contains(&word)
}

/// Says what English a text holds that its language writes in another script.
pub(super) fn english_left(code: &str, english: &str, translation: &str) -> Option<String> {
    let (_, own) = SCRIPTS.iter().find(|(other, _)| *other == code)?;
    if let Some(word) = latin_words(translation).find(|word| !is_at_home(word, english)) {
        return Some(format!("says {word:?}, which English does not name: {translation}"));
    }
    let spoken = latin_words(english).any(|word| word.contains(|c: char| c.is_ascii_lowercase()));
    let silent = spoken && !translation.contains(*own) && translation != english;
    silent.then(|| format!("has no letter of its script: {translation}"))
}

/// Says which character nobody types: what is shown isolates its parts, and counts in Latin digits.
pub(super) fn odd_character(translation: &str) -> Option<&'static str> {
    let mark = |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if translation.contains(mark) {
        return Some("has a direction mark: arguments are isolated when they are shown, and the sentence needs none");
    }
    if translation.contains(|c: char| c.is_numeric() && !c.is_ascii() && !is_han(c)) {
        return Some("has figures of another script");
    }
    if translation.contains(|c| ('\u{300}'..='\u{36f}').contains(&c)) {
        return Some("has a combining mark: write the letter in one (NFC)");
    }
    translation.contains(['!', '！']).then_some("has an exclamation mark: nothing shouts at the player")
}

/// Says whether a text ends otherwise than English: as no sentence, or as one of another language.
pub(super) fn wrong_end(code: &str, english: &str, translation: &str) -> Option<String> {
    let Some((_, stop)) = STOPS.iter().find(|(other, _)| *other == code) else {
        return Some("add what ends its sentences to STOPS".to_owned());
    };
    let (words, ends) = (translation.trim_end(), english.trim_end().ends_with('.'));
    let wrong = match stop {
        Some(stop) => ends != words.ends_with(*stop),
        // An abbreviation for the hour closes times of the day.
        None => words.trim_end_matches("น.").ends_with(['.', '。', '។', '။']),
    };
    wrong.then(|| format!("ends otherwise than English ({english:?}): {words:?}"))
}

#[test]
fn a_word_of_english_is_told_from_a_name() {
    assert!(is_at_home("SMS", "Code by SMS"));
    assert!(is_at_home("Captcha", "The captcha was not solved."));
    assert!(is_at_home("Cookie", "Allow cookies"));
    assert!(is_at_home("yyyy", "anything"));
    assert!(!is_at_home("terms", "Read the terms"));
    assert!(!is_at_home("Viber", "Telegram"));
}
