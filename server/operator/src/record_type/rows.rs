//! Reading and writing records: SQL built from the description of a record type, the same for both database engines.
//!
//! Table and column names are constants of this program; all values are bound.

use std::collections::BTreeMap;

use super::{FieldType, Order, Record, RecordType, Value};
use content::picture::site::FOLDER;
use platform::store::sql::{AnyRow, Query, Value as Cell};
use platform::store::{Connection, StoreError, sql};

/// Offset and limit of a page.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PageBounds {
    /// The number of rows to skip.
    pub(crate) offset: i64,
    /// The most rows to return.
    pub(crate) limit: i64,
}

impl RecordType {
    fn columns(&self) -> Vec<String> {
        self.fields.iter().map(super::Field::column).collect()
    }

    fn select(&self) -> String {
        let columns: String = self.columns().iter().map(|column| format!(", {column}")).collect();
        format!("select {}{columns} from {}", self.id_column, self.table)
    }

    fn ordered_by(&self) -> String {
        match self.order {
            Order::Manual => format!("rank, {}", self.id_column),
            Order::By(words) => words.to_owned(),
        }
    }

    fn record(&self, row: AnyRow) -> Record {
        let mut cells = row.cells.into_iter();
        let id = text_of(cells.next());
        let mut values = BTreeMap::new();
        for (field, cell) in self.fields.iter().zip(cells) {
            let value = if field.field_type.is_number() {
                if let Cell::Integer(Some(number)) = cell { Value::Number(number) } else { Value::Nothing }
            } else {
                Value::Text(text_of(Some(cell)))
            };
            values.insert(field.name, value);
        }
        for field in self.localized {
            values.insert(field.name, Value::Localized(BTreeMap::new()));
        }
        Record { id, values }
    }

    /// The number of records.
    pub(crate) async fn count(&self, connection: &mut Connection) -> Result<i64, StoreError> {
        let query = sql::query_scalar(sql::AssertSqlSafe(format!("select count(*) from {}", self.table)));
        query.fetch_one(connection).await
    }

    /// Whether members' rows refer to the record.
    pub(crate) async fn is_used(&self, connection: &mut Connection, id: &str) -> Result<bool, StoreError> {
        for (table, column) in self.used_by {
            let text = format!("select cast(1 as bigint) from {table} where {column} = $1 limit 1");
            let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind(id);
            let found: Option<i64> = query.fetch_optional(&mut *connection).await?;
            if found.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A page of records in their order, with texts.
    pub(crate) async fn page(&self, connection: &mut Connection, part: PageBounds) -> Result<Vec<Record>, StoreError> {
        let text = format!("{} order by {} limit $1 offset $2", self.select(), self.ordered_by());
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(part.limit).bind(part.offset);
        let rows: Vec<AnyRow> = query.fetch_all(&mut *connection).await?;
        let mut records: Vec<Record> = rows.into_iter().map(|row| self.record(row)).collect();
        if self.localized.is_empty() {
            return Ok(records);
        }
        let texts: Vec<TextRow> = sql::query_as("select id, field, language, body from texts where subject = $1")
            .bind(self.singular)
            .fetch_all(connection)
            .await?;
        let mut by_id: BTreeMap<String, Vec<TextRow>> = BTreeMap::new();
        for row in texts {
            by_id.entry(row.0.clone()).or_default().push(row);
        }
        for record in &mut records {
            self.put_localized(record, by_id.remove(&record.id).unwrap_or_default());
        }
        Ok(records)
    }

    /// The record with this id, with texts.
    pub(crate) async fn find(&self, connection: &mut Connection, id: &str) -> Result<Option<Record>, StoreError> {
        let text = format!("{} where {} = $1", self.select(), self.id_column);
        let row = sql::query_as(sql::AssertSqlSafe(text)).bind(id).fetch_optional(&mut *connection).await?;
        let Some(row) = row else { return Ok(None) };
        let mut record = self.record(row);
        if !self.localized.is_empty() {
            let query = "select id, field, language, body from texts where subject = $1 and id = $2";
            let texts = sql::query_as(query).bind(self.singular).bind(id).fetch_all(connection).await?;
            self.put_localized(&mut record, texts);
        }
        Ok(Some(record))
    }

    fn put_localized(&self, record: &mut Record, texts: Vec<TextRow>) {
        for (_, name, code, body) in texts {
            let field = self.localized.iter().find(|field| field.name == name);
            if let Some(Value::Localized(words)) = field.and_then(|field| record.values.get_mut(field.name)) {
                words.insert(code, body);
            }
        }
    }

    /// Inserts a record, at the end of a manual order.
    pub(crate) async fn insert(&self, connection: &mut Connection, record: &Record) -> Result<(), StoreError> {
        let mut columns = vec![self.id_column.to_owned()];
        columns.extend(self.columns());
        let mut values: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
        if self.order == Order::Manual {
            columns.push("rank".to_owned());
            values.push(format!("(select cast(coalesce(max(rank), -1) + 1 as bigint) from {})", self.table));
        }
        let text = format!("insert into {} ({}) values ({})", self.table, columns.join(", "), values.join(", "));
        let query = sql::query(sql::AssertSqlSafe(text)).bind(record.id.clone());
        self.bind_fields(query, record).execute(&mut *connection).await?;
        self.write_localized(connection, record).await
    }

    /// Updates a record's columns and replaces its texts.
    pub(crate) async fn update(&self, connection: &mut Connection, record: &Record) -> Result<(), StoreError> {
        if !self.fields.is_empty() {
            let pairs: Vec<String> =
                self.columns().iter().zip(1..).map(|(column, place)| format!("{column} = ${place}")).collect();
            let (pairs, last) = (pairs.join(", "), self.fields.len() + 1);
            let text = format!("update {} set {pairs} where {} = ${last}", self.table, self.id_column);
            let query = self.bind_fields(sql::query(sql::AssertSqlSafe(text)), record);
            query.bind(record.id.clone()).execute(&mut *connection).await?;
        }
        self.forget_localized(connection, &record.id).await?;
        self.write_localized(connection, record).await
    }

    /// Deletes a record and its texts.
    pub(crate) async fn delete(&self, connection: &mut Connection, id: &str) -> Result<(), StoreError> {
        self.forget_localized(connection, id).await?;
        let text = format!("delete from {} where {} = $1", self.table, self.id_column);
        sql::query(sql::AssertSqlSafe(text)).bind(id).execute(connection).await?;
        Ok(())
    }

    fn bind_fields<'q>(&self, mut query: Query<'q>, record: &Record) -> Query<'q> {
        for field in self.fields {
            query = match record.values.get(field.name) {
                Some(Value::Text(text)) => query.bind(text.clone()),
                Some(Value::Number(number)) => query.bind(*number),
                _ => query.bind(None::<i64>),
            };
        }
        query
    }

