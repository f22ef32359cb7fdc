//! Base64url without padding (RFC 4648 section 5), as sealed calls carry it.
//!
//! Reading is strict: one text for one value, so that a nonce or a key can not be written in two ways.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes bytes.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().chain(&[0; 2]).take(3).fold(0usize, |sum, byte| sum << 8 | usize::from(*byte));
        for index in 0..=chunk.len() {
            let sextet = group >> (18 - 6 * index) & 63;
            out.push(ALPHABET.get(sextet).copied().map_or('A', char::from));
        }
    }
    out
}

/// Reads a text; nothing when it has a foreign character, padding, an impossible length or bits left over.
#[must_use]
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut group = 0u32;
        for byte in chunk {
            group = group << 6 | sextet(*byte)?;
        }
        let [_, first, second, third] = (group << (6 * (4 - chunk.len()))).to_be_bytes();
        match (chunk.len(), second, third) {
            (4, ..) => out.extend([first, second, third]),
            (3, _, 0) => out.extend([first, second]),
            (2, 0, 0) => out.push(first),
            _ => return None,
        }
    }
    Some(out)
}

const fn sextet(byte: u8) -> Option<u32> {
    Some(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    } as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_rfc_hold_without_their_padding() {
        for (bytes, text) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(encode(&[0xfb, 0xff, 0xfe]), "-__-");
    }

    #[test]
    fn every_byte_survives_at_every_position() {
        for length in 0..8 {
            for byte in 0..=255u8 {
                let bytes: Vec<u8> = (0..length).map(|index: u8| byte.wrapping_mul(index + 1)).collect();
                assert_eq!(decode(&encode(&bytes)), Some(bytes));
            }
        }
    }

    #[test]
    fn one_value_has_one_text() {
        for text in ["A", "AAAAA", "Zg==", "Zh", "Zm9", "Zm8=", "Zm9+", "Zm9/", "Z g", "Zé", "\0\0"] {
            assert_eq!(decode(text), None, "{text:?}");
        }
    }
}
