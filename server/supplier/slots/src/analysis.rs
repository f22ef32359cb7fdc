//! Exact mathematics of a slot: sums over all stop combinations, without visiting each one.
//!
//! Expectation is linear, so a line is summed by itself and the reels only meet as products of counts. Whether a spin
//! pays at all is not linear, but it is decided by the first three reels (a paying run of a regular symbol starts at
//! three or fewer, and pays never fall), and by the scatters of all reels.
#![expect(clippy::indexing_slicing, reason = "`Slot::compile` checked every reel, row, line and symbol index")]

use serde::{Deserialize, Serialize};

use super::compile::{Reels, Slot, Window};
use super::design::PaysOn;
use super::ratio::Ratio;

/// The figures that a player is shown before a stake: return to player and hit rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mathematics {
    /// Expected payout over stake, free spins included.
    pub return_to_player: Ratio,
    /// The share of paid spins that pay or award free spins.
    pub hit_rate: Ratio,
}

/// How often each symbol is in one row of a reel, over all stops of the reel.
type Marginal = Vec<u128>;

impl Slot {
    /// Return to player and hit rate, exactly.
    pub fn mathematics(&self) -> Mathematics {
        Mathematics { return_to_player: self.return_to_player(), hit_rate: self.hit_rate() }
    }

    /// Expected payout over stake, free spins included.
    pub fn return_to_player(&self) -> Ratio {
        let scatters = scatter_counts(&self.base);
        let base_total = combinations(&self.base);
        let base_coins = self.expected_coins(&self.base, &scatters);
        let units = u128::from(self.units());
        let Some(free) = &self.design.free_spins else { return Ratio::new(base_coins, base_total * units) };
        let spins: u128 = (0..).zip(&scatters).map(|(count, weight)| weight * u128::from(free.award(count))).sum();
        let free_total = combinations(&self.free);
        let free_coins = self.expected_coins(&self.free, &scatter_counts(&self.free)) * u128::from(free.multiplier);
        Ratio::new(base_coins * free_total + spins * free_coins, base_total * free_total * units)
    }

    /// All pays over all stop combinations of `reels`, in coins.
    fn expected_coins(&self, reels: &Reels, scatters: &[u128]) -> u128 {
        let regular = match &self.design.pays_on {
            PaysOn::Lines(lines) => self.lines_coins(reels, lines),
            PaysOn::Ways { .. } => self.ways_coins(reels),
        };
        let Some(scatter) = self.scatter else { return regular };
        let units = u128::from(self.units());
        let pays = (0..).zip(scatters).map(|(count, weight)| weight * u128::from(self.pay(scatter, count)) * units);
        regular + pays.sum::<u128>()
    }

    fn lines_coins(&self, reels: &Reels, lines: &[Vec<u8>]) -> u128 {
        let symbols = self.design.symbols.len();
        let marginals: Vec<Vec<Marginal>> = reels
            .iter()
            .map(|reel| (0..usize::from(self.design.rows)).map(|row| marginal(reel, row, symbols)).collect())
            .collect();
        // A cyclic strip shows the same counts in every row unless a wild covers reels, so most lines share one sum.
        let mut sums: Vec<(Vec<&Marginal>, u128)> = Vec::new();
        let mut sum = 0;
        for line in lines {
            let marginals_on_line: Vec<&Marginal> =
                line.iter().zip(&marginals).map(|(&row, rows)| &rows[usize::from(row)]).collect();
            let cached = sums.iter().find(|(counted, _)| *counted == marginals_on_line).map(|(_, coins)| *coins);
            sum += cached.unwrap_or_else(|| {
                let coins = self.line_coins(&marginals_on_line);
                sums.push((marginals_on_line, coins));
                coins
            });
        }
        sum
    }

