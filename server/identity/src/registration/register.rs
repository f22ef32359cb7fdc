//! Registration (sections 2 to 9 of the specification): every gate of the form again, and then the account.
//!
//! The order matters. What costs nothing and tells nothing comes first: switches, host, rules. Then the captcha and the count
//! of the address, so that nobody tries out names, codes or numbers in bulk. Only then is anything looked up.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{Envelope, LoginValue, RegisterRequest, RegisterSettings, SealedBody, code};
use time::OffsetDateTime;

use super::affiliate;
use super::enrol::{self, Enrolment, Evidence, Proven};
use super::form::{Form, Tab};
use super::host;
use super::link::{self, LinkStanding};
use crate::IdentityState;
use crate::captcha;
use crate::fields::{rules, settings};
use crate::member::{MemberRow, account_key};
use crate::phone_identity;
use crate::session::Caller;
use crate::verification::{self, PhoneNumber, Purpose};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::settings::Settings;

/// Registrations from one address in an hour, unless the operator sets another number.
const HOURLY: i64 = 30;

/// Register by account name
///
/// The body is a sealed `RegisterRequest`. Every rule of `/wps/system/setting/register` is checked again; the new member is
/// logged in at once.
#[utoipa::path(
    put, path = "/wps/member/register", tag = "account", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 401, description = "The captcha is missing or wrong", body = ErrorEnvelope),
        (status = 403, description = "Not offered, or not at this host", body = ErrorEnvelope),
        (status = 409, description = "The account name is taken", body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule, or a code is wrong", body = ErrorEnvelope),
        (status = 429, description = "Too many registrations from this address", body = ErrorEnvelope)
    )
)]
pub(super) async fn register(
    State(state): State<IdentityState>,
    caller: Caller,
    Sealed(request): Sealed<RegisterRequest>,
) -> Result<Response, ApiError> {
    run(&state, caller, Tab::Account, request).await
}

/// Register by mobile number
///
/// As by account name, but the number is always verified and the server makes the account name.
#[utoipa::path(
    put, path = "/wps/member/register/mobile", tag = "account", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 401, description = "The captcha is missing or wrong", body = ErrorEnvelope),
        (status = 403, description = "Not offered, or not at this host", body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule, or a code is wrong", body = ErrorEnvelope),
        (status = 429, description = "Too many registrations from this address", body = ErrorEnvelope)
    )
)]
pub(super) async fn register_mobile(
    State(state): State<IdentityState>,
    caller: Caller,
    Sealed(request): Sealed<RegisterRequest>,
) -> Result<Response, ApiError> {
    run(&state, caller, Tab::Mobile, request).await
}

async fn run(state: &IdentityState, caller: Caller, tab: Tab, request: RegisterRequest) -> Result<Response, ApiError> {
    let base = &state.base;
    let site = Settings::load(&base.store).await?;
    let whitelabel = site.whitelabel();
    let offers_tab = match tab {
        Tab::Account => whitelabel.username_registration,
        Tab::Mobile => whitelabel.mobile_number_registration,
    };
    if !(whitelabel.direct_registration && site.register().enabled && offers_tab) {
        let message = "the operator does not offer this registration";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    host::require(base, &request.domain).await?;
    let settings = settings::load(&base.store, &site).await?;
    let form = Form { tab, settings: &settings, whitelabel: &whitelabel, today: today(base)? };
    let accepted = form.check(&request).map_err(|broken| refused(&broken))?;

    if settings.captcha && !captcha::redeem(base, Some(&request.captcha_id), Some(&request.captcha)).await? {
        return Err(captcha::required());
    }
    let hourly = RateLimit::hourly("register", site.number("register_per_hour").unwrap_or(HOURLY));
    hourly.take(base, &caller.ip.network()).await?;

    let account = match tab {
        Tab::Account => account_key(accepted.get("username")),
        Tab::Mobile => made_up_account(),
    };
    if MemberRow::by_account(base.store.reader(), &account).await?.is_some() {
        return Err(enrol::username_taken());
    }
    let (upline, link) = upline(state, &form, accepted.get("affiliateCode"), &request).await?;
    let proven = prove_mobile(state, form, &settings, accepted.get("mobileNum"), &request).await?;
    let (password_hash, payment_password_hash) = hashes(state, form, &request).await?;
    let enrolment = Enrolment {
        account,
        password_hash,
        payment_password_hash,
        accepted,
        upline,
        link,
        proven,
        social_ticket: request.social_ticket.clone(),
        terms_version: settings.terms_version.clone(),
        circumstances: enrol::Circumstances::of(&request),
        currency: site.currency().code,
        rank: site.text("register_rank"),
        play_money: site.number("register_play_money").unwrap_or(0),
    };
    enrol::run(base, state.links, caller, enrolment).await
}

fn refused(broken: &rules::Broken) -> ApiError {
    ApiError::rule_broken(broken.iter().map(|(field, code)| (*field, code.as_str())))
}

fn today(base: &Base) -> Result<time::Date, ApiError> {
    let now = OffsetDateTime::from_unix_timestamp(base.clock.now_ms().div_euclid(1000));
    now.map(OffsetDateTime::date).map_err(|error| ApiError::Internal(error.to_string()))
}

/// An account name for who gave none: a letter, then letters and digits.
fn made_up_account() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let drawn = ids::random_bytes::<11>();
    let letter = |byte: &u8| LETTERS.get(usize::from(byte % 32)).map_or('a', |letter| char::from(*letter));
    let name: String = drawn.iter().map(letter).collect();
    format!("m{name}")
}

