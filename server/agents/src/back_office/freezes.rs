//! Freezes by agents in the back office: listing them, and lifting one, since an agent may be wrong or gone.
//!
//! Accounts that the operator has suspended have no row here, and are not opened by this.

use axum::http::StatusCode;
use identity::alert::{self, AgentAlert, Alert};
use identity::member::MemberRow;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use crate::downline;

/// An account that an agent has frozen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FrozenAccount {
    /// Id of the member.
    pub member_id: String,
    /// Account name of the member.
    pub account: String,
    /// Account name of the agent who froze it.
    pub agent: String,
    /// The agent's reason.
    pub reason: String,
    /// When it was frozen, in milliseconds since the epoch.
    pub frozen_at: i64,
}

from_row!(FrozenAccount { member_id, account, agent, reason, frozen_at });

const SELECT: &str = "select f.member_id, m.account, a.account as agent, f.reason, f.frozen_at from agent_freezes f
    join members m on m.id = f.member_id join members a on a.id = f.agent_id";

/// Frozen accounts after a cursor (`frozen_at` and member id), latest freeze first. A `member_id` selects that account and those that
/// it has frozen as an agent; empty selects all.
///
/// # Errors
/// When the database fails.
pub async fn list(
    executor: impl sql::Executor,
    member_id: &str,
    (at, id): (i64, &str),
    limit: i64,
) -> Result<Vec<FrozenAccount>, StoreError> {
    let text = format!(
        "{SELECT} where ($1 = '' or f.member_id = $1 or f.agent_id = $1) and (f.frozen_at, f.member_id) < ($2, $3)
         order by f.frozen_at desc, f.member_id desc limit $4"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(member_id).bind(at).bind(id).bind(limit);
    query.fetch_all(executor).await
}

/// Lifts the freeze of a member's account, alerts the member, and returns the freeze as it was.
///
/// # Errors
/// 409 if no agent has frozen the account.
pub fn lift<'c>(tx: &'c mut Connection, member: &'c MemberRow, now_ms: i64) -> TxFuture<'c, FrozenAccount, ApiError> {
    Box::pin(async move {
        let text = format!("{SELECT} where f.member_id = $1");
        let frozen = sql::query_as(sql::AssertSqlSafe(text)).bind(&member.id).fetch_optional(&mut *tx).await?;
        let frozen: FrozenAccount = frozen.ok_or_else(not_frozen)?;
        if !downline::end_freeze(tx, &member.id).await? {
            return Err(not_frozen());
        }
        alert::queue(tx, member, &Alert::OfAgent(AgentAlert::Unfrozen), now_ms).await?;
        Ok(frozen)
    })
}

fn not_frozen() -> ApiError {
    let message = "no agent has frozen this account: read how it stands";
    ApiError::refused(StatusCode::CONFLICT, code::NOT_FREEZABLE, message)
}
