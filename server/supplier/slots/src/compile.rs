//! Checking a design once, so that all later work can rely on its sizes and rules.

use super::design::{Expansion, PaysOn, Role, SlotDesign};

/// Why a design can not be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DesignError {
    /// The number of reels, rows, stops, symbols or free spins is outside what the engine's integers hold.
    #[error("{what} is {found}, allowed are {min} to {max}: correct the stored design")]
    Size {
        /// The quantity that was counted.
        what: &'static str,
        /// Its value.
        found: usize,
        /// Its minimum.
        min: usize,
        /// Its maximum.
        max: usize,
    },
    /// A strip or line names a symbol, reel or row that is not there.
    #[error("{0} names something outside the design: correct the stored design")]
    Outside(&'static str),
    /// There is more than one symbol of a role that allows one.
    #[error("a design has at most one {0}: correct the stored design")]
    Several(&'static str),
    /// A longer run pays less than a shorter one, or first pays beyond three.
    #[error("the pays of `{0}` must not fall and must start at three of a kind or fewer: correct the stored design")]
    Pays(String),
    /// The wild could form a run that is worth nothing until a later reel decides.
    #[error(
        "a wild on all of the first three reels must pay by itself, and with ways it may not be on the first: correct the stored design"
    )]
    Wild,
}

/// The symbols that one stop of one reel brings into view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Window {
    /// The symbols from the top, as the strip shows them.
    pub shown: Vec<u8>,
    /// The symbols from the top, after a wild has covered its reel.
    pub paying: Vec<u8>,
    /// Number of scatters in view.
    pub scatters: usize,
}

/// One set of reels: for each reel, its stops.
pub(super) type Reels = Vec<Vec<Window>>;

/// A checked design with the windows of all its stops.
#[derive(Debug, Clone)]
pub struct Slot {
    pub(super) design: SlotDesign,
    pub(super) base: Reels,
    /// Empty when the title has no free spins.
    pub(super) free: Reels,
    pub(super) wild: Option<u8>,
    pub(super) scatter: Option<u8>,
}

impl Slot {
    /// Checks a design and computes the windows of all its stops.
    ///
    /// # Errors
    /// The first thing about it that the engine could not play exactly.
    pub fn compile(design: SlotDesign) -> Result<Self, DesignError> {
        check_sizes(&design)?;
        let wild = single_symbol(&design, Role::Wild, "wild")?;
        let scatter = single_symbol(&design, Role::Scatter, "scatter")?;
        check_pays(&design)?;
        check_lines(&design)?;
        let mut slot = Self { base: Vec::new(), free: Vec::new(), wild, scatter, design };
        slot.base = slot.lay_out(&slot.design.strips, slot.design.wild.expansion == Expansion::Always)?;
        if let Some(free) = &slot.design.free_spins {
            slot.free = slot.lay_out(&free.strips, slot.design.wild.expansion != Expansion::Never)?;
        }
        slot.check_wild()?;
        Ok(slot)
    }

    /// The design as it is stored.
    pub fn design(&self) -> &SlotDesign {
        &self.design
    }

    /// Number of coins in a stake.
    pub fn units(&self) -> u32 {
        self.design.pays_on.units()
    }

    /// Number of reels.
    pub fn reels(&self) -> usize {
        self.base.len()
    }

    /// Sets one pay and returns the previous one; for tuning, which observes the rules that `compile` checks.
    pub(super) fn set_pay(&mut self, symbol: usize, index: usize, pay: u32) -> Option<u32> {
        let stored = self.design.symbols.get_mut(symbol)?.pays.get_mut(index)?;
        Some(std::mem::replace(stored, pay))
    }

    fn lay_out(&self, strips: &[Vec<u8>], expands: bool) -> Result<Reels, DesignError> {
        let rows = usize::from(self.design.rows);
        let reel = |strip: &Vec<u8>| {
            size("the length of a strip", strip.len(), rows, 64)?;
            if strip.iter().any(|&symbol| usize::from(symbol) >= self.design.symbols.len()) {
                return Err(DesignError::Outside("a strip"));
            }
            Ok((0..strip.len()).map(|stop| self.window(strip, stop, rows, expands)).collect())
        };
        strips.iter().map(reel).collect()
    }

