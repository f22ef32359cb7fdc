//! The client for third-party services: one request, one small JSON reply, a deadline, no redirects.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full, Limited};
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

#[cfg(feature = "outside")]
type Connector = hyper_rustls::HttpsConnector<hyper_util::client::legacy::connect::HttpConnector>;
#[cfg(not(feature = "outside"))]
type Connector = hyper_util::client::legacy::connect::HttpConnector;

/// The time limit of a call.
const DEADLINE: Duration = Duration::from_secs(10);
/// The maximum size of a reply, in bytes.
const ANSWER_LIMIT: usize = 256 * 1024;

/// Why a call to a service failed. The text is for the log and repeats nothing that was sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    /// The address or the request is invalid.
    #[error("the request can not be sent: check the address in the settings")]
    Request,
    /// The service could not be reached, or did not answer in time.
    #[error("the service did not answer: {0}")]
    Unreachable(String),
    /// The reply, with this status, is not JSON or too large.
    #[error("the service answered with HTTP {0} and no JSON")]
    Answer(StatusCode),
}

/// The reply of a service.
#[derive(Debug, Clone)]
pub struct ServiceReply {
    /// The HTTP status.
    pub status: StatusCode,
    /// The JSON body.
    pub body: Value,
}

/// A transport to a service. Tests and the built-in stand-ins implement it without a socket.
pub trait Transport: Send + Sync + std::fmt::Debug {
    /// Sends the request and reads the reply.
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<ServiceReply, CallError>>;
}

/// The transport over the network: plain HTTP, and TLS with the feature `outside`.
#[derive(Clone, Debug)]
pub struct Network(Client<Connector, Full<Bytes>>);

impl Default for Network {
    fn default() -> Self {
        #[cfg(feature = "outside")]
        let connector =
            hyper_rustls::HttpsConnectorBuilder::new().with_webpki_roots().https_or_http().enable_http1().build();
        #[cfg(not(feature = "outside"))]
        let connector = Connector::new();
        Self(Client::builder(TokioExecutor::new()).build(connector))
    }
}

impl Network {
    async fn send(&self, request: Request<Bytes>) -> Result<ServiceReply, CallError> {
        let unreachable = |error: &dyn std::fmt::Display| CallError::Unreachable(error.to_string());
        let answer = self.0.request(request.map(Full::new)).await.map_err(|error| unreachable(&error))?;
        let status = answer.status();
        let body = Limited::new(answer.into_body(), ANSWER_LIMIT).collect().await;
        let body = body.map_err(|_| CallError::Answer(status))?.to_bytes();
        let body = serde_json::from_slice(&body).map_err(|_| CallError::Answer(status))?;
        Ok(ServiceReply { status, body })
    }
}

impl Transport for Network {
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<ServiceReply, CallError>> {
        Box::pin(async move {
            let answer = tokio::time::timeout(DEADLINE, self.send(request)).await;
            answer.unwrap_or_else(|_| Err(CallError::Unreachable("no answer in time".to_owned())))
        })
    }
}

/// Whether secrets may be sent to the address: it is https, or on this machine.
pub fn is_safe(address: &str) -> bool {
    let is_here = |rest: &str| {
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
        matches!(host, "127.0.0.1" | "localhost" | "[::1]")
    };
    address.starts_with("https://") || address.strip_prefix("http://").is_some_and(is_here)
}

/// A `POST` request with a form-encoded body.
///
/// # Errors
/// [`CallError::Request`] for an invalid address.
pub fn form(url: &str, fields: &[(&str, &str)]) -> Result<Request<Bytes>, CallError> {
    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    Request::post(url)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ACCEPT, "application/json")
        .body(Bytes::from(body))
        .map_err(|_| CallError::Request)
}
