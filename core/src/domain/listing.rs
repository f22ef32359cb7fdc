//! What a games lobby lists (section 4 of the specification): a vendor's games, filtered, or one of the three other lists.

use super::game::{Classification, GameOrder, LobbyMode, MinBet};
use super::route::GamesLobby;

/// What a lobby lists.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// The lobby that lists.
    pub lobby: GamesLobby,
    /// The vendor's code; `None` until the vendors are known, and for a lobby without vendors.
    pub vendor: Option<String>,
    /// The list that the lobby shows.
    pub mode: LobbyMode,
    /// Only games of this classification.
    pub classification: Option<Classification>,
    /// Only games with at least this minimum bet.
    pub min_bet: MinBet,
    /// Only games with this text in their name.
    pub name: String,
    /// The order of the list; it narrows nothing.
    pub order: GameOrder,
}

impl Listing {
    /// Filters are set: an empty list then means no match.
    #[must_use]
    pub fn filtered(&self) -> bool {
        self.classification.is_some() || self.min_bet != MinBet::ANY || !self.name.is_empty()
    }
}
