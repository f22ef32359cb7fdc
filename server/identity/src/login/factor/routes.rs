//! The routes that send the code of a login's second factor and check the answer.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::domain::account::Entrance;
use lumora_core::wire::{
    CodeSent, Envelope, FactorKind, FactorRequest, FactorSendRequest, LoginValue, SealedBody, code,
};
use utoipa::{OpenApiRouter, routes};

use super::challenge::Challenge;
use super::factors_of;
use crate::IdentityState;
use crate::lockout::{self, Subject};
use crate::login::completion::{self, VerifiedLogin};
use crate::member::{MemberRow, is_same_name};
use crate::session::Caller;
use crate::totp;
use crate::verification::{self, Purpose, Redeemed, Sending};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Reply};
use platform::outbox::Channel;
use platform::seal::Sealed;
use platform::store::StoreError;

/// Longest answer that is checked, in bytes.
const MAX_ANSWER_BYTES: usize = 1024;

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
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
    State(base): State<Base>,
    caller: Caller,
    Language(language): Language,
    Json(request): Json<FactorSendRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let found = Challenge::find(&base.store, &request.challenge_id, base.clock.now_ms()).await?;
    let (challenge, member) = with_member(&base, found).await?;
    require_factor(&base, &member, request.kind).await?;
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
    Ok(Reply(verification::send_without_captcha(&base, vec![sending]).await?))
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
    State(base): State<Base>,
    caller: Caller,
    Sealed(request): Sealed<FactorRequest>,
) -> Result<Response, ApiError> {
    let found = Challenge::charge(&base.store, &request.challenge_id, base.clock.now_ms()).await?;
    let (challenge, member) = with_member(&base, found).await?;
    require_factor(&base, &member, request.kind).await?;
    let counted = vec![Subject::Factor(member.id.clone())];
    lockout::count_attempt(&base, &counted, true).await?;
    check(&base, &challenge, &member, &request).await?;
    if !challenge.finish(&base.store).await? {
        return Err(expired());
    }
    // The entrance of the login was checked before the challenge was issued.
    let (remember, proof, entrance) = (challenge.remember, challenge.proof, Entrance::Member);
    let verified = VerifiedLogin { member, caller, remember, proof, entrance, counted };
    Ok(completion::complete_without_factor(&base, verified).await?.reply(|value| value))
}

async fn check(
    base: &Base,
    challenge: &Challenge,
    member: &MemberRow,
    request: &FactorRequest,
) -> Result<(), ApiError> {
    let answer = request.answer.reveal();
    let wrong = || refused(code::WRONG_FACTOR, "the answer is wrong");
    if answer.len() > MAX_ANSWER_BYTES {
        return Err(wrong());
    }
    let is_right = match request.kind {
        FactorKind::Sms | FactorKind::Email => {
            let (target, now_ms) = (target(challenge, request.kind), base.clock.now_ms());
            match verification::guess(&base.store, Purpose::Factor, &target, answer, now_ms).await? {
                Redeemed::Right => true,
                Redeemed::Wrong => false,
                Redeemed::Expired => {
                    return Err(refused(code::CODE_EXPIRED, "there is no code, or it is too old: send another"));
                }
            }
        }
        FactorKind::Totp => totp::redeem(base, &member.id, answer).await?,
        FactorKind::PayeeName => is_same_name(answer, &member.payee_name),
    };
    if is_right { Ok(()) } else { Err(wrong()) }
}

/// The target under which a code is stored: it belongs to the challenge, so that a code of one login is not valid for another.
fn target(challenge: &Challenge, kind: FactorKind) -> String {
    let kind = if kind == FactorKind::Sms { "sms" } else { "email" };
    format!("{kind}:{}", challenge.id_hash)
}

/// The challenge with its member, who must still be active.
async fn with_member(base: &Base, found: Option<Challenge>) -> Result<(Challenge, MemberRow), ApiError> {
    let challenge = found.ok_or_else(expired)?;
    let member = MemberRow::by_id(base.store.reader(), &challenge.member_id).await?;
    let member = member.filter(MemberRow::is_active).ok_or_else(expired)?;
    Ok((challenge, member))
}

/// Refuses a kind of factor that the account does not have.
async fn require_factor(base: &Base, member: &MemberRow, kind: FactorKind) -> Result<(), ApiError> {
    let has_totp = totp::is_enabled(base.store.reader(), &member.id).await?;
    let factors = factors_of(base, member, has_totp).await.map_err(|error: StoreError| ApiError::from(error))?;
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
