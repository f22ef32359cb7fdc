//! Failed calls: an HTTP status for the class of the failure, and the envelope with code and message.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{Envelope, FailureValue, code};
use serde::Serialize;

use crate::store::{StoreError, TxError};

/// The body of every failure.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct ErrorEnvelope {
    /// Always false.
    pub success: bool,
    /// Data that goes with the failure, when there is any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<FailureValue>,
    /// Why the call failed, as a stable code.
    pub code: String,
    /// Why the call failed, in English.
    pub message: String,
}

/// Why a call was refused.
#[derive(Debug)]
pub struct Refusal {
    /// The class of the failure.
    pub status: StatusCode,
    /// Why the call was refused, as one of the words of [`code`].
    pub code: &'static str,
    /// Why the call was refused, in English. It never repeats a secret, nor input that could be one.
    pub message: String,
    /// Data that goes with the failure.
    pub value: Option<FailureValue>,
}

/// A call that failed.
#[derive(Debug)]
pub enum ApiError {
    /// The call was refused (4xx, or a 503 with a reason of its own).
    Refused(Box<Refusal>),
    /// The database failed; details go to the log only.
    Store(StoreError),
    /// A bug or an unexpected failure; the text goes to the log only.
    Internal(String),
}

/// The code and detail of a failure for the log, carried in the response's extensions to the logging layer.
#[derive(Debug, Clone)]
pub(super) struct FailureNote {
    pub(super) code: &'static str,
    pub(super) detail: String,
}

impl ApiError {
    /// A refusal with the given status, code and message.
    pub fn refused(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self::Refused(Box::new(Refusal { status, code, message: message.into(), value: None }))
    }

    /// 400: the call is malformed; the message says how.
    pub fn invalid(message: impl Into<String>) -> Self {
        Self::refused(StatusCode::BAD_REQUEST, code::INVALID_REQUEST, message)
    }

    /// 401: there is no session, or it has ended.
    pub fn login_required() -> Self {
        Self::refused(
            StatusCode::UNAUTHORIZED,
            code::LOGIN_REQUIRED,
            "log in first: there is no session, or it has ended",
        )
    }

    /// 403: a guest of the free demo needs a real account.
    pub fn real_account_required() -> Self {
        Self::refused(
            StatusCode::FORBIDDEN,
            code::REAL_ACCOUNT_REQUIRED,
            "a trial account can not do this: use a real one",
        )
    }

    /// 403: the licence lets nobody play for nothing without an account.
    pub fn demo_closed() -> Self {
        Self::refused(
            StatusCode::FORBIDDEN,
            code::DEMO_CLOSED,
            "the operator's licence allows no games for nothing without an account: register, or log in",
        )
    }

    /// 404: there is no such `what`.
    pub fn not_found(what: &str) -> Self {
        Self::refused(StatusCode::NOT_FOUND, code::NOT_FOUND, format!("there is no such {what}"))
    }

    /// 404: the catalogue has no such game.
    pub fn game_not_found() -> Self {
        Self::refused(StatusCode::NOT_FOUND, code::GAME_NOT_FOUND, "the catalogue has no such game")
    }

    /// 422: fields broke a rule. Each pair is a field's name and the code of the rule.
    pub fn rule_broken<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let fields = fields.into_iter().map(|(field, rule)| (field.to_owned(), rule.to_owned())).collect();
        let value = FailureValue { fields, ..FailureValue::default() };
        Self::refused(StatusCode::UNPROCESSABLE_ENTITY, code::RULE_BROKEN, "fields broke a rule: see value.fields")
            .with_value(value)
    }

    /// 429: too many tries; the next is allowed after `seconds`.
    pub fn too_many(code: &'static str, seconds: u32) -> Self {
        let message = format!("too many tries: wait {seconds} seconds");
        let value = FailureValue { retry_after: Some(seconds), ..FailureValue::default() };
        Self::refused(StatusCode::TOO_MANY_REQUESTS, code, message).with_value(value)
    }

    /// Adds data to a refusal; other failures are unchanged.
    #[must_use]
    pub fn with_value(mut self, value: FailureValue) -> Self {
        if let Self::Refused(refusal) = &mut self {
            refusal.value = Some(value);
        }
        self
    }

    /// The HTTP status of the failure.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Refused(refusal) => refusal.status,
            Self::Store(error) if error.is_transient() => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(_) | Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status();
        let (code, message, value, detail) = match self {
            Self::Refused(refusal) => {
                let detail = refusal.message.clone();
                (refusal.code, refusal.message, refusal.value, detail)
            }
            Self::Store(error) if status == StatusCode::SERVICE_UNAVAILABLE => {
                let value = FailureValue { retry_after: Some(1), ..FailureValue::default() };
                (code::UNAVAILABLE, "too busy for a moment: try again".to_owned(), Some(value), error.to_string())
            }
            Self::Store(error) => (code::INTERNAL, internal_message(), None, error.to_string()),
            Self::Internal(detail) => (code::INTERNAL, internal_message(), None, detail),
        };
        let retry_after = value.as_ref().and_then(|value| value.retry_after);
        let body = Envelope { success: false, value, code: Some(code.to_owned()), message: Some(message) };
        let mut response = (status, super::Json(body)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(FailureNote { code, detail });
        response
    }
}

fn internal_message() -> String {
    "the server failed: try again, and tell the operator the request id if it stays so".to_owned()
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl TxError for ApiError {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }
}
