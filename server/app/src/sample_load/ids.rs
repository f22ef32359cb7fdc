//! Ids as the server makes them, which a seed and a number decide: 12 digits of time, 8 of the number, 12 that look like any.

/// The next number of a sequence that a seed decides (SplitMix64).
pub(super) fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// What an id names: the same number gives another id for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    Member = 1,
    Transaction,
    Round,
    Settled,
    Detail,
    Message,
}

/// An id.
pub(super) fn id(seed: u64, of: Of, at_ms: i64, number: u32) -> String {
    let random = mix(seed ^ (u64::from(number) << 8) ^ of as u64) & 0xFFFF_FFFF_FFFF;
    format!("{at_ms:012x}{number:08x}{random:012x}")
}

/// A small generator; nothing that it gives is a secret.
#[derive(Debug, Clone)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(1);
        mix(self.0)
    }

    /// A number from 0 on below a bound; 0 where that is 0.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// The same as a signed one.
    pub(super) fn span(&mut self, bound: i64) -> i64 {
        i64::try_from(self.below(u64::try_from(bound).unwrap_or(0))).unwrap_or(0)
    }

    /// One of some.
    pub(super) fn pick<T: Copy>(&mut self, options: &[T], fallback: T) -> T {
        let place = usize::try_from(self.below(options.len() as u64)).unwrap_or(0);
        options.get(place).copied().unwrap_or(fallback)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_time_and_number_and_differ_by_what_they_name() {
        let first = id(1, Of::Round, 1_700_000_000_000, 7);
        assert_eq!(first.len(), 32);
        assert!(first < id(1, Of::Round, 1_700_000_000_000, 8));
        assert!(first < id(1, Of::Round, 1_700_000_000_001, 0));
        assert_ne!(first, id(1, Of::Transaction, 1_700_000_000_000, 7));
        assert_ne!(first, id(2, Of::Round, 1_700_000_000_000, 7));
        assert_eq!(first, id(1, Of::Round, 1_700_000_000_000, 7));
    }
}
