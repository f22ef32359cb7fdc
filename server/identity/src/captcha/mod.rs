//! The captcha: required after a failed login, before a code is sent to a visitor, and where the operator wants it for registration;
//! valid for one answer within five minutes (sections 4, 7 and 8 of the specification).
//!
//! It comes in three kinds, for accessibility (WCAG 3.3.8): letters to see, digits to hear, and proof of work that the browser does
//! by itself. Only a hash of the answer is stored, so that reading the database reveals none, and a captcha is used up by its first
//! answer, right or wrong. Issuing is rate-limited by address.

mod audio;
mod font;
mod image;
mod rng;
mod sounds;
mod voice;
mod work;

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::wire::{CaptchaKind, CaptchaValue, CaptchaWork, Envelope, FailureValue, code};
use sha2::{Digest, Sha256};
use utoipa::{OpenApiRouter, routes};

use crate::IdentityState;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Query, Reply};
use platform::ids;
use platform::params::{OneOf, OptionalParam};
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError, sql};
use platform::{choices, query};

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(captcha))
}

/// How long a captcha can be answered, in milliseconds.
const LIFETIME_MS: i64 = 5 * MINUTE_MS;
/// Longest captcha id and longest answer that are looked at, in bytes.
const MAX_INPUT_BYTES: usize = 255;
/// Captchas issued to one address.
pub const ISSUE_LIMIT: RateLimit = RateLimit { name: "captcha", max: 120, window_ms: 10 * 60 * 1000 };
/// Prefix of `captchas.answer_hash` where the captcha is proof of work, stored as `work:BITS:SALT`.
const WORK_PREFIX: &str = "work:";

/// A source of captchas; tests put one with a known answer in the place of [`RealChallenge`].
pub trait Challenge: Send + Sync + std::fmt::Debug {
    /// Makes a captcha of this kind. It may take long and block: the caller runs it on a blocking thread.
    ///
    /// # Errors
    /// When it can not be drawn or encoded.
    fn issue(&self, kind: CaptchaKind) -> Result<Issued, ApiError>;
}

/// A captcha that was made, before it is stored and sent.
#[derive(Clone)]
pub struct Issued {
    /// The answer that it accepts.
    pub expected: Expected,
    /// What is sent to the visitor.
    pub prompt: Prompt,
}

/// The answer that a captcha accepts.
#[derive(Clone)]
pub enum Expected {
    /// This text, ignoring case.
    Text(String),
    /// A number that solves this proof of work.
    Work(CaptchaWork),
}

/// What the visitor is sent to answer.
#[derive(Clone)]
pub enum Prompt {
    /// A PNG picture, in base64.
    Image(String),
    /// A WAV recording, in base64.
    Audio(String),
    /// A proof of work.
    Work(CaptchaWork),
}

/// The captchas of a production server.
#[derive(Debug, Clone, Copy)]
pub struct RealChallenge;

impl Challenge for RealChallenge {
    fn issue(&self, kind: CaptchaKind) -> Result<Issued, ApiError> {
        match kind {
            CaptchaKind::Image => image::issue(),
            CaptchaKind::Audio => Ok(audio::issue()),
            CaptchaKind::Work => Ok(work::issue()),
        }
    }
}

/// Makes a proof-of-work captcha. It is solved by computing, so test servers use the real one too.
pub fn issue_work() -> Issued {
    work::issue()
}

impl Expected {
    /// The value stored in `captchas.answer_hash`: a hash of the answer, or the work itself, which is no secret.
    fn stored(&self, id: &str) -> String {
        match self {
            Self::Text(answer) => answer_hash(id, answer),
            Self::Work(work) => format!("{WORK_PREFIX}{}:{}", work.bits, work.salt),
        }
    }
}

/// SHA-256 over captcha id and answer, trimmed and in upper case.
fn answer_hash(id: &str, answer: &str) -> String {
    let answer = answer.trim().to_uppercase();
    ids::hex(&Sha256::digest(format!("{id}:{answer}")))
}

