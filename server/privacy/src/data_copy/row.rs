//! Data copies as stored: their state, their encrypted parts, and deleting them.

use lumora_core::wire::{DataCopyState, DataCopyValue, JobState};
use platform::clock::{DAY_MS, rfc3339};
use platform::jobs;
use platform::store::{Connection, StoreError, from_row, sql};

/// How long a copy is kept, in milliseconds.
pub(super) const KEPT_MS: i64 = 7 * DAY_MS;
/// The least time between two requests of a member, in milliseconds.
const PAUSE_MS: i64 = DAY_MS;

/// A row of `data_copies`.
#[derive(Debug, Clone)]
pub(super) struct CopyRow {
    pub(super) id: String,
    pub(super) member_id: String,
    pub(super) job_id: String,
    pub(super) language: String,
    pub(super) asked_at: i64,
    pub(super) ready_at: Option<i64>,
    pub(super) expires_at: i64,
    pub(super) bytes: i64,
}

from_row!(CopyRow { id, member_id, job_id, language, asked_at, ready_at, expires_at, bytes });

impl CopyRow {
    /// The copy with this id; none for an unknown one.
    pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from data_copies where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The member's latest copy that has not expired.
    pub(super) async fn last(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Option<Self>, StoreError> {
        let query = "select * from data_copies where member_id = $1 and expires_at > $2
                     order by asked_at desc, id desc limit 1";
        sql::query_as(query).bind(member_id).bind(now_ms).fetch_optional(tx).await
    }

    /// The state of the copy. One whose job has failed or is gone counts as failed.
    pub(super) async fn state(&self, tx: &mut Connection) -> Result<DataCopyState, StoreError> {
        if self.ready_at.is_some() {
            return Ok(DataCopyState::Ready);
        }
        let jobs = jobs::of_member(&mut *tx, &self.member_id).await?;
        let job = jobs.iter().find(|job| job.id == self.job_id);
        Ok(match job.map(|job| job.state) {
            Some(JobState::Waiting | JobState::Running) => DataCopyState::Preparing,
            Some(JobState::Done | JobState::Failed) | None => DataCopyState::Failed,
        })
    }

    /// When the next copy can be requested, in milliseconds since the epoch.
    pub(super) fn next_at(&self, state: DataCopyState) -> i64 {
        if state == DataCopyState::Failed { self.asked_at } else { self.asked_at + PAUSE_MS }
    }

    /// The copy as the API shows it.
    pub(super) fn to_wire(&self, state: DataCopyState, now_ms: i64) -> DataCopyValue {
        let is_ready = state == DataCopyState::Ready;
        DataCopyValue {
            state,
            job_id: self.job_id.clone(),
            asked_at: rfc3339(self.asked_at),
            expires_at: if is_ready { rfc3339(self.expires_at) } else { String::new() },
            bytes: if is_ready { u64::try_from(self.bytes).unwrap_or(0) } else { 0 },
            next_at: Some(self.next_at(state)).filter(|at| *at > now_ms).map(rfc3339).unwrap_or_default(),
        }
    }

    pub(super) async fn insert(&self, tx: &mut Connection) -> Result<(), StoreError> {
        sql::query(
            "insert into data_copies (id, member_id, job_id, language, asked_at, expires_at, bytes)
             values ($1, $2, $3, $4, $5, $6, 0)",
        )
        .bind(&self.id)
        .bind(&self.member_id)
        .bind(&self.job_id)
        .bind(&self.language)
        .bind(self.asked_at)
        .bind(self.expires_at)
        .execute(tx)
        .await?;
        Ok(())
    }

    /// Stores the file's encrypted parts in place of those of a former attempt or an older copy.
    pub(super) async fn store_parts(
        &self,
        tx: &mut Connection,
        parts: &[String],
        bytes: usize,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        remove_parts(tx, &self.member_id).await?;
        let expires_at = now_ms + KEPT_MS;
        for (seq, body) in parts.iter().enumerate() {
            sql::query("insert into data_copy_parts (copy_id, seq, body, expires_at) values ($1, $2, $3, $4)")
                .bind(&self.id)
                .bind(i64::try_from(seq).unwrap_or(i64::MAX))
                .bind(body)
                .bind(expires_at)
                .execute(&mut *tx)
                .await?;
        }
        sql::query("update data_copies set ready_at = $2, expires_at = $3, bytes = $4 where id = $1")
            .bind(&self.id)
            .bind(now_ms)
            .bind(expires_at)
            .bind(i64::try_from(bytes).unwrap_or(i64::MAX))
            .execute(tx)
            .await?;
        Ok(())
    }
}

async fn remove_parts(tx: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    let parts = "delete from data_copy_parts where copy_id in (select id from data_copies where member_id = $1)";
    sql::query(parts).bind(member_id).execute(tx).await?;
    Ok(())
}

/// Deletes all copies of a member, finished or not.
pub(crate) async fn remove_all(tx: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    remove_parts(tx, member_id).await?;
    sql::query("delete from data_copies where member_id = $1").bind(member_id).execute(tx).await?;
    Ok(())
}
