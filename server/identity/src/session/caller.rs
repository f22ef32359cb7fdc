//! The browser that a login comes from.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;

use super::device::Device;
use platform::Base;
use platform::http::ClientIp;

/// The longest that is kept of what a browser calls itself, in characters.
const LONGEST_USER_AGENT: usize = 300;

/// Who logs in, as far as can be told before any proof. A handler takes it as an argument.
#[derive(Debug, Clone)]
pub struct Caller {
    /// Its address.
    pub ip: ClientIp,
    /// Its browser, as far as it is known by a cookie.
    pub device: Device,
    /// What the browser calls itself.
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
        let user_agent = named.chars().take(LONGEST_USER_AGENT).collect();
        Ok(Self { ip, device: Device::of(&parts.headers, base.config.is_https()), user_agent })
    }
}
