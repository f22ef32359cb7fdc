//! The table `jobs`: every statement that writes it, and the reads that others use.
//!
//! Every change of a row is made here and calls [`notify_changed`] in the same transaction.

use std::fmt;

use lumora_core::wire::{JobProgress, JobState};

use crate::clock::DAY_MS;
use crate::expiry::{Condition, Expiry};
use crate::store::sql::Executor;
use crate::store::{Connection, Engine, StoreError, from_row, sql};
use crate::topic::Topic;

/// The maximum number of a member's jobs that the member is shown, latest first.
const MAX_SHOWN_PER_MEMBER: i64 = 20;
/// Longer error texts are cut to this many characters.
const MAX_ERROR_CHARS: usize = 500;

/// Jobs that are done are deleted a week after they were enqueued. Dead letters stay until an operator acts.
pub const EXPIRING: Expiry =
    Expiry::of("jobs", &["id"], "created_at", 7 * DAY_MS).only(Condition::OneOf("state", &[State::Done.as_str()]));

/// The state of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The job waits until it is due, for its first try or a retry.
    Waiting,
    /// A worker runs the job under a lease.
    Running,
    /// The job has succeeded.
    Done,
    /// The job has failed for good: a dead letter.
    Dead,
}

impl State {
    /// All states.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Running, Self::Done, Self::Dead];

    /// The word that is stored, and shown to operators.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Done => "done",
            Self::Dead => "dead",
        }
    }

    /// The state that this stored word stands for.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<State> for JobState {
    fn from(state: State) -> Self {
        match state {
            State::Waiting => Self::Waiting,
            State::Running => Self::Running,
            State::Done => Self::Done,
            State::Dead => Self::Failed,
        }
    }
}

/// Parses a stored state; any other word is corrupt data.
pub(super) fn parse_state(text: &str) -> Result<State, StoreError> {
    State::parse(text).ok_or_else(|| StoreError::Corrupt("state of a job".to_owned()))
}

/// The latest jobs of a member, in any state, latest first.
///
/// # Errors
/// When the database fails.
pub async fn of_member(executor: impl Executor, member_id: &str) -> Result<Vec<JobProgress>, StoreError> {
    // Jobs of the server have an empty member id, and no member may see them.
    let rows: Vec<(String, String, String, i64, i64)> = sql::query_as(
        "select id, kind, state, done, total from jobs where member_id = $1 and member_id <> ''
         order by created_at desc, id desc limit $2",
    )
    .bind(member_id)
    .bind(MAX_SHOWN_PER_MEMBER)
    .fetch_all(executor)
    .await?;
    let steps = |count: i64| u64::try_from(count).unwrap_or(0);
    let progress = |(id, kind, state, done, total): (String, String, String, i64, i64)| {
        Ok(JobProgress { id, kind, state: parse_state(&state)?.into(), done: steps(done), total: steps(total) })
    };
    rows.into_iter().map(progress).collect()
}

/// A job to enqueue.
pub(super) struct NewJob<'j> {
    pub(super) id: &'j str,
    pub(super) kind: &'static str,
    pub(super) payload: &'j str,
    pub(super) unique_key: Option<&'j str>,
    /// Empty for a job of the server.
    pub(super) member_id: &'j str,
    pub(super) due_at: i64,
}

/// The right of a worker to record the outcome of a job. A token is never reused, so that a worker that takes a job a second time
/// does not confirm its first, expired lease.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Lease {
    pub(super) id: String,
    pub(super) token: String,
}

/// A job that a worker has just leased.
pub(super) struct LeasedJob {
    pub(super) id: String,
    pub(super) payload: String,
    pub(super) tries: i64,
    member_id: String,
}

from_row!(LeasedJob { id, payload, tries, member_id });

/// The result of one try of a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The job has succeeded.
    Done,
    /// A retry is due at this time (milliseconds since the epoch), because of this error.
    Retry(i64, String),
    /// The job becomes a dead letter, because of this error.
    Dead(String),
    /// The server stops: the job is due at once for another worker, and the try does not count.
    Released,
}

/// To be called after every change of a job, in its transaction: on commit, workers of this process poll, and the open pages of the
/// job's member are notified.
fn notify_changed(tx: &mut Connection, member_id: &str) {
    tx.signal_work();
    if !member_id.is_empty() {
        tx.announce(Topic::Job, member_id);
    }
}

/// As [`insert`], for a job that the caller's own changes cause.
///
/// A job that already waits under the same key is locked until this transaction ends: a worker that took it earlier would run
/// it without this transaction's changes.
pub(super) async fn enqueue(tx: &mut Connection, new: &NewJob<'_>, now_ms: i64) -> Result<bool, StoreError> {
    if insert(tx, new, now_ms).await? {
        return Ok(true);
    }
    let Some(key) = new.unique_key else { return Ok(false) };
    let lock = sql::query("update jobs set kind = kind where kind = $1 and unique_key = $2 and state = 'waiting'");
    if lock.bind(new.kind).bind(key).execute(tx).await?.rows_affected() == 0 {
        // A worker took the waiting job in between: the transaction is repeated and inserts a job of its own.
        return Err(StoreError::overtaken());
    }
    Ok(false)
}

