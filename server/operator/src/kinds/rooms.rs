//! Rooms of player-versus-player games (section 7 of the specification, `GLS2_roomList`).

use crate::kind::{Fault, Field, Kind, Record, Takes, Unless};

pub(super) const KIND: Kind = Kind {
    name: "rooms",
    one: "room",
    about: "tables of card games, with stake and seats",
    table: "rooms",
    fields: &[
        Field::needed("gameCode", Takes::Code(64), "code of the game"),
        Field::optional("level", Takes::Word(&["BEGINNER", "REGULAR", "EXPERT"]), "whom it is for"),
        Field::needed("stake", Takes::Amount, "what a round is played for"),
        Field::needed("entry", Takes::Amount, "the least balance that may sit down"),
        Field::needed("seats", Takes::Number(2, 12), "how many can play"),
        Field::optional("enabled", Takes::Switch, "whether it is open").unless(Unless::Given("on")),
    ],
    most: 200,
    check,
    ..Kind::BLANK
};

fn check(record: &Record) -> Vec<Fault> {
    match (record.number("stake"), record.number("entry")) {
        (Some(stake), Some(entry)) if entry < stake => {
            vec![Fault::new("entry", "must not be less than the stake: who sits down has to be able to play")]
        }
        _ => Vec::new(),
    }
}
