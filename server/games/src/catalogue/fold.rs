//! Folding of names for search: letters without case and without accents.
//!
//! "Pho" finds "Phở" and "DA LAT" finds "Đà Lạt". Only marks of the Latin, Greek and Cyrillic scripts and Arabic vowel
//! signs are dropped; the vowel signs of Khmer, Thai or Hindi are letters and stay (section 2 of the specification,
//! "name search box").

use unicode_normalization::UnicodeNormalization;

/// The folded form of a name or of a search, words separated by single spaces.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        let letters = word.nfkd().filter(|letter| !is_accent(*letter)).flat_map(char::to_lowercase);
        folded.extend(letters.map(|letter| if letter == 'đ' { 'd' } else { letter }).nfc());
    }
    folded
}

/// Whether a letter is a combining mark that a searcher may leave out.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{652}' | '\u{670}')
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn case_accents_and_blanks_do_not_matter() {
        assert_eq!(fold("  Đà   LẠT "), "da lat");
        assert_eq!(fold("Crème Brûlée"), "creme brulee");
        assert_eq!(fold("ＬＵＣＫＹ　７"), "lucky 7");
        assert_eq!(fold("فَانُوس"), "فانوس");
    }

    #[test]
    fn letters_that_look_like_marks_stay() {
        assert_eq!(fold("គោមសំណាង"), "គោមសំណាង");
        assert_eq!(fold("翡翠宫殿"), "翡翠宫殿");
        assert_eq!(fold("สล็อต"), "สล็อต");
    }
}
