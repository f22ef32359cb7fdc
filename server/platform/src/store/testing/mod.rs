//! Stores for tests: always SQLite in a temporary folder, and PostgreSQL when `LUMORA_TEST_POSTGRES` names a server.
//!
//! Creating and filling the tables takes longer than most tests. So the first test that needs some contents creates a template, and
//! the others start with a copy of it. A template belongs to one build of the tests: a change of a table or of the rows results in
//! another build, and so in another template.

#![allow(clippy::expect_used, reason = "a test kit fails loudly")]

mod end;
#[cfg(feature = "postgres")]
mod postgres;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use futures_util::future::BoxFuture;
use tempfile::TempDir;

use super::{Location, Migration, Store};

pub use end::End;

/// The initial contents of a test store.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// Name of the template; a word in lower case.
    pub name: &'static str,
    /// The migrations that create the tables.
    pub migrations: &'static [&'static [Migration]],
    /// Writes the initial rows; `None` for empty tables.
    pub fill: Option<fn(Store) -> BoxFuture<'static, ()>>,
}

/// Sets the log length, in pages, at which every SQLite store of this process is checkpointed, for tests that write little.
pub fn copy_log_at(pages: i32) {
    super::sqlite::copy_at(pages);
}

/// A store for one test. Dropping the last clone deletes the database.
#[derive(Clone, Debug)]
pub struct TestStore {
    /// The open store.
    pub store: Store,
    /// The location, to open the store again.
    pub location: Location,
    /// The engine's name, for messages of failed assertions.
    pub name: &'static str,
    leftovers: Arc<Leftovers>,
}

/// What is deleted with the last clone of a store.
#[derive(Debug)]
struct Leftovers {
    folder: TempDir,
    #[cfg(feature = "postgres")]
    _database: Option<postgres::Database>,
}

impl TestStore {
    /// The temporary folder that belongs to this store.
    pub fn folder(&self) -> &Path {
        self.leftovers.folder.path()
    }
}

/// A fresh SQLite store.
pub async fn sqlite(contents: Contents) -> TestStore {
    let template = sqlite_template(contents).await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("test.db");
    std::fs::copy(template, &path).expect("a copy of the template");
    let location = Location::File(path);
    let store = Store::open(&location, contents.migrations).await.expect("a fresh SQLite store");
    let leftovers = Leftovers {
        folder,
        #[cfg(feature = "postgres")]
        _database: None,
    };
    TestStore { store, location, name: "sqlite", leftovers: Arc::new(leftovers) }
}

/// A fresh store on each available engine; a test runs on all of them.
pub async fn both_engines(contents: Contents) -> Vec<TestStore> {
    #[cfg_attr(not(feature = "postgres"), allow(unused_mut, reason = "the other engine adds one"))]
    let mut stores = vec![sqlite(contents).await];
    #[cfg(feature = "postgres")]
    stores.extend(postgres::fresh(contents).await);
    stores
}

/// Identifies this build of the tests: the executable's name, and when it was built.
fn build() -> (String, String) {
    let file = std::env::current_exe().expect("the path of the tests");
    let built = file.metadata().and_then(|it| it.modified()).expect("when the tests were built");
    let built = built.duration_since(UNIX_EPOCH).expect("a time after 1970").as_nanos();
    let name = file.file_name().expect("a file").to_string_lossy().into_owned();
    (name, format!("{built:x}"))
}

/// The template file for SQLite stores, created if missing. If two tests create it at once either may win.
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

/// Deletes the templates of earlier builds of the same tests.
fn forget_former(folder: &Path, prefix: &str, kept: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_former = entry.file_name().to_string_lossy().starts_with(prefix) && entry.path() != kept;
        if is_former {
            // Tests of an earlier build that still run have their own copies already.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

async fn fill(store: &Store, contents: Contents) {
    if let Some(fill) = contents.fill {
        fill(store.clone()).await;
    }
}
