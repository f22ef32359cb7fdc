//! What an operator may change, described rather than programmed.
//!
//! A [`RecordType`] says in which table its records lie, what each field takes, what it says in which languages, how it is
//! ordered, and what must hold between fields. From that description [`change`] checks and writes, [`rows`] makes the
//! statements, and both the command line and the HTTP API work: a new record type is one file in [`super::record_types`] and a line in
//! its list. Descriptions are constants, so that every table and column name in a statement comes from this program.

mod field_type;
mod input;
mod rows;
mod value;

pub use field_type::FieldType;
pub(crate) use input::{Input, of_pairs};
pub(crate) use rows::PageBounds;
pub use value::{Record, ValidationError, Value};

/// What a field holds when a new record does not name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefaultValue {
    /// It must be named, and must not be empty.
    Required,
    /// Nothing: empty text, no number, off.
    Empty,
    /// What would be written on the command line.
    Given(&'static str),
    /// The time of the change.
    Now,
}

/// A field of a record.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name in JSON and on the command line. The column is called the same with underscores: `imageUrl` is `image_url`.
    pub name: &'static str,
    /// What it takes.
    pub field_type: FieldType,
    /// What a new record holds that does not name it.
    pub default: DefaultValue,
    /// What it means, for whoever changes it.
    pub about: &'static str,
}

impl Field {
    /// A field that must be named.
    pub const fn required(name: &'static str, field_type: FieldType, about: &'static str) -> Self {
        Self { name, field_type, default: DefaultValue::Required, about }
    }

    /// A field that may be empty.
    pub const fn optional(name: &'static str, field_type: FieldType, about: &'static str) -> Self {
        Self { name, field_type, default: DefaultValue::Empty, about }
    }

    /// The same field with what a new record holds that does not name it.
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

/// Where the ids of a record type come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Id {
    /// The server makes one unless the operator names one.
    Generated,
    /// The operator names it, and it takes this.
    Named(FieldType),
    /// There are these records and no others: they change, and are neither added nor removed.
    Fixed,
}

/// In which order the records of a record type stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// In the operator's own, kept in the column `rank`.
    Manual,
    /// As the words of an `order by` say.
    By(&'static str),
}

/// A record type that an operator may change.
#[derive(Debug, Clone, Copy)]
pub struct RecordType {
    /// Its name in addresses and on the command line, in the plural, such as `help-pages`.
    pub name: &'static str,
    /// One of them, as `texts.subject` has it, such as `help_page`.
    pub singular: &'static str,
    /// What they are, for whoever changes them.
    pub about: &'static str,
    /// The table.
    pub table: &'static str,
    /// The column of the id.
    pub id_column: &'static str,
    /// Where ids come from.
    pub id: Id,
    /// The columns.
    pub fields: &'static [Field],
    /// What a record says, in `texts`, one row for each language.
    pub localized: &'static [Field],
    /// Their order.
    pub order: Order,
    /// Ids of records that can not be removed.
    pub protected_ids: &'static [&'static str],
    /// Tables and columns in which what members did names a record: one that is named there is not removed.
    pub used_by: &'static [(&'static str, &'static str)],
    /// There must always be so many.
    pub min_records: u32,
    /// There may be no more than so many.
    pub max_records: u32,
    /// What must hold between the fields of a record: the faults, or none.
    pub check: fn(&Record) -> Vec<ValidationError>,
}

impl RecordType {
    /// What most record types have in common: fill in the rest with `..RecordType::DEFAULT`.
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

    /// Columns, then texts.
    pub(crate) fn all_fields(&self) -> impl Iterator<Item = &'static Field> + use<> {
        self.fields.iter().chain(self.localized)
    }

    /// One of them, for messages.
    pub(crate) fn singular_name(&self) -> String {
        self.singular.replace('_', " ")
    }

    /// The fields, for the help of the command line.
    pub(crate) fn help(&self) -> String {
        let mut lines = vec!["Fields:".to_owned()];
        for field in self.all_fields() {
            let needed = if field.default == DefaultValue::Required { " (needed)" } else { "" };
            lines.push(format!("  {:<18} {}{needed}: {}", field.name, field.about, field.field_type.describe()));
        }
        lines.join("\n")
    }

    /// What it is, for programs and people: its fields, what each takes, and what may be done.
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

/// A record type that an operator may change.
#[derive(Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecordTypeValue {
    /// Its name in addresses.
    name: String,
    /// What its records are.
    about: String,
    /// Their fields.
    fields: Vec<FieldValue>,
    /// Whether records can be added and removed.
    can_add: bool,
    /// Whether they stand in the operator's own order.
    ordered: bool,
}

/// A field of a record.
#[derive(Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FieldValue {
    /// Its name.
    name: String,
    /// What it takes, in words.
    #[serde(rename = "type")]
    field_type: String,
    /// Whether a new record must name it.
    required: bool,
    /// Whether it has a text for each language: an object of texts by language code, `EN` among them where it is needed.
    localized: bool,
    /// What it means.
    about: String,
}
