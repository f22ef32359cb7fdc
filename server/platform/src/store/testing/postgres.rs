//! Schemas of a PostgreSQL server for tests.

use std::sync::Arc;

use tokio_postgres::{NoTls, SimpleQueryMessage};

use super::{Contents, Leftovers, TestStore, build, fill};
use crate::store::{Location, Store};

/// A fresh schema on the PostgreSQL server that `LUMORA_TEST_POSTGRES` names, if it names one.
pub(super) async fn fresh(contents: Contents) -> Option<TestStore> {
    let url = std::env::var("LUMORA_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
    let schema = random_name("test");
    let location = postgres_schema(&url, &schema).await;
    let made = Schema { url: url.clone(), name: schema.clone() };
    let store = Store::open(&location, contents.migrations).await.expect("a fresh PostgreSQL store");
    if contents.fill.is_some() {
        let template = postgres_template(&url, contents).await;
        run(&url, &COPY.replace("{from}", &template).replace("{to}", &schema)).await.expect("a copy of the template");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let leftovers = Leftovers { folder, _schema: Some(made) };
    Some(TestStore { store, location, name: "postgres", leftovers: Arc::new(leftovers) })
}

/// A schema that goes with its test: those of a whole run together fill a small disk.
#[derive(Debug)]
pub(super) struct Schema {
    url: String,
    name: String,
}

impl Drop for Schema {
    fn drop(&mut self) {
        // A thread of its own, as the test's runtime waits for nothing any more. What still works in the schema holds its locks, and
        // is not waited for: the server's end takes what is left.
        let (url, name) = (std::mem::take(&mut self.url), std::mem::take(&mut self.name));
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let statements = format!("set lock_timeout = '500ms'; drop schema {name} cascade");
            runtime.map(|runtime| runtime.block_on(run(&url, &statements)).is_ok())
        });
        let _ = dropping.join();
    }
}

/// All rows of a schema into the same tables of another one. Tables were made in an order in which each refers to earlier ones.
const COPY: &str = "do $$ declare name text; begin
    for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = '{from}' and c.relkind = 'r' and c.relname <> 'schema_migrations' order by c.oid
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

/// Runs statements that are put together from names of this module; gives how many rows they concern.
async fn run(url: &str, statements: &str) -> Result<usize, tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    let connection = tokio::spawn(connection);
    let answers = client.simple_query(statements).await;
    drop(client);
    let _ = connection.await;
    Ok(answers?.iter().filter(|answer| matches!(answer, SimpleQueryMessage::Row(_))).count())
}
