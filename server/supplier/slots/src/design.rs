//! What a slot is made of, as the supplier stores it.

use serde::{Deserialize, Serialize};

/// The data of one title. Symbols are named by their index in [`SlotDesign::symbols`] everywhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlotDesign {
    /// How the page paints the title; it has no part in the mathematics.
    pub theme: Theme,
    /// The volatility that the paytable was shaped for.
    pub volatility: Volatility,
    /// Number of symbols of each reel that are in view.
    pub rows: u8,
    /// The symbols of the strips.
    pub symbols: Vec<Symbol>,
    /// What the wild does beyond standing for other symbols.
    pub wild: Wild,
    /// Where symbols must stand to pay.
    pub pays_on: PaysOn,
    /// One cyclic strip a reel, from the left.
    pub strips: Vec<Vec<u8>>,
    /// Free spins, when scatters award them.
    pub free_spins: Option<FreeSpins>,
}

/// Colours and symbol family of a title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theme {
    /// The name of the symbol family.
    pub family: String,
    /// The main hue in degrees.
    pub hue: u16,
    /// The second hue in degrees.
    pub second_hue: u16,
}

/// How unevenly a title pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Volatility {
    /// Pays often and little.
    Low,
    /// Pays between the two.
    Medium,
    /// Pays seldom and much.
    High,
}

/// A symbol of the strips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Symbol {
    /// Name of the drawing that stands for it.
    pub art: String,
    /// Role of the symbol.
    pub role: Role,
    /// The pay for 1, 2, 3, ... of it, never falling. In coins; for the scatter in multiples of the stake.
    pub pays: Vec<u32>,
}

impl Symbol {
    /// The pay for `count` of this symbol; zero when it does not pay.
    pub fn pay(&self, count: usize) -> u32 {
        count
            .checked_sub(1)
            .and_then(|index| self.pays.get(index.min(self.pays.len().saturating_sub(1))))
            .copied()
            .unwrap_or(0)
    }
}

/// Role of a symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Pays from the left reel.
    Regular,
    /// Stands for any regular symbol.
    Wild,
    /// Pays and awards free spins wherever it is in view.
    Scatter,
}

/// What the wild does beyond standing for other symbols.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wild {
    /// A line win that a wild helped to complete is multiplied by this; 1 or more.
    pub multiplier: u32,
    /// When a wild in view covers its whole reel.
    pub expansion: Expansion,
}

/// When a wild in view covers its whole reel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expansion {
    /// It stays where it is.
    Never,
    /// It covers its reel in free spins only.
    FreeSpins,
    /// It covers its reel in every spin.
    Always,
}

/// Where symbols must stand to pay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaysOn {
    /// On lines: for each line the row it crosses on each reel. A stake is one coin a line.
    Lines(Vec<Vec<u8>>),
    /// Anywhere on adjacent reels from the left, once for each way.
    Ways {
        /// Number of coins in a stake.
        cost: u32,
    },
}

impl PaysOn {
    /// Number of coins in a stake.
    pub fn units(&self) -> u32 {
        match self {
            Self::Lines(lines) => u32::try_from(lines.len()).unwrap_or(u32::MAX),
            Self::Ways { cost } => *cost,
        }
    }
}

/// The free spins of a title. They can not be retriggered, so a round always ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeSpins {
    /// Number of free spins awarded for 1, 2, 3, ... scatters, never falling.
    pub awards: Vec<u32>,
    /// All pays of a free spin are multiplied by this; 1 or more.
    pub multiplier: u32,
    /// The strips that free spins use.
    pub strips: Vec<Vec<u8>>,
}

impl FreeSpins {
    /// Number of free spins that `scatters` scatters in view award.
    pub fn award(&self, scatters: usize) -> u32 {
        let last = self.awards.len().saturating_sub(1);
        scatters.checked_sub(1).and_then(|index| self.awards.get(index.min(last))).copied().unwrap_or(0)
    }
}
