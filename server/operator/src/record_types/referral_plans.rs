//! Record type: referral plans (section 2 of the specification, page `referral`): what a friend has to do, and what
//! friend and inviter get. Their tiers are the record type `referral-tiers`.

use super::in_order;
use super::missions::NONE;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "referral-plans",
    singular: "referral_plan",
    about: "plans of referral: what a friend has to do, and what both get; what the inviter gets stands in referral-tiers, without which a plan is not offered",
    table: "referral_plans",
    fields: &[
        Field::required("currency", FieldType::Code(3), "wallets that it is for, such as USD"),
        Field::optional("deposit", FieldType::Amount, "what a friend has to pay in, in all").default(NONE),
        Field::optional("turnover", FieldType::Amount, "valid bets of a friend, in all").default(NONE),
        Field::optional("withinDays", FieldType::Number(1, 365), "days after the registration in which that is done")
            .default(DefaultValue::Given("30")),
        Field::optional(
            "maxFriends",
            FieldType::Number(0, 100_000),
            "friends of one member that something is given for; 0 for no bound",
        )
        .default(NONE),
        Field::optional("wagerMultiplier", FieldType::Number(0, 100), "how often what the inviter gets is wagered")
            .default(NONE),
        Field::optional("friendAmount", FieldType::Amount, "what the friend gets").default(NONE),
        Field::optional("friendWager", FieldType::Number(0, 100), "how often that is wagered").default(NONE),
        Field::optional("claimDays", FieldType::Number(1, 365), "days in which either can be claimed")
            .default(DefaultValue::Given("14")),
        Field::optional("startsAt", FieldType::Time, "for friends who register from then on")
            .default(DefaultValue::Now),
        Field::optional("endsAt", FieldType::Time, "for friends who register before then"),
        Field::optional(
            "enabled",
            FieldType::Switch,
            "new friends come under it; those who have, stay under the terms of their day",
        )
        .default(DefaultValue::Given("on")),
    ],
    localized: &[Field::required("title", FieldType::Text(120), "what members read")],
    used_by: &[("referrals", "plan_id")],
    max_records: 50,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = in_order(record, "startsAt", "endsAt");
    let is_nothing = |field| record.number(field).unwrap_or(0) == 0;
    if is_nothing("deposit") && is_nothing("turnover") {
        let why = "or turnover must be above zero: who has only registered is no member yet who plays";
        faults.push(ValidationError::new("deposit", why));
    }
    if is_nothing("friendAmount") && !is_nothing("friendWager") {
        faults.push(ValidationError::new("friendWager", "is for what the friend gets: set friendAmount, or 0 here"));
    }
    faults
}
