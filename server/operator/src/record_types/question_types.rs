//! What feedback may be about (sections 2 and 3 of the specification).

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "question-types",
    one: "feedback_type",
    about: "what feedback may be about",
    table: "feedback_types",
    id_column: "code",
    id: Id::Named(FieldType::Code(40)),
    localized: &[Field::required("title", FieldType::Text(80), "words for it")],
    least: 1,
    most: 50,
    ..RecordType::BLANK
};
