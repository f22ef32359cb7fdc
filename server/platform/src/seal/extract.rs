//! The extractor of sealed bodies.

use axum::extract::{FromRef, FromRequest, Request};
use axum::http::StatusCode;
use lumora_core::wire::{SealedBody, code};
use serde::de::DeserializeOwned;

use super::nonce::{BadNonce, spend};
use crate::base::Base;
use crate::http::{ApiError, Json, holds_nul};

/// A JSON body that came sealed. A plain body on the same path is refused with 400.
pub struct Sealed<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sealed<T>
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let base = Base::from_ref(state);
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let Json(body) =
            Json::<SealedBody>::from_request(request, state).await.map_err(|error| match error.status() {
                StatusCode::PAYLOAD_TOO_LARGE => error,
                _ => not_sealed("this call must be sealed: see /wps/system/seal"),
            })?;
        if body.kid != base.seal.public().kid {
            return Err(expired());
        }
        let expires_at = base.seal.check_nonce(&body.nonce, base.clock.now_ms()).map_err(|bad| match bad {
            BadNonce::Forged => not_sealed("the nonce is not one that this server handed out"),
            BadNonce::Spent => expired(),
        })?;
        let nonce = body.nonce.clone();
        let plain = base.seal.open(method.as_str(), &path, body).map_err(|error| not_sealed(&error.to_string()))?;
        // Spent only once it opened, so that nobody can use up a nonce that was handed to somebody else.
        if !spend(&base.store, &nonce, expires_at).await? {
            return Err(expired());
        }
        if holds_nul(&plain) {
            return Err(ApiError::invalid("texts must not hold the character U+0000"));
        }
        // The plain text may hold a password: nothing of it goes into the message.
        serde_json::from_slice(&plain)
            .map(Self)
            .map_err(|_| ApiError::invalid("the sealed body is not of the expected shape"))
    }
}

fn not_sealed(message: &str) -> ApiError {
    ApiError::refused(StatusCode::BAD_REQUEST, code::SEAL_INVALID, message)
}

fn expired() -> ApiError {
    let message = "key or nonce of the seal is spent: take fresh ones from /wps/system/seal and seal again";
    ApiError::refused(StatusCode::BAD_REQUEST, code::SEAL_EXPIRED, message)
}
