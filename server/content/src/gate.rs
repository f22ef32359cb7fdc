//! Maintenance and blocked visitors: the status call tells them, and every other call repeats it.
//!
//! A client that ignores the status gets 503 during maintenance and 403 from a blocked address, whatever it calls.
//! The operator's own calls are not gated: they are what ends it. Vendors' seamless calls are not gated either: a round that was paid for must be able to end (section 2 of the
//! specification, "Other full-page states").

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use lumora_core::wire::{FailureValue, code};

use platform::Base;
use platform::http::{ApiError, ClientIp, Network};
use platform::settings::SiteStatus;
use platform::store::{Store, StoreError, sql};

/// Calls that a closed site still answers: what its pages need to say so, and to reach somebody.
const ALWAYS: [&str; 4] =
    ["/wps/system/status", "/wps/system/revision", "/wps/system/language", "/wps/system/onlineService"];
/// Calls of the operator.
const OPERATOR: &str = "/wps/operator/";

/// Lets a call pass, or refuses it while the site is closed or the visitor blocked.
///
/// # Errors
/// 503 in maintenance, 403 for a blocked address.
pub async fn layer(
    State(base): State<Base>,
    ClientIp(ip): ClientIp,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let path = request.uri().path();
    let is_gated = (path.starts_with("/wps/") || path.starts_with("/lgw/"))
        && !ALWAYS.contains(&path)
        && !path.starts_with(OPERATOR);
    if is_gated {
        if is_blocked(&base.store, ip).await? {
            let message = "the operator does not serve the region of this address";
            let value = FailureValue { ip: Some(ip.to_string()), ..FailureValue::default() };
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::REGION_RESTRICTED, message).with_value(value));
        }
        if site_status(&base.store).await? == SiteStatus::Maintenance {
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
pub(super) async fn is_blocked(store: &Store, ip: IpAddr) -> Result<bool, StoreError> {
    let query = sql::query_scalar::<String>("select address from blocked_addresses");
    let blocked = query.fetch_all(store.reader()).await?;
    Ok(blocked.iter().filter_map(|address| address.parse::<Network>().ok()).any(|network| network.contains(ip)))
}

async fn site_status(store: &Store) -> Result<SiteStatus, StoreError> {
    let query = sql::query_scalar::<String>("select value from site_settings where name = 'status'");
    let value = query.fetch_optional(store.reader()).await?;
    Ok(if value.as_deref() == Some("1") { SiteStatus::Maintenance } else { SiteStatus::Normal })
}
