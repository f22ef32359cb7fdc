//! Countries whose mobile numbers the account forms take, the favourite first (section 3 of the specification).

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "countries",
    one: "country",
    about: "countries whose mobile numbers are taken, the favourite first",
    table: "register_countries",
    id_column: "country_code",
    id: Id::Named(FieldType::Country),
    fields: &[Field::required("dialingCode", FieldType::DiallingCode, "the code before its numbers")],
    least: 1,
    most: 250,
    ..RecordType::BLANK
};
