//! The help centre and letters of those who want to become affiliates (sections 2, 5 and 7 of the
//! specification).
//!
//! The pages travel whole, with one call, because the client searches them itself. A letter may come from anybody, so each
//! address has only a few an hour, and the same letter twice within a while is one letter. An operator reads them as records
//! of the kinds `feedback` and `applications`.

mod centre;
mod letters;

pub use centre::{bounds, is_question_type};

use axum::middleware;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use centre::searchable;

use crate::ContentState;
use identity::idempotency;

/// The calls of this module.
pub fn router() -> OpenApiRouter<ContentState> {
    let letters =
        OpenApiRouter::new().routes(routes!(letters::application)).route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(centre::help_centre)).merge(letters)
}
