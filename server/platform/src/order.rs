//! Order numbers of deposits, withdrawals and transfers, short enough to be read aloud, and payment references of bank transfers.

use crate::ids;

/// Letters and digits without look-alikes (no 0, O, 1, I).
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// A new random number such as `D-7KQ2-M9XH`, with `prefix` and 40 random bits. Uniqueness is for the caller's table to enforce.
#[must_use]
pub fn number(prefix: &str) -> String {
    let letters = ids::random_bytes::<8>().map(|byte| {
        let index = usize::from(byte % 32);
        char::from(ALPHABET.get(index).copied().unwrap_or(b'2'))
    });
    let (first, last) = letters.split_at(4);
    format!("{prefix}-{}-{}", first.iter().collect::<String>(), last.iter().collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_short_and_has_no_look_alikes() {
        let one = number("D");
        assert_eq!(one.len(), "D-XXXX-XXXX".len());
        assert!(one.bytes().skip(2).all(|byte| byte == b'-' || ALPHABET.contains(&byte)), "{one}");
        assert_ne!(one, number("D"));
    }
}
