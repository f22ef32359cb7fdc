//! Passkeys: logging in with a key that never leaves the member's device (Web Authentication level 2; sections 1 and 6
//! of the specification, "further ways to log in").
//!
//! A login asks for no account name: the passkey identifies its member. User verification by the device is required, so
//! such a login counts as two factors. Adding a passkey needs a fresh password. The model of the device is not asked
//! for (attestation `none`).
//!
//! [`verify`] holds the rules of the standard; [`authenticator`], [`client_data`] and [`key`] parse what a device
//! sends, as untrusted input.

mod authenticator;
mod ceremony;
mod client_data;
mod key;
mod login;
mod member;
mod records;
mod verify;

use axum::middleware;
use utoipa::{OpenApiRouter, routes};

pub use records::MAX_PASSKEYS;

use crate::IdentityState;
use crate::idempotency;

/// The routes of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    let idempotent = OpenApiRouter::new()
        .routes(routes!(member::list, member::add, member::remove))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new()
        .routes(routes!(login::options))
        .routes(routes!(login::login))
        .routes(routes!(member::options))
        .merge(idempotent)
}
