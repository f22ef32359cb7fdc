//! What the views say on the way to a game: banners, home, the lobby, and the game itself (sections 2 and 4).

use serde::{Deserialize, Serialize};

/// The banner carousel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BannerEvent {
    /// A dot was chosen or a swipe ended on this slide.
    Show(u32),
    /// Pause or resume by the button; it stays so until pressed again.
    TogglePause,
    /// The pointer or the focus is on the carousel (`true`) or has left it.
    Hold(bool),
    /// Open what the slide on top leads to.
    Open,
}

/// The home screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HomeEvent {
    /// Fetch again what failed.
    Retry,
    /// Search all slots for this name.
    Search(String),
    /// Stop or start the jackpot's rolling digits.
    ToggleJackpot,
}

/// The games lobby (sections 2 and 4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LobbyEvent {
    /// Choose a vendor by its code.
    Vendor(String),
    /// Choose a mode.
    Mode(crate::domain::game::LobbyMode),
    /// Choose a classification by its code; empty is all.
    Classification(String),
    /// Choose a minimum bet by its decimal string; empty is all.
    MinBet(String),
    /// The text of the search box changed.
    Search {
        /// As typed.
        text: String,
        /// Enter was pressed: search at once.
        now: bool,
    },
    /// Jump to a page.
    Page(u32),
    /// Append the next page (scroll loading).
    LoadMore,
    /// Back to all games: search, classification and minimum bet empty.
    ClearFilters,
    /// Fetch again what failed.
    Retry,
}

/// Games anywhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameEvent {
    /// Start the game with this key.
    Play(String),
    /// Start the game with this key in a frame that fills the page.
    PlayFramed(String),
    /// Start the lobby of a vendor card: game type and vendor.
    #[serde(rename_all = "camelCase")]
    PlayVendor {
        /// Game type code.
        game_type: String,
        /// Vendor code.
        vendor: String,
    },
    /// Mark or unmark the game with this key as a favourite.
    ToggleFavourite(String),
    /// A message of the game's page, checked for origin and source by the view, for shape here.
    Message(GameMessage),
    /// Leave the running game.
    Leave,
    /// Try the launch again.
    Retry,
}

/// What a running game may tell the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameMessage {
    /// The game can be played.
    Ready,
    /// The balance may have changed: ask the wallet, never the message.
    Balance,
    /// The player pressed the game's own way out.
    Exit,
    /// The game cannot go on.
    Error,
}
