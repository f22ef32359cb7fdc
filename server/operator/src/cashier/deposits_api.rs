//! `/wps/operator/deposits`: deposits over HTTP.

use ::cashier::deposit::Decision;
use ::cashier::deposit::back_office;
use ::cashier::{timeline, withdrawable};
use axum::extract::State;
use lumora_core::domain::cashier::DepositStatus;
use lumora_core::wire::{Amount, Envelope, WithdrawableValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, Text, invalid_field, one_of};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::values::{OperatorDeposit, OperatorStep};
use super::{PictureReply, deposits, picture_reply};
use crate::auth::Operator;
use crate::members::id_of;

/// Default number of deposits on a page.
const PAGE: u32 = 50;

/// The states of a deposit as a query parameter; `None` is ALL.
#[derive(Debug)]
struct DepositStates;

impl Choices for DepositStates {
    type Value = Option<DepositStatus>;

    fn all() -> Vec<(&'static str, Option<DepositStatus>)> {
        DepositStatus::ALL.iter().map(|status| (status.name(), Some(*status))).chain([("ALL", None)]).collect()
    }
}

query! {
    /// Which deposits to list.
    pub(super) struct OperatorDepositsQuery {
        /// Status, or ALL. Unless given, REVIEW, which waits for an operator, or ALL if an account is given.
        state: OptionalParam<OneOf<DepositStates>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Deposits on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A page of deposits.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorDepositsValue {
    /// The deposits: those that wait for an operator with the oldest first, all others with the latest first.
    content: Vec<OperatorDeposit>,
    /// The number of pages.
    total_pages: u32,
    /// The number of deposits on all pages.
    total_elements: i64,
}

/// A deposit with its timeline and the member's money.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorDepositValue {
    deposit: OperatorDeposit,
    /// The steps of the deposit, oldest first.
    steps: Vec<OperatorStep>,
    /// What the member may withdraw, and why.
    money: WithdrawableValue,
}

/// A decision on a bank slip.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideDepositRequest {
    /// Id or order number of the deposit.
    id: String,
    /// Decision: ARRIVED or DECLINED.
    decision: String,
    /// The amount that has arrived; required for ARRIVED.
    #[serde(default)]
    amount: Amount,
    /// Note that the member reads.
    #[serde(default)]
    note: String,
}

/// List deposits
#[utoipa::path(
    get, path = "/wps/operator/deposits", tag = "operator", security(("operator" = [])), params(OperatorDepositsQuery),
    responses(
        (status = 200, body = Envelope<OperatorDepositsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorDepositsQuery>,
) -> Result<Reply<OperatorDepositsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let unless_given = if member_id.is_some() { None } else { Some(DepositStatus::Review) };
    let status = query.state.0.unwrap_or(unless_given);
    let part = (page.offset(), page.limit());
    let (rows, total_elements) = back_office::list(&base.store, status, member_id.as_deref(), part).await?;
    let now_ms = base.clock.now_ms();
    let content = rows.into_iter().map(|row| OperatorDeposit::of(row, now_ms)).collect();
    Ok(Reply(OperatorDepositsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Show a deposit with its timeline
#[utoipa::path(
    get, path = "/wps/operator/deposits/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id or number.")),
    responses(
        (status = 200, body = Envelope<OperatorDepositValue>), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn show(
    State(base): State<Base>,
    Path(id): Path<String>,
) -> Result<Reply<OperatorDepositValue>, ApiError> {
    let (store, now_ms) = (&base.store, base.clock.now_ms());
    let listed = back_office::find(store, &id).await?.ok_or_else(|| ApiError::not_found("deposit"))?;
    let money = withdrawable::read(store, &listed.row.member_id, &listed.row.currency, now_ms).await?;
    let steps = timeline(store.reader(), &listed.row.id).await?.into_iter().map(OperatorStep::from).collect();
    Ok(Reply(OperatorDepositValue { deposit: OperatorDeposit::of(listed, now_ms), steps, money }))
}

/// Show a picture of a deposit
#[utoipa::path(
    get, path = "/wps/operator/deposits/pictures/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Id of the picture.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "image/jpeg"), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn picture(State(base): State<Base>, Path(id): Path<String>) -> Result<PictureReply, ApiError> {
    picture_reply(&base.store, &id).await
}

/// Decide on a bank slip
///
/// Money that has arrived is credited once, even if the deposit has ended without any receipt.
#[utoipa::path(
    post, path = "/wps/operator/deposits/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideDepositRequest,
    responses(
        (status = 200, body = Envelope<OperatorDeposit>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_on(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideDepositRequest>,
) -> Result<Reply<OperatorDeposit>, ApiError> {
    let decision = match one_of("decision", &request.decision, &["ARRIVED", "DECLINED"])? {
        Some("ARRIVED") => Decision::Arrived(request.amount.0.0),
        Some(_) => Decision::Declined,
        None => return Err(invalid_field("decision", "decision must be one of: ARRIVED, DECLINED".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    let now_ms = actor.now_ms;
    let row = deposits::decide(&base.store, actor, &request.id, decision, &request.note).await?;
    Ok(Reply(OperatorDeposit::of(row, now_ms)))
}
