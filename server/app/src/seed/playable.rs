//! The games of the sample's history, for other histories (`sample-load`).

use supplier::{Slot, StopSource};

use super::SeedError;
use super::history::{Played, STAKES, played};

/// A game that a history plays, apart from its title.
#[derive(Debug)]
pub(crate) struct Playable {
    pub(crate) vendor: String,
    pub(crate) game_code: String,
    /// The smallest stakes that it offers, in minor units, and how many units each is of.
    pub(crate) stakes: Vec<i64>,
    pub(crate) units: u32,
    slot: Slot,
}

impl Playable {
    /// What a stake pays.
    pub(crate) fn play(&self, stake: i64, stops: &mut impl StopSource) -> i64 {
        let coins = i64::try_from(self.slot.play(stops).coins).unwrap_or(0);
        stake / i64::from(self.units.max(1)) * coins
    }
}

/// The games that histories play, the favourite first.
///
/// # Errors
/// When an embedded file is damaged, or a game breaks the rules of its engine.
pub(crate) fn games_to_play() -> Result<Vec<Playable>, SeedError> {
    let titles = super::titles()?;
    let of = |Played { title, slot }: Played<'_>| {
        let units = slot.units();
        let mut stakes = supplier::stakes(title.min_bet, units);
        stakes.truncate(STAKES);
        Playable { vendor: title.vendor.clone(), game_code: title.game_code.clone(), stakes, units, slot }
    };
    Ok(played(&titles)?.into_iter().map(of).collect())
}
