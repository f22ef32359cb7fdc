//! Record type: languages that the site offers (section 9 of the specification).

use crate::record_type::{FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "languages",
    singular: "language",
    about: "languages to choose from, in the order of the list",
    table: "site_languages",
    id_column: "code",
    id: Id::Named(FieldType::Language),
    min_records: 1,
    ..RecordType::DEFAULT
};
