//! Record type: tiers of referral plans: what an inviter gets for each friend, by the number of friends.

use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "referral-tiers",
    singular: "referral_tier",
    about: "what an inviter gets for each friend, from a number of friends on; the highest tier that is reached counts",
    table: "referral_tiers",
    fields: &[
        Field::required("planId", FieldType::RowOf("referral-plans"), "the plan"),
        Field::optional("friendsFrom", FieldType::Number(1, 100_000), "the first friend that it is for")
            .default(DefaultValue::Given("1")),
        Field::required("amount", FieldType::Amount, "for each friend"),
    ],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    match record.number("amount") {
        Some(0) => vec![ValidationError::new("amount", "must be above zero: remove the tier instead")],
        _ => Vec::new(),
    }
}
