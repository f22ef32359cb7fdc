//! The signed-in member's own account: profile, balance, language, login history, open sessions, re-authentication and logout
//! (sections 3, 4, 6 and 7 of the specification).

mod client_display;
mod info;
mod language;
mod logins;
mod logout;
mod reauthenticate;
mod sessions;

use utoipa::{OpenApiRouter, routes};

use crate::IdentityState;

pub use info::balance_of;

/// The routes of this module that are refused while the site is closed (maintenance, or a blocked region).
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .routes(routes!(logout::logout))
        .routes(routes!(reauthenticate::reauthenticate))
        .routes(routes!(info::info))
        .routes(routes!(info::balance))
        .merge(logins::router())
        .merge(sessions::router())
}

/// The route that a closed site still answers: the page that says so has a language selector.
pub(crate) fn always_router() -> OpenApiRouter<IdentityState> {
    language::router()
}
