//! Events of the game that starts or runs (section 4, "Starting a game").

use serde::{Deserialize, Serialize};

/// Events of the page of the game that runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LaunchEvent {
    /// A message of the game's page, checked for origin and source by the view, for shape here.
    Message(GameMessage),
    /// Mark the running game as a favourite, or no longer.
    ToggleFavourite,
    /// Leave the running game.
    Leave,
    /// Try the launch again.
    Retry,
}

/// A message of a running game to the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameMessage {
    /// The game can be played.
    Ready,
    /// The balance may have changed: ask the wallet, never the message.
    Balance,
    /// The site has refused a stake for a reason that the game knows nothing of: the site tells it. Too little money is not such a reason.
    Refused,
    /// The player pressed the game's own way out.
    Exit,
    /// The game cannot go on.
    Error,
}
