//! Building a record from an operator's input. All fields are checked, and all faults are returned at once.

use std::collections::BTreeMap;

use lumora_core::domain::language;
use serde_json::{Map, Value as Json};

use super::value::{FIRST_LANGUAGE, Record, ValidationError, Value};
use super::{DefaultValue, Field, FieldType, RecordType};

/// The fields of an input by name, as JSON.
pub(crate) type Input = Map<String, Json>;

impl RecordType {
    /// Builds a new record from the defaults and the input.
    ///
    /// # Errors
    /// All faults of the input.
    pub(crate) fn build(&self, id: String, input: &Input, now_ms: i64) -> Result<Record, Vec<ValidationError>> {
        let mut record = Record { id, values: BTreeMap::new() };
        for field in self.fields {
            let value = match field.default {
                DefaultValue::Now => Value::Number(now_ms),
                DefaultValue::Given(written) => field
                    .field_type
                    .read(&field.field_type.argument_to_json(written))
                    .unwrap_or_else(|| field.field_type.nothing()),
                DefaultValue::Required | DefaultValue::Empty => field.field_type.nothing(),
            };
            record.values.insert(field.name, value);
        }
        for field in self.localized {
            record.values.insert(field.name, Value::Localized(BTreeMap::new()));
        }
        self.fill(record, input)
    }

    /// Applies an input to a record; fields that are not in it stay.
    ///
    /// # Errors
    /// All faults of the input.
    pub(crate) fn apply(&self, former: &Record, input: &Input) -> Result<Record, Vec<ValidationError>> {
        if input.is_empty() {
            return Err(vec![ValidationError::new("fields", "must be named: say what is to change")]);
        }
        self.fill(former.clone(), input)
    }

    fn fill(&self, mut record: Record, input: &Input) -> Result<Record, Vec<ValidationError>> {
        let mut faults = Vec::new();
        for name in input.keys().filter(|name| !self.all_fields().any(|field| field.name == name.as_str())) {
            let field_names: Vec<&str> = self.all_fields().map(|field| field.name).collect();
            // The name is the caller's input and is not echoed unless it is harmless.
            let field_name =
                if name.len() <= 40 && name.bytes().all(|byte| byte.is_ascii_alphanumeric()) { name } else { "?" };
            faults.push(ValidationError::new(
                field_name,
                format!("is no field of a {}: it has {}", self.singular_name(), field_names.join(", ")),
            ));
        }
        for (field, json) in self.fields.iter().filter_map(|field| input.get(field.name).map(|json| (field, json))) {
            match read(field, json) {
                Ok(value) => {
                    record.values.insert(field.name, value);
                }
                Err(fault) => faults.push(fault),
            }
        }
        for (field, json) in self.localized.iter().filter_map(|field| input.get(field.name).map(|json| (field, json))) {
            let Some(Value::Localized(words)) = record.values.get_mut(field.name) else { continue };
            faults.extend(apply_texts(field, json, words));
        }
        let needed = self.all_fields().filter(|field| field.default == DefaultValue::Required);
        for field in needed.filter(|field| record.values.get(field.name).is_none_or(Value::is_empty)) {
            if !faults.iter().any(|fault| fault.field == field.name) {
                faults.push(ValidationError::new(field.name, required_message(field, self.localized)));
            }
        }
        if faults.is_empty() {
            faults = (self.check)(&record);
        }
        if faults.is_empty() { Ok(record) } else { Err(faults) }
    }
}

fn required_message(field: &Field, words: &[Field]) -> String {
    let spoken = words.iter().any(|other| other.name == field.name);
    let language = if spoken { format!(" in {FIRST_LANGUAGE}") } else { String::new() };
    format!("is needed{language}: it takes {}", field.field_type.describe())
}

fn read(field: &Field, json: &Json) -> Result<Value, ValidationError> {
    let is_nothing = json.is_null() || json.as_str().is_some_and(|text| text.trim().is_empty());
    if is_nothing && field.default == DefaultValue::Empty {
        return Ok(field.field_type.nothing());
    }
    field
        .field_type
        .read(json)
        .ok_or_else(|| ValidationError::new(field.name, format!("takes {}", field.field_type.describe())))
}

/// Applies the texts of a field by language; null or an empty text removes a language.
fn apply_texts(field: &Field, json: &Json, words: &mut BTreeMap<String, String>) -> Vec<ValidationError> {
    let Json::Object(texts) = json else {
        let example = format!("takes a text for each language, such as {{\"{FIRST_LANGUAGE}\": \"...\"}}");
        return vec![ValidationError::new(field.name, example)];
    };
    let mut faults = Vec::new();
    for (code, text) in texts {
        let Some(language) = language::by_code(code) else {
            faults.push(ValidationError::new(
                field.name,
                format!("is named in a language that does not exist: use {}", FieldType::Language.describe()),
            ));
            continue;
        };
        match field.field_type.read(text) {
            _ if text.is_null() => {
                words.remove(language.code);
            }
            Some(Value::Text(text)) if text.is_empty() => {
                words.remove(language.code);
            }
            Some(Value::Text(text)) => {
                words.insert(language.code.to_owned(), text);
            }
            _ => faults.push(ValidationError::new(
                field.name,
                format!("takes {} in {}", field.field_type.describe(), language.code),
            )),
        }
    }
    faults
}

/// Parses `name=value` pairs of a command line. `title.KM=...` is the text in one language; without a language code it
/// is the text in [`FIRST_LANGUAGE`].
///
/// # Errors
/// When a word has no `=`. Unknown fields are found later, by [`RecordType::build`] and [`RecordType::apply`].
pub(crate) fn of_pairs(record_type: &RecordType, pairs: &[String]) -> Result<Input, Vec<ValidationError>> {
    let mut input = Input::new();
    let mut faults = Vec::new();
    for pair in pairs {
        let Some((name, written)) = pair.split_once('=') else {
            faults.push(ValidationError::new(pair, "is no pair: write FIELD=VALUE, or name a file of JSON"));
            continue;
        };
        let (name, code) = name.split_once('.').unwrap_or((name, FIRST_LANGUAGE));
        if record_type.localized.iter().any(|field| field.name == name) {
            let words = input.entry(name).or_insert_with(|| Json::Object(Map::new()));
            if let Json::Object(words) = words {
                words.insert(code.to_owned(), Json::String(written.to_owned()));
            }
            continue;
        }
        let takes = record_type.fields.iter().find(|field| field.name == name).map(|field| field.field_type);
        let json = takes.map_or_else(|| Json::String(written.to_owned()), |takes| takes.argument_to_json(written));
        input.insert(name.to_owned(), json);
    }
    if faults.is_empty() { Ok(input) } else { Err(faults) }
}
