//! Setting a password by the link of a mail (sections 4 and 7 of the specification).

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::wire::{Done, Envelope, PasswordResetRequest, SealedBody, code};
use sqlx::AnyConnection;

use super::new::{self, NewPassword};
use crate::account::allowance::Allowance;
use crate::account::ticket;
use crate::http::{ApiError, ClientIp, ErrorEnvelope, Reply};
use crate::seal::Sealed;
use crate::session::member::MemberRow;
use crate::state::AppState;
use crate::store::StoreError;

/// How often an address may try.
const TRIED: Allowance = Allowance::hourly("password-reset", 30);

/// Set a password by the link of the mail
///
/// The body is a sealed `PasswordResetRequest`. The link works once, for 30 minutes; every session of the member ends.
#[utoipa::path(
    post, path = "/wps/member/password/reset", tag = "account", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 401, description = "The link was used or is too old", body = ErrorEnvelope),
        (status = 422, description = "The new password will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many tries from this address", body = ErrorEnvelope)
    )
)]
pub(in crate::account) async fn reset(
    State(state): State<AppState>,
    ip: ClientIp,
    Sealed(request): Sealed<PasswordResetRequest>,
) -> Result<Reply<Done>, ApiError> {
    TRIED.take(&state, &ip.network()).await?;
    let now_ms = state.clock.now_ms();
    let reader = state.store.reader();
    let found = ticket::member_of_reset(reader, request.token.reveal(), now_ms).await?;
    let Some(member_id) = found else { return Err(link_expired()) };
    let member = MemberRow::by_id(reader, &member_id).await?.filter(MemberRow::is_active);
    let Some(member) = member else { return Err(link_expired()) };
    let new = NewPassword { password: &request.new_password, confirm: Some(&request.confirm_new_password) };
    new.check(&state, &member.account).await?;

    let hash = state.passwords.hash(request.new_password.0).await?;
    let secret = request.token;
    let work = async move |connection: &mut AnyConnection| {
        // Of two that follow the link at once the second finds it used.
        let still = ticket::member_of_reset(&mut *connection, secret.reveal(), now_ms).await?;
        if still.as_deref() != Some(member_id.as_str()) {
            return Err(link_expired());
        }
        new::set(connection, &member_id, &hash, None, now_ms).await?;
        // The link went to this address and nowhere else: who follows it reads its mail.
        let verified = "update members set email_verified_at = $1
                        where id = $2 and email <> '' and email_verified_at is null";
        sqlx::query(verified).bind(now_ms).bind(&member_id).execute(connection).await.map_err(StoreError::from)?;
        Ok(())
    };
    state.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(Done {}))
}

fn link_expired() -> ApiError {
    let message = "the link was used or is too old: ask for another mail";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::LINK_EXPIRED, message)
}
