//! Record type: IP addresses and networks whose visitors get the blocked-region page (section 2 of the specification,
//! "Other full-page states").

use crate::record_type::{Field, FieldType, Id, Order, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "regions",
    singular: "region",
    about: "addresses and networks whose visitors are not served; their id is the address",
    table: "blocked_addresses",
    id_column: "address",
    id: Id::Named(FieldType::Network),
    fields: &[Field::optional("reason", FieldType::Text(200), "why, for the operator's own record")],
    order: Order::By("address"),
    ..RecordType::DEFAULT
};
