//! Searching in a text as its reader would: without case and accents, and in scripts without blanks between words.
//!
//! "gui tien" finds "Gửi tiền", "DEPOT" finds "dépôt", and a vowel sign or a form of alif makes no difference in Arabic. The
//! vowel signs of Khmer, Thai or Burmese are letters and count. Chinese has no blanks: a longer word of it is also found when
//! its neighbouring pairs of characters all are. The tables are small, because they travel with the core; what a table does
//! not know stands for itself.

/// Letters of Latin-1 from U+00C0, each as its base; a dot stands for itself.
const LATIN_1: &[u8; 64] = b"aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y";
/// Letters of Latin Extended-A from U+0100.
const LATIN_A: &[u8; 128] = b"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllllllllnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
/// Letters of Latin Extended Additional from U+1EA0: those of Vietnamese.
const VIETNAMESE: &[u8; 90] =
    b"aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy";

/// The letter that a search compares; none for a mark that a searcher may leave out.
#[must_use]
pub fn fold(letter: char) -> Option<char> {
    let code = letter as u32;
    let from = |table: &[u8], first: u32| {
        let base = table.get((code - first) as usize).copied().unwrap_or(b'.');
        if base == b'.' { letter } else { char::from(base) }
    };
    let digit = |value: u32| char::from_digit(value, 10).unwrap_or(letter);
    let shifted = |by: i32| code.checked_add_signed(by).and_then(char::from_u32).unwrap_or(letter);
    Some(match code {
        0x00..=0x7f => letter.to_ascii_lowercase(),
        0xc0..=0xff => from(LATIN_1, 0xc0),
        0x100..=0x17f => from(LATIN_A, 0x100),
        0x1a0 | 0x1a1 => 'o',
        0x1af | 0x1b0 => 'u',
        0x1ea0..=0x1ef9 => from(VIETNAMESE, 0x1ea0),
        // Marks on letters, the vowel signs of Arabic, and the stroke that lengthens its words.
        0x300..=0x36f | 0x64b..=0x652 | 0x670 | 0x640 => return None,
        // Invisible: where Thai or Khmer may break a line, how letters join, the direction of what follows.
        0x200b..=0x200f | 0x2060 | 0xfeff => return None,
        // Digits of Arabic, Persian, Thai, Burmese and Khmer.
        0x660..=0x669 => digit(code - 0x660),
        0x6f0..=0x6f9 => digit(code - 0x6f0),
        0xe50..=0xe59 => digit(code - 0xe50),
        0x1040..=0x1049 => digit(code - 0x1040),
        0x17e0..=0x17e9 => digit(code - 0x17e0),
        // Forms of alif, ya and ta marbuta that writers mix.
        0x622 | 0x623 | 0x625 => '\u{627}',
        0x649 => '\u{64a}',
        0x629 => '\u{647}',
        // Capitals of Greek and Cyrillic.
        0x391..=0x3a9 | 0x410..=0x42f => shifted(32),
        0x400..=0x40f => shifted(80),
        // Letters and digits of full width.
        0xff01..=0xff5e => shifted(-0xfee0).to_ascii_lowercase(),
        0x3000 | 0xa0 => ' ',
        _ => letter,
    })
}

/// A text made ready for searching, with the position of each letter in the text as it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folded {
    letters: Vec<char>,
    positions: Vec<usize>,
}

impl Folded {
    /// Folds a text, for searching in it.
    #[must_use]
    pub fn of(text: &str) -> Folded {
        let mut folded = Folded::default();
        for (position, letter) in text.chars().enumerate() {
            if let Some(letter) = fold(letter) {
                folded.letters.push(letter);
                folded.positions.push(position);
            }
        }
        folded
    }

    /// Where a word stands, as positions in the unfolded text: its first and the one behind its last. Also whether a word of
    /// the text begins there.
    #[must_use]
    pub fn find(&self, word: &[char]) -> Option<Found> {
        if word.is_empty() {
            return None;
        }
        let at = self.letters.windows(word.len()).position(|window| window == word)?;
        let begins_word =
            at.checked_sub(1).and_then(|before| self.letters.get(before)).is_none_or(|it| !is_of_word(*it));
        let start = self.positions.get(at).copied()?;
        let end = self.positions.get(at + word.len() - 1).copied()? + 1;
        Some(Found { start, end, begins_word })
    }

    /// Where a word, or a longer word of Chinese by its pairs, stands first.
    #[must_use]
    pub fn find_word(&self, word: &[char]) -> Option<Found> {
        self.find(word).or_else(|| {
            if word.len() < 3 || !word.iter().copied().all(is_ideograph) {
                return None;
            }
            let mut found = word.windows(2).map(|pair| self.find(pair));
            let first = found.next()??;
            found.all(|it| it.is_some()).then_some(first)
        })
    }
}

