//! One thing has one name: the glossary of `locales/README.md` against every language.

use super::read::{Locale, root};
use super::terms::glossary;
use super::{MEASURE, in_each};
use std::{fs, io};

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
            let original = english.messages.get(name)?;
            terms.iter().find_map(|term| term.lacks(&original.words, &message.words))
        })
    })
}
