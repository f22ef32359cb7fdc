//! [`Intent`], by which a handler that moves money does its work exactly once per idempotency key, and [`ClaimedCall`], which only marks
//! the work as done.

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

/// The request header with the idempotency key.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "it stands for the header in the API's description")]
pub struct IntentKey {
    /// Identifies the intended operation: send the same key with each retry of it. 1 to 128 visible ASCII characters. The same key
    /// with another body is refused; `GET /wps/outcome` tells what became of the call.
    #[param(rename = "Idempotency-Key", min_length = 1, max_length = 128, pattern = "^[!-~]{1,128}$")]
    key: String,
}

/// A handler's right to do its work once, by [`Intent::once`]. As an extractor it refuses a call without a key with 400.
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
                "send an Idempotency-Key, and the same one again with each try of the same: this call takes effect once",
            )),
        }
    }
}

impl Intent {
    /// Whether the work was done under this key before. [`Intent::once`] then gives the stored result; a rule that would refuse the call
    /// must be skipped, since the work itself may have made it so.
    #[must_use]
    pub fn was_done(&self) -> bool {
        self.lease.outcome.is_some()
    }

    /// The stored result of the work, if it was done under this key before. A call authorised by a one-time code, or by a password that
    /// may have changed since, asks this first: a retry was authorised by the first attempt.
    ///
    /// # Errors
    /// When the stored result can not be parsed.
    pub fn stored_result<T: DeserializeOwned>(&self) -> Result<Option<T>, ApiError> {
        let corrupt = |_| StoreError::Corrupt("what the work under an idempotency key gave".to_owned()).into();
        self.lease.outcome.as_deref().map(serde_json::from_str).transpose().map_err(corrupt)
    }

    /// Does the work in one transaction, which also stores its result under the key. A later call with the key, after the reply was
    /// lost or the server died, gets that result without the work being done again.
    ///
    /// The result is stored in plain text: it must hold no secret.
    ///
    /// # Errors
    /// The work's own refusal, or 409 `in_progress` when the lease lapsed and another process has taken the key over. In both cases
    /// the transaction is rolled back.
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
                    let result = work(&mut *tx).await?;
                    let outcome =
                        serde_json::to_string(&result).map_err(|error| ApiError::Internal(error.to_string()))?;
                    if lease.finish(tx, &outcome).await? { Ok(result) } else { Err(super::in_progress()) }
                })
            })
            .await
    }
}

/// The claim of a call that does its work without an [`Intent`] and marks it as done in its own transaction, as the back office does.
#[derive(Debug, Clone)]
pub struct ClaimedCall {
    lease: Lease,
}

impl ClaimedCall {
    /// The claim under which a request runs; `None` without an idempotency key.
    ///
    /// # Errors
    /// 409 `already_done` where the work was done under the key before and its reply was lost.
    pub fn of(parts: &Parts) -> Result<Option<Self>, ApiError> {
        match parts.extensions.get::<Lease>() {
            Some(lease) if lease.outcome.is_some() => Err(already_done()),
            Some(lease) => Ok(Some(Self { lease: lease.clone() })),
            None => Ok(None),
        }
    }

    /// Marks the work as done, in its transaction; a call with several transactions is done from the first that calls this.
    ///
    /// # Errors
    /// [`StoreError::Contended`] when the lease lapsed and another process has taken the key over: the transaction must be rolled back.
    pub async fn mark_done(&self, tx: &mut Connection) -> Result<(), StoreError> {
        if self.lease.mark_done(tx).await? { Ok(()) } else { Err(StoreError::Contended) }
    }
}

/// 409 `already_done`: the work was done before under the key, but no reply to it is stored.
pub(super) fn already_done() -> ApiError {
    let message =
        "this was done before under the same Idempotency-Key, and its reply is not kept: read how things stand";
    ApiError::refused(StatusCode::CONFLICT, code::ALREADY_DONE, message)
}
