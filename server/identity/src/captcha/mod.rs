//! The captcha: asked after a failed login, good for one answer within five minutes (sections 4, 7 and 8 of the specification).
//!
//! It comes in three kinds, so that nobody is kept out: letters to see, digits to hear, and work that the browser does by itself
//! (WCAG 3.3.8). Only a hash of an answer is stored; looking at the database gives none away, and an answer is used up
//! whether it was right or wrong. An address gets so many and no more.

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
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Query, Reply};
use platform::ids;
use platform::params::{OneOf, OptionalParam};
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError, sql};
use platform::{choices, query};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(captcha))
}

/// How long an answer is taken, in milliseconds.
const LIFETIME_MS: i64 = 5 * 60 * 1000;
const LONGEST: usize = 255;
/// How many captchas an address gets.
pub const ISSUE_LIMIT: RateLimit = RateLimit { name: "captcha", most: 120, window_ms: 10 * 60 * 1000 };
/// Marks stored work among stored answers.
const WORK: &str = "work:";

/// A way to tell people from programs.
pub trait Challenge: Send + Sync + std::fmt::Debug {
    /// A new challenge of this kind.
    ///
    /// # Errors
    /// When it can not be made.
    fn issue(&self, kind: CaptchaKind) -> Result<Issued, ApiError>;
}

/// A challenge that was made.
#[derive(Clone)]
pub struct Issued {
    /// What has to be answered.
    pub expected: Expected,
    /// What the visitor gets.
    pub shown: Shown,
}

/// What has to be answered.
#[derive(Clone)]
pub enum Expected {
    /// This text; upper and lower case count as the same.
    Text(String),
    /// A number that does this work.
    Work(CaptchaWork),
}

/// What the visitor gets.
#[derive(Clone)]
pub enum Shown {
    /// A PNG, base64.
    Image(String),
    /// A WAV, base64.
    Audio(String),
    /// A sum.
    Work(CaptchaWork),
}

/// The challenges of a real server.
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

/// A sum to do, as every server makes it.
pub fn work() -> Issued {
    work::issue()
}

impl Expected {
    /// As it is stored: a hash, or the work itself, which is no secret.
    fn stored(&self, id: &str) -> String {
        match self {
            Self::Text(answer) => answer_hash(id, answer),
            Self::Work(work) => format!("{WORK}{}:{}", work.bits, work.salt),
        }
    }
}

fn answer_hash(id: &str, answer: &str) -> String {
    let answer = answer.trim().to_uppercase();
    ids::hex(&Sha256::digest(format!("{id}:{answer}")))
}

/// Whether an answer is the one that was stored.
fn is_right(stored: &str, id: &str, answer: &str) -> bool {
    match stored.strip_prefix(WORK).and_then(|work| work.split_once(':')) {
        Some((bits, salt)) => bits.parse().is_ok_and(|bits| work::is_done(salt, bits, answer.trim())),
        None => {
            let given = answer_hash(id, answer);
            bool::from(subtle::ConstantTimeEq::ct_eq(stored.as_bytes(), given.as_bytes()))
        }
    }
}

choices! {
    /// Kinds of captchas, as the query names one.
    pub(super) Kinds of CaptchaKind
}

query! {
    /// Query of `GET /wps/captcha`.
    pub(super) struct CaptchaQuery {
        /// `image` (as without it), `audio` or `work`.
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
    // Counted first: drawing one costs more than asking for one.
    ISSUE_LIMIT.take(&base, &ip.network()).await?;
    let now_ms = base.clock.now_ms();
    let captcha_id = ids::new_id(now_ms);

    let kind = query.kind.0.unwrap_or_default();
    let made = tokio::task::spawn_blocking(move || challenge.issue(kind)).await;
    let Issued { expected, shown } = made.map_err(|error| ApiError::Internal(error.to_string()))??;
    let (id, stored) = (captcha_id.clone(), expected.stored(&captcha_id));
    let keeping = async move |tx: &mut Connection| {
        sql::query("insert into captchas (id, answer_hash, expires_at) values ($1, $2, $3)")
            .bind(id)
            .bind(stored)
            .bind(now_ms + LIFETIME_MS)
            .execute(tx)
            .await?;
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { keeping(tx).await })).await?;
    let mut value = CaptchaValue { captcha_id, image: String::new(), audio: String::new(), work: None };
    match shown {
        Shown::Image(image) => value.image = image,
        Shown::Audio(audio) => value.audio = audio,
        Shown::Work(work) => value.work = Some(work),
    }
    Ok(Reply(value))
}

/// 401 with the captcha flag (section 8 of the specification).
pub(crate) fn required() -> ApiError {
    let value = FailureValue { captcha: true, ..FailureValue::default() };
    let message = "answer the captcha: take one from /wps/captcha";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::CAPTCHA_REQUIRED, message).with_value(value)
}

/// Uses a captcha up and tells whether it was answered rightly. Without id or answer nothing is used up.
pub(crate) async fn redeem(base: &Base, id: Option<&str>, answer: Option<&str>) -> Result<bool, ApiError> {
    let (Some(id), Some(answer)) = (id, answer) else { return Ok(false) };
    if id.len() > LONGEST || answer.len() > LONGEST {
        return Ok(false);
    }
    let (captcha, now_ms) = (id.to_owned(), base.clock.now_ms());
    let taking = async move |tx: &mut Connection| {
        let query = "delete from captchas where id = $1 and expires_at > $2 returning answer_hash";
        sql::query_scalar(query).bind(captcha).bind(now_ms).fetch_optional(tx).await
    };
    let stored: Option<String> = base.store.write(move |tx| Box::pin(async move { taking(tx).await })).await?;
    Ok(stored.is_some_and(|stored| is_right(&stored, id, answer)))
}
