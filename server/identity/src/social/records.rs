//! The tables of flows, tickets and linked identities.

use axum::http::StatusCode;
use lumora_core::wire::code;

use super::Identity;
use crate::member::MemberRow;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// A flow that has begun and not ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Flow {
    pub(super) provider: String,
    pub(super) browser_hash: String,
    /// Path of this site to return to; empty for the default page.
    pub(super) return_to: String,
}

/// The purpose of a ticket, which determines its lifetime.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Logging in, within two minutes.
    Login,
    /// Registering, within 30 minutes.
    Register,
}

impl Purpose {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Register => "register",
        }
    }

    const fn lifetime_ms(self) -> i64 {
        match self {
            Self::Login => 2 * 60 * 1000,
            Self::Register => 30 * 60 * 1000,
        }
    }
}

/// An identity that a provider has verified, for the browser that began the flow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct VerifiedIdentity {
    pub(super) provider: String,
    pub(super) identity: Identity,
    pub(super) browser_hash: String,
}

pub(super) async fn begin(
    connection: &mut Connection,
    state: &str,
    flow: &Flow,
    expires_at: i64,
) -> Result<(), StoreError> {
    sql::query(
        "insert into social_flows (state_hash, provider, browser_hash, return_to, expires_at) values ($1, $2, $3, $4, $5)",
    )
    .bind(ids::token_hash(state))
    .bind(&flow.provider)
    .bind(&flow.browser_hash)
    .bind(&flow.return_to)
    .bind(expires_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends a flow by deleting it, and returns it; `None` when it is unknown or expired.
pub(super) async fn end(connection: &mut Connection, state: &str, now_ms: i64) -> Result<Option<Flow>, StoreError> {
    let query = "delete from social_flows where state_hash = $1 and expires_at > $2
                 returning provider, browser_hash, return_to";
    let row: Option<(String, String, String)> =
        sql::query_as(query).bind(ids::token_hash(state)).bind(now_ms).fetch_optional(connection).await?;
    Ok(row.map(|(provider, browser_hash, return_to)| Flow { provider, browser_hash, return_to }))
}

/// Stores a verified identity and returns the ticket for it.
pub(super) async fn issue(
    connection: &mut Connection,
    purpose: Purpose,
    verified: &VerifiedIdentity,
    now_ms: i64,
) -> Result<String, StoreError> {
    let ticket = ids::random_token();
    sql::query(
        "insert into social_tickets (ticket_hash, purpose, provider, subject, name, email, browser_hash, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(ids::token_hash(&ticket))
    .bind(purpose.as_str())
    .bind(&verified.provider)
    .bind(&verified.identity.subject)
    .bind(&verified.identity.name)
    .bind(&verified.identity.email)
    .bind(&verified.browser_hash)
    .bind(now_ms + purpose.lifetime_ms())
    .execute(connection)
    .await?;
    Ok(ticket)
}

struct Row {
    provider: String,
    subject: String,
    name: String,
    email: String,
    browser_hash: String,
}

platform::store::from_row!(Row { provider, subject, name, email, browser_hash });

/// Redeems a ticket by deleting it, and returns its identity; `None` when it is unknown or expired.
pub(super) async fn redeem(
    connection: &mut Connection,
    purpose: Purpose,
    ticket: &str,
    now_ms: i64,
) -> Result<Option<VerifiedIdentity>, StoreError> {
    let query = "delete from social_tickets where ticket_hash = $1 and purpose = $2 and expires_at > $3
                 returning provider, subject, name, email, browser_hash";
    let query = sql::query_as(query).bind(ids::token_hash(ticket)).bind(purpose.as_str()).bind(now_ms);
    let row: Option<Row> = query.fetch_optional(connection).await?;
    Ok(row.map(|row| VerifiedIdentity {
        provider: row.provider,
        identity: Identity { subject: row.subject, name: row.name, email: row.email },
        browser_hash: row.browser_hash,
    }))
}

/// The member to whom the identity is linked, if there is one.
pub(super) async fn member_of(
    connection: &mut Connection,
    verified: &VerifiedIdentity,
) -> Result<Option<MemberRow>, StoreError> {
    let query = sql::query_scalar("select member_id from social_identities where provider = $1 and subject = $2");
    let query = query.bind(&verified.provider).bind(&verified.identity.subject);
    let member_id: Option<String> = query.fetch_optional(&mut *connection).await?;
    match member_id {
        Some(member_id) => MemberRow::by_id(connection, &member_id).await,
        None => Ok(None),
    }
}

/// Links the identity of a registration's ticket to the member just created, in the same transaction.
///
/// # Errors
/// 401 `ticket_expired` when the ticket is used or expired, or when the identity was linked to another account
/// meanwhile.
pub async fn link(connection: &mut Connection, ticket: &str, member_id: &str, now_ms: i64) -> Result<(), ApiError> {
    let verified = redeem(connection, Purpose::Register, ticket, now_ms).await?.ok_or_else(ticket_expired)?;
    let linked = sql::query(
        "insert into social_identities (provider, subject, member_id, created_at) values ($1, $2, $3, $4)
         on conflict (provider, subject) do nothing",
    )
    .bind(&verified.provider)
    .bind(&verified.identity.subject)
    .bind(member_id)
    .bind(now_ms)
    .execute(connection)
    .await?;
    if linked.rows_affected() == 1 { Ok(()) } else { Err(ticket_expired()) }
}

/// 401 `ticket_expired`: the ticket is used or expired.
pub(super) fn ticket_expired() -> ApiError {
    let message = "the ticket of this social login is used or too old: begin the social login again";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::TICKET_EXPIRED, message)
}
