//! The motifs that suit a title's cover, the most fitting first.
//!
//! What the title names comes before what its kind is about. The list has several entries so that a catalogue can keep neighbours
//! different; even the last one suits the title.

use crate::kind::Kind;
use crate::motif::{Motif, find, of_the_arena, of_the_sea, of_word};

use super::theme::Theme;

/// Names of places in titles of lotteries, and motifs for them.
const PLACES: &[(&str, &[&str])] = &[
    ("hanoi", &["turtle", "pagoda"]),
    ("hai-phong", &["junk-ship", "anchor"]),
    ("nam-dinh", &["temple-bell"]),
    ("thai-binh", &["rice"]),
    ("quang-ninh", &["dragon-coil", "junk-ship"]),
    ("bac-ninh", &["umbrella"]),
    ("da-nang", &["dragon", "wave"]),
    ("khanh-hoa", &["palm", "starfish"]),
    ("hue", &["palace", "dragon-boat"]),
    ("quang-nam", &["lantern", "sky-lantern"]),
    ("binh-dinh", &["swords", "drum"]),
    ("gia-lai", &["gong", "elephant"]),
    ("ho-chi-minh", &["lotus", "star"]),
    ("dong-nai", &["oranges", "pineapple"]),
    ("can-tho", &["fishing-boat", "rice"]),
    ("tay-ninh", &["temple-gate", "sun"]),
    ("vung-tau", &["wave", "palm"]),
    ("da-lat", &["rose", "sunflower"]),
    ("phnom-penh", &["palace", "elephant"]),
    ("siem-reap", &["temple-gate", "lotus"]),
    ("vientiane", &["pagoda", "elephant"]),
    ("bangkok", &["elephant", "orchid"]),
    ("kuala-lumpur", &["kite", "butterfly"]),
    ("singapore", &["lion", "ferris-wheel"]),
];

/// The motifs of a cover.
pub(super) struct Choice {
    /// Motifs for the foreground, the most fitting first.
    pub(super) heroes: Vec<&'static Motif>,
    /// Motifs of the game that the title names; a cover shows one of them, as the hero or beside it.
    pub(super) subjects: Vec<&'static Motif>,
}

/// The motifs for a title; `number` rotates equal choices, so that titles differ.
pub(super) fn choose(kind: Kind, title: &str, theme: &Theme, number: u32) -> Choice {
    let subject = kind.subjects().iter().find(|(words, _)| contains_words(title, words));
    let mut subjects: Vec<&'static Motif> =
        subject.map(|(_, motifs)| motifs.iter().filter_map(|name| find(name)).collect()).unwrap_or_default();
    rotate(&mut subjects, number);
    let before_subject =
        subject.and_then(|(words, _)| title.find(words)).and_then(|at| title.get(..at)).unwrap_or(title);

    let mut heroes = subjects.clone();
    if kind == Kind::Lottery {
        let places =
            PLACES.iter().filter(|(name, _)| contains_words(title, name)).flat_map(|(_, motifs)| motifs.iter());
        let places: Vec<_> = places.filter_map(|name| find(name)).collect();
        heroes.splice(0..0, places);
    }
    match kind {
        Kind::Fish => heroes.extend(
            motifs_of_words(title).into_iter().filter(|motif| of_the_sea().any(|present| present.name == motif.name)),
        ),
        Kind::Sports | Kind::Esports | Kind::Sv3 => {}
        _ => heroes.extend(motifs_of_words(before_subject)),
    }
    let mut stock: Vec<&'static Motif> = match kind {
        Kind::Fish => of_the_sea().collect(),
        _ => kind.stock().iter().filter_map(|name| find(name)).collect(),
    };
    rotate(&mut stock, number);
    if kind == Kind::Sv3 {
        let mut roosters: Vec<&'static Motif> = of_the_arena().iter().collect();
        rotate(&mut roosters, number);
        stock.splice(0..0, roosters);
    }
    let mut companions: Vec<&'static Motif> = theme.symbols.iter().filter_map(|name| find(name)).collect();
    rotate(&mut companions, number);
    match kind {
        Kind::Rng | Kind::Jackpot => heroes.extend(companions.into_iter().chain(stock)),
        Kind::Fish | Kind::Sports | Kind::Esports | Kind::Sv3 => heroes.extend(stock),
        _ => heroes.extend(stock.into_iter().filter(|_| subject.is_none()).chain(companions)),
    }
    let mut unique: Vec<&'static Motif> = Vec::with_capacity(heroes.len());
    for motif in heroes {
        if !unique.iter().any(|present| present.name == motif.name) {
            unique.push(motif);
        }
    }
    Choice { heroes: unique, subjects }
}

/// The motifs of a title's words: the main meaning of each word first, then the others.
fn motifs_of_words(title: &str) -> Vec<&'static Motif> {
    let words: Vec<&[&'static Motif]> = title.split('-').map(of_word).collect();
    let max_motifs = words.iter().map(|motifs| motifs.len()).max().unwrap_or(0);
    (0..max_motifs).flat_map(|index| words.iter().filter_map(move |motifs| motifs.get(index).copied())).collect()
}

/// Whether a title holds these words as whole words.
fn contains_words(title: &str, words: &str) -> bool {
    title.match_indices(words).any(|(at, _)| {
        let (before, after) = (title.get(..at).unwrap_or(""), title.get(at + words.len()..).unwrap_or(""));
        (before.is_empty() || before.ends_with('-')) && (after.is_empty() || after.starts_with('-'))
    })
}

fn rotate<T>(list: &mut [T], number: u32) {
    if !list.is_empty() {
        list.rotate_left(number as usize % list.len());
    }
}

#[cfg(test)]
mod tests {
    use super::choose;
    use crate::cover::theme::of_title;
    use crate::kind::Kind;

    fn heroes(kind: Kind, title: &str) -> Vec<&'static str> {
        let choice = choose(kind, title, of_title(kind, title, 0), 0);
        choice.heroes.into_iter().map(|motif| motif.name).collect()
    }

    #[test]
    fn a_title_shows_what_it_names() {
        for (kind, title, first) in [
            (Kind::Rng, "dragon-coins", "dragon"),
            (Kind::Rng, "lantern-quest", "lantern"),
            (Kind::Live, "koi-roulette", "wheel"),
            (Kind::Live, "silk-baccarat", "card-shoe"),
            (Kind::Table, "temple-blackjack", "blackjack"),
            (Kind::Pvp, "jade-mahjong", "mahjong"),
            (Kind::Sports, "mainfield-table-tennis", "table-tennis"),
            (Kind::Sports, "mainfield-tennis", "tennis"),
            (Kind::Arcade, "wild-dice", "dice"),
            (Kind::Lottery, "hue-lotto", "palace"),
            (Kind::Fish, "koi-cannon", "koi"),
        ] {
            assert_eq!(heroes(kind, title).first().copied(), Some(first), "{title}");
        }
    }

    #[test]
    fn every_title_has_at_least_eight_to_choose_from_and_none_twice() {
        for (_, kind) in Kind::ALL {
            for title in ["x9", "dragon-tiger", "silk-roulette", "kestrel-sports-cricket", "thunder-4d-draw"] {
                let heroes = heroes(kind, title);
                let unique: std::collections::HashSet<_> = heroes.iter().collect();
                assert_eq!(unique.len(), heroes.len(), "{kind:?} {title}");
                assert!(heroes.len() >= 8, "{kind:?} {title}: {heroes:?}");
            }
        }
    }
}
