//! How every login ends, whatever has proved who it is: a session begins, and the browser gets its cookies.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use lumora_core::domain::account::{Entrance, login_gate};
use lumora_core::wire::LoginValue;
use serde::Serialize;

use super::factor;
use crate::exclusion;
use crate::lockout::{self, Subject};
use crate::member::MemberRow;
use crate::password::ChangeDue;
use crate::password::ticket::Ticket;
use crate::session::device;
use crate::session::remembered::{self, RememberToken};
use crate::session::token::{self, NewSession, Started};
use crate::session::{Caller, pass};
use platform::Base;
use platform::http::{ApiError, Reply};
use platform::ids;
use platform::store::{Connection, StoreError, sql};

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
pub(crate) struct VerifiedLogin {
    pub(crate) member: MemberRow,
    pub(crate) caller: Caller,
    pub(crate) remember: bool,
    pub(crate) proof: Proof,
    /// Where it is.
    pub(crate) entrance: Entrance,
    /// What was counted for the try and gets it back.
    pub(crate) counted: Vec<Subject>,
}

/// A session that has begun: its value, and the cookies that go with it.
#[must_use]
pub(crate) struct LoginReply {
    value: LoginValue,
    cookies: Vec<HeaderValue>,
}

impl LoginReply {
    /// A session that [`begin`] has begun.
    pub(crate) fn new(base: &Base, caller: &Caller, value: LoginValue) -> Self {
        let cookie = caller.device.cookie(base.config.is_https()).header();
        Self { value, cookies: cookie.into_iter().collect() }
    }

    /// The reply of a login, its value put into whatever the call answers with.
    pub(crate) fn reply<T: Serialize>(self, value: impl FnOnce(LoginValue) -> T) -> Response {
        let mut response = Reply(value(self.value)).into_response();
        for cookie in self.cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Begins the session, unless the account may not log in here, or must show a second factor first.
///
/// # Errors
/// 403 for an account that the entrance is closed to, 401 `second_factor_required`, or when the database fails.
pub(crate) async fn complete_login(base: &Base, opening: VerifiedLogin) -> Result<LoginReply, ApiError> {
    if let Err(refusal) = pass(login_gate(opening.member.account_type(), opening.entrance)) {
        // The proof was right: it is no guess, and costs the owner no try.
        let counted = opening.counted;
        base.store.write(move |tx| Box::pin(async move { lockout::reset_attempts(tx, &counted).await })).await?;
        return Err(refusal);
    }
    opening.member.require_active()?;
    factor::pass(base, &opening).await?;
    complete_without_factor(base, opening).await
}

/// Begins the session of a login that needs no second factor, or has shown it.
///
/// # Errors
/// 403 for an account that the entrance is closed to, or when the database fails.
pub(crate) async fn complete_without_factor(base: &Base, opening: VerifiedLogin) -> Result<LoginReply, ApiError> {
    pass(login_gate(opening.member.account_type(), opening.entrance))?;
    opening.member.require_active()?;
    let now_ms = base.clock.now_ms();
    let remember_token = opening.remember.then(RememberToken::fresh);
    let (caller, kept) = (opening.caller.clone(), remember_token.clone());
    let vault = base.vault.clone();
    let work = async move |connection: &mut Connection| {
        exclusion::review(connection, &vault, &opening.member.id, now_ms).await?;
        let family = kept.as_ref().map(|_| ids::new_id(now_ms));
        if let (Some(remember_token), Some(family)) = (&kept, &family) {
            let times = (now_ms, remembered::family_end(now_ms));
            remembered::store(connection, remember_token, family, &opening.member.id, times).await?;
        }
        begin_as(connection, opening, family, now_ms).await
    };
    let value = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let mut opened = LoginReply::new(base, &caller, value);
    opened
        .cookies
        .extend(remember_token.and_then(|remember_token| remember_token.cookie(base.config.is_https()).header()));
    Ok(opened)
}

/// Begins the session within the caller's transaction; no browser is remembered.
///
/// # Errors
/// When the database fails.
pub(crate) async fn begin(
    connection: &mut Connection,
    opening: VerifiedLogin,
    now_ms: i64,
) -> Result<LoginValue, StoreError> {
    begin_as(connection, opening, None, now_ms).await
}

/// The same for a session that begins a remembered login: the family of its tokens.
async fn begin_as(
    connection: &mut Connection,
    opening: VerifiedLogin,
    family: Option<String>,
    now_ms: i64,
) -> Result<LoginValue, StoreError> {
    let VerifiedLogin { member, caller, proof, counted, .. } = opening;
    lockout::reset_attempts(connection, &counted).await?;
    let first = sql::query("update members set first_login_at = $1 where id = $2 and first_login_at is null")
        .bind(now_ms)
        .bind(&member.id)
        .execute(&mut *connection)
        .await?;
    device::learn(connection, &caller.device, &member.id, now_ms).await?;
    exclusion::note_shared_browser(connection, &member.id, &caller.device.next_hash(), now_ms).await?;
    device::learn_address(connection, &caller.ip.network(), &member.id, now_ms).await?;
    let due = ChangeDue::of(connection, &member, now_ms).await?;
    // Section 4: a login by code asks for no other password.
    let due = if proof == Proof::Password { due } else { ChangeDue::default() };
    let (ip, user_agent) = (caller.ip.to_string(), caller.user_agent);
    let (member_id, terms_pending) = (member.id.clone(), member.terms_pending());
    let session = NewSession { member_id, ip, user_agent, remembered: false, must_change: due.must(), family };
    let Started { token, session_id } = token::start(connection, &session, now_ms).await?;
    let change_ticket = match due.must() {
        true => Some(Ticket::Change { member_id: member.id, session_id }.issue(connection, now_ms).await?),
        false => None,
    };
    Ok(LoginValue {
        token,
        first_time_login: first.rows_affected() == 1,
        password_expired: due.expired,
        password_weak: due.weak,
        change_ticket,
        terms_pending,
    })
}
