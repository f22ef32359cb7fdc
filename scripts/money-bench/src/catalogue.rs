//! The tables of the database as its own catalogue describes them, so that the bench need not know their columns.

use platform::store::sql::{self, AssertSqlSafe};
use platform::store::{Engine, Store, StoreError};
use serde_json::{Map, Value};

/// A row: the value of each column.
pub(crate) type Row = Map<String, Value>;

/// A table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) name: String,
    /// The columns that an insert names: all but those that the engine fills itself.
    pub(crate) columns: Vec<String>,
    /// The columns of the primary key, in its order; none where the engine fills it.
    pub(crate) key: Vec<String>,
}

/// All tables of the database.
pub(crate) async fn tables(store: &Store) -> Result<Vec<Table>, StoreError> {
    let names = match store.engine() {
        Engine::Sqlite => {
            "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
        }
        Engine::Postgres => "select tablename::text from pg_tables where schemaname = current_schema() order by 1",
    };
    let names: Vec<String> = sql::query_scalar(names).fetch_all(store.reader()).await?;
    let mut tables = Vec::with_capacity(names.len());
    for name in names {
        tables.push(table(store, name).await?);
    }
    Ok(tables)
}

async fn table(store: &Store, name: String) -> Result<Table, StoreError> {
    // Name, position in the primary key (from 1, or 0 for none), and whether the engine fills it.
    let columns = match store.engine() {
        Engine::Sqlite => {
            "select name, pk, case when pk > 0 and lower(type) = 'integer' then 1 else 0 end from pragma_table_info($1)
             order by cid"
        }
        Engine::Postgres => {
            "select c.column_name::text,
                coalesce((select array_position(i.indkey::int2[], a.attnum) + 1 from pg_index i
                    where i.indrelid = to_regclass($1) and i.indisprimary and a.attnum = any(i.indkey)), 0)::bigint,
                (case when coalesce(c.column_default, '') like '%(%' then 1 else 0 end)::bigint
             from information_schema.columns c
             join pg_attribute a on a.attrelid = to_regclass($1) and a.attname = c.column_name
             where c.table_schema = current_schema() and c.table_name = $1 order by c.ordinal_position"
        }
    };
    let columns: Vec<(String, i64, i64)> = sql::query_as(columns).bind(&name).fetch_all(store.reader()).await?;
    let named = columns.iter().filter(|(_, _, filled)| *filled == 0);
    let mut key: Vec<(i64, String)> =
        named.clone().filter(|(_, place, _)| *place > 0).map(|(name, place, _)| (*place, name.clone())).collect();
    key.sort();
    let columns = named.map(|(name, _, _)| name.clone()).collect();
    Ok(Table { name, columns, key: key.into_iter().map(|(_, name)| name).collect() })
}

impl Table {
    /// All rows of the table, in the order of the primary key.
    pub(crate) async fn rows(&self, store: &Store) -> Result<Vec<Row>, StoreError> {
        let name = &self.name;
        let order = if self.key.is_empty() { String::new() } else { format!("order by {}", self.key.join(", ")) };
        let text = match store.engine() {
            Engine::Sqlite => {
                let pairs: Vec<String> = self.columns.iter().map(|column| format!("'{column}', {column}")).collect();
                format!("select json_object({}) from {name} {order}", pairs.join(", "))
            }
            Engine::Postgres => {
                format!("select row_to_json(r)::text from (select {} from {name} {order}) r", self.columns.join(", "))
            }
        };
        let rows: Vec<String> = sql::query_scalar(AssertSqlSafe(text)).fetch_all(store.reader()).await?;
        rows.iter()
            .map(|row| serde_json::from_str(row).map_err(|error| StoreError::Corrupt(format!("{name}: {error}"))))
            .collect()
    }

    /// The row's values of the primary key.
    pub(crate) fn key_of<'r>(&self, row: &'r Row) -> Vec<&'r Value> {
        self.key.iter().filter_map(|column| row.get(column)).collect()
    }

    /// The indexes that enforce no key: names, and the statements that create them.
    pub(crate) async fn indexes(&self, store: &Store) -> Result<Vec<(String, String)>, StoreError> {
        let text = match store.engine() {
            Engine::Sqlite => "select name, sql from sqlite_master where type = 'index' and tbl_name = $1 and sql is not null",
            Engine::Postgres => {
                "select c.relname::text, pg_get_indexdef(c.oid) from pg_index i join pg_class c on c.oid = i.indexrelid
                 where i.indrelid = to_regclass($1) and not exists (select 1 from pg_constraint k where k.conindid = c.oid)"
            }
        };
        sql::query_as(text).bind(&self.name).fetch_all(store.reader()).await
    }
}
