//! `/wps/operator/closures`.

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

/// Accounts of a page unless the call says otherwise.
const PAGE: u32 = 50;

query! {
    /// Which closed accounts.
    pub(super) struct ClosuresQuery {
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Accounts on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A closed account, or one that was.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorClosure {
    /// Account name.
    account: String,
    /// ISO 4217 code.
    currency: String,
    /// What the member gave up.
    given_up: Amount,
    /// What the wallet holds now: money that came in since.
    balance: Amount,
    /// When it was closed, RFC 3339.
    closed_at: String,
    /// Until when it can be opened again, RFC 3339.
    reopen_until: String,
    /// When it was opened again, RFC 3339; empty where it was not.
    reopened_at: String,
    /// By whom.
    reopened_by: String,
    /// Why.
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

/// Closed accounts.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClosuresValue {
    /// The latest first.
    content: Vec<OperatorClosure>,
}

/// An account to open again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ReopenRequest {
    /// Account name.
    account: String,
    /// Why, in 5 to 500 characters.
    reason: String,
}

/// Closed accounts
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

/// Open a closed account again
///
/// Within the days of the setting `account_reopen_days`. What was given up stays given up; consents and accounts to be paid to stay removed.
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
