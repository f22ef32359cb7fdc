//! Record type: categories of the help centre (sections 2 and 7 of the specification).

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "help-categories",
    singular: "help_category",
    about: "groups of help pages; one without pages does not show",
    table: "help_categories",
    id: Id::Named(FieldType::Code(40)),
    localized: &[Field::required("title", FieldType::Text(80), "what its pages have in common")],
    max_records: 50,
    ..RecordType::DEFAULT
};
