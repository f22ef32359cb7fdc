//! Registration by the visitor (sections 2 to 9 of the specification): all checks of the form again, and then the
//! account.
//!
//! The order matters. First the checks that cost nothing and reveal nothing: switches, host, rules. Then the captcha
//! and the rate limit, so that nobody can try out names, codes or numbers in bulk. Only then are names, codes and
//! numbers looked up.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{Envelope, LoginValue, RegisterRequest, RegisterSettings, SealedBody, code};
use time::OffsetDateTime;

use super::affiliate;
use super::enrol::{self, Enrolment, Evidence, ProvenNumber};
use super::form::{Form, Tab};
use super::host;
use super::link::{self, LinkStatus};
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

/// Registrations per client network in an hour, unless the setting `register_per_hour` says otherwise.
const DEFAULT_HOURLY: i64 = 30;

/// Register by account name
///
/// The body is a sealed `RegisterRequest`. All rules of `/wps/system/setting/register` are checked again. The new
/// member is logged in at once.
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
/// As by account name, but the number is always verified and the server generates the account name.
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
    let accepted = form.check(&request).map_err(|broken| broken_rules(&broken))?;

    if settings.captcha && !captcha::redeem(base, Some(&request.captcha_id), Some(&request.captcha)).await? {
        return Err(captcha::required());
    }
    let hourly_limit = RateLimit::hourly("register", site.number("register_per_hour").unwrap_or(DEFAULT_HOURLY));
    hourly_limit.take(base, &caller.ip.network()).await?;

    let account = match tab {
        Tab::Account => account_key(accepted.get("username")),
        Tab::Mobile => generated_account_name(),
    };
    if MemberRow::by_account(base.store.reader(), &account).await?.is_some() {
        return Err(enrol::username_taken());
    }
    let (upline, link) = upline(state, &form, accepted.get("affiliateCode"), &request).await?;
    let proven = prove_mobile(state, form, &settings, accepted.get("mobileNum"), &request).await?;
    let (password_hash, payment_password_hash) = password_hashes(state, form, &request).await?;
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
        context: enrol::RegistrationContext::of(&request),
        currency: site.currency().code,
        rank: site.text("register_rank"),
        play_money: site.number("register_play_money").unwrap_or(0),
    };
    enrol::run(base, state.links, caller, enrolment).await
}

fn broken_rules(broken: &rules::Broken) -> ApiError {
    ApiError::rule_broken(broken.iter().map(|(field, code)| (*field, code.as_str())))
}

fn today(base: &Base) -> Result<time::Date, ApiError> {
    let now = OffsetDateTime::from_unix_timestamp(base.clock.now_ms().div_euclid(1000));
    now.map(OffsetDateTime::date).map_err(|error| ApiError::Internal(error.to_string()))
}

/// A random account name for a registration by mobile number: `m`, then 11 letters and digits without look-alikes.
fn generated_account_name() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let drawn = ids::random_bytes::<11>();
    let letter = |byte: &u8| LETTERS.get(usize::from(byte % 32)).map_or('a', |letter| char::from(*letter));
    let name: String = drawn.iter().map(letter).collect();
    format!("m{name}")
}

/// The upline of the new member, as account name (empty for none) and link code: with the code of an agent's
/// registration link, the link determines it; else it is the affiliate, or else the recommender.
async fn upline(
    state: &IdentityState,
    form: &Form<'_>,
    affiliate_code: &str,
    request: &RegisterRequest,
) -> Result<(String, Option<String>), ApiError> {
    let base = &state.base;
    // The code of a followed link is sent even where the form does not show the field; an invalid one is ignored there.
    let code = if affiliate_code.is_empty() { request.affiliate_code.trim() } else { affiliate_code };
    match state.links.status(base, code).await? {
        LinkStatus::Open => return Ok((String::new(), Some(code.to_owned()))),
        LinkStatus::Ended => return Err(link::link_ended()),
        LinkStatus::Unknown => {}
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

/// Account name of the recommender, who was named by account name or member id.
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

/// The mobile number and the proof that the visitor holds it, which is checked here and redeemed with the registration.
async fn prove_mobile(
    state: &IdentityState,
    form: Form<'_>,
    settings: &RegisterSettings,
    number: &str,
    request: &RegisterRequest,
) -> Result<Option<ProvenNumber>, ApiError> {
    if number.is_empty() {
        return Ok(None);
    }
    let number = PhoneNumber::parse(&request.country_dialing_code, number)?;
    let evidence = match () {
        () if !form.asks_mobile_proof() => Evidence::Nothing,
        () if settings.firebase => {
            Evidence::Token(phone_identity::prove(state, request.firebase_id_token.reveal(), &number).await?)
        }
        () => {
            let code = request.verification_code.clone();
            verification::prove(&state.base, Purpose::Register, number.as_str(), code.reveal()).await?;
            Evidence::Code(code)
        }
    };
    Ok(Some(ProvenNumber { number, evidence }))
}

/// Hashes of the password and the payment password (empty for none). Without a password on the form, a random one is
/// hashed that nobody knows.
async fn password_hashes(
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
