//! The captcha: asked after a failed login, good for one answer within five minutes (sections 4, 7 and 8 of the specification).
//!
//! What is asked is a [`Challenge`], so that a proof of work or a spoken one can stand beside the image. Only a hash of the answer
//! is stored; looking at the database gives no answers away, and an answer is used up whether it was right or wrong.

mod font;
mod image;

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::wire::{CaptchaValue, Envelope, FailureValue, code};
use sha2::{Digest, Sha256};

pub use image::ImageChallenge;

use crate::http::{ApiError, Reply};
use crate::ids;
use crate::state::AppState;
use crate::store::StoreError;

/// How long an answer is taken, in milliseconds.
const LIFETIME_MS: i64 = 5 * 60 * 1000;
const LONGEST: usize = 255;

/// A way to tell people from programs.
pub trait Challenge: Send + Sync + std::fmt::Debug {
    /// A new challenge.
    ///
    /// # Errors
    /// When it can not be drawn.
    fn issue(&self) -> Result<Issued, ApiError>;
}

/// A challenge that was made.
#[derive(Clone)]
pub struct Issued {
    /// What has to be answered; upper and lower case count as the same.
    pub answer: String,
    /// A PNG in base64.
    pub image: String,
}

fn answer_hash(id: &str, answer: &str) -> String {
    let answer = answer.trim().to_uppercase();
    ids::hex(&Sha256::digest(format!("{id}:{answer}")))
}

/// A captcha to answer
#[utoipa::path(get, path = "/wps/captcha", tag = "session", responses((status = 200, body = Envelope<CaptchaValue>)))]
pub(super) async fn captcha(State(state): State<AppState>) -> Result<Reply<CaptchaValue>, ApiError> {
    let Issued { answer, image } = state.challenge.issue()?;
    let now_ms = state.clock.now_ms();
    let captcha_id = ids::new_id(now_ms);
    let id = captcha_id.clone();
    let hash = answer_hash(&id, &answer);
    state
        .store
        .write(move |tx| {
            Box::pin(async move {
                sqlx::query("insert into captchas (id, answer_hash, expires_at) values ($1, $2, $3)")
                    .bind(id)
                    .bind(hash)
                    .bind(now_ms + LIFETIME_MS)
                    .execute(tx)
                    .await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(Reply(CaptchaValue { captcha_id, image, audio: String::new(), work: None }))
}

/// 401 with the captcha flag (section 8 of the specification).
pub(crate) fn required() -> ApiError {
    let value = FailureValue { captcha: true, ..FailureValue::default() };
    let message = "answer the captcha: take one from /wps/captcha";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::CAPTCHA_REQUIRED, message).with_value(value)
}

/// Uses a captcha up and tells whether it was answered rightly. Without id or answer nothing is used up.
pub(crate) async fn redeem(state: &AppState, id: Option<&str>, answer: Option<&str>) -> Result<bool, ApiError> {
    let (Some(id), Some(answer)) = (id, answer) else { return Ok(false) };
    if id.len() > LONGEST || answer.len() > LONGEST {
        return Ok(false);
    }
    let given = answer_hash(id, answer);
    let id = id.to_owned();
    let now_ms = state.clock.now_ms();
    let expected: Option<String> = state
        .store
        .write(move |tx| {
            Box::pin(async move {
                let query = "delete from captchas where id = $1 and expires_at > $2 returning answer_hash";
                Ok::<_, StoreError>(sqlx::query_scalar(query).bind(id).bind(now_ms).fetch_optional(tx).await?)
            })
        })
        .await?;
    Ok(expected
        .is_some_and(|expected| bool::from(subtle::ConstantTimeEq::ct_eq(expected.as_bytes(), given.as_bytes()))))
}
