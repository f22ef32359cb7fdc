//! How the texts are worded: script, figures, marks and stops, as `locales/README.md` asks for.

use super::read::{Locale, Message};
use super::writing::{english_left, odd_character, wrong_end};
use super::{MEASURE, in_each};
use std::collections::BTreeSet;
use std::io;

#[test]
fn a_language_of_another_script_holds_no_english_but_names() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        locale.check(|name, message| {
            let original = english.messages.get(name).map_or("", |other| other.words.as_str());
            english_left(&locale.code, original, &message.words)
        })
    })
}

#[test]
fn marks_and_figures_are_those_that_the_core_formats_and_nothing_shouts() -> io::Result<()> {
    in_each(|locale| locale.check(|_, message| odd_character(&message.words).map(str::to_owned)))
}

#[test]
fn a_sentence_ends_as_its_language_ends_one() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        locale.check(|name, message| {
            let original = english.messages.get(name)?;
            // The forms of a choice stand one after the other here: their ends cannot be told apart.
            let told_apart = message.selects.is_empty() && !original.words.is_empty();
            told_apart.then(|| wrong_end(&locale.code, &original.words, &message.words))?
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
            let expected = choices(english.messages.get(name)?);
            let found = choices(message);
            (found != expected).then(|| format!("chooses among {found:?}, English among {expected:?}"))
        })
    })
}
