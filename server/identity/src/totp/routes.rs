//! The routes by which a member sets up, confirms and removes an authenticator.

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::{
    Done, Envelope, SealedBody, SecretText, TotpConfirmRequest, TotpSetup, TotpState, code as failure,
};
use messages::Message;
use utoipa::{OpenApiRouter, routes};

use super::code::{self, SECRET_BYTES};
use super::{Confirmed, begin, confirm, is_enabled};
use crate::IdentityState;
use crate::idempotency;
use crate::lockout::{self, Subject};
use crate::session::{MemberEvenExcluded, token};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::ids;
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

/// The routes of this module. Only the removal is idempotent by key: the reply with the secret must not be stored.
pub fn router() -> OpenApiRouter<IdentityState> {
    let repeatable = OpenApiRouter::new().routes(routes!(remove)).route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(state_of)).routes(routes!(set_up)).routes(routes!(first_code)).merge(repeatable)
}

/// Show whether an authenticator is set up
#[utoipa::path(
    get, path = "/wps/member/totp", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<TotpState>), (status = 401, body = ErrorEnvelope))
)]
async fn state_of(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<TotpState>, ApiError> {
    Ok(Reply(TotpState { enabled: is_enabled(base.store.reader(), &member.id).await? }))
}

/// Begin to set up an authenticator
///
/// Returns a new secret, which becomes active when `PUT` sends a code of it within ten minutes. Needs a session that
/// was authenticated within the last ten minutes.
#[utoipa::path(
    post, path = "/wps/member/totp", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<TotpSetup>), (status = 401, body = ErrorEnvelope))
)]
async fn set_up(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<TotpSetup>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    member.require_fresh_password(now_ms)?;
    let secret: [u8; SECRET_BYTES] = ids::random_bytes();
    let brand = Settings::load(&base.store).await?.text("brand_name");
    let shown = code::base32(&secret);
    let label = format!("{}:{}", encoded(&brand), encoded(&member.row.account));
    let uri =
        format!("otpauth://totp/{label}?secret={shown}&issuer={}&algorithm=SHA1&digits=6&period=30", encoded(&brand));
    let vault = base.vault.clone();
    let work = async move |tx: &mut Connection| begin(tx, &vault, &member.id, &secret, now_ms).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(TotpSetup { secret: SecretText(shown), uri: SecretText(uri) }))
}

/// Confirm the authenticator by its first code
///
/// The body is a sealed `TotpConfirmRequest`. From then on a login from an unknown browser needs a code. The member's
/// other sessions end.
#[utoipa::path(
    put, path = "/wps/member/totp", tag = "member", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<TotpState>),
        (status = 401, body = ErrorEnvelope),
        (status = 422, description = "The code is wrong, or nothing waits for one", body = ErrorEnvelope)
    )
)]
async fn first_code(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<TotpConfirmRequest>,
) -> Result<Reply<TotpState>, ApiError> {
    let now_ms = base.clock.now_ms();
    member.require_fresh_password(now_ms)?;
    let counted = vec![Subject::Factor(member.id.clone())];
    lockout::count_attempt(&base, &counted, true).await?;
    let (vault, session_id) = (base.vault.clone(), member.session_id.clone());
    let work = async move |tx: &mut Connection| {
        let confirmed = confirm(tx, &vault, &member.id, request.code.reveal(), now_ms).await?;
        if confirmed == Confirmed::Done {
            lockout::reset_attempts(tx, &counted).await?;
            token::end_others(tx, &member.id, Some(&session_id), now_ms).await?;
        }
        Ok::<_, StoreError>(confirmed)
    };
    match base.store.write(move |tx| Box::pin(async move { work(tx).await })).await? {
        Confirmed::Done => Ok(Reply(TotpState { enabled: true })),
        Confirmed::Wrong => {
            Err(refused(failure::INVALID_VERIFICATION_CODE, "the code is wrong: wait for the next one"))
        }
        Confirmed::Expired => Err(refused(failure::CODE_EXPIRED, "no authenticator waits for a code: begin again")),
    }
}

/// Remove the authenticator
///
/// Needs a session that was authenticated within the last ten minutes. For 24 hours after it, withdrawals that would
/// have needed a code are refused.
#[utoipa::path(
    delete, path = "/wps/member/totp", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope))
)]
async fn remove(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<Done>, ApiError> {
    member.require_fresh_password(base.clock.now_ms())?;
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| {
        if super::remove(tx, &member.id, now_ms).await? {
            messages::write(tx, &member.id, &Message::of(MessageKind::AuthenticatorRemoved), now_ms).await?;
        }
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(Done {}))
}

fn refused(code: &'static str, message: &str) -> ApiError {
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code, message)
}

/// Percent-encodes every byte that is not unreserved in a URI.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
