//! How unevenly a title pays: the standard deviation of a round's payout, in units of its stake.
//!
//! Unlike the return to player it is no sum over lines: lines that cross share symbols, and free spins come in bundles.
//! So it is measured over rounds whose stops come from a generator with a fixed seed, so that every machine measures
//! the same. The number of rounds keeps the error well below the width of a class; a title takes some milliseconds.
#![expect(clippy::indexing_slicing, reason = "`Slot::compile` checked every reel, row, line and symbol index")]

use super::compile::{Reels, Slot};
use super::design::{PaysOn, Volatility};
use super::generate::seeded::Seeded;

/// Number of rounds that are played to measure a title.
const ROUNDS: u32 = 20_000;
/// The deviation from which a title is of medium volatility, in hundredths of the stake.
pub const MEDIUM_FROM: u32 = 300;
/// The deviation from which a title is of high volatility, in hundredths of the stake.
pub const HIGH_FROM: u32 = 450;

impl Volatility {
    /// The volatility class of a deviation in hundredths of the stake.
    #[must_use]
    pub fn of_deviation(deviation: u32) -> Self {
        match deviation {
            HIGH_FROM.. => Self::High,
            MEDIUM_FROM.. => Self::Medium,
            _ => Self::Low,
        }
    }
}

impl Slot {
    /// The standard deviation of a round's payout, free spins included, in hundredths of the stake.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "pays of a round are far below what a double counts exactly"
    )]
    pub fn deviation(&self) -> u32 {
        let mut seeded = Seeded::new("deviation");
        let mut windows = Vec::with_capacity(self.base.len());
        let (mut sum, mut squares) = (0.0_f64, 0.0_f64);
        for _ in 0..ROUNDS {
            let coins = self.coins_of_round(&mut seeded, &mut windows) as f64;
            sum += coins;
            squares += coins * coins;
        }
        let mean = sum / f64::from(ROUNDS);
        let variance = (squares / f64::from(ROUNDS) - mean * mean).max(0.0);
        (variance.sqrt() / f64::from(self.units()) * 100.0).round() as u32
    }

    /// The coins that [`Slot::play`] pays for the same stops, without a record of the wins.
    fn coins_of_round<'a>(&'a self, seeded: &mut Seeded, windows: &mut Vec<&'a [u8]>) -> u64 {
        let (coins, scatters) = self.coins_of_spin(&self.base, seeded, windows);
        let Some(free) = &self.design.free_spins else { return coins };
        let spins = (0..free.award(scatters)).map(|_| self.coins_of_spin(&self.free, seeded, windows).0);
        coins + spins.sum::<u64>() * u64::from(free.multiplier)
    }

    /// Coins and number of scatters of one spin.
    fn coins_of_spin<'a>(&self, reels: &'a Reels, seeded: &mut Seeded, windows: &mut Vec<&'a [u8]>) -> (u64, usize) {
        windows.clear();
        let mut scatters = 0;
        for reel in reels {
            let window = &reel[seeded.between(0, reel.len() as u32 - 1) as usize];
            scatters += window.scatters;
            windows.push(&window.paying);
        }
        let regular: u64 = match &self.design.pays_on {
            PaysOn::Lines(lines) => lines.iter().map(|line| self.line_pay(line, windows).0).sum(),
            PaysOn::Ways { .. } => {
                let symbols = (0..self.design.symbols.len() as u8).filter(|&symbol| self.is_regular(symbol));
                symbols.map(|symbol| self.ways_pay(symbol, windows).0).sum()
            }
        };
        let scattered = self.scatter.map_or(0, |scatter| u64::from(self.pay(scatter, scatters)));
        (regular + scattered * u64::from(self.units()), scatters)
    }
}

#[cfg(test)]
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "small counts")]
mod tests {
    use super::*;
    use crate::StopSource;
    use crate::generate::{self, Kind};

    impl StopSource for Seeded {
        fn below(&mut self, bound: u32) -> u32 {
            self.between(0, bound - 1)
        }
    }

    const KINDS: [Kind; 5] = [Kind::Slot, Kind::Table, Kind::Arcade, Kind::Bingo, Kind::Jackpot];

    fn titles(count: usize) -> impl Iterator<Item = Slot> {
        let title = |(index, kind): (usize, &Kind)| generate::for_game(&format!("spread-{index}"), *kind).unwrap();
        KINDS.iter().cycle().take(count).enumerate().map(title)
    }

    #[test]
    fn a_measured_round_pays_what_the_same_round_pays_in_play() {
        for slot in titles(60) {
            let (mut measured, mut played) = (Seeded::new("same"), Seeded::new("same"));
            let mut windows = Vec::new();
            for _ in 0..100 {
                assert_eq!(slot.coins_of_round(&mut measured, &mut windows), slot.play(&mut played).coins);
            }
        }
    }

    /// The deviation by visiting every stop combination of a title without free spins.
    fn enumerated(slot: &Slot) -> f64 {
        let lengths: Vec<u32> = slot.base.iter().map(|reel| reel.len() as u32).collect();
        let all: u32 = lengths.iter().product();
        let (mut sum, mut squares) = (0.0, 0.0);
        for index in 0..all {
            let mut rest = index;
            let stops: Vec<u32> = lengths.iter().map(|length| (rest % length, rest /= length).0).collect();
            let coins = slot.evaluate(&stops).coins as f64;
            sum += coins;
            squares += coins * coins;
        }
        let mean = sum / f64::from(all);
        (squares / f64::from(all) - mean * mean).sqrt() / f64::from(slot.units()) * 100.0
    }

    #[test]
    fn the_measured_deviation_is_that_of_full_enumeration_within_a_tenth() {
        let small = |slot: &Slot| slot.reels() == 3 && slot.design().free_spins.is_none();
        let slots: Vec<Slot> = titles(150).filter(small).collect();
        assert!(slots.len() > 10, "{}", slots.len());
        for slot in slots {
            let (measured, exact) = (f64::from(slot.deviation()), enumerated(&slot));
            assert!((measured - exact).abs() < exact / 10.0, "{measured} of {exact}");
        }
    }

    #[test]
    fn every_class_of_volatility_occurs_and_measuring_again_gives_the_same() {
        let mut seen = std::collections::HashMap::<Volatility, u32>::new();
        for slot in titles(60) {
            let deviation = slot.deviation();
            assert_eq!(slot.deviation(), deviation);
            *seen.entry(Volatility::of_deviation(deviation)).or_default() += 1;
        }
        assert!(seen.len() == 3 && seen.values().all(|count| *count >= 6), "{seen:?}");
    }

    #[test]
    fn classes_begin_at_their_thresholds() {
        let classes =
            [0, MEDIUM_FROM - 1, MEDIUM_FROM, HIGH_FROM - 1, HIGH_FROM, u32::MAX].map(Volatility::of_deviation);
        use Volatility::{High, Low, Medium};
        assert_eq!(classes, [Low, Low, Medium, Medium, High, High]);
    }
}