    /// All pays of one line, in coins: summed over the length of its opening run of wilds, the symbol after it, and the whole run.
    fn line_coins(&self, reels: &[&Marginal]) -> u128 {
        let length = |reel: usize| reels[reel].iter().sum::<u128>();
        let wild_at = |reel: usize| self.wild.map_or(0, |wild| reels[reel][usize::from(wild)]);
        let after: Vec<u128> = (0..=reels.len()).map(|from| (from..reels.len()).map(length).product()).collect();
        let mut sum = 0;
        let mut opening: u128 = 1;
        for wilds in 0..=reels.len() {
            let wild_pay = self.wild.map_or(0, |wild| u128::from(self.pay(wild, wilds)));
            if wilds == reels.len() {
                sum += opening * wild_pay;
                break;
            }
            for symbol in 0..self.design.symbols.len() {
                let weight = opening * reels[wilds][symbol];
                let index = symbol as u8;
                if Some(index) == self.scatter {
                    sum += weight * after[wilds + 1] * wild_pay;
                } else if Some(index) != self.wild && weight > 0 {
                    sum += self.runs_of(index, reels, wilds, weight, wild_pay, &after);
                }
            }
            opening *= wild_at(wilds);
        }
        sum
    }

    /// All pays of runs of `symbol` that open with `wilds` wilds. `weight` is the number of stop combinations up to the symbol itself.
    fn runs_of(
        &self,
        symbol: u8,
        reels: &[&Marginal],
        wilds: usize,
        weight: u128,
        wild_pay: u128,
        after: &[u128],
    ) -> u128 {
        let multiplier = u128::from(self.design.wild.multiplier);
        let (mut without_wild, mut with_wild) = if wilds == 0 { (weight, 0) } else { (0, weight) };
        let mut sum = 0;
        for run in wilds + 1..=reels.len() {
            let (same, wild, other) = match reels.get(run) {
                Some(reel) => {
                    let wild = self.wild.map_or(0, |wild| reel[usize::from(wild)]);
                    let same = reel[usize::from(symbol)];
                    (same, wild, (reel.iter().sum::<u128>() - same - wild) * after[run + 1])
                }
                None => (0, 0, 1),
            };
            let pay = u128::from(self.pay(symbol, run));
            sum += other * (without_wild * pay.max(wild_pay) + with_wild * (pay * multiplier).max(wild_pay));
            (without_wild, with_wild) = (without_wild * same, with_wild * (same + wild) + without_wild * wild);
        }
        sum
    }

    /// With ways the count on each reel is independent: the expected product is the product of expectations.
    fn ways_coins(&self, reels: &Reels) -> u128 {
        let mut sum = 0;
        for symbol in (0..self.design.symbols.len() as u8).filter(|&symbol| self.is_regular(symbol)) {
            let mut ways: u128 = 1;
            for (run, reel) in (1..).zip(reels) {
                let counts = reel.iter().map(|window| self.matching(window, symbol));
                ways *= counts.sum::<u128>();
                let stops_here: u128 = match reels.get(run) {
                    Some(next) => next.iter().filter(|window| self.matching(window, symbol) == 0).count() as u128,
                    None => 1,
                };
                let rest: u128 = reels.iter().skip(run + 1).map(|reel| reel.len() as u128).product();
                sum += ways * stops_here * rest * u128::from(self.pay(symbol, run));
            }
        }
        sum
    }

    fn matching(&self, window: &Window, symbol: u8) -> u128 {
        window.paying.iter().filter(|&&shown| shown == symbol || Some(shown) == self.wild).count() as u128
    }

    /// The share of paid spins that pay or award free spins.
    pub fn hit_rate(&self) -> Ratio {
        let mut missed = vec![0_u128; 1 + self.base.len() * usize::from(self.design.rows)];
        let openings = self.openings();
        for first in &self.base[0] {
            for second in &self.base[1] {
                let reels = self.first_reels(&openings, first, second);
                for third in self.base[2].iter().filter(|third| !reels.completed_by(third)) {
                    missed[first.scatters + second.scatters + third.scatters] += 1;
                }
            }
        }
        let later = scatter_counts(&self.base[3..]);
        let mut misses = 0;
        for (front, weight) in missed.iter().enumerate() {
            for (_, other) in later.iter().enumerate().filter(|(back, _)| !self.scatters_hit(front + back)) {
                misses += weight * other;
            }
        }
        let all = combinations(&self.base);
        Ratio::new(all - misses, all)
    }

    fn scatters_hit(&self, count: usize) -> bool {
        let pays = self.scatter.is_some_and(|scatter| self.pay(scatter, count) > 0);
        pays || self.design.free_spins.as_ref().is_some_and(|free| free.award(count) > 0)
    }

