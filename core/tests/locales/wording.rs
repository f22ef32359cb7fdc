//! How the texts are worded: script, figures, marks and stops, as `locales/README.md` asks for.

use super::read::{Locale, Message};
use super::{MEASURE, in_each};
use std::collections::BTreeSet;
use std::io;

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
        && latin_words(english).any(|other| other.eq_ignore_ascii_case(word));
    named || TYPED.contains(&word)
}

fn forbid(found: fn(char) -> bool, problem: &str) -> io::Result<()> {
    in_each(|locale| locale.check(|_, message| message.words.contains(found).then(|| problem.to_owned())))
}

#[test]
fn a_language_of_another_script_holds_no_english_but_names() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let Some((_, own)) = SCRIPTS.iter().find(|(code, _)| *code == locale.code) else { return Vec::new() };
        locale.check(|name, message| {
            let original = english.messages.get(name).map_or("", |other| other.words.as_str());
            if let Some(word) = latin_words(&message.words).find(|word| !is_at_home(word, original)) {
                return Some(format!("says {word:?}, which English does not name: {}", message.words));
            }
            let spoken = latin_words(original).any(|word| word.contains(|c: char| c.is_ascii_lowercase()));
            let silent = spoken && !message.words.contains(*own) && message.words != original;
            silent.then(|| format!("has no letter of its script: {}", message.words))
        })
    })
}

#[test]
fn nobody_types_direction_marks() -> io::Result<()> {
    let mark = |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    forbid(mark, "has a direction mark: arguments are isolated when they are shown, and the sentence needs none")
}

#[test]
fn figures_are_latin_as_those_that_the_core_formats() -> io::Result<()> {
    forbid(|c| c.is_numeric() && !c.is_ascii() && !is_han(c), "has figures of another script")
}

#[test]
fn letters_with_marks_are_single_characters() -> io::Result<()> {
    forbid(|c| ('\u{300}'..='\u{36f}').contains(&c), "has a combining mark: write the letter in one (NFC)")
}

#[test]
fn a_sentence_ends_as_its_language_ends_one() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let Some((_, stop)) = STOPS.iter().find(|(code, _)| *code == locale.code) else {
            return vec![format!("{}: add what ends its sentences to STOPS", locale.code)];
        };
        locale.check(|name, message| {
            let original = english.messages.get(name)?;
            // The forms of a choice stand one after the other here: their ends cannot be told apart.
            if !message.selects.is_empty() || original.words.is_empty() {
                return None;
            }
            let (words, ends) = (message.words.trim_end(), original.words.trim_end().ends_with('.'));
            let wrong = match stop {
                Some(stop) => ends != words.ends_with(*stop),
                None => words.ends_with(['.', '。', '។', '။']),
            };
            wrong.then(|| format!("ends otherwise than English ({:?}): {words:?}", original.words))
        })
    })
}

#[test]
fn a_choice_has_the_same_cases_in_every_language() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    let choices = |message: &Message| -> Vec<BTreeSet<String>> {
        message.selects.iter().filter(|keys| !keys.contains("other")).cloned().collect()
    };
    in_each(|locale| {
        locale.check(|name, message| {
            let wanted = choices(english.messages.get(name)?);
            let found = choices(message);
            (found != wanted).then(|| format!("chooses among {found:?}, English among {wanted:?}"))
        })
    })
}

#[test]
fn a_word_of_english_is_told_from_a_name() {
    assert!(is_at_home("SMS", "Code by SMS"));
    assert!(is_at_home("Captcha", "The captcha was not solved."));
    assert!(is_at_home("yyyy", "anything"));
    assert!(!is_at_home("terms", "Read the terms"));
    assert!(!is_at_home("Viber", "Telegram"));
}