/// Whether `answer` is right for the stored value of [`Expected::stored`]; compared in constant time.
fn is_right(stored: &str, id: &str, answer: &str) -> bool {
    match stored.strip_prefix(WORK_PREFIX).and_then(|work| work.split_once(':')) {
        Some((bits, salt)) => bits.parse().is_ok_and(|bits| work::is_done(salt, bits, answer.trim())),
        None => {
            let answered = answer_hash(id, answer);
            bool::from(subtle::ConstantTimeEq::ct_eq(stored.as_bytes(), answered.as_bytes()))
        }
    }
}

choices! {
    /// The kinds of captcha, as words of the query.
    pub(super) Kinds of CaptchaKind
}

query! {
    /// Query of `GET /wps/captcha`.
    pub(super) struct CaptchaQuery {
        /// Kind of captcha: `image` (the default), `audio` or `work`.
        kind: OptionalParam<OneOf<Kinds>>,
    }
}

/// A captcha to answer
///
/// Letters to see, digits to hear, or work for the browser: a number `n` such that SHA-256 of the salt followed by `n` in decimal
/// begins with so many zero bits. Each is good for one answer within five minutes.
#[utoipa::path(
    get, path = "/wps/captcha", tag = "session", params(CaptchaQuery),
    responses(
        (status = 200, body = Envelope<CaptchaValue>),
        (status = 429, description = "This address has taken too many", body = ErrorEnvelope)
    )
)]
pub(super) async fn captcha(
    State(IdentityState { base, challenge, .. }): State<IdentityState>,
    ip: ClientIp,
    Query(query): Query<CaptchaQuery>,
) -> Result<Reply<CaptchaValue>, ApiError> {
    // Counted first: making a captcha costs the server far more than asking for one costs the caller.
    ISSUE_LIMIT.take(&base, &ip.network()).await?;
    let now_ms = base.clock.now_ms();
    let captcha_id = ids::new_id(now_ms);

    let kind = query.kind.0.unwrap_or_default();
    let made = tokio::task::spawn_blocking(move || challenge.issue(kind)).await;
    let Issued { expected, prompt } = made.map_err(|error| ApiError::Internal(error.to_string()))??;
    let (id, stored) = (captcha_id.clone(), expected.stored(&captcha_id));
    let insert_captcha = async move |tx: &mut Connection| {
        sql::query("insert into captchas (id, answer_hash, expires_at) values ($1, $2, $3)")
            .bind(id)
            .bind(stored)
            .bind(now_ms + LIFETIME_MS)
            .execute(tx)
            .await?;
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { insert_captcha(tx).await })).await?;
    let mut value = CaptchaValue { captcha_id, image: String::new(), audio: String::new(), work: None };
    match prompt {
        Prompt::Image(image) => value.image = image,
        Prompt::Audio(audio) => value.audio = audio,
        Prompt::Work(work) => value.work = Some(work),
    }
    Ok(Reply(value))
}

/// 401 `captcha_required` with the captcha flag (section 8 of the specification).
pub(crate) fn required() -> ApiError {
    let value = FailureValue { captcha: true, ..FailureValue::default() };
    let message = "answer the captcha: take one from /wps/captcha";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::CAPTCHA_REQUIRED, message).with_value(value)
}

/// Uses up a captcha and gives whether it was answered correctly; `false` for one that is unknown, expired or used. Without an id or
/// an answer none is used up.
pub(crate) async fn redeem(base: &Base, id: Option<&str>, answer: Option<&str>) -> Result<bool, ApiError> {
    let (Some(id), Some(answer)) = (id, answer) else { return Ok(false) };
    if id.len() > MAX_INPUT_BYTES || answer.len() > MAX_INPUT_BYTES {
        return Ok(false);
    }
    let (captcha, now_ms) = (id.to_owned(), base.clock.now_ms());
    let take_captcha = async move |tx: &mut Connection| {
        let query = "delete from captchas where id = $1 and expires_at > $2 returning answer_hash";
        sql::query_scalar(query).bind(captcha).bind(now_ms).fetch_optional(tx).await
    };
    let stored: Option<String> = base.store.write(move |tx| Box::pin(async move { take_captcha(tx).await })).await?;
    Ok(stored.is_some_and(|stored| is_right(&stored, id, answer)))
}
