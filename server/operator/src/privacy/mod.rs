//! Promotional messages and calls, which reach only members who consented, messages to inboxes on the site, and closed
//! accounts. By command, and over HTTP with an operator's key; each change is recorded in its own transaction.

mod broadcasts;
mod broadcasts_api;
mod closures;
mod closures_api;
mod marketing;
mod marketing_api;

use platform::Base;
use utoipa::{OpenApiRouter, routes};

pub(super) use broadcasts::Messages;
pub(super) use closures::Closures;
pub(super) use marketing::Marketing;

/// The most rows that one list shows.
const MAX_LISTED: i64 = 200;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(marketing_api::mailings, marketing_api::send))
        .routes(routes!(marketing_api::consents))
        .routes(routes!(marketing_api::record_call))
        .routes(routes!(broadcasts_api::list, broadcasts_api::send))
        .routes(routes!(broadcasts_api::preview))
        .routes(routes!(closures_api::list))
        .routes(routes!(closures_api::reopen))
}
