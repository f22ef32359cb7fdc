//! Verifying mobile numbers through an external gateway, which sends the code itself and returns a signed identity token, as
//! Firebase does (sections 3, 7 and 8 of the specification, "firebase").
//!
//! [`PhoneIdentity`] is such a gateway; [`DevelopmentGateway`] of a development server puts its codes in the outbox,
//! [`IdentityToolkit`] calls a web service. A registration or login presents the token: [`prove`] verifies that it is about the
//! number, and [`spend`] uses it up in the transaction of the registration or login. All of it needs the setting
//! `register_firebase`.

mod development;
mod identity_toolkit;
mod routes;
mod settings;

use std::sync::Arc;

use axum::http::StatusCode;
use futures_util::future::BoxFuture;
use lumora_core::wire::code;

pub use development::DevelopmentGateway;
pub use identity_toolkit::IdentityToolkit;
pub use routes::router;
pub use settings::{SettingError, ToolkitSettings, from_environment};

use crate::IdentityState;
use crate::verification::PhoneNumber;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::http_client::Network;
use platform::ids;
use platform::jwt::TokenError;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

/// How long a token is accepted after its issue, in milliseconds, whatever expiry it states.
pub const TOKEN_MS: i64 = 10 * MINUTE_MS;
/// The longest token or session info of a gateway that is accepted, in bytes.
const MAX_LENGTH: usize = 8 * 1024;

/// Why a call of a gateway failed.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// The gateway does not send to this number.
    #[error("the gateway does not take the number")]
    Number,
    /// The code is wrong.
    #[error("the code is wrong")]
    WrongCode,
    /// The verification has expired, or does not exist.
    #[error("the verification is over")]
    Expired,
    /// The gateway's rate limit is reached.
    #[error("the gateway wants a pause")]
    TooMany,
    /// The operator's quota at the gateway is used up.
    #[error("the quota of the gateway is used up")]
    Quota,
    /// The gateway requires a captcha.
    #[error("the gateway wants a captcha")]
    Captcha,
    /// The token is not a valid one of the gateway.
    #[error(transparent)]
    Token(#[from] TokenError),
    /// The gateway could not be reached, or failed; the text is for the log.
    #[error("the gateway can not be used: {0}")]
    Unavailable(String),
    /// The site's database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A gateway that verifies numbers.
pub trait PhoneIdentity: Send + Sync + std::fmt::Debug {
    /// Sends a code to the number, in the language if the gateway supports it. Returns the session info that identifies this
    /// verification.
    fn send<'a>(
        &'a self,
        number: &'a PhoneNumber,
        language: &'static str,
    ) -> BoxFuture<'a, Result<String, GatewayError>>;

    /// Exchanges the code for an identity token.
    fn verify<'a>(&'a self, session_info: &'a str, code: &'a str) -> BoxFuture<'a, Result<String, GatewayError>>;

    /// Verifies a token and returns the number that it is about, in digits with the dialling code.
    fn check<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<String, GatewayError>>;
}

/// The configured service; without settings the built-in gateway on a development server, else none.
pub fn gateway(base: &Base, settings: Option<&ToolkitSettings>) -> Option<Arc<dyn PhoneIdentity>> {
    if let Some(settings) = settings {
        let network = Arc::new(Network::default());
        return Some(Arc::new(IdentityToolkit::new(settings.clone(), network, base.clock.clone())));
    }
    let development = || Arc::new(DevelopmentGateway::new(base.store.clone(), base.clock.clone()));
    base.config.development.then(|| development() as Arc<dyn PhoneIdentity>)
}

/// A verified token that is not used up yet.
#[derive(Debug, Clone)]
pub struct Proof {
    token_hash: String,
    expires_at: i64,
}

/// Verifies that a token of the gateway is about `number`. To be followed by [`spend`] in the transaction that the token
/// authorises.
///
/// # Errors
/// 403 `not_enabled` while no gateway is enabled, 422 `missing_verification_code` without a token, `code_expired` or
/// `invalid_verification_code` for a token that proves nothing about the number.
pub async fn prove(state: &IdentityState, token: &str, number: &PhoneNumber) -> Result<Proof, ApiError> {
    let gateway = enabled(state).await?;
    if token.trim().is_empty() {
        let message = "there is no identity token: verify the number first";
        return Err(unprocessable(code::MISSING_VERIFICATION_CODE, message));
    }
    if token.len() > MAX_LENGTH {
        return Err(refusal(GatewayError::WrongCode));
    }
    if gateway.check(token).await.map_err(refusal)? != number.as_str() {
        return Err(refusal(GatewayError::WrongCode));
    }
    Ok(Proof { token_hash: ids::token_hash(token), expires_at: state.base.clock.now_ms() + 2 * TOKEN_MS })
}

/// Uses a token up, so that it proves a number only once.
///
/// # Errors
/// 422 `code_expired` when it was used before.
pub async fn spend(connection: &mut Connection, proof: &Proof) -> Result<(), ApiError> {
    let spent = sql::query(
        "insert into used_identity_tokens (token_hash, expires_at) values ($1, $2) on conflict (token_hash) do nothing",
    )
    .bind(&proof.token_hash)
    .bind(proof.expires_at)
    .execute(connection)
    .await?;
    if spent.rows_affected() == 1 { Ok(()) } else { Err(refusal(GatewayError::Expired)) }
}

/// The gateway, if the operator has enabled it; else 403 `not_enabled`.
async fn enabled(state: &IdentityState) -> Result<Arc<dyn PhoneIdentity>, ApiError> {
    let is_on = Settings::load(&state.base.store).await?.is_on("register_firebase");
    state.phone_identity.clone().filter(|_| is_on).ok_or_else(|| {
        let message = "the operator has no gateway that verifies numbers: ask for a code by SMS";
        ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message)
    })
}

fn unprocessable(code: &'static str, message: &str) -> ApiError {
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code, message)
}

/// The refusal of a failed call (section 8 of the specification, "Phone auth").
fn refusal(error: GatewayError) -> ApiError {
    match error {
        GatewayError::Number => {
            unprocessable(code::INVALID_PHONE_NUMBER, "the mobile number is not valid: check dialling code and number")
        }
        GatewayError::WrongCode => unprocessable(code::INVALID_VERIFICATION_CODE, "the code is wrong: check it"),
        GatewayError::Expired => {
            unprocessable(code::CODE_EXPIRED, "the code is too old or was tried too often: send another")
        }
        GatewayError::Token(why) => {
            tracing::info!(%why, "an identity token was not believed");
            unprocessable(code::INVALID_VERIFICATION_CODE, "the identity token proves nothing: verify the number again")
        }
        GatewayError::TooMany => ApiError::too_many(code::PHONE_TOO_MANY_REQUESTS, 5 * 60),
        GatewayError::Quota => {
            let message = "no more codes are sent for now: contact customer service";
            ApiError::refused(StatusCode::TOO_MANY_REQUESTS, code::QUOTA_EXCEEDED, message)
        }
        GatewayError::Captcha => {
            let message = "the gateway wants a captcha: try again";
            ApiError::refused(StatusCode::UNAUTHORIZED, code::CAPTCHA_FAILED, message)
        }
        GatewayError::Unavailable(why) => {
            tracing::warn!(why, "the phone-identity gateway failed");
            let message = "the gateway that verifies numbers does not answer: try again later";
            ApiError::refused(StatusCode::SERVICE_UNAVAILABLE, code::UNAVAILABLE, message)
        }
        GatewayError::Store(error) => ApiError::Store(error),
    }
}
