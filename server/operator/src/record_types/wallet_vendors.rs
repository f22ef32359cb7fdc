//! Record type: vendors whose games are played from a wallet that the vendor keeps (section 3 of the specification,
//! transfers).

use crate::record_type::{DefaultValue, Field, FieldType, Id, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "wallet-vendors",
    singular: "wallet_vendor",
    about: "vendors whose games are played from a wallet that they keep; their id is the vendor's code",
    table: "wallet_vendors",
    id: Id::Named(FieldType::Code(64)),
    fields: &[Field::optional(
        "enabled",
        FieldType::Switch,
        "whether money goes there and games are played from it; what is there can come back either way",
    )
    .default(DefaultValue::Given("on"))],
    ..RecordType::DEFAULT
};
