//! Setting a new password with the reset ticket from the link of a mail (sections 4 and 7 of the specification).

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::wire::{Done, Envelope, PasswordResetRequest, SealedBody, code};

use crate::IdentityState;
use crate::member::MemberRow;
use crate::password::new::{self, NewPassword};
use crate::password::ticket;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Reply};
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::store::{Connection, sql};

/// Limit of attempts per client network.
const ATTEMPT_LIMIT: RateLimit = RateLimit::hourly("password-reset", 30);

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
pub(crate) async fn reset(
    State(IdentityState { base, passwords, .. }): State<IdentityState>,
    ip: ClientIp,
    Sealed(request): Sealed<PasswordResetRequest>,
) -> Result<Reply<Done>, ApiError> {
    ATTEMPT_LIMIT.take(&base, &ip.network()).await?;
    let now_ms = base.clock.now_ms();
    let reader = base.store.reader();
    let found = ticket::member_of_reset(reader, request.token.reveal(), now_ms).await?;
    let Some(member_id) = found else { return Err(link_expired()) };
    let member = MemberRow::by_id(reader, &member_id).await?.filter(MemberRow::is_active);
    let Some(member) = member else { return Err(link_expired()) };
    let new = NewPassword { password: &request.new_password, confirm: Some(&request.confirm_new_password) };
    new.check(&base, &member.account).await?;

    let hash = passwords.hash(request.new_password.0).await?;
    let secret = request.token;
    let work = async move |connection: &mut Connection| {
        // Checked again inside the transaction: a concurrent request may have used the link.
        let still = ticket::member_of_reset(&mut *connection, secret.reveal(), now_ms).await?;
        if still.as_deref() != Some(member_id.as_str()) {
            return Err(link_expired());
        }
        new::set(connection, &member_id, &hash, None, now_ms).await?;
        // The link was sent to this address only, so using it verifies the address.
        let verified = "update members set email_verified_at = $1
                        where id = $2 and email <> '' and email_verified_at is null";
        sql::query(verified).bind(now_ms).bind(&member_id).execute(connection).await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(Done {}))
}

fn link_expired() -> ApiError {
    let message = "the link was used or is too old: ask for another mail";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::LINK_EXPIRED, message)
}
