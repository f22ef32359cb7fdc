//! Record type: banners of the carousels, in thirteen groups (sections 2 and 3 of the specification).

use crate::record_type::{Field, FieldType, Record, RecordType, ValidationError};

const GROUPS: &[&str] = &[
    "w_home",
    "w_rng",
    "w_live",
    "w_fish",
    "w_pvp",
    "w_sports",
    "w_esports",
    "w_lott",
    "w_down",
    "w_promotion",
    "w_shop",
    "w_help",
    "w_cockfight",
];

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "banners",
    singular: "banner",
    about: "pictures of the carousels, by group",
    table: "banners",
    fields: &[
        Field::required("groupName", FieldType::Enum(GROUPS), "where it shows"),
        Field::required("imageUrl", FieldType::Picture, "the picture"),
        Field::optional("mobileUrl", FieldType::Picture, "the picture on narrow screens; the other one when empty"),
        Field::optional("isLinked", FieldType::Switch, "whether a click leads anywhere"),
        Field::optional("link", FieldType::Link, "where a click leads"),
    ],
    localized: &[
        Field::required("title", FieldType::Text(120), "headline over the picture"),
        Field::optional("text", FieldType::Text(240), "line under the headline"),
        Field::optional("action", FieldType::Text(40), "words on the button; no button when empty"),
    ],
    max_records: 200,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    if record.is_on("isLinked") && record.text("link").is_empty() {
        return vec![ValidationError::new(
            "link",
            "is needed where isLinked is on: say where a click leads, or turn it off",
        )];
    }
    Vec::new()
}
