//! Rooms of player-versus-player games (section 7, `GLS2_roomList`).

use super::Amount;
use serde::{Deserialize, Serialize};

/// Value of relay call `GLS2_roomList`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoomListValue {
    /// The rooms, in the operator's order.
    pub rooms: Vec<Room>,
}

/// A room: a table of a game with a stake and a number of seats.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Room {
    /// Id of the room.
    pub room_id: String,
    /// Code of the vendor.
    pub vassalage: String,
    /// Node id of the game.
    pub node_id: String,
    /// Name of the game in the language of the call.
    pub game_name: String,
    /// Picture of the game, site-relative or https.
    pub image_url: String,
    /// Level of the players: `BEGINNER`, `REGULAR` or `EXPERT`.
    pub level: String,
    /// What a round is played for.
    pub stake: Amount,
    /// The least balance that may sit down.
    pub entry: Amount,
    /// How many can play in the room.
    pub seats: u32,
    /// How many sit in the room now.
    pub seated: u32,
    /// The game cannot be played yet: no supplier runs it.
    pub coming_soon: bool,
}
