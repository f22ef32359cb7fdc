//! The browser that a login comes from.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use super::device::Device;
use crate::http::ClientIp;
use crate::state::AppState;

/// The longest that is kept of what a browser calls itself, in characters.
const LONGEST_USER_AGENT: usize = 300;

/// Who logs in, as far as can be told before any proof. A handler takes it as an argument.
#[derive(Debug, Clone)]
pub(crate) struct Caller {
    pub(crate) ip: ClientIp,
    pub(crate) device: Device,
    pub(crate) user_agent: String,
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        let ip = ClientIp::from_request_parts(parts, state).await?;
        let named = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let user_agent = named.chars().take(LONGEST_USER_AGENT).collect();
        Ok(Self { ip, device: Device::of(&parts.headers, state.config.is_https()), user_agent })
    }
}
