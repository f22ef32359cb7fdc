//! Opening sealed bodies, and the extractor of their contents.

use axum::extract::{FromRef, FromRequest, Request};
use axum::http::{Method, StatusCode};
use lumora_core::wire::{SealedBody, code};
use serde::de::DeserializeOwned;

use super::nonce::{BadNonce, spend};
use crate::base::Base;
use crate::http::{ApiError, Json, holds_nul};
use crate::store::TxFuture;

/// Extracts the JSON body of a sealed call. An unsealed body is refused with 400.
pub struct Sealed<T>(pub T);

/// The plain text of a sealed body whose nonce is spent. A middleware that needs the body opens it and leaves this in the request's
/// extensions, where [`Sealed`] finds it. It may hold a password, so `Debug` hides it.
#[derive(Clone)]
pub struct Opened(Vec<u8>);

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Opened(***)")
    }
}

impl Opened {
    /// Opens the body of a call with `method` to `path`, and spends its nonce.
    ///
    /// # Errors
    /// 400 for a body that is not sealed, does not open, or was sent before.
    pub async fn open(base: &Base, method: &Method, path: &str, body: &[u8]) -> Result<Self, ApiError> {
        Self::open_parsed(base, method, path, serde_json::from_slice(body).map_err(|_| plain())?).await
    }

    async fn open_parsed(base: &Base, method: &Method, path: &str, body: SealedBody) -> Result<Self, ApiError> {
        if body.kid != base.seal.public().kid {
            return Err(expired());
        }
        let expires_at = base.seal.check_nonce(&body.nonce, base.clock.now_ms()).map_err(|bad| match bad {
            BadNonce::Forged => not_sealed("the nonce is not one that this server handed out"),
            BadNonce::Expired => expired(),
        })?;
        let nonce = body.nonce.clone();
        let opened = base.seal.open(method.as_str(), path, body).map_err(|error| not_sealed(&error.to_string()))?;
        // Spent only once it opened, so that nobody can use up a nonce that was handed to somebody else.
        if !spend(&base.store, &nonce, expires_at).await? {
            return Err(expired());
        }
        if holds_nul(&opened) {
            return Err(ApiError::invalid("texts must not hold the character U+0000"));
        }
        Ok(Self(opened))
    }

    /// The decrypted body.
    #[must_use]
    pub fn plain(&self) -> &[u8] {
        &self.0
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sealed<T>
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request(mut request: Request, state: &S) -> Result<Self, ApiError> {
        let opened = match request.extensions_mut().remove::<Opened>() {
            Some(opened) => opened,
            None => open_request(request, Base::from_ref(state)).await?,
        };
        // The plain text may hold a password: nothing of it goes into the message.
        serde_json::from_slice(opened.plain())
            .map(Self)
            .map_err(|_| ApiError::invalid("the sealed body is not of the expected shape"))
    }
}

/// Reads and opens the body of a call; not generic, so that it is compiled once.
fn open_request(request: Request, base: Base) -> TxFuture<'static, Opened, ApiError> {
    Box::pin(async move {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let Json(body) =
            Json::<SealedBody>::from_request(request, &()).await.map_err(|error| match error.status() {
                StatusCode::PAYLOAD_TOO_LARGE => error,
                _ => plain(),
            })?;
        Opened::open_parsed(&base, &method, &path, body).await
    })
}

fn plain() -> ApiError {
    not_sealed("this call must be sealed: see /wps/system/seal")
}

fn not_sealed(message: &str) -> ApiError {
    ApiError::refused(StatusCode::BAD_REQUEST, code::SEAL_INVALID, message)
}

fn expired() -> ApiError {
    let message = "key or nonce of the seal is spent: take fresh ones from /wps/system/seal and seal again";
    ApiError::refused(StatusCode::BAD_REQUEST, code::SEAL_EXPIRED, message)
}
