//! Generates a design for every title: the same code gives the same design for ever, other codes give other
//! mathematics.
//!
//! A design is drawn in steps (layout, features, symbols, strips, base pays), then its pays are tuned until the exact
//! return to player stands close to a target drawn for the title, within [`BAND`].

mod lines;
mod plan;
pub(super) mod seeded;
mod strips;
mod symbols;
mod tune;

use super::compile::{DesignError, Slot};
use super::design::{FreeSpins, PaysOn, SlotDesign};
use plan::Plan;
use seeded::Seeded;

/// Bounds of the return to player of every generated title, in basis points.
pub const BAND: std::ops::RangeInclusive<u32> = 9_400..=9_700;

/// The family of art that a title is painted with; it chooses the symbols and leans the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Video slots.
    Slot,
    /// Table games as slots with card suits.
    Table,
    /// Quick titles with three reels more often.
    Arcade,
    /// Titles with number balls as symbols.
    Bingo,
    /// Titles with steeper paytables.
    Jackpot,
}

/// The checked design of the title `code`.
///
/// # Errors
/// Only if the generator itself broke one of the engine's rules.
pub fn for_game(code: &str, kind: Kind) -> Result<Slot, DesignError> {
    let mut seeded = Seeded::new(code);
    let plan = Plan::draw(&mut seeded, kind);
    let cast = symbols::cast(&mut seeded, &plan);
    let strips = strips::draw(&mut seeded, &plan, &cast, strips::Set::Base);
    let free_spins = plan.free_spins.as_ref().map(|free| FreeSpins {
        awards: free.awards.clone(),
        multiplier: free.multiplier,
        strips: strips::draw(&mut seeded, &plan, &cast, strips::Set::Free),
    });
    let pays_on = match plan.layout.ways_cost {
        Some(cost) => PaysOn::Ways { cost },
        None => PaysOn::Lines(lines::patterns(plan.layout.reels, plan.layout.rows, plan.layout.lines)),
    };
    let design = SlotDesign {
        theme: plan.theme.clone(),
        volatility: plan.volatility,
        rows: plan.layout.rows,
        symbols: cast.symbols,
        wild: plan.wild.clone(),
        pays_on,
        strips,
        free_spins,
    };
    tune::to_target(design, plan.target)
}
