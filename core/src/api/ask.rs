//! What the core asks of the server: one variant a call, with what is needed to understand the reply when it comes.

use super::endpoint::{self, Endpoint};
use crate::domain::listing::Listing;
use crate::wire::Game;

/// A call and its reason.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ask {
    /// System status.
    Status,
    /// Log in by the remember-me cookie.
    Remembered,
    /// Log in. The password is in the sealed body only.
    Login {
        /// Account name as sent.
        username: String,
        /// Remember-me was ticked.
        remember: bool,
    },
    /// Log out.
    Logout,
    /// A captcha picture.
    Captcha,
    /// Tell the server the language.
    SaveLanguage,
    /// Who the member is.
    MemberInfo,
    /// The balance.
    Balance,
    /// Unread messages.
    Unread,
    /// Banners and notices.
    Notices,
    /// Vendors by game type.
    Vendors,
    /// Hot games.
    HotGames,
    /// What is played most.
    PopularGames,
    /// A page of a lobby.
    LobbyPage {
        /// Which games.
        listing: Listing,
        /// Which page, from 1.
        page: u32,
        /// Append to what shows instead of replacing it.
        append: bool,
    },
    /// Ids of favourites.
    FavouriteIds,
    /// Mark or unmark a favourite.
    SetFavourite {
        /// The game.
        game: Box<Game>,
        /// Mark it.
        on: bool,
    },
    /// Start a game.
    Launch {
        /// Go through the relay.
        relay: bool,
    },
}

impl Ask {
    /// The call that it makes.
    pub fn endpoint(&self) -> Endpoint {
        use crate::domain::game::LobbyMode;
        match self {
            Ask::Status => endpoint::STATUS,
            Ask::Remembered => endpoint::REMEMBERED,
            Ask::Login { .. } => endpoint::LOGIN,
            Ask::Logout => endpoint::LOGOUT,
            Ask::Captcha => endpoint::CAPTCHA,
            Ask::SaveLanguage => endpoint::LANGUAGE,
            Ask::MemberInfo => endpoint::MEMBER_INFO,
            Ask::Balance => endpoint::BALANCE,
            Ask::Unread => endpoint::UNREAD,
            Ask::Notices => endpoint::NOTICES,
            Ask::Vendors => endpoint::VENDORS,
            Ask::HotGames => endpoint::HOT_GAMES,
            Ask::PopularGames => endpoint::POPULAR_GAMES,
            Ask::LobbyPage { listing, .. } => match listing.mode {
                LobbyMode::All | LobbyMode::Hot => endpoint::GAME_LIST,
                LobbyMode::Favourite => endpoint::FAVOURITE_LIST,
                LobbyMode::Recent => endpoint::RECENT_LIST,
            },
            Ask::FavouriteIds => endpoint::FAVOURITE_IDS,
            Ask::SetFavourite { on: true, .. } => endpoint::FAVOURITE_ADD,
            Ask::SetFavourite { on: false, .. } => endpoint::FAVOURITE_REMOVE,
            Ask::Launch { relay: true } => endpoint::LAUNCH_RELAY,
            Ask::Launch { relay: false } => endpoint::LAUNCH,
        }
    }
}
