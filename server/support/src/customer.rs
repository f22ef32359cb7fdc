//! The customers of support: a member by the session, or a visitor by a token, of which only the hash is stored.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use identity::session::MaybeMember;
use lumora_core::wire::{VISITOR_TOKEN, code};
use platform::Base;
use platform::clock::DAY_MS;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

/// How long a visitor's token is valid, in milliseconds.
const VISITOR_MS: i64 = 30 * DAY_MS;
/// The longest token that is accepted, in characters.
const MAX_TOKEN: usize = 64;

/// The caller of the support API.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Customer {
    /// A member, by id.
    Member(String),
    /// A visitor, by the hash of the visitor token.
    Visitor(String),
}

impl Customer {
    /// The id under which conversations and pictures are stored.
    pub(crate) fn owner(&self) -> &str {
        match self {
            Self::Member(id) | Self::Visitor(id) => id,
        }
    }

    pub(crate) fn is_member(&self) -> bool {
        matches!(self, Self::Member(_))
    }
}

/// The caller, if the request identifies one. An expired session or unknown token is refused instead of being treated
/// as anonymous.
#[derive(Debug, Clone)]
pub struct MaybeCustomer(pub Option<Customer>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeCustomer
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let base = Base::from_ref(state);
        if parts.headers.contains_key(header::AUTHORIZATION) {
            // A member who must change the password first may still contact support.
            let MaybeMember(member) = MaybeMember::from_request_parts(parts, state).await?;
            let member = member.ok_or_else(ApiError::login_required)?;
            return Ok(Self(Some(Customer::Member(member.id))));
        }
        Ok(Self(visitor(&base, &parts.headers).await?.map(Customer::Visitor)))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Customer
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let MaybeCustomer(customer) = MaybeCustomer::from_request_parts(parts, state).await?;
        customer.ok_or_else(not_identified)
    }
}

/// The visitor whose token opens a stream of events. An unknown token counts as none, because the page listens for
/// other topics as well.
///
/// # Errors
/// When the database fails.
pub async fn listening_visitor(base: &Base, headers: &HeaderMap) -> Result<Option<String>, StoreError> {
    match token_hash(headers) {
        Some(id) => is_valid_visitor(&base.store, &id, base.clock.now_ms()).await.map(|known| known.then_some(id)),
        None => Ok(None),
    }
}

/// The visitor who calls; nothing if the request has no visitor token.
///
/// # Errors
/// 401 for an unknown or expired token.
pub(crate) async fn visitor(base: &Base, headers: &HeaderMap) -> Result<Option<String>, ApiError> {
    if !headers.contains_key(VISITOR_TOKEN) {
        return Ok(None);
    }
    match listening_visitor(base, headers).await? {
        Some(id) => Ok(Some(id)),
        None => Err(not_identified()),
    }
}

fn token_hash(headers: &HeaderMap) -> Option<String> {
    let token = headers.get(VISITOR_TOKEN)?.to_str().ok()?;
    (1..=MAX_TOKEN).contains(&token.len()).then(|| ids::token_hash(token))
}

fn not_identified() -> ApiError {
    let message = "no conversation is known by this: send a session, or a visitor's token of POST /wps/support/visitor";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::VISITOR_UNKNOWN, message)
}

async fn is_valid_visitor(store: &Store, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let query = sql::query_scalar::<String>("select id from support_visitors where id = $1 and expires_at > $2");
    Ok(query.bind(id).bind(now_ms).fetch_optional(store.reader()).await?.is_some())
}

/// Inserts a visitor; returns the token, of which only the hash is stored.
///
/// # Errors
/// When the database fails.
pub(crate) async fn add_visitor(tx: &mut Connection, now_ms: i64) -> Result<(String, Customer), StoreError> {
    let token = ids::random_token();
    let id = ids::token_hash(&token);
    sql::query("insert into support_visitors (id, created_at, expires_at) values ($1, $2, $3)")
        .bind(&id)
        .bind(now_ms)
        .bind(now_ms + VISITOR_MS)
        .execute(tx)
        .await?;
    Ok((token, Customer::Visitor(id)))
}

/// Deletes a visitor whose conversations were moved to a member.
///
/// # Errors
/// When the database fails.
pub(crate) async fn remove_visitor(tx: &mut Connection, id: &str) -> Result<(), StoreError> {
    sql::query("delete from support_visitors where id = $1").bind(id).execute(tx).await.map(drop)
}
