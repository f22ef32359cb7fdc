//! What an operator sees of jobs, and does about them. Each change is made in the caller's transaction, which also writes down
//! whose it was.

use super::table::{self, NewJob, State, state_of};
use super::{Schedule, ids};
use crate::store::sql::{Executor, FromRow, Row};
use crate::store::{Connection, Store, StoreError, sql};

/// Of the runs of a kind that operators have asked for one waits at a time.
const BY_HAND: &str = "by hand";

/// A job as an operator sees it. Times are milliseconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Names it.
    pub id: String,
    /// What it does.
    pub kind: String,
    /// What it does it with, as JSON.
    pub payload: String,
    /// Whose job it is; empty for nobody's.
    pub member_id: String,
    /// How far it is.
    pub state: State,
    /// How many times it was tried.
    pub tries: i64,
    /// When it is due; of a running one, when its lease ends.
    pub due_at: i64,
    /// Steps that are done.
    pub done: i64,
    /// Steps in all; 0 where that is not known.
    pub total: i64,
    /// Why the last try failed; empty when none did.
    pub error: String,
    /// When it was enqueued.
    pub created_at: i64,
    /// When it was done or given up.
    pub finished_at: Option<i64>,
}

impl FromRow for Listed {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.named("id")?,
            kind: row.named("kind")?,
            payload: row.named("payload")?,
            member_id: row.named("member_id")?,
            state: state_of(&row.named::<String>("state")?)?,
            tries: row.named("tries")?,
            due_at: row.named("due_at")?,
            done: row.named("done")?,
            total: row.named("total")?,
            error: row.named("error")?,
            created_at: row.named("created_at")?,
            finished_at: row.named("finished_at")?,
        })
    }
}

/// Jobs in a state, the latest first, and how many there are in all.
///
/// # Errors
/// When the database fails.
pub async fn list(store: &Store, state: State, offset: i64, limit: i64) -> Result<(Vec<Listed>, i64), StoreError> {
    let query = "select * from jobs where state = $1 order by created_at desc, id desc limit $2 offset $3";
    store
        .read(move |tx| {
            Box::pin(async move {
                let rows =
                    sql::query_as(query).bind(state.as_str()).bind(limit).bind(offset).fetch_all(&mut *tx).await?;
                let count = sql::query_scalar("select count(*) from jobs where state = $1").bind(state.as_str());
                Ok((rows, count.fetch_one(tx).await?))
            })
        })
        .await
}

/// One job.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl Executor, id: &str) -> Result<Option<Listed>, StoreError> {
    sql::query_as("select * from jobs where id = $1").bind(id).fetch_optional(executor).await
}

/// Has a dead letter tried again, with all its tries. Says whether there was such a dead letter.
///
/// # Errors
/// When the database fails.
pub async fn retry(tx: &mut Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    table::revive(tx, id, now_ms).await
}

/// Drops a dead letter. Says whether there was such a dead letter.
///
/// # Errors
/// When the database fails.
pub async fn discard(tx: &mut Connection, id: &str) -> Result<bool, StoreError> {
    table::remove(tx, id).await
}

/// When a job of a kind was last done; nothing when none is known of.
///
/// # Errors
/// When the database fails.
pub async fn last_run(executor: impl Executor, kind: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(finished_at) from jobs where state = 'done' and kind = $1";
    sql::query_scalar(query).bind(kind).fetch_one(executor).await
}

/// A run that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// It waits under this id.
    New(String),
    /// This one of the same kind is not finished yet, and does what was asked for. If it waited, it begins now.
    Already(String),
}

/// Runs a scheduled kind for the present slot, whether or not that has run before. Asking twice is asking once.
///
/// # Errors
/// When the database fails.
pub async fn run_now(tx: &mut Connection, schedule: &Schedule, now_ms: i64) -> Result<Run, StoreError> {
    if let Some(id) = table::open_of(&mut *tx, schedule.kind).await? {
        table::hasten(tx, &id, now_ms).await?;
        return Ok(Run::Already(id));
    }
    let id = ids::new_id(now_ms);
    let new = NewJob {
        id: &id,
        kind: schedule.kind,
        payload: &schedule.payload(schedule.slot(now_ms))?,
        unique_key: Some(BY_HAND),
        member_id: "",
        due_at: now_ms,
    };
    if table::insert(tx, &new, now_ms).await? { Ok(Run::New(id)) } else { Err(StoreError::overtaken()) }
}
