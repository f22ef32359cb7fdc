//! What signed-in members ask about themselves: info, balance, language, their sessions, the password again, logout
//! (sections 3, 4, 6 and 7 of the specification).

mod info;
mod language;
mod logins;
mod logout;
mod reauthenticate;
mod sessions;
mod words;

use utoipa::{OpenApiRouter, routes};

use crate::IdentityState;

pub use info::balance_of;

/// The calls of this module that a closed site refuses.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .routes(routes!(logout::logout))
        .routes(routes!(reauthenticate::reauthenticate))
        .routes(routes!(info::info))
        .routes(routes!(info::balance))
        .merge(logins::router())
        .merge(sessions::router())
}

/// What a closed site still answers: its page is read in a language too.
pub(crate) fn always_router() -> OpenApiRouter<IdentityState> {
    language::router()
}
