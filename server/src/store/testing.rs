//! Stores for tests: always SQLite in a temporary folder, and PostgreSQL when `LUMORA_TEST_POSTGRES` names a server.

#![allow(clippy::expect_used, reason = "a test kit fails loudly")]

use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection};
use tempfile::TempDir;

use super::{Location, Store};

/// A store of its own for one test. Dropping the last clone removes its files.
#[derive(Clone, Debug)]
pub struct TestStore {
    /// The open store.
    pub store: Store,
    /// How to open it again.
    pub location: Location,
    /// The engine's name, for messages of failed assertions.
    pub name: &'static str,
    folder: Arc<TempDir>,
}

impl TestStore {
    /// The temporary folder that belongs to this store.
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }
}

/// A fresh store on the embedded engine.
pub async fn sqlite() -> TestStore {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let location = Location::File(folder.path().join("test.db"));
    let store = Store::open(&location).await.expect("a fresh SQLite store");
    TestStore { store, location, name: "sqlite", folder: Arc::new(folder) }
}

/// A fresh schema on the PostgreSQL server that `LUMORA_TEST_POSTGRES` names, if it names one.
pub async fn postgres() -> Option<TestStore> {
    let url = std::env::var("LUMORA_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
    sqlx::any::install_default_drivers();
    let schema = format!("test_{:016x}", getrandom::u64().expect("random bytes"));
    let mut connection = sqlx::AnyConnection::connect(&url).await.expect("LUMORA_TEST_POSTGRES answers");
    sqlx::raw_sql(AssertSqlSafe(format!("create schema {schema}"))).execute(&mut connection).await.expect("a schema");
    let joint = if url.contains('?') { '&' } else { '?' };
    let location = Location::Postgres(format!("{url}{joint}options=-c%20search_path%3D{schema}"));
    let store = Store::open(&location).await.expect("a fresh PostgreSQL store");
    let folder = tempfile::tempdir().expect("a temporary folder");
    Some(TestStore { store, location, name: "postgres", folder: Arc::new(folder) })
}

/// A fresh store on each engine that is there: run the whole test on each.
pub async fn both_engines() -> Vec<TestStore> {
    let mut stores = vec![sqlite().await];
    stores.extend(postgres().await);
    stores
}
