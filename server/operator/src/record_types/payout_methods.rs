//! Record type: payout methods (section 2 of the specification, `withdraw`).

use identity::fields::settings::check_rule;
use lumora_core::domain::cashier::PayoutKind;
use lumora_core::wire::FieldRuleValue;

use super::amounts_fit;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const KINDS: &[&str] = &[PayoutKind::Bank.name(), PayoutKind::Ewallet.name(), PayoutKind::Crypto.name()];
const ICONS: &[&str] = &["bank", "wallet", "crypto"];
const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "payout-methods",
    singular: "payout_method",
    about: "ways to be paid",
    table: "payout_methods",
    fields: &[
        Field::required("kind", FieldType::Enum(KINDS), "what kind of account"),
        Field::required("icon", FieldType::Enum(ICONS), "what the site draws beside it"),
        Field::optional(
            "network",
            FieldType::Code(20),
            "network of CRYPTO; check digits are counted of TRC20, ERC20 and BTC, and of IBAN for BANK",
        ),
        Field::optional("institutions", FieldType::Lines(4_000), "banks or services to choose from, one a line"),
        Field::required("accountPattern", FieldType::Text(500), "* or a regular expression for the whole number"),
        Field::optional("accountPatternId", FieldType::Code(40), "which kind of pattern; empty for the operator's own"),
        Field::optional("accountMin", FieldType::Number(0, 1_024), "least length of a number").default(NONE),
        Field::optional("accountMax", FieldType::Number(0, 1_024), "greatest length; 0 for no bound").default(NONE),
        Field::optional("enabled", FieldType::Switch, "whether it is offered").default(DefaultValue::Given("on")),
        Field::required("minAmount", FieldType::Amount, "the least amount"),
        Field::required("maxAmount", FieldType::Amount, "the most"),
        Field::optional("feeFixed", FieldType::Amount, "fixed part of the fee, taken out of what is paid")
            .default(NONE),
        Field::optional("feeBasisPoints", FieldType::Number(0, 10_000), "share of the fee, in hundredths of a percent")
            .default(NONE),
        Field::optional("minutes", FieldType::Number(0, 43_200), "minutes in which it is usually paid").default(NONE),
        Field::optional("hours", FieldType::WeeklyHours, "when it is open; always without any"),
        Field::optional("levelMin", FieldType::Number(0, 99), "least VIP rank").default(NONE),
    ],
    localized: &[Field::required("name", FieldType::Text(60), "what members read")],
    used_by: &[("payout_accounts", "method_id")],
    max_records: 50,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = amounts_fit(record);
    let length = |name: &str| record.number(name).and_then(|number| u32::try_from(number).ok()).unwrap_or(0);
    let rule = FieldRuleValue {
        accepted_pattern: record.text("accountPattern").to_owned(),
        pattern_id: record.text("accountPatternId").to_owned(),
        min_length: length("accountMin"),
        max_length: Some(length("accountMax")).filter(|most| *most > 0),
        enabled: true,
        required: true,
    };
    if let Err(error) = check_rule("accountPattern", &rule) {
        faults.push(ValidationError::new("accountPattern", format!("will not do: {error}")));
    }
    let is_crypto = record.text("kind") == PayoutKind::Crypto.name();
    if is_crypto && record.text("network").is_empty() {
        faults.push(ValidationError::new("network", "is needed: a payout to the wrong network is lost"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn wrong(change: serde_json::Value) -> Vec<String> {
        let mut input = json!({
            "kind": "BANK", "icon": "bank", "minAmount": "10.00", "maxAmount": "100.00", "accountPattern": "^[0-9]+$",
            "institutions": "One Bank\nOther Bank", "accountMin": 8, "accountMax": 19, "name": { "EN": "Bank" },
        });
        for (name, value) in change.as_object().unwrap() {
            input[name] = value.clone();
        }
        let made = RECORD_TYPE.build("x".to_owned(), input.as_object().unwrap(), 0);
        made.err().unwrap_or_default().into_iter().map(|fault| fault.field).collect()
    }

    #[test]
    fn a_method_that_could_not_work_is_refused_by_what_is_wrong() {
        assert_eq!(wrong(json!({})), [""; 0]);
        assert_eq!(wrong(json!({ "accountMax": 0 })), [""; 0]);
        assert_eq!(wrong(json!({ "accountMin": 20 })), ["accountPattern"]);
        assert_eq!(wrong(json!({ "accountPattern": "([" })), ["accountPattern"]);
        assert_eq!(wrong(json!({ "minAmount": "100.01" })), ["maxAmount"]);
        assert_eq!(wrong(json!({ "kind": "CRYPTO" })), ["network"]);
        assert_eq!(wrong(json!({ "kind": "CASH" })), ["kind"]);
    }
}
