//! Logging in: by password, by code, by a remembered browser; the second factor; and how every login ends (sections 2 to 9 of
//! the specification).
//!
//! Login tells nobody whether an account exists: an unknown one gets the same answer as a wrong password, after the same
//! work, under the same lockout.

mod factor;
mod identity_token;
mod mobile;
mod opening;
mod password;
mod remember;

use utoipa::{OpenApiRouter, routes};

pub(crate) use opening::{LoginReply, Proof, VerifiedLogin, begin, complete_login, complete_without_factor};
pub(crate) use password::wrong_credentials;

use crate::IdentityState;

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(password::login)).routes(routes!(remember::remembered)).merge(factor::router())
}
