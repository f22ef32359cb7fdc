//! `/wps/operator/corrections`: corrections of balances over HTTP.

use ::cashier::correction::{self, CorrectionStatus, NewCorrection};
use axum::extract::State;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, Text, invalid_field, one_of};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::corrections::{self, Verdict};
use super::values::OperatorCorrection;
use crate::auth::Operator;
use crate::members::id_of;

/// Default number of corrections on a page.
const PAGE: u32 = 50;

/// The states of a correction as a query parameter; `None` is ALL.
#[derive(Debug)]
struct CorrectionStates;

impl Choices for CorrectionStates {
    type Value = Option<CorrectionStatus>;

    fn all() -> Vec<(&'static str, Option<CorrectionStatus>)> {
        CorrectionStatus::ALL.iter().map(|status| (status.name(), Some(*status))).chain([("ALL", None)]).collect()
    }
}

query! {
    /// Which corrections to list.
    pub(super) struct CorrectionsQuery {
        /// Status: PROPOSED, POSTED, REJECTED or ALL. Unless given, PROPOSED, or ALL if an account is given.
        state: OptionalParam<OneOf<CorrectionStates>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Corrections on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A page of corrections.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CorrectionsValue {
    /// The corrections: those that wait for approval with the oldest first, all others with the latest first.
    content: Vec<OperatorCorrection>,
    /// The number of pages.
    total_pages: u32,
    /// The number of corrections on all pages.
    total_elements: i64,
}

/// A correction to propose.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ProposeCorrectionRequest {
    /// Account name of the member.
    account: String,
    /// Amount that is credited; negative to debit.
    amount: Amount,
    /// The reason, in 5 to 500 characters.
    reason: String,
}

/// A decision on a correction.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideCorrectionRequest {
    /// Id of the correction.
    id: String,
    /// Decision: APPROVE or REJECT.
    decision: String,
}

/// List corrections of balances
#[utoipa::path(
    get, path = "/wps/operator/corrections", tag = "operator", security(("operator" = [])), params(CorrectionsQuery),
    responses(
        (status = 200, body = Envelope<CorrectionsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<CorrectionsQuery>,
) -> Result<Reply<CorrectionsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let unless_given = if member_id.is_some() { None } else { Some(CorrectionStatus::Proposed) };
    let status = query.state.0.unwrap_or(unless_given);
    let part = (page.offset(), page.limit());
    let (rows, total_elements) = correction::list(&base.store, status, member_id.as_deref(), part).await?;
    let content = rows.into_iter().map(OperatorCorrection::from).collect();
    Ok(Reply(CorrectionsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Propose a correction of a balance
///
/// No money moves until another person approves it.
#[utoipa::path(
    post, path = "/wps/operator/corrections", tag = "operator", security(("operator" = [])),
    request_body = ProposeCorrectionRequest,
    responses(
        (status = 200, body = Envelope<OperatorCorrection>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn propose(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<ProposeCorrectionRequest>,
) -> Result<Reply<OperatorCorrection>, ApiError> {
    let ProposeCorrectionRequest { account, amount, reason } = request;
    let actor = operator.actor(&base).await?;
    let new = NewCorrection { account, amount: amount.0.0, reason };
    Ok(Reply(corrections::propose(&base.store, actor, new).await?.into()))
}

/// Decide on a correction
///
/// Its proposer can not approve it, but can reject it. A debit can not take money that is on hold.
#[utoipa::path(
    post, path = "/wps/operator/corrections/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideCorrectionRequest,
    responses(
        (status = 200, body = Envelope<OperatorCorrection>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_on(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideCorrectionRequest>,
) -> Result<Reply<OperatorCorrection>, ApiError> {
    let verdict = match one_of("decision", &request.decision, &["APPROVE", "REJECT"])? {
        Some("APPROVE") => Verdict::Approve,
        Some(_) => Verdict::Reject,
        None => return Err(invalid_field("decision", "decision must be one of: APPROVE, REJECT".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(corrections::decide(&base.store, actor, request.id, verdict).await?.into()))
}
