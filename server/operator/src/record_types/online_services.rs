//! Record type: pages on which a conversation with customer service starts (section 7 of the specification, "online
//! service").

use crate::record_type::{Field, FieldType, Record, RecordType, ValidationError};
use lumora_core::domain::contact::Contact;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "online-services",
    singular: "online_service",
    about: "where a conversation with customer service starts",
    table: "online_services",
    fields: &[
        Field::required(
            "kind",
            FieldType::Number(1, 3),
            "1 in an app, 2 on a phone's page, 3 in a popup window of the site",
        ),
        Field::required("path", FieldType::Link, "where it starts: https or a path of this site"),
    ],
    max_records: 50,
    check: leads_to_a_page,
    ..RecordType::DEFAULT
};

/// The window can show pages only, so the path must be a page.
fn leads_to_a_page(record: &Record) -> Vec<ValidationError> {
    match Contact::read(record.text("path")) {
        Some(Contact::Page | Contact::Window) => Vec::new(),
        _ => vec![ValidationError::new("path", "must begin with https:// or a single slash")],
    }
}
