//! Record type: deposit channels (section 2 of the specification, `depositv2`).

use lumora_core::domain::cashier::DepositKind;

use super::amounts_fit;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const KINDS: &[&str] =
    &[DepositKind::Hosted.name(), DepositKind::Qr.name(), DepositKind::BankSlip.name(), DepositKind::Voucher.name()];
const ICONS: &[&str] = &["card", "wallet", "qr", "bank", "voucher"];
const NONE: DefaultValue = DefaultValue::Given("0");
/// The longest time that a payment provider keeps a payment open, in minutes.
const WEEK_MINUTES: i64 = 7 * 24 * 60;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "deposit-channels",
    singular: "deposit_channel",
    about: "ways to pay in",
    table: "deposit_channels",
    fields: &[
        Field::required("kind", FieldType::Enum(KINDS), "how it is paid"),
        Field::required("icon", FieldType::Enum(ICONS), "what the site draws beside it"),
        Field::optional("enabled", FieldType::Switch, "whether it is offered").default(DefaultValue::Given("on")),
        Field::required("minAmount", FieldType::Amount, "the least amount"),
        Field::required("maxAmount", FieldType::Amount, "the most"),
        Field::optional("feeFixed", FieldType::Amount, "fixed part of the fee, taken out of what arrives")
            .default(NONE),
        Field::optional("feeBasisPoints", FieldType::Number(0, 10_000), "share of the fee, in hundredths of a percent")
            .default(NONE),
        Field::optional("presets", FieldType::Amounts(12), "amounts to tap"),
        Field::optional("minutes", FieldType::Number(0, 43_200), "minutes that it usually takes; 0 for at once")
            .default(NONE),
        Field::optional("hours", FieldType::WeeklyHours, "when it is open; always without any"),
        Field::optional("levelMin", FieldType::Number(0, 99), "least VIP rank").default(NONE),
        Field::optional(
            "wagerMultiplier",
            FieldType::Number(0, 10_000),
            "how often a deposit is staked before it may leave, in hundredths",
        )
        .default(DefaultValue::Given("100")),
        Field::optional(
            "expiresMinutes",
            FieldType::Number(0, 43_200),
            "minutes in which it is to be paid; 0 for no end, of BANK_SLIP only; not of VOUCHER, which the provider answers by itself",
        )
        .default(DefaultValue::Given("30")),
        Field::optional("bankName", FieldType::Text(80), "the operator's bank, of BANK_SLIP"),
        Field::optional("bankAccount", FieldType::Text(64), "the operator's account there"),
        Field::optional("bankHolder", FieldType::Text(80), "whose account it is"),
    ],
    localized: &[
        Field::required("name", FieldType::Text(60), "what members read"),
        Field::optional("description", FieldType::Text(160), "one line of it"),
    ],
    used_by: &[("deposits", "channel_id")],
    max_records: 50,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = amounts_fit(record);
    let bounds = record.number("minAmount").unwrap_or(0)..=record.number("maxAmount").unwrap_or(0);
    let mut presets = record.text("presets").split(',').filter_map(|units| units.parse::<i64>().ok());
    if !presets.all(|preset| bounds.contains(&preset)) {
        faults.push(ValidationError::new("presets", "must each lie between minAmount and maxAmount"));
    }
    let kind = DepositKind::from_name(record.text("kind")).unwrap_or_default();
    let minutes = record.number("expiresMinutes").unwrap_or(0);
    if matches!(kind, DepositKind::Hosted | DepositKind::Qr) && !(1..=WEEK_MINUTES).contains(&minutes) {
        let words = format!("must be 1 to {WEEK_MINUTES}: the payment provider keeps no payment open without end");
        faults.push(ValidationError::new("expiresMinutes", words));
    }
    if kind == DepositKind::BankSlip {
        let missing = ["bankName", "bankAccount", "bankHolder"].into_iter().filter(|name| record.text(name).is_empty());
        faults.extend(missing.map(|name| ValidationError::new(name, "is needed: members transfer there by hand")));
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn wrong(change: serde_json::Value) -> Vec<String> {
        let mut input = json!({
            "kind": "HOSTED", "icon": "card", "minAmount": "10.00", "maxAmount": "100.00", "presets": "10.00, 100.00",
            "name": { "EN": "Card" },
        });
        for (name, value) in change.as_object().unwrap() {
            input[name] = value.clone();
        }
        let made = RECORD_TYPE.build("x".to_owned(), input.as_object().unwrap(), 0);
        made.err().unwrap_or_default().into_iter().map(|fault| fault.field).collect()
    }

    #[test]
    fn a_channel_that_could_not_work_is_refused_by_what_is_wrong() {
        assert_eq!(wrong(json!({})), [""; 0]);
        assert_eq!(wrong(json!({ "maxAmount": "9.99", "presets": "" })), ["maxAmount"]);
        assert_eq!(wrong(json!({ "presets": "10.00, 100.01" })), ["presets"]);
        assert_eq!(wrong(json!({ "feeFixed": "10.00" })), ["feeFixed"]);
        assert_eq!(wrong(json!({ "feeBasisPoints": 10_001 })), ["feeBasisPoints"]);
        assert_eq!(wrong(json!({ "expiresMinutes": 0 })), ["expiresMinutes"]);
        assert_eq!(wrong(json!({ "kind": "VOUCHER", "expiresMinutes": 0 })), [""; 0]);
        assert_eq!(wrong(json!({ "kind": "BANK_SLIP" })), ["bankName", "bankAccount", "bankHolder"]);
    }
}
