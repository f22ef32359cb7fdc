//! Addresses whose visitors get the blocked-region page (section 2 of the specification, "Other full-page states").

use crate::kind::{Field, Id, Kind, Order, Takes};

pub(super) const KIND: Kind = Kind {
    name: "regions",
    one: "region",
    about: "addresses and networks whose visitors are not served; their id is the address",
    table: "blocked_addresses",
    id_column: "address",
    id: Id::Named(Takes::Network),
    fields: &[Field::optional("reason", Takes::Text(200), "why, for the operator's own record")],
    order: Order::By("address"),
    ..Kind::BLANK
};
