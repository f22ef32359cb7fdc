//! Vendors, games, favourites and launches (sections 3, 4 and 7).

use super::Amount;
use serde::{Deserialize, Serialize};

/// Value of relay call `GCSGAME_gameVendor`: the vendors of each game type, in the operator's order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct VendorValue {
    /// The categories; one without cards does not show.
    pub categories: Vec<VendorCategory>,
}

/// The vendors of one game type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct VendorCategory {
    /// Game type code: ELOTT, LOTT, LIVE, SPORTS, ESPORTS, FISH, RNG, PVP or SV3.
    pub game_type: String,
    /// Title in the language of the call.
    pub title: String,
    /// Picture of the category, site-relative or https.
    pub image_url: String,
    /// How many games the category holds.
    pub game_count: u32,
    /// The vendors of the category, in the operator's order.
    pub cards: Vec<VendorCard>,
}

/// A vendor within one game type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct VendorCard {
    /// Code of the vendor.
    pub vassalage: String,
    /// Name of the vendor, to show.
    pub name: String,
    /// Code of the game type.
    pub game_type: String,
    /// The operator features the vendor.
    pub is_hot: bool,
    /// Icon in colour, site-relative or https.
    pub icon_url: String,
    /// White icon for dark surfaces; empty means `icon_url`.
    pub icon_white_url: String,
    /// Picture for a card, site-relative or https.
    pub image_url: String,
    /// How many games it offers in this type.
    pub game_count: u32,
    /// What its lobby starts with: `GAME`, `VASSALAGE` or empty when it has no lobby of its own.
    pub is_game: String,
    /// The game that its card starts; empty when the card opens a list.
    pub game_code: String,
    /// Nothing of it can be played yet: no supplier runs the game that its card starts, or any game of its list.
    pub coming_soon: bool,
}

/// A game of the operator's catalogue.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Game {
    /// Id of the game in the operator's catalogue.
    pub node_id: String,
    /// Code of the game at its vendor.
    pub game_code: String,
    /// Code of the vendor.
    pub vassalage: String,
    /// Name of the vendor, to show.
    pub vendor_name: String,
    /// Code of the game type.
    pub game_type: String,
    /// Name of the game, in the language of the call.
    pub game_name: String,
    /// Classification: JP, TG, AC, BG or empty.
    pub game_classify: String,
    /// `GAME`, or `VASSALAGE` when it stands for a vendor's list.
    pub is_game: String,
    /// Tile picture, site-relative or https.
    pub image_url: String,
    /// The operator features the game.
    pub is_hot: bool,
    /// The game is listed and cannot be played yet: no supplier runs it.
    pub coming_soon: bool,
    /// The smallest coin that a line, or another unit of the stake, is played with. The smallest stake of a round is this
    /// times the units of the game, which its own page shows.
    pub min_bet: Amount,
    /// When the operator added it, RFC 3339; empty where that was not kept.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub added_at: String,
    /// Return to player in basis points, as its supplier publishes it; none where nobody has told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_to_player: Option<u32>,
    /// How unevenly it pays: `low`, `medium` or `high`; empty where nobody has told it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub volatility: String,
    /// The smallest stake of a round; none where nobody has told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub smallest_stake: Option<Amount>,
    /// When the member opened or played it last, RFC 3339. Only in the list of recent games, empty elsewhere.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub played_at: String,
}

/// Value of `GCSGAME_gameList` and `GCSGAME_getVassGameType`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct GameListValue {
    /// The vendor whose games these are, when the call left the choice to the server (`opening=first`); empty otherwise.
    pub vassalage: String,
    /// The games of the page.
    pub games: Vec<Game>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many games there are.
    pub total_elements: u32,
}

/// Value of relay call `MCSFE_getFavoriteGamesList`: the games that the member marked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FavouriteListValue {
    /// The games of the page.
    pub content: Vec<Game>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many games there are.
    pub total_elements: u32,
}

/// Value of relay call `GCS_recentGame`: the games that the member played last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RecentListValue {
    /// The games of the page, the latest first.
    pub list: Vec<Game>,
    /// How many pages there are.
    pub total_pages: u32,
}

