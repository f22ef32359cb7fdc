//! What operators decide about agents: what contracts have brought. By command, and over HTTP behind a key; each decision is written down in the transaction
//! that makes it.

mod settlements;
mod settlements_api;

use platform::Base;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) use settlements::Settlements;

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(settlements_api::list))
        .routes(routes!(settlements_api::decide))
        .routes(routes!(settlements_api::dry_run))
        .routes(routes!(settlements_api::corrections, settlements_api::propose))
        .routes(routes!(settlements_api::decide_correction))
        .routes(routes!(settlements_api::audit))
}
