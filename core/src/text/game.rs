//! The words of game types: the title of a screen, the label of an entry.

use super::key;
use crate::domain::game::GameType;
use crate::domain::route::VendorLobby;

/// Key of a game type's title.
pub fn title(game_type: GameType) -> &'static str {
    match game_type {
        GameType::Rng => key::TITLE_RNG,
        GameType::Pvp => key::TITLE_PVP,
        GameType::Fish => key::TITLE_FISH,
        GameType::Live => key::TITLE_LIVE,
        GameType::Sports => key::TITLE_SPORTS,
        GameType::Esports => key::TITLE_ESPORTS,
        GameType::Sv3 => key::TITLE_SV3,
        GameType::Elott => key::TITLE_ELOTT,
        GameType::Lott => key::TITLE_LOTT,
    }
}

/// Key of a lobby's title: the lobby of lotteries holds two types, each with its own word.
pub fn lobby_title(lobby: VendorLobby) -> &'static str {
    match lobby {
        VendorLobby::Elott => key::TITLE_LOTT,
        lobby => title(lobby.game_type()),
    }
}

/// Key of a game type's short label.
pub fn label(game_type: GameType) -> &'static str {
    match game_type {
        GameType::Rng => key::NAV_RNG,
        GameType::Pvp => key::NAV_PVP,
        GameType::Fish => key::NAV_FISH,
        GameType::Live => key::NAV_LIVE,
        GameType::Sports => key::NAV_SPORTS,
        GameType::Esports => key::NAV_ESPORTS,
        GameType::Sv3 => key::NAV_SV3,
        GameType::Elott | GameType::Lott => key::NAV_ELOTT,
    }
}
