//! Record type: risk rules, which send a withdrawal to an operator's review. The rules themselves are code of the crate
//! `cashier`, so the records are fixed.

use crate::record_type::{Field, FieldType, Id, RecordType};

/// The largest threshold, in minor units, which leaves room for sums.
const MAX_THRESHOLD: i64 = 1_000_000_000_000;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "risk-rules",
    singular: "risk_rule",
    about: "rules that send a withdrawal to an operator",
    table: "risk_rules",
    id: Id::Fixed,
    fields: &[
        Field::optional("enabled", FieldType::Switch, "whether it is asked"),
        Field::required(
            "threshold",
            FieldType::Number(0, MAX_THRESHOLD),
            "minor units for AMOUNT_ABOVE, hours for NEW_ACCOUNT, a count for VELOCITY, SHARED_ADDRESS and SHARED_DEVICE, percent for BONUS_SHARE; the others need none",
        ),
    ],
    ..RecordType::DEFAULT
};
