//! Passkeys: logging in by a key that never leaves the member's device (Web Authentication, level 2; sections 1 and 6 of the
//! specification, "further ways to log in").
//!
//! A login asks for no account name: the device says whose passkey it is. It always verifies its user, so such a login counts as two
//! factors. Adding a passkey needs a fresh password. Nothing is asked about the make of the device (attestation `none`).
//!
//! [`verify`] holds the rules of the standard, [`authenticator`] and [`key`] read what a device sends; neither trusts a byte of it.

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

pub use records::MOST;

use crate::IdentityState;
use crate::idempotency;

/// The calls of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    let own = OpenApiRouter::new()
        .routes(routes!(member::list, member::add, member::remove))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new()
        .routes(routes!(login::options))
        .routes(routes!(login::login))
        .routes(routes!(member::options))
        .merge(own)
}
