//! The operator's side of rewards: settled cashback, reviews of levels and those that wait for a decision, setting a
//! member's level, and red envelopes. By command, and over HTTP with an operator's key; each decision is recorded in
//! its own transaction.
//!
//! Cashback plans, rates and levels themselves are record types.

mod cashback;
mod envelopes;
mod levels;

use platform::Base;
use platform::day::Day;
use utoipa::{OpenApiRouter, routes};

pub(super) use cashback::Cashback;
pub(super) use envelopes::RedEnvelopes;
pub(super) use levels::{LevelReviews, MemberLevel};

/// The most rows that one list of the command line shows.
const MAX_LISTED: i64 = 200;
/// Default number of rows on a page.
const PAGE: u32 = 50;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(cashback::runs))
        .routes(routes!(cashback::entries))
        .routes(routes!(levels::reviews))
        .routes(routes!(levels::decide))
        .routes(routes!(levels::put))
        .routes(routes!(envelopes::list, envelopes::send))
        .routes(routes!(envelopes::preview))
}

/// Formats the number of a day as YYYY-MM-DD.
fn day(number: i64) -> String {
    Day::of_number(number, 0).name()
}
