//! Receipts that are held because they exceed a deposit limit of the member, and the operator's decisions on them.

use ::cashier::deposit::held::{self, HeldDecision, QuarantinedReceipt};
use axum::extract::State;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use platform::params::{invalid_field, one_of};
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{MAX_LISTED, decimal};
use crate::auth::Operator;
use crate::{Actor, audit};

/// A receipt that is held.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorHeldReceipt {
    /// Id of the receipt.
    id: String,
    /// Id of the deposit that the money is for.
    deposit_id: String,
    /// Id of the member who paid.
    member_id: String,
    /// The amount that arrived.
    amount: Amount,
    /// When it was held, RFC 3339.
    held_at: String,
    /// Empty while undecided, then CREDITED or RETURNED.
    decision: String,
}

impl From<QuarantinedReceipt> for OperatorHeldReceipt {
    fn from(held: QuarantinedReceipt) -> Self {
        Self {
            id: held.id,
            deposit_id: held.deposit_id,
            member_id: held.member_id,
            amount: Amount(Money(held.amount)),
            held_at: rfc3339(held.held_at),
            decision: held.decision,
        }
    }
}

/// Receipts that wait for a decision.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorHeldReceipts {
    /// The receipts, oldest first, at most 200.
    content: Vec<OperatorHeldReceipt>,
}

/// A decision on a held receipt.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideHeldRequest {
    /// Id of the receipt.
    id: String,
    /// Decision: CREDIT, once the limit leaves room, or RETURNED, after the money was sent back.
    decision: String,
}

/// List held receipts
///
/// Money that has arrived and would take its member above a deposit limit that the member has set.
#[utoipa::path(
    get, path = "/wps/operator/deposits/held", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<OperatorHeldReceipts>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn waiting(State(base): State<Base>) -> Result<Reply<OperatorHeldReceipts>, ApiError> {
    let rows = held::waiting(&base.store, MAX_LISTED).await?;
    Ok(Reply(OperatorHeldReceipts { content: rows.into_iter().map(OperatorHeldReceipt::from).collect() }))
}

/// Decide on a held receipt
#[utoipa::path(
    post, path = "/wps/operator/deposits/held", tag = "operator", security(("operator" = [])), request_body = DecideHeldRequest,
    responses(
        (status = 200, body = Envelope<OperatorHeldReceipt>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, description = "The limit leaves no room for it", body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_held(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideHeldRequest>,
) -> Result<Reply<OperatorHeldReceipt>, ApiError> {
    let decision = match one_of("decision", &request.decision, &["CREDIT", "RETURNED"])? {
        Some("CREDIT") => HeldDecision::Credit,
        Some(_) => HeldDecision::Returned,
        None => return Err(invalid_field("decision", "decision must be one of: CREDIT, RETURNED".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(decide(&base.store, actor, &request.id, decision).await?.into()))
}

/// Carries a decision out and records it.
pub(super) async fn decide(
    store: &Store,
    actor: Actor,
    id: &str,
    decision: HeldDecision,
) -> Result<QuarantinedReceipt, ApiError> {
    let id = id.to_owned();
    let work = async move |tx: &mut Connection| {
        let held = held::decide(tx, &id, decision, actor.person(), actor.now_ms).await?;
        let latter = format!("{} {}", held.decision, decimal(held.amount));
        audit::record(tx, &actor, &format!("held receipt {}", held.id), ("HELD", &latter)).await?;
        Ok::<_, ApiError>(held)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// All receipts that wait for a decision, one line each.
pub(super) async fn lines(store: &Store) -> Result<Vec<String>, platform::store::StoreError> {
    Ok(held::waiting(store, MAX_LISTED).await?.iter().map(line).collect())
}

/// A receipt on one line.
pub(super) fn line(held: &QuarantinedReceipt) -> String {
    let state = if held.decision.is_empty() { "HELD" } else { &held.decision };
    format!(
        "{}  {:>12}  {state}  deposit: {}  since: {}",
        held.id,
        decimal(held.amount),
        held.deposit_id,
        rfc3339(held.held_at)
    )
}
