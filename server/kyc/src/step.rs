//! The timeline of an identity check: its status changes in order. Members see that an operator acted, operators also
//! see which one.

use lumora_core::domain::identity_check::{IdentityStatus, RejectionReason};
use lumora_core::wire::{IdentityStep, StepActor};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};

const OPERATOR: &str = "operator:";
const MEMBER: &str = "member";

/// Who changed the status.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Actor {
    Member,
    /// An operator, by login name.
    Operator(String),
}

/// A status change to write.
#[derive(Debug, Clone)]
pub(crate) struct NewStep<'a> {
    pub(crate) check_id: &'a str,
    pub(crate) status: &'static str,
    pub(crate) by: &'a Actor,
    pub(crate) reason: &'static str,
    pub(crate) note: &'a str,
}

impl NewStep<'_> {
    /// Appends the step to the timeline.
    pub(crate) async fn write(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        let actor = match self.by {
            Actor::Member => MEMBER.to_owned(),
            Actor::Operator(name) => format!("{OPERATOR}{name}"),
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

/// A step of the timeline as operators see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepRow {
    /// The status that it led to, as stored.
    pub status: String,
    /// `member`, or the operator's name.
    pub actor: String,
    /// The reason of a rejection or revocation, as stored; empty otherwise.
    pub reason: String,
    /// The operator's note; empty if none.
    pub note: String,
    /// When it happened, in milliseconds since the epoch.
    pub at: i64,
}

from_row!(StepRow { status, actor, reason, note, at });

async fn rows(executor: impl sql::Executor, check_id: &str) -> Result<Vec<StepRow>, StoreError> {
    let query = "select status, actor, reason, note, at from identity_steps where check_id = $1 order by seq";
    sql::query_as(query).bind(check_id).fetch_all(executor).await
}

/// The steps of a check with the names of operators, oldest first.
///
/// # Errors
/// When the database fails.
pub async fn timeline(executor: impl sql::Executor, check_id: &str) -> Result<Vec<StepRow>, StoreError> {
    let named =
        |row: StepRow| StepRow { actor: row.actor.strip_prefix(OPERATOR).unwrap_or(&row.actor).to_owned(), ..row };
    Ok(rows(executor, check_id).await?.into_iter().map(named).collect())
}

/// The steps of a check as the API shows them to its member, oldest first.
pub(crate) async fn for_member(executor: impl sql::Executor, check_id: &str) -> Result<Vec<IdentityStep>, StoreError> {
    let step = |row: StepRow| IdentityStep {
        status: IdentityStatus::from_name(&row.status).unwrap_or_default(),
        at: rfc3339(row.at),
        actor: if row.actor == MEMBER { StepActor::Member } else { StepActor::Operator },
        reason: RejectionReason::from_name(&row.reason),
        note: row.note,
    };
    Ok(rows(executor, check_id).await?.into_iter().map(step).collect())
}
