//! The first choices for a title: layout, volatility, features, colours, and the target of its return to player.

use super::super::design::{Expansion, Theme, Volatility, Wild};
use super::seeded::Seeded;
use super::{BAND, Kind};

/// Size of the reels, and whether lines or ways pay.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    pub reels: usize,
    pub rows: u8,
    /// Number of lines; unused when ways pay.
    pub lines: usize,
    pub ways_cost: Option<u32>,
}

/// Free spins without their strips.
#[derive(Debug, Clone)]
pub(super) struct FreePlan {
    pub awards: Vec<u32>,
    pub multiplier: u32,
}

/// Everything that is chosen before strips and pays.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub layout: Layout,
    pub volatility: Volatility,
    pub theme: Theme,
    pub has_wild: bool,
    pub wild: Wild,
    pub has_scatter: bool,
    pub free_spins: Option<FreePlan>,
    /// Target of the return to player, in basis points.
    pub target: u32,
}

const THREE_REEL_LAYOUTS: [Layout; 2] = [
    Layout { reels: 3, rows: 3, lines: 5, ways_cost: None },
    Layout { reels: 3, rows: 3, lines: 0, ways_cost: Some(10) },
];
const FIVE_REEL_LAYOUTS: [Layout; 6] = [
    Layout { reels: 5, rows: 3, lines: 10, ways_cost: None },
    Layout { reels: 5, rows: 3, lines: 20, ways_cost: None },
    Layout { reels: 5, rows: 3, lines: 25, ways_cost: None },
    Layout { reels: 5, rows: 4, lines: 40, ways_cost: None },
    Layout { reels: 5, rows: 3, lines: 0, ways_cost: Some(25) },
    Layout { reels: 5, rows: 4, lines: 0, ways_cost: Some(40) },
];

impl Plan {
    /// Draws the plan of a title.
    pub fn draw(seeded: &mut Seeded, kind: Kind) -> Self {
        let has_three_reels = seeded.chance(if matches!(kind, Kind::Arcade | Kind::Bingo) { 45 } else { 18 });
        let layout = if has_three_reels {
            seeded.pick(THREE_REEL_LAYOUTS[0], &[THREE_REEL_LAYOUTS[0], THREE_REEL_LAYOUTS[1]])
        } else {
            seeded.pick(FIVE_REEL_LAYOUTS[0], &FIVE_REEL_LAYOUTS[1..])
        };
        let volatility = match kind {
            Kind::Jackpot => seeded.pick(Volatility::High, &[Volatility::High, Volatility::Medium]),
            _ => seeded.pick(Volatility::Low, &[Volatility::Medium, Volatility::High]),
        };
        let has_wild = !has_three_reels || seeded.chance(60);
        let has_scatter = seeded.chance(if has_three_reels { 25 } else { 90 });
        let free_spins = (has_scatter && seeded.chance(if has_three_reels { 50 } else { 80 }))
            .then(|| free_plan(seeded, has_three_reels));
        Self {
            layout,
            volatility,
            theme: theme(seeded, kind),
            has_wild,
            wild: wild(seeded, layout, has_wild, free_spins.is_some()),
            has_scatter,
            free_spins,
            // Away from the ends of the band, so that pays in whole coins can come close.
            target: seeded.between(BAND.start() + 20, BAND.end() - 20),
        }
    }
}

fn free_plan(seeded: &mut Seeded, has_three_reels: bool) -> FreePlan {
    let spins = if has_three_reels { seeded.between(3, 6) } else { seeded.between(6, 12) };
    let more = seeded.between(2, 4);
    // Three reels show three scatters at most.
    let awards = if has_three_reels { vec![0, 0, spins] } else { vec![0, 0, spins, spins + more, spins + 3 * more] };
    FreePlan { awards, multiplier: seeded.pick(1, &[1, 2, 2, 3]) }
}

fn wild(seeded: &mut Seeded, layout: Layout, has_wild: bool, has_free: bool) -> Wild {
    let plain = Wild { multiplier: 1, expansion: Expansion::Never };
    if !has_wild || layout.ways_cost.is_some() {
        return plain;
    }
    match seeded.between(1, 10) {
        1..=3 => Wild { multiplier: seeded.pick(2, &[2, 3]), ..plain },
        4..=5 if layout.reels == 5 => Wild { expansion: Expansion::Always, ..plain },
        6..=7 if layout.reels == 5 && has_free => Wild { expansion: Expansion::FreeSpins, ..plain },
        _ => plain,
    }
}

fn theme(seeded: &mut Seeded, kind: Kind) -> Theme {
    let (family, hue) = match kind {
        Kind::Slot => seeded.pick(
            ("lantern", 30),
            &[("classic", 350), ("gems", 290), ("koi", 200), ("dragon", 150), ("crown", 268), ("festival", 320)],
        ),
        Kind::Table => ("cards", 160),
        Kind::Arcade => seeded.pick(("dice", 245), &[("gems", 215)]),
        Kind::Bingo => ("balls", 340),
        Kind::Jackpot => seeded.pick(("crown", 45), &[("coins", 70)]),
    };
    let turned = |by: u32| ((hue + by) % 360) as u16;
    let (hue, second_hue) = (turned(seeded.between(0, 44) + 338), turned(seeded.between(30, 110)));
    Theme { family: family.to_owned(), hue, second_hue }
}
