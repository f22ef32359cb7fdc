//! Values of ASCII alone, which nearly all values are: one walk over the bytes says everything that a rule asks.
//!
//! Such a value is in NFC, its length is its number of bytes, and what it is made of fits into one byte of classes.

pub(super) const LOWER: u8 = 1;
pub(super) const UPPER: u8 = 2;
pub(super) const DIGIT: u8 = 4;
/// The class of the space.
pub(super) const SPACE: u8 = 8;
/// The class of other white space.
pub(super) const BLANK: u8 = 16;
pub(super) const SYMBOL: u8 = 32;
/// The class of control characters.
pub(super) const OTHER: u8 = 64;
/// The class of bytes that are no ASCII.
const BEYOND: u8 = 128;

pub(super) const LETTER: u8 = LOWER | UPPER;
pub(super) const ALPHANUMERIC: u8 = LETTER | DIGIT;

/// Class of every byte.
static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut classes = [BEYOND; 256];
    let mut byte = 0u8;
    while byte < 128 {
        let class = match byte {
            b'a'..=b'z' => LOWER,
            b'A'..=b'Z' => UPPER,
            b'0'..=b'9' => DIGIT,
            b' ' => SPACE,
            b'\t'..=b'\r' => BLANK,
            _ if byte.is_ascii_punctuation() => SYMBOL,
            _ => OTHER,
        };
        classes.split_at_mut(byte as usize).1.split_at_mut(1).0.copy_from_slice(&[class]);
        byte += 1;
    }
    classes
}

/// Class of a byte.
pub(super) fn class(byte: u8) -> u8 {
    CLASSES.get(usize::from(byte)).copied().unwrap_or(BEYOND)
}

/// The classes that occur in a value; nothing when it is not of ASCII alone.
pub(super) fn classes_of(value: &[u8]) -> Option<u8> {
    // Four at a time: the classes of one byte do not wait for those of the other.
    let (fours, rest) = value.as_chunks::<4>();
    let found = fours.iter().fold(0, |found, [a, b, c, d]| found | class(*a) | class(*b) | class(*c) | class(*d));
    let found = rest.iter().fold(found, |found, byte| found | class(*byte));
    (found & BEYOND == 0).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_the_class_that_its_character_has() {
        for byte in 0..=u8::MAX {
            let character = char::from(byte);
            let class = class(byte);
            assert_eq!(class.count_ones(), 1);
            assert_eq!(class == BEYOND, !byte.is_ascii());
            if byte.is_ascii() {
                assert_eq!(class & LETTER != 0, character.is_ascii_alphabetic());
                assert_eq!(class == UPPER, character.is_ascii_uppercase());
                assert_eq!(class == DIGIT, character.is_ascii_digit());
                assert_eq!(class & (SPACE | BLANK) != 0, character.is_whitespace(), "{byte}");
                assert_eq!(class == SYMBOL, character.is_ascii_punctuation());
            }
        }
        assert_eq!(classes_of(b"aZ9 "), Some(LOWER | UPPER | DIGIT | SPACE));
        assert_eq!((classes_of(b""), classes_of("é".as_bytes())), (Some(0), None));
    }
}
