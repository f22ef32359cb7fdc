//! Feedback that came in: an operator reads it, marks it as done, and takes out what must not be kept.

use crate::record_type::{Field, FieldType, Id, Order, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "feedback",
    singular: "feedback",
    about: "feedback of visitors and members, newest first",
    table: "feedback",
    id: Id::Fixed,
    fields: &[
        Field::required("state", FieldType::Enum(&["new", "answered", "closed"]), "how far it is"),
        Field::required("questionType", FieldType::Code(40), "what it is about"),
        Field::required("content", FieldType::Lines(10_000), "what it says, plain text"),
        Field::optional("contact", FieldType::Text(100), "where its writer can be reached"),
        Field::optional("memberId", FieldType::Code(64), "the member who wrote it; none for a visitor"),
        Field::required("language", FieldType::Language, "the language that its writer saw"),
        Field::required("createdAt", FieldType::Time, "when it came"),
    ],
    order: Order::By("created_at desc, id desc"),
    ..RecordType::DEFAULT
};
