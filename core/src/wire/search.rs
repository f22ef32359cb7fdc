//! The index of the site's search (section 2): what can be found, in one document, and the games that were found.
//!
//! The document holds ten thousand games in little over a hundred kilobytes, so it says what finds a game and what it is, and
//! nothing twice: games stand together by type and vendor, in the order of their ids, and what is played most is told apart.
//! Pictures and all else of the few games that show come by [`SelectionValue`].

use super::Game;
use serde::{Deserialize, Serialize};

/// Value of `/wps/search/index`.
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

/// A vendor.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchVendor {
    /// Vendor code.
    pub vassalage: String,
    /// Name to show.
    pub name: String,
    /// Codes of the game types that it has a card in.
    pub game_types: Vec<String>,
}

/// The games of a vendor in one game type that can be played, or those that cannot yet. Equal places of its lists belong to one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchGames {
    /// Game type code.
    pub game_type: String,
    /// Vendor code.
    pub vassalage: String,
    /// They are listed and cannot be played yet: no supplier runs them.
    pub coming_soon: bool,
    /// Node ids.
    pub node_ids: Vec<String>,
    /// Names in the language of the call.
    pub names: Vec<String>,
    /// English names, of which one is empty where it says the same; none at all where all do.
    pub english_names: Vec<String>,
}

/// A promotion or a page of the help centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SearchPage {
    /// Id.
    pub id: String,
    /// Title, plain text.
    pub title: String,
    /// Other words for what it is about.
    pub keywords: String,
}

/// Value of `/lgw/games/selection`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SelectionValue {
    /// The games, in the order of the call; without those that are no longer there.
    pub games: Vec<Game>,
}
