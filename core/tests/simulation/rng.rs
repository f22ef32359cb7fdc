//! Seeded choice. Every step of a run draws from a generator of its own, so that leaving one step out of a failing trace
//! does not change what the others do: that is what makes shrinking work.

/// SplitMix64: the same numbers on every machine, natively and in wasm.
pub struct Rng(u64);

impl Rng {
    /// The generator of one step of one run.
    pub fn of(seed: u64, step: u32) -> Rng {
        let mut rng = Rng(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ (u64::from(step) << 40));
        rng.next();
        rng
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound - 1`; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// True once in `of` times.
    pub fn once_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    /// One of the given.
    pub fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    /// A number that a view may send: mostly small, sometimes absurd.
    pub fn number(&mut self) -> u32 {
        self.one(&[0, 1, 1, 2, 3, 7, u32::MAX])
    }
}
