//! Tuning: all pays are scaled alike, then single pays are moved in steps, until the exact return to player meets its
//! target.

use super::super::compile::{DesignError, Slot};
use super::super::design::{Role, SlotDesign, Symbol};
use super::BAND;

/// Distance from the target that is close enough, in basis points.
const TOLERANCE: u32 = 8;
const MAX_SCALINGS: usize = 6;
const MAX_MOVES: usize = 40;
/// The unit of scale factors and fine differences: billionths.
const PARTS: u64 = 1_000_000_000;

/// Tunes `design` to a return to player of `target` basis points, as near as whole coins allow.
pub(super) fn to_target(design: SlotDesign, target: u32) -> Result<Slot, DesignError> {
    let mut best = Slot::compile(design)?;
    for _ in 0..MAX_SCALINGS {
        let actual = best.return_to_player().basis_points();
        if actual.abs_diff(target) <= TOLERANCE {
            return Ok(best);
        }
        best = scaled(best, u64::from(target) * PARTS / u64::from(actual.max(1)))?;
    }
    for _ in 0..MAX_MOVES {
        refine(&mut best, target);
        let actual = best.return_to_player().basis_points();
        if BAND.contains(&actual) {
            break;
        }
        best = scaled(best, if actual > target { PARTS * 97 / 100 } else { PARTS * 103 / 100 })?;
    }
    Ok(best)
}

fn scaled(slot: Slot, parts: u64) -> Result<Slot, DesignError> {
    let mut design = slot.design;
    for symbol in design.symbols.iter_mut().filter(|symbol| symbol.role != Role::Scatter) {
        let mut shorter_run_pay = 0;
        for pay in symbol.pays.iter_mut().filter(|pay| **pay > 0) {
            let scaled_pay = (u64::from(*pay).saturating_mul(parts) + PARTS / 2) / PARTS;
            *pay = round(u32::try_from(scaled_pay).unwrap_or(u32::MAX)).max(shorter_run_pay).max(1);
            shorter_run_pay = *pay;
        }
    }
    Slot::compile(design)
}

/// Rounds large pays to multiples of five or fifty, so that the paytable is easy to read.
fn round(pay: u32) -> u32 {
    match pay {
        0..40 => pay,
        40..400 => (pay + 2) / 5 * 5,
        _ => (pay + 25) / 50 * 50,
    }
}

/// Moves pays one after the other, each time the one that should come nearest to the target, while any comes nearer.
///
/// The effect of one more coin is measured once for each pay: the return to player is linear in nearly all of them, and
/// the exact figure is computed again after each move.
fn refine(slot: &mut Slot, target: u32) {
    let pays = regular_pays(slot.design());
    let return_before = slot.return_to_player().parts(PARTS);
    let mut coin_effects = Vec::new();
    for &(symbol, count, pay) in &pays {
        slot.set_pay(symbol, count, pay + 1);
        coin_effects.push((symbol, count, slot.return_to_player().parts(PARTS).saturating_sub(return_before)));
        slot.set_pay(symbol, count, pay);
    }
    let target = u64::from(target) * PARTS / 10_000;
    for _ in 0..MAX_MOVES {
        let actual = slot.return_to_player().parts(PARTS);
        if actual.abs_diff(target) <= PARTS / 10_000 * u64::from(TOLERANCE)
            || !move_one_pay(slot, target, actual, &coin_effects)
        {
            break;
        }
    }
}

fn move_one_pay(slot: &mut Slot, target: u64, actual: u64, coin_effects: &[(usize, usize, u64)]) -> bool {
    let is_too_low = actual < target;
    let mut moves = Vec::new();
    for &(symbol, count, effect) in coin_effects {
        let Some(pay) = slot.design().symbols.get(symbol).and_then(|symbol| symbol.pays.get(count)).copied() else {
            continue;
        };
        let moved = if is_too_low { pay + step(pay) } else { pay - step(pay - 1) };
        let change = effect * u64::from(pay.abs_diff(moved));
        let expected = if is_too_low { actual + change } else { actual.saturating_sub(change) };
        moves.push((expected.abs_diff(target), symbol, count, moved));
    }
    moves.sort_unstable();
    let nearer = moves.into_iter().take_while(|(distance, ..)| *distance < actual.abs_diff(target));
    nearer.into_iter().any(|(_, symbol, count, pay)| set_pay(slot, symbol, count, pay))
}

/// All pays of regular symbols: index of the symbol, index in its list of pays, and the pay.
fn regular_pays(design: &SlotDesign) -> Vec<(usize, usize, u32)> {
    let regular = design.symbols.iter().enumerate().filter(|(_, symbol)| symbol.role == Role::Regular);
    let pays = |(index, symbol): (usize, &Symbol)| {
        symbol.pays.iter().copied().enumerate().map(move |(count, pay)| (index, count, pay)).collect::<Vec<_>>()
    };
    regular.flat_map(pays).filter(|(_, _, pay)| *pay > 0).collect()
}

fn step(pay: u32) -> u32 {
    match pay {
        0..40 => 1,
        40..400 => 5,
        _ => 50,
    }
}

/// Sets a pay, unless it would be zero, below that of a shorter run, or out of the order of the symbols; returns
/// whether it was set.
fn set_pay(slot: &mut Slot, symbol: usize, count: usize, pay: u32) -> bool {
    let Some(previous) = slot.set_pay(symbol, count, pay) else { return false };
    let pays = slot.design().symbols.get(symbol).map(|symbol| symbol.pays.is_sorted());
    let is_valid = pay > 0 && pays == Some(true) && is_ranked(slot.design());
    if !is_valid {
        slot.set_pay(symbol, count, previous);
    }
    is_valid
}

/// Whether no regular symbol pays more than one listed before it, as a reader of the paytable expects.
fn is_ranked(design: &SlotDesign) -> bool {
    let regular: Vec<_> = design.symbols.iter().filter(|symbol| symbol.role == Role::Regular).collect();
    let falls = |pair: &[&Symbol]| match pair {
        [better, next] => (1..=design.strips.len()).all(|count| better.pay(count) >= next.pay(count)),
        _ => true,
    };
    regular.windows(2).all(falls)
}
