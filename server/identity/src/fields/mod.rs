//! What the account forms ask, and whether a value will do (sections 3, 5 and 7 of the specification).
//!
//! What is asked is the operator's to say and may change at any moment. The browser checks it by the same code, and the
//! server checks it all again: the form is a courtesy, this is the gate.

pub mod birth;
pub mod contact;
pub mod rules;
pub mod settings;

use utoipa::{OpenApiRouter, routes};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<crate::IdentityState> {
    OpenApiRouter::new().routes(routes!(settings::register_settings))
}
