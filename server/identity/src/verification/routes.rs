//! The calls that send a code to a mobile number (section 7 of the specification).

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use lumora_core::domain::rules::{FieldRule, FieldVerdict};
use lumora_core::wire::{CodeSent, Envelope, RegisterSettings, RegisterSmsRequest, RegisterType, SmsRequest, code};
use lumora_patterns::NativeEngine;
use utoipa::{OpenApiRouter, routes};

use super::phone::PhoneNumber;
use super::send::{self, Answer, Sending};
use super::{Purpose, phone};
use crate::IdentityState;
use crate::fields;
use crate::idempotency;
use crate::member::MemberRow;
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::outbox::Channel;
use platform::settings::Settings;

/// The calls of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
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
    State(base): State<Base>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    require(Settings::load(&base.store).await?.whitelabel().mobile_code_login)?;
    to_member(&base, Purpose::Login, request, ip, language).await
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
    State(base): State<Base>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<SmsRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    require(Settings::load(&base.store).await?.whitelabel().password_change_by_mobile)?;
    to_member(&base, Purpose::Password, request, ip, language).await
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
    let answer = Answer { id: &request.captcha_id, text: &request.captcha };
    Ok(Reply(send::send(&base, sending, answer).await?))
}

/// Passes a number of a country that the operator takes, which satisfies the operator's rule. A member's number is not checked
/// so: it was taken once, and a rule that has changed since locks nobody out.
fn check_offered(settings: &RegisterSettings, request: &RegisterSmsRequest) -> Result<(), ApiError> {
    let is_taken = fields::rules::takes_dialing_code(settings, &request.country_dialing_code);
    let rule = settings.fields.get("mobileNum").cloned().map(FieldRule::from).unwrap_or_default();
    let rule = FieldRule { enabled: true, ..rule };
    match rule.check(request.mobile_no.trim(), &NativeEngine) {
        FieldVerdict::Refused(_) => Err(phone::invalid_phone_number()),
        _ if is_taken => Ok(()),
        _ => Err(phone::invalid_phone_number()),
    }
}

async fn to_member(
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
    let answer = Answer { id: &request.captcha_id, text: &request.captcha };
    Ok(Reply(send::send(base, sending, answer).await?))
}

fn require(offered: bool) -> Result<(), ApiError> {
    if offered { Ok(()) } else { Err(not_enabled()) }
}

fn not_enabled() -> ApiError {
    ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, "the operator does not offer this")
}
