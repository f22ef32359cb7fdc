//! Who talks to customer service: a member by the session, or a visitor by a token, of which the hash is kept.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use identity::session::MaybeMember;
use lumora_core::wire::{VISITOR_TOKEN, code};
use platform::Base;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

/// How long a visitor may come back with a token, in milliseconds.
const VISITOR_MS: i64 = 30 * 24 * 60 * 60 * 1000;
/// No token is longer.
const LONGEST_TOKEN: usize = 64;

/// Who talks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Customer {
    /// A member, by id.
    Member(String),
    /// A visitor, by the hash of the token.
    Visitor(String),
}

impl Customer {
    /// Under what their conversations are kept.
    pub(crate) fn owner(&self) -> &str {
        match self {
            Self::Member(id) | Self::Visitor(id) => id,
        }
    }

    /// Whether it is a member.
    pub(crate) fn is_member(&self) -> bool {
        matches!(self, Self::Member(_))
    }
}

/// The caller, where the call says who that is. A session or token that is over is refused rather than taken for none.
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
            // Whoever has to change the password first may still ask for help.
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
        customer.ok_or_else(unknown)
    }
}

/// The visitor whose token a stream of events is opened with. One that nobody has counts as none: the page listens for more
/// than this.
///
/// # Errors
/// When the database fails.
pub async fn listening_visitor(base: &Base, headers: &HeaderMap) -> Result<Option<String>, StoreError> {
    match token_hash(headers) {
        Some(id) => is_known(&base.store, &id, base.clock.now_ms()).await.map(|known| known.then_some(id)),
        None => Ok(None),
    }
}

/// The visitor who calls; nothing where no token came.
///
/// # Errors
/// 401 for a token that nobody has.
pub(crate) async fn visitor(base: &Base, headers: &HeaderMap) -> Result<Option<String>, ApiError> {
    if !headers.contains_key(VISITOR_TOKEN) {
        return Ok(None);
    }
    match listening_visitor(base, headers).await? {
        Some(id) => Ok(Some(id)),
        None => Err(unknown()),
    }
}

fn token_hash(headers: &HeaderMap) -> Option<String> {
    let token = headers.get(VISITOR_TOKEN)?.to_str().ok()?;
    (1..=LONGEST_TOKEN).contains(&token.len()).then(|| ids::token_hash(token))
}

fn unknown() -> ApiError {
    let message = "no conversation is known by this: send a session, or a visitor's token of POST /wps/support/visitor";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::VISITOR_UNKNOWN, message)
}

async fn is_known(store: &Store, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let query = sql::query_scalar::<String>("select id from support_visitors where id = $1 and expires_at > $2");
    Ok(query.bind(id).bind(now_ms).fetch_optional(store.reader()).await?.is_some())
}

/// Makes a visitor known; gives the token, which is kept nowhere.
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

/// A visitor is known no more: what was said belongs to a member since.
///
/// # Errors
/// When the database fails.
pub(crate) async fn remove_visitor(tx: &mut Connection, id: &str) -> Result<(), StoreError> {
    sql::query("delete from support_visitors where id = $1").bind(id).execute(tx).await.map(drop)
}
