//! Feedback that came in: an operator reads it, marks it as done, and takes out what must not be kept.

use crate::kind::{Field, Id, Kind, Order, Takes};

pub(super) const KIND: Kind = Kind {
    name: "feedback",
    one: "feedback",
    about: "feedback of visitors and members, newest first",
    table: "feedback",
    id: Id::Fixed,
    fields: &[
        Field::needed("state", Takes::Word(&["new", "answered", "closed"]), "how far it is"),
        Field::needed("questionType", Takes::Code(40), "what it is about"),
        Field::needed("content", Takes::Lines(10_000), "what it says, plain text"),
        Field::optional("contact", Takes::Text(100), "where its writer can be reached"),
        Field::optional("memberId", Takes::Code(64), "the member who wrote it; none for a visitor"),
        Field::needed("language", Takes::Language, "the language that its writer saw"),
        Field::needed("createdAt", Takes::Time, "when it came"),
    ],
    order: Order::By("created_at desc, id desc"),
    ..Kind::BLANK
};
