//! Re-authentication: proving the password again in a remembered or older session opens, for ten minutes, what needs a fresh one.

use axum::extract::State;
use lumora_core::wire::{Done, Envelope, ReauthenticateRequest, SealedBody};

use crate::IdentityState;
use crate::lockout::{self, Subject};
use crate::login::wrong_credentials;
use crate::member::MemberRow;
use crate::session::{Caller, MemberEvenExcluded};
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::seal::Sealed;
use platform::store::{Connection, StoreError, sql};

/// Prove the password again
///
/// The body is a sealed `ReauthenticateRequest`. Five wrong passwords within 30 minutes lock this for a while, each time for longer.
#[utoipa::path(
    post, path = "/wps/session/reauthenticate", tag = "session", request_body = SealedBody, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 401, description = "The password is wrong, or there is no session", body = ErrorEnvelope),
        (status = 429, description = "Too many tries", body = ErrorEnvelope)
    )
)]
pub(super) async fn reauthenticate(
    State(state): State<IdentityState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    caller: Caller,
    Sealed(request): Sealed<ReauthenticateRequest>,
) -> Result<Reply<Done>, ApiError> {
    let counted = vec![Subject::Session(member.session_id.clone()), Subject::Address(caller.ip.network())];
    lockout::count_attempt(&state.base, &counted, true).await?;
    let found = MemberRow::with_password(state.base.store.reader(), &member.row.account).await?;
    let hash = found.map(|(_, hash)| hash);
    if !state.passwords.verify(request.password.0, hash).await? {
        return Err(wrong_credentials());
    }
    let (now_ms, session_id) = (state.base.clock.now_ms(), member.session_id);
    let work = async move |connection: &mut Connection| {
        lockout::reset_attempts(connection, &counted).await?;
        sql::query("update sessions set proved_at = $1 where id = $2")
            .bind(now_ms)
            .bind(session_id)
            .execute(connection)
            .await?;
        Ok::<_, StoreError>(())
    };
    state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(Done {}))
}
