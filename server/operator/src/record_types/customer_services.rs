//! Ways to reach the operator (sections 2 and 4 of the specification).

use crate::record_type::{Field, FieldType, RecordType};

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

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "customer-services",
    singular: "customer_service",
    about: "ways to reach the operator",
    table: "customer_services",
    fields: &[
        Field::required("csType", FieldType::Enum(TYPES), "which kind"),
        Field::optional("path", FieldType::Contact, "where it leads; empty for a conversation with the online service"),
    ],
    localized: &[Field::required("title", FieldType::Text(80), "its name")],
    ..RecordType::DEFAULT
};
