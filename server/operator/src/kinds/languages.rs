//! The languages that the site offers (section 9 of the specification).

use crate::kind::{Id, Kind, Takes};

pub(super) const KIND: Kind = Kind {
    name: "languages",
    one: "language",
    about: "languages to choose from, in the order of the list",
    table: "site_languages",
    id_column: "code",
    id: Id::Named(Takes::Language),
    least: 1,
    ..Kind::BLANK
};
