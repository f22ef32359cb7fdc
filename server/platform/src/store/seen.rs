//! A recording of the statements of this process, and their query plans, for benchmarks (`scripts/bench records`). It is off unless
//! switched on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use super::sql::{AnyRow, Executor, Query, Rows, Value};
use super::{Engine, Store, StoreError};

static IS_ON: AtomicBool = AtomicBool::new(false);
static SEEN: Mutex<Vec<Query<'static>>> = Mutex::new(Vec::new());

/// Records a statement with its values, if recording is on.
pub(super) fn note(query: &Query<'_>) {
    if IS_ON.load(Ordering::Relaxed) {
        SEEN.lock().unwrap_or_else(PoisonError::into_inner).push(query.clone().into_owned());
    }
}

/// Starts recording the statements of this process, until [`end`].
pub fn begin() {
    IS_ON.store(true, Ordering::Relaxed);
}

/// Stops recording, and returns the recorded statements.
pub fn end() -> Vec<Query<'static>> {
    IS_ON.store(false, Ordering::Relaxed);
    std::mem::take(&mut SEEN.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Query<'_> {
    /// The text of the statement.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// The engine's query plan of a statement, line by line.
///
/// # Errors
/// When the engine refuses the statement.
pub async fn plan(store: &Store, query: &Query<'static>) -> Result<Vec<String>, StoreError> {
    let (explain, column) = match store.engine() {
        Engine::Sqlite => ("explain query plan", 3),
        Engine::Postgres => ("explain", 0),
    };
    let query = Query { text: format!("{explain} {}", query.text).into(), ..query.clone() };
    let rows = store.reader().fetch(query, Rows::of::<AnyRow>(None)).await?;
    let line = |row: AnyRow| match row.cells.into_iter().nth(column) {
        Some(Value::Text(Some(text))) => text.into_owned(),
        _ => String::new(),
    };
    Ok(rows.into_vec().into_iter().map(line).collect())
}
