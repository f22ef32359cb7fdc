//! Finding: what a typed text stands for, the best first.
//!
//! A name is looked at in two ways: whole, without blanks, so that blanks too many or too few do not matter; and word by
//! word, in any order, where words of its context (its vendor) help. Whole names come before beginnings, those before words
//! that begin as was typed, those before what stands within. Typing errors are looked for only where little was found
//! without: most of what they would find is another word.

use super::index::{Index, Kind, NameView};
use super::letters::{Counts, Letter, Words, is_unspaced, pairs};
use super::typing::{Pattern, allowed};

/// How well an entry is found, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Match {
    /// It is the name.
    Exact,
    /// The name begins with it.
    Beginning,
    /// Words of the name begin with its words.
    WordBeginnings,
    /// It stands somewhere in the name, or partly in its context.
    Within,
    /// The same with one typing error.
    OneError,
    /// With two.
    TwoErrors,
}

/// What was found of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The kind.
    pub kind: Kind,
    /// Numbers of its entries, the best first; as many as were asked for.
    pub places: Vec<usize>,
    /// How well the first is found.
    pub best: Match,
    /// How many there are in all.
    pub total: usize,
}

/// Matches, from the best.
const MATCHES: [Match; 6] =
    [Match::Exact, Match::Beginning, Match::WordBeginnings, Match::Within, Match::OneError, Match::TwoErrors];
/// Typing errors are looked for when less than this was found.
const FEW: usize = 5;
/// The words of a search that are looked at.
const MOST_WORDS: usize = 8;
/// The errors that a search of several words may hold.
const MOST_ERRORS: u8 = 2;

/// The pairs of letters that one error changes at most: those of two letters that changed places.
const PAIRS_OF_AN_ERROR: u32 = 3;

/// How a typed word stands to a word of the index.
type Cost = u8;
/// It is the word, or its beginning.
const BEGINS: Cost = 0;
/// It stands within the word.
const WITHIN: Cost = 1;
/// Plus the number of errors.
const ERRORS: Cost = 1;
const NONE: Cost = Cost::MAX;

/// What was typed, made ready.
struct Search {
    whole: Words,
    letters: Counts,
    pairs: u128,
    /// Whether it counts where it stands within a word: a single letter stands in nearly every one.
    counts_within: bool,
    /// For each typed word, how it stands to every word of the index.
    costs: Vec<Vec<Cost>>,
    /// For the whole search; none while no errors are looked for.
    pattern: Option<Pattern>,
    /// How many errors it may hold as a whole.
    errors: u32,
    /// How many of its letters may be missing.
    missing: u32,
    is_unspaced: bool,
}

impl Index {
    /// What a text finds: of each kind at most so many as it may have, the group with the best match first.
    #[must_use]
    pub fn search(&self, typed: &str, most: impl Fn(Kind) -> usize) -> Vec<Group> {
        let words = Words::of_search(typed);
        if words.joined().is_empty() {
            return Vec::new();
        }
        let found = self.find(&Search::exactly(self, &words), &most);
        let count: usize = found.iter().map(|group| group.total).sum();
        if count >= FEW || allowed(words.joined()) == 0 {
            return found;
        }
        self.find(&Search::with_errors(self, &words), &most)
    }

    fn find(&self, search: &Search, most: &impl Fn(Kind) -> usize) -> Vec<Group> {
        let mut found = Found::new(most);
        // The best match of the entry whose names are looked at.
        let mut entry: Option<(NameView<'_>, Match)> = None;
        for name in self.names(|letters| search.letters.missing(letters) <= search.missing) {
            let Some(matched) = search.judge(&name) else { continue };
            match &mut entry {
                Some((known, best)) if known.entry == name.entry => *best = matched.min(*best),
                _ => {
                    found.take(entry.replace((name, matched)));
                }
            }
        }
        found.take(entry);
        found.into_groups()
    }
}

/// What was found so far. Entries come in their order, so the first of an equal match are the best of it.
struct Found {
    kinds: Vec<OfKind>,
}

struct OfKind {
    kind: Kind,
    most: usize,
    total: usize,
    matches: [Vec<usize>; MATCHES.len()],
}

impl Found {
    fn new(most: &impl Fn(Kind) -> usize) -> Found {
        let of_kind = |kind| OfKind { kind, most: most(kind), total: 0, matches: Default::default() };
        Found { kinds: Kind::ALL.into_iter().map(of_kind).collect() }
    }