/// Value of `GCSGAME_hotGamesV2` and `/lgw/games/popular`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HotListValue {
    /// The games, hottest first.
    pub list: Vec<Game>,
}

/// Value of `/lgw/games/rows`: rows of home that are the same for everybody.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct GameRowsValue {
    /// Games that were added lately, the latest first.
    pub newest: Vec<Game>,
    /// Games of a high return to player, the highest first.
    pub high_return: Vec<Game>,
}

/// Value of `/wps/games/forYou`: games like the one that the member played most; empty where nothing was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ForYouValue {
    /// Name of the game that was played most.
    pub because: String,
    /// Code of that game's type.
    pub game_type: String,
    /// Code of that game's vendor.
    pub vassalage: String,
    /// Games like it that the member has not played lately.
    pub list: Vec<Game>,
}

/// Value of `MCSFE_getFavoriteGames`: the node ids that the member marked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FavouriteIdsValue {
    /// Node ids of the games.
    pub ids: Vec<String>,
}

/// Body of `POST` and `DELETE` on relay call `MCSFE_favoriteGame`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FavouriteRequest {
    /// Node id of the game.
    pub node_id: String,
    /// Code of the vendor.
    pub vendor: String,
    /// Code of the game type.
    pub game_type: String,
}

/// Body of `POST /wps/game/launchGame` and of relay call `GCS_gameLaunchFB`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LaunchRequest {
    /// Node id of the game; empty starts the vendor's lobby.
    #[serde(default)]
    pub node_id: String,
    /// Code of the vendor.
    pub vassalage: String,
    /// Code of the game type.
    pub game_type: String,
    /// Code of the game at its vendor.
    #[serde(default)]
    pub game_code: String,
    /// The visitor's device: `WEB` or `MOBILE`.
    pub device: String,
    /// Language code of the specification, such as `EN`.
    pub language: String,
    /// Where the game's own way out leads: a path of this site.
    pub back_url: String,
    /// `dark` or `light`, for vendors that follow the site's theme.
    #[serde(default)]
    pub theme: String,
    /// Room of a player-versus-player game; empty lets the game choose.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub room_id: String,
    /// The member knows that a game which is open elsewhere takes no more stakes then; without it such a launch is refused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_other_game: bool,
    /// What a lottery's lobby is opened with; only for lotteries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lobby: Option<LotteryLobby>,
}

/// What a lottery vendor's lobby is opened with, beside game code, device, back address and language (section 7).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LotteryLobby {
    /// Whose draws: `VN` or `SEA`.
    pub lotto_area: String,
    /// `game` for the draw that the game code names, `lobby` for the vendor's list.
    pub launch_mode: String,
    /// `Lott`, `ZY`, `Elott` or `SEA`.
    pub prize_mode: String,
    /// `iframe`: the vendor's page stands in an iframe of the site.
    pub view: String,
}

/// Value of a launch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LaunchValue {
    /// Page of the game at its vendor. The launch ticket stands in the fragment, which reaches no server log.
    pub url: String,
    /// Origin that the page's messages must come from.
    pub origin: String,
    /// Name of the game in the language of the call.
    #[serde(default)]
    pub game_name: String,
    /// What was moved into the vendor's wallet for this game, because the member lets money follow; 0.00 where nothing was.
    #[serde(default)]
    pub moved_in: Amount,
}

/// Free spins that a member has in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FreeSpinsOfGame {
    /// Code of the game.
    pub game_code: String,
    /// How many are left.
    pub left: u32,
}

/// Value of `GET /wps/game/freeSpins`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FreeSpinsValue {
    /// Games in which the member can play free spins now.
    pub games: Vec<FreeSpinsOfGame>,
}

/// Value of `GET /wps/play/session`: how the member's session of play stands, over all games and suppliers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlaySessionValue {
    /// When the first game of the login session was opened, RFC 3339; empty before that.
    pub started_at: String,
    /// Payouts less stakes of the rounds that began since then and have ended.
    pub net: Amount,
    /// The server's clock when it answered, RFC 3339.
    pub server_time: String,
}
