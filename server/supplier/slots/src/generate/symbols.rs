//! The symbols of a title, from the most to the least valuable, with pays before tuning.

use super::super::design::{Role, Symbol, Volatility};
use super::plan::Plan;
use super::seeded::Seeded;

/// The symbols of a title, and the indexes of the special ones.
#[derive(Debug, Clone)]
pub(super) struct Cast {
    pub symbols: Vec<Symbol>,
    /// Number of regular symbols; they come first.
    pub regular: usize,
    pub wild: Option<u8>,
    pub scatter: Option<u8>,
}

const RANKS: [&str; 5] = ["a", "k", "q", "j", "ten"];

fn pictures(family: &str) -> [&'static str; 5] {
    match family {
        "classic" => ["seven", "bell", "star", "cherry", "coin"],
        "gems" => ["gem-a", "gem-b", "gem-c", "gem-d", "star"],
        "koi" => ["koi", "lotus", "coin", "fan", "gem-b"],
        "dragon" => ["dragon", "coin", "lotus", "gem-c", "bell"],
        "crown" => ["crown", "gem-a", "coin", "star", "gem-d"],
        "festival" => ["dragon", "fan", "koi", "bell", "cherry"],
        "cards" => ["crown", "spade", "heart", "club", "diamond"],
        "dice" => ["dice", "seven", "star", "cherry", "gem-c"],
        "balls" => ["ball-a", "ball-b", "ball-c", "ball-d", "star"],
        "coins" => ["coin", "crown", "seven", "gem-a", "bell"],
        _ => ["koi", "crown", "fan", "lotus", "bell"],
    }
}

/// Draws the symbols of a title.
pub(super) fn cast(seeded: &mut Seeded, plan: &Plan) -> Cast {
    let has_five_reels = plan.layout.reels == 5;
    let mut art: Vec<&str> = pictures(&plan.theme.family).to_vec();
    // The first picture is the title's emblem; the order of the others is drawn.
    if let Some((_, others)) = art.split_first_mut() {
        seeded.shuffle(others);
    }
    let ranks = match (has_five_reels, plan.layout.ways_cost) {
        (true, _) => seeded.between(4, 5),
        // With ways every place of the three rows counts: more symbols keep a pay worth having.
        (false, Some(_)) => seeded.between(3, 5),
        (false, None) => seeded.between(1, 3),
    };
    art.extend(RANKS.iter().take(ranks as usize));
    let regular = art.len();
    let mut symbols: Vec<Symbol> = Vec::new();
    for (rank, art) in art.into_iter().enumerate() {
        let pays = base_pays(seeded, plan, rank);
        symbols.push(Symbol { art: art.to_owned(), role: Role::Regular, pays });
    }
    let wild = plan.has_wild.then(|| {
        // With ways, and when it covers reels, the wild keeps to the inner reels and never stands alone.
        let pays_alone = plan.layout.ways_cost.is_none();
        let pays = symbols.first().filter(|_| pays_alone).map(|top| top.pays.clone()).unwrap_or_default();
        symbols.push(Symbol { art: "wild".to_owned(), role: Role::Wild, pays });
        symbols.len() as u8 - 1
    });
    let scatter = plan.has_scatter.then(|| {
        symbols.push(Symbol { art: "scatter".to_owned(), role: Role::Scatter, pays: scatter_pays(seeded, plan) });
        symbols.len() as u8 - 1
    });
    Cast { symbols, regular, wild, scatter }
}

/// Pays in coins for 1, 2, 3, ... of the symbol with value rank `rank`. Only their proportions matter: tuning scales
/// them all alike.
fn base_pays(seeded: &mut Seeded, plan: &Plan, rank: usize) -> Vec<u32> {
    let has_five_reels = plan.layout.reels == 5;
    let (three, four, all): (u32, u32, u32) = match (has_five_reels, plan.volatility) {
        (false, Volatility::Low) => (120, 120, 120),
        (false, Volatility::Medium) => (300, 300, 300),
        (false, Volatility::High) => (800, 800, 800),
        (true, Volatility::Low) => (50, 150, 500),
        (true, Volatility::Medium) => (50, 250, 1200),
        (true, Volatility::High) => (40, 300, 2500),
    };
    let fall = match plan.volatility {
        Volatility::Low => seeded.between(76, 82),
        Volatility::Medium => seeded.between(68, 75),
        Volatility::High => seeded.between(60, 68),
    };
    let worth = |top: u32| (0..rank).fold(top * 100, |worth, _| worth * fall / 100).div_ceil(100).max(1);
    let pair = if has_five_reels && rank < 2 && plan.volatility == Volatility::Low { worth(three) / 10 } else { 0 };
    let mut pays = vec![0, pair, worth(three)];
    if has_five_reels {
        pays.extend([worth(four), worth(all)]);
    }
    pays
}

/// Pays in multiples of the stake for 1, 2, 3, ... scatters.
fn scatter_pays(seeded: &mut Seeded, plan: &Plan) -> Vec<u32> {
    let few = if plan.free_spins.is_some() { seeded.between(1, 2) } else { seeded.between(2, 4) };
    if plan.layout.reels == 3 { vec![0, 0, few * 3] } else { vec![0, 0, few, few * seeded.between(4, 6), few * 25] }
}