    async fn forget_localized(&self, connection: &mut Connection, id: &str) -> Result<(), StoreError> {
        // Texts of fields that this description does not have belong to other code and stay.
        for field in self.localized {
            sql::query("delete from texts where subject = $1 and id = $2 and field = $3")
                .bind(self.singular)
                .bind(id)
                .bind(field.name)
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }

    async fn write_localized(&self, connection: &mut Connection, record: &Record) -> Result<(), StoreError> {
        for field in self.localized {
            let Some(Value::Localized(words)) = record.values.get(field.name) else { continue };
            for (code, body) in words {
                sql::query("insert into texts (subject, id, field, language, body) values ($1, $2, $3, $4, $5)")
                    .bind(self.singular)
                    .bind(&record.id)
                    .bind(field.name)
                    .bind(code)
                    .bind(body)
                    .execute(&mut *connection)
                    .await?;
            }
        }
        Ok(())
    }

    /// The ids of all records, in their order.
    pub(crate) async fn ids(&self, connection: &mut Connection) -> Result<Vec<String>, StoreError> {
        let text = format!("select {} from {} order by {}", self.id_column, self.table, self.ordered_by());
        sql::query_scalar(sql::AssertSqlSafe(text)).fetch_all(connection).await
    }

    /// Stores a manual order.
    pub(crate) async fn rank(&self, connection: &mut Connection, ids: &[String]) -> Result<(), StoreError> {
        let text = format!("update {} set rank = $1 where {} = $2", self.table, self.id_column);
        for (id, rank) in ids.iter().zip(0_i64..) {
            sql::query(sql::AssertSqlSafe(text.clone())).bind(rank).bind(id).execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// The number of this type's records that refer to record `id` of the record type `other`.
    pub(crate) async fn references(
        &self,
        connection: &mut Connection,
        other: &str,
        id: &str,
    ) -> Result<i64, StoreError> {
        let mut count = 0;
        for field in
            self.fields.iter().filter(|field| matches!(field.field_type, FieldType::RowOf(name) if name == other))
        {
            let text = format!("select count(*) from {} where {} = $1", self.table, field.column());
            count += sql::query_scalar::<i64>(sql::AssertSqlSafe(text)).bind(id).fetch_one(&mut *connection).await?;
        }
        Ok(count)
    }

    /// All texts of this type's records that refer to an own picture, each with the id of its record.
    pub(crate) async fn showing_pictures(
        &self,
        connection: &mut Connection,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let mut all = Vec::new();
        let names_any = format!("%{FOLDER}%");
        for field in self.fields.iter().filter(|field| field.field_type.shows_pictures()) {
            let (id, column) = (self.id_column, field.column());
            let text = format!("select {id}, {column} from {} where {column} like $1", self.table);
            let query = sql::query_as::<(String, String)>(sql::AssertSqlSafe(text)).bind(&names_any);
            all.extend(query.fetch_all(&mut *connection).await?);
        }
        for field in self.localized.iter().filter(|field| field.field_type.shows_pictures()) {
            let text = "select id, body from texts where subject = $1 and field = $2 and body like $3";
            let query = sql::query_as::<(String, String)>(text);
            let query = query.bind(self.singular).bind(field.name).bind(&names_any);
            all.extend(query.fetch_all(&mut *connection).await?);
        }
        Ok(all)
    }
}

fn text_of(cell: Option<Cell<'static>>) -> String {
    match cell {
        Some(Cell::Text(text)) => text.unwrap_or_default().into_owned(),
        Some(Cell::Integer(number)) => number.map_or_else(String::new, |number| number.to_string()),
        None => String::new(),
    }
}

/// A row of `texts`: id, field, language code and text.
type TextRow = (String, String, String, String);
