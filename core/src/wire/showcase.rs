//! What home shows below the fold: winners, featured games (sections 1 and 7), and the draws of lotteries (section 7).

use super::{Amount, Game};
use serde::{Deserialize, Serialize};

/// Value of relay call `ODSFE2_getWinnerBoard`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WinnerBoardValue {
    /// The period that was asked for: `latest`, `day`, `week` or `month`.
    pub period: String,
    /// The wins: the latest first, or the greatest of the period first.
    pub winners: Vec<Winner>,
}

/// A settled round that paid more than was staked. Nothing in it leads to the member: the name is masked by the server to
/// its first and last letter, and the time is cut to the minute.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Winner {
    /// Masked name, such as `l•••r`.
    pub name: String,
    /// The game that was played.
    pub game: Game,
    /// What the round paid.
    pub payout: Amount,
    /// When it was settled, RFC 3339, to the minute.
    pub settled_at: String,
}

/// Value of `GET /wps/system/featuredGames`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FeaturedValue {
    /// The games, in the operator's order.
    pub list: Vec<Featured>,
}

/// A game that the operator says something about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Featured {
    /// The game that is featured.
    pub game: Game,
    /// Headline, plain text; empty leaves the game's name alone.
    pub headline: String,
    /// A sentence on it, plain text.
    pub text: String,
}

/// Value of `/lgw/vn/games/game_menu` and of its `/recent`: lotteries (section 3, game entry).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LotteryMenuValue {
    /// The lotteries, in the operator's order, or the one that was played last first.
    pub list: Vec<LotteryEntry>,
}

/// A lottery of the menu.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LotteryEntry {
    /// Id in the operator's catalogue.
    pub code: String,
    /// Code at its vendor.
    pub game_code: String,
    /// Game type code, LOTT or ELOTT.
    pub game_type: String,
    /// Name in the language of the call.
    pub game_name: String,
    /// Code of the vendor.
    pub vendor: String,
    /// Name of the vendor that it is played under, to show.
    pub account_type_name: String,
    /// `GAME`, or `VASSALAGE` when it stands for a vendor's list.
    pub is_game: String,
    /// Picture, site-relative or https.
    pub image_url: String,
    /// The lottery is listed and cannot be played yet.
    pub coming_soon: bool,
    /// Play type that its page opens with; empty for its own.
    pub default_play_type: String,
}

/// Value of `/lgw/vn/numeros/opened/game`: the next draw of each lottery.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DrawListValue {
    /// Lotteries whose draws the operator knows, the soonest first.
    pub list: Vec<Draw>,
    /// When the server answered, RFC 3339: countdowns run by its clock.
    pub server_time: String,
}

/// The next draw of a lottery (an issue, *numero*).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Draw {
    /// The lottery, as a game of the catalogue.
    pub game: Game,
    /// Number of the issue: the day and the draw's place in it, such as `20261121-003`.
    pub numero: String,
    /// `selling`, or `closed` between the end of the sale and the draw.
    pub status: String,
    /// When it is drawn, RFC 3339.
    pub open_time: String,
    /// When the sale ends, RFC 3339.
    pub close_time: String,
    /// When the draw after it is, RFC 3339.
    pub next_open_time: String,
}
