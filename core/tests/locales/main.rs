//! The texts in `locales/`: every language says all that the core and the views ask for, in messages of one shape.
//!
//! English is the measure: the other languages have its files, its messages and its arguments. A text that fails here would
//! show as a bare key, as an empty label or with a hole in its sentence (Section 9 of the specification, languages).

// The core that runs in the browser has no folder to read.
#![cfg(not(target_arch = "wasm32"))]

mod arguments;
mod glossary;
mod read;
mod terms;
mod wording;
mod writing;

use lumora_core::domain::language;
use lumora_core::text::key;
use read::{Locale, Message, locales};
use std::collections::BTreeSet;
use std::io;

/// The language that the others are compared with.
const MEASURE: &str = "EN";

/// Plural categories that occur with whole numbers, by language code (CLDR). A new language gets a row.
const PLURALS: &[(&str, &[&str])] = &[
    ("AR", &["zero", "one", "two", "few", "many", "other"]),
    ("CN", &["other"]),
    ("EN", &["one", "other"]),
    ("ID", &["other"]),
    ("KM", &["other"]),
    ("MY", &["other"]),
    ("TH", &["other"]),
    ("TY", &["other"]),
    ("VI", &["other"]),
];

/// Texts that are the same in every language: names, and what the server said.
const SAME_EVERYWHERE: &[&str] =
    &[key::ERROR_OTHER, key::TITLE_FBSPORTS, key::TITLE_PROMO_NAMED, key::TIME_DATE, "view-contracts-hash"];

/// Texts that a language rightly shares with English: its code, the key, and why.
const LOANED: &[(&str, &str, &str)] = &[
    ("ID", key::NAV_DEPOSIT, "players say deposit"),
    ("ID", key::MEMBER_DEPOSIT, "players say deposit"),
    ("ID", key::PROMO_ACT_DEPOSIT, "players say deposit"),
    ("ID", key::DEPOSIT_BONUS, "players say bonus"),
    ("ID", key::CLASS_JP, "players say jackpot"),
    ("ID", key::CLASS_BG, "bingo is the name of the game"),
    ("ID", "view-contracts-downline", "agents say downline"),
    ("VI", key::CLASS_JP, "players say jackpot"),
    ("VI", key::CLASS_BG, "bingo is the name of the game"),
    ("VI", "view-hot", "the badge of the trade"),
];

/// Runs a check over every language.
fn in_each(check: impl Fn(&Locale) -> Vec<String>) -> io::Result<()> {
    let locales = locales()?;
    assert!(locales.iter().any(|locale| locale.code == MEASURE), "there is no {MEASURE} to compare with");
    let problems: Vec<String> = locales.iter().flat_map(check).collect();
    assert!(problems.is_empty(), "see locales/README.md\n{}", problems.join("\n"));
    Ok(())
}

#[test]
fn each_folder_is_a_language_that_the_core_knows() -> io::Result<()> {
    in_each(|locale| match language::by_code(&locale.code) {
        Some(_) => Vec::new(),
        None => vec![format!("{}: the core's table of languages has no such code", locale.code)],
    })
}

#[test]
fn the_files_parse_and_name_each_message_once() -> io::Result<()> {
    in_each(|locale| locale.problems.clone())
}

#[test]
fn every_key_of_the_core_has_a_message_in_every_language() -> io::Result<()> {
    in_each(|locale| {
        let missing = key::all().filter(|key| !locale.messages.contains_key(*key));
        missing.map(|key| format!("{}: {key} is missing", locale.code)).collect()
    })
}

#[test]
fn a_message_that_the_core_does_not_know_belongs_to_the_views() -> io::Result<()> {
    in_each(|locale| {
        let orphan = |name: &str| !name.starts_with("view-") && !key::all().any(|key| key == name);
        locale.check(|name, _| {
            orphan(name).then(|| "is no key of the core: remove it, or start it with view-".to_owned())
        })
    })
}

