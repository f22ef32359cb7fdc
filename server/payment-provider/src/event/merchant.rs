//! The client that sends events to the merchant.

use axum::body::Bytes;
use axum::http::{Request, StatusCode};
use futures_util::future::BoxFuture;
use platform::http_client::{CallError, Network, Transport};

/// The merchant was not reached. Holds a text for the log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the merchant was not reached ({0}): the event is sent again later")]
pub struct NotDelivered(pub String);

/// Sends events to the merchant. Tests implement it without a network.
pub trait Merchant: Send + Sync + std::fmt::Debug {
    /// Sends a signed request, and gives the status of the answer.
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, NotDelivered>>;
}

impl Merchant for Network {
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, NotDelivered>> {
        Box::pin(async move {
            match self.call(request).await {
                Ok(reached) => Ok(reached.status),
                // Only the status matters, whatever the body of the answer.
                Err(CallError::Answer(status)) => Ok(status),
                Err(error) => Err(NotDelivered(error.to_string())),
            }
        })
    }
}
