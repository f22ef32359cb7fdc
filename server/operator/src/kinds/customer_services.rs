//! Ways to reach the operator (sections 2 and 4 of the specification).

use crate::kind::{Field, Kind, Takes};

const TYPES: &[&str] = &[
    "LIVECHAT",
    "VIP",
    "MESSENGER",
    "TELEGRAM",
    "VIBER",
    "WHATSAPP",
    "LINE",
    "ZALO",
    "WECHAT",
    "QQ",
    "FACEBOOK",
    "EMAIL",
    "PHONE",
];

pub(super) const KIND: Kind = Kind {
    name: "customer-services",
    one: "customer_service",
    about: "ways to reach the operator",
    table: "customer_services",
    fields: &[
        Field::needed("csType", Takes::Word(TYPES), "which kind"),
        Field::optional("path", Takes::Contact, "where it leads; empty for a conversation with the online service"),
    ],
    words: &[Field::needed("title", Takes::Text(80), "its name")],
    ..Kind::BLANK
};
