//! Passwords after the registration: changed by their owner, and set anew when they were forgotten (sections 2 to 9 of the
//! specification).

mod change;
mod consent;
mod email;
mod mail;
mod mobile;
mod reset;

use axum::middleware;
use utoipa::{OpenApiRouter, routes};

use crate::{IdentityState, idempotency};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    let form = OpenApiRouter::new().routes(routes!(email::email));
    OpenApiRouter::new()
        .routes(routes!(change::change))
        .routes(routes!(reset::reset))
        .routes(routes!(mobile::set_by_mobile))
        .merge(form.route_layer(middleware::from_fn(idempotency::layer)))
}
