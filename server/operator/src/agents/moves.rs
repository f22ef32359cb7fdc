//! Moving a branch of the tree under another agent, or to the top; what that would do, beforehand.

use agents::back_office::moving::{self, Move};
use axum::extract::State;
use lumora_core::wire::{Envelope, LoweredRates};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{place, shown_rates};
use crate::auth::Operator;
use crate::members::checked_words;
use crate::{Actor, audit};

/// A move of a branch.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct BranchMoveRequest {
    /// Account name of its first member.
    pub(super) account: String,
    /// Account name of the new upline; empty for the top.
    pub(super) upline: String,
    /// Why, in 5 to 500 characters; not needed for a preview.
    #[serde(default)]
    pub(super) reason: String,
}

impl BranchMoveRequest {
    fn upline(&self) -> Option<&str> {
        Some(self.upline.trim()).filter(|upline| !upline.is_empty())
    }
}

/// A contract that ends with a move.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EndedContractValue {
    id: String,
    /// Account name of the downline.
    account: String,
    /// Type of contract.
    kind: String,
}

/// What a move does.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BranchMove {
    /// Account name of the branch's first member.
    account: String,
    /// Account name of the upline before; empty at the top.
    from: String,
    /// Account name of the upline afterwards; empty at the top.
    to: String,
    /// How many stand in the branch, with its first member.
    members: i64,
    /// Whose rates are lowered from the next day on, since those of the new upline are lower.
    #[schema(value_type = Vec<LoweredRates>)]
    lowered: Vec<LoweredRates>,
    /// Contracts that end.
    contracts: Vec<EndedContractValue>,
}

impl From<Move> for BranchMove {
    fn from(it: Move) -> Self {
        let contract = |it: moving::EndedContract| EndedContractValue { id: it.id, account: it.account, kind: it.kind };
        Self {
            account: it.account,
            from: it.from,
            to: it.to,
            members: it.members,
            lowered: it.lowered,
            contracts: it.ended.into_iter().map(contract).collect(),
        }
    }
}

impl BranchMove {
    pub(super) fn lines(&self, is_done: bool) -> Vec<String> {
        let Self { account, from, to, members, .. } = self;
        let does = if is_done { "was moved" } else { "would be moved" };
        let mut lines = vec![format!("{account} with {members} in all {does} from {} to {}", place(from), place(to))];
        let lowered = |it: &LoweredRates| {
            format!("  rates of {}: {} -> {}", it.account, shown_rates(&it.rates), shown_rates(&it.lowered))
        };
        lines.extend(self.lowered.iter().map(lowered));
        lines.extend(
            self.contracts.iter().map(|it| format!("  ends: {} contract of {} ({})", it.kind, it.account, it.id)),
        );
        lines
    }
}

pub(super) async fn tried(store: &Store, now_ms: i64, request: &BranchMoveRequest) -> Result<BranchMove, ApiError> {
    let which = (request.account.clone(), request.upline().map(str::to_owned));
    Ok(moving::preview(store, which, now_ms).await?.into())
}

pub(super) async fn run(store: &Store, actor: Actor, request: BranchMoveRequest) -> Result<BranchMove, ApiError> {
    let reason = checked_words("reason", &request.reason)?;
    let work = async move |tx: &mut Connection| {
        let which = (request.account.as_str(), request.upline());
        let moved = moving::run(tx, which, (actor.person(), &reason), actor.now_ms).await?;
        let subject = format!("place of {}", moved.account);
        let latter = format!("{} ({} in all): {reason}", place(&moved.to), moved.members);
        audit::record(tx, &actor, &subject, (place(&moved.from), &latter)).await?;
        Ok::<_, ApiError>(moved)
    };
    Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await?.into())
}

/// What a move of a branch would do
///
/// Nothing is changed.
#[utoipa::path(
    post, path = "/wps/operator/agents/moves/preview", tag = "operator", security(("operator" = [])), request_body = BranchMoveRequest,
    responses(
        (status = 200, body = Envelope<BranchMove>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "It can not stand there", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn preview(
    State(base): State<Base>,
    Body(request): Body<BranchMoveRequest>,
) -> Result<Reply<BranchMove>, ApiError> {
    Ok(Reply(tried(&base.store, base.clock.now_ms(), &request).await?))
}

/// Move a branch
///
/// Everybody in it stands under the new upline from now on; who stood where before stays written down, and reports of earlier days show it.
#[utoipa::path(
    post, path = "/wps/operator/agents/moves", tag = "operator", security(("operator" = [])), request_body = BranchMoveRequest,
    responses(
        (status = 200, body = Envelope<BranchMove>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "It can not stand there", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn move_branch(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<BranchMoveRequest>,
) -> Result<Reply<BranchMove>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(run(&base.store, actor, request).await?))
}