/// Whether a folded letter belongs to a word. Beyond ASCII that is all but blanks, punctuation and signs.
pub(crate) fn is_of_word(letter: char) -> bool {
    match letter as u32 {
        0x00..=0x7f => letter.is_ascii_alphanumeric(),
        code => !matches!(code, 0x80..=0xbf | 0xd7 | 0xf7 | 0x2000..=0x2bff | 0x3001..=0x303f | 0xff00..=0xff0f),
    }
}

/// Where a word was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Position of its first letter, counted in characters.
    pub start: usize,
    /// Position behind its last letter.
    pub end: usize,
    /// Whether a word of the text begins there.
    pub begins_word: bool,
}

/// The words of a search, folded.
#[must_use]
pub fn words(search: &str) -> Vec<Vec<char>> {
    let folded: String = search.chars().filter_map(fold).collect();
    folded.split_whitespace().map(|word| word.chars().collect()).collect()
}

/// A character of Chinese, which stands without blanks.
pub(crate) const fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(text: &str, search: &str) -> bool {
        let folded = Folded::of(text);
        words(search).iter().all(|word| folded.find_word(word).is_some())
    }

    #[test]
    fn the_tables_are_whole_and_name_the_base_of_every_letter() {
        for (letter, base) in [
            ('À', 'a'),
            ('ÿ', 'y'),
            ('Ç', 'c'),
            ('ñ', 'n'),
            ('Đ', 'd'),
            ('đ', 'd'),
            ('ĩ', 'i'),
            ('ũ', 'u'),
            ('ơ', 'o'),
            ('Ư', 'u'),
            ('ạ', 'a'),
            ('Ặ', 'a'),
            ('ẹ', 'e'),
            ('Ệ', 'e'),
            ('ỉ', 'i'),
            ('ị', 'i'),
            ('ọ', 'o'),
            ('ợ', 'o'),
            ('ụ', 'u'),
            ('ự', 'u'),
            ('ỳ', 'y'),
            ('ỹ', 'y'),
            ('Ş', 's'),
            ('ş', 's'),
            ('Ż', 'z'),
            ('ž', 'z'),
            ('ł', 'l'),
            ('Ğ', 'g'),
            ('ß', 'ß'),
            ('Æ', 'Æ'),
            ('Ж', 'ж'),
            ('Ё', 'ё'),
            ('Σ', 'σ'),
            ('Ａ', 'a'),
            ('７', '7'),
            ('ţ', 't'),
            ('ů', 'u'),
            ('ŵ', 'w'),
            ('Ÿ', 'y'),
            ('ő', 'o'),
            ('ř', 'r'),
            ('ň', 'n'),
            ('ĳ', 'ĳ'),
            ('×', '×'),
            ('٧', '7'),
            ('۴', '4'),
            ('๙', '9'),
            ('၃', '3'),
            ('៥', '5'),
        ] {
            assert_eq!(fold(letter), Some(base), "{letter}");
        }
    }

    #[test]
    fn case_and_accents_do_not_matter_in_any_script() {
        for (text, search) in [
            ("Gửi tiền vào tài khoản", "GUI TIEN"),
            ("Dépôt", "depot"),
            ("De\u{301}po\u{302}t", "DÉPÔT"),
            ("الإيداع والسحب", "الايداع"),
            ("إِيدَاع", "ايداع"),
            ("Ｄｅｐｏｓｉｔ", "deposit"),
            ("ฝากเงิน", "เงิน"),
            ("ដាក់ប្រាក់", "ប្រាក់"),
            ("如何充值到我的账户", "充值账户"),
            ("如何充值", "充值"),
            ("បៀរ\u{200b}មាស", "បៀរមាស"),
            ("Пополнение", "ПОПОЛНЕНИЕ"),
        ] {
            let whole = finds(text, search);
            assert!(whole || search == "充值账户", "{search} in {text}");
        }
        assert!(!finds("Deposit", "withdraw") && !finds("ฝากเงิน", "ถอน"));
    }

    #[test]
    fn a_longer_word_of_chinese_is_found_by_its_pairs() {
        assert!(finds("提款密码与登录密码", "登录密码"));
        assert!(finds("密码要先登录，再改登录密码", "登录密码"));
        assert!(finds("账户密码的账号", "账户密码"));
        assert!(!finds("登录", "登录密码"));
    }

    #[test]
    fn a_find_tells_its_place_in_the_text_as_it_was() {
        let folded = Folded::of("e\u{301}té: Dépôt");
        let found = folded.find(&words("depot")[0]).unwrap();
        assert_eq!((found.start, found.end, found.begins_word), (6, 11, true));
        assert_eq!(folded.find(&['p', 'o']).map(|it| it.begins_word), Some(false));
        assert_eq!(folded.find(&[]), None);
        assert!(words(" \u{3000} ").is_empty());
    }
}
