//! The index of the site's search (section 2): what can be found, in one document, and the games that were found.
//!
//! The document holds ten thousand games in little over a hundred kilobytes, so it says what finds a game and what it is, and
//! nothing twice: games stand together by type and vendor, in the order of their ids, and what is played most is told apart.
//! Pictures and all else of the few games that show come by [`SelectionValue`].

use super::Game;
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/search/index`: everything that the search can find.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchIndexValue {
    /// Vendors with what they offer, in the operator's order.
    pub vendors: Vec<SearchVendor>,
    /// All games, by type and vendor.
    pub games: Vec<SearchGames>,
    /// Node ids of the games that are played most or that the operator features, best first.
    pub popular: Vec<String>,
    /// Promotions that show, in the operator's order.
    pub promotions: Vec<SearchPage>,
    /// Pages of the help centre, in the operator's order.
    pub help: Vec<SearchPage>,
}

/// A vendor that the search can find.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchVendor {
    /// Code of the vendor.
    pub vassalage: String,
    /// Name of the vendor, to show.
    pub name: String,
    /// Codes of the game types that it has a card in.
    pub game_types: Vec<String>,
}

/// The games of a vendor in one game type that can be played, or those that cannot yet. Equal places of its lists belong to one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchGames {
    /// Code of the game type.
    pub game_type: String,
    /// Code of the vendor.
    pub vassalage: String,
    /// The games are listed and cannot be played yet: no supplier runs them.
    pub coming_soon: bool,
    /// Node ids of the games.
    pub node_ids: Vec<String>,
    /// Names of the games in the language of the call.
    pub names: Vec<String>,
    /// English names, of which one is empty where it says the same; none at all where all do.
    pub english_names: Vec<String>,
}

/// A promotion or a page of the help centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchPage {
    /// Id of the promotion or page.
    pub id: String,
    /// Title of the promotion or page, plain text.
    pub title: String,
    /// Other words for what it is about.
    pub keywords: String,
}

/// Value of `GET /lgw/games/selection`: the games that were found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SelectionValue {
    /// The games, in the order of the call; without those that are no longer there.
    pub games: Vec<Game>,
}
