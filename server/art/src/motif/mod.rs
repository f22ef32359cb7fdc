//! The motifs of covers, banners and categories, as data: a file for each theme.
//!
//! To add one, draw shapes around 0,0 with a radius of about 100 in the file of its theme. Titles find it by its words from then on;
//! `kind.rs` says what a kind of game shows whatever its title. Everywhere else a motif is referred to by its name.

mod adventure;
mod bird;
mod card;
mod creature;
mod dice;
mod esport;
mod festival;
mod glyph;
mod hand;
mod lottery;
mod part;
mod plant;
mod reel;
mod rooster;
mod shape;
mod shore;
mod sky;
mod sport;
mod tile;
mod treasure;
mod water;

use std::collections::HashMap;
use std::sync::LazyLock;

pub(crate) use glyph::glyph;
pub(crate) use shape::{Motif, Shape};

const THEMES: [&[Motif]; 18] = [
    adventure::MOTIFS,
    bird::MOTIFS,
    card::MOTIFS,
    creature::MOTIFS,
    dice::MOTIFS,
    esport::MOTIFS,
    festival::MOTIFS,
    hand::MOTIFS,
    lottery::MOTIFS,
    plant::MOTIFS,
    reel::MOTIFS,
    rooster::MOTIFS,
    shore::MOTIFS,
    sky::MOTIFS,
    sport::MOTIFS,
    tile::MOTIFS,
    treasure::MOTIFS,
    water::MOTIFS,
];

static BY_NAME: LazyLock<HashMap<&'static str, &'static Motif>> =
    LazyLock::new(|| all().map(|motif| (motif.name, motif)).collect());

static BY_WORD: LazyLock<HashMap<&'static str, Vec<&'static Motif>>> = LazyLock::new(|| {
    let mut index: HashMap<&'static str, Vec<&'static Motif>> = HashMap::new();
    for motif in all() {
        for word in motif.words {
            index.entry(word).or_default().push(motif);
        }
    }
    // The position of a word in a motif's list ranks the motifs: "koi" is a koi before it is a garden's pond.
    for (word, motifs) in &mut index {
        motifs.sort_by_key(|motif| motif.words.iter().position(|known| known == word));
    }
    index
});

/// All motifs.
pub(crate) fn all() -> impl Iterator<Item = &'static Motif> {
    THEMES.into_iter().flatten()
}

/// The motif with this name.
pub(crate) fn find(name: &str) -> Option<&'static Motif> {
    BY_NAME.get(name).copied()
}

/// The motifs for a word of a title, the most fitting first.
pub(crate) fn of_word(word: &str) -> &'static [&'static Motif] {
    BY_WORD.get(word).map_or(&[], Vec::as_slice)
}

/// The motifs of the sea.
pub(crate) fn of_the_sea() -> impl Iterator<Item = &'static Motif> {
    water::MOTIFS.iter().chain(shore::MOTIFS)
}

/// The motifs of the cockfight arena.
pub(crate) fn of_the_arena() -> &'static [Motif] {
    rooster::MOTIFS
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{all, find, of_word};

    #[test]
    fn there_are_at_least_160_motifs_each_with_a_name_and_a_drawing_of_its_own() {
        let names: HashSet<&str> = all().map(|motif| motif.name).collect();
        let drawings: HashSet<String> = all().map(|motif| format!("{:?}", motif.shapes)).collect();
        assert!(names.len() >= 160, "{}", names.len());
        assert_eq!((names.len(), drawings.len()), (all().count(), all().count()));
    }

    #[test]
    fn names_are_parts_of_addresses_and_lead_back_to_their_motif() {
        for motif in all() {
            assert!(motif.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", motif.name);
            assert_eq!(find(motif.name).map(|found| found.name), Some(motif.name));
            assert!(!motif.shapes.is_empty(), "{}", motif.name);
        }
    }

    #[test]
    fn a_word_gives_what_it_names() {
        for (word, motif) in [
            ("dragon", "dragon"),
            ("lantern", "lantern"),
            ("dice", "dice"),
            ("rooster", "rooster"),
            ("football", "soccer"),
            ("cherry", "cherry-blossom"),
            ("koi", "koi"),
        ] {
            assert_eq!(of_word(word).first().map(|found| found.name), Some(motif), "{word}");
        }
        assert!(of_word("zyx").is_empty());
    }
}
