//! Sessions: login, logout, remember-me, and who is calling (sections 3, 4, 6 and 7 of the specification).
//!
//! A session is a bearer token of 256 random bits, of which the database keeps the hash. It ends when it was idle for
//! [`token::IDLE_MS`], when it is older than [`token::LONGEST_MS`], or at logout. Handlers ask for [`Member`] (401 without a live session)
//! or [`MaybeMember`].
//!
//! Login tells nobody whether an account exists: an unknown one gets the same answer as a wrong password, after the same
//! work, under the same throttle.

mod caller;
pub mod captcha;
mod device;
mod extract;
mod factor;
mod identity_token;
mod info;
mod language;
mod login;
mod logout;
pub mod member;
mod mobile;
mod opening;
mod own;
pub mod password;
mod reauthenticate;
mod remember;
pub(crate) mod throttle;
pub(crate) mod token;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use caller::Caller;
pub use extract::{Bound, FRESH_MS, MaybeMember, Member};
pub(crate) use opening::{Opened, Opening, Proof, begin, open, open_proven};
pub use token::touch_live;

use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(login::login))
        .routes(routes!(remember::remembered))
        .routes(routes!(logout::logout))
        .routes(routes!(reauthenticate::reauthenticate))
        .routes(routes!(captcha::captcha))
        .routes(routes!(info::info))
        .routes(routes!(info::balance))
        .merge(factor::router())
        .merge(own::router())
        .merge(language::router())
}
