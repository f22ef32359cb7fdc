//! What the operator tells its players: status of the site, banners, notices, resources, pictures, help, unread messages.
//!
//! Sections 2, 3, 4, 6 and 7 of the specification.

pub mod gate;
pub mod help;
mod inbox;
mod member;
mod member_picture;
pub mod notices;
mod online;
pub mod picture;
pub mod system;

use std::sync::Arc;

use axum::extract::FromRef;
use identity::social::Providers;
use platform::Base;
use platform::expiry::Expiry;
use platform::store::{Migration, migrations};
use utoipa::{OpenApiRouter, routes};

pub use member::unread_of;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0012_content",
    "0063_help",
    "0064_letters",
    "0070_contact",
    "0088_brand_texts",
    "0090_pictures",
    "0145_member_pictures",
    "0247_service_notices",
    "0340_agents",
    "0369_application_decisions",
];

/// Which rows of this crate expire: none by themselves.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("notices", "what the operator has announced stays for it to read, change and announce again"),
    Expiry::never("promotions", "what members did in a promotion belongs to it, and outlasts its end"),
];

/// What the handlers of this crate can reach. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct ContentState {
    /// What all crates share.
    pub base: Base,
    /// Providers of social logins, whose buttons the site shows.
    pub social: Arc<Providers>,
}

impl FromRef<ContentState> for Base {
    fn from_ref(state: &ContentState) -> Self {
        state.base.clone()
    }
}

/// The calls of this crate that a closed site refuses.
pub fn router() -> OpenApiRouter<ContentState> {
    OpenApiRouter::new()
        .routes(routes!(system::whitelabel))
        .routes(routes!(system::domain_route))
        .routes(routes!(online::ios_profile))
        .routes(routes!(notices::announcements))
        .routes(routes!(notices::for_agents))
        .routes(routes!(member::unread))
        .merge(inbox::calls())
        .merge(member_picture::calls())
        .merge(help::router())
}

/// The routes of pictures: the operator's own, and those of members.
pub fn pictures(base: Base) -> axum::Router {
    picture::router(base.clone()).merge(member_picture::router(base))
}

/// What the pages of a closed site need to say that it is, and to reach somebody.
pub fn always_router() -> OpenApiRouter<ContentState> {
    OpenApiRouter::new()
        .routes(routes!(system::status))
        .routes(routes!(system::revision))
        .routes(routes!(online::online_service))
}
