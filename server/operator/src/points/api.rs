//! `/wps/operator/redemptions`: redemptions of the points mall over HTTP.

use axum::extract::State;
use identity::member::{MemberRow, account_key};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, Text, invalid_field, one_of};
use platform::query;
use promotions::points::{self, RedemptionFilter, RedemptionRow};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::RequestedDecision;
use crate::auth::Operator;

/// Default number of redemptions on a page.
const PAGE: u32 = 50;

/// The filter of redemptions as a query parameter.
#[derive(Debug)]
struct RedemptionStates;

impl Choices for RedemptionStates {
    type Value = RedemptionFilter;

    fn all() -> Vec<(&'static str, RedemptionFilter)> {
        super::choices()
    }
}

query! {
    /// Which redemptions to list.
    pub(super) struct OperatorRedemptionsQuery {
        /// WAITING (to be decided, to be prepared, or shipped), ALL, or a status. Unless given, WAITING, or ALL if an
        /// account is given.
        state: OptionalParam<OneOf<RedemptionStates>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Redemptions on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A redemption as operators see it. Only the member can read its code.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorRedemption {
    id: String,
    order_no: String,
    /// Account name of the member.
    account: String,
    reward_id: String,
    /// English name of the reward at the time of the redemption.
    name: String,
    /// Category: CASH, BONUS, FREE_SPIN, PHYSICAL or VOUCHER.
    category: String,
    quantity: i64,
    points: i64,
    /// Worth in money; 0.00 for physical rewards.
    cash_value: Amount,
    currency: String,
    status: String,
    /// Note that the member reads.
    reason: String,
    /// Name of the parcel's recipient. Recipient, phone and address are deleted 180 days after the redemption has
    /// ended.
    recipient: String,
    phone: String,
    address: String,
    courier: String,
    tracking_no: String,
    /// When it was requested, RFC 3339.
    applied_at: String,
    /// When it was approved, RFC 3339; empty if it was not.
    approved_at: String,
    updated_at: String,
}

impl From<RedemptionRow> for OperatorRedemption {
    fn from(row: RedemptionRow) -> Self {
        Self {
            category: row.category().name().to_owned(),
            status: row.status().name().to_owned(),
            cash_value: Amount(Money(row.cash)),
            applied_at: rfc3339(row.created_at),
            approved_at: row.approved_at.map(rfc3339).unwrap_or_default(),
            updated_at: rfc3339(row.updated_at),
            id: row.id,
            order_no: row.order_no,
            account: row.account,
            reward_id: row.reward_id,
            name: row.reward_name,
            quantity: row.quantity,
            points: row.points,
            currency: row.currency,
            reason: row.reason,
            recipient: row.recipient,
            phone: row.phone,
            address: row.address,
            courier: row.courier,
            tracking_no: row.tracking_no,
        }
    }
}

/// A page of redemptions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorRedemptionsValue {
    /// The redemptions: those that wait for an operator with the oldest first, all others with the latest first.
    content: Vec<OperatorRedemption>,
    /// The number of pages.
    total_pages: u32,
    /// The number of redemptions on all pages.
    total_elements: i64,
}

/// A decision on a redemption.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideRedemptionRequest {
    /// Id or order number of the redemption.
    id: String,
    /// Decision: APPROVE, REJECT, GIVE_CODE, SHIP or DELIVER.
    decision: String,
    /// Note that the member reads; required for REJECT.
    #[serde(default)]
    reason: String,
    /// The code; required for GIVE_CODE.
    #[serde(default)]
    code: String,
    /// Name of the courier; required for SHIP.
    #[serde(default)]
    courier: String,
    /// The courier's tracking number; required for SHIP.
    #[serde(default)]
    tracking_no: String,
}

/// List redemptions
#[utoipa::path(
    get, path = "/wps/operator/redemptions", tag = "operator", security(("operator" = [])), params(OperatorRedemptionsQuery),
    responses(
        (status = 200, body = Envelope<OperatorRedemptionsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorRedemptionsQuery>,
) -> Result<Reply<OperatorRedemptionsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member = match &query.account.0 {
        Some(account) => {
            let member = MemberRow::by_account(base.store.reader(), &account_key(account)).await?;
            Some(member.ok_or_else(|| ApiError::not_found("member"))?.id)
        }
        None => None,
    };
    let default_filter = if member.is_some() { RedemptionFilter::All } else { RedemptionFilter::Waiting };
    let filter = query.state.0.unwrap_or(default_filter);
    let (rows, total_elements) =
        points::list(&base.store, filter, member.as_deref(), (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorRedemption::from).collect();
    Ok(Reply(OperatorRedemptionsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Show a redemption
#[utoipa::path(
    get, path = "/wps/operator/redemptions/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id or number.")),
    responses(
        (status = 200, body = Envelope<OperatorRedemption>), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn show(
    State(base): State<Base>,
    Path(id): Path<String>,
) -> Result<Reply<OperatorRedemption>, ApiError> {
    Ok(Reply(super::find(&base.store, &id).await?.into()))
}

/// Decide on a redemption
#[utoipa::path(
    post, path = "/wps/operator/redemptions/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideRedemptionRequest,
    responses(
        (status = 200, body = Envelope<OperatorRedemption>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_on(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideRedemptionRequest>,
) -> Result<Reply<OperatorRedemption>, ApiError> {
    const DECISIONS: [&str; 5] = ["APPROVE", "REJECT", "GIVE_CODE", "SHIP", "DELIVER"];
    let requested = match one_of("decision", &request.decision, &DECISIONS)? {
        Some("APPROVE") => RequestedDecision::Approve,
        Some("REJECT") => RequestedDecision::Reject,
        Some("GIVE_CODE") => RequestedDecision::GiveCode(request.code),
        Some("SHIP") => RequestedDecision::Ship { courier: request.courier, tracking_no: request.tracking_no },
        Some(_) => RequestedDecision::Deliver,
        None => return Err(invalid_field("decision", format!("decision must be one of: {}", DECISIONS.join(", ")))),
    };
    let actor = operator.actor(&base).await?;
    let row = super::decide((&base.store, &base.vault), actor, &request.id, requested, &request.reason).await?;
    Ok(Reply(row.into()))
}
