//! The row of a statement: inserting, completing and deleting it, its state, and how it is shown to its member.

use lumora_core::domain::statement::{STATEMENT_KEPT_DAYS, StatementFormat, StatementKind};
use lumora_core::wire::{JobState, Statement, StatementFact, StatementState};
use platform::clock::{DAY_MS, rfc3339};
use platform::jobs;
use platform::store::{Connection, StoreError, from_row, sql};

/// How long a statement is kept, in milliseconds.
pub(crate) const KEPT_MS: i64 = STATEMENT_KEPT_DAYS * DAY_MS;

/// A row of `statements`.
#[derive(Debug, Clone, Default)]
pub(crate) struct StatementRow {
    pub(crate) id: String,
    pub(crate) member_id: String,
    pub(crate) job_id: String,
    pub(crate) kind: String,
    pub(crate) format: String,
    pub(crate) filter: String,
    pub(crate) first_day: String,
    pub(crate) last_day: String,
    pub(crate) offset_minutes: i64,
    pub(crate) language: String,
    pub(crate) asked_at: i64,
    pub(crate) ready_at: Option<i64>,
    pub(crate) expires_at: i64,
    pub(crate) row_count: i64,
    pub(crate) bytes: i64,
    pub(crate) digest: String,
    pub(crate) key_id: String,
    pub(crate) head: String,
    pub(crate) totals: String,
}

from_row!(StatementRow {
    id,
    member_id,
    job_id,
    kind,
    format,
    filter,
    first_day,
    last_day,
    offset_minutes,
    language,
    asked_at,
    ready_at,
    expires_at,
    row_count,
    bytes,
    digest,
    key_id,
    head,
    totals
});

/// The properties of a finished file.
#[derive(Debug, Clone)]
pub(crate) struct FileSummary {
    pub(crate) rows: i64,
    pub(crate) bytes: i64,
    pub(crate) digest: String,
    pub(crate) key_id: String,
    pub(crate) head: Vec<StatementFact>,
    pub(crate) totals: Vec<StatementFact>,
}

fn json(facts: &[StatementFact]) -> Result<String, StoreError> {
    serde_json::to_string(facts).map_err(|error| StoreError::Corrupt(format!("facts that are no JSON: {error}")))
}

impl StatementRow {
    /// An empty row of this kind and format.
    pub(crate) fn of(kind: StatementKind, format: StatementFormat) -> Self {
        Self { kind: kind.name().to_owned(), format: format.name().to_owned(), ..Self::default() }
    }

    pub(crate) fn kind(&self) -> StatementKind {
        StatementKind::from_name(&self.kind).unwrap_or_default()
    }

    pub(crate) fn format(&self) -> StatementFormat {
        StatementFormat::from_name(&self.format).unwrap_or_default()
    }

    /// The name under which the file is downloaded.
    pub(crate) fn file_name(&self) -> String {
        let (kind, ending) = (self.kind.to_lowercase(), self.format.to_lowercase());
        format!("statement-{kind}-{}-{}.{ending}", self.first_day, self.last_day)
    }

    /// The statement with this id.
    pub(crate) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from statements where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The statements of a member that have not expired, newest first.
    pub(crate) async fn of_member(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Vec<Self>, StoreError> {
        let query = "select * from statements where member_id = $1 and expires_at > $2 order by asked_at desc, id desc";
        sql::query_as(query).bind(member_id).bind(now_ms).fetch_all(tx).await
    }

    /// Adds the state of each, all of one member. An unfinished one whose job was given up or is gone has failed.
    pub(crate) async fn with_states(
        tx: &mut Connection,
        rows: Vec<Self>,
    ) -> Result<Vec<(Self, StatementState)>, StoreError> {
        let Some(member_id) = rows.first().map(|row| row.member_id.clone()) else { return Ok(Vec::new()) };
        let jobs = jobs::of_member(&mut *tx, &member_id).await?;
        let state = |row: &Self| {
            let job = jobs.iter().find(|job| job.id == row.job_id);
            match (row.ready_at, job.map(|job| job.state)) {
                (Some(_), _) => StatementState::Ready,
                (None, Some(JobState::Waiting | JobState::Running)) => StatementState::Preparing,
                (None, Some(JobState::Done | JobState::Failed) | None) => StatementState::Failed,
            }
        };
        Ok(rows.into_iter().map(|row| (row.clone(), state(&row))).collect())
    }

    pub(crate) async fn insert(&self, tx: &mut Connection) -> Result<(), StoreError> {
        sql::query(
            "insert into statements (id, member_id, job_id, kind, format, filter, first_day, last_day, offset_minutes, language, asked_at,
             expires_at, row_count, bytes, digest, key_id, head, totals)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, 0, '', '', '[]', '[]')",
        )
        .bind(&self.id)
        .bind(&self.member_id)
        .bind(&self.job_id)
        .bind(&self.kind)
        .bind(&self.format)
        .bind(&self.filter)
        .bind(&self.first_day)
        .bind(&self.last_day)
        .bind(self.offset_minutes)
        .bind(&self.language)
        .bind(self.asked_at)
        .bind(self.expires_at)
        .execute(tx)
        .await?;
        Ok(())
    }

    /// Stores the properties of the finished file, with which the statement is ready.
    pub(crate) async fn store_summary(
        &self,
        tx: &mut Connection,
        summary: &FileSummary,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        sql::query(
            "update statements set ready_at = $2, row_count = $3, bytes = $4, digest = $5, key_id = $6, head = $7, totals = $8
             where id = $1",
        )
        .bind(&self.id)
        .bind(now_ms)
        .bind(summary.rows)
        .bind(summary.bytes)
        .bind(&summary.digest)
        .bind(&summary.key_id)
        .bind(json(&summary.head)?)
        .bind(json(&summary.totals)?)
        .execute(tx)
        .await?;
        Ok(())
    }

    /// Deletes the statement and its file.
    pub(crate) async fn remove(&self, tx: &mut Connection) -> Result<(), StoreError> {
        super::file::remove(tx, &self.id).await?;
        sql::query("delete from statements where id = $1").bind(&self.id).execute(tx).await?;
        Ok(())
    }

    /// The statement as shown to its member.
    pub(crate) fn into_wire(self, state: StatementState) -> Statement {
        let number = |value: i64| u64::try_from(value).unwrap_or(0);
        let facts = |text: &str| serde_json::from_str(text).unwrap_or_default();
        Statement {
            kind: self.kind(),
            format: self.format(),
            state,
            from: self.first_day,
            until: self.last_day,
            asked_at: rfc3339(self.asked_at),
            expires_at: rfc3339(self.expires_at),
            rows: number(self.row_count),
            bytes: number(self.bytes),
            digest: self.digest,
            key_id: self.key_id,
            head: facts(&self.head),
            totals: facts(&self.totals),
            id: self.id,
            job_id: self.job_id,
        }
    }
}
