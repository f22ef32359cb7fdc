//! The core's only source of randomness: a cryptographic generator seeded once with 32 bytes at boot.
//!
//! With the same seed a session replays exactly, and a test can foresee every idempotency key.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

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

    /// One of `count` places, or nothing when there is none.
    pub fn place(&mut self, count: usize) -> Option<usize> {
        let count = u32::try_from(count).ok().filter(|count| *count > 0)?;
        Some((self.0.next_u32() % count) as usize)
    }
}
