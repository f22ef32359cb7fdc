//! Random numbers from the operating system's generator, fetched 4096 bytes at a time: a captcha needs thousands of them.

use platform::ids;

/// A buffered source of random numbers.
pub(super) struct Rng {
    bytes: Vec<u8>,
}

impl Rng {
    pub(super) fn new() -> Self {
        Self { bytes: ids::random_bytes::<4096>().to_vec() }
    }

    /// A uniform number over the whole range.
    pub(super) fn next(&mut self) -> u32 {
        if self.bytes.len() < 4 {
            self.bytes = ids::random_bytes::<4096>().to_vec();
        }
        let rest = self.bytes.split_off(self.bytes.len() - 4);
        rest.first_chunk().copied().map_or(0, u32::from_le_bytes)
    }

    /// A number from 0 up to, but not including, `limit`. The bias of the remainder is negligible for the small limits here.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.next() as usize % limit.max(1)
    }

    /// A number from `low` to `high`.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.next() as f32 / u32::MAX as f32)
    }
}
