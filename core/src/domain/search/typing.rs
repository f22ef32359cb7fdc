//! Typing errors: how many letters too many, too few, wrong or changed with their neighbour lie between two texts.
//!
//! The bit-parallel algorithm of Myers with the transpositions of Hyyrö: a column of the table of distances is two words of
//! 64 bits, so that a letter of the text costs a dozen operations however long the search is.

use super::letters::{Letter, MAX_LENGTH, is_chinese};

/// How many typing errors a text of these letters may hold. In a short one each error makes another word, and a Chinese
/// character says as much as several letters.
pub(super) fn allowed(letters: &[Letter]) -> u32 {
    let (one, two) = if letters.iter().copied().any(is_chinese) { (3, 6) } else { (4, 8) };
    match letters.len() {
        length if length >= two => 2,
        length if length >= one => 1,
        _ => 0,
    }
}

/// What is looked for, made ready.
pub(super) struct Pattern {
    /// Where each ASCII letter stands, as bits.
    ascii: [u64; 128],
    /// The same for each other letter that occurs.
    others: Vec<(Letter, u64)>,
    length: usize,
}

impl Pattern {
    /// None for a text of no letters, or of more than [`MAX_LENGTH`].
    pub fn of(letters: &[Letter]) -> Option<Pattern> {
        if letters.is_empty() || letters.len() > MAX_LENGTH {
            return None;
        }
        let mut pattern = Pattern { ascii: [0; 128], others: Vec::new(), length: letters.len() };
        for letter in letters {
            let equal = letters.iter().enumerate().filter(|(_, other)| *other == letter);
            let positions = equal.fold(0, |all, (position, _)| all | 1 << position);
            match pattern.ascii.get_mut(usize::from(*letter)) {
                Some(ascii) => *ascii = positions,
                None => pattern.others.push((*letter, positions)),
            }
        }
        Some(pattern)
    }

    fn positions(&self, letter: Letter) -> u64 {
        self.ascii.get(usize::from(letter)).copied().unwrap_or_else(|| {
            let other = self.others.iter().find(|(other, _)| *other == letter);
            other.map_or(0, |(_, positions)| *positions)
        })
    }

    /// Errors between the pattern and the beginning of a text that is most like it.
    pub fn errors_at_beginning(&self, text: &[Letter]) -> u32 {
        self.min_errors(text, true)
    }

    /// Errors between the pattern and the part of a text that is most like it.
    pub fn errors_anywhere(&self, text: &[Letter]) -> u32 {
        self.min_errors(text, false)
    }

    fn min_errors(&self, text: &[Letter], anchored: bool) -> u32 {
        let last = 1_u64 << (self.length - 1);
        let (mut more, mut less) = (u64::MAX, 0_u64);
        let (mut diagonal, mut before) = (0_u64, 0_u64);
        let mut errors = u32::try_from(self.length).unwrap_or(u32::MAX);
        let mut min_errors = errors;
        for letter in text {
            let here = self.positions(*letter);
            let changed = ((!diagonal & here) << 1) & before;
            diagonal = ((here & more).wrapping_add(more) ^ more) | here | less | changed;
            let rise = less | !(diagonal | more);
            let fall = diagonal & more;
            errors = errors + u32::from(rise & last != 0) - u32::from(fall & last != 0);
            min_errors = min_errors.min(errors);
            // Whether letters in front of what is found count.
            let rise = rise << 1 | u64::from(anchored);
            more = fall << 1 | !(diagonal | rise);
            less = diagonal & rise;
            before = here;
        }
        min_errors
    }
}

#[cfg(test)]
mod tests {
    use super::super::letters::Words;
    use super::*;
    use crate::domain::testing::Seeded;

    fn errors(pattern: &str, text: &str) -> (u32, u32) {
        let (pattern, text) = (Words::of(pattern), Words::of(text));
        let pattern = Pattern::of(pattern.joined()).unwrap();
        (pattern.errors_at_beginning(text.joined()), pattern.errors_anywhere(text.joined()))
    }

    /// The table of distances itself (optimal string alignment).
    fn slow(pattern: &[Letter], text: &[Letter], anchored: bool) -> u32 {
        let mut table = vec![vec![0_u32; text.len() + 1]; pattern.len() + 1];
        for row in 0..=pattern.len() {
            for column in 0..=text.len() {
                table[row][column] = if row == 0 {
                    if anchored { column as u32 } else { 0 }
                } else if column == 0 {
                    row as u32
                } else {
                    let same = pattern[row - 1] == text[column - 1];
                    let mut best = table[row - 1][column - 1] + u32::from(!same);
                    best = best.min(table[row - 1][column] + 1).min(table[row][column - 1] + 1);
                    let swapped = row > 1
                        && column > 1
                        && pattern[row - 1] == text[column - 2]
                        && pattern[row - 2] == text[column - 1];
                    if swapped { best.min(table[row - 2][column - 2] + 1) } else { best }
                };
            }
        }
        table[pattern.len()].iter().copied().min().unwrap()
    }

    #[test]
    fn a_letter_too_many_too_few_wrong_or_changed_is_one_error() {
        for wrong in ["mahjongg", "mhjong", "mahjing", "majhong"] {
            assert_eq!(errors(wrong, "mahjong").0, 1, "{wrong}");
        }
        assert_eq!(errors("mahjong", "mahjong"), (0, 0));
        assert_eq!(errors("drgon", "dragonfish"), (1, 1), "what follows costs nothing");
        assert_eq!(errors("drgon", "goldendragon"), (3, 1));
    }

    #[test]
    fn it_agrees_with_the_table_of_distances_on_whatever_comes() {
        let mut seeded = Seeded::new(11);
        let alphabet = ['a', 'b', 'c', '龙', 'ព'];
        for _ in 0..4_000 {
            let (pattern, text) = (seeded.text(&alphabet, 12), seeded.text(&alphabet, 14));
            let (pattern, text) = (Words::of(&pattern), Words::of(&text));
            let Some(made) = Pattern::of(pattern.joined()) else { continue };
            let (pattern, text) = (pattern.joined(), text.joined());
            assert_eq!(made.errors_at_beginning(text), slow(pattern, text, true), "{pattern:?} {text:?}");
            assert_eq!(made.errors_anywhere(text), slow(pattern, text, false), "{pattern:?} {text:?}");
        }
    }

    #[test]
    fn a_pattern_of_the_greatest_length_counts_as_well() {
        let long: Vec<Letter> = (0..64).map(|place| 97 + place % 26).collect();
        let pattern = Pattern::of(&long).unwrap();
        assert_eq!(pattern.errors_at_beginning(&long), 0);
        assert_eq!(pattern.errors_at_beginning(&long[1..]), 1);
        assert!(Pattern::of(&[97; 65]).is_none() && Pattern::of(&[]).is_none());
    }

    #[test]
    fn a_longer_text_may_hold_more_errors() {
        let of = |text: &str| allowed(Words::of(text).joined());
        assert_eq!([of("koi"), of("tigr"), of("dragons"), of("lanterns")], [0, 1, 1, 2]);
        assert_eq!([of("金龙"), of("金色龙"), of("金色的龙宝藏")], [0, 1, 2]);
    }
}
