//! Record type: countries whose mobile numbers the account forms accept, the preferred one first (section 3 of the
//! specification).

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "countries",
    singular: "country",
    about: "countries whose mobile numbers are taken, the favourite first",
    table: "register_countries",
    id_column: "country_code",
    id: Id::Named(FieldType::Country),
    fields: &[Field::required("dialingCode", FieldType::DiallingCode, "the code before its numbers")],
    min_records: 1,
    max_records: 250,
    ..RecordType::DEFAULT
};
