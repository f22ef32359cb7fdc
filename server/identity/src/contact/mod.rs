//! How a member can be reached: mail address and mobile number, each proved by a code before it counts (sections 2, 5 and 6 of the
//! specification).
//!
//! Registration need not ask for them. A verified one is what gets a member back into the account and guards a login from an
//! unknown browser, so taking its place needs the password again, a code that went to the new one, and one that went to the
//! present one.

mod change;
mod routes;
mod target;

use axum::http::StatusCode;
use lumora_core::wire::code;
use platform::http::ApiError;

pub(crate) use routes::router;
pub use target::verified_hints;

/// 409: nothing is verified to which a code could go.
pub(crate) fn none_verified() -> ApiError {
    let message = "no mail address or number is verified: verify one by PUT /wps/member/contacts first";
    ApiError::refused(StatusCode::CONFLICT, code::PROOF_NEEDED, message)
}
