//! Games that home features, with the operator's words (section 1 of the specification).

use crate::kind::{Field, Id, Kind, Takes};

pub(super) const KIND: Kind = Kind {
    name: "featured-games",
    one: "featured",
    about: "games that home features; their id is the game's node id",
    table: "featured_games",
    id_column: "node_id",
    id: Id::Named(Takes::Code(64)),
    words: &[
        Field::optional("headline", Takes::Text(80), "headline; the game's name when empty"),
        Field::optional("text", Takes::Text(240), "a sentence on it"),
    ],
    most: 12,
    ..Kind::BLANK
};