/// Whose downline the new member becomes: that of the agent whose registration link was followed, by the link's code; or else the affiliate's, or the
/// recommender's, by account name.
async fn upline(
    state: &IdentityState,
    form: &Form<'_>,
    affiliate_code: &str,
    request: &RegisterRequest,
) -> Result<(String, Option<String>), ApiError> {
    let base = &state.base;
    // The code of a link travels along even where the field does not show; there a dead one is nobody's fault.
    let code = if affiliate_code.is_empty() { request.affiliate_code.trim() } else { affiliate_code };
    match state.links.standing(base, code).await? {
        LinkStanding::Open => return Ok((String::new(), Some(code.to_owned()))),
        LinkStanding::Ended => return Err(link::ended()),
        LinkStanding::Unknown => {}
    }
    let affiliate = affiliate::member_of(base.store.reader(), code).await?;
    if affiliate.is_none() && !code.is_empty() && form.is_enabled("affiliateCode") {
        let message = "no affiliate of this operator has the code: check it, or leave it out";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::INVALID_AFFILIATE, message));
    }
    let recommender = match request.recommender_id.trim() {
        named if named.is_empty() || !form.is_enabled("recommenderId") => None,
        named => Some(recommender(base, named).await?),
    };
    Ok((affiliate.or(recommender).unwrap_or_default(), None))
}

/// Account name of who has this account name or id.
async fn recommender(base: &Base, named: &str) -> Result<String, ApiError> {
    let reader = base.store.reader();
    let by_account = MemberRow::by_account(reader, &account_key(named)).await?;
    let found = match by_account {
        Some(member) => Some(member),
        None => MemberRow::by_id(reader, named).await?,
    };
    let recommends = |member: &MemberRow| member.is_active() && !member.account_type().is_trial();
    found.filter(recommends).map(|member| member.account).ok_or_else(|| {
        let message = "nobody has this recommender id: check it, or leave it out";
        ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::INVALID_RECOMMENDER, message)
    })
}

/// The mobile number, and what has proved that the visitor holds it.
async fn prove_mobile(
    state: &IdentityState,
    form: Form<'_>,
    settings: &RegisterSettings,
    number: &str,
    request: &RegisterRequest,
) -> Result<Option<Proven>, ApiError> {
    if number.is_empty() {
        return Ok(None);
    }
    let number = PhoneNumber::parse(&request.country_dialing_code, number)?;
    let evidence = match () {
        () if !form.asks_code() => Evidence::Nothing,
        () if settings.firebase => {
            Evidence::Token(phone_identity::prove(state, request.firebase_id_token.reveal(), &number).await?)
        }
        () => {
            let code = request.verification_code.clone();
            verification::prove(&state.base, Purpose::Register, number.as_str(), code.reveal()).await?;
            Evidence::Code(code)
        }
    };
    Ok(Some(Proven { number, evidence }))
}

/// Hashes of password and payment password; who gave no password gets one that nobody knows.
async fn hashes(
    state: &IdentityState,
    form: Form<'_>,
    request: &RegisterRequest,
) -> Result<(String, String), ApiError> {
    let password = if form.asks_password() { request.password.reveal().to_owned() } else { ids::random_token() };
    let password = state.passwords.hash(password).await?;
    let payment = request.payment_password.reveal();
    if payment.is_empty() || !form.is_enabled("paymentPassword") {
        return Ok((password, String::new()));
    }
    Ok((password, state.passwords.hash(payment.to_owned()).await?))
}
