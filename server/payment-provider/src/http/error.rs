//! Errors of the merchant's calls: a code for programs and an English message with the remedy.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use platform::http::Json;
use platform::signature::SignatureError;
use serde_json::json;

use crate::ProviderError;

/// A failed call.
#[derive(Debug)]
pub(super) enum CallError {
    /// The call was refused: HTTP status, code, message.
    Refused(StatusCode, &'static str, String),
    /// The provider itself failed; the details go to the log only.
    Internal(ProviderError),
}

impl CallError {
    fn refused(status: StatusCode, code: &'static str, message: &str) -> Self {
        Self::Refused(status, code, message.to_owned())
    }

    pub(super) fn unsigned(error: SignatureError) -> Self {
        Self::refused(StatusCode::UNAUTHORIZED, "unsigned", &error.to_string())
    }

    pub(super) fn invalid(message: String) -> Self {
        Self::Refused(StatusCode::BAD_REQUEST, "invalid_request", message)
    }

    pub(super) fn body(status: StatusCode) -> Self {
        match status {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Self::refused(status, "too_large", "the body is too large: send less than 16 KiB")
            }
            _ => Self::invalid("the body could not be read: send it again".to_owned()),
        }
    }

    pub(super) fn conflict() -> Self {
        let message =
            "the reference was used for something else: make a new reference for each payment, payout and code";
        Self::refused(StatusCode::CONFLICT, "reference_conflict", message)
    }

    pub(super) fn unknown_reference() -> Self {
        let message = "nothing was asked for under this reference: ask for it, or check the reference";
        Self::refused(StatusCode::NOT_FOUND, "unknown_reference", message)
    }

    /// 422 for a rule about the values of well-formed fields.
    pub(super) fn rule(code: &'static str, message: &str) -> Self {
        Self::refused(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }
}

impl<E: Into<ProviderError>> From<E> for CallError {
    fn from(error: E) -> Self {
        Self::Internal(error.into())
    }
}

impl IntoResponse for CallError {
    fn into_response(self) -> Response {
        let (status, code, message) = match self {
            Self::Refused(status, code, message) => (status, code, message),
            Self::Internal(error) => {
                tracing::error!(%error, "a call of the merchant failed");
                let message = "the provider failed: ask again under the same reference".to_owned();
                (StatusCode::INTERNAL_SERVER_ERROR, "unknown", message)
            }
        };
        (status, Json(json!({ "code": code, "message": message }))).into_response()
    }
}

/// 404 for an unknown path.
pub(super) async fn not_found() -> CallError {
    CallError::refused(StatusCode::NOT_FOUND, "not_found", "there is no such call or page: check the address")
}
