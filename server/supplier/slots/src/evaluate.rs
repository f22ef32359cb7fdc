//! From stops to pays: what a player sees and wins.
#![expect(clippy::indexing_slicing, reason = "`Slot::compile` checked every reel, row, line and symbol index")]

use serde::{Deserialize, Serialize};

use super::compile::{Reels, Slot};
use super::design::PaysOn;

/// A source of stops: the supplier's random generator in play, chosen stops in a test.
pub trait StopSource {
    /// A number below `bound`, each equally likely. `bound` is at least one.
    fn below(&mut self, bound: u32) -> u32;
}

/// A complete round: the paid spin and the free spins it awarded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The paid spin.
    pub spin: SpinResult,
    /// The free spins in the order in which they ran.
    pub free_spins: Vec<SpinResult>,
    /// All pays together, in coins.
    pub coins: u64,
}

/// One turn of the reels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpinResult {
    /// Where each reel stopped: the strip index in the top row.
    pub stops: Vec<u32>,
    /// The symbols in view, reel by reel from the top, as the strips show them.
    pub grid: Vec<Vec<u8>>,
    /// The reels that a wild has covered.
    pub covered: Vec<u8>,
    /// The wins of this spin.
    pub wins: Vec<Win>,
    /// Number of free spins that this spin awarded.
    pub awarded: u32,
    /// All pays of this spin, in coins, with the multiplier of free spins applied.
    pub coins: u64,
}

/// One win.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Win {
    /// What it was paid for.
    pub kind: WinKind,
    /// Index of the symbol.
    pub symbol: u8,
    /// Number of matching reels; for the scatter, number of matching places.
    pub count: u8,
    /// The places that won, as reel and row.
    pub places: Vec<(u8, u8)>,
    /// The pay in coins, with all multipliers applied.
    pub coins: u64,
}

/// What a win was paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinKind {
    /// A line, by its index.
    Line(u8),
    /// This many ways.
    Ways(u32),
    /// Scatters in view.
    Scatter,
}

impl Slot {
    /// Plays a round to its end.
    pub fn play(&self, source: &mut impl StopSource) -> Outcome {
        let spin = self.evaluate(&draw(&self.base, source));
        let free_spins: Vec<_> = (0..spin.awarded).map(|_| self.evaluate_free(&draw(&self.free, source))).collect();
        let coins = spin.coins + free_spins.iter().map(|free| free.coins).sum::<u64>();
        Outcome { spin, free_spins, coins }
    }

    /// Evaluates the paid spin at `stops`. A stop beyond its strip wraps round.
    pub fn evaluate(&self, stops: &[u32]) -> SpinResult {
        let mut result = self.evaluate_on(&self.base, stops, 1);
        result.awarded = self.design.free_spins.as_ref().map_or(0, |free| free.award(self.scatters(&result)));
        result
    }

    /// Evaluates a free spin at `stops`.
    pub fn evaluate_free(&self, stops: &[u32]) -> SpinResult {
        let multiplier = self.design.free_spins.as_ref().map_or(1, |free| free.multiplier);
        self.evaluate_on(&self.free, stops, multiplier)
    }

    fn evaluate_on(&self, reels: &Reels, stops: &[u32], multiplier: u32) -> SpinResult {
        let windows: Vec<_> = reels.iter().zip(stops).map(|(reel, &stop)| &reel[stop as usize % reel.len()]).collect();
        let paying: Vec<&[u8]> = windows.iter().map(|window| window.paying.as_slice()).collect();
        let mut wins = match &self.design.pays_on {
            PaysOn::Lines(lines) => {
                lines.iter().enumerate().filter_map(|(index, line)| self.line_win(index, line, &paying)).collect()
            }
            PaysOn::Ways { .. } => self.ways_wins(&paying),
        };
        let grid: Vec<Vec<u8>> = windows.iter().map(|window| window.shown.clone()).collect();
        wins.extend(self.scatter_win(&grid));
        for win in &mut wins {
            win.coins *= u64::from(multiplier);
        }
        let covered = (0_u8..).zip(&windows).filter(|(_, window)| window.shown != window.paying);
        SpinResult {
            stops: stops.to_vec(),
            covered: covered.map(|(reel, _)| reel).collect(),
            coins: wins.iter().map(|win| win.coins).sum(),
            grid,
            wins,
            awarded: 0,
        }
    }

