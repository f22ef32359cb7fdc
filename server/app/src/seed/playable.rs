//! The games of the sample's play history, for other histories (`sample-load`).

use supplier::{Slot, StopSource};

use super::SeedError;
use super::history::{PlayedGame, STAKES, played_games};

/// A game with its mathematics, without the rest of its title.
#[derive(Debug)]
pub(crate) struct Playable {
    pub(crate) vendor: String,
    pub(crate) game_code: String,
    /// Its smallest stakes, in minor units, and the number of units (lines or ways) that each stake is divided into.
    pub(crate) stakes: Vec<i64>,
    pub(crate) units: u32,
    slot: Slot,
}

impl Playable {
    /// Plays a round; gives the payout in minor units.
    pub(crate) fn play(&self, stake: i64, stops: &mut impl StopSource) -> i64 {
        let coins = i64::try_from(self.slot.play(stops).coins).unwrap_or(0);
        stake / i64::from(self.units.max(1)) * coins
    }
}

/// The games that histories play, the most played first.
///
/// # Errors
/// When an embedded file is damaged, or a game breaks the rules of its engine.
pub(crate) fn games_to_play() -> Result<Vec<Playable>, SeedError> {
    let titles = super::titles()?;
    let playable = |PlayedGame { title, slot }: PlayedGame<'_>| {
        let units = slot.units();
        let mut stakes = supplier::stakes(title.min_bet, units);
        stakes.truncate(STAKES);
        Playable { vendor: title.vendor.clone(), game_code: title.game_code.clone(), stakes, units, slot }
    };
    Ok(played_games(&titles)?.into_iter().map(playable).collect())
}
