//! Stores for tests: always SQLite in a temporary folder, and PostgreSQL when `LUMORA_TEST_POSTGRES` names a server.
//!
//! Making the tables, and even more filling them, takes longer than most tests. So the first test that needs some contents
//! makes a template, and the others begin with a copy of it. A template belongs to one build of the tests: a change of a
//! table or of what fills it makes another build, and with it another template.

#![allow(clippy::expect_used, reason = "a test kit fails loudly")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use futures_util::future::BoxFuture;
use sqlx::{AssertSqlSafe, Connection};
use tempfile::TempDir;

use super::{Location, Migration, Store};

/// What a fresh store begins with.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// Tells templates apart; a word in lower case.
    pub name: &'static str,
    /// The tables.
    pub migrations: &'static [&'static [Migration]],
    /// Writes the rows; nothing where tables are enough.
    pub fill: Option<fn(Store) -> BoxFuture<'static, ()>>,
}

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
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// A fresh store on the embedded engine.
pub async fn sqlite(contents: Contents) -> TestStore {
    let template = sqlite_template(contents).await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("test.db");
    std::fs::copy(template, &path).expect("a copy of the template");
    let location = Location::File(path);
    let store = Store::open(&location, contents.migrations).await.expect("a fresh SQLite store");
    TestStore { store, location, name: "sqlite", folder: Arc::new(folder) }
}

/// A fresh schema on the PostgreSQL server that `LUMORA_TEST_POSTGRES` names, if it names one.
async fn postgres(contents: Contents) -> Option<TestStore> {
    let url = std::env::var("LUMORA_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
    sqlx::any::install_default_drivers();
    let schema = random_name("test");
    let location = postgres_schema(&url, &schema).await;
    let store = Store::open(&location, contents.migrations).await.expect("a fresh PostgreSQL store");
    if contents.fill.is_some() {
        let template = postgres_template(&url, contents).await;
        run(&url, &COPY.replace("{from}", &template).replace("{to}", &schema)).await.expect("a copy of the template");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    Some(TestStore { store, location, name: "postgres", folder: Arc::new(folder) })
}

/// A fresh store on each engine that is there: run the whole test on each.
pub async fn both_engines(contents: Contents) -> Vec<TestStore> {
    let mut stores = vec![sqlite(contents).await];
    stores.extend(postgres(contents).await);
    stores
}

/// The name of this build of the tests: of the file that runs, and when it was built.
fn build() -> (String, String) {
    let file = std::env::current_exe().expect("the path of the tests");
    let built = file.metadata().and_then(|it| it.modified()).expect("when the tests were built");
    let built = built.duration_since(UNIX_EPOCH).expect("a time after 1970").as_nanos();
    let name = file.file_name().expect("a file").to_string_lossy().into_owned();
    (name, format!("{built:x}"))
}

/// The file that SQLite stores begin with; made when it is not there. Of two tests that make it at once either may win.
async fn sqlite_template(contents: Contents) -> PathBuf {
    let ((name, built), kind) = (build(), contents.name);
    let file = std::env::current_exe().expect("the path of the tests");
    let folder = file.parent().expect("a folder").join("test-stores");
    let path = folder.join(format!("{name}-{kind}-{built}.db"));
    if path.exists() {
        return path;
    }
    std::fs::create_dir_all(&folder).expect("a folder for the templates");
    let making = tempfile::tempdir_in(&folder).expect("a temporary folder");
    let fresh = making.path().join("template.db");
    let store = Store::open(&Location::File(fresh.clone()), contents.migrations).await;
    let store = store.expect("a fresh SQLite store");
    fill(&store, contents).await;
    store.close().await;
    forget_former(&folder, &format!("{name}-{kind}-"), &path);
    std::fs::rename(fresh, &path).expect("the template in its place");
    path
}

/// Removes what earlier builds of the same tests left.
fn forget_former(folder: &Path, prefix: &str, kept: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_former = entry.file_name().to_string_lossy().starts_with(prefix) && entry.path() != kept;
        if is_former {
            // A test of an earlier build that still runs has opened its own copy already.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

async fn fill(store: &Store, contents: Contents) {
    if let Some(fill) = contents.fill {
        fill(store.clone()).await;
    }
}

/// All rows of a schema into the same tables of another one. Tables were made in an order in which each refers to earlier ones.
const COPY: &str = "do $$ declare name text; begin
    for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = '{from}' and c.relkind = 'r' and c.relname <> '_sqlx_migrations' order by c.oid
    loop
        execute format('delete from {to}.%I', name);
        execute format('insert into {to}.%1$I select * from {from}.%1$I', name);
    end loop;
end $$";

/// The schema that filled stores begin with; made when it is not there, and complete when it has its name.
async fn postgres_template(url: &str, contents: Contents) -> String {
    let (_, built) = build();
    let template = format!("template_{}_{built}", contents.name);
    let there = format!("select 1 from pg_namespace where nspname = '{template}'");
    if run(url, &there).await.expect("an answer") > 0 {
        return template;
    }
    let making = random_name("making");
    let store = Store::open(&postgres_schema(url, &making).await, contents.migrations).await;
    let store = store.expect("a fresh PostgreSQL store");
    fill(&store, contents).await;
    store.close().await;
    if run(url, &format!("alter schema {making} rename to {template}")).await.is_err() {
        // Another test was faster.
        run(url, &format!("drop schema {making} cascade")).await.expect("no second template");
    }
    template
}

async fn postgres_schema(url: &str, schema: &str) -> Location {
    run(url, &format!("create schema {schema}")).await.expect("a schema");
    let joint = if url.contains('?') { '&' } else { '?' };
    Location::Postgres(format!("{url}{joint}options=-c%20search_path%3D{schema}"))
}

fn random_name(kind: &str) -> String {
    format!("{kind}_{:016x}", getrandom::u64().expect("random bytes"))
}

/// Runs a statement that is put together from names of this module; gives how many rows it concerns.
async fn run(url: &str, statement: &str) -> Result<usize, sqlx::Error> {
    let mut connection = sqlx::AnyConnection::connect(url).await?;
    let rows = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).fetch_all(&mut connection).await?;
    connection.close().await?;
    Ok(rows.len())
}
