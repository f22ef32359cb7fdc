//! Passwords after the registration: changed by their owner, and set anew when they were forgotten (sections 2 to 9 of the
//! specification).

mod change;
mod due;
mod email;
mod mail;
mod mobile;
mod new;
mod reset;

use axum::middleware;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use due::ChangeDue;
pub(crate) use new::{LONGEST, is_weak};

use crate::http::idempotency;
use crate::state::AppState;

pub(super) fn router() -> OpenApiRouter<AppState> {
    let form = OpenApiRouter::new().routes(routes!(email::email));
    OpenApiRouter::new()
        .routes(routes!(change::change))
        .routes(routes!(reset::reset))
        .routes(routes!(mobile::set_by_mobile))
        .merge(form.route_layer(middleware::from_fn(idempotency::layer)))
}
