//! Logging in by passkey.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use lumora_core::domain::account::Entrance;
use lumora_core::wire::{Envelope, LoginValue, PasskeyOptions, PasskeyRequest};
use serde_json::json;

use super::ceremony::{self, not_recognised, refuse};
use super::records;
use super::verify::{Assertion, Credential, VerifiedAssertion};
use crate::login::{Proof, VerifiedLogin, complete_without_factor};
use crate::member::MemberRow;
use crate::session::Caller;
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Reply};
use platform::rate_limit::RateLimit;

/// Limit of begun logins per client network: each stores a row for some minutes and needs no authentication.
const BEGIN_LIMIT: RateLimit = RateLimit::hourly("passkey-login", 240);

/// Begin a login by passkey
///
/// No account is named: the device offers the passkeys that it holds for this site.
#[utoipa::path(
    post, path = "/wps/session/passkey/options", tag = "session",
    responses(
        (status = 200, body = Envelope<PasskeyOptions>),
        (status = 403, description = "The site is opened by a number, where browsers know no passkeys", body = ErrorEnvelope),
        (status = 429, description = "This address has begun too many", body = ErrorEnvelope)
    )
)]
pub(super) async fn options(
    State(base): State<Base>,
    address: ClientIp,
    headers: HeaderMap,
) -> Result<Reply<PasskeyOptions>, ApiError> {
    let expected = ceremony::new_challenge(&base, &headers)?;
    BEGIN_LIMIT.take(&base, &address.network()).await?;
    let options = json!({
        "challenge": expected.challenge, "rpId": expected.rp_id, "timeout": ceremony::LIFETIME_MS,
        "userVerification": "required", "allowCredentials": [],
    });
    Ok(Reply(ceremony::begin(&base, expected, "", &options).await?))
}

/// Log in by passkey
///
/// Counts as two factors, since the device has verified its user.
#[utoipa::path(
    post, path = "/wps/session/passkey", tag = "session", request_body = PasskeyRequest,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 400, body = ErrorEnvelope),
        (status = 401, description = "The passkey was not recognised, or the ceremony is over", body = ErrorEnvelope),
        (status = 403, description = "The account is closed or suspended", body = ErrorEnvelope)
    )
)]
pub(super) async fn login(
    State(base): State<Base>,
    caller: Caller,
    Json(request): Json<PasskeyRequest>,
) -> Result<Response, ApiError> {
    let expected = ceremony::end(&base, &request.ceremony_id, "").await?;
    let credential = Credential::<Assertion>::read(&request.credential).map_err(refuse)?;
    let found = records::by_credential(&base.store, credential.id()).await?;
    let passkey = found.ok_or_else(not_recognised)?;
    let assertion = credential.verify_assertion(&expected, &passkey.public_key).map_err(refuse)?;
    let is_owner = credential.user_handle().is_none_or(|handle| handle == passkey.member_id.as_bytes());
    if !is_owner || assertion.is_backup_eligible != (passkey.backup_eligible != 0) {
        return Err(not_recognised());
    }
    mark_used(&base, passkey.id.clone(), assertion).await?;
    let member = MemberRow::by_id(base.store.reader(), &passkey.member_id).await?.ok_or_else(not_recognised)?;
    member.require_active()?;
    let opening = VerifiedLogin {
        member,
        caller,
        remember: false,
        proof: Proof::Other,
        entrance: Entrance::Member,
        counted: Vec::new(),
    };
    Ok(complete_without_factor(&base, opening).await?.reply(|value| value))
}

async fn mark_used(base: &Base, id: String, assertion: VerifiedAssertion) -> Result<(), ApiError> {
    let now_ms = base.clock.now_ms();
    let name = id.clone();
    let grew = base
        .store
        .write(move |tx| Box::pin(async move { records::mark_used(tx, &id, &assertion, now_ms).await }))
        .await?;
    if !grew {
        tracing::warn!(passkey = name, "the counter of a passkey has not grown: there is a copy of it");
        return Err(not_recognised());
    }
    Ok(())
}