    /// The state after two reels: whether they pay already, and which symbols on which row of the third reel would.
    fn first_reels(&self, openings: &[Vec<Opening>], first: &Window, second: &Window) -> FirstReels {
        let mut reels = FirstReels { pays: false, completing_symbols: vec![0; usize::from(self.design.rows)] };
        let opening = |a: u8, b: u8| openings[usize::from(a)][usize::from(b)];
        match &self.design.pays_on {
            PaysOn::Lines(lines) => {
                for line in lines {
                    let opened = opening(first.paying[usize::from(line[0])], second.paying[usize::from(line[1])]);
                    reels.pays |= opened.pays;
                    reels.completing_symbols[usize::from(line[2])] |= opened.completing_symbols;
                }
            }
            PaysOn::Ways { .. } => {
                for opened in first.paying.iter().flat_map(|&a| second.paying.iter().map(move |&b| opening(a, b))) {
                    reels.pays |= opened.pays;
                    reels
                        .completing_symbols
                        .iter_mut()
                        .for_each(|completing_symbols| *completing_symbols |= opened.completing_symbols);
                }
            }
        }
        reels
    }

    /// The [`Opening`] of each pair of symbols on the first two reels.
    fn openings(&self) -> Vec<Vec<Opening>> {
        let symbols = 0..self.design.symbols.len() as u8;
        let opening = |a: u8, b: u8| Opening {
            pays: self.run_pays(&[a]) || self.run_pays(&[a, b]),
            completing_symbols: self.completing(a, b),
        };
        symbols.clone().map(|a| symbols.clone().map(|b| opening(a, b)).collect()).collect()
    }

    /// The symbols, as a bit set, that would complete a paying run of three after `a` and `b`.
    fn completing(&self, a: u8, b: u8) -> u32 {
        let symbols = 0..self.design.symbols.len() as u8;
        symbols.filter(|&third| self.run_pays(&[a, b, third])).fold(0, |bits, third| bits | 1 << third)
    }

    /// Whether a run that begins with exactly these symbols is sure to pay.
    fn run_pays(&self, symbols: &[u8]) -> bool {
        if symbols.iter().any(|&symbol| Some(symbol) == self.scatter) {
            return false;
        }
        let mut regular = symbols.iter().filter(|&&symbol| Some(symbol) != self.wild);
        match (regular.next(), self.wild) {
            (Some(&symbol), _) => regular.all(|&other| other == symbol) && self.pay(symbol, symbols.len()) > 0,
            (None, Some(wild)) => self.pay(wild, symbols.len()) > 0,
            (None, None) => false,
        }
    }
}

/// The state of a run after its first two symbols: whether they pay already, and which third symbols (a bit set) would make it pay.
#[derive(Clone, Copy)]
struct Opening {
    pays: bool,
    completing_symbols: u32,
}

/// The state after the first two reels: as [`Opening`], with the third symbols by row.
struct FirstReels {
    pays: bool,
    completing_symbols: Vec<u32>,
}

impl FirstReels {
    fn completed_by(&self, third: &Window) -> bool {
        self.pays
            || self
                .completing_symbols
                .iter()
                .zip(&third.paying)
                .any(|(completing_symbols, &shown)| completing_symbols & (1 << shown) != 0)
    }
}

fn combinations(reels: &[Vec<Window>]) -> u128 {
    reels.iter().map(|reel| reel.len() as u128).product()
}

fn marginal(reel: &[Window], row: usize, symbols: usize) -> Marginal {
    let mut counts = vec![0; symbols];
    for window in reel {
        counts[usize::from(window.paying[row])] += 1;
    }
    counts
}

/// For each number of scatters in view, the number of stop combinations that show it.
fn scatter_counts(reels: &[Vec<Window>]) -> Vec<u128> {
    let mut counts = vec![1_u128];
    for reel in reels {
        let max = reel.iter().map(|window| window.scatters).max().unwrap_or(0);
        let mut next = vec![0; counts.len() + max];
        for (so_far, weight) in counts.iter().enumerate() {
            for window in reel {
                next[so_far + window.scatters] += weight;
            }
        }
        counts = next;
    }
    counts
}
