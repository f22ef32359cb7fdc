//! What the operator publishes to its players: status of the site, banners, notices, resources, pictures, help, unread
//! messages.
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

/// Database migrations of this crate.
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

/// Retention of this crate's rows: none expire by themselves.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("notices", "what the operator has announced stays for it to read, change and announce again"),
    Expiry::never("promotions", "what members did in a promotion belongs to it, and outlasts its end"),
];

/// State of this crate's handlers. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct ContentState {
    /// What all crates share: database, clock, configuration.
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

/// The calls that the pages of a closed site need, to tell that it is closed and how to reach the operator.
pub fn always_router() -> OpenApiRouter<ContentState> {
    OpenApiRouter::new()
        .routes(routes!(system::status))
        .routes(routes!(system::revision))
        .routes(routes!(online::online_service))
}
