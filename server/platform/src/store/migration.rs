//! How tables come to be and change. Each crate keeps the migrations of its own tables in its folder `migrations/`, one file
//! a step, named `0001_what_it_is.sql`, and lists them with [`migrations!`](crate::migrations). A number belongs to one file of the whole
//! server: it orders the steps across crates, since a table may refer to one of a crate below.

use sqlx::migrate::{MigrationType, Migrator};
use sqlx::{AnyConnection, SqlSafeStr as _};

use super::StoreError;

/// One step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Migration {
    /// Its number, which orders the steps of all crates.
    pub version: i64,
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Its statements.
    pub sql: &'static str,
}

impl Migration {
    /// A step from the name of its file, which begins with its number, and the file's text.
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

/// Runs the steps that the database has not seen, in the order of their numbers.
pub(super) async fn run(connection: &mut AnyConnection, migrations: &[&[Migration]]) -> Result<(), StoreError> {
    let mut steps: Vec<&Migration> = migrations.iter().copied().flatten().collect();
    steps.sort_by_key(|step| step.version);
    let migration = |step: &Migration| {
        let sql = step.sql.into_sql_str();
        sqlx::migrate::Migration::new(step.version, step.name.into(), MigrationType::Simple, sql, false)
    };
    let migrator = Migrator::with_migrations(steps.into_iter().map(migration).collect());
    migrator.run(connection).await.map_err(|error| StoreError::Migration(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::Migration;

    #[test]
    fn the_number_of_a_step_stands_in_its_name() {
        let step = Migration::new("0042_passkeys", "");
        assert_eq!((step.version, step.name), (42, "0042_passkeys"));
    }
}
