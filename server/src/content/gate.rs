//! Maintenance and blocked visitors: the status call tells them, and every other call repeats it.
//!
//! A client that ignores the status gets 503 during maintenance and 403 from a blocked address, whatever it calls.
//! Vendors' seamless calls are not gated: a round that was paid for must be able to end (section 2 of the
//! specification, "Other full-page states").

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use lumora_core::wire::{FailureValue, code};

use super::settings::SiteStatus;
use crate::http::{ApiError, ClientIp};
use crate::state::AppState;
use crate::store::{Store, StoreError};

/// Calls that a closed site still answers: what its pages need to say so.
const ALWAYS: [&str; 2] = ["/wps/system/status", "/wps/system/language"];

/// Lets a call pass, or refuses it while the site is closed or the visitor blocked.
///
/// # Errors
/// 503 in maintenance, 403 for a blocked address.
pub async fn layer(
    State(state): State<AppState>,
    ClientIp(ip): ClientIp,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let path = request.uri().path();
    let is_gated = (path.starts_with("/wps/") || path.starts_with("/lgw/")) && !ALWAYS.contains(&path);
    if is_gated {
        let ip = ip.to_string();
        if is_blocked(&state.store, &ip).await? {
            let message = "the operator does not serve the region of this address";
            let value = FailureValue { ip: Some(ip), ..FailureValue::default() };
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::REGION_RESTRICTED, message).with_value(value));
        }
        if site_status(&state.store).await? == SiteStatus::Maintenance {
            let message = "the site is under maintenance: try again later";
            return Err(ApiError::refused(StatusCode::SERVICE_UNAVAILABLE, code::UNAVAILABLE, message));
        }
    }
    Ok(next.run(request).await)
}

/// Whether visitors from this address are refused.
///
/// # Errors
/// When the database fails.
pub(super) async fn is_blocked(store: &Store, ip: &str) -> Result<bool, StoreError> {
    let query = sqlx::query_scalar::<_, String>("select address from blocked_addresses where address = $1");
    Ok(query.bind(ip).fetch_optional(store.reader()).await?.is_some())
}

async fn site_status(store: &Store) -> Result<SiteStatus, StoreError> {
    let query = sqlx::query_scalar::<_, String>("select value from site_settings where name = 'status'");
    let value = query.fetch_optional(store.reader()).await?;
    Ok(if value.as_deref() == Some("1") { SiteStatus::Maintenance } else { SiteStatus::Normal })
}
