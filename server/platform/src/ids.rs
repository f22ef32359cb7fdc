//! Identifiers and secret tokens.
//!
//! An id sorts by the time it was made, so that new rows land together at the end of an index. Ids that one process makes within a
//! millisecond sort in the order in which they were made: a stake before its payout. A token is a secret: all its 256 bits are
//! random, and the database keeps only its hash.

use std::sync::atomic::{AtomicU32, Ordering};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// `N` random bytes from the operating system's generator.
///
/// # Panics
/// When the operating system has no randomness to give: no secret may be made then.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[expect(clippy::expect_used, reason = "going on without randomness would hand out secrets that can be guessed")]
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The number of ids that this process has made.
static MADE: AtomicU32 = AtomicU32::new(0);

/// A new id of 32 hexadecimal digits: 12 of time (milliseconds since the epoch), 6 of a counter of this process that wraps around after
/// 16 million ids, and 14 random ones (RFC 9562, section 6.2).
pub fn new_id(now_ms: i64) -> String {
    let [_, _, time @ ..] = now_ms.to_be_bytes();
    let [_, count @ ..] = MADE.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    let random: [u8; 7] = random_bytes();
    let mut bytes = [0; 16];
    for (byte, from) in bytes.iter_mut().zip(time.into_iter().chain(count).chain(random)) {
        *byte = from;
    }
    hex(&bytes)
}

/// A lower bound of all ids that [`new_id`] makes at this time or later.
pub fn first_id(ms: i64) -> String {
    format!("{:012x}", ms.max(0))
}

/// A new secret of 256 bits in base64url, 43 characters.
pub fn random_token() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<32>())
}

/// The form in which a secret of full entropy is stored: its SHA-256 in hexadecimal.
pub fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(if value < 10 { b'0' + value } else { b'a' + value - 10 });
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(digit(byte >> 4));
        text.push(digit(byte & 15));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_time_and_do_not_repeat() {
        assert!(new_id(1) < new_id(2));
        assert!(new_id(1_700_000_000_000) < new_id(1_800_000_000_000));
        assert_ne!(new_id(5), new_id(5));
        let of_one_moment: Vec<String> = (0..100).map(|_| new_id(7)).collect();
        assert!(of_one_moment.is_sorted(), "as they were made: {of_one_moment:?}");
        assert_eq!(new_id(5).len(), 32);
    }

    #[test]
    fn a_token_is_stored_as_its_hash() {
        let token = random_token();
        assert_eq!(token.len(), 43);
        assert_eq!(token_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert!(!token_hash(&token).contains(&token));
    }
}
