//! Record type: downloads, licences, company and age notices, vendor logos, browsers, help entries (sections 2, 3 and 4
//! of the specification).

use crate::record_type::{Field, FieldType, RecordType};

const TYPES: &[&str] = &["IOS", "IOS_CONFIG", "ANDROID", "LICENSE", "COMPANY", "AGE", "VENDOR_LOGO", "BROWSER", "HELP"];

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "resources",
    singular: "resource",
    about: "downloads, licences, company and age notices, vendor logos, browsers, help entries",
    table: "site_resources",
    fields: &[
        Field::required("resourceType", FieldType::Enum(TYPES), "what it is"),
        Field::optional("imageUrl", FieldType::Picture, "its picture"),
        Field::optional("url", FieldType::Link, "where it leads; for a licence, where it can be checked"),
        Field::optional("number", FieldType::Text(80), "number of a licence, or the sign of an age notice such as 18+"),
        Field::optional("qrCodeUrl", FieldType::Picture, "a picture of a QR code for it"),
    ],
    localized: &[Field::required("label", FieldType::Text(200), "its name, or what it says")],
    ..RecordType::DEFAULT
};
