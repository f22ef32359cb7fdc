//! Promotions (sections 3 and 4 of the specification).

use super::in_order;
use crate::admin::kind::{Field, Kind, Takes, Unless};

pub(super) const KIND: Kind = Kind {
    name: "promotions",
    one: "promotion",
    about: "promotions and what they promise",
    table: "promotions",
    fields: &[
        Field::needed("code", Takes::Code(64), "its name in addresses; no two share one"),
        Field::needed("category", Takes::Code(40), "the tab that it stands under"),
        Field::needed("imageUrl", Takes::Picture, "the picture of its card"),
        Field::optional("mobileUrl", Takes::Picture, "the picture on narrow screens"),
        Field::optional("startsAt", Takes::Time, "runs from then on").unless(Unless::Now),
        Field::optional("endsAt", Takes::Time, "no longer runs from then on"),
    ],
    words: &[
        Field::needed("title", Takes::Text(120), "headline"),
        Field::optional("summary", Takes::Text(400), "one line on its card"),
    ],
    check: |record| in_order(record, "startsAt", "endsAt"),
    ..Kind::BLANK
};
