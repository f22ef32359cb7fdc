//! Record type: levels of members (section 3 of the specification, `clubLabel` and `memberLabel`): what reaches a level
//! in a period, what keeps it, and its gift.

use crate::record_type::{DefaultValue, Field, FieldType, Order, Record, RecordType, ValidationError};

const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "levels",
    singular: "level",
    about: "levels of members: what each needs in a period, what keeps it, and its gift",
    table: "levels",
    fields: &[
        Field::required(
            "level",
            FieldType::Number(0, 99),
            "VIP rank; no two levels share one, above 4 customer service is the VIP one",
        ),
        Field::required("name", FieldType::Text(40), "what members read, in all languages"),
        Field::optional(
            "memberLabel",
            FieldType::Code(40),
            "label that its members bear, for messages; nothing for none",
        ),
        Field::optional("turnover", FieldType::Amount, "valid bets in a period that reach it").default(NONE),
        Field::optional("deposits", FieldType::Amount, "deposits in a period that reach it, beside the bets")
            .default(NONE),
        Field::optional("keepTurnover", FieldType::Amount, "valid bets in a period that keep it").default(NONE),
        Field::optional("keepDeposits", FieldType::Amount, "deposits in a period that keep it, beside the bets")
            .default(NONE),
        Field::optional("giftAmount", FieldType::Amount, "its gift, which a member gets once; 0 for none")
            .default(NONE),
        Field::optional("giftWager", FieldType::Number(0, 100), "how often the gift is wagered").default(NONE),
        Field::optional("giftDays", FieldType::Number(1, 365), "days in which the gift can be claimed")
            .default(DefaultValue::Given("30")),
    ],
    order: Order::By("level"),
    max_records: 100,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let amount = |name: &str| record.number(name).unwrap_or(0);
    let mut faults = Vec::new();
    for (keeps, needs) in [("keepTurnover", "turnover"), ("keepDeposits", "deposits")] {
        if amount(keeps) > amount(needs) {
            faults.push(ValidationError::new(keeps, format!("must not be more than {needs}: who reaches it keeps it")));
        }
    }
    faults
}
