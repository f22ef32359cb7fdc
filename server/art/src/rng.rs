//! Randomness determined by a name: the same seed draws the same picture on every machine, for ever.
//!
//! Pictures are addressed by name and cached as immutable, so they must not depend on a clock, a process or the version of a random
//! number crate. FNV-1a hashes the name, mulberry32 (32 bits of state) generates numbers from the hash.

/// A small pseudo-random generator; never for secrets.
pub struct Rng(u32);

/// The FNV-1a hash of a name.
pub(super) fn hash(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |state, byte| (state ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

impl Rng {
    /// A generator whose whole sequence the name determines.
    pub fn named(name: &str) -> Self {
        Self(hash(name))
    }

    /// The next number from 0 (inclusive) to 1 (exclusive).
    pub fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(61 | t)) ^ t;
        f64::from(t ^ (t >> 14)) / 4_294_967_296.0
    }

    /// A number between the bounds.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + self.unit() * (high - low)
    }

    /// A whole number from 0 to `count` - 1.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "unit() is in 0..1, counts are small")]
    pub fn below(&mut self, count: u32) -> u32 {
        (self.unit() * f64::from(count)) as u32
    }

    /// A random one of the options; `fallback` where there are none.
    pub fn pick<T: Copy>(&mut self, options: &[T], fallback: T) -> T {
        let index = self.below(u32::try_from(options.len()).unwrap_or(u32::MAX)) as usize;
        options.get(index).copied().unwrap_or(fallback)
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn a_name_always_draws_the_same_sequence() {
        let draw = |name: &str| {
            let mut rng = Rng::named(name);
            [rng.below(1000), rng.below(1000), rng.below(1000)]
        };
        assert_eq!(draw("lantern-fortune"), draw("lantern-fortune"));
        assert_ne!(draw("lantern-fortune"), draw("lantern-fortunes"));
    }

    #[test]
    fn draws_stay_inside_their_bounds() {
        let mut rng = Rng::named("bounds");
        for _ in 0..10_000 {
            assert!((0.0..1.0).contains(&rng.unit()));
            assert!(rng.below(7) < 7);
        }
    }
}
