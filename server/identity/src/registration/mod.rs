//! Registration of members, by themselves or by an agent, and the affiliates and links that refer them (sections 2 to 9
//! of the specification).
//!
//! No response reveals whether an account exists, except that an account name is taken, which no registration can hide.

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
pub use link::{LinkPlace, LinkStatus, NoLinks, RegistrationLinks};

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .routes(routes!(affiliate::affiliate))
        .routes(routes!(register::register))
        .routes(routes!(register::register_mobile))
}
