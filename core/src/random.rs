//! The core's only source of randomness: a cryptographic generator seeded once with 32 bytes at boot.
//!
//! With the same seed a session replays exactly, and a test can foresee every idempotency key.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// A seeded cryptographic generator.
pub(crate) struct Random(ChaCha20Rng);

impl Random {
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(seed))
    }

    /// 32 fresh bytes, for the encapsulation of one sealed call.
    pub fn entropy(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// A fresh idempotency key: 128 bits in hexadecimal.
    pub fn idempotency_key(&mut self) -> String {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut bytes = [0; 16];
        self.0.fill_bytes(&mut bytes);
        bytes
            .iter()
            .flat_map(|byte| [byte >> 4, byte & 15])
            .filter_map(|nibble| DIGITS.get(usize::from(nibble)).map(|digit| char::from(*digit)))
            .collect()
    }

    /// A number below `limit`; 0 for a limit of 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.0.next_u32().checked_rem(limit).unwrap_or(0)
    }

    /// An index below `count`, or nothing when that is 0.
    pub fn index(&mut self, count: usize) -> Option<usize> {
        let count = u32::try_from(count).ok().filter(|count| *count > 0)?;
        Some((self.0.next_u32() % count) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn a_seed_gives_the_key_stream_of_chacha20_so_that_a_session_replays_with_any_library() {
        // The first block for a key and a nonce of zeros, as RFC 8439 prints it (appendix A.1, test vector 1).
        let mut random = Random::from_seed([0; 32]);
        assert_eq!(random.idempotency_key(), "76b8e0ada0f13d90405d6ae55386bd28");
        assert_eq!(random.idempotency_key(), "bdd219b8a08ded1aa836efcc8b770dc7");
        assert_eq!(random.below(u32::MAX), u32::from_le_bytes([0xda, 0x41, 0x59, 0x7c]));
    }
}
