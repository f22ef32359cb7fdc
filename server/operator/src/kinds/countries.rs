//! Countries whose mobile numbers the account forms take, the favourite first (section 3 of the specification).

use crate::kind::{Field, Id, Kind, Takes};

pub(super) const KIND: Kind = Kind {
    name: "countries",
    one: "country",
    about: "countries whose mobile numbers are taken, the favourite first",
    table: "register_countries",
    id_column: "country_code",
    id: Id::Named(Takes::Country),
    fields: &[Field::needed("dialingCode", Takes::DiallingCode, "the code before its numbers")],
    least: 1,
    most: 250,
    ..Kind::BLANK
};
