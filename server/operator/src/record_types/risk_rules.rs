//! Rules that send a withdrawal to an operator. What each asks is the cashier's; there are these and no others.

use crate::record_type::{Field, FieldType, Id, RecordType};

/// Leaves room for sums, in minor units.
const MOST: i64 = 1_000_000_000_000;

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
            FieldType::Number(0, MOST),
            "minor units for AMOUNT_ABOVE, hours for NEW_ACCOUNT, a count for VELOCITY, SHARED_ADDRESS and SHARED_DEVICE, percent for BONUS_SHARE; the others need none",
        ),
    ],
    ..RecordType::DEFAULT
};
