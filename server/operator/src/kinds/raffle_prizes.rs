//! Prizes of raffles (section 7 of the specification): the chance of each is its weight in the sum of all of its promotion.

use crate::kind::{Field, Kind, Takes, Unless};

pub(super) const KIND: Kind = Kind {
    name: "raffle-prizes",
    one: "raffle_prize",
    about: "prizes of raffles and their odds",
    table: "raffle_prizes",
    fields: &[
        Field::needed("promotionId", Takes::RowOf("promotions"), "the raffle"),
        Field::optional("prizeType", Takes::Word(&["CASH", "POINTS"]), "what it is; nothing for a blank"),
        Field::optional("amount", Takes::Amount, "money or points").unless(Unless::Given("0")),
        Field::needed("weight", Takes::Number(0, 1_000_000), "its share of all weights is its chance"),
    ],
    words: &[Field::needed("name", Takes::Text(120), "what players read")],
    ..Kind::BLANK
};