/// Inserts a job, unless the id exists or another job of the kind waits under the same key. Returns whether it did.
pub(super) async fn insert(tx: &mut Connection, new: &NewJob<'_>, now_ms: i64) -> Result<bool, StoreError> {
    let inserted = sql::query(
        "insert into jobs (id, kind, payload, unique_key, member_id, state, tries, due_at, lease, done, total, error, created_at)
         values ($1, $2, $3, $4, $5, 'waiting', 0, $6, '', 0, 0, '', $7) on conflict do nothing",
    )
    .bind(new.id)
    .bind(new.kind)
    .bind(new.payload)
    .bind(new.unique_key)
    .bind(new.member_id)
    .bind(new.due_at)
    .bind(now_ms)
    .execute(&mut *tx)
    .await?;
    let is_new = inserted.rows_affected() == 1;
    if is_new {
        notify_changed(tx, new.member_id);
    }
    Ok(is_new)
}

/// Id of the job of this kind that is waiting or running, if there is one; the earliest due of several.
pub(super) async fn find_open(executor: impl Executor, kind: &str) -> Result<Option<String>, StoreError> {
    let query = "select id from jobs where kind = $1 and state in ('waiting', 'running') order by due_at limit 1";
    sql::query_scalar(query).bind(kind).fetch_optional(executor).await
}

/// Whether a job with this id exists, in any state.
pub(super) async fn exists(executor: impl Executor, id: &str) -> Result<bool, StoreError> {
    let query = sql::query_scalar("select 1 from jobs where id = $1").bind(id);
    let found: Option<i64> = query.fetch_optional(executor).await?;
    Ok(found.is_some())
}

/// Makes a waiting job that is due later due now.
pub(super) async fn make_due_now(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "update jobs set due_at = $1 where id = $2 and state = 'waiting' and due_at > $1 returning member_id";
    let member_id: Option<String> = sql::query_scalar(query).bind(now_ms).bind(id).fetch_optional(&mut *tx).await?;
    note_change(tx, member_id);
    Ok(())
}

/// The query for when the first open job of each of `kinds` kinds is due. It runs at every poll, so it is one statement with one
/// index seek per kind.
pub(super) fn earliest_statement(kinds: usize) -> String {
    let places = (1..=kinds).map(|place| format!("(${place})")).collect::<Vec<_>>().join(", ");
    format!(
        "with kinds (kind) as (values {places})
         select kind, (select min(due_at) from jobs where jobs.kind = kinds.kind and state in ('waiting', 'running')) as due_at
         from kinds"
    )
}

/// Leases up to `limit` due jobs of a kind until `until_ms`: waiting ones, and running ones whose lease has run out. Rows that
/// another worker is taking at this moment are skipped.
pub(super) async fn lease_due(
    tx: &mut Connection,
    kind: &str,
    limit: i64,
    token: &str,
    (now_ms, until_ms): (i64, i64),
) -> Result<Vec<LeasedJob>, StoreError> {
    let text = match tx.engine() {
        Engine::Sqlite => {
            "with due as (select id from jobs where kind = $1 and state in ('waiting', 'running') and due_at <= $2
                          order by due_at limit $3)
             update jobs set state = 'running', tries = tries + 1, lease = $4, due_at = $5
             where id in (select id from due) returning id, payload, tries, member_id"
        }
        Engine::Postgres => {
            "with due as (select id from jobs where kind = $1 and state in ('waiting', 'running') and due_at <= $2
                          order by due_at limit $3 for update skip locked)
             update jobs set state = 'running', tries = tries + 1, lease = $4, due_at = $5
             where id in (select id from due) returning id, payload, tries, member_id"
        }
    };
    let query = sql::query_as(text).bind(kind).bind(now_ms).bind(limit).bind(token).bind(until_ms);
    let leased: Vec<LeasedJob> = query.fetch_all(&mut *tx).await?;
    for job in &leased {
        notify_changed(tx, &job.member_id);
    }
    Ok(leased)
}

/// Extends a lease. Returns whether the worker still held it.
pub(super) async fn renew(tx: &mut Connection, lease: &Lease, until_ms: i64) -> Result<bool, StoreError> {
    let query = sql::query("update jobs set due_at = $1 where id = $2 and lease = $3").bind(until_ms);
    Ok(query.bind(&lease.id).bind(&lease.token).execute(tx).await?.rows_affected() == 1)
}