    fn window(&self, strip: &[u8], stop: usize, rows: usize, expands: bool) -> Window {
        let shown: Vec<u8> = strip.iter().cycle().skip(stop).take(rows).copied().collect();
        let scatters = shown.iter().filter(|&&symbol| Some(symbol) == self.scatter).count();
        let paying = match self.wild {
            Some(wild) if expands && shown.contains(&wild) => vec![wild; rows],
            _ => shown.clone(),
        };
        Window { shown, paying, scatters }
    }

    fn check_wild(&self) -> Result<(), DesignError> {
        let Some(wild) = self.wild else { return Ok(()) };
        let has_wild = |reel: &Vec<Window>| reel.iter().any(|window| window.paying.contains(&wild));
        let pays_alone = self.design.symbols.get(usize::from(wild)).is_some_and(|symbol| symbol.pay(3) > 0);
        for reels in [&self.base, &self.free].into_iter().filter(|reels| !reels.is_empty()) {
            let refused = match self.design.pays_on {
                PaysOn::Lines(_) => !pays_alone && reels.iter().take(3).all(has_wild),
                PaysOn::Ways { .. } => reels.first().is_some_and(has_wild) || self.design.wild.multiplier != 1,
            };
            if refused {
                return Err(DesignError::Wild);
            }
        }
        Ok(())
    }
}

fn size(what: &'static str, found: usize, min: usize, max: usize) -> Result<(), DesignError> {
    if (min..=max).contains(&found) { Ok(()) } else { Err(DesignError::Size { what, found, min, max }) }
}

/// The bounds keep every sum of the analysis far below 128 bits: 64^5 stops, twice, times pays and spins.
fn check_sizes(design: &SlotDesign) -> Result<(), DesignError> {
    size("the number of reels", design.strips.len(), 3, 5)?;
    size("the number of rows", usize::from(design.rows), 1, 4)?;
    size("the number of symbols", design.symbols.len(), 1, 16)?;
    size("the number of coins in a stake", design.pays_on.units() as usize, 1, 100)?;
    size("the multiplier of the wild", design.wild.multiplier as usize, 1, 10)?;
    for symbol in &design.symbols {
        size("a pay", symbol.pays.iter().copied().max().unwrap_or(0) as usize, 0, 100_000)?;
    }
    let Some(free) = &design.free_spins else { return Ok(()) };
    size("the number of free-spin reels", free.strips.len(), design.strips.len(), design.strips.len())?;
    size("the multiplier of free spins", free.multiplier as usize, 1, 10)?;
    size("the number of free spins", free.awards.iter().copied().max().unwrap_or(0) as usize, 1, 50)
}

fn single_symbol(design: &SlotDesign, role: Role, name: &'static str) -> Result<Option<u8>, DesignError> {
    let mut found = design.symbols.iter().enumerate().filter(|(_, symbol)| symbol.role == role);
    let first = found.next().and_then(|(index, _)| u8::try_from(index).ok());
    if found.next().is_some() { Err(DesignError::Several(name)) } else { Ok(first) }
}

fn check_pays(design: &SlotDesign) -> Result<(), DesignError> {
    for symbol in &design.symbols {
        let starts_late = symbol.role == Role::Regular && symbol.pay(3) == 0 && symbol.pay(5) > 0;
        if starts_late || !symbol.pays.is_sorted() {
            return Err(DesignError::Pays(symbol.art.clone()));
        }
    }
    match &design.free_spins {
        Some(free) if !free.awards.is_sorted() => Err(DesignError::Pays("free spins".to_owned())),
        _ => Ok(()),
    }
}

fn check_lines(design: &SlotDesign) -> Result<(), DesignError> {
    let PaysOn::Lines(lines) = &design.pays_on else { return Ok(()) };
    let fits = |line: &Vec<u8>| line.len() == design.strips.len() && line.iter().all(|&row| row < design.rows);
    if lines.iter().all(fits) { Ok(()) } else { Err(DesignError::Outside("a line")) }
}
