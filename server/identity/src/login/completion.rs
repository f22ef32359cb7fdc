//! The common end of every login, by whatever proof: the session is started and the browser gets its cookies.

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
use crate::session::token::{self, NewSession, StartedSession};
use crate::session::{Caller, pass};
use platform::Base;
use platform::http::{ApiError, Reply};
use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// How the login was authenticated. Only a login by password can demand a change of the password.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    /// Account name and password.
    Password,
    /// Anything else: a code, a passkey, a social provider.
    Other,
}

/// A login whose first proof was right and whose session has not been started.
#[derive(Debug, Clone)]
pub(crate) struct VerifiedLogin {
    pub(crate) member: MemberRow,
    pub(crate) caller: Caller,
    /// Whether the member asked for remember-me.
    pub(crate) remember: bool,
    pub(crate) proof: Proof,
    /// Whether it is the login of the site or of the agent centre.
    pub(crate) entrance: Entrance,
    /// The subjects that the attempt was counted for, to be reset by [`lockout::reset_attempts`].
    pub(crate) counted: Vec<Subject>,
}

/// A started session: the value of the reply and its cookies.
#[must_use]
pub(crate) struct LoginReply {
    value: LoginValue,
    cookies: Vec<HeaderValue>,
}

impl LoginReply {
    /// The reply for a session that [`begin`] has started, with the device cookie.
    pub(crate) fn new(base: &Base, caller: &Caller, value: LoginValue) -> Self {
        let cookie = caller.device.cookie(base.config.is_https()).header();
        Self { value, cookies: cookie.into_iter().collect() }
    }

    /// The HTTP reply; `value` turns the login's value into the value of the call.
    pub(crate) fn reply<T: Serialize>(self, value: impl FnOnce(LoginValue) -> T) -> Response {
        let mut response = Reply(value(self.value)).into_response();
        for cookie in self.cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Starts the session of a login, unless a second factor is needed first.
///
/// # Errors
/// 403 for an account that is not active or may not log in at this entrance, 401 `second_factor_required`, or when the database fails.
pub(crate) async fn complete_login(base: &Base, verified: VerifiedLogin) -> Result<LoginReply, ApiError> {
    if let Err(refusal) = pass(login_gate(verified.member.account_type(), verified.entrance)) {
        // The proof was right, so the attempt is taken back although the login is refused.
        let counted = verified.counted;
        base.store.write(move |tx| Box::pin(async move { lockout::reset_attempts(tx, &counted).await })).await?;
        return Err(refusal);
    }
    verified.member.require_active()?;
    factor::challenge_if_needed(base, &verified).await?;
    complete_without_factor(base, verified).await
}

/// Starts the session of a login that needs no second factor or has passed it.
///
/// # Errors
/// 403 for an account that is not active or may not log in at this entrance, or when the database fails.
pub(crate) async fn complete_without_factor(base: &Base, verified: VerifiedLogin) -> Result<LoginReply, ApiError> {
    pass(login_gate(verified.member.account_type(), verified.entrance))?;
    verified.member.require_active()?;
    let now_ms = base.clock.now_ms();
    let remember_token = verified.remember.then(RememberToken::fresh);
    let (caller, new_token) = (verified.caller.clone(), remember_token.clone());
    let vault = base.vault.clone();
    let work = async move |connection: &mut Connection| {
        exclusion::review(connection, &vault, &verified.member.id, now_ms).await?;
        let family = new_token.as_ref().map(|_| ids::new_id(now_ms));
        if let (Some(remember_token), Some(family)) = (&new_token, &family) {
            let times = (now_ms, remembered::family_end(now_ms));
            remembered::store(connection, remember_token, family, &verified.member.id, times).await?;
        }
        begin_in_family(connection, verified, family, now_ms).await
    };
    let value = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let mut opened = LoginReply::new(base, &caller, value);
    opened
        .cookies
        .extend(remember_token.and_then(|remember_token| remember_token.cookie(base.config.is_https()).header()));
    Ok(opened)
}

/// Starts the session in the caller's transaction, without remember-me.
///
/// # Errors
/// When the database fails.
pub(crate) async fn begin(
    connection: &mut Connection,
    verified: VerifiedLogin,
    now_ms: i64,
) -> Result<LoginValue, StoreError> {
    begin_in_family(connection, verified, None, now_ms).await
}

/// [`begin`], for a session that belongs to the `family` of a remembered login, if there is one.
async fn begin_in_family(
    connection: &mut Connection,
    verified: VerifiedLogin,
    family: Option<String>,
    now_ms: i64,
) -> Result<LoginValue, StoreError> {
    let VerifiedLogin { member, caller, proof, counted, .. } = verified;
    lockout::reset_attempts(connection, &counted).await?;
    let first = sql::query("update members set first_login_at = $1 where id = $2 and first_login_at is null")
        .bind(now_ms)
        .bind(&member.id)
        .execute(&mut *connection)
        .await?;
    device::remember_device(connection, &caller.device, &member.id, now_ms).await?;
    exclusion::note_shared_browser(connection, &member.id, &caller.device.next_hash(), now_ms).await?;
    device::remember_address(connection, &caller.ip.network(), &member.id, now_ms).await?;
    let due = ChangeDue::of(connection, &member, now_ms).await?;
    // Section 4: a login by code never demands a change of the password.
    let due = if proof == Proof::Password { due } else { ChangeDue::default() };
    let (ip, user_agent) = (caller.ip.to_string(), caller.user_agent);
    let (member_id, terms_pending) = (member.id.clone(), member.terms_pending());
    let session = NewSession { member_id, ip, user_agent, remembered: false, must_change: due.is_forced(), family };
    let StartedSession { token, session_id } = token::start(connection, &session, now_ms).await?;
    let change_ticket = match due.is_forced() {
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
