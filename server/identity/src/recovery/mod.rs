//! Changing a login password, and resetting a forgotten one by mail or SMS (sections 2 to 9 of the specification).

mod change;
mod consent;
mod email;
mod mail;
mod mobile;
mod reset;

use axum::middleware;
use utoipa::{OpenApiRouter, routes};

use crate::{IdentityState, idempotency};

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    let idempotent = OpenApiRouter::new().routes(routes!(email::email));
    OpenApiRouter::new()
        .routes(routes!(change::change))
        .routes(routes!(reset::reset))
        .routes(routes!(mobile::set_by_mobile))
        .merge(idempotent.route_layer(middleware::from_fn(idempotency::layer)))
}
