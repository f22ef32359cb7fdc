//! What a typed text finds, and in which order.

use super::super::index::Context;
use super::*;
use crate::domain::testing::Seeded;

fn games(names: &[&str]) -> Index {
    let mut index = Index::new();
    for name in names {
        index.add(Kind::Game, [*name], None);
    }
    index
}

/// The names that a text finds, in their order.
fn found<'a>(names: &[&'a str], typed: &str) -> Vec<&'a str> {
    let groups = games(names).search(typed, |_| 20);
    groups.iter().flat_map(|group| &group.ordinals).map(|ordinal| names[*ordinal]).collect()
}

fn best(names: &[&str], typed: &str) -> Option<Match> {
    games(names).search(typed, |_| 20).first().map(|group| group.best)
}

#[test]
fn a_name_comes_before_a_beginning_a_word_a_part_and_an_error() {
    let names = ["Undragoned Sea", "Lucky Dragons", "Dragon Gold", "Drag0n", "Dragon"];
    assert_eq!(found(&names, "dragon"), ["Dragon", "Dragon Gold", "Lucky Dragons", "Undragoned Sea", "Drag0n"]);
    let matches = names.map(|name| best(&[name], "dragon"));
    assert_eq!(
        matches.map(Option::unwrap),
        [Match::Within, Match::WordBeginnings, Match::Beginning, Match::OneError, Match::Exact]
    );
    assert_eq!(best(&["Nine Lanterns"], "nyne lantarns"), Some(Match::TwoErrors));
}

#[test]
fn equal_matches_keep_the_order_in_which_they_were_added() {
    assert_eq!(
        found(&["Tiger Pearl", "Tiger Dance", "Tiger Moon"], "ti"),
        ["Tiger Pearl", "Tiger Dance", "Tiger Moon"]
    );
}

#[test]
fn blanks_accents_case_and_signs_do_not_matter() {
    for (name, typed) in [
        ("Golden Dragon", "goldendragon"),
        ("Golden Dragon", "golden dra"),
        ("Golden Dragon", "dragon golden"),
        ("Jade Mahjong", "mah jong"),
        ("Jade Mahjong", "MAHJONG JADE"),
        ("Cần Thơ Evening Draw", "can tho"),
        ("Can Tho 4D Draw", "Cần Thơ"),
        ("Royal Hold'em", "holdem"),
        ("Royal Holdem", "hold’em"),
        ("Đà Lạt 4D", "dalat4d"),
        ("Lucky 7", "lucky ٧"),
        ("金色龙", "色龙"),
        ("ម៉ាចុងមាស", "មាស"),
        ("มังกรทอง", "ทอง"),
    ] {
        assert!(best(&[name], typed).is_some_and(|it| it < Match::OneError), "{typed} in {name}");
    }
}

#[test]
fn typing_errors_are_forgiven_by_the_length_of_what_was_typed() {
    for (name, typed) in [
        ("Mahjong Ways", "mahjogn"),
        ("Mahjong Ways", "majong"),
        ("Golden Dragon", "goldendragn"),
        ("Golden Dragon", "golden dargon"),
        ("Can Tho 4D Draw", "can thp"),
        ("Nine Lanterns", "nine lanters"),
        ("Baccarat Palace", "bacarrat"),
        ("金色龙宝藏", "金色龙宝臧"),
    ] {
        assert!(best(&[name], typed).is_some(), "{typed} in {name}");
    }
    for (name, typed) in [("Koi Pond", "kui"), ("Tiger", "dragon"), ("Mahjong", "mxhjxng"), ("金龙", "金虎")] {
        assert_eq!(best(&[name], typed), None, "{typed} in {name}");
    }
}

#[test]
fn errors_are_not_looked_for_where_enough_is_found_without() {
    let kings = ["King 1", "King 2", "King 3", "King 4", "King 5", "Wing 6"];
    assert_eq!(found(&kings, "king").len(), 5);
    assert_eq!(found(&kings[1..], "king").len(), 5, "here the wing is the fifth");
}

#[test]
fn a_letter_alone_finds_words_that_begin_with_it() {
    assert_eq!(found(&["Koi Pond", "Pearl", "Lamp"], "p"), ["Pearl", "Koi Pond"]);
    assert_eq!(found(&["金龙", "龙宫"], "龙"), ["龙宫", "金龙"], "a character of Chinese says more");
}

#[test]
fn the_vendor_helps_but_does_not_find_all_its_games() {
    let mut index = Index::new();
    let lanterns: Context = index.context("Nine Lanterns");
    index.add(Kind::Game, ["Golden Dragon"], Some(lanterns));
    index.add(Kind::Game, ["Golden Tiger"], Some(lanterns));
    index.add(Kind::Vendor, ["Nine Lanterns"], None);
    let groups = index.search("nine lanterns dragon", |_| 5);
    assert_eq!((groups.len(), groups[0].kind, groups[0].ordinals.as_slice()), (1, Kind::Game, [0].as_slice()));
    let groups = index.search("nine lanterns", |_| 5);
    assert_eq!((groups.len(), groups[0].kind, groups[0].best), (1, Kind::Vendor, Match::Exact));
}

