//! Record type: help lines for problem gambling by country, published services that the operator has checked.

use crate::record_type::{Field, FieldType, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "help-lines",
    singular: "help_line",
    about: "services that help with gambling",
    table: "help_lines",
    fields: &[
        Field::optional("country", FieldType::Country, "for which country; empty for everybody"),
        Field::optional("phone", FieldType::Text(40), "its number as it is dialled there"),
        Field::optional("url", FieldType::Link, "its page"),
    ],
    localized: &[
        Field::required("name", FieldType::Text(120), "name of the service"),
        Field::optional("hours", FieldType::Text(120), "when it answers"),
    ],
    check: reaches_somebody,
    ..RecordType::DEFAULT
};

/// A help line needs a phone number or a page.
fn reaches_somebody(record: &Record) -> Vec<ValidationError> {
    if record.text("phone").is_empty() && record.text("url").is_empty() {
        return vec![ValidationError::new("url", "must name its page where no phone is named")];
    }
    Vec::new()
}
