//! `/wps/operator/redemptions`.

use axum::extract::State;
use identity::member::{MemberRow, account_key};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, Text, invalid_field, one_of};
use platform::query;
use promotions::points::{self, RedemptionRow, Which};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::RequestedDecision;
use crate::auth::Operator;

/// Redemptions of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// Which redemptions.
#[derive(Debug)]
struct RedemptionStates;

impl Choices for RedemptionStates {
    type Value = Which;

    fn all() -> Vec<(&'static str, Which)> {
        super::choices()
    }
}

query! {
    /// Which redemptions.
    pub(super) struct OperatorRedemptionsQuery {
        /// WAITING (to be decided, prepared, or on its way), ALL, or a status; WAITING unless given, and ALL where an account is.
        state: OptionalParam<OneOf<RedemptionStates>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Redemptions on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A redemption, as an operator sees it. Its code is the member's alone.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorRedemption {
    id: String,
    order_no: String,
    /// Account name of the member.
    account: String,
    reward_id: String,
    /// English name of the reward as it was redeemed.
    name: String,
    /// CASH, BONUS, FREE_SPIN, PHYSICAL or VOUCHER.
    category: String,
    quantity: i64,
    points: i64,
    /// What it is worth in money; 0.00 for things.
    cash_value: Amount,
    currency: String,
    status: String,
    /// Words to the member.
    reason: String,
    /// Who gets the parcel; this, number and address are deleted 180 days after the end.
    recipient: String,
    phone: String,
    address: String,
    courier: String,
    tracking_no: String,
    /// RFC 3339.
    applied_at: String,
    /// Empty where it was not approved.
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

/// Redemptions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorRedemptionsValue {
    /// What waits for an operator with the oldest first, all others with the latest first.
    content: Vec<OperatorRedemption>,
    /// How many pages there are.
    total_pages: u32,
    /// How many redemptions.
    total_elements: i64,
}

/// A decision about a redemption.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideRedemptionRequest {
    /// Id or number of the redemption.
    id: String,
    /// APPROVE, REJECT, GIVE_CODE, SHIP or DELIVER.
    decision: String,
    /// Words to the member; needed to REJECT.
    #[serde(default)]
    reason: String,
    /// The code, of GIVE_CODE.
    #[serde(default)]
    code: String,
    /// Who brings the parcel, of SHIP.
    #[serde(default)]
    courier: String,
    /// What the courier calls it, of SHIP.
    #[serde(default)]
    tracking_no: String,
}

/// Redemptions
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
    let unless_given = if member.is_some() { Which::All } else { Which::Waiting };
    let which = query.state.0.unwrap_or(unless_given);
    let (rows, total_elements) =
        points::list(&base.store, which, member.as_deref(), (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorRedemption::from).collect();
    Ok(Reply(OperatorRedemptionsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// One redemption
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
    let asked = match one_of("decision", &request.decision, &DECISIONS)? {
        Some("APPROVE") => RequestedDecision::Approve,
        Some("REJECT") => RequestedDecision::Reject,
        Some("GIVE_CODE") => RequestedDecision::GiveCode(request.code),
        Some("SHIP") => RequestedDecision::Ship { courier: request.courier, tracking_no: request.tracking_no },
        Some(_) => RequestedDecision::Deliver,
        None => return Err(invalid_field("decision", format!("decision must be one of: {}", DECISIONS.join(", ")))),
    };
    let actor = operator.actor(&base).await?;
    let row = super::decide((&base.store, &base.vault), actor, &request.id, asked, &request.reason).await?;
    Ok(Reply(row.into()))
}
