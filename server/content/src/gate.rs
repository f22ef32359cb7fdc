//! Maintenance and blocked visitors: the status call reports them, and every call behind this gate is refused because
//! of them.
//!
//! A client that ignores the status gets 503 during maintenance and 403 from a blocked address or country, whatever it
//! calls. Which routes are behind the gate is decided where the routes are put together: a crate's `router()` is behind
//! it, and what a closed site still answers has a router of its own. Those are the calls of the page that tells of the
//! closure, the operator's calls, which end it, and the suppliers' calls, since a round that was paid for must be able
//! to end (section 2 of the specification, "Other full-page states").

use axum::Extension;
use axum::extract::{FromRequestParts, Request};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::Response;
use lumora_core::wire::{FailureValue, code};
use utoipa::OpenApiRouter;

use platform::Base;
use platform::docs::{ErrorReply, behind};
use platform::http::ApiError;
use platform::region::{self, Visitor};
use platform::settings::SiteStatus;

/// The refusals of the gate, for the API's documentation.
const REPLIES: &[ErrorReply] = &[
    ErrorReply::new("403", "The operator does not serve the region of the address"),
    ErrorReply::new("503", "The site is under maintenance, or too busy for a moment"),
];

/// Puts the routes behind the gate.
pub fn closable<S: Clone + Send + Sync + 'static>(routes: OpenApiRouter<S>) -> OpenApiRouter<S> {
    behind(routes.route_layer(middleware::from_fn(layer)), REPLIES)
}

/// Middleware that lets a call through, or refuses it while the site is closed or the visitor blocked.
///
/// # Errors
/// 503 in maintenance, 403 for a blocked address or country.
async fn layer(Extension(base): Extension<Base>, request: Request, next: Next) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &base).await;
    pass(&base, &visitor).await?;
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Lets a visitor through who is not blocked, while the site is open.
///
/// # Errors
/// 503 in maintenance, 403 for a blocked address or country.
pub async fn pass(base: &Base, visitor: &Visitor) -> Result<(), ApiError> {
    if region::is_blocked(&base.store, &base.countries, visitor).await? {
        let message = "the operator does not serve the region of this address";
        let value = FailureValue { ip: Some(visitor.address.to_string()), ..FailureValue::default() };
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::REGION_RESTRICTED, message).with_value(value));
    }
    if SiteStatus::read(base.store.reader()).await? == SiteStatus::Maintenance {
        let message = "the site is under maintenance: try again later";
        return Err(ApiError::refused(StatusCode::SERVICE_UNAVAILABLE, code::UNAVAILABLE, message));
    }
    Ok(())
}
