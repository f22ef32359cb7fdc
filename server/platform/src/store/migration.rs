//! Schema migrations. Each crate keeps the migrations of its own tables in its folder `migrations/`, one file per step, named
//! `0001_what_it_is.sql`, and lists them with [`migrations!`](crate::migrations). Numbers are unique in the whole server: they order
//! the steps across crates, since a table may refer to one of a crate below.

use std::collections::HashMap;

use sha2::{Digest, Sha384};

use super::sql::{query, query_as, query_scalar};
use super::{Connection, Engine, Store, StoreError};
use crate::ids;

/// One migration step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Migration {
    /// The step's number, which orders the steps of all crates.
    pub version: i64,
    /// The file's name without its extension.
    pub name: &'static str,
    /// The SQL statements of the file.
    pub sql: &'static str,
}

impl Migration {
    /// A step from its file's name, which begins with the number, and the file's text.
    #[expect(clippy::indexing_slicing, reason = "runs while the program is compiled: a bad name is a build that fails")]
    pub const fn new(name: &'static str, sql: &'static str) -> Self {
        let (bytes, mut version, mut at) = (name.as_bytes(), 0, 0);
        while at < bytes.len() && bytes[at].is_ascii_digit() {
            version = version * 10 + (bytes[at] - b'0') as i64;
            at += 1;
        }
        assert!(version > 0 && at < bytes.len() && bytes[at] == b'_', "a migration is named NUMBER_WHAT_IT_IS");
        Self { version, name, sql }
    }
}

/// The migrations of a crate by the names of their files: `migrations!["0001_ledger"]` reads `migrations/0001_ledger.sql`.
#[macro_export]
macro_rules! migrations {
    ($($name:literal),* $(,)?) => {
        &[$($crate::store::Migration::new(
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/", $name, ".sql")),
        )),*]
    };
}

impl Migration {
    /// The checksum by which a text that was changed after it was applied is detected.
    fn checksum(&self) -> String {
        ids::hex(&Sha384::digest(self.sql))
    }
}

/// The table of applied migrations. Databases of earlier releases have `FORMER_TABLE` instead.
const TABLE: &str = "create table if not exists schema_migrations (
    version bigint primary key, name text not null, checksum text not null, applied_at bigint not null)";
const FORMER_TABLE: &str = "_sqlx_migrations";

/// Applies the pending steps in the order of their numbers, in one transaction.
///
/// # Errors
/// [`StoreError::Migration`] when a step fails, or the text of an applied step has changed.
pub(super) async fn run(store: &Store, migrations: &[&[Migration]]) -> Result<(), StoreError> {
    let mut steps: Vec<Migration> = migrations.iter().copied().flatten().copied().collect();
    steps.sort_by_key(|step| step.version);
    let engine = store.engine();
    let write = store.write(move |tx| Box::pin(async move { apply(tx, engine, &steps).await }));
    write.await.map_err(|error| match error {
        StoreError::Refused { detail, .. } => StoreError::Migration(detail),
        other => other,
    })
}

async fn apply(tx: &mut Connection, engine: Engine, steps: &[Migration]) -> Result<(), StoreError> {
    if engine == Engine::Postgres {
        // Serializes servers that start at the same time on one database.
        query("select pg_advisory_xact_lock(hashtext('migrations ' || current_schema()))").execute(&mut *tx).await?;
    }
    tx.run_script(TABLE).await?;
    take_over_former(tx, engine).await?;
    let ran: Vec<(i64, String)> =
        query_as("select version, checksum from schema_migrations").fetch_all(&mut *tx).await?;
    let ran: HashMap<i64, String> = ran.into_iter().collect();
    for step in steps {
        match ran.get(&step.version) {
            Some(checksum) if *checksum == step.checksum() => {}
            Some(_) => {
                return Err(StoreError::Migration(format!("{} has another text than the one that has run", step.name)));
            }
            None => run_one(tx, engine, step).await?,
        }
    }
    Ok(())
}

/// The text of a step for an engine: the content of `/* sqlite: ... */` or `/* postgres: ... */` is for that engine only.
fn for_engine(text: &str, engine: Engine) -> String {
    let mut rest = text;
    let mut statements = String::with_capacity(text.len());
    while let Some((before, comment)) = rest.split_once("/* ") {
        let (comment, after) = comment.split_once(" */").unwrap_or((comment, ""));
        statements.push_str(before);
        let own = match engine {
            Engine::Sqlite => comment.strip_prefix("sqlite: "),
            Engine::Postgres => comment.strip_prefix("postgres: "),
        };
        statements.push_str(own.unwrap_or_default());
        rest = after;
    }
    statements + rest
}

async fn run_one(tx: &mut Connection, engine: Engine, step: &Migration) -> Result<(), StoreError> {
    let statements = for_engine(step.sql, engine);
    tx.run_script(&statements).await.map_err(|error| match error {
        StoreError::Refused { reason, detail } => {
            StoreError::Refused { reason, detail: format!("{}: {detail}", step.name) }
        }
        other => other,
    })?;
    record(tx, step.version, step.name, &step.checksum()).await
}

async fn record(tx: &mut Connection, version: i64, name: &str, checksum: &str) -> Result<(), StoreError> {
    query("insert into schema_migrations (version, name, checksum, applied_at) values ($1, $2, $3, $4)")
        .bind(version)
        .bind(name)
        .bind(checksum)
        .bind(crate::clock::Clock::System.now_ms())
        .execute(tx)
        .await?;
    Ok(())
}

/// Takes over the applied migrations from an earlier release's table.
async fn take_over_former(tx: &mut Connection, engine: Engine) -> Result<(), StoreError> {
    let (there, rows) = match engine {
        Engine::Sqlite => (
            "select count(*) from sqlite_master where type = 'table' and name = $1",
            "select version, description, lower(hex(checksum)) from _sqlx_migrations",
        ),
        Engine::Postgres => (
            "select count(*) from pg_tables where schemaname = current_schema() and tablename = $1",
            "select version, description, encode(checksum, 'hex') from _sqlx_migrations",
        ),
    };
    let there: i64 = query_scalar(there).bind(FORMER_TABLE).fetch_one(&mut *tx).await?;
    if there == 0 {
        return Ok(());
    }
    let former: Vec<(i64, String, String)> = query_as(rows).fetch_all(&mut *tx).await?;
    for (version, name, checksum) in former {
        record(tx, version, &name, &checksum).await?;
    }
    tx.run_script("drop table _sqlx_migrations").await
}

#[cfg(test)]
mod tests {
    use super::{Engine, Migration, for_engine};

    #[test]
    fn each_engine_gets_what_is_meant_for_it() {
        let text = "create table t (id /* sqlite: integer */ /* postgres: bigint */) /* sqlite: strict */;";
        assert_eq!(for_engine(text, Engine::Sqlite), "create table t (id integer ) strict;");
        assert_eq!(for_engine(text, Engine::Postgres), "create table t (id  bigint) ;");
    }

    #[test]
    fn the_number_of_a_step_stands_in_its_name() {
        let step = Migration::new("0042_passkeys", "");
        assert_eq!((step.version, step.name), (42, "0042_passkeys"));
    }
}