    fn take(&mut self, entry: Option<(NameView<'_>, Match)>) {
        let Some((name, matched)) = entry else { return };
        let Some(of_kind) = self.kinds.get_mut(name.kind as usize) else { return };
        of_kind.total += 1;
        let places = of_kind.matches.get_mut(matched as usize);
        if let Some(places) = places.filter(|places| places.len() < of_kind.most) {
            places.push(name.place);
        }
    }

    fn into_groups(self) -> Vec<Group> {
        let group = |of_kind: OfKind| {
            let OfKind { kind, most, total, matches } = of_kind;
            let best = MATCHES.into_iter().zip(&matches).find(|(_, places)| !places.is_empty()).map(|(it, _)| it)?;
            let places = matches.into_iter().flatten().take(most).collect();
            Some(Group { kind, places, best, total })
        };
        let mut groups: Vec<Group> = self.kinds.into_iter().filter_map(group).collect();
        groups.sort_by_key(|group| (group.best, group.kind));
        groups
    }
}

impl Search {
    fn exactly(index: &Index, words: &Words) -> Search {
        Search::new(words, words.iter().take(MOST_WORDS).map(|word| costs(index, word, 0)).collect(), false)
    }

    fn with_errors(index: &Index, words: &Words) -> Search {
        Search::new(words, words.iter().take(MOST_WORDS).map(|word| costs(index, word, allowed(word))).collect(), true)
    }

    fn new(words: &Words, costs: Vec<Vec<Cost>>, with_errors: bool) -> Search {
        let whole = words.joined();
        Search {
            letters: Counts::of(whole),
            pairs: pairs(whole),
            counts_within: counts_within(whole),
            costs,
            pattern: Pattern::of(whole).filter(|_| with_errors),
            errors: if with_errors { allowed(whole) } else { 0 },
            missing: if with_errors { u32::from(MOST_ERRORS) } else { 0 },
            is_unspaced: whole.iter().copied().any(is_unspaced),
            whole: words.clone(),
        }
    }

    /// How well a name is found.
    fn judge(&self, name: &NameView<'_>) -> Option<Match> {
        let whole = self.judge_whole(name);
        if whole.is_some_and(|it| it <= Match::WordBeginnings) {
            return whole;
        }
        let by_words = self.judge_words(name);
        whole.into_iter().chain(by_words).min().or_else(|| self.judge_whole_with_errors(name))
    }

    /// The search without its blanks, in the name without its blanks.
    fn judge_whole(&self, name: &NameView<'_>) -> Option<Match> {
        let whole = self.whole.joined();
        if self.pairs & !name.pairs != 0 || whole.len() > name.letters.len() {
            return None;
        }
        let begins = |start: &usize| name.letters.get(*start..).is_some_and(|rest| rest.starts_with(whole));
        match name.starts.iter().copied().find(begins) {
            Some(0) if whole.len() == name.letters.len() => Some(Match::Exact),
            Some(0) => Some(Match::Beginning),
            Some(_) => Some(Match::WordBeginnings),
            None => Some(Match::Within).filter(|_| self.counts_within && contains(name.letters, whole)),
        }
    }

    /// Every typed word in a word of the name or of its context, and at least one in the name.
    fn judge_words(&self, name: &NameView<'_>) -> Option<Match> {
        let least = |costs: &[Cost], words: &[usize]| {
            words.iter().filter_map(|word| costs.get(*word).copied()).min().unwrap_or(NONE)
        };
        let (mut errors, mut within, mut own) = (0, false, false);
        for costs in &self.costs {
            let mine = least(costs, name.words);
            let cost = if mine == BEGINS { mine } else { mine.min(least(costs, name.context)) };
            if cost == NONE {
                return None;
            }
            own |= mine == cost;
            within |= mine != cost || cost == WITHIN;
            errors += cost.saturating_sub(ERRORS);
        }
        match errors {
            _ if !own => None,
            0 if within => Some(Match::Within),
            0 => Some(Match::WordBeginnings),
            1 => Some(Match::OneError),
            MOST_ERRORS => Some(Match::TwoErrors),
            _ => None,
        }
    }

