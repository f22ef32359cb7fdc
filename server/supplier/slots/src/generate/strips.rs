//! The reel strips of a title.

use super::super::design::{Expansion, Volatility};
use super::plan::Plan;
use super::seeded::Seeded;
use super::symbols::Cast;

/// The set of reels that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Set {
    /// The reels of paid spins.
    Base,
    /// The reels of free spins: a little richer in wilds, and without scatters, which would do nothing there.
    Free,
}

/// Draws one strip for each reel.
pub(super) fn draw(seeded: &mut Seeded, plan: &Plan, cast: &Cast, set: Set) -> Vec<Vec<u8>> {
    (0..plan.layout.reels).map(|reel| strip(seeded, plan, cast, set, reel)).collect()
}

fn strip(seeded: &mut Seeded, plan: &Plan, cast: &Cast, set: Set, reel: usize) -> Vec<u8> {
    let mut regular = Vec::new();
    for rank in 0..cast.regular {
        let copies = copies(seeded, plan, cast.regular, rank);
        regular.extend(std::iter::repeat_n(rank as u8, copies as usize));
    }
    seeded.shuffle(&mut regular);
    separate_equals(&mut regular);
    let mut special = Vec::new();
    if let Some(wild) = cast.wild {
        special.extend(std::iter::repeat_n(wild, wilds(seeded, plan, set, reel) as usize));
    }
    if let Some(scatter) = cast.scatter.filter(|_| set == Set::Base) {
        special.extend(std::iter::repeat_n(scatter, if plan.layout.reels == 3 { 2 } else { 1 }));
    }
    seeded.shuffle(&mut special);
    spread(seeded, regular, &special, usize::from(plan.layout.rows))
}

/// Number of copies of the symbol with value rank `rank` on a reel: the less it pays, the more.
fn copies(seeded: &mut Seeded, plan: &Plan, regular: usize, rank: usize) -> u32 {
    let max_copies: u32 = match plan.volatility {
        Volatility::Low => 4,
        Volatility::Medium => 5,
        Volatility::High => 6,
    };
    let climb = (rank as u32 * max_copies) / (regular.max(2) as u32 - 1);
    (1 + climb + seeded.between(0, 1)).min(max_copies)
}

fn wilds(seeded: &mut Seeded, plan: &Plan, set: Set, reel: usize) -> u32 {
    let is_inner = reel > 0 && (plan.layout.reels == 3 || reel < plan.layout.reels - 1);
    let only_inner_reels = plan.layout.ways_cost.is_some() || plan.wild.expansion != Expansion::Never;
    if only_inner_reels && !is_inner {
        return 0;
    }
    let extra = u32::from(set == Set::Free);
    if only_inner_reels { 1 + extra } else { 1 + extra + seeded.between(0, 1) }
}

/// Moves a symbol away from an equal neighbour where another position is free, so that a reel does not look stuck.
fn separate_equals(strip: &mut [u8]) {
    for index in 1..strip.len() {
        let same_before = strip.get(index) == strip.get(index - 1);
        let swap = (index + 1..strip.len()).find(|&later| strip.get(later) != strip.get(index - 1));
        if let Some(later) = swap.filter(|_| same_before) {
            strip.swap(index, later);
        }
    }
}

/// Distributes the special symbols evenly, so that two of them never share a window when there is room.
fn spread(seeded: &mut Seeded, regular: Vec<u8>, special: &[u8], rows: usize) -> Vec<u8> {
    let mut strip = regular;
    let gap = strip.len() / special.len().max(1);
    let slack = gap.saturating_sub(rows) as u32;
    let mut positions: Vec<usize> =
        (0..special.len()).map(|index| index * gap + seeded.between(0, slack / 2) as usize).collect();
    positions.reverse();
    for (&position, &symbol) in positions.iter().zip(special) {
        strip.insert(position.min(strip.len()), symbol);
    }
    strip
}
