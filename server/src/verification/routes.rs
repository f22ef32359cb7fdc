//! The calls that send a code to a mobile number (section 7 of the specification).

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use lumora_core::wire::{CodeSent, Envelope, RegisterSmsRequest, RegisterType, SmsRequest, code};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Purpose;
use super::phone::PhoneNumber;
use super::send::{self, Answer, Sending};
use crate::content::settings::Settings;
use crate::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply, idempotency};
use crate::outbox::Channel;
use crate::session::member::MemberRow;
use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(login))
        .routes(routes!(register))
        .routes(routes!(password))
        .route_layer(middleware::from_fn(idempotency::layer))
}

/// Send a login code
///
/// Answers the same whether or not the number belongs to a member; only a member's phone rings.
#[utoipa::path(
    post, path = "/wps/verification/sms/noLogin", tag = "session", request_body = SmsRequest,
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "A captcha is needed", body = ErrorEnvelope),
        (status = 422, description = "The number is missing or not valid", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn login(
    State(state): State<AppState>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    require(Settings::load(&state.store).await?.whitelabel().mobile_code_login)?;
    to_member(&state, Purpose::Login, request, ip, language).await
}

/// Send a code for a forgotten password
///
/// Answers the same whether or not the number belongs to a member; only a member's phone rings.
#[utoipa::path(
    post, path = "/wps/verification/sms/password", tag = "session", request_body = SmsRequest,
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "A captcha is needed", body = ErrorEnvelope),
        (status = 422, description = "The number is missing or not valid", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn password(
    State(state): State<AppState>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    require(Settings::load(&state.store).await?.whitelabel().password_change_by_mobile)?;
    to_member(&state, Purpose::Password, request, ip, language).await
}

/// Send a registration code
#[utoipa::path(
    post, path = "/wps/verification/sms/register", tag = "session", request_body = RegisterSmsRequest,
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "A captcha is needed", body = ErrorEnvelope),
        (status = 422, description = "The number is missing or not valid", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn register(
    State(state): State<AppState>,
    ip: ClientIp,
    Language(language): Language,
    Json(request): Json<RegisterSmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let settings = Settings::load(&state.store).await?;
    let whitelabel = settings.whitelabel();
    require(settings.register().enabled)?;
    require(match request.register_type {
        RegisterType::Username => whitelabel.username_registration,
        RegisterType::Mobile => whitelabel.mobile_number_registration,
    })?;
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.mobile_no)?;
    let sending = Sending {
        purpose: Purpose::Register,
        target: number.as_str().to_owned(),
        channel: Channel::Sms,
        recipient: number.as_str().to_owned(),
        goes_out: true,
        ip,
        language: language.code,
    };
    let answer = Answer { id: &request.captcha_id, text: &request.captcha };
    Ok(Reply(send::send(&state, sending, answer).await?))
}

async fn to_member(
    state: &AppState,
    purpose: Purpose,
    request: SmsRequest,
    ip: ClientIp,
    Language(language): Language,
) -> Result<Reply<CodeSent>, ApiError> {
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.mobile_num)?;
    let member = MemberRow::by_verified_mobile(state.store.reader(), number.as_str()).await?;
    let sending = Sending {
        purpose,
        target: number.as_str().to_owned(),
        channel: Channel::Sms,
        recipient: number.as_str().to_owned(),
        goes_out: member.is_some_and(|member| member.is_active()),
        ip,
        language: language.code,
    };
    let answer = Answer { id: &request.captcha_id, text: &request.captcha };
    Ok(Reply(send::send(state, sending, answer).await?))
}

fn require(offered: bool) -> Result<(), ApiError> {
    if offered { Ok(()) } else { Err(not_enabled()) }
}

fn not_enabled() -> ApiError {
    ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, "the operator does not offer this")
}
