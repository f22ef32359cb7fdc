//! Record type: question types of feedback (sections 2 and 3 of the specification).

use crate::record_type::{Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "question-types",
    singular: "feedback_type",
    about: "what feedback may be about",
    table: "feedback_types",
    id_column: "code",
    id: Id::Named(FieldType::Code(40)),
    localized: &[Field::required("title", FieldType::Text(80), "words for it")],
    min_records: 1,
    max_records: 50,
    ..RecordType::DEFAULT
};
