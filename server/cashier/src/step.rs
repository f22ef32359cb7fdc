//! Timelines: the steps of a deposit or withdrawal, in order. Member and operator see the same rows, but only operators
//! see which operator acted.

use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Step, StepActor};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};

/// Who made a step. An operator's name is shown to operators only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// The member.
    Member,
    /// The payment provider.
    Provider,
    /// The site itself, such as a job.
    System,
    /// An operator, by name.
    Operator(String),
}

const OPERATOR: &str = "operator:";

impl Actor {
    fn stored(&self) -> String {
        match self {
            Self::Member => "member".to_owned(),
            Self::Provider => "provider".to_owned(),
            Self::System => "system".to_owned(),
            Self::Operator(name) => format!("{OPERATOR}{name}"),
        }
    }
}

/// A step to append to a timeline.
#[derive(Debug, Clone)]
pub(crate) struct NewStep<'a> {
    pub(crate) owner_id: &'a str,
    /// The status after the step.
    pub(crate) status: &'static str,
    pub(crate) by: &'a Actor,
    /// Minor units that the step moved; 0 where none.
    pub(crate) amount: i64,
    /// Free text of an operator or the provider.
    pub(crate) note: &'a str,
}

impl NewStep<'_> {
    /// Appends the step to the timeline of its deposit or withdrawal.
    pub(crate) async fn write(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        sql::query(
            "insert into cashier_steps (owner_id, seq, status, actor, amount, note, at)
             values ($1, (select coalesce(max(seq), 0) + 1 from cashier_steps where owner_id = $1), $2, $3, $4, $5, $6)",
        )
        .bind(self.owner_id)
        .bind(self.status)
        .bind(self.by.stored())
        .bind(self.amount)
        .bind(self.note)
        .bind(now_ms)
        .execute(tx)
        .await?;
        Ok(())
    }
}

/// A step with its actor, for operators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimelineStep {
    /// The status after the step.
    pub status: String,
    /// `member`, `provider`, `system`, or the operator's name.
    pub actor: String,
    /// Minor units that the step moved; 0 where none.
    pub amount: i64,
    /// Free text of an operator or the provider.
    pub note: String,
    /// Time of the step, in milliseconds since the epoch (UTC).
    pub at: i64,
}

from_row!(TimelineStep { status, actor, amount, note, at });

async fn rows(executor: impl sql::Executor, owner_id: &str) -> Result<Vec<TimelineStep>, StoreError> {
    let query = "select status, actor, amount, note, at from cashier_steps where owner_id = $1 order by seq";
    sql::query_as(query).bind(owner_id).fetch_all(executor).await
}

/// The steps of a deposit or withdrawal with their actors, oldest first, for operators.
///
/// # Errors
/// When the database fails.
pub async fn timeline(executor: impl sql::Executor, owner_id: &str) -> Result<Vec<TimelineStep>, StoreError> {
    let named = |step: TimelineStep| TimelineStep {
        actor: step.actor.strip_prefix(OPERATOR).unwrap_or(&step.actor).to_owned(),
        ..step
    };
    Ok(rows(executor, owner_id).await?.into_iter().map(named).collect())
}

/// The steps of a deposit or withdrawal for the member, oldest first, without names of operators.
pub(crate) async fn of(executor: impl sql::Executor, owner_id: &str) -> Result<Vec<Step>, StoreError> {
    let step = |row: TimelineStep| Step {
        status: row.status,
        at: rfc3339(row.at),
        actor: match row.actor.as_str() {
            "member" => StepActor::Member,
            "provider" => StepActor::Provider,
            actor if actor.starts_with(OPERATOR) => StepActor::Operator,
            _ => StepActor::System,
        },
        amount: Amount(Money(row.amount)),
        note: row.note,
    };
    Ok(rows(executor, owner_id).await?.into_iter().map(step).collect())
}
