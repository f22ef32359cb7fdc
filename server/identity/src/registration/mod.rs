//! Getting an account: registration, and the affiliate who sent the visitor (sections 2 to 9 of the specification).
//!
//! Nothing here tells a stranger whether an account exists, except that a name is taken, which no registration can hide.

mod affiliate;
mod by_agent;
mod enrol;
mod form;
mod host;
mod link;
mod register;

use utoipa::{OpenApiRouter, routes};

use crate::IdentityState;

pub use by_agent::{CheckedAccount, FirstAccount, check, write};
pub use link::{LinkPlace, LinkStanding, NoLinks, RegistrationLinks};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .routes(routes!(affiliate::affiliate))
        .routes(routes!(register::register))
        .routes(routes!(register::register_mobile))
}
