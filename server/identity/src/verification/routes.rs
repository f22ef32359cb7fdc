//! The routes that send a code to a mobile number (section 7 of the specification).

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use lumora_core::domain::rules::{FieldRule, FieldVerdict};
use lumora_core::wire::{CodeSent, Envelope, RegisterSettings, RegisterSmsRequest, RegisterType, SmsRequest, code};
use lumora_patterns::NativeEngine;
use utoipa::{OpenApiRouter, routes};

use super::phone::PhoneNumber;
use super::send::{self, CaptchaAnswer, Sending};
use super::{Purpose, phone};
use crate::IdentityState;
use crate::fields;
use crate::idempotency;
use crate::member::MemberRow;
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::outbox::Channel;
use platform::settings::Settings;

/// The routes of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .routes(routes!(login))
        .routes(routes!(register))
        .routes(routes!(password))
        .route_layer(middleware::from_fn(idempotency::layer))
}

/// Send a login code
///
/// The response is the same whether or not the number belongs to a member; a message is sent to members only.
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
    State(base): State<Base>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    require(Settings::load(&base.store).await?.whitelabel().mobile_code_login)?;
    send_to_member(&base, Purpose::Login, request, ip, language).await
}

/// Send a code for a forgotten password
///
/// The response is the same whether or not the number belongs to a member; a message is sent to members only.
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
    State(base): State<Base>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    require(Settings::load(&base.store).await?.whitelabel().password_change_by_mobile)?;
    send_to_member(&base, Purpose::Password, request, ip, language).await
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
    State(base): State<Base>,
    ip: ClientIp,
    Language(language): Language,
    Json(request): Json<RegisterSmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let settings = Settings::load(&base.store).await?;
    let whitelabel = settings.whitelabel();
    require(settings.register().enabled)?;
    require(match request.register_type {
        RegisterType::Username => whitelabel.username_registration,
        RegisterType::Mobile => whitelabel.mobile_number_registration,
    })?;
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.mobile_no)?;
    check_offered(&fields::settings::load(&base.store, &settings).await?, &request)?;
    let sending = Sending {
        purpose: Purpose::Register,
        target: number.as_str().to_owned(),
        channel: Channel::Sms,
        recipient: number.as_str().to_owned(),
        goes_out: true,
        ip,
        language: language.code,
    };
    let answer = CaptchaAnswer { id: &request.captcha_id, text: &request.captcha };
    Ok(Reply(send::send(&base, sending, answer).await?))
}

/// Refuses a number of a country that the operator does not accept, or that breaks the operator's rule. Only for
/// registrations: a member's number was accepted before, and a changed rule must lock nobody out.
fn check_offered(settings: &RegisterSettings, request: &RegisterSmsRequest) -> Result<(), ApiError> {
    let is_accepted = fields::rules::takes_dialing_code(settings, &request.country_dialing_code);
    let rule = settings.fields.get("mobileNum").cloned().map(FieldRule::from).unwrap_or_default();
    let rule = FieldRule { enabled: true, ..rule };
    match rule.check(request.mobile_no.trim(), &NativeEngine) {
        FieldVerdict::Refused(_) => Err(phone::invalid_phone_number()),
        _ if is_accepted => Ok(()),
        _ => Err(phone::invalid_phone_number()),
    }
}

/// Makes a code for the member who has verified the number; an unknown number is treated alike, but nothing is sent.
async fn send_to_member(
    base: &Base,
    purpose: Purpose,
    request: SmsRequest,
    ip: ClientIp,
    Language(language): Language,
) -> Result<Reply<CodeSent>, ApiError> {
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.mobile_num)?;
    let member = MemberRow::by_verified_mobile(base.store.reader(), number.as_str()).await?;
    let sending = Sending {
        purpose,
        target: number.as_str().to_owned(),
        channel: Channel::Sms,
        recipient: number.as_str().to_owned(),
        goes_out: member.is_some_and(|member| member.is_active()),
        ip,
        language: language.code,
    };
    let answer = CaptchaAnswer { id: &request.captcha_id, text: &request.captcha };
    Ok(Reply(send::send(base, sending, answer).await?))
}

/// 403 `not_enabled` unless the operator offers the feature.
fn require(offered: bool) -> Result<(), ApiError> {
    if offered { Ok(()) } else { Err(not_enabled()) }
}

fn not_enabled() -> ApiError {
    ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, "the operator does not offer this")
}
