//! Record type: cashback plans (section 6 of the specification): base, periods and terms. Their rates are the record
//! type `cashback-rates`.

use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "cashback-plans",
    singular: "cashback_plan",
    about: "plans of cashback: base, period, bounds, wagering; their rates are cashback-rates",
    table: "cashback_plans",
    fields: &[
        Field::required("base", FieldType::Enum(&["NET_LOSS", "VALID_BET"]), "of what a part comes back"),
        Field::required(
            "period",
            FieldType::Enum(&["DAILY", "WEEKLY", "MONTHLY"]),
            "how long its periods are, in your days",
        ),
        Field::required("currency", FieldType::Code(3), "wallets that it is for, such as USD"),
        Field::optional("startsAt", FieldType::Time, "the first period begins with that day")
            .default(DefaultValue::Now),
        // An absent cap means unlimited, so the column must be nullable: it gets no default.
        Field::optional("cap", FieldType::Amount, "most for a member and a period; nothing for no bound"),
        Field::optional("least", FieldType::Amount, "less than this is not paid").default(NONE),
        Field::optional("wagerMultiplier", FieldType::Number(0, 100), "how often it is wagered").default(NONE),
        Field::optional("claimDays", FieldType::Number(1, 365), "days in which it can be claimed")
            .default(DefaultValue::Given("7")),
        Field::optional(
            "enabled",
            FieldType::Switch,
            "periods are settled; those that end while it is off are skipped",
        )
        .default(DefaultValue::Given("on")),
    ],
    localized: &[Field::required("title", FieldType::Text(120), "what members read")],
    used_by: &[("cashback_runs", "plan_id")],
    max_records: 50,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    match (record.number("cap"), record.number("least")) {
        (Some(0), _) => vec![ValidationError::new("cap", "must be above zero: switch the plan off instead")],
        (Some(cap), Some(least)) if cap < least => {
            vec![ValidationError::new("cap", "must not be less than least: nothing would ever be paid")]
        }
        _ => Vec::new(),
    }
}
