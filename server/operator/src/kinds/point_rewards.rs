//! What points buy (section 2 of the specification, the points mall).

use super::in_order;
use crate::kind::{Field, Kind, Takes, Unless};

const CATEGORIES: &[&str] = &["CASH", "BONUS", "FREE_SPIN", "PHYSICAL", "VOUCHER"];
const NONE: Unless = Unless::Given("0");

pub(super) const KIND: Kind = Kind {
    name: "point-rewards",
    one: "point_reward",
    about: "what points buy in the points mall",
    table: "point_rewards",
    fields: &[
        Field::needed("category", Takes::Word(CATEGORIES), "the tab that it stands under"),
        Field::needed("points", Takes::Number(1, 100_000_000), "its price"),
        Field::optional("cashValue", Takes::Amount, "what it is worth in money").unless(NONE),
        Field::optional("stock", Takes::Number(0, 10_000_000), "how many are left; nothing for no bound"),
        Field::optional("limitPerUser", Takes::Number(0, 1_000), "the most for one member; 0 for no bound")
            .unless(NONE),
        Field::optional("levelMin", Takes::Number(0, 99), "least VIP rank").unless(NONE),
        Field::needed("imageUrl", Takes::Picture, "the picture of its card"),
        Field::optional("validFrom", Takes::Time, "offered from then on").unless(Unless::Now),
        Field::optional("validTo", Takes::Time, "no longer offered from then on"),
        Field::optional("enabled", Takes::Switch, "offered at all").unless(Unless::Given("on")),
    ],
    words: &[
        Field::needed("name", Takes::Text(120), "what players read"),
        Field::optional("description", Takes::Text(600), "what it is"),
    ],
    check: |record| in_order(record, "validFrom", "validTo"),
    ..Kind::BLANK
};
