//! What feedback may be about (sections 2 and 3 of the specification).

use crate::kind::{Field, Id, Kind, Takes};

pub(super) const KIND: Kind = Kind {
    name: "question-types",
    one: "feedback_type",
    about: "what feedback may be about",
    table: "feedback_types",
    id_column: "code",
    id: Id::Named(Takes::Code(40)),
    words: &[Field::needed("title", Takes::Text(80), "words for it")],
    least: 1,
    most: 50,
    ..Kind::BLANK
};
