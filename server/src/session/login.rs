//! Login by user name and password (sections 2, 4, 5 and 7 of the specification).

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{Envelope, FailureValue, LoginRequest, LoginType, LoginValue, SealedBody, code};
use sqlx::AnyConnection;

use super::captcha;
use super::device::{self, Device};
use super::member::{MemberRow, account_key};
use super::remember::{self, Pair};
use super::throttle::{self, Subject};
use super::token::{self, NewSession};
use crate::http::{ApiError, ClientIp, ErrorEnvelope, Reply};
use crate::ids;
use crate::seal::Sealed;
use crate::state::AppState;
use crate::store::StoreError;

const LONGEST_ACCOUNT: usize = 64;
const LONGEST_PASSWORD: usize = 256;

/// Log in
///
/// The body is a sealed `LoginRequest`. After a failed login of the account or from the address, a captcha must be answered; three
/// failures within 30 minutes lock the account for a while, each time for longer. Unknown accounts are treated like known ones.
#[utoipa::path(
    post, path = "/wps/session/login", tag = "session", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 400, description = "Not sealed, or the nonce is spent", body = ErrorEnvelope),
        (status = 401, description = "Wrong credentials, or a captcha is needed", body = ErrorEnvelope),
        (status = 422, description = "A field is missing or too long", body = ErrorEnvelope),
        (status = 429, description = "Locked, or too many tries", body = ErrorEnvelope)
    )
)]
pub(super) async fn login(
    State(state): State<AppState>,
    ClientIp(ip): ClientIp,
    headers: HeaderMap,
    Sealed(request): Sealed<LoginRequest>,
) -> Result<Response, ApiError> {
    if request.login_type == LoginType::Sms {
        let message = "login by SMS code is not offered: use the user name";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let account = account_key(&request.username);
    check_fields(&account, &request.password)?;

    let device = Device::of(&headers);
    let subject = match device.is_known_to(&state.store, &account).await? {
        true => Subject::KnownDevice(device.hash(), account.clone()),
        false => Subject::Account(account.clone()),
    };
    let subjects = [subject, Subject::Address(ip.to_string())];
    let answered = captcha::redeem(&state, request.captcha_id.as_deref(), request.captcha.as_deref()).await?;
    charge(&state, &subjects, answered).await?;

    let found = MemberRow::with_password(state.store.reader(), &account).await?;
    let hash = found.as_ref().map(|(_, hash)| hash.clone());
    let is_right = state.passwords.verify(request.password, hash).await?;
    let Some((member, _)) = found.filter(|_| is_right) else { return Err(wrong_credentials()) };
    if !member.is_active() {
        let message = "this account is closed or suspended: contact customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::ACCOUNT_DISABLED, message));
    }
    let opening = Opening { member, ip: ip.to_string(), device, remember: request.remember, subjects };
    open(&state, opening).await
}

fn check_fields(account: &str, password: &str) -> Result<(), ApiError> {
    let rule = |text: &str, longest: usize| match text.chars().count() {
        0 => Some("required"),
        length if length > longest => Some("too_long"),
        _ => None,
    };
    let broken = [("username", rule(account, LONGEST_ACCOUNT)), ("password", rule(password, LONGEST_PASSWORD))];
    let broken: Vec<_> = broken.into_iter().filter_map(|(field, rule)| rule.map(|rule| (field, rule))).collect();
    if broken.is_empty() { Ok(()) } else { Err(ApiError::rule_broken(broken)) }
}

async fn charge(state: &AppState, subjects: &[Subject; 2], answered: bool) -> Result<(), ApiError> {
    let subjects = subjects.clone();
    let now_ms = state.clock.now_ms();
    state.store.write(move |tx| Box::pin(async move { throttle::charge(tx, &subjects, answered, now_ms).await })).await
}

fn wrong_credentials() -> ApiError {
    let value = FailureValue { captcha: true, ..FailureValue::default() };
    let message = "wrong account or password";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::WRONG_CREDENTIALS, message).with_value(value)
}

/// A login whose password was right.
#[derive(Clone)]
struct Opening {
    member: MemberRow,
    ip: String,
    device: Device,
    remember: bool,
    subjects: [Subject; 2],
}

async fn open(state: &AppState, opening: Opening) -> Result<Response, ApiError> {
    let now_ms = state.clock.now_ms();
    let secure = state.config.is_https();
    let pair = opening.remember.then(Pair::fresh);
    let device = opening.device.clone();
    let kept = pair.clone();
    let value: LoginValue =
        state.store.write(move |tx| Box::pin(async move { begin(tx, opening, kept, now_ms).await })).await?;
    let mut response = Reply(value).into_response();
    let remembered = pair.as_ref().map(|pair| pair.cookie(secure));
    for cookie in [Some(device.cookie(secure)), remembered].into_iter().flatten() {
        if let Some(header) = cookie.header() {
            response.headers_mut().append(header::SET_COOKIE, header);
        }
    }
    Ok(response)
}

async fn begin(
    connection: &mut AnyConnection,
    opening: Opening,
    pair: Option<Pair>,
    now_ms: i64,
) -> Result<LoginValue, StoreError> {
    let Opening { member, ip, device, subjects, .. } = opening;
    throttle::give_back(connection, &subjects).await?;
    let first = sqlx::query("update members set first_login_at = $1 where id = $2 and first_login_at is null")
        .bind(now_ms)
        .bind(&member.id)
        .execute(&mut *connection)
        .await?;
    device::learn(connection, &device.hash(), &member.id, now_ms).await?;
    if let Some(pair) = pair {
        let times = (now_ms, remember::family_end(now_ms));
        remember::store(connection, &pair, &ids::new_id(now_ms), &member.id, times).await?;
    }
    let password_weak = member.must_change_password();
    let session = NewSession { member_id: member.id, ip, remembered: false };
    let token = token::start(connection, &session, now_ms).await?;
    Ok(LoginValue {
        token,
        first_time_login: first.rows_affected() == 1,
        password_expired: false,
        password_weak,
        change_ticket: None,
    })
}
