//! Record types: descriptions of what an operator may change.
//!
//! A [`RecordType`] states the table of its records, the type of each field, which texts it has by language, its order,
//! and the rules between fields. From that description [`input`] validates, [`rows`] builds the SQL, and
//! [`crate::records`] serves both the command line and the HTTP API. A new record type is one file in
//! [`super::record_types`] and a line in its list. Descriptions are constants, so that every table and column name in a
//! statement comes from this program and never from input.

mod field_type;
mod input;
mod rows;
mod value;

pub use field_type::FieldType;
pub(crate) use input::{Input, of_pairs};
pub(crate) use rows::PageBounds;
pub use value::{Record, ValidationError, Value};

/// The value of a field in a new record whose input omits it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefaultValue {
    /// None: the input must contain it, and it must not be empty.
    Required,
    /// The empty value: empty text, no number, off.
    Empty,
    /// This value, in the form of the command line.
    Given(&'static str),
    /// The time of the creation.
    Now,
}

/// A field of a record type.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Name in JSON and on the command line. The column is the same name in snake case: `imageUrl` is `image_url`.
    pub name: &'static str,
    /// Type of its values.
    pub field_type: FieldType,
    /// Value in a new record whose input omits it.
    pub default: DefaultValue,
    /// Meaning of the field, for operators.
    pub about: &'static str,
}

impl Field {
    /// A field that must be given.
    pub const fn required(name: &'static str, field_type: FieldType, about: &'static str) -> Self {
        Self { name, field_type, default: DefaultValue::Required, about }
    }

    /// A field that may be empty.
    pub const fn optional(name: &'static str, field_type: FieldType, about: &'static str) -> Self {
        Self { name, field_type, default: DefaultValue::Empty, about }
    }

    /// The same field with another default.
    pub const fn default(self, default: DefaultValue) -> Self {
        Self { default, ..self }
    }

    fn column(&self) -> String {
        let mut column = String::new();
        for character in self.name.chars() {
            if character.is_ascii_uppercase() {
                column.push('_');
            }
            column.push(character.to_ascii_lowercase());
        }
        column
    }
}

/// Where the ids of a record type's records come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Id {
    /// The server generates an id unless the operator gives one.
    Generated,
    /// The operator gives the id, which is of this type.
    Named(FieldType),
    /// The records are fixed: they can be changed, but not added or removed.
    Fixed,
}

/// The order of a record type's records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// A manual order, stored in the column `rank`.
    Manual,
    /// This SQL `order by` clause.
    By(&'static str),
}

/// A type of records that operators may change.
#[derive(Debug, Clone, Copy)]
pub struct RecordType {
    /// Name in paths and on the command line, in the plural, such as `help-pages`.
    pub name: &'static str,
    /// Name of one record, which is its `texts.subject`, such as `help_page`.
    pub singular: &'static str,
    /// Meaning of the records, for operators.
    pub about: &'static str,
    /// Name of the table.
    pub table: &'static str,
    /// Name of the id column.
    pub id_column: &'static str,
    /// Where ids come from.
    pub id: Id,
    /// Fields that are columns of the table.
    pub fields: &'static [Field],
    /// Fields with texts by language, which are rows of `texts`.
    pub localized: &'static [Field],
    /// Order of the records.
    pub order: Order,
    /// Ids of records that can not be removed.
    pub protected_ids: &'static [&'static str],
    /// (Table, column) pairs in which members' rows refer to a record; a record with such rows can not be removed.
    pub used_by: &'static [(&'static str, &'static str)],
    /// The least number of records that must remain.
    pub min_records: u32,
    /// The most records that may exist.
    pub max_records: u32,
    /// Checks the rules between the fields of a record; returns the faults.
    pub check: fn(&Record) -> Vec<ValidationError>,
}

impl RecordType {
    /// Common defaults of record types, for `..RecordType::DEFAULT`.
    pub const DEFAULT: Self = Self {
        name: "",
        singular: "",
        about: "",
        table: "",
        id_column: "id",
        id: Id::Generated,
        fields: &[],
        localized: &[],
        order: Order::Manual,
        protected_ids: &[],
        used_by: &[],
        min_records: 0,
        max_records: 500,
        check: |_| Vec::new(),
    };

    /// All fields: columns first, then texts.
    pub(crate) fn all_fields(&self) -> impl Iterator<Item = &'static Field> + use<> {
        self.fields.iter().chain(self.localized)
    }

    /// Name of one record in messages.
    pub(crate) fn singular_name(&self) -> String {
        self.singular.replace('_', " ")
    }

    /// The list of fields in the help of the command line.
    pub(crate) fn help(&self) -> String {
        let mut lines = vec!["Fields:".to_owned()];
        for field in self.all_fields() {
            let needed = if field.default == DefaultValue::Required { " (needed)" } else { "" };
            lines.push(format!("  {:<18} {}{needed}: {}", field.name, field.about, field.field_type.describe()));
        }
        lines.join("\n")
    }

    /// The description of the record type that the API returns.
    pub(crate) fn described(&self) -> RecordTypeValue {
        let field = |field: &Field, localized: bool| FieldValue {
            name: field.name.to_owned(),
            field_type: field.field_type.describe(),
            required: field.default == DefaultValue::Required,
            localized,
            about: field.about.to_owned(),
        };
        let columns = self.fields.iter().map(|it| field(it, false));
        RecordTypeValue {
            name: self.name.to_owned(),
            about: self.about.to_owned(),
            fields: columns.chain(self.localized.iter().map(|it| field(it, true))).collect(),
            can_add: self.id != Id::Fixed,
            ordered: self.order == Order::Manual,
        }
    }
}

/// A type of records that operators may change.
#[derive(Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecordTypeValue {
    /// Name of the record type in paths.
    name: String,
    /// Meaning of the records.
    about: String,
    /// Fields of the records.
    fields: Vec<FieldValue>,
    /// Whether records can be added and removed.
    can_add: bool,
    /// Whether the records have a manual order.
    ordered: bool,
}

/// A field of a record type.
#[derive(Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FieldValue {
    /// Name of the field.
    name: String,
    /// Description of valid values.
    #[serde(rename = "type")]
    field_type: String,
    /// Whether a new record must contain it.
    required: bool,
    /// Whether its value is an object of texts by language code; if required, `EN` must be among them.
    localized: bool,
    /// Meaning of the field.
    about: String,
}
