//! Voucher codes: `LMRV-XXXX-XXXX-XXXX`, eleven random characters and a check character that detects typing errors.
//!
//! The alphabet of 32 characters leaves out the look-alikes 0, O, 1 and I. The check character is Luhn's scheme over it
//! (mod 32): it detects every wrong character and nearly every swap of neighbours.

use platform::ids;

const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const PREFIX: &str = "LMRV";
const RANDOM_CHARS: usize = 11;
const GROUP_CHARS: usize = 4;

/// A code with a valid check character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoucherCode(String);

impl VoucherCode {
    /// A new random code.
    pub fn random() -> Self {
        let random: [u8; RANDOM_CHARS] = ids::random_bytes();
        // 256 is a multiple of 32, so all characters are equally likely.
        Self::of(random.map(|byte| usize::from(byte % 32)).to_vec())
    }

    /// Reads a typed code, whatever its case, spaces and dashes. `None` where it is no valid code.
    pub fn parse(typed: &str) -> Option<Self> {
        let compact: String = typed.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
        let compact = compact.to_ascii_uppercase();
        let values: Option<Vec<usize>> = compact.strip_prefix(PREFIX)?.bytes().map(value).collect();
        let mut values = values?;
        let check = values.pop()?;
        (values.len() == RANDOM_CHARS && check == check_of(&values)).then(|| Self::of(values))
    }

    /// The code as it is shown and stored, with dashes.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn of(mut values: Vec<usize>) -> Self {
        values.push(check_of(&values));
        let mut text = PREFIX.to_owned();
        for (index, value) in values.into_iter().enumerate() {
            if index % GROUP_CHARS == 0 {
                text.push('-');
            }
            text.extend(ALPHABET.get(value).copied().map(char::from));
        }
        Self(text)
    }
}

fn value(character: u8) -> Option<usize> {
    ALPHABET.iter().position(|it| *it == character)
}

/// Luhn's check value modulo 32: from the right, every other value is doubled and the two base-32 digits of the result
/// are added.
fn check_of(values: &[usize]) -> usize {
    let double_and_add_digits = |value: usize| 2 * value / 32 + 2 * value % 32;
    let sum: usize = values
        .iter()
        .rev()
        .enumerate()
        .map(|(index, value)| if index % 2 == 0 { double_and_add_digits(*value) } else { *value })
        .sum();
    (32 - sum % 32) % 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_form_and_is_read_however_it_is_typed() {
        for _ in 0..200 {
            let code = VoucherCode::random();
            let text = code.as_str();
            let groups: Vec<&str> = text.split('-').collect();
            assert_eq!(groups.iter().map(|group| group.len()).collect::<Vec<_>>(), [4, 4, 4, 4], "{text}");
            assert!(groups[0] == "LMRV" && !groups[1..].concat().contains(['0', 'O', '1', 'I']), "{text}");
            assert_eq!(VoucherCode::parse(text), Some(code.clone()));
            assert_eq!(VoucherCode::parse(&format!(" {} ", text.to_lowercase().replace('-', " "))), Some(code));
        }
        assert_ne!(VoucherCode::random(), VoucherCode::random());
    }

    #[test]
    fn each_wrong_character_and_each_swap_of_neighbours_is_noticed() {
        let code = VoucherCode::random();
        let text = code.as_str().as_bytes();
        for index in 5..text.len() {
            if text[index] == b'-' {
                continue;
            }
            for other in ALPHABET.iter().filter(|it| **it != text[index]) {
                let mut wrong = text.to_vec();
                wrong[index] = *other;
                assert_eq!(VoucherCode::parse(std::str::from_utf8(&wrong).unwrap()), None);
            }
        }
        let bare: Vec<u8> = text[5..].iter().copied().filter(|it| *it != b'-').collect();
        for index in 0..bare.len() - 1 {
            let mut swapped = bare.clone();
            swapped.swap(index, index + 1);
            // Luhn's scheme does not detect a swap of the first and the last character of the alphabet.
            let ends = [bare[index], bare[index + 1]].iter().all(|it| [b'2', b'Z'].contains(it));
            let typed = format!("LMRV{}", String::from_utf8(swapped.clone()).unwrap());
            assert!(swapped == bare || ends || VoucherCode::parse(&typed).is_none(), "{typed}");
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        for text in [
            "",
            "LMRV",
            "LMRV-",
            "LMRV-2222-2222-222",
            "XXXX-2222-2222-2222",
            "LMRV-2222-2222-22222",
            "LMRV-OOOO-2222-2222",
            "LMRV-\u{0}",
        ] {
            assert_eq!(VoucherCode::parse(text), None, "{text}");
        }
        assert!(VoucherCode::parse("LMRV-2222-2222-2222").is_some(), "all are of value 0, and so is their check");
    }
}
