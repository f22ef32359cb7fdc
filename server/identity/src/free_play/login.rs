//! The login call of the free demo.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::domain::account::Entrance;
use lumora_core::wire::{Envelope, FreePlayRequest, LoginValue, SealedBody, code};

use super::guest::{self, NewGuest};
use crate::exclusion;
use crate::login::{Proof, VerifiedLogin, complete_without_factor};
use crate::session::Caller;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope};
use platform::seal::Sealed;
use platform::settings::Settings;
use protection::policy;

/// The only values accepted in the request's `platform` and `gatewayVersion`.
const PLATFORM: &str = "W";
const GATEWAY_VERSION: u8 = 3;
/// Bounds of the request's `random`, visible ASCII characters.
const MIN_RANDOM_BYTES: usize = 16;
const MAX_RANDOM_BYTES: usize = 128;
const MAX_OS_CHARS: usize = 64;

/// Log in as a guest of the free demo
///
/// The body is a sealed `FreePlayRequest`. The same browser finds its guest again until that has been idle for a day.
#[utoipa::path(
    post, path = "/wps/session/login/freeplay", tag = "session", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 400, description = "Not sealed, or the nonce is spent", body = ErrorEnvelope),
        (status = 403, description = "The operator offers no free demo, its licence allows none, or the browser is of a member who is excluded", body = ErrorEnvelope),
        (status = 422, description = "A field is not as it should be", body = ErrorEnvelope),
        (status = 429, description = "Too many new guests from this address", body = ErrorEnvelope)
    )
)]
pub(super) async fn login(
    State(base): State<Base>,
    caller: Caller,
    Sealed(request): Sealed<FreePlayRequest>,
) -> Result<Response, ApiError> {
    let settings = Settings::load(&base.store).await?;
    if !settings.whitelabel().free_play {
        let message = "the operator offers no free demo";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    if !policy::of(&settings.text(policy::SETTING)).is_demo_open() {
        return Err(ApiError::demo_closed());
    }
    let device_hash = caller.device.hash();
    if exclusion::is_of_excluded(base.store.reader(), &device_hash, base.clock.now_ms()).await? {
        let message =
            "somebody who logged in from this browser is excluded from play: it opens no demo until that is over";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::EXCLUDED, message));
    }
    check(&request)?;
    let wanted = NewGuest {
        device_hash,
        address: caller.ip.network(),
        currency: settings.currency().code,
        balance: settings.number("free_play_balance").filter(|amount| *amount > 0).unwrap_or(guest::BALANCE),
    };
    let now_ms = base.clock.now_ms();
    let member =
        base.store.write(move |tx| Box::pin(async move { guest::find_or_make(tx, &wanted, now_ms).await })).await?;
    let verified = VerifiedLogin {
        member,
        caller,
        remember: false,
        proof: Proof::Other,
        entrance: Entrance::Member,
        counted: Vec::new(),
    };
    Ok(complete_without_factor(&base, verified).await?.reply(|value| value))
}

fn check(request: &FreePlayRequest) -> Result<(), ApiError> {
    let is_random = (MIN_RANDOM_BYTES..=MAX_RANDOM_BYTES).contains(&request.random.len())
        && request.random.bytes().all(|byte| byte.is_ascii_graphic());
    let is_os = request.os.chars().count() <= MAX_OS_CHARS && !request.os.chars().any(char::is_control);
    let broken = [
        ("os", !is_os),
        ("platform", request.platform != PLATFORM),
        ("random", !is_random),
        ("gatewayVersion", request.gateway_version != GATEWAY_VERSION),
    ];
    let broken: Vec<_> = broken.into_iter().filter(|(_, is_broken)| *is_broken).collect();
    if broken.is_empty() {
        Ok(())
    } else {
        Err(ApiError::rule_broken(broken.into_iter().map(|(field, _)| (field, "invalid"))))
    }
}
