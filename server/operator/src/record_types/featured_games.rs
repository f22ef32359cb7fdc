//! Record type: games that the home page features, with the operator's texts (section 1 of the specification).

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "featured-games",
    singular: "featured",
    about: "games that home features; their id is the game's node id",
    table: "featured_games",
    id_column: "node_id",
    id: Id::Named(FieldType::Code(64)),
    localized: &[
        Field::optional("headline", FieldType::Text(80), "headline; the game's name when empty"),
        Field::optional("text", FieldType::Text(240), "a sentence on it"),
    ],
    max_records: 12,
    ..RecordType::DEFAULT
};
