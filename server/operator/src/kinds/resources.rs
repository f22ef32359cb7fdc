//! Downloads, licence badges, vendor logos, browsers, help entries (sections 2, 3 and 4 of the specification).

use crate::kind::{Field, Kind, Takes};

const TYPES: &[&str] = &["IOS", "IOS_CONFIG", "ANDROID", "LICENSE", "VENDOR_LOGO", "BROWSER", "HELP"];

pub(super) const KIND: Kind = Kind {
    name: "resources",
    one: "resource",
    about: "downloads, licence badges, vendor logos, browsers, help entries",
    table: "site_resources",
    fields: &[
        Field::needed("resourceType", Takes::Word(TYPES), "what it is"),
        Field::optional("imageUrl", Takes::Picture, "its picture"),
        Field::optional("url", Takes::Link, "where it leads"),
        Field::optional("qrCodeUrl", Takes::Picture, "a picture of a QR code for it"),
    ],
    words: &[Field::needed("label", Takes::Text(80), "its name")],
    ..Kind::BLANK
};
