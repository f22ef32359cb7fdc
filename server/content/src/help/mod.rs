//! The help centre, and applications of people who want to become affiliates (sections 2, 5 and 7 of the
//! specification).
//!
//! The pages are sent all at once with one call, because the client searches them itself. A form may come from anybody,
//! so each address has only a few an hour, and the same form twice within some minutes is one form. An operator decides
//! each application once ([`applications`]).

pub mod applications;
mod centre;
mod contact_forms;

pub use centre::{bounds, is_question_type};

use axum::middleware;
use utoipa::{OpenApiRouter, routes};

pub use centre::searchable;

use crate::ContentState;
use identity::idempotency;

/// The calls of this module.
pub fn router() -> OpenApiRouter<ContentState> {
    let forms = OpenApiRouter::new()
        .routes(routes!(contact_forms::application))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(centre::help_centre)).merge(forms)
}
