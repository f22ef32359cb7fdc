//! The login route, and login by user name and password (sections 2, 4, 5 and 7 of the specification).

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{Envelope, FailureValue, LoginRequest, LoginType, LoginValue, SealedBody, code};

use super::completion::{Proof, VerifiedLogin, complete_login};
use super::identity_token;
use super::mobile;
use crate::IdentityState;
use crate::captcha;
use crate::lockout::{self, Subject};
use crate::member::{MemberRow, account_key};
use crate::password::{self, is_weak};
use crate::session::Caller;
use platform::http::{ApiError, ErrorEnvelope};
use platform::seal::Sealed;

/// The longest account name that is looked up, in characters.
const MAX_ACCOUNT_LENGTH: usize = 64;

/// Log in
///
/// The body is a sealed `LoginRequest`. After a failed login of the account or from the address, a captcha must be answered; three
/// failures within 30 minutes lock the account for a while, each time for longer. Unknown accounts and numbers are treated like known
/// ones. A login from an unknown address and browser is refused with `second_factor_required` when the account has a factor.
#[utoipa::path(
    post, path = "/wps/session/login", tag = "session", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 400, description = "Not sealed, or the nonce is spent", body = ErrorEnvelope),
        (status = 401, description = "Wrong credentials, or a captcha or a second factor is needed", body = ErrorEnvelope),
        (status = 403, description = "The account is closed, or may not log in at this entrance", body = ErrorEnvelope),
        (status = 422, description = "A field is missing or too long", body = ErrorEnvelope),
        (status = 429, description = "Locked, or too many tries", body = ErrorEnvelope)
    )
)]
pub(crate) async fn login(
    State(state): State<IdentityState>,
    caller: Caller,
    Sealed(request): Sealed<LoginRequest>,
) -> Result<Response, ApiError> {
    match request.login_type {
        LoginType::Username => by_password(&state, caller, request).await,
        LoginType::Sms => mobile::log_in(&state.base, caller, request).await,
        LoginType::Firebase => identity_token::log_in(&state, caller, request).await,
    }
}

async fn by_password(state: &IdentityState, caller: Caller, request: LoginRequest) -> Result<Response, ApiError> {
    let base = &state.base;
    let account = account_key(&request.username);
    check_fields(&account, &request.password)?;

    let subject = match caller.device.is_known_to(&base.store, &account).await? {
        true => Subject::KnownDevice(caller.device.hash(), account.clone()),
        false => Subject::Account(account.clone()),
    };
    let counted = vec![subject, Subject::Address(caller.ip.network())];
    let answered = captcha::redeem(base, request.captcha_id.as_deref(), request.captcha.as_deref()).await?;
    lockout::count_attempt(base, &counted, answered).await?;

    let found = MemberRow::with_password(base.store.reader(), &account).await?;
    let hash = found.as_ref().map(|(_, hash)| hash.clone());
    let is_weak = is_weak(&request.password);
    let is_right = state.passwords.verify(request.password, hash).await?;
    let Some((member, _)) = found.filter(|_| is_right) else { return Err(wrong_credentials()) };
    let member = if is_weak { member.require_password_change(&base.store).await? } else { member };
    member.require_active()?;
    let LoginRequest { remember, entrance, .. } = request;
    let verified = VerifiedLogin { member, caller, remember, proof: Proof::Password, entrance, counted };
    Ok(complete_login(base, verified).await?.reply(|value| value))
}

fn check_fields(account: &str, password: &str) -> Result<(), ApiError> {
    let rule = |text: &str, longest: usize| match text.chars().count() {
        0 => Some(code::rule::EMPTY),
        length if length > longest => Some("too_long"),
        _ => None,
    };
    let broken = [("username", rule(account, MAX_ACCOUNT_LENGTH)), ("password", rule(password, password::MAX_LENGTH))];
    let broken: Vec<_> = broken.into_iter().filter_map(|(field, rule)| rule.map(|rule| (field, rule))).collect();
    if broken.is_empty() { Ok(()) } else { Err(ApiError::rule_broken(broken)) }
}

/// 401 `wrong_credentials`, the same for an unknown account and a wrong password, with the captcha flag for the next attempt.
pub(crate) fn wrong_credentials() -> ApiError {
    let value = FailureValue { captcha: true, ..FailureValue::default() };
    let message = "wrong account or password";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::WRONG_CREDENTIALS, message).with_value(value)
}