/// Whether the worker still holds the lease. It locks the row, so that nobody can take the job before the transaction has ended.
pub(super) async fn owns_lease(tx: &mut Connection, lease: &Lease) -> Result<bool, StoreError> {
    let query = sql::query("update jobs set lease = lease where id = $1 and lease = $2");
    Ok(query.bind(&lease.id).bind(&lease.token).execute(tx).await?.rows_affected() == 1)
}

/// Records progress. Returns whether the worker still held the lease.
pub(super) async fn record_progress(
    tx: &mut Connection,
    lease: &Lease,
    (done, total): (i64, i64),
) -> Result<bool, StoreError> {
    let query = "update jobs set done = $1, total = $2 where id = $3 and lease = $4 returning member_id";
    let query = sql::query_scalar(query).bind(done).bind(total).bind(&lease.id).bind(&lease.token);
    let member_id: Option<String> = query.fetch_optional(&mut *tx).await?;
    Ok(note_change(tx, member_id))
}

/// Records the outcome of a try. Returns whether the worker still held the lease; if not, nothing is written.
pub(super) async fn record_outcome(
    tx: &mut Connection,
    lease: &Lease,
    outcome: Outcome,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let (state, due_at, error, uncounted) = match outcome {
        Outcome::Done => (State::Done, now_ms, String::new(), 0),
        Outcome::Retry(due_at, error) => (State::Waiting, due_at, error, 0),
        Outcome::Dead(error) => (State::Dead, now_ms, error, 0),
        Outcome::Released => (State::Waiting, now_ms, String::new(), 1),
    };
    let finished_at = matches!(state, State::Done | State::Dead).then_some(now_ms);
    // A job with the same key may have been enqueued meanwhile. Both are to be run, but only one of them can wait under the key.
    let member_id: Option<String> = sql::query_scalar(
        "update jobs set state = $1, due_at = $2, lease = '', error = $3, tries = tries - $4, finished_at = $5,
            unique_key = case when exists (select 1 from jobs other where other.kind = jobs.kind
                and other.unique_key = jobs.unique_key and other.state = 'waiting') then null else unique_key end
         where id = $6 and lease = $7 returning member_id",
    )
    .bind(state.as_str())
    .bind(due_at)
    .bind(error.chars().take(MAX_ERROR_CHARS).collect::<String>())
    .bind(uncounted)
    .bind(finished_at)
    .bind(&lease.id)
    .bind(&lease.token)
    .fetch_optional(&mut *tx)
    .await?;
    Ok(note_change(tx, member_id))
}

/// Makes a dead letter wait again, due now, with tries and progress reset. Returns whether there was one.
pub(super) async fn revive(tx: &mut Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let member_id: Option<String> = sql::query_scalar(
        "update jobs set state = 'waiting', due_at = $1, tries = 0, done = 0, total = 0, finished_at = null,
            unique_key = case when exists (select 1 from jobs other where other.kind = jobs.kind
                and other.unique_key = jobs.unique_key and other.state = 'waiting') then null else unique_key end
         where id = $2 and state = 'dead' returning member_id",
    )
    .bind(now_ms)
    .bind(id)
    .fetch_optional(&mut *tx)
    .await?;
    Ok(note_change(tx, member_id))
}

/// Deletes a dead letter. Returns whether there was one.
pub(super) async fn remove(tx: &mut Connection, id: &str) -> Result<bool, StoreError> {
    let query = "delete from jobs where id = $1 and state = 'dead' returning member_id";
    let member_id: Option<String> = sql::query_scalar(query).bind(id).fetch_optional(&mut *tx).await?;
    Ok(note_change(tx, member_id))
}

/// Takes the `returning member_id` of an update: notifies if a row was changed, and returns whether one was.
fn note_change(tx: &mut Connection, member_id: Option<String>) -> bool {
    if let Some(member_id) = &member_id {
        notify_changed(tx, member_id);
    }
    member_id.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sql::{AnyRow, AssertSqlSafe};
    use crate::store::testing::{Contents, sqlite};

    #[test]
    fn a_state_is_read_as_it_was_written() {
        for state in State::ALL {
            assert_eq!(State::parse(state.as_str()), Some(state));
        }
        assert_eq!(State::parse("lost"), None);
    }

    #[tokio::test]
    async fn what_is_due_is_looked_for_in_the_index_of_open_jobs_alone() {
        let test = sqlite(Contents { name: "platform", migrations: &[crate::MIGRATIONS], fill: None }).await;
        let query = sql::query_as(AssertSqlSafe(format!("explain query plan {}", earliest_statement(2))));
        let plan: Vec<AnyRow> = query.bind("a").bind("b").fetch_all(test.store.reader()).await.unwrap();
        let plan = format!("{plan:?}");
        assert!(plan.contains("SEARCH jobs USING INDEX jobs_open (kind=?)"), "{plan}");
        assert!(!plan.contains("SCAN jobs"), "{plan}");
    }
}
