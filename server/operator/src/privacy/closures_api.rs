//! `/wps/operator/closures`: accounts that their members have closed, over HTTP.

use ::privacy::closing::{self, Closure};
use axum::extract::State;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Done, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize, Text};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::closures;
use crate::auth::Operator;

/// Default number of accounts on a page.
const PAGE: u32 = 50;

query! {
    /// Which closed accounts to list.
    pub(super) struct ClosuresQuery {
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Accounts on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A closed account, or one that was reopened.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorClosure {
    /// Account name of the member.
    account: String,
    /// ISO 4217 code of the wallet's currency.
    currency: String,
    /// The amount that the member gave up when closing.
    given_up: Amount,
    /// The wallet's current balance: money that arrived after the close.
    balance: Amount,
    /// When it was closed, RFC 3339.
    closed_at: String,
    /// Until when it can be reopened, RFC 3339.
    reopen_until: String,
    /// When it was reopened, RFC 3339; empty if it was not.
    reopened_at: String,
    /// Name of the operator who reopened it; empty if nobody did.
    reopened_by: String,
    /// The reason of the reopening; empty if it was not reopened.
    reason: String,
}

impl From<Closure> for OperatorClosure {
    fn from(row: Closure) -> Self {
        Self {
            account: row.account,
            currency: row.currency,
            given_up: Amount(Money(row.given_up)),
            balance: Amount(Money(row.balance)),
            closed_at: rfc3339(row.closed_at),
            reopen_until: rfc3339(row.reopen_until),
            reopened_at: row.reopened_at.map(rfc3339).unwrap_or_default(),
            reopened_by: row.reopened_by,
            reason: row.reason,
        }
    }
}

/// A page of closed accounts.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClosuresValue {
    /// The accounts, the latest closed first.
    content: Vec<OperatorClosure>,
}

/// An account to reopen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ReopenRequest {
    /// Account name of the member.
    account: String,
    /// The reason, in 5 to 500 characters.
    reason: String,
}

/// List closed accounts
#[utoipa::path(
    get, path = "/wps/operator/closures", tag = "operator", security(("operator" = [])), params(ClosuresQuery),
    responses(
        (status = 200, body = Envelope<ClosuresValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<ClosuresQuery>,
) -> Result<Reply<ClosuresValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let part = (page.offset(), page.limit());
    let rows = closing::list(base.store.reader(), query.account.0.as_deref(), part).await?;
    Ok(Reply(ClosuresValue { content: rows.into_iter().map(OperatorClosure::from).collect() }))
}

/// Reopen a closed account
///
/// Within the days of the setting `account_reopen_days`. Money that was given up is not returned; consents and payout
/// accounts stay removed.
#[utoipa::path(
    post, path = "/wps/operator/closures/reopen", tag = "operator", security(("operator" = [])),
    request_body = ReopenRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn reopen(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<ReopenRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    closures::reopen(&base.store, actor, request.account, request.reason).await?;
    Ok(Reply(Done {}))
}
