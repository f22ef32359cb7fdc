//! The register centre (section 2 of the specification, "register center (account creation)"): accounts that an agent creates,
//! registration links, and the rebate rates of its downline.

mod accounts;
mod centre;
mod link_calls;
mod link_use;
mod links;
mod rate_calls;
pub mod rating;

use axum::middleware;
use identity::idempotency;
use utoipa::{OpenApiRouter, routes};

use crate::AgentsState;

pub use accounts::{NewAccount, make};
pub use link_use::AgentLinks;
pub use links::{NewLink, add};

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<AgentsState> {
    let sealed = OpenApiRouter::new()
        .routes(routes!(accounts::create))
        .routes(routes!(rate_calls::change))
        .route_layer(middleware::from_fn(idempotency::sealed_layer));
    let plain = OpenApiRouter::new()
        .routes(routes!(link_calls::list, link_calls::create))
        .routes(routes!(link_calls::end))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(centre::centre)).routes(routes!(rate_calls::read)).merge(sealed).merge(plain)
}
