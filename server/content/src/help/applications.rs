//! What became of applications of those who want to become affiliates: each is decided once.

use platform::store::{Connection, StoreError, from_row, sql};

/// An application.
#[derive(Debug, Clone)]
pub struct Application {
    /// Its id.
    pub id: String,
    /// Id of the member who wrote it; empty for a visitor.
    pub member_id: String,
    /// Code of the language that its writer saw.
    pub language: String,
    /// Who applies.
    pub name: String,
    /// Where the applicant can be reached.
    pub contact: String,
    /// Where players would come from.
    pub channel: String,
    /// What it says.
    pub content: String,
    /// When it came, in milliseconds.
    pub created_at: i64,
    /// `new`, `accepted` or `refused`.
    pub state: String,
    /// When it was decided.
    pub decided_at: Option<i64>,
    /// By whom.
    pub decided_by: String,
    /// Why.
    pub reason: String,
    /// Account name of who became an agent by it.
    pub account: String,
}

from_row!(Application {
    id,
    member_id,
    language,
    name,
    contact,
    channel,
    content,
    created_at,
    state,
    decided_at,
    decided_by,
    reason,
    account
});

/// How an application can stand.
pub const STATES: [&str; 3] = ["new", "accepted", "refused"];

/// A decision on an application.
#[derive(Debug, Clone, Copy)]
pub struct Decision<'a> {
    /// Whether the applicant becomes an agent.
    pub accepts: bool,
    /// Account name of who does; empty for nobody.
    pub account: &'a str,
    /// Who decides.
    pub by: &'a str,
    /// Why.
    pub reason: &'a str,
}

/// Applications in a state, or all; who waits longest stands first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    executor: impl sql::Executor,
    state: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<Vec<Application>, StoreError> {
    let query =
        "select * from affiliate_applications where $1 = '' or state = $1 order by created_at, id limit $2 offset $3";
    sql::query_as(query).bind(state.unwrap_or_default()).bind(limit).bind(offset).fetch_all(executor).await
}

/// How many there are.
///
/// # Errors
/// When the database fails.
pub async fn count(executor: impl sql::Executor, state: Option<&str>) -> Result<i64, StoreError> {
    let query = "select count(*) from affiliate_applications where $1 = '' or state = $1";
    sql::query_scalar(query).bind(state.unwrap_or_default()).fetch_one(executor).await
}

/// The application with this id.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Application>, StoreError> {
    let query = "select * from affiliate_applications where id = $1";
    sql::query_as(query).bind(id).fetch_optional(executor).await
}

/// Writes a decision down; says whether the application waited for one.
///
/// # Errors
/// When the database fails.
pub async fn decide(tx: &mut Connection, id: &str, decision: Decision<'_>, now_ms: i64) -> Result<bool, StoreError> {
    let update =
        "update affiliate_applications set state = $2, decided_at = $3, decided_by = $4, reason = $5, account = $6
                  where id = $1 and state = 'new'";
    let state = if decision.accepts { "accepted" } else { "refused" };
    let query = sql::query(update).bind(id).bind(state).bind(now_ms).bind(decision.by).bind(decision.reason);
    Ok(query.bind(decision.account).execute(tx).await?.rows_affected() > 0)
}
