//! What a statement says of itself, for the panel that prints one and for the page that checks one.

use crate::text::key;
use crate::view::{StatementFactView, Text};
use crate::wire::StatementFact;

/// Letters of a digest that stand together, as a group.
const GROUP: usize = 8;
/// Keys of the facts that are there for programs only.
const HIDDEN: [&str; 3] = ["format", "id", "key"];

/// Facts in the reader's language, as the file names them.
pub(crate) fn facts(list: &[StatementFact]) -> Vec<StatementFactView> {
    let is_shown = |it: &&StatementFact| !it.value.is_empty() && !HIDDEN.contains(&it.name.as_str());
    let fact = |it: &StatementFact| StatementFactView {
        key: it.name.clone(),
        label: Text::of(key::STATEMENT_FACT).with("name", it.name.clone()),
        value: it.value.clone(),
    };
    list.iter().filter(is_shown).map(fact).collect()
}

/// A digest in groups, as eyes compare it.
pub(crate) fn grouped(digest: &str) -> String {
    let letters: Vec<char> = digest.chars().collect();
    letters.chunks(GROUP).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}
