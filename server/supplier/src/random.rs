//! The source of outcomes: ChaCha20, seeded from the operating system for every round.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use slots::StopSource;

/// A cryptographically secure source of stops.
#[derive(Debug)]
pub struct Stops(ChaCha20Rng);

/// The operating system gave no random bytes, so no outcome can be drawn.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random numbers ({0}): rounds can not be drawn until it does")]
pub struct NoRandomness(#[from] getrandom::Error);

impl Stops {
    /// A source for one round.
    ///
    /// # Errors
    /// When the operating system gives no random bytes.
    pub fn for_round() -> Result<Self, NoRandomness> {
        let mut seed = [0_u8; 32];
        getrandom::fill(&mut seed)?;
        Ok(Self::from_seed(seed))
    }

    fn from_seed(seed: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(seed))
    }
}

impl StopSource for Stops {
    /// Numbers from the incomplete end of the range are drawn again, so that every stop is exactly equally likely.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let even = u32::MAX - u32::MAX % bound;
        loop {
            let drawn = self.0.next_u32();
            if drawn < even {
                return drawn % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stop_comes_and_none_beyond_the_strip() {
        let mut stops = Stops::from_seed([7; 32]);
        let mut seen = [0_u32; 37];
        for _ in 0..37_000 {
            seen[stops.below(37) as usize] += 1;
        }
        // Chi-squared with 36 degrees of freedom: 80 is passed once in about 30,000 fair runs, and this run is fixed.
        let chi: f64 = seen.iter().map(|&count| (f64::from(count) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 80.0, "{chi}");
    }

    #[test]
    fn two_rounds_draw_differently() {
        let draw = || {
            let mut stops = Stops::for_round().unwrap();
            (0..16).map(|_| stops.below(1_000_000)).collect::<Vec<_>>()
        };
        assert_ne!(draw(), draw());
    }
}