    fn line_win(&self, index: usize, line: &[u8], paying: &[&[u8]]) -> Option<Win> {
        let (coins, symbol, count) = self.line_pay(line, paying);
        let places = (0_u8..).zip(line.iter().copied()).take(count).collect();
        (coins > 0).then(|| Win { kind: WinKind::Line(to_u8(index)), symbol, count: to_u8(count), places, coins })
    }

    /// A line pays once: the run of its first regular symbol with wilds in it, or the run of wilds if that is worth
    /// more. Returns the coins, the symbol and the length of the run.
    pub(super) fn line_pay(&self, line: &[u8], paying: &[&[u8]]) -> (u64, u8, usize) {
        let on_line = || line.iter().zip(paying).map(|(&row, reel)| reel[usize::from(row)]);
        let is_wild = |symbol: u8| Some(symbol) == self.wild;
        let wilds = on_line().take_while(|&symbol| is_wild(symbol)).count();
        let wild_pay = self.wild.filter(|_| wilds > 0).map_or(0, |wild| self.pay(wild, wilds));
        let mut best = (u64::from(wild_pay), self.wild.unwrap_or_default(), wilds);
        if let Some(symbol) = on_line().nth(wilds).filter(|&symbol| Some(symbol) != self.scatter) {
            let run = on_line().take_while(|&shown| shown == symbol || is_wild(shown)).count();
            let has_wild = on_line().take(run).any(is_wild);
            let factor = if has_wild { self.design.wild.multiplier } else { 1 };
            let coins = u64::from(self.pay(symbol, run)) * u64::from(factor);
            if coins >= best.0 {
                best = (coins, symbol, run);
            }
        }
        best
    }

    fn ways_wins(&self, paying: &[&[u8]]) -> Vec<Win> {
        let mut wins = Vec::new();
        for symbol in (0..to_u8(self.design.symbols.len())).filter(|&symbol| self.is_regular(symbol)) {
            let (coins, ways, run) = self.ways_pay(symbol, paying);
            if coins > 0 {
                let matches = |shown: u8| shown == symbol || Some(shown) == self.wild;
                let places = places(&paying[..run], matches);
                wins.push(Win { kind: WinKind::Ways(ways), symbol, count: to_u8(run), places, coins });
            }
        }
        wins
    }

    /// All ways of a symbol: the coins they pay, the number of ways, and the number of reels they cover.
    pub(super) fn ways_pay(&self, symbol: u8, paying: &[&[u8]]) -> (u64, u32, usize) {
        let matches = |shown: &&u8| **shown == symbol || Some(**shown) == self.wild;
        let (mut ways, mut run) = (1_u32, 0);
        for window in paying {
            match window.iter().filter(matches).count() {
                0 => break,
                count => ways *= count as u32,
            }
            run += 1;
        }
        (u64::from(self.pay(symbol, run)) * u64::from(ways), ways, run)
    }

    fn scatter_win(&self, grid: &[Vec<u8>]) -> Option<Win> {
        let symbol = self.scatter?;
        let shown: Vec<&[u8]> = grid.iter().map(Vec::as_slice).collect();
        let places = places(&shown, |shown| shown == symbol);
        let coins = u64::from(self.pay(symbol, places.len())) * u64::from(self.units());
        (coins > 0).then(|| Win { kind: WinKind::Scatter, symbol, count: to_u8(places.len()), places, coins })
    }

    fn scatters(&self, result: &SpinResult) -> usize {
        result.grid.iter().flatten().filter(|&&symbol| Some(symbol) == self.scatter).count()
    }

    pub(super) fn pay(&self, symbol: u8, count: usize) -> u32 {
        self.design.symbols[usize::from(symbol)].pay(count)
    }

    pub(super) fn is_regular(&self, symbol: u8) -> bool {
        Some(symbol) != self.wild && Some(symbol) != self.scatter
    }
}

fn draw(reels: &Reels, source: &mut impl StopSource) -> Vec<u32> {
    reels.iter().map(|reel| source.below(reel.len() as u32)).collect()
}

fn places(reels: &[&[u8]], matches: impl Fn(u8) -> bool) -> Vec<(u8, u8)> {
    let on_reel = |(reel, window): (u8, &&[u8])| {
        let rows = (0_u8..).zip(window.iter()).filter(|(_, shown)| matches(**shown));
        rows.map(|(row, _)| (reel, row)).collect::<Vec<_>>()
    };
    (0_u8..).zip(reels).flat_map(on_reel).collect()
}

/// Converts a count to a byte: reels, rows, lines and symbols all number at most a hundred.
fn to_u8(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
