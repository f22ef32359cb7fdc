//! Record type: rooms of player-versus-player games (section 7 of the specification, `GLS2_roomList`).

use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "rooms",
    singular: "room",
    about: "tables of card games, with stake and seats",
    table: "rooms",
    fields: &[
        Field::required("gameCode", FieldType::Code(64), "code of the game"),
        Field::optional("level", FieldType::Enum(&["BEGINNER", "REGULAR", "EXPERT"]), "whom it is for"),
        Field::required("stake", FieldType::Amount, "what a round is played for"),
        Field::required("entry", FieldType::Amount, "the least balance that may sit down"),
        Field::required("seats", FieldType::Number(2, 12), "how many can play"),
        Field::optional("enabled", FieldType::Switch, "whether it is open").default(DefaultValue::Given("on")),
    ],
    max_records: 200,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    match (record.number("stake"), record.number("entry")) {
        (Some(stake), Some(entry)) if entry < stake => {
            vec![ValidationError::new("entry", "must not be less than the stake: who sits down has to be able to play")]
        }
        _ => Vec::new(),
    }
}
