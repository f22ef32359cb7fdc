//! The operator's view of jobs, and the actions on them. Each change is made in the caller's transaction, which also writes the
//! operator's name to the change log.

use super::table::{self, NewJob, State, parse_state};
use super::{Schedule, ids};
use crate::store::sql::{Executor, FromRow, Row};
use crate::store::{Connection, Store, StoreError, sql};

/// The unique key of runs that operators start: at most one of a kind waits at a time.
const BY_HAND: &str = "by hand";

/// A row of `jobs`, as operators see it. Times are milliseconds since the epoch, UTC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredJob {
    /// Id of the job.
    pub id: String,
    /// The job's kind, [`Job::KIND`](super::Job::KIND).
    pub kind: String,
    /// The job's value, as JSON.
    pub payload: String,
    /// Id of the member whose job it is; empty for jobs of the server.
    pub member_id: String,
    /// Whether the job waits, runs, is done or has failed for good.
    pub state: State,
    /// How many times the job was tried, the current try included.
    pub tries: i64,
    /// When the job is due; of a running one, when its lease ends.
    pub due_at: i64,
    /// Steps of the work that are done, as the job reports them.
    pub done: i64,
    /// Steps of the work in all; 0 where the job reports none.
    pub total: i64,
    /// Why the last try failed; empty when none did.
    pub error: String,
    /// When the job was enqueued.
    pub created_at: i64,
    /// When the job was done, or became a dead letter.
    pub finished_at: Option<i64>,
}

impl FromRow for StoredJob {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.named("id")?,
            kind: row.named("kind")?,
            payload: row.named("payload")?,
            member_id: row.named("member_id")?,
            state: parse_state(&row.named::<String>("state")?)?,
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

/// A page of the jobs in a state, latest first, and the count of all jobs in that state.
///
/// # Errors
/// When the database fails.
pub async fn list(store: &Store, state: State, offset: i64, limit: i64) -> Result<(Vec<StoredJob>, i64), StoreError> {
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

/// The job with this id, if there is one.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl Executor, id: &str) -> Result<Option<StoredJob>, StoreError> {
    sql::query_as("select * from jobs where id = $1").bind(id).fetch_optional(executor).await
}

/// Makes a dead letter wait again, due now and with its tries reset. Returns whether there was such a dead letter.
///
/// # Errors
/// When the database fails.
pub async fn retry(tx: &mut Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    table::revive(tx, id, now_ms).await
}

/// Deletes a dead letter. Returns whether there was such a dead letter.
///
/// # Errors
/// When the database fails.
pub async fn discard(tx: &mut Connection, id: &str) -> Result<bool, StoreError> {
    table::remove(tx, id).await
}

/// When a job of a kind was last done; `None` where no such row is kept.
///
/// # Errors
/// When the database fails.
pub async fn last_run(executor: impl Executor, kind: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(finished_at) from jobs where state = 'done' and kind = $1";
    sql::query_scalar(query).bind(kind).fetch_one(executor).await
}

/// The result of [`run_now`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// A new job with this id was enqueued.
    New(String),
    /// The job with this id, of the same kind, is not finished yet and serves the request. If it waited, it is due now.
    Already(String),
}

/// Enqueues a scheduled kind for the current period, even if that period's job has run before. Idempotent while the job is open.
///
/// # Errors
/// When the database fails.
pub async fn run_now(tx: &mut Connection, schedule: &Schedule, now_ms: i64) -> Result<Run, StoreError> {
    if let Some(id) = table::find_open(&mut *tx, schedule.kind).await? {
        table::make_due_now(tx, &id, now_ms).await?;
        return Ok(Run::Already(id));
    }
    let id = ids::new_id(now_ms);
    let new = NewJob {
        id: &id,
        kind: schedule.kind,
        payload: &schedule.payload(schedule.period_start(now_ms))?,
        unique_key: Some(BY_HAND),
        member_id: "",
        due_at: now_ms,
    };
    if table::insert(tx, &new, now_ms).await? { Ok(Run::New(id)) } else { Err(StoreError::overtaken()) }
}
