//! Translations of the sample content into languages that its own files leave out.
//!
//! One file per language, so that a translator works in one place, and a new article can exist before its translation: what is not
//! translated is shown in English. Where the content's own files have a text, that one is used.

use std::collections::BTreeMap;

use super::SeedError;
use super::bulk::Bulk;
use super::data::parse;
use platform::html;

/// Text bodies by subject, id and field, named as in the table `texts`.
type Bodies = BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>;

macro_rules! languages {
    ($($code:literal),* $(,)?) => {
        /// Code and file of each language.
        const FILES: &[(&str, &str, &str)] = &[$((
            $code,
            concat!("translations/", $code, ".json"),
            include_str!(concat!("data/translations/", $code, ".json")),
        )),*];
    };
}

languages!["AR", "ID", "MY", "TH", "TY", "VI"];

/// The translations of one language.
pub(super) struct Translation {
    language: &'static str,
    bodies: Bodies,
}

/// Reads all files.
///
/// # Errors
/// [`SeedError::File`] names the file that is not of the expected shape.
pub(super) fn read() -> Result<Vec<Translation>, SeedError> {
    let one = |&(language, name, text)| Ok(Translation { language, bodies: parse(name, text)? });
    FILES.iter().map(one).collect()
}

/// Adds the translations of texts that have none yet. Bodies with markup are sanitised like the content's own.
pub(super) fn add(translations: &[Translation], texts: &mut Bulk) {
    for Translation { language, bodies } in translations {
        for (subject, things) in bodies {
            for (id, fields) in things {
                for (field, body) in fields {
                    if texts.has_row([subject, id, field, language]) {
                        continue;
                    }
                    let body = if body.contains('<') { html::clean(body) } else { body.clone() };
                    texts.add([
                        subject.as_str().into(),
                        id.as_str().into(),
                        field.as_str().into(),
                        (*language).into(),
                        body.into(),
                    ]);
                }
            }
        }
    }
}