#[test]
fn the_group_with_the_best_match_comes_first_and_tells_how_many_there_are() {
    let mut index = Index::new();
    for number in 0..40 {
        index.add(Kind::Game, [format!("Jade Palace {number}").as_str(), "翡翠宫"], None);
    }
    index.add(Kind::Help, ["About jade"], None);
    index.add(Kind::Vendor, ["Jade"], None);
    let groups = index.search("jade", |kind| if kind == Kind::Game { 8 } else { 3 });
    let summary: Vec<_> =
        groups.iter().map(|group| (group.kind, group.best, group.ordinals.len(), group.total)).collect();
    assert_eq!(
        summary,
        [
            (Kind::Vendor, Match::Exact, 1, 1),
            (Kind::Game, Match::Beginning, 8, 40),
            (Kind::Help, Match::WordBeginnings, 1, 1),
        ]
    );
    assert_eq!(index.search("翡翠宫", |_| 3)[0].total, 40, "any of its names finds an entry, which counts once");
}

#[test]
fn nothing_typed_finds_nothing() {
    for typed in ["", "   ", "—!?", "\u{200b}"] {
        assert!(games(&["Dragon"]).search(typed, |_| 5).is_empty(), "{typed:?}");
    }
    assert!(Index::new().search("dragon", |_| 5).is_empty());
}

/// Letters of every script of the site, signs, marks and blanks.
const ALPHABET: [char; 40] = [
    'a',
    'b',
    'd',
    'e',
    'g',
    'n',
    'o',
    'r',
    'z',
    'A',
    'Đ',
    'ạ',
    'ơ',
    'é',
    'ß',
    '1',
    '9',
    '٧',
    ' ',
    ' ',
    '-',
    '\'',
    '.',
    '龙',
    '金',
    '色',
    '𠀀',
    'ម',
    '៉',
    'ា',
    'ม',
    'ั',
    'မ',
    'း',
    'ا',
    'أ',
    'ل',
    '\u{301}',
    '\u{200b}',
    '\u{1f600}',
];

#[test]
fn whatever_is_typed_and_whatever_is_there_is_searched_without_harm() {
    let mut seeded = Seeded::new(7);
    for _ in 0..300 {
        let mut index = Index::new();
        let context = index.context(&seeded.text(&ALPHABET, 12));
        let count = seeded.below(30) as usize;
        for _ in 0..count {
            let kind = *seeded.pick(&Kind::ALL);
            let names = [seeded.text(&ALPHABET, 16), seeded.text(&ALPHABET, 90)];
            let context = Some(context).filter(|_| seeded.below(2) == 0);
            index.add(kind, names.iter().map(String::as_str), context);
        }
        for _ in 0..20 {
            let typed = seeded.text(&ALPHABET, 80);
            let groups = index.search(&typed, |_| 4);
            for group in &groups {
                assert!(group.ordinals.len() <= 4 && group.ordinals.len() <= group.total, "{typed:?}");
                assert!(!group.ordinals.is_empty() && group.total <= count, "{typed:?}");
                let mut ordinals = group.ordinals.clone();
                ordinals.sort_unstable();
                ordinals.dedup();
                assert_eq!(ordinals.len(), group.ordinals.len(), "{typed:?} finds an entry twice");
            }
            assert!(groups.is_sorted_by_key(|group| group.best), "{typed:?}");
        }
    }
}

#[test]
fn every_name_is_found_by_itself_and_as_long_as_it_is_typed() {
    let mut seeded = Seeded::new(3);
    let names: Vec<String> = (0..200).map(|_| seeded.text(&ALPHABET, 24)).collect();
    let mut index = Index::new();
    for name in &names {
        index.add(Kind::Game, [name.as_str()], None);
    }
    for (ordinal, name) in names.iter().enumerate() {
        if Words::of(name).joined().is_empty() {
            continue;
        }
        let groups = index.search(name, |_| names.len());
        assert_eq!(groups[0].best, Match::Exact, "{name:?}");
        assert!(groups[0].ordinals.contains(&ordinal), "{name:?}");
        let letters: Vec<char> = name.chars().collect();
        for typed in 1..letters.len() {
            let typed: String = letters[..typed].iter().collect();
            if !Words::of(&typed).joined().is_empty() {
                let groups = index.search(&typed, |_| names.len());
                assert!(groups[0].ordinals.contains(&ordinal) && groups[0].best <= Match::Beginning, "{typed:?}");
            }
        }
    }
}

#[test]
fn an_error_anywhere_in_a_long_name_still_finds_it() {
    let mut seeded = Seeded::new(5);
    let names = ["Golden Dragon", "Mahjong Fortune", "Baccarat Royale", "Lantern Festival", "Can Tho Evening Draw"];
    let index = games(&names);
    for _ in 0..2_000 {
        let ordinal = seeded.below(names.len() as u64) as usize;
        let mut letters: Vec<char> = names[ordinal].to_lowercase().chars().collect();
        let at = seeded.below(letters.len() as u64 - 1) as usize;
        match seeded.below(4) {
            0 => letters[at] = 'q',
            1 => letters.insert(at, 'q'),
            2 => drop(letters.remove(at)),
            _ => letters.swap(at, at + 1),
        }
        let typed: String = letters.iter().collect();
        let groups = index.search(&typed, |_| 5);
        assert_eq!(groups.first().and_then(|group| group.ordinals.first()), Some(&ordinal), "{typed}");
    }
}
