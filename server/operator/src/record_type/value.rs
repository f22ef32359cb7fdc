//! A record in memory: its id, and the stored value of each field.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json};

use super::{Field, RecordType};

/// The language that every localized text must have.
pub(crate) const FIRST_LANGUAGE: &str = "EN";

/// A stored value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number: a switch, a time in milliseconds since the epoch, an amount in minor units, or a count.
    Number(i64),
    /// Texts by language code.
    Localized(BTreeMap<String, String>),
    /// No value in a column of numbers.
    Nothing,
}

impl Value {
    /// Whether it is empty; texts by language are empty without one in [`FIRST_LANGUAGE`].
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Localized(words) => words.get(FIRST_LANGUAGE).is_none_or(String::is_empty),
            Self::Nothing => true,
            Self::Number(_) => false,
        }
    }
}

/// A fault of a field, with a message that states what would be valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationError {
    /// Name of the field.
    pub field: String,
    /// Message that continues the field's name.
    pub message: String,
}

impl ValidationError {
    /// A fault of a field. The message continues the field's name, as in "takes on or off".
    pub fn new(field: &str, message: impl Into<String>) -> Self {
        Self { field: field.to_owned(), message: message.into() }
    }
}

/// A record of a record type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Id of the record.
    pub id: String,
    /// Values by field name.
    pub values: BTreeMap<&'static str, Value>,
}

impl Record {
    /// The text of a field; empty if it has none.
    pub fn text(&self, field: &str) -> &str {
        match self.values.get(field) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }

    /// The number or time (milliseconds since the epoch) of a field.
    pub fn number(&self, field: &str) -> Option<i64> {
        match self.values.get(field) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// Whether a switch is on.
    pub fn is_on(&self, field: &str) -> bool {
        self.number(field).is_some_and(|number| number != 0)
    }

    /// The text of a field in [`FIRST_LANGUAGE`].
    pub fn first_text(&self, field: &str) -> &str {
        match self.values.get(field) {
            Some(Value::Localized(words)) => words.get(FIRST_LANGUAGE).map(String::as_str).unwrap_or_default(),
            _ => "",
        }
    }

    /// All texts of a field: one for each language if it is localized.
    pub(crate) fn texts(&self, field: &str) -> Vec<&str> {
        match self.values.get(field) {
            Some(Value::Text(text)) => vec![text],
            Some(Value::Localized(words)) => words.values().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }

    /// The JSON form: the id, then all fields by name.
    pub(crate) fn json(&self, record_type: &RecordType) -> Json {
        let mut members = Map::new();
        members.insert("id".to_owned(), Json::String(self.id.clone()));
        members.extend(self.fields(record_type));
        Json::Object(members)
    }

    fn fields(&self, record_type: &RecordType) -> impl Iterator<Item = (String, Json)> {
        let member = |field: &Field| {
            let value = self.values.get(field.name).unwrap_or(&Value::Nothing);
            (field.name.to_owned(), field.field_type.to_json(value))
        };
        record_type.all_fields().map(member)
    }

    /// The fields that differ from another record's, as JSON for the record of changes.
    pub(crate) fn differences(&self, other: &Self, record_type: &RecordType) -> String {
        let differs = |(name, _): &(String, Json)| self.values.get(name.as_str()) != other.values.get(name.as_str());
        Json::Object(self.fields(record_type).filter(differs).collect()).to_string()
    }
}
