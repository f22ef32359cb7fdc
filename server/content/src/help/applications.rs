//! Applications of people who want to become affiliates, and the operator's decisions: each application is decided
//! once.

use platform::store::{Connection, StoreError, from_row, sql};

/// An application. Times are milliseconds since the epoch UTC.
#[derive(Debug, Clone)]
pub struct Application {
    /// Id of the application.
    pub id: String,
    /// Id of the member who wrote it; empty for a visitor.
    pub member_id: String,
    /// Code of the language that the page was shown in.
    pub language: String,
    /// Name of the applicant.
    pub name: String,
    /// Contact at which the applicant can be reached.
    pub contact: String,
    /// Where the applicant's players would come from.
    pub channel: String,
    /// Text of the application.
    pub content: String,
    /// When it was received.
    pub created_at: i64,
    /// `new`, `accepted` or `refused`.
    pub state: String,
    /// When it was decided; none while it is new.
    pub decided_at: Option<i64>,
    /// Name of the operator who decided; empty while it is new.
    pub decided_by: String,
    /// The operator's reason for the decision; empty while it is new.
    pub reason: String,
    /// Account name of the member who became an agent by it; empty for nobody.
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

/// The words of an application's state.
pub const STATES: [&str; 3] = ["new", "accepted", "refused"];

/// A decision on an application.
#[derive(Debug, Clone, Copy)]
pub struct Decision<'a> {
    /// Whether the applicant becomes an agent; otherwise the application is refused.
    pub accepts: bool,
    /// Account name of the member who becomes an agent; empty for nobody.
    pub account: &'a str,
    /// Name of the operator who decides.
    pub by: &'a str,
    /// The operator's reason.
    pub reason: &'a str,
}

/// A page of the applications in a state, or all of them; the longest waiting comes first.
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

/// Number of applications in a state, or of all.
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

/// Stores a decision; returns whether the application was undecided.
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
