//! What a handler that moves money is handed: the intent behind its call, whose work is done once.

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use lumora_core::wire::code;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

use super::claim::Lease;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture};

/// The header of calls whose work is done once for a key.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "it stands for the header in the API's description")]
pub struct IntentKey {
    /// Names the intent: the same for each try of what the member meant once. 1 to 128 visible ASCII characters. The same key
    /// with another body is refused; `GET /wps/outcome` tells what became of it.
    #[param(rename = "Idempotency-Key", min_length = 1, max_length = 128, pattern = "^[!-~]{1,128}$")]
    key: String,
}

/// The intent behind a call: it ends with [`Intent::once`]. A call without a key has none, and is refused with 400.
#[derive(Debug)]
pub struct Intent {
    lease: Lease,
}

impl<S: Send + Sync> FromRequestParts<S> for Intent {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        match parts.extensions.get::<Lease>() {
            Some(lease) => Ok(Self { lease: lease.clone() }),
            None => Err(ApiError::invalid(
                "send an Idempotency-Key, and the same one again with each try of the same: this call moves money or points",
            )),
        }
    }
}

impl Intent {
    /// Whether the work was done under the key before: [`Intent::once`] gives what it gave, and what the call would be refused for now was done by it.
    #[must_use]
    pub fn was_done(&self) -> bool {
        self.lease.outcome.is_some()
    }

    /// The stored result of the work when it was done under the key before. A call that has to be proven by something that counts once, or that may have
    /// changed since, asks this first: whoever repeats it has proven it then.
    ///
    /// # Errors
    /// When what is stored can not be read.
    pub fn stored_result<T: DeserializeOwned>(&self) -> Result<Option<T>, ApiError> {
        let corrupt = |_| StoreError::Corrupt("what the work under an idempotency key gave".to_owned()).into();
        self.lease.outcome.as_deref().map(serde_json::from_str).transpose().map_err(corrupt)
    }

    /// Does the work in one transaction, which also writes under the key that it is done and what it gave. Whoever comes later
    /// with the key, after the reply was lost or the server died, gets what it gave, and the work is not done again.
    ///
    /// What it gives is stored: it must hold no secret.
    ///
    /// # Errors
    /// The work's own refusal, which leaves nothing behind. 409 `in_progress` when this process was taken for dead and another
    /// one has taken the key over: nothing of the work is kept here either.
    pub async fn once<T, F>(self, store: &Store, work: F) -> Result<T, ApiError>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> TxFuture<'c, T, ApiError> + Clone + Send + 'static,
        T: Serialize + DeserializeOwned + Send + 'static,
    {
        if let Some(result) = self.stored_result()? {
            return Ok(result);
        }
        let lease = self.lease;
        store
            .write(move |tx| {
                Box::pin(async move {
                    let given = work(&mut *tx).await?;
                    let outcome =
                        serde_json::to_string(&given).map_err(|error| ApiError::Internal(error.to_string()))?;
                    if lease.finish(tx, &outcome).await? { Ok(given) } else { Err(super::in_progress()) }
                })
            })
            .await
    }
}

/// The claim under which a call runs that does its work without an [`Intent`], and says itself in its transaction that it is done.
#[derive(Debug, Clone)]
pub struct ClaimedCall {
    lease: Lease,
}

impl ClaimedCall {
    /// That of a call; nothing for one without a key.
    ///
    /// # Errors
    /// 409 `already_done` where the work was done under the key before, and its reply was lost.
    pub fn of(parts: &Parts) -> Result<Option<Self>, ApiError> {
        match parts.extensions.get::<Lease>() {
            Some(lease) if lease.outcome.is_some() => Err(already_done()),
            Some(lease) => Ok(Some(Self { lease: lease.clone() })),
            None => Ok(None),
        }
    }

    /// Writes under the key that the work is done, in its transaction; of a call with several transactions the first that says so counts.
    ///
    /// # Errors
    /// [`StoreError::Contended`] when this process was taken for dead and another one has taken the key over: nothing of the transaction may be kept.
    pub async fn mark_done(&self, tx: &mut Connection) -> Result<(), StoreError> {
        if self.lease.mark_done(tx).await? { Ok(()) } else { Err(StoreError::Contended) }
    }
}

/// 409: the work was done before, and there is no reply to it.
pub(super) fn already_done() -> ApiError {
    let message =
        "this was done before under the same Idempotency-Key, and its reply is not kept: read how things stand";
    ApiError::refused(StatusCode::CONFLICT, code::ALREADY_DONE, message)
}
