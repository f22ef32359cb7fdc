//! A record of a record type in memory: its id and the value of each field, as stored.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json};

use super::{Field, RecordType};

/// The language that every text has.
pub(crate) const FIRST_LANGUAGE: &str = "EN";

/// A value as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Text.
    Text(String),
    /// A whole number: a switch, a time in milliseconds, minor units, or a count.
    Number(i64),
    /// What it says in each language, by code.
    Localized(BTreeMap<String, String>),
    /// No number.
    Nothing,
}

impl Value {
    /// Whether it says nothing.
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Localized(words) => words.get(FIRST_LANGUAGE).is_none_or(String::is_empty),
            Self::Nothing => true,
            Self::Number(_) => false,
        }
    }
}

/// Something that is wrong with a field, in words that say what would be right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationError {
    /// The field's name.
    pub field: String,
    /// What is wrong, to follow the name.
    pub message: String,
}

impl ValidationError {
    /// What is wrong with a field: the words follow its name, as in "takes on or off".
    pub fn new(field: &str, message: impl Into<String>) -> Self {
        Self { field: field.to_owned(), message: message.into() }
    }
}

/// A record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Its id.
    pub id: String,
    /// Its values by the names of the fields.
    pub values: BTreeMap<&'static str, Value>,
}

impl Record {
    /// A text; empty when there is none.
    pub fn text(&self, field: &str) -> &str {
        match self.values.get(field) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }

    /// A number, or a time in milliseconds.
    pub fn number(&self, field: &str) -> Option<i64> {
        match self.values.get(field) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// A switch.
    pub fn is_on(&self, field: &str) -> bool {
        self.number(field).is_some_and(|number| number != 0)
    }

    /// A text in the first language.
    pub fn first_text(&self, field: &str) -> &str {
        match self.values.get(field) {
            Some(Value::Localized(words)) => words.get(FIRST_LANGUAGE).map(String::as_str).unwrap_or_default(),
            _ => "",
        }
    }

    /// All that a field says: in each language, where it has any.
    pub(crate) fn texts(&self, field: &str) -> Vec<&str> {
        match self.values.get(field) {
            Some(Value::Text(text)) => vec![text],
            Some(Value::Localized(words)) => words.values().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }

    /// As it travels: the id, then each field under its name.
    pub(crate) fn json(&self, record_type: &RecordType) -> Json {
        let mut members = Map::new();
        members.insert("id".to_owned(), Json::String(self.id.clone()));
        members.extend(self.fields(record_type));
        Json::Object(members)
    }

    fn fields(&self, record_type: &RecordType) -> impl Iterator<Item = (String, Json)> {
        let shown = |field: &Field| {
            let value = self.values.get(field.name).unwrap_or(&Value::Nothing);
            (field.name.to_owned(), field.field_type.shown(value))
        };
        record_type.all_fields().map(shown)
    }

    /// The fields that differ from another record's, as JSON text: what the record of changes keeps.
    pub(crate) fn differences(&self, other: &Self, record_type: &RecordType) -> String {
        let differs = |(name, _): &(String, Json)| self.values.get(name.as_str()) != other.values.get(name.as_str());
        Json::Object(self.fields(record_type).filter(differs).collect()).to_string()
    }
}
