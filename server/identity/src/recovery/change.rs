//! Changing the password (sections 2, 3, 4, 5 and 7 of the specification).
//!
//! A change is authorised by the old password, or by the change ticket that a login has just issued. A session that was
//! restored from a remembered login has no ticket, so it needs the old password.

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::wire::{ChangePasswordRequest, Done, Envelope, SealedBody, code};

use super::consent;
use crate::IdentityState;
use crate::fields::rules;
use crate::lockout::{self, Subject};
use crate::member::MemberRow;
use crate::password::new::{self, NewPassword};
use crate::password::ticket;
use crate::session::{Member, RestrictedMember};
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Reply};
use platform::seal::Sealed;
use platform::store::{Connection, StoreError, sql};

/// Change the password
///
/// The body is a sealed `ChangePasswordRequest` with the old password, or with the change ticket of a fresh login in
/// its place. A member whose account was created by an agent must also agree to the terms. All other sessions and
/// remembered logins of the member end. Three wrong old passwords within 30 minutes lock the change for a while.
#[utoipa::path(
    post, path = "/wps/member/password", tag = "account", request_body = SealedBody, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 401, description = "No session, or the ticket is used or too old", body = ErrorEnvelope),
        (status = 422, description = "The old password is wrong, or the new one will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many wrong old passwords", body = ErrorEnvelope)
    )
)]
pub(crate) async fn change(
    State(state): State<IdentityState>,
    RestrictedMember(member): RestrictedMember,
    address: ClientIp,
    Sealed(request): Sealed<ChangePasswordRequest>,
) -> Result<Reply<Done>, ApiError> {
    member.require_real()?;
    let new = NewPassword { password: &request.new_password, confirm: Some(&request.confirm_new_password) };
    let base = &state.base;
    new.check(base, &member.row.account).await?;
    let terms = consent::require_terms_consent(base, &member.row, &request).await?;
    let old_hash = prove(&state, &member, &request).await?;

    let hash = state.passwords.hash(request.new_password.0).await?;
    let now_ms = base.clock.now_ms();
    let secret = request.change_ticket;
    let work = async move |connection: &mut Connection| {
        if !secret.is_empty() && !ticket::use_change(connection, secret.reveal(), &member.session_id, now_ms).await? {
            return Err(ticket_expired());
        }
        if !is_current_hash(connection, &member.id, &old_hash).await? {
            return Err(wrong_old_password());
        }
        new::set(connection, &member.id, &hash, Some(&member.session_id), now_ms).await?;
        if let Some(version) = &terms {
            consent::record(connection, &member.id, version, &address, now_ms).await?;
        }
        lift_restriction(connection, &member.session_id, now_ms).await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(Done {}))
}

/// Verifies the old password unless there is a ticket, which is redeemed later, and refuses a new password equal to the
/// present one. Returns the hash of the present one.
async fn prove(state: &IdentityState, member: &Member, request: &ChangePasswordRequest) -> Result<String, ApiError> {
    let (old, new) = (request.old_password.reveal(), request.new_password.reveal());
    if request.change_ticket.is_empty() && old.is_empty() {
        return Err(ApiError::rule_broken([("oldPassword", rules::empty().as_str())]));
    }
    let found = MemberRow::with_password(state.base.store.reader(), &member.row.account).await?;
    let hash = found.map(|(_, hash)| hash);
    if request.change_ticket.is_empty() {
        prove_old(state, member, old, hash.clone()).await?;
        if old == new {
            return Err(unchanged());
        }
    } else if state.passwords.verify(new.to_owned(), hash.clone()).await? {
        return Err(unchanged());
    }
    hash.ok_or_else(ApiError::login_required)
}

/// Verifies the old password. The attempt is counted before, and the count is reset when the password is right.
async fn prove_old(state: &IdentityState, member: &Member, old: &str, hash: Option<String>) -> Result<(), ApiError> {
    let subjects = [Subject::OwnPassword(member.id.clone())];
    lockout::count_attempt(&state.base, &subjects, false).await?;
    let too_long = old.chars().count() > new::MAX_LENGTH;
    if too_long || !state.passwords.verify(old.to_owned(), hash).await? {
        return Err(wrong_old_password());
    }
    let reset = async move |connection: &mut Connection| lockout::reset_attempts(connection, &subjects).await;
    Ok(state.base.store.write(move |tx| Box::pin(async move { reset(tx).await })).await?)
}

/// Whether the stored hash is still the one that was verified, and no concurrent change has replaced it.
async fn is_current_hash(connection: &mut Connection, member_id: &str, hash: &str) -> Result<bool, StoreError> {
    let query = sql::query_scalar("select password_hash from members where id = $1");
    let present: Option<String> = query.bind(member_id).fetch_optional(connection).await?;
    Ok(present.as_deref() == Some(hash))
}

/// Lifts the restriction of the session that changed the password, and marks it as freshly authenticated.
async fn lift_restriction(connection: &mut Connection, session_id: &str, now_ms: i64) -> Result<(), StoreError> {
    sql::query("update sessions set must_change = 0, proved_at = $1 where id = $2")
        .bind(now_ms)
        .bind(session_id)
        .execute(connection)
        .await?;
    Ok(())
}

fn wrong_old_password() -> ApiError {
    let message = "the old password is wrong: check it";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::WRONG_OLD_PASSWORD, message)
}

fn unchanged() -> ApiError {
    let message = "the new password is the old one: choose another";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::PASSWORD_UNCHANGED, message)
}

fn ticket_expired() -> ApiError {
    let message = "the change ticket is used or too old: log in again, or give the old password";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::TICKET_EXPIRED, message)
}
