//! What can be found: names of entries, cut into words of which each is kept once.
//!
//! Ten thousand titles are made of a few thousand words, so a typed word is compared with each word once, and a title only
//! looks up what came of it. A signature of its letters rules most names out before a letter is read.

use super::letters::{Letter, Words, pairs, signature};

/// What an entry is. Groups of equal worth stand in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A game of any type.
    Game,
    /// A vendor, with its games of a type.
    Vendor,
    /// A promotion, by its title.
    Promotion,
    /// A page of the help centre.
    Help,
}

impl Kind {
    /// Every kind of entry.
    pub const ALL: [Kind; 4] = [Kind::Game, Kind::Vendor, Kind::Promotion, Kind::Help];
}

/// Words that several entries share besides their names, such as the name of their vendor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context(usize);

/// Some letters of a longer text.
#[derive(Clone, Copy)]
struct Span {
    start: usize,
    end: usize,
}

impl Span {
    fn of<T>(self, all: &[T]) -> &[T] {
        all.get(self.start..self.end).unwrap_or_default()
    }
}

/// A word that occurs in names.
struct Word {
    letters: Span,
    signature: u64,
}

/// A name of an entry.
struct Name {
    /// The entry among all.
    entry: usize,
    letters: Span,
    words: Span,
    signature: u64,
    /// The same with the words of its context.
    reach: u64,
    pairs: u128,
}

struct Entry {
    kind: Kind,
    /// Its number among those of its kind.
    ordinal: usize,
    context: Option<Context>,
}

struct Shared {
    words: Vec<usize>,
    signature: u64,
}

/// Entries with their names, ready to be searched. Those that are added first win where two are found equally well.
#[derive(Default)]
pub struct Index {
    entries: Vec<Entry>,
    added: [usize; Kind::ALL.len()],
    names: Vec<Name>,
    contexts: Vec<Shared>,
    words: Vec<Word>,
    /// Numbers of the words of all names, in the order of the names.
    name_words: Vec<usize>,
    /// Where each of these words begins in its name.
    name_starts: Vec<usize>,
    name_letters: Vec<Letter>,
    word_letters: Vec<Letter>,
    /// Numbers of words by what they hash to, plus one; nothing is 0. Its length is a power of two.
    table: Vec<usize>,
}

/// A name as a search looks at it.
pub(super) struct NameView<'a> {
    pub kind: Kind,
    /// Number of its entry among all.
    pub entry: usize,
    /// The number of its entry among those of its kind.
    pub ordinal: usize,
    /// All letters of the name, without blanks.
    pub letters: &'a [Letter],
    /// Numbers of the words of the name.
    pub words: &'a [usize],
    /// Where these words begin in its letters.
    pub starts: &'a [usize],
    pub signature: u64,
    pub pairs: u128,
    /// Numbers of the words of its context.
    pub context: &'a [usize],
}

impl Index {
    /// An index of nothing.
    #[must_use]
    pub fn new() -> Index {
        Index::default()
    }

    /// Words that entries to come may share.
    pub fn context(&mut self, text: &str) -> Context {
        let words = Words::of(text);
        let shared = Shared {
            words: words.iter().map(|word| self.intern(word)).collect(),
            signature: signature(words.joined()),
        };
        self.contexts.push(shared);
        Context(self.contexts.len() - 1)
    }

