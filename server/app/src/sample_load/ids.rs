//! Ids in the server's own format, decided by a seed and a number: 12 hexadecimal digits of time, 8 of the number, 12 pseudo-random ones.

/// One step of SplitMix64: a well-mixed number for each seed.
pub(super) fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// What an id names: the same number gives a different id for each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum IdKind {
    Member = 1,
    Transaction,
    Round,
    Settled,
    Detail,
    Message,
}

/// The id of kind `of` with this number, made at `at_ms` (milliseconds since the epoch).
pub(super) fn id(seed: u64, of: IdKind, at_ms: i64, number: u32) -> String {
    let random = mix(seed ^ (u64::from(number) << 8) ^ of as u64) & 0xFFFF_FFFF_FFFF;
    format!("{at_ms:012x}{number:08x}{random:012x}")
}

/// A small pseudo-random generator; not for secrets.
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

    /// A number from 0 to below `bound`; 0 where `bound` is 0.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// The same as a signed number; 0 where `bound` is not positive.
    pub(super) fn span(&mut self, bound: i64) -> i64 {
        i64::try_from(self.below(u64::try_from(bound).unwrap_or(0))).unwrap_or(0)
    }

    /// A random one of the options; `fallback` where there are none.
    pub(super) fn pick<T: Copy>(&mut self, options: &[T], fallback: T) -> T {
        let index = usize::try_from(self.below(options.len() as u64)).unwrap_or(0);
        options.get(index).copied().unwrap_or(fallback)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_time_and_number_and_differ_by_what_they_name() {
        let first = id(1, IdKind::Round, 1_700_000_000_000, 7);
        assert_eq!(first.len(), 32);
        assert!(first < id(1, IdKind::Round, 1_700_000_000_000, 8));
        assert!(first < id(1, IdKind::Round, 1_700_000_000_001, 0));
        assert_ne!(first, id(1, IdKind::Transaction, 1_700_000_000_000, 7));
        assert_ne!(first, id(2, IdKind::Round, 1_700_000_000_000, 7));
        assert_eq!(first, id(1, IdKind::Round, 1_700_000_000_000, 7));
    }
}
