//! Record type: origins other than the site's own, that serve its pictures, launch its games, or are another address of
//! the site (sections 3, 5 and 9 of the specification, image and game-launch CDN addresses, router list). The content
//! security policy of each page allows the first two, and no others.

use crate::record_type::{Field, FieldType, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "origins",
    singular: "origin",
    about: "origins that serve pictures of the site (image), start its games (launch), or are another address of it (site)",
    table: "cdn_origins",
    fields: &[
        Field::required("kind", FieldType::Enum(&["image", "launch", "site"]), "what it does"),
        Field::required(
            "origin",
            FieldType::Origin,
            "scheme and host; it answers the same paths as the site or the games",
        ),
    ],
    max_records: 60,
    ..RecordType::DEFAULT
};
