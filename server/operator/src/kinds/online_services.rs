//! Where a conversation with customer service starts (section 7 of the specification, "online service").

use crate::kind::{Fault, Field, Kind, Record, Takes};
use lumora_core::domain::contact::Contact;

pub(super) const KIND: Kind = Kind {
    name: "online-services",
    one: "online_service",
    about: "where a conversation with customer service starts",
    table: "online_services",
    fields: &[
        Field::needed("kind", Takes::Number(1, 3), "1 in an app, 2 on a phone's page, 3 in a popup window of the site"),
        Field::needed("path", Takes::Link, "where it starts: https or a path of this site"),
    ],
    most: 50,
    check: leads_to_a_page,
    ..Kind::BLANK
};

/// A window shows pages only.
fn leads_to_a_page(record: &Record) -> Vec<Fault> {
    match Contact::read(record.text("path")) {
        Some(Contact::Page | Contact::Window) => Vec::new(),
        _ => vec![Fault::new("path", "must begin with https:// or a single slash")],
    }
}
