//! Remember-me: for 24 hours the same browser logs the same member in without a password (section 9 of the specification).

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{Envelope, LoginValue, code};

use crate::member::MemberRow;
use crate::password::ChangeDue;
use crate::session::Caller;
use crate::session::remembered::{RememberToken, end_family, no_cookie, store};
use crate::session::token::{self, NewSession, StartedSession};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::store::{Connection, StoreError, sql};

/// The row of a remember-me token. Times are in milliseconds since the epoch.
struct Row {
    validator_hash: String,
    family: String,
    member_id: String,
    expires_at: i64,
    used_at: Option<i64>,
}

platform::store::from_row!(Row { validator_hash, family, member_id, expires_at, used_at });

/// Replaces `remember_token` by `next` and starts a session; `None` for a token that is not valid. A token that is wrong, used or
/// expired also ends its family, since it may have been copied.
async fn exchange(
    connection: &mut Connection,
    remember_token: &RememberToken,
    next: &RememberToken,
    caller: Caller,
    now_ms: i64,
) -> Result<Option<LoginValue>, StoreError> {
    let query =
        "select validator_hash, family, member_id, expires_at, used_at from remembered_logins where selector = $1";
    let row: Option<Row> =
        sql::query_as(query).bind(remember_token.selector()).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(None) };
    let proven =
        subtle::ConstantTimeEq::ct_eq(row.validator_hash.as_bytes(), remember_token.validator_hash().as_bytes());
    if !bool::from(proven) || row.used_at.is_some() || row.expires_at <= now_ms {
        end_family(connection, remember_token.selector()).await?;
        return Ok(None);
    }
    let Some(member) = MemberRow::by_id(&mut *connection, &row.member_id).await?.filter(MemberRow::is_active) else {
        return Ok(None);
    };
    sql::query("update remembered_logins set used_at = $1 where selector = $2")
        .bind(now_ms)
        .bind(remember_token.selector())
        .execute(&mut *connection)
        .await?;
    store(connection, next, &row.family, &row.member_id, (now_ms, row.expires_at)).await?;
    let (ip, user_agent) = (caller.ip.to_string(), caller.user_agent);
    let (due, terms_pending) = (ChangeDue::of(connection, &member, now_ms).await?, member.terms_pending());
    let family = Some(row.family);
    let session =
        NewSession { member_id: row.member_id, ip, user_agent, remembered: true, must_change: due.is_forced(), family };
    let StartedSession { token, .. } = token::start(connection, &session, now_ms).await?;
    // No ticket: the password was not typed in this login, so changing it requires the old one.
    let change_ticket = None;
    let (password_expired, password_weak) = (due.expired, due.weak);
    Ok(Some(LoginValue {
        token,
        first_time_login: false,
        password_expired,
        password_weak,
        change_ticket,
        terms_pending,
    }))
}

/// Log in a remembered browser
///
/// Uses the cookie of an earlier login with `remember`, rotates it, and starts a session.
#[utoipa::path(
    post, path = "/wps/session/remembered", tag = "session",
    responses((status = 200, body = Envelope<LoginValue>), (status = 401, body = ErrorEnvelope))
)]
pub(crate) async fn remembered(
    State(base): State<Base>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let secure = base.config.is_https();
    let now_ms = base.clock.now_ms();
    let Some(remember_token) = RememberToken::of(&headers, secure) else { return Err(not_remembered()) };
    let next = RememberToken::fresh();
    let replacement = next.clone();
    let exchanged = base
        .store
        .write(move |tx| Box::pin(async move { exchange(tx, &remember_token, &replacement, caller, now_ms).await }))
        .await?;
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
