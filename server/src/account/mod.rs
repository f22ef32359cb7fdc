//! Getting an account and getting back into it: registration, affiliates, changed and forgotten passwords (sections 2 to 9 of
//! the specification).
//!
//! What the forms ask is the operator's to say and may change at any moment ([`settings`]). The browser checks it by the same
//! code, and the server checks it all again: the form is a courtesy, this is the gate.
//!
//! A password is changed with the old one or with a ticket in its place ([`ticket`]), and then every other session and
//! remembered login of the member ends. Nothing here tells a stranger whether an account exists, except that a name is taken,
//! which no registration can hide.

mod affiliate;
pub(crate) mod allowance;
mod enrol;
mod form;
mod host;
pub mod password;
mod register;
mod rules;
pub mod settings;
mod strength;
pub(crate) mod ticket;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(settings::register_settings))
        .routes(routes!(affiliate::affiliate))
        .routes(routes!(register::register))
        .routes(routes!(register::register_mobile))
        .merge(password::router())
}
