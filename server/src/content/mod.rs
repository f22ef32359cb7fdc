//! What the operator tells its players: site settings, status, banners, notices, resources, unread messages.
//!
//! Sections 2, 3, 4, 6 and 7 of the specification.

pub mod gate;
pub mod html;
mod member;
pub(crate) mod notices;
mod online;
pub(crate) mod settings;
pub(crate) mod system;
pub(crate) mod texts;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(system::status))
        .routes(routes!(system::revision))
        .routes(routes!(system::whitelabel))
        .routes(routes!(system::domain_route))
        .routes(routes!(online::online_service))
        .routes(routes!(online::ios_profile))
        .routes(routes!(notices::announcements))
        .routes(routes!(member::unread))
        .routes(routes!(member::avatar))
        .routes(routes!(member::icon))
}
