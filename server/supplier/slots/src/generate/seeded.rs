//! A small deterministic random generator. Designs must be the same on every machine and for ever, so it does not
//! depend on a library.

/// SplitMix64 over a hash of the title's code. For drawing and measuring designs only, never for outcomes.
#[derive(Debug, Clone)]
pub(in super::super) struct Seeded(u64);

impl Seeded {
    /// Starts from a hash (FNV-1a) of `text`.
    pub fn new(text: &str) -> Self {
        let hash = text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        Self(hash)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`, both included. The bias of the remainder does not matter for designs.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        let span = u64::from(high.saturating_sub(low)) + 1;
        low + (self.next() % span) as u32
    }

    /// True with a probability of `percent` in a hundred.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.between(1, 100) <= percent
    }

    /// `first` or one of `others`, each equally likely.
    pub fn pick<T: Copy>(&mut self, first: T, others: &[T]) -> T {
        let index = self.between(0, others.len() as u32) as usize;
        index.checked_sub(1).and_then(|index| others.get(index)).copied().unwrap_or(first)
    }

    /// Puts `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.between(0, last as u32) as usize);
        }
    }
}
