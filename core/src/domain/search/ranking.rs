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
    /// The search is the name.
    Exact,
    /// The name begins with the search.
    Beginning,
    /// Words of the name begin with the words of the search.
    WordBeginnings,
    /// The search stands somewhere in the name, or partly in its context.
    Within,
    /// The search stands so with one typing error.
    OneError,
    /// The search stands so with two typing errors.
    TwoErrors,
}

/// The entries of a kind that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The kind of the entries.
    pub kind: Kind,
    /// Numbers of the entries, the best first; as many as were asked for.
    pub ordinals: Vec<usize>,
    /// How well the first is found.
    pub best: Match,
    /// How many of the kind there are in all.
    pub total: usize,
}

/// Matches, from the best.
const MATCHES: [Match; 6] =
    [Match::Exact, Match::Beginning, Match::WordBeginnings, Match::Within, Match::OneError, Match::TwoErrors];
/// Typing errors are looked for when less than this was found.
const FEW: usize = 5;
/// The words of a search that are looked at.
const MAX_WORDS: usize = 8;
/// The errors that a search of several words may hold.
const MAX_ERRORS: u8 = 2;

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
    pub fn search(&self, typed: &str, limit: impl Fn(Kind) -> usize) -> Vec<Group> {
        let words = Words::of_search(typed);
        if words.joined().is_empty() {
            return Vec::new();
        }
        let found = self.find(&Search::exactly(self, &words), &limit);
        let count: usize = found.iter().map(|group| group.total).sum();
        if count >= FEW || allowed(words.joined()) == 0 {
            return found;
        }
        self.find(&Search::with_errors(self, &words), &limit)
    }

    fn find(&self, search: &Search, limit: &impl Fn(Kind) -> usize) -> Vec<Group> {
        let mut found = Found::new(limit);
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
    limit: usize,
    total: usize,
    matches: [Vec<usize>; MATCHES.len()],
}

impl Found {
    fn new(limit: &impl Fn(Kind) -> usize) -> Found {
        let of_kind = |kind| OfKind { kind, limit: limit(kind), total: 0, matches: Default::default() };
        Found { kinds: Kind::ALL.into_iter().map(of_kind).collect() }
    }

    fn take(&mut self, entry: Option<(NameView<'_>, Match)>) {
        let Some((name, matched)) = entry else { return };
        let Some(of_kind) = self.kinds.get_mut(name.kind as usize) else { return };
        of_kind.total += 1;
        let ordinals = of_kind.matches.get_mut(matched as usize);
        if let Some(ordinals) = ordinals.filter(|ordinals| ordinals.len() < of_kind.limit) {
            ordinals.push(name.ordinal);
        }
    }

    fn into_groups(self) -> Vec<Group> {
        let group = |of_kind: OfKind| {
            let OfKind { kind, limit, total, matches } = of_kind;
            let best =
                MATCHES.into_iter().zip(&matches).find(|(_, ordinals)| !ordinals.is_empty()).map(|(it, _)| it)?;
            let ordinals = matches.into_iter().flatten().take(limit).collect();
            Some(Group { kind, ordinals, best, total })
        };
        let mut groups: Vec<Group> = self.kinds.into_iter().filter_map(group).collect();
        groups.sort_by_key(|group| (group.best, group.kind));
        groups
    }
}

impl Search {
    fn exactly(index: &Index, words: &Words) -> Search {
        Search::new(words, words.iter().take(MAX_WORDS).map(|word| costs(index, word, 0)).collect(), false)
    }

    fn with_errors(index: &Index, words: &Words) -> Search {
        Search::new(words, words.iter().take(MAX_WORDS).map(|word| costs(index, word, allowed(word))).collect(), true)
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
            missing: if with_errors { u32::from(MAX_ERRORS) } else { 0 },
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
            MAX_ERRORS => Some(Match::TwoErrors),
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

/// The part of a text that can match a typed word. Letters behind what was typed do not count, and more than its length plus the errors make no difference.
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
mod tests;
