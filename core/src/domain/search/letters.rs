//! Texts made comparable: folded letters, cut into words.
//!
//! A letter is sixteen bits, so that a text of any script is walked like one of Latin. The few characters beyond the basic
//! plane share places with each other, which can only find too much.

use crate::domain::fold::{fold, is_ideograph, is_of_word};

/// A folded letter, in sixteen bits.
pub(super) type Letter = u16;

/// The letters of a search that are read; what stands behind them narrows nothing.
pub(super) const MAX_LENGTH: usize = 64;

/// A text as its words, which stand one behind the other without blanks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Words {
    letters: Vec<Letter>,
    ends: Vec<usize>,
}

impl Words {
    /// Reads a text of any length.
    pub fn of(text: &str) -> Words {
        Words::up_to(text, usize::MAX)
    }

    /// Reads the text of a search, as far as [`MAX_LENGTH`] goes.
    pub fn of_search(text: &str) -> Words {
        Words::up_to(text, MAX_LENGTH)
    }

    fn up_to(text: &str, longest: usize) -> Words {
        let mut words = Words::default();
        for letter in text.chars().filter_map(fold) {
            if is_apostrophe(letter) {
                continue;
            }
            if !is_of_word(letter) {
                words.end();
            } else if words.letters.len() < longest {
                words.letters.push(narrow(letter));
            } else {
                break;
            }
        }
        words.end();
        words
    }

    fn end(&mut self) {
        if self.ends.last().copied().unwrap_or_default() < self.letters.len() {
            self.ends.push(self.letters.len());
        }
    }

    /// All letters, one word behind the other.
    pub fn joined(&self) -> &[Letter] {
        &self.letters
    }

    /// The words in their order.
    pub fn iter(&self) -> impl Iterator<Item = &[Letter]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).filter_map(|(start, end)| self.letters.get(start..*end))
    }
}

/// Signs that stand within a word and that a searcher leaves out: "holdem" is "Hold'em".
const fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '`' | '\u{b4}' | '\u{2bc}' | '\u{2018}' | '\u{2019}')
}

fn narrow(letter: char) -> Letter {
    let code = letter as u32;
    // Places that Unicode leaves to private use take what lies beyond the basic plane.
    u16::try_from(code).unwrap_or_else(|_| 0xe000 + u16::try_from(code % 0x1900).unwrap_or_default())
}

/// The letters that occur in a text, as bits. Letters other than Latin ones and digits share bits.
pub(super) fn signature(letters: &[Letter]) -> u64 {
    letters.iter().fold(0, |all, letter| all | 1 << bit(*letter))
}

fn bit(letter: Letter) -> u16 {
    match letter {
        0x61..=0x7a => letter - 0x61,
        0x30..=0x39 => letter - 0x30 + 26,
        other => other % 28 + 36,
    }
}

/// The neighbouring letters that occur in a text, as bits, of which several pairs share one.
pub(super) fn pairs(letters: &[Letter]) -> u128 {
    letters.windows(2).fold(0, |all, pair| {
        let mixed = pair.iter().fold(0_u32, |mixed, letter| mixed.wrapping_mul(31).wrapping_add(u32::from(*letter)));
        all | 1 << (mixed.wrapping_mul(0x9e37_79b1) >> 25)
    })
}

/// How often each letter occurs in a search, by its bit.
pub(super) struct Counts {
    signature: u64,
    counts: [u8; 64],
}

impl Counts {
    /// Counts the letters of a search, which are at most [`MAX_LENGTH`].
    pub fn of(letters: &[Letter]) -> Counts {
        let mut counts = [0; 64];
        for letter in letters {
            if let Some(count) = counts.get_mut(usize::from(bit(*letter))) {
                *count += 1;
            }
        }
        Counts { signature: signature(letters), counts }
    }

    /// How many letters of the search do not occur in a text of this signature: it has at least as many typing errors.
    pub fn missing(&self, signature: u64) -> u32 {
        let mut bits = self.signature & !signature;
        let mut missing = 0;
        while bits != 0 {
            missing += u32::from(self.counts.get(bits.trailing_zeros() as usize).copied().unwrap_or_default());
            bits &= bits - 1;
        }
        missing
    }
}

/// Whether a letter belongs to a script that puts no blanks between words: Thai, Lao, Burmese, Khmer, Chinese, Japanese.
pub(super) fn is_unspaced(letter: Letter) -> bool {
    matches!(letter, 0xe00..=0xeff | 0x1000..=0x109f | 0x1780..=0x17ff | 0x3040..=0x30ff) || is_chinese(letter)
}

/// Whether a letter is a word by itself. Those from beyond the basic plane are all ideographs that occur in names.
pub(super) fn is_chinese(letter: Letter) -> bool {
    matches!(letter, 0xe000..=0xf8ff) || char::from_u32(u32::from(letter)).is_some_and(is_ideograph)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let letters = |word: &[Letter]| String::from_utf16_lossy(word);
        Words::of(text).iter().map(letters).collect()
    }

    #[test]
    fn a_text_falls_into_words_at_blanks_and_signs_but_not_at_apostrophes() {
        assert_eq!(words("  Đà-Lạt: Hold'em & King’s 4D "), ["da", "lat", "holdem", "kings", "4d"]);
        assert_eq!(words("金色 龙"), ["金色", "龙"]);
        assert_eq!(words("«»—"), [""; 0]);
        assert_eq!(Words::of("Golden  Dragon").joined(), Words::of("goldendragon").joined());
    }

    #[test]
    fn a_search_is_read_up_to_a_length_and_a_title_whole() {
        let long = "dragon ".repeat(40);
        assert_eq!(Words::of_search(&long).joined().len(), MAX_LENGTH);
        assert_eq!(Words::of(&long).joined().len(), 240);
    }

    #[test]
    fn a_signature_holds_a_bit_for_each_letter_that_occurs() {
        let of = |text: &str| signature(Words::of(text).joined());
        assert_eq!(of("abba"), 0b11);
        assert_eq!(of("dragon 7") & of("gonard"), of("dragon"));
        assert_ne!(of("龙"), 0);
        assert_eq!(of(""), 0);
    }

    #[test]
    fn letters_of_a_search_that_a_text_has_not_are_counted_as_often_as_they_occur() {
        let missing = |search: &str, text: &str| {
            Counts::of(Words::of(search).joined()).missing(signature(Words::of(text).joined()))
        };
        assert_eq!([missing("qqqq", "tiger"), missing("tiger q", "tiger"), missing("gert", "tiger")], [4, 1, 0]);
    }

    #[test]
    fn a_text_has_all_pairs_of_its_parts() {
        let of = |text: &str| pairs(Words::of(text).joined());
        assert_eq!(of("dendra") & !of("golden dragon"), 0);
        assert_ne!(of("nogard") & !of("golden dragon"), 0);
        assert_eq!(of("a"), 0);
    }

    #[test]
    fn letters_beyond_the_basic_plane_are_letters_too() {
        let letters = Words::of("\u{20000}\u{20001}").joined().to_vec();
        assert_eq!(letters.len(), 2);
        assert_ne!(letters[0], letters[1]);
        assert!(is_chinese(letters[0]) && is_unspaced(letters[0]) && !is_unspaced(u16::from(b'a')));
    }
}
