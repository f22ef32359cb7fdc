//! Remember-me: for 24 hours the same browser signs the same member in without typing (section 9 of the specification).
//!
//! The cookie holds a selector, which finds the row, and a validator of 256 bits, which proves it and is stored hashed. Each use
//! takes the pair out of service and hands out the next of the same family. A pair that is used again was copied, so
//! the whole family ends.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{Envelope, LoginValue, code};
use sqlx::AnyConnection;

use super::caller::Caller;
use super::member::MemberRow;
use super::token::{self, NewSession, Started};
use crate::account::password::ChangeDue;
use crate::http::{ApiError, Cookie, ErrorEnvelope, Reply, read_cookie};
use crate::ids;
use crate::state::AppState;
use crate::store::StoreError;

const COOKIE: &str = "remembered";
const LIFETIME_S: u32 = 24 * 60 * 60;

/// A pair of selector and validator, as it stands in the cookie: `SELECTOR.VALIDATOR`.
#[derive(Clone)]
pub(super) struct Pair(String);

impl Pair {
    pub(super) fn fresh() -> Self {
        Self(format!("{}.{}", ids::hex(&ids::random_bytes::<12>()), ids::random_token()))
    }

    pub(super) fn of(headers: &HeaderMap, secure: bool) -> Option<Self> {
        read_cookie(headers, COOKIE, secure).filter(|text| text.contains('.')).map(|text| Self(text.to_owned()))
    }

    pub(super) fn selector(&self) -> &str {
        self.0.split('.').next().unwrap_or_default()
    }

    fn validator_hash(&self) -> String {
        ids::token_hash(self.0.split_once('.').map(|(_, validator)| validator).unwrap_or_default())
    }

    pub(super) fn cookie(&self, secure: bool) -> Cookie<'_> {
        Cookie { name: COOKIE, value: &self.0, path: "/wps/session", max_age: LIFETIME_S, secure }
    }
}

/// The cookie that removes the pair.
pub(super) fn no_cookie(secure: bool) -> Cookie<'static> {
    Cookie { name: COOKIE, value: "", path: "/wps/session", max_age: 0, secure }
}

/// Stores a pair. A family ends 24 hours after the login that began it, however often it rotates.
pub(super) async fn store(
    connection: &mut AnyConnection,
    pair: &Pair,
    family: &str,
    member_id: &str,
    (now_ms, expires_at): (i64, i64),
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into remembered_logins (selector, validator_hash, family, member_id, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(pair.selector())
    .bind(pair.validator_hash())
    .bind(family)
    .bind(member_id)
    .bind(now_ms)
    .bind(expires_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// When a family that begins now ends.
pub(super) fn family_end(now_ms: i64) -> i64 {
    now_ms + i64::from(LIFETIME_S) * 1000
}

/// Ends the family that `selector` belongs to.
pub(super) async fn end_family(connection: &mut AnyConnection, selector: &str) -> Result<(), StoreError> {
    sqlx::query(
        "delete from remembered_logins
         where family in (select family from remembered_logins where selector = $1)",
    )
    .bind(selector)
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets every remembered login of a member.
pub(super) async fn forget_all(connection: &mut AnyConnection, member_id: &str) -> Result<(), StoreError> {
    sqlx::query("delete from remembered_logins where member_id = $1").bind(member_id).execute(connection).await?;
    Ok(())
}

struct Row {
    validator_hash: String,
    family: String,
    member_id: String,
    expires_at: i64,
    used_at: Option<i64>,
}

crate::store::from_row!(Row { validator_hash, family, member_id, expires_at, used_at });

/// Takes `pair` out of service, stores `next` in its place, and starts a session. Nothing when the pair is not good.
async fn exchange(
    connection: &mut AnyConnection,
    pair: &Pair,
    next: &Pair,
    caller: Caller,
    now_ms: i64,
) -> Result<Option<LoginValue>, StoreError> {
    let query =
        "select validator_hash, family, member_id, expires_at, used_at from remembered_logins where selector = $1";
    let row: Option<Row> = sqlx::query_as(query).bind(pair.selector()).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(None) };
    let proven = subtle::ConstantTimeEq::ct_eq(row.validator_hash.as_bytes(), pair.validator_hash().as_bytes());
    if !bool::from(proven) || row.used_at.is_some() || row.expires_at <= now_ms {
        end_family(connection, pair.selector()).await?;
        return Ok(None);
    }
    let Some(member) = MemberRow::by_id(&mut *connection, &row.member_id).await?.filter(MemberRow::is_active) else {
        return Ok(None);
    };
    sqlx::query("update remembered_logins set used_at = $1 where selector = $2")
        .bind(now_ms)
        .bind(pair.selector())
        .execute(&mut *connection)
        .await?;
    store(connection, next, &row.family, &row.member_id, (now_ms, row.expires_at)).await?;
    let (ip, user_agent) = (caller.ip.to_string(), caller.user_agent);
    let due = ChangeDue::of(connection, &member, now_ms).await?;
    let family = Some(row.family);
    let session =
        NewSession { member_id: row.member_id, ip, user_agent, remembered: true, must_change: due.must(), family };
    let Started { token, .. } = token::start(connection, &session, now_ms).await?;
    // No ticket: nobody has typed the password here, so a change asks for the old one.
    let change_ticket = None;
    let (password_expired, password_weak) = (due.expired, due.weak);
    Ok(Some(LoginValue { token, first_time_login: false, password_expired, password_weak, change_ticket }))
}

/// Log in a remembered browser
///
/// Uses the cookie of an earlier login with `remember`, rotates it, and starts a session.
#[utoipa::path(
    post, path = "/wps/session/remembered", tag = "session",
    responses((status = 200, body = Envelope<LoginValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn remembered(
    State(state): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let secure = state.config.is_https();
    let now_ms = state.clock.now_ms();
    let Some(pair) = Pair::of(&headers, secure) else { return Err(not_remembered()) };
    let next = Pair::fresh();
    let given = next.clone();
    let exchanged =
        state.store.write(move |tx| Box::pin(async move { exchange(tx, &pair, &given, caller, now_ms).await })).await?;
    let (mut response, cookie) = match exchanged {
        Some(value) => (Reply(value).into_response(), next.cookie(secure)),
        None => (not_remembered().into_response(), no_cookie(secure)),
    };
    if let Some(cookie) = cookie.header() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

fn not_remembered() -> ApiError {
    ApiError::refused(StatusCode::UNAUTHORIZED, code::NOT_REMEMBERED, "no login is remembered on this browser")
}