    /// The search without its blanks, with typing errors, from the beginning of a word of the name on. Where a script puts no
    /// blanks, from anywhere on.
    fn judge_whole_with_errors(&self, name: &NameView<'_>) -> Option<Match> {
        let pattern = self.pattern.as_ref()?;
        let changed_pairs = (self.pairs & !name.pairs).count_ones();
        if changed_pairs > self.errors * PAIRS_OF_AN_ERROR || self.letters.missing(name.signature) > self.errors {
            return None;
        }
        let errors = if self.is_unspaced {
            pattern.errors_anywhere(name.letters)
        } else {
            let from = |start: &usize| {
                name.letters
                    .get(*start..)
                    .map(|rest| pattern.errors_at_beginning(near(rest, self.whole.joined(), self.errors)))
            };
            name.starts.iter().filter_map(from).min()?
        };
        match errors {
            _ if errors > self.errors => None,
            0 => Some(Match::Within),
            1 => Some(Match::OneError),
            _ => Some(Match::TwoErrors),
        }
    }
}

/// How a typed word stands to every word of the index.
fn costs(index: &Index, typed: &[Letter], errors: u32) -> Vec<Cost> {
    let letters = Counts::of(typed);
    let within = counts_within(typed);
    let pattern = Pattern::of(typed).filter(|_| errors > 0);
    let cost = |(word, signature): (&[Letter], u64)| {
        let missing = letters.missing(signature);
        if missing > errors {
            return NONE;
        }
        if missing == 0 && word.starts_with(typed) {
            return BEGINS;
        }
        if missing == 0 && within && contains(word, typed) {
            return WITHIN;
        }
        let counted =
            pattern.as_ref().map_or(u32::MAX, |pattern| pattern.errors_at_beginning(near(word, typed, errors)));
        if counted > errors { NONE } else { ERRORS.saturating_add(Cost::try_from(counted).unwrap_or(NONE)) }
    };
    index.words().map(cost).collect()
}

/// Letters behind what was typed do not count, and more than its length plus the errors make no difference.
fn near<'a>(text: &'a [Letter], typed: &[Letter], errors: u32) -> &'a [Letter] {
    text.get(..typed.len() + errors as usize).unwrap_or(text)
}

/// Whether letters, of which there are some, stand in a text.
fn contains(text: &[Letter], letters: &[Letter]) -> bool {
    text.windows(letters.len().max(1)).any(|window| window.first() == letters.first() && window == letters)
}

/// Whether letters count where they stand within a word. One of an alphabet does not.
fn counts_within(letters: &[Letter]) -> bool {
    letters.len() > 1 || letters.iter().copied().any(is_unspaced)
}

#[cfg(test)]
mod tests {
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
        groups.iter().flat_map(|group| &group.places).map(|place| names[*place]).collect()
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
        assert_eq!((groups.len(), groups[0].kind, groups[0].places.as_slice()), (1, Kind::Game, [0].as_slice()));
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
        let told: Vec<_> =
            groups.iter().map(|group| (group.kind, group.best, group.places.len(), group.total)).collect();
        assert_eq!(
            told,
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
                    assert!(group.places.len() <= 4 && group.places.len() <= group.total, "{typed:?}");
                    assert!(!group.places.is_empty() && group.total <= count, "{typed:?}");
                    let mut places = group.places.clone();
                    places.sort_unstable();
                    places.dedup();
                    assert_eq!(places.len(), group.places.len(), "{typed:?} finds an entry twice");
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
        for (place, name) in names.iter().enumerate() {
            if Words::of(name).joined().is_empty() {
                continue;
            }
            let groups = index.search(name, |_| names.len());
            assert_eq!(groups[0].best, Match::Exact, "{name:?}");
            assert!(groups[0].places.contains(&place), "{name:?}");
            let letters: Vec<char> = name.chars().collect();
            for typed in 1..letters.len() {
                let typed: String = letters[..typed].iter().collect();
                if !Words::of(&typed).joined().is_empty() {
                    let groups = index.search(&typed, |_| names.len());
                    assert!(groups[0].places.contains(&place) && groups[0].best <= Match::Beginning, "{typed:?}");
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
            let place = seeded.below(names.len() as u64) as usize;
            let mut letters: Vec<char> = names[place].to_lowercase().chars().collect();
            let at = seeded.below(letters.len() as u64 - 1) as usize;
            match seeded.below(4) {
                0 => letters[at] = 'q',
                1 => letters.insert(at, 'q'),
                2 => drop(letters.remove(at)),
                _ => letters.swap(at, at + 1),
            }
            let typed: String = letters.iter().collect();
            let groups = index.search(&typed, |_| 5);
            assert_eq!(groups.first().and_then(|group| group.places.first()), Some(&place), "{typed}");
        }
    }
}