    /// Adds an entry under its names, of which empty and repeated ones do not count. Entries of a kind are numbered as they
    /// come.
    pub fn add<'a>(&mut self, kind: Kind, names: impl IntoIterator<Item = &'a str>, context: Option<Context>) {
        let entry = self.entries.len();
        let added = self.added.get_mut(kind as usize);
        let ordinal = added.map_or(0, |count| {
            *count += 1;
            *count - 1
        });
        self.entries.push(Entry { kind, ordinal, context });
        let first = self.names.len();
        let shared = context.and_then(|Context(number)| self.contexts.get(number)).map_or(0, |shared| shared.signature);
        for name in names {
            let words = Words::of(name);
            let is_known = |known: &Name| known.letters.of(&self.name_letters) == words.joined();
            if !words.joined().is_empty() && !self.names.iter().skip(first).any(is_known) {
                self.add_name(entry, &words, shared);
            }
        }
    }

    fn add_name(&mut self, entry: usize, words: &Words, shared: u64) {
        let signature = signature(words.joined());
        let first_letter = self.name_letters.len();
        self.name_letters.extend(words.joined());
        let first_word = self.name_words.len();
        let mut start = 0;
        for word in words.iter() {
            let number = self.intern(word);
            self.name_words.push(number);
            self.name_starts.push(start);
            start += word.len();
        }
        self.names.push(Name {
            entry,
            letters: Span { start: first_letter, end: self.name_letters.len() },
            words: Span { start: first_word, end: self.name_words.len() },
            signature,
            reach: signature | shared,
            pairs: pairs(words.joined()),
        });
    }

    /// The number of a word, which is a new one the first time.
    fn intern(&mut self, word: &[Letter]) -> usize {
        if (self.words.len() + 1) * 2 > self.table.len() {
            self.grow();
        }
        let mut slot = self.slot(word);
        loop {
            match self.table.get(slot).and_then(|entry| entry.checked_sub(1)) {
                Some(number) if self.word(number) == word => return number,
                Some(_) => slot = (slot + 1) & (self.table.len() - 1),
                None => break,
            }
        }
        let start = self.word_letters.len();
        self.word_letters.extend(word);
        let letters = Span { start, end: self.word_letters.len() };
        self.words.push(Word { letters, signature: signature(word) });
        if let Some(entry) = self.table.get_mut(slot) {
            *entry = self.words.len();
        }
        self.words.len() - 1
    }

    /// Makes room for twice as many words.
    fn grow(&mut self) {
        self.table = vec![0; (self.table.len() * 2).max(64)];
        for number in 0..self.words.len() {
            let mut slot = self.slot(self.word(number));
            while self.table.get(slot).is_some_and(|entry| *entry != 0) {
                slot = (slot + 1) & (self.table.len() - 1);
            }
            if let Some(entry) = self.table.get_mut(slot) {
                *entry = number + 1;
            }
        }
    }

    /// Where the search for a word in the table begins (FNV-1a over letters).
    fn slot(&self, word: &[Letter]) -> usize {
        let hash =
            word.iter().fold(0x811c_9dc5_u32, |hash, letter| (hash ^ u32::from(*letter)).wrapping_mul(0x0100_0193));
        (hash ^ (hash >> 15)) as usize & (self.table.len() - 1)
    }

    /// The letters of a word.
    pub(super) fn word(&self, number: usize) -> &[Letter] {
        self.words.get(number).map(|word| word.letters.of(&self.word_letters)).unwrap_or_default()
    }

    /// Every word by its number, with its signature.
    pub(super) fn words(&self) -> impl Iterator<Item = (&[Letter], u64)> {
        self.words.iter().map(|word| (word.letters.of(&self.word_letters), word.signature))
    }

    /// The names whose letters, with those of their context, may do; those of an entry stand together.
    pub(super) fn names(&self, may_do: impl Fn(u64) -> bool) -> impl Iterator<Item = NameView<'_>> {
        self.names.iter().filter(move |name| may_do(name.reach)).filter_map(|name| {
            let entry = self.entries.get(name.entry)?;
            let context = entry.context.and_then(|Context(number)| self.contexts.get(number));
            Some(NameView {
                kind: entry.kind,
                entry: name.entry,
                ordinal: entry.ordinal,
                letters: name.letters.of(&self.name_letters),
                words: name.words.of(&self.name_words),
                starts: name.words.of(&self.name_starts),
                signature: name.signature,
                pairs: name.pairs,
                context: context.map(|shared| shared.words.as_slice()).unwrap_or_default(),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_many_names_is_kept_once() {
        let mut index = Index::new();
        for number in 0..500 {
            index.add(Kind::Game, [format!("Golden Dragon {number}").as_str()], None);
        }
        assert_eq!(index.words().count(), 502);
        assert_eq!(index.names(|_| true).count(), 500);
        let last = index.names(|_| true).last().unwrap();
        let words: Vec<_> = last.words.iter().map(|word| String::from_utf16_lossy(index.word(*word))).collect();
        assert_eq!(words, ["golden", "dragon", "499"]);
        assert_eq!((last.entry, last.ordinal), (499, 499));
    }

    #[test]
    fn a_name_that_says_the_same_twice_counts_once() {
        let mut index = Index::new();
        index.add(Kind::Vendor, ["Đà Lạt", "", "da lat", "—", "大叻"], None);
        assert_eq!(index.names(|_| true).count(), 2);
    }

    #[test]
    fn entries_are_numbered_by_kind_and_know_their_context() {
        let mut index = Index::new();
        let vendor = index.context("Nine Lanterns");
        index.add(Kind::Help, ["Deposits"], None);
        index.add(Kind::Game, ["Koi"], Some(vendor));
        let koi = index.names(|_| true).last().unwrap();
        assert_eq!((koi.kind, koi.entry, koi.ordinal, koi.context.len()), (Kind::Game, 1, 0, 2));
    }
}
