//! One thing has one name: the glossary of `locales/README.md` against every language.

use super::read::{Locale, root};
use super::{MEASURE, in_each};
use std::{fs, io};

/// A term of the glossary in English, and its words in one other language.
struct Term {
    english: String,
    words: Vec<String>,
}

/// The cells of a row of the table, nothing for any other line.
fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| cell.trim().to_lowercase()).collect())
}

/// The terms of `code` from the table whose head begins with the code of English.
fn glossary(readme: &str, code: &str) -> Vec<Term> {
    let mut rows = readme.lines().skip_while(|line| !line.starts_with("| EN |")).map_while(cells);
    let column = rows.next().and_then(|head| head.iter().position(|it| *it == code.to_lowercase()));
    let Some(column) = column else { return Vec::new() };
    let term = |row: Vec<String>| {
        let split = |cell: &String| cell.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>();
        let words =
            row.get(column).map(split).unwrap_or_default().into_iter().filter(|word| !word.is_empty()).collect();
        Term { english: row.into_iter().next().unwrap_or_default(), words }
    };
    rows.skip(1).map(term).filter(|term| !term.words.is_empty()).collect()
}

/// Whether an English text names a term, in singular or plural, as a word and not as a part of one.
fn names(text: &str, term: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(term).any(|(at, found)| {
        let after = &text[at + found.len()..];
        let after = after.strip_prefix('s').filter(|rest| !letter(rest.chars().next())).unwrap_or(after);
        !letter(text[..at].chars().next_back()) && !letter(after.chars().next())
    })
}

#[test]
fn a_term_of_the_glossary_has_its_word_in_every_language() -> io::Result<()> {
    let readme = fs::read_to_string(root().join("README.md"))?;
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let terms = glossary(&readme, &locale.code);
        if terms.is_empty() {
            return vec![format!("{}: the glossary in locales/README.md has no column for it", locale.code)];
        }
        locale.check(|name, message| {
            let (original, words) = (english.messages.get(name)?.words.to_lowercase(), message.words.to_lowercase());
            let lacks = |term: &&Term| {
                names(&original, &term.english) && !term.words.iter().any(|word| words.contains(word.as_str()))
            };
            let term = terms.iter().find(lacks)?;
            Some(format!("says {:?} without {:?}: {words}", term.english, term.words))
        })
    })
}

#[test]
fn the_glossary_is_read_from_the_table() {
    let readme =
        "# x\n| other |\n\n| EN | XX |\n| --- | --- |\n| passkey | Schlüssel, Pass |\n| agent | |\n\n| a | b |\n";
    let terms = glossary(readme, "XX");
    assert_eq!(terms.len(), 1);
    assert_eq!((terms[0].english.as_str(), terms[0].words.join("+").as_str()), ("passkey", "schlüssel+pass"));
    assert!(names("two passkeys here", "passkey") && names("passkey", "passkey"));
    assert!(!names("passkeyed", "passkey") && !names("my-xpasskey", "passkey"));
}