#[test]
fn every_language_has_the_messages_of_english_in_the_same_files() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let missing = english.check(|name, message| match locale.messages.get(name) {
            None => Some(format!("is missing in {}", locale.code)),
            Some(there) => (there.file != message.file).then(|| format!("is in {}/{}", locale.code, there.file)),
        });
        let extra = |name: &str, _: &Message| {
            (!english.messages.contains_key(name)).then(|| "is not in English: remove it, or add it there".to_owned())
        };
        [missing, locale.check(extra)].concat()
    })
}

#[test]
fn a_message_names_exactly_the_arguments_that_it_gets() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    let from_core = |name: &str| -> Option<BTreeSet<String>> {
        let arguments = arguments::of(name);
        key::all().any(|key| key == name).then(|| arguments.iter().map(|name| (*name).to_owned()).collect())
    };
    in_each(|locale| {
        locale.check(|name, message| {
            let expected = from_core(name).or_else(|| english.messages.get(name).map(|same| same.variables.clone()))?;
            (message.variables != expected).then(|| format!("names {:?}, it gets {expected:?}", message.variables))
        })
    })
}

#[test]
fn no_message_is_empty_and_none_leans_on_another() -> io::Result<()> {
    in_each(|locale| {
        locale.check(|_, message| match message {
            message if message.is_empty() => Some("is empty".to_owned()),
            message if message.references => Some("refers to another message, a term or a function".to_owned()),
            _ => None,
        })
    })
}

#[test]
fn a_number_has_every_plural_form_of_the_language() -> io::Result<()> {
    in_each(|locale| {
        let Some((_, categories)) = PLURALS.iter().find(|(code, _)| *code == locale.code) else {
            return vec![format!("{}: add its plural categories to PLURALS", locale.code)];
        };
        let expected: BTreeSet<String> = categories.iter().map(|name| (*name).to_owned()).collect();
        locale.check(|_, message| {
            let lacking = message.selects.iter().find(|keys| keys.contains("other") && !expected.is_subset(keys))?;
            Some(format!("has the forms {lacking:?}, the language wants {expected:?}"))
        })
    })
}

#[test]
fn no_text_was_left_in_english() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let left = |name: &str, message: &Message| {
            let same = english.messages.get(name).is_some_and(|other| other.words == message.words)
                && message.words.chars().any(char::is_alphabetic);
            let loaned = LOANED.iter().any(|(code, key, _)| *code == locale.code && *key == name);
            match (same, loaned) {
                (false, true) => Some("is its own word: take it off the list of loans".to_owned()),
                (true, false) if locale.code != MEASURE && !SAME_EVERYWHERE.contains(&name) => {
                    Some("is still English".to_owned())
                }
                _ => None,
            }
        };
        locale.check(left)
    })
}

#[test]
fn labels_and_titles_have_no_full_stop() -> io::Result<()> {
    in_each(|locale| {
        locale.check(|name, message| {
            let label = ["title-", "nav-", "menu-", "mode-", "class-"].iter().any(|start| name.starts_with(start))
                || name.ends_with("-title")
                || name.ends_with("-confirm");
            (label && message.words.ends_with(['.', '。', '។', '။'])).then(|| "ends with a full stop".to_owned())
        })
    })
}

#[test]
fn the_checks_see_what_they_are_there_for() {
    let mut locale = Locale { code: "EN".to_owned(), ..Locale::default() };
    locale.add_file(
        "a.ftl",
        "a = { $n ->\n    [one] { $x } game\n   *[other] games\n}\nb = { \"\" }\nb = again\nc = { a }\n",
    );
    locale.add_file("b.ftl", "bad line\nd = D\n    .title = T\n");
    let found = locale.messages.get("a").expect("a");
    assert_eq!(found.variables, BTreeSet::from(["n".to_owned(), "x".to_owned()]));
    assert_eq!(found.selects, [BTreeSet::from(["one".to_owned(), "other".to_owned()])]);
    assert_eq!(found.words, " gamegames");
    assert!(locale.messages.get("c").expect("c").references);
    assert_eq!(locale.problems.len(), 3, "{:?}", locale.problems);
    locale.add_file("c.ftl", "e = { \" \" }\n");
    assert!(locale.messages.get("e").expect("e").is_empty());
}
