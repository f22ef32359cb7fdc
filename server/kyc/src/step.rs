//! Timelines: what has happened to a check, in order. Member and operator see the same rows, and only operators which of them acted.

use lumora_core::domain::identity_check::{IdentityStatus, RejectionReason};
use lumora_core::wire::{IdentityStep, StepActor};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};

const OPERATOR: &str = "operator:";
const MEMBER: &str = "member";

/// Who did it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum By {
    Member,
    /// An operator, by name.
    Operator(String),
}

/// What has happened.
#[derive(Debug, Clone)]
pub(crate) struct NewStep<'a> {
    pub(crate) check_id: &'a str,
    pub(crate) status: &'static str,
    pub(crate) by: &'a By,
    pub(crate) reason: &'static str,
    pub(crate) note: &'a str,
}

impl NewStep<'_> {
    /// Writes it behind those that are there.
    pub(crate) async fn write(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        let actor = match self.by {
            By::Member => MEMBER.to_owned(),
            By::Operator(name) => format!("{OPERATOR}{name}"),
        };
        sql::query(
            "insert into identity_steps (check_id, seq, status, actor, reason, note, at)
             values ($1, (select coalesce(max(seq), 0) + 1 from identity_steps where check_id = $1), $2, $3, $4, $5, $6)",
        )
        .bind(self.check_id)
        .bind(self.status)
        .bind(actor)
        .bind(self.reason)
        .bind(self.note)
        .bind(now_ms)
        .execute(tx)
        .await?;
        Ok(())
    }
}

/// A step as operators see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepRow {
    /// The status that it led to.
    pub status: String,
    /// member, or the operator's name.
    pub actor: String,
    /// Why it was refused; empty where it was not.
    pub reason: String,
    /// Words of the operator.
    pub note: String,
    /// When, in milliseconds.
    pub at: i64,
}

from_row!(StepRow { status, actor, reason, note, at });

async fn rows(executor: impl sql::Executor, check_id: &str) -> Result<Vec<StepRow>, StoreError> {
    let query = "select status, actor, reason, note, at from identity_steps where check_id = $1 order by seq";
    sql::query_as(query).bind(check_id).fetch_all(executor).await
}

/// What has happened and who did it, oldest first, for operators.
///
/// # Errors
/// When the database fails.
pub async fn timeline(executor: impl sql::Executor, check_id: &str) -> Result<Vec<StepRow>, StoreError> {
    let named =
        |row: StepRow| StepRow { actor: row.actor.strip_prefix(OPERATOR).unwrap_or(&row.actor).to_owned(), ..row };
    Ok(rows(executor, check_id).await?.into_iter().map(named).collect())
}

/// The same for the member.
pub(crate) async fn of(executor: impl sql::Executor, check_id: &str) -> Result<Vec<IdentityStep>, StoreError> {
    let step = |row: StepRow| IdentityStep {
        status: IdentityStatus::from_name(&row.status).unwrap_or_default(),
        at: rfc3339(row.at),
        actor: if row.actor == MEMBER { StepActor::Member } else { StepActor::Operator },
        reason: RejectionReason::from_name(&row.reason),
        note: row.note,
    };
    Ok(rows(executor, check_id).await?.into_iter().map(step).collect())
}
