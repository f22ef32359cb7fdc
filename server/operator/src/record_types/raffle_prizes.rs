//! Record type: prizes of raffles (section 7 of the specification). The chance of a prize is its weight divided by the
//! sum of its promotion's weights.

use crate::record_type::{DefaultValue, Field, FieldType, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "raffle-prizes",
    singular: "raffle_prize",
    about: "prizes of raffles and their odds",
    table: "raffle_prizes",
    fields: &[
        Field::required("promotionId", FieldType::RowOf("promotions"), "the raffle"),
        Field::optional("prizeType", FieldType::Enum(&["CASH", "POINTS"]), "what it is; nothing for a blank"),
        Field::optional("amount", FieldType::Amount, "money or points").default(DefaultValue::Given("0")),
        Field::required("weight", FieldType::Number(0, 1_000_000), "its share of all weights is its chance"),
    ],
    localized: &[Field::required("name", FieldType::Text(120), "what players read")],
    ..RecordType::DEFAULT
};
