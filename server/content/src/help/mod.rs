//! The help centre and letters to the operator: feedback and affiliate applications (sections 2, 5 and 7 of the
//! specification).
//!
//! The pages travel whole, with one call, because the client searches them itself. A letter may come from anybody, so each
//! address has only a few an hour, and the same letter twice within a while is one letter. An operator reads them as records
//! of the kinds `feedback` and `applications`.

mod centre;
mod letters;

use axum::middleware;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ContentState;
use identity::idempotency;

/// The calls of this module.
pub fn router() -> OpenApiRouter<ContentState> {
    let letters = OpenApiRouter::new()
        .routes(routes!(letters::feedback))
        .routes(routes!(letters::application))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(centre::help_centre)).merge(letters)
}
