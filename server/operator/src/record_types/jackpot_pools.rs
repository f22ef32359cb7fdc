//! Record type: jackpot pools, the latest of which replaces the illustrative figure (sections 4 and 9 of the
//! specification).

use crate::record_type::{DefaultValue, Field, FieldType, Order, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "jackpot-pools",
    singular: "jackpot_pool",
    about: "the jackpot pool: the latest counts, and without any the site shows an illustrative figure",
    table: "jackpot_pools",
    fields: &[
        Field::required("amount", FieldType::Amount, "what is in the pool at asOf"),
        Field::required("perSecond", FieldType::Amount, "by how much it grows in a second"),
        Field::optional("asOf", FieldType::Time, "when it held that amount").default(DefaultValue::Now),
    ],
    order: Order::By("as_of desc, id"),
    max_records: 20,
    ..RecordType::DEFAULT
};
