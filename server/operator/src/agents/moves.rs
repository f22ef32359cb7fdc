//! Moving a branch of the tree below another agent or to the top, and a preview of it.

use agents::back_office::moving::{self, Move};
use axum::extract::State;
use lumora_core::wire::{Envelope, LoweredRates};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{format_rates, upline_name};
use crate::auth::Operator;
use crate::members::checked_words;
use crate::{Actor, audit};

/// A move of a branch of the tree.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct BranchMoveRequest {
    /// Account name of the member at the root of the branch.
    pub(super) account: String,
    /// Account name of the new upline; empty for the top.
    pub(super) upline: String,
    /// The reason, in 5 to 500 characters; not needed for a preview.
    #[serde(default)]
    pub(super) reason: String,
}

impl BranchMoveRequest {
    fn upline(&self) -> Option<&str> {
        Some(self.upline.trim()).filter(|upline| !upline.is_empty())
    }
}

/// A contract that ends because of a move.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EndedContractValue {
    id: String,
    /// Account name of the downline.
    account: String,
    /// Type of the contract.
    kind: String,
}

/// The effect of a move.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BranchMove {
    /// Account name of the member at the root of the branch.
    account: String,
    /// Account name of the former upline; empty at the top.
    from: String,
    /// Account name of the new upline; empty at the top.
    to: String,
    /// The number of members in the branch, with its root.
    members: i64,
    /// Rates that are lowered from the next day on, because those of the new upline are lower.
    #[schema(value_type = Vec<LoweredRates>)]
    lowered: Vec<LoweredRates>,
    /// Contracts that end with their current period.
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
        let mut lines =
            vec![format!("{account} with {members} in all {does} from {} to {}", upline_name(from), upline_name(to))];
        let lowered = |it: &LoweredRates| {
            format!("  rates of {}: {} -> {}", it.account, format_rates(&it.rates), format_rates(&it.lowered))
        };
        lines.extend(self.lowered.iter().map(lowered));
        lines.extend(
            self.contracts.iter().map(|it| format!("  ends: {} contract of {} ({})", it.kind, it.account, it.id)),
        );
        lines
    }
}

pub(super) async fn dry_run(store: &Store, now_ms: i64, request: &BranchMoveRequest) -> Result<BranchMove, ApiError> {
    let account_and_upline = (request.account.clone(), request.upline().map(str::to_owned));
    Ok(moving::preview(store, account_and_upline, now_ms).await?.into())
}

pub(super) async fn run(store: &Store, actor: Actor, request: BranchMoveRequest) -> Result<BranchMove, ApiError> {
    let reason = checked_words("reason", &request.reason)?;
    let work = async move |tx: &mut Connection| {
        let account_and_upline = (request.account.as_str(), request.upline());
        let moved = moving::run(tx, account_and_upline, (actor.person(), &reason), actor.now_ms).await?;
        let subject = format!("place of {}", moved.account);
        let latter = format!("{} ({} in all): {reason}", upline_name(&moved.to), moved.members);
        audit::record(tx, &actor, &subject, (upline_name(&moved.from), &latter)).await?;
        Ok::<_, ApiError>(moved)
    };
    Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await?.into())
}

/// Preview a move of a branch
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
    Ok(Reply(dry_run(&base.store, base.clock.now_ms(), &request).await?))
}

/// Move a branch
///
/// All its members are below the new upline from then on. Earlier places are kept, and reports of earlier days show
/// them.
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
