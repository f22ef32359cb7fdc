//! Login by password, by SMS code, by identity token and by remember-me; the second factor; and the common end of every login
//! (sections 2 to 9 of the specification).
//!
//! Login does not reveal whether an account exists: an unknown one gets the same reply as a wrong password, after the same work
//! and under the same lockout.

mod completion;
mod factor;
mod identity_token;
mod mobile;
mod password;
mod remember;

use utoipa::{OpenApiRouter, routes};

pub(crate) use completion::{LoginReply, Proof, VerifiedLogin, begin, complete_login, complete_without_factor};
pub(crate) use password::wrong_credentials;

use crate::IdentityState;

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(password::login)).routes(routes!(remember::remembered)).merge(factor::router())
}
