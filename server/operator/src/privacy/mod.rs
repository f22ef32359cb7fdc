//! What operators do around members' own data: promotional messages and calls, which only reach who has consented, messages on the site, and accounts that were
//! closed. By command, and over HTTP behind a key; each is written down in the transaction that does it.

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

/// Rows that are listed.
const MOST: i64 = 200;

/// The calls of this module.
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
