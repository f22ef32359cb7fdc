//! Record type: games whose bets count towards wagering at another percentage than their product's.

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "wagering-games",
    singular: "wagering_game",
    about: "percent of a bet that counts towards wagering, for games that count otherwise than their product; their id is the game's code",
    table: "wagering_game_weights",
    id_column: "game_code",
    id: Id::Named(FieldType::Code(64)),
    fields: &[Field::required("percent", FieldType::Number(0, 100), "percent of a valid bet")],
    ..RecordType::DEFAULT
};
