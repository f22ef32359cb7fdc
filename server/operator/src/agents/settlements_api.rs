//! `/wps/operator/agents/settlements`: settlements of contracts over HTTP.

use ::agents::settle::back_office::{self, Filter};
use axum::extract::State;
use lumora_core::domain::agent::settlement::SettlementStatus;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{Page, invalid_field, one_of};

use super::settlements::{self, Verdict};
use super::settlements_values::{
    AuditQuery, CorrectionsQuery, DecideSettlementCorrectionRequest, DecideSettlementRequest, DryRunQuery, DryRunValue,
    OperatorSettlement, OperatorSettlementCorrection, PayoutAudit, PayoutDifference, PayoutSums,
    ProposeSettlementCorrectionRequest, SettlementCorrectionsValue, SettlementsQuery, SettlementsValue,
};
use crate::auth::Operator;
use crate::members::id_of;

/// Default number of rows on a page.
const PAGE: u32 = 50;

/// Settlements of contracts
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements", tag = "operator", security(("operator" = [])), params(SettlementsQuery),
    responses(
        (status = 200, body = Envelope<SettlementsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<SettlementsQuery>,
) -> Result<Reply<SettlementsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?.unwrap_or_default();
    let filter = Filter {
        status: query.status.0.map_or("", SettlementStatus::name),
        contract_type: query.contract_type.0.map_or("", ContractType::name),
        member_id: &member_id,
    };
    let (rows, total_elements) = back_office::list(&base.store, filter, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorSettlement::from).collect();
    Ok(Reply(SettlementsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Decide on a settlement
///
/// The payout job pays approved settlements. A refused one is not paid, and both sides get the reason.
#[utoipa::path(
    post, path = "/wps/operator/agents/settlements/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideSettlementRequest,
    responses(
        (status = 200, body = Envelope<OperatorSettlement>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideSettlementRequest>,
) -> Result<Reply<OperatorSettlement>, ApiError> {
    let verdict = match one_of("decision", &request.decision, &["APPROVE", "REFUSE"])? {
        Some("APPROVE") => Verdict::Approve,
        Some(_) => Verdict::Refuse(request.reason),
        None => return Err(invalid_field("decision", "decision must be one of: APPROVE, REFUSE".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(settlements::decide(&base.store, actor, request.id, verdict).await?.into()))
}

/// Preview the settlement of the next period
///
/// Calculated by the same code in a transaction that is rolled back: nothing is stored.
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements/dryRun", tag = "operator", security(("operator" = [])), params(DryRunQuery),
    responses(
        (status = 200, body = Envelope<DryRunValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn dry_run(
    State(base): State<Base>,
    Query(query): Query<DryRunQuery>,
) -> Result<Reply<DryRunValue>, ApiError> {
    let rows = back_office::dry_run(&base.store, query.period.0, base.clock.now_ms()).await?;
    Ok(Reply(DryRunValue { content: rows.into_iter().map(OperatorSettlement::from).collect() }))
}

/// Corrections of settlements
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements/corrections", tag = "operator", security(("operator" = [])),
    params(CorrectionsQuery),
    responses(
        (status = 200, body = Envelope<SettlementCorrectionsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn corrections(
    State(base): State<Base>,
    Query(query): Query<CorrectionsQuery>,
) -> Result<Reply<SettlementCorrectionsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let state = query.state.0.unwrap_or_default();
    let (rows, total_elements) = back_office::corrections(&base.store, state, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorSettlementCorrection::from).collect();
    Ok(Reply(SettlementCorrectionsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Propose a correction of a settlement
///
/// The next settlement of the contract adds it, once another person has approved it.
#[utoipa::path(
    post, path = "/wps/operator/agents/settlements/corrections", tag = "operator", security(("operator" = [])),
    request_body = ProposeSettlementCorrectionRequest,
    responses(
        (status = 200, body = Envelope<OperatorSettlementCorrection>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn propose(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<ProposeSettlementCorrectionRequest>,
) -> Result<Reply<OperatorSettlementCorrection>, ApiError> {
    let ProposeSettlementCorrectionRequest { settlement_id, amount, reason } = request;
    let actor = operator.actor(&base).await?;
    let row = settlements::propose(&base.store, actor, settlement_id, (amount.0.0, reason)).await?;
    Ok(Reply(row.into()))
}

/// Decide on a correction of a settlement
///
/// Its proposer can not approve it, but can reject it.
#[utoipa::path(
    post, path = "/wps/operator/agents/settlements/corrections/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideSettlementCorrectionRequest,
    responses(
        (status = 200, body = Envelope<OperatorSettlementCorrection>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_correction(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideSettlementCorrectionRequest>,
) -> Result<Reply<OperatorSettlementCorrection>, ApiError> {
    let approves = match one_of("decision", &request.decision, &["APPROVE", "REJECT"])? {
        Some(decision) => decision == "APPROVE",
        None => return Err(invalid_field("decision", "decision must be one of: APPROVE, REJECT".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(settlements::decide_correction(&base.store, actor, request.id, approves).await?.into()))
}

/// Compare rebates, dividends and wages with the ledger
///
/// Sums of what was settled and of what the ledger posted, by kind and currency, and each payment that differs.
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements/audit", tag = "operator", security(("operator" = [])), params(AuditQuery),
    responses(
        (status = 200, body = Envelope<PayoutAudit>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 422, description = "A day is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn audit(
    State(base): State<Base>,
    Query(query): Query<AuditQuery>,
) -> Result<Reply<PayoutAudit>, ApiError> {
    let audit = settlements::add_up(&base.store, &query.from.0, &query.to.0).await?;
    let amount = |units: i64| Amount(Money(units));
    let sums = audit.sums.into_iter().map(|it| PayoutSums {
        kind: it.kind,
        currency: it.currency,
        recorded: amount(it.recorded),
        posted: amount(it.posted),
    });
    let differences = audit.differences.into_iter().map(|it| PayoutDifference {
        transaction_id: it.transaction_id,
        whose: it.whose,
        recorded: amount(it.recorded),
        posted: amount(it.posted),
    });
    Ok(Reply(PayoutAudit { sums: sums.collect(), differences: differences.collect() }))
}
