//! What points buy (section 2 of the specification, the points mall).

use super::in_order;
use crate::record_type::{DefaultValue, Field, FieldType, RecordType};

const CATEGORIES: &[&str] = &["CASH", "BONUS", "FREE_SPIN", "PHYSICAL", "VOUCHER"];
const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "point-rewards",
    singular: "point_reward",
    about: "what points buy in the points mall",
    table: "point_rewards",
    fields: &[
        Field::required("category", FieldType::Enum(CATEGORIES), "the tab that it stands under"),
        Field::required("points", FieldType::Number(1, 100_000_000), "its price"),
        Field::optional("cashValue", FieldType::Amount, "what it is worth in money").default(NONE),
        Field::optional("stock", FieldType::Number(0, 10_000_000), "how many are left; nothing for no bound"),
        Field::optional("limitPerUser", FieldType::Number(0, 1_000), "the most for one member; 0 for no bound")
            .default(NONE),
        Field::optional("levelMin", FieldType::Number(0, 99), "least VIP rank").default(NONE),
        Field::required("imageUrl", FieldType::Picture, "the picture of its card"),
        Field::optional("validFrom", FieldType::Time, "offered from then on").default(DefaultValue::Now),
        Field::optional("validTo", FieldType::Time, "no longer offered from then on"),
        Field::optional("enabled", FieldType::Switch, "offered at all").default(DefaultValue::Given("on")),
    ],
    localized: &[
        Field::required("name", FieldType::Text(120), "what players read"),
        Field::optional("description", FieldType::Text(600), "what it is"),
    ],
    check: |record| in_order(record, "validFrom", "validTo"),
    ..RecordType::DEFAULT
};
