//! Accounts that agents have frozen, and ending a freeze. By command, and as `/wps/operator/agents/freezes`.

use agents::back_office::freezes::{self, FrozenAccount as Row};
use axum::extract::State;
use identity::member::{MemberRow, account_key};
use lumora_core::wire::Envelope;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::keyset;
use platform::params::{OptionalParam, PageSize, Text};
use platform::query;
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PAGE;
use crate::auth::Operator;
use crate::members::{checked_words, id_of};
use crate::{Actor, audit};

/// An account that an agent has frozen.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FrozenAccount {
    /// Account name of the member.
    account: String,
    /// Account name of the agent who froze it.
    agent: String,
    /// Reason that the agent gave.
    reason: String,
    /// When it was frozen, RFC 3339.
    frozen_at: String,
}

impl From<Row> for FrozenAccount {
    fn from(Row { account, agent, reason, frozen_at, .. }: Row) -> Self {
        Self { account, agent, reason, frozen_at: rfc3339(frozen_at) }
    }
}

impl FrozenAccount {
    pub(super) fn line(&self) -> String {
        let Self { account, agent, reason, frozen_at } = self;
        format!("{frozen_at}  {account:<24} frozen by {agent:<24} {reason}")
    }
}

/// A page of frozen accounts, and the cursor of the next page.
pub(super) async fn list_page(
    store: &Store,
    account: Option<&str>,
    (cursor, size): (Option<&str>, u32),
) -> Result<(Vec<FrozenAccount>, String), ApiError> {
    let member_id = id_of(store, account).await?.unwrap_or_default();
    let cursor = keyset::parse_time_cursor(cursor)?;
    let rows = freezes::list(store.reader(), &member_id, cursor, i64::from(size) + 1).await?;
    let (rows, next) = keyset::page(rows, size, |row| keyset::time_cursor(row.frozen_at, &row.member_id));
    Ok((rows.into_iter().map(FrozenAccount::from).collect(), next))
}

/// Ends the freeze of an account, and records it.
pub(super) async fn lift(
    store: &Store,
    actor: Actor,
    request: UnfreezeAccountRequest,
) -> Result<FrozenAccount, ApiError> {
    let reason = checked_words("reason", &request.reason)?;
    let work = async move |tx: &mut Connection| {
        let member = MemberRow::by_account(&mut *tx, &account_key(&request.account)).await?;
        let member = member.ok_or_else(|| ApiError::not_found("member"))?;
        let frozen = freezes::lift(tx, &member, actor.now_ms).await?;
        let subject = format!("member {} state", member.account);
        let former = format!("frozen by {}: {}", frozen.agent, frozen.reason);
        audit::record(tx, &actor, &subject, (&former, &format!("active: {reason}"))).await?;
        Ok(frozen.into())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

query! {
    /// Which frozen accounts to list.
    pub(super) struct FreezesQuery {
        /// Only the account of this name, and those that it has frozen.
        account: OptionalParam<Text<64>>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Text<120>>,
        /// Accounts on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A page of accounts that agents have frozen.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FrozenAccountsValue {
    /// The accounts; the latest frozen come first.
    content: Vec<FrozenAccount>,
    /// Cursor of the next page; empty on the last page.
    next: String,
}

/// Accounts that agents have frozen
///
/// Only current freezes. Accounts that the operator has suspended are not listed.
#[utoipa::path(
    get, path = "/wps/operator/agents/freezes", tag = "operator", security(("operator" = [])), params(FreezesQuery),
    responses(
        (status = 200, body = Envelope<FrozenAccountsValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<FreezesQuery>,
) -> Result<Reply<FrozenAccountsValue>, ApiError> {
    let part = (query.cursor.0.as_deref(), query.page_size.0.unwrap_or(PAGE));
    let (content, next) = list_page(&base.store, query.account.0.as_deref(), part).await?;
    Ok(Reply(FrozenAccountsValue { content, next }))
}

/// The freeze to end.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct UnfreezeAccountRequest {
    /// Account name of the member.
    pub(super) account: String,
    /// The reason, in 5 to 500 characters.
    pub(super) reason: String,
}

/// End the freeze of an account
///
/// The member can log in again, and gets a message.
#[utoipa::path(
    post, path = "/wps/operator/agents/freezes/end", tag = "operator", security(("operator" = [])),
    request_body = UnfreezeAccountRequest,
    responses(
        (status = 200, body = Envelope<FrozenAccount>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "No agent has frozen it", body = ErrorEnvelope),
        (status = 422, description = "The reason is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn end(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<UnfreezeAccountRequest>,
) -> Result<Reply<FrozenAccount>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(lift(&base.store, actor, request).await?))
}
