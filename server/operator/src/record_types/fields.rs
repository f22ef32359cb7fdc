//! Record type: rules of the fields of account forms (sections 3 and 5 of the specification).
//!
//! The forms' own check refuses impossible rules, such as a password that is not asked for or a pattern that does not
//! compile.

use lumora_core::wire::FieldRuleValue;

use crate::record_type::{DefaultValue, Field, FieldType, Id, Order, Record, RecordType, ValidationError};
use identity::fields::settings::check_field;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "fields",
    singular: "field",
    about: "what each field of the account forms accepts; a field without a rule is not shown",
    table: "register_fields",
    id_column: "name",
    id: Id::Named(FieldType::Code(40)),
    fields: &[
        Field::optional("acceptedPattern", FieldType::Text(500), "* or a regular expression for the whole value"),
        Field::optional("patternId", FieldType::Code(40), "which kind of pattern it is; empty for the operator's own"),
        Field::optional("minLength", FieldType::Number(0, 1024), "least length in characters")
            .default(DefaultValue::Given("0")),
        Field::optional("maxLength", FieldType::Number(1, 1024), "greatest length in characters"),
        Field::optional("enabled", FieldType::Switch, "whether it is shown"),
        Field::optional("required", FieldType::Switch, "whether it must be filled"),
    ],
    order: Order::By("name"),
    protected_ids: &["username", "password"],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let length = |name: &str| record.number(name).and_then(|number| u32::try_from(number).ok());
    let rule = FieldRuleValue {
        accepted_pattern: record.text("acceptedPattern").to_owned(),
        pattern_id: record.text("patternId").to_owned(),
        min_length: length("minLength").unwrap_or(0),
        max_length: length("maxLength"),
        enabled: record.is_on("enabled"),
        required: record.is_on("required"),
    };
    match check_field(&record.id, &rule) {
        Ok(()) => Vec::new(),
        Err(error) => vec![ValidationError::new(&record.id, format!("will not do: {error}"))],
    }
}
