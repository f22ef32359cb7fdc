//! What happens by chance, and again by the same seed.

/// A small generator of numbers that a seed repeats (SplitMix64).
pub(super) struct Chance(pub(super) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub(super) fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(usize::try_from(self.below(items.len().max(1) as u64)).unwrap_or(0))
    }

    /// `12.34`, below so many units of money.
    pub(super) fn amount(&mut self, most: u64) -> String {
        let minor = self.below(most * 100);
        format!("{}.{:02}", minor / 100, minor % 100)
    }
}
