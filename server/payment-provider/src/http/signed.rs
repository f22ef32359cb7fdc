//! Extractors of the merchant's signed calls. The signature is checked first: without it no error tells anything about
//! the body.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use platform::http::holds_nul;
use platform::signature;
use serde::de::DeserializeOwned;

use super::error::CallError;
use crate::{MERCHANT, ProviderState};

/// Longest text of a JSON error that is repeated in the answer, in characters.
const MESSAGE_LIMIT: usize = 200;

/// A signed call without a body.
pub(super) struct Signed;

/// A signed JSON body. Unknown fields are ignored.
pub(super) struct SignedJson<T>(pub(super) T);

impl FromRequest<ProviderState> for Signed {
    type Rejection = CallError;

    async fn from_request(request: Request, state: &ProviderState) -> Result<Self, CallError> {
        body_of(request, state).await.map(|_| Self)
    }
}

impl<T: DeserializeOwned> FromRequest<ProviderState> for SignedJson<T> {
    type Rejection = CallError;

    async fn from_request(request: Request, state: &ProviderState) -> Result<Self, CallError> {
        let body = body_of(request, state).await?;
        if holds_nul(&body) {
            return Err(CallError::invalid("texts must not hold the character U+0000".to_owned()));
        }
        serde_json::from_slice(&body).map(Self).map_err(|error| {
            let said: String = error.to_string().chars().take(MESSAGE_LIMIT).collect();
            CallError::invalid(format!("the body is not of the call's shape: {said}"))
        })
    }
}

async fn body_of(request: Request, state: &ProviderState) -> Result<Bytes, CallError> {
    let (parts, body) = request.into_parts();
    let whole = Request::from_parts(parts.clone(), body);
    let body = Bytes::from_request(whole, state).await.map_err(|rejection| CallError::body(rejection.status()))?;
    signature::verify(&parts, &body, &state.config.key, MERCHANT, state.clock.now_ms()).map_err(CallError::unsigned)?;
    Ok(body)
}
