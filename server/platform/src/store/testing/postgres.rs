//! Databases of a PostgreSQL server for tests.
//!
//! Each test has a whole database, not a schema: a database is copied file by file, while the tables of a schema have to be created one by
//! one; and advisory locks and notifications, which are per database, do not reach other tests.

use std::sync::Arc;

use tokio_postgres::{NoTls, SimpleQueryMessage};

use super::{Contents, Leftovers, TestStore, build, fill};
use crate::store::{Location, Store};

/// A fresh database on the PostgreSQL server that `LUMORA_TEST_POSTGRES` names, if it names one.
pub(super) async fn fresh(contents: Contents) -> Option<TestStore> {
    let url = std::env::var("LUMORA_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
    let template = template(&url, contents).await;
    let name = random_name("test");
    copy(&url, &template, &name).await;
    let made = Database { url: url.clone(), name: name.clone() };
    let location = Location::Postgres(address(&url, &name));
    let store = Store::open(&location, contents.migrations).await.expect("a fresh PostgreSQL store");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let leftovers = Leftovers { folder, _database: Some(made) };
    Some(TestStore { store, location, name: "postgres", leftovers: Arc::new(leftovers) })
}

/// A database that is dropped with its test: those of a whole run together would fill a small disk.
#[derive(Debug)]
pub(super) struct Database {
    url: String,
    name: String,
}

impl Drop for Database {
    fn drop(&mut self) {
        // On a thread of its own, since the test's runtime is shutting down. Open connections to the database are closed.
        let (url, name) = (std::mem::take(&mut self.url), std::mem::take(&mut self.name));
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.map(|runtime| runtime.block_on(run(&url, &format!("drop database {name} with (force)"))).is_ok())
        });
        let _ = dropping.join();
    }
}

/// The name of the template database, created if missing. It is renamed to its name only when it is complete.
async fn template(url: &str, contents: Contents) -> String {
    let (_, built) = build();
    let template = format!("template_{}_{built}", contents.name);
    let there = format!("select 1 from pg_database where datname = '{template}'");
    if run(url, &there).await.expect("an answer") > 0 {
        return template;
    }
    let making = random_name("making");
    copy(url, "template0", &making).await;
    let store = Store::open(&Location::Postgres(address(url, &making)), contents.migrations).await;
    let store = store.expect("a fresh PostgreSQL store");
    fill(&store, contents).await;
    store.close().await;
    if run(url, &format!("alter database {making} rename to {template}")).await.is_err() {
        // Another test was faster.
        run(url, &format!("drop database {making} with (force)")).await.expect("no second template");
    }
    template
}

/// Creates a database as a copy of another one, to which nobody may be connected.
async fn copy(url: &str, from: &str, to: &str) {
    let statement = format!("create database {to} template {from} strategy file_copy");
    run(url, &statement)
        .await
        .expect("a database: LUMORA_TEST_POSTGRES needs a role that may create some, and PostgreSQL 15");
}

/// The address of another database of the same server.
fn address(url: &str, name: &str) -> String {
    let (place, options) =
        url.split_once('?').map_or((url, String::new()), |(place, rest)| (place, format!("?{rest}")));
    let (server, _) = place.rsplit_once('/').expect("the address of a database: postgres://user@host/name");
    format!("{server}/{name}{options}")
}

fn random_name(kind: &str) -> String {
    format!("{kind}_{:016x}", getrandom::u64().expect("random bytes"))
}

/// Runs a statement made of names of this module; returns the number of rows.
async fn run(url: &str, statement: &str) -> Result<usize, tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    let connection = tokio::spawn(connection);
    let answers = client.simple_query(statement).await;
    drop(client);
    let _ = connection.await;
    Ok(answers?.iter().filter(|answer| matches!(answer, SimpleQueryMessage::Row(_))).count())
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn a_database_has_the_address_of_the_one_that_was_named_with_a_name_of_its_own() {
        assert_eq!(address("postgres://me@host:5433/postgres", "test_1"), "postgres://me@host:5433/test_1");
        assert_eq!(
            address("postgres://me@host/db?sslmode=require", "test_1"),
            "postgres://me@host/test_1?sslmode=require"
        );
    }
}
