//! How every login ends, whatever has proved who it is: a session begins, and the browser gets its cookies.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::LoginValue;
use serde::Serialize;
use sqlx::AnyConnection;

use super::caller::Caller;
use super::member::MemberRow;
use super::remember::{self, Pair};
use super::throttle::{self, Subject};
use super::token::{self, NewSession};
use super::{device, factor};
use crate::http::{ApiError, Reply};
use crate::ids;
use crate::state::AppState;
use crate::store::StoreError;

/// What a login has proved who it is with. Only a password can be one that must be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    /// Account name and password.
    Password,
    /// Anything else: a code, a passkey, a provider's word.
    Other,
}

/// A login that has proved who it is.
#[derive(Debug, Clone)]
pub(crate) struct Opening {
    pub(crate) member: MemberRow,
    pub(crate) caller: Caller,
    pub(crate) remember: bool,
    pub(crate) proof: Proof,
    /// What was charged for the try and gets it back.
    pub(crate) charged: Vec<Subject>,
}

/// A session that has begun: its value, and the cookies that go with it.
#[must_use]
pub(crate) struct Opened {
    value: LoginValue,
    cookies: Vec<HeaderValue>,
}

impl Opened {
    /// The reply of a login, its value put into whatever the call answers with.
    pub(crate) fn reply<T: Serialize>(self, value: impl FnOnce(LoginValue) -> T) -> Response {
        let mut response = Reply(value(self.value)).into_response();
        for cookie in self.cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Begins the session, unless it must show a second factor first.
///
/// # Errors
/// 401 `second_factor_required`, or when the database fails.
pub(crate) async fn open(state: &AppState, opening: Opening) -> Result<Opened, ApiError> {
    factor::pass(state, &opening).await?;
    open_proven(state, opening).await
}

/// Begins the session of a login that needs no second factor, or has shown it.
///
/// # Errors
/// When the database fails.
pub(crate) async fn open_proven(state: &AppState, opening: Opening) -> Result<Opened, ApiError> {
    let now_ms = state.clock.now_ms();
    let secure = state.config.is_https();
    let pair = opening.remember.then(Pair::fresh);
    let device = opening.caller.device.clone();
    let kept = pair.clone();
    let value = state.store.write(move |tx| Box::pin(async move { begin(tx, opening, kept, now_ms).await })).await?;
    let remembered = pair.as_ref().map(|pair| pair.cookie(secure));
    let cookies = [Some(device.cookie(secure)), remembered].into_iter().flatten();
    Ok(Opened { value, cookies: cookies.filter_map(|cookie| cookie.header()).collect() })
}

async fn begin(
    connection: &mut AnyConnection,
    opening: Opening,
    pair: Option<Pair>,
    now_ms: i64,
) -> Result<LoginValue, StoreError> {
    let Opening { member, caller, proof, charged, .. } = opening;
    throttle::give_back(connection, &charged).await?;
    let first = sqlx::query("update members set first_login_at = $1 where id = $2 and first_login_at is null")
        .bind(now_ms)
        .bind(&member.id)
        .execute(&mut *connection)
        .await?;
    device::learn(connection, &caller.device.hash(), &member.id, now_ms).await?;
    device::learn_address(connection, &caller.ip.network(), &member.id, now_ms).await?;
    if let Some(pair) = pair {
        let times = (now_ms, remember::family_end(now_ms));
        remember::store(connection, &pair, &ids::new_id(now_ms), &member.id, times).await?;
    }
    let password_weak = proof == Proof::Password && member.must_change_password();
    let (ip, user_agent) = (caller.ip.to_string(), caller.user_agent);
    let session = NewSession { member_id: member.id, ip, user_agent, remembered: false, must_change: password_weak };
    let token = token::start(connection, &session, now_ms).await?;
    Ok(LoginValue {
        token,
        first_time_login: first.rows_affected() == 1,
        password_expired: false,
        password_weak,
        change_ticket: None,
    })
}
