//! The client that a login or registration comes from.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;

use super::device::Device;
use platform::Base;
use platform::http::ClientIp;

/// Length to which the `User-Agent` header is cut, in characters.
const MAX_USER_AGENT_LENGTH: usize = 300;

/// The client of a login, before it is authenticated; an extractor.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The client's IP address.
    pub ip: ClientIp,
    /// The browser, identified by its cookie.
    pub device: Device,
    /// The `User-Agent` header; empty where it is missing.
    pub user_agent: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Caller
where
    Base: FromRef<S>,
{
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let base = Base::from_ref(state);
        let ip = ClientIp::from_request_parts(parts, state).await?;
        let named = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let user_agent = named.chars().take(MAX_USER_AGENT_LENGTH).collect();
        Ok(Self { ip, device: Device::of(&parts.headers, base.config.is_https()), user_agent })
    }
}
