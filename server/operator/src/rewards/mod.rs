//! What operators do about cashback and levels: periods that were settled and what they have brought, reviews of levels with those that wait for a decision, putting a member
//! at a level, and red envelopes. By command, and over HTTP behind a key; each decision is written down in the transaction that makes it.
//!
//! Plans, rates and levels themselves are record types.

mod cashback;
mod envelopes;
mod levels;

use platform::Base;
use platform::day::Day;
use utoipa::{OpenApiRouter, routes};

pub(super) use cashback::Cashback;
pub(super) use envelopes::RedEnvelopes;
pub(super) use levels::{LevelReviews, MemberLevel};

/// Rows that a command lists.
const MOST: i64 = 200;
/// Rows of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// The calls of this module.
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

/// A day by its number, as it is written.
fn day(number: i64) -> String {
    Day::of_number(number, 0).name()
}
