//! Record type: daily withdrawal limits by rank (section 3 of the specification).

use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "withdrawal-limits",
    singular: "withdrawal_limit",
    about: "what a member may take out in a day; of those up to a member's rank the highest counts",
    table: "withdrawal_limits",
    fields: &[
        Field::optional("levelMin", FieldType::Number(0, 99), "from which VIP rank on; no two begin at the same")
            .default(DefaultValue::Given("0")),
        Field::required("amountDaily", FieldType::Amount, "money that may leave in a day"),
        Field::required("countDaily", FieldType::Number(1, 1_000), "withdrawals that may be made in a day"),
    ],
    max_records: 100,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    if record.number("amountDaily") == Some(0) {
        return vec![ValidationError::new("amountDaily", "must be above zero: switch the ways to be paid off instead")];
    }
    Vec::new()
}
