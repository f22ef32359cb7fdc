//! The way to the merchant.

use axum::body::Bytes;
use axum::http::{Request, StatusCode};
use futures_util::future::BoxFuture;
use platform::http_client::{CallError, Network, Transport};

/// The merchant was not reached. The text is for the log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the merchant was not reached ({0}): the event is sent again later")]
pub struct Unheard(pub String);

/// The way to the merchant. Tests have ways of their own, with no socket.
pub trait Merchant: Send + Sync + std::fmt::Debug {
    /// Sends a signed request, and gives the status that it is answered with.
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, Unheard>>;
}

impl Merchant for Network {
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, Unheard>> {
        Box::pin(async move {
            match self.call(request).await {
                Ok(reached) => Ok(reached.status),
                // Only the status counts, whatever the merchant says with it.
                Err(CallError::Answer(status)) => Ok(status),
                Err(error) => Err(Unheard(error.to_string())),
            }
        })
    }
}
