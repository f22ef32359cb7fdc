//! Categories of the help centre (sections 2 and 7 of the specification).

use crate::kind::{Field, Id, Kind, Takes};

pub(super) const KIND: Kind = Kind {
    name: "help-categories",
    one: "help_category",
    about: "groups of help pages; one without pages does not show",
    table: "help_categories",
    id: Id::Named(Takes::Code(40)),
    words: &[Field::needed("title", Takes::Text(80), "what its pages have in common")],
    most: 50,
    ..Kind::BLANK
};
