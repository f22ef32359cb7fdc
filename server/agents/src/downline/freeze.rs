//! Freezing an account of the team, and ending the freeze.
//!
//! A frozen account is suspended: its sessions end, nobody can log in to it, and its money stays where it is until the freeze ends or
//! customer service helps. An agent may end only freezes of its own and of agents below; accounts that the operator has suspended are
//! opened by the operator.

use axum::extract::State;
use axum::http::StatusCode;
use identity::alert::{self, AgentAlert, Alert};
use identity::closing::{resume, suspend};
use identity::member::MemberRow;
use identity::tree;
use lumora_core::domain::agent::downline::{DownlineStatus, is_reason};
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::wire::{DownlineState, Envelope, FreezeRequest, UnfreezeRequest, code};
use platform::Base;
use platform::change_log;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::{Agent, rights};

/// A freeze in force; `frozen_at` in milliseconds since the epoch.
#[derive(Debug)]
pub(super) struct Freeze {
    pub(super) agent_id: String,
    pub(super) reason: String,
    pub(super) frozen_at: i64,
}

from_row!(Freeze { agent_id, reason, frozen_at });

/// The freeze of a member's account, if it is frozen by an agent.
pub(super) async fn find(executor: impl sql::Executor, member_id: &str) -> Result<Option<Freeze>, StoreError> {
    let query = "select agent_id, reason, frozen_at from agent_freezes where member_id = $1";
    sql::query_as(query).bind(member_id).fetch_optional(executor).await
}

/// Whether agent `id` is `agent_id` itself or below it.
pub(super) async fn is_same_or_below(
    executor: impl sql::Executor,
    agent_id: &str,
    id: &str,
) -> Result<bool, StoreError> {
    Ok(agent_id == id || tree::below(executor, agent_id, id).await?.is_some())
}

/// Freeze an account
///
/// Its sessions end, and nobody can log in to it; its money stays where it is.
#[utoipa::path(
    post, path = "/wps/agent/downline/freeze", tag = "agents", security(("session" = [])), request_body = FreezeRequest,
    responses(
        (status = 200, body = Envelope<DownlineState>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent, or not allowed to agents of this type", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope),
        (status = 409, description = "The account is not open", body = ErrorEnvelope),
        (status = 422, description = "The reason is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn freeze(
    State(base): State<Base>,
    agent: Agent,
    Json(request): Json<FreezeRequest>,
) -> Result<Reply<DownlineState>, ApiError> {
    if !is_reason(&request.reason) {
        return Err(invalid_field("reason", "reason must be one line of 5 to 200 characters".to_owned()));
    }
    let (now_ms, reason, id) = (base.clock.now_ms(), request.reason.trim().to_owned(), request.id);
    let work = async move |tx: &mut Connection| {
        let member = require_member(tx, &agent, &id).await?;
        if !suspend(tx, &member.id, now_ms).await? {
            return Err(not_freezable());
        }
        let insert = "insert into agent_freezes (member_id, agent_id, reason, frozen_at) values ($1, $2, $3, $4)
                      on conflict (member_id) do update set agent_id = excluded.agent_id, reason = excluded.reason,
                      frozen_at = excluded.frozen_at";
        let insert = sql::query(insert).bind(&member.id).bind(&agent.0.id).bind(&reason).bind(now_ms);
        insert.execute(&mut *tx).await?;
        let latter = format!("frozen: {reason}");
        log_and_alert(tx, &agent, &member, (("active", &latter), AgentAlert::Frozen), now_ms).await
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(DownlineState { status: DownlineStatus::Frozen }))
}

/// End the freeze of an account
#[utoipa::path(
    post, path = "/wps/agent/downline/unfreeze", tag = "agents", security(("session" = [])), request_body = UnfreezeRequest,
    responses(
        (status = 200, body = Envelope<DownlineState>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent, or not allowed to agents of this type", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope),
        (status = 409, description = "Neither this agent nor one below has frozen it", body = ErrorEnvelope)
    )
)]
pub(super) async fn unfreeze(
    State(base): State<Base>,
    agent: Agent,
    Json(UnfreezeRequest { id }): Json<UnfreezeRequest>,
) -> Result<Reply<DownlineState>, ApiError> {
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| {
        let member = require_member(tx, &agent, &id).await?;
        let freeze = find(&mut *tx, &member.id).await?.ok_or_else(not_freezable)?;
        if !is_same_or_below(&mut *tx, &agent.0.id, &freeze.agent_id).await? || !end(tx, &member.id).await? {
            return Err(not_freezable());
        }
        let former = format!("frozen: {}", freeze.reason);
        log_and_alert(tx, &agent, &member, ((&former, "active"), AgentAlert::Unfrozen), now_ms).await
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(DownlineState { status: DownlineStatus::Active }))
}

/// Ends a freeze, so that the member can log in again; returns whether the account was frozen.
pub(crate) async fn end(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    if !resume(&mut *tx, member_id).await? {
        return Ok(false);
    }
    let delete = sql::query("delete from agent_freezes where member_id = $1").bind(member_id).execute(tx).await?;
    Ok(delete.rows_affected() == 1)
}

/// The member with this id below the agent, after checking that agents of this type may freeze accounts.
async fn require_member(tx: &mut Connection, agent: &Agent, id: &str) -> Result<MemberRow, ApiError> {
    rights::require(&mut *tx, agent.0.account_type(), AgentRight::FreezeDownline).await?;
    agent.below(tx, id).await
}

/// Records the change in the change log, and alerts the member.
async fn log_and_alert(
    tx: &mut Connection,
    agent: &Agent,
    member: &MemberRow,
    ((former, latter), alert_kind): ((&str, &str), AgentAlert),
    now_ms: i64,
) -> Result<(), ApiError> {
    let (actor, subject) = (format!("agent {}", agent.0.row.account), format!("member {} state", member.account));
    change_log::record(tx, &actor, &subject, (former, latter), now_ms).await?;
    Ok(alert::queue(tx, member, &Alert::OfAgent(alert_kind), now_ms).await?)
}

fn not_freezable() -> ApiError {
    let message = "this can not be changed by you now: read how the account stands";
    ApiError::refused(StatusCode::CONFLICT, code::NOT_FREEZABLE, message)
}
