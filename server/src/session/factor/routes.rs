//! The calls of the second factor.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{
    CodeSent, Envelope, FactorKind, FactorRequest, FactorSendRequest, LoginValue, SealedBody, code,
};
use unicode_normalization::UnicodeNormalization;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::challenge::Challenge;
use super::factors_of;
use crate::http::{ApiError, ErrorEnvelope, Json, Language, Reply};
use crate::outbox::Channel;
use crate::seal::Sealed;
use crate::session::Caller;
use crate::session::member::MemberRow;
use crate::session::opening::{self, Opening};
use crate::session::throttle::{self, Subject};
use crate::state::AppState;
use crate::store::StoreError;
use crate::totp;
use crate::verification::{self, Purpose, Redeemed, Sending};

/// The longest answer, in bytes.
const LONGEST: usize = 1024;

/// The calls of this module.
pub(in crate::session) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(send)).routes(routes!(answer))
}

/// Send the code of a second factor
#[utoipa::path(
    post, path = "/wps/session/factor/send", tag = "session", request_body = FactorSendRequest,
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "The login is over", body = ErrorEnvelope),
        (status = 422, description = "The account has no such factor, or nothing is sent for it", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn send(
    State(state): State<AppState>,
    caller: Caller,
    Language(language): Language,
    Json(request): Json<FactorSendRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let found = Challenge::find(&state.store, &request.challenge_id, state.clock.now_ms()).await?;
    let (challenge, member) = with_member(&state, found).await?;
    require_factor(&state, &member, request.kind).await?;
    let (channel, recipient) = match request.kind {
        FactorKind::Sms => (Channel::Sms, member.mobile),
        FactorKind::Email => (Channel::Mail, member.email),
        FactorKind::Totp | FactorKind::PayeeName => return Err(no_such_factor()),
    };
    let sending = Sending {
        purpose: Purpose::Factor,
        target: target(&challenge, request.kind),
        channel,
        recipient,
        goes_out: true,
        ip: caller.ip,
        language: language.code,
    };
    Ok(Reply(verification::send_without_captcha(&state, sending).await?))
}

/// Answer the second factor
///
/// The body is a sealed `FactorRequest`. Answers like a login; the fifth wrong answer ends the login.
#[utoipa::path(
    post, path = "/wps/session/factor", tag = "session", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 401, description = "The answer is wrong, its code too old, or the login over", body = ErrorEnvelope),
        (status = 422, description = "The account has no such factor", body = ErrorEnvelope),
        (status = 429, description = "Too many wrong answers", body = ErrorEnvelope)
    )
)]
async fn answer(
    State(state): State<AppState>,
    caller: Caller,
    Sealed(request): Sealed<FactorRequest>,
) -> Result<Response, ApiError> {
    let found = Challenge::charge(&state.store, &request.challenge_id, state.clock.now_ms()).await?;
    let (challenge, member) = with_member(&state, found).await?;
    require_factor(&state, &member, request.kind).await?;
    let charged = vec![Subject::Factor(member.id.clone())];
    throttle::charge_now(&state, &charged, true).await?;
    check(&state, &challenge, &member, &request).await?;
    if !challenge.finish(&state.store).await? {
        return Err(expired());
    }
    let opening = Opening { member, caller, remember: challenge.remember, proof: challenge.proof, charged };
    Ok(opening::open_proven(&state, opening).await?.reply(|value| value))
}

async fn check(
    state: &AppState,
    challenge: &Challenge,
    member: &MemberRow,
    request: &FactorRequest,
) -> Result<(), ApiError> {
    let given = request.answer.reveal();
    let wrong = || refused(code::WRONG_FACTOR, "the answer is wrong");
    if given.len() > LONGEST {
        return Err(wrong());
    }
    let is_right = match request.kind {
        FactorKind::Sms | FactorKind::Email => {
            let (target, now_ms) = (target(challenge, request.kind), state.clock.now_ms());
            match verification::guess(&state.store, Purpose::Factor, &target, given, now_ms).await? {
                Redeemed::Right => true,
                Redeemed::Wrong => false,
                Redeemed::Expired => {
                    return Err(refused(code::CODE_EXPIRED, "there is no code, or it is too old: send another"));
                }
            }
        }
        FactorKind::Totp => totp::redeem(state, &member.id, given).await?,
        FactorKind::PayeeName => name_key(given) == name_key(&member.payee_name),
    };
    if is_right { Ok(()) } else { Err(wrong()) }
}

/// How names are compared: without regard to case, to blanks, and to how accents are composed.
fn name_key(name: &str) -> String {
    name.nfkc().filter(|character| !character.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// Codes belong to one challenge, so that a code of one login opens no other.
fn target(challenge: &Challenge, kind: FactorKind) -> String {
    let kind = if kind == FactorKind::Sms { "sms" } else { "email" };
    format!("{kind}:{}", challenge.id_hash)
}

async fn with_member(state: &AppState, found: Option<Challenge>) -> Result<(Challenge, MemberRow), ApiError> {
    let challenge = found.ok_or_else(expired)?;
    let member = MemberRow::by_id(state.store.reader(), &challenge.member_id).await?;
    let member = member.filter(MemberRow::is_active).ok_or_else(expired)?;
    Ok((challenge, member))
}

async fn require_factor(state: &AppState, member: &MemberRow, kind: FactorKind) -> Result<(), ApiError> {
    let has_totp = totp::is_enabled(&state.store, &member.id).await?;
    let factors = factors_of(state, member, has_totp).await.map_err(|error: StoreError| ApiError::from(error))?;
    if factors.iter().any(|factor| factor.kind == kind) { Ok(()) } else { Err(no_such_factor()) }
}

fn no_such_factor() -> ApiError {
    ApiError::rule_broken([("kind", "unknown_factor")])
}

fn expired() -> ApiError {
    refused(code::FACTOR_EXPIRED, "this login is over: log in again")
}

fn refused(code: &'static str, message: &str) -> ApiError {
    ApiError::refused(StatusCode::UNAUTHORIZED, code, message)
}
