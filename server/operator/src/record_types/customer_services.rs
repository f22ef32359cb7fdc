//! Record type: contact channels of the operator (sections 2 and 4 of the specification).

use crate::record_type::{Field, FieldType, Record, RecordType, ValidationError};

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
        Field::optional(
            "path",
            FieldType::Contact,
            "where it leads; empty for LIVECHAT and VIP, which the site itself answers",
        ),
    ],
    localized: &[Field::required("title", FieldType::Text(80), "its name")],
    check: leads_somewhere,
    ..RecordType::DEFAULT
};

/// Every channel needs an address, except those that the site itself serves.
fn leads_somewhere(record: &Record) -> Vec<ValidationError> {
    if record.text("path").is_empty() && !matches!(record.text("csType"), "LIVECHAT" | "VIP") {
        return vec![ValidationError::new("path", "must name the operator's own address of this channel")];
    }
    Vec::new()
}
