//! Applications of those who want to become affiliates.

use crate::kind::{Field, Id, Kind, Order, Takes};

pub(super) const KIND: Kind = Kind {
    name: "affiliate-applications",
    one: "affiliate_application",
    about: "applications of those who want to become affiliates, newest first",
    table: "affiliate_applications",
    id: Id::Fixed,
    fields: &[
        Field::needed("state", Takes::Word(&["new", "accepted", "refused"]), "how far it is"),
        Field::needed("name", Takes::Text(60), "who applies"),
        Field::needed("contact", Takes::Text(100), "where the applicant can be reached"),
        Field::needed("channel", Takes::Text(200), "where players would come from"),
        Field::needed("content", Takes::Lines(10_000), "what it says, plain text"),
        Field::optional("memberId", Takes::Code(64), "the member who wrote it; none for a visitor"),
        Field::needed("language", Takes::Language, "the language that its writer saw"),
        Field::needed("createdAt", Takes::Time, "when it came"),
    ],
    order: Order::By("created_at desc, id desc"),
    ..Kind::BLANK
};
