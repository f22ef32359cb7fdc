//! The fields of the account forms and the validation of their values (sections 3, 5 and 7 of the specification).
//!
//! The operator configures the fields and may change them at any moment. The browser validates by the same code of `core`, but
//! only the server's validation counts.

pub mod birth;
pub mod contact;
pub mod rules;
pub mod settings;

use utoipa::{OpenApiRouter, routes};

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<crate::IdentityState> {
    OpenApiRouter::new().routes(routes!(settings::register_settings))
}
