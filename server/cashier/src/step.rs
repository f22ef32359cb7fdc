//! Timelines: what has happened to a deposit or withdrawal, in order. Member and operator see the same rows, and only operators which of
//! them acted.

use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Step, StepActor};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};

/// Who did it: the member, the provider, the site itself, or an operator by name, whom only operators are told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum By {
    /// The member.
    Member,
    /// The payment provider.
    Provider,
    /// The site by itself.
    System,
    /// An operator.
    Operator(String),
}

const OPERATOR: &str = "operator:";

impl By {
    fn stored(&self) -> String {
        match self {
            Self::Member => "member".to_owned(),
            Self::Provider => "provider".to_owned(),
            Self::System => "system".to_owned(),
            Self::Operator(name) => format!("{OPERATOR}{name}"),
        }
    }
}

/// What has happened.
#[derive(Debug, Clone)]
pub(crate) struct NewStep<'a> {
    pub(crate) owner_id: &'a str,
    /// The status that it led to.
    pub(crate) status: &'static str,
    pub(crate) by: &'a By,
    /// Minor units that it moved.
    pub(crate) amount: i64,
    /// Words of operator or provider.
    pub(crate) note: &'a str,
}

impl NewStep<'_> {
    /// Writes it behind those that are there.
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

/// A step as operators see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimelineStep {
    /// The status that it led to.
    pub status: String,
    /// member, provider, system, or the operator's name.
    pub actor: String,
    /// Minor units that it moved.
    pub amount: i64,
    /// Words of operator or provider.
    pub note: String,
    /// When, in milliseconds.
    pub at: i64,
}

from_row!(TimelineStep { status, actor, amount, note, at });

async fn rows(executor: impl sql::Executor, owner_id: &str) -> Result<Vec<TimelineStep>, StoreError> {
    let query = "select status, actor, amount, note, at from cashier_steps where owner_id = $1 order by seq";
    sql::query_as(query).bind(owner_id).fetch_all(executor).await
}

/// What has happened to a deposit or withdrawal and who did it, oldest first, for operators.
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

/// What has happened, oldest first, for the member.
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
