//! Applications of those who want to become affiliates.

use crate::record_type::{Field, FieldType, Id, Order, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "affiliate-applications",
    singular: "affiliate_application",
    about: "applications of those who want to become affiliates, newest first",
    table: "affiliate_applications",
    id: Id::Fixed,
    fields: &[
        Field::required("state", FieldType::Enum(&["new", "accepted", "refused"]), "how far it is"),
        Field::required("name", FieldType::Text(60), "who applies"),
        Field::required("contact", FieldType::Text(100), "where the applicant can be reached"),
        Field::required("channel", FieldType::Text(200), "where players would come from"),
        Field::required("content", FieldType::Lines(10_000), "what it says, plain text"),
        Field::optional("memberId", FieldType::Code(64), "the member who wrote it; none for a visitor"),
        Field::required("language", FieldType::Language, "the language that its writer saw"),
        Field::required("createdAt", FieldType::Time, "when it came"),
    ],
    order: Order::By("created_at desc, id desc"),
    ..RecordType::DEFAULT
};
