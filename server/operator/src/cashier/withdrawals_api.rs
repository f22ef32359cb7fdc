//! `/wps/operator/withdrawals`: withdrawals over HTTP.

use ::cashier::withdrawal::Decision;
use ::cashier::withdrawal::back_office::{self, WithdrawalFilter};
use ::cashier::{timeline, withdrawable};
use axum::extract::State;
use lumora_core::wire::{Amount, Envelope, WithdrawableValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, Text, invalid_field, one_of};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::values::{OperatorStep, OperatorWithdrawal};
use super::{PictureReply, picture_reply, withdrawals};
use crate::auth::Operator;
use crate::members::id_of;

/// Default number of withdrawals on a page.
const PAGE: u32 = 50;

/// The filter of withdrawals as a query parameter.
#[derive(Debug)]
struct WithdrawalStates;

impl Choices for WithdrawalStates {
    type Value = WithdrawalFilter;

    fn all() -> Vec<(&'static str, WithdrawalFilter)> {
        withdrawals::choices()
    }
}

query! {
    /// Which withdrawals to list.
    pub(super) struct OperatorWithdrawalsQuery {
        /// WAITING (in risk review or in dispute), ALL, or a status. Unless given, WAITING, or ALL if an account is
        /// given.
        state: OptionalParam<OneOf<WithdrawalStates>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Withdrawals on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A page of withdrawals.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorWithdrawalsValue {
    /// The withdrawals: those that wait for an operator with the oldest first, all others with the latest first.
    content: Vec<OperatorWithdrawal>,
    /// The number of pages.
    total_pages: u32,
    /// The number of withdrawals on all pages.
    total_elements: i64,
}

/// A withdrawal with its timeline and the member's money.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorWithdrawalValue {
    withdrawal: OperatorWithdrawal,
    /// The steps of the withdrawal, oldest first.
    steps: Vec<OperatorStep>,
    /// What the member may withdraw, and why.
    money: WithdrawableValue,
}

/// A decision on a withdrawal.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideWithdrawalRequest {
    /// Id or order number of the withdrawal.
    id: String,
    /// Decision: APPROVE, REJECT, CLOSE_DISPUTE or REFUND.
    decision: String,
    /// The amount that has not arrived; required for REFUND.
    #[serde(default)]
    amount: Amount,
    /// Note that the member reads.
    #[serde(default)]
    note: String,
}

/// List withdrawals
#[utoipa::path(
    get, path = "/wps/operator/withdrawals", tag = "operator", security(("operator" = [])),
    params(OperatorWithdrawalsQuery),
    responses(
        (status = 200, body = Envelope<OperatorWithdrawalsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorWithdrawalsQuery>,
) -> Result<Reply<OperatorWithdrawalsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let unless_given = if member_id.is_some() { WithdrawalFilter::All } else { WithdrawalFilter::Waiting };
    let which = query.state.0.unwrap_or(unless_given);
    let part = (page.offset(), page.limit());
    let (rows, total_elements) = back_office::list(&base.store, which, member_id.as_deref(), part).await?;
    let now_ms = base.clock.now_ms();
    let content = rows.into_iter().map(|row| OperatorWithdrawal::of(row, now_ms)).collect();
    Ok(Reply(OperatorWithdrawalsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Show a withdrawal with its timeline
#[utoipa::path(
    get, path = "/wps/operator/withdrawals/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id or number.")),
    responses(
        (status = 200, body = Envelope<OperatorWithdrawalValue>), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn show(
    State(base): State<Base>,
    Path(id): Path<String>,
) -> Result<Reply<OperatorWithdrawalValue>, ApiError> {
    let (store, now_ms) = (&base.store, base.clock.now_ms());
    let listed = back_office::find(store, &id).await?.ok_or_else(|| ApiError::not_found("withdrawal"))?;
    let money = withdrawable::read(store, &listed.row.member_id, &listed.row.currency, now_ms).await?;
    let steps = timeline(store.reader(), &listed.row.id).await?.into_iter().map(OperatorStep::from).collect();
    Ok(Reply(OperatorWithdrawalValue { withdrawal: OperatorWithdrawal::of(listed, now_ms), steps, money }))
}

/// Show a picture of a withdrawal
#[utoipa::path(
    get, path = "/wps/operator/withdrawals/pictures/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Id of the picture.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "image/jpeg"), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn picture(State(base): State<Base>, Path(id): Path<String>) -> Result<PictureReply, ApiError> {
    picture_reply(&base.store, &id).await
}

/// Decide on a withdrawal
///
/// Above the operator's limit, the first approval is recorded and a second must come from another person.
#[utoipa::path(
    post, path = "/wps/operator/withdrawals/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideWithdrawalRequest,
    responses(
        (status = 200, body = Envelope<OperatorWithdrawal>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_on(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideWithdrawalRequest>,
) -> Result<Reply<OperatorWithdrawal>, ApiError> {
    const DECISIONS: [&str; 4] = ["APPROVE", "REJECT", "CLOSE_DISPUTE", "REFUND"];
    let decision = match one_of("decision", &request.decision, &DECISIONS)? {
        Some("APPROVE") => Decision::Approve,
        Some("REJECT") => Decision::Reject,
        Some("CLOSE_DISPUTE") => Decision::CloseDispute,
        Some(_) => Decision::RefundDispute(request.amount.0.0),
        None => return Err(invalid_field("decision", format!("decision must be one of: {}", DECISIONS.join(", ")))),
    };
    let actor = operator.actor(&base).await?;
    let now_ms = actor.now_ms;
    let row = withdrawals::decide(&base.store, actor, &request.id, decision, &request.note).await?;
    Ok(Reply(OperatorWithdrawal::of(row, now_ms)))
}
