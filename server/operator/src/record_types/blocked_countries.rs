//! Record type: countries whose visitors get the blocked-region page (section 2 of the specification, "Other full-page
//! states"). A visitor's country is found by `address-ranges`, or sent by a proxy in a header.

use crate::record_type::{Field, FieldType, Id, Order, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "blocked-countries",
    singular: "blocked_country",
    about: "countries whose visitors are not served; their id is the code, such as FR",
    table: "blocked_countries",
    id_column: "country",
    id: Id::Named(FieldType::Country),
    fields: &[Field::optional("reason", FieldType::Text(200), "why, for the operator's own record")],
    order: Order::By("country"),
    ..RecordType::DEFAULT
};
