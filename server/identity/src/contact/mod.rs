//! A member's contacts: mail address and mobile number, each verified by a code before it counts (sections 2, 5 and 6 of the
//! specification).
//!
//! Registration need not ask for them. A verified contact is used for account recovery and as the second factor of a login from an
//! unknown browser. So replacing it needs a fresh password, a code sent to the new one, and a code sent to the present one.

mod change;
mod routes;
mod target;

use axum::http::StatusCode;
use lumora_core::wire::code;
use platform::http::ApiError;

pub(crate) use routes::router;
pub use target::verified_hints;

/// 409 `proof_needed`: the member has no verified contact to which a code could be sent.
pub(crate) fn none_verified() -> ApiError {
    let message = "no mail address or number is verified: verify one by PUT /wps/member/contacts first";
    ApiError::refused(StatusCode::CONFLICT, code::PROOF_NEEDED, message)
}
