//! A tiny seeded generator for property tests: the same numbers in every run and on every machine.

/// SplitMix64. Good enough to spread cases, and a failing case comes back on the next run.
pub(crate) struct Seeded(u64);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Self {
        Seeded(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// One of the given.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }

    /// A text of up to `longest` characters, each one of `alphabet`.
    pub(crate) fn text(&mut self, alphabet: &[char], longest: u64) -> String {
        (0..self.below(longest + 1)).map(|_| *self.pick(alphabet)).collect()
    }
}
