//! The table of `locales/README.md` that says by which word a language names a thing.
//!
//! It needs nothing but text, so that the tests of the sample operator's content read the same table with it.

/// A term of the glossary in English, and its words in one other language.
pub(super) struct Term {
    pub(super) english: String,
    words: Vec<String>,
}

impl Term {
    /// Says what a text lacks when its English names the term and it holds none of the term's words.
    pub(super) fn lacks(&self, english: &str, said: &str) -> Option<String> {
        let (original, said) = (english.to_lowercase(), said.to_lowercase());
        let lacks = names(&original, &self.english) && !self.words.iter().any(|word| said.contains(word.as_str()));
        lacks.then(|| format!("says {:?} without {:?}: {said}", self.english, self.words))
    }
}

/// The cells of a row of the table, nothing for any other line.
fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| cell.trim().to_lowercase()).collect())
}

/// The terms of `code` from the table whose head begins with the code of English.
pub(super) fn glossary(readme: &str, code: &str) -> Vec<Term> {
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
fn the_glossary_is_read_from_the_table() {
    let readme =
        "# x\n| other |\n\n| EN | XX |\n| --- | --- |\n| passkey | Schlüssel, Pass |\n| agent | |\n\n| a | b |\n";
    let terms = glossary(readme, "XX");
    assert_eq!(terms.len(), 1);
    assert_eq!((terms[0].english.as_str(), terms[0].words.join("+").as_str()), ("passkey", "schlüssel+pass"));
    assert!(names("two passkeys here", "passkey") && names("passkey", "passkey"));
    assert!(!names("passkeyed", "passkey") && !names("my-xpasskey", "passkey"));
}
