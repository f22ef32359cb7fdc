//! Reads only: the records of the member centre (sections 2 and 7 of the specification). What is told here was written elsewhere; this crate has no table and
//! changes nothing, so that a record can not differ from the books.
//!
//! [`account_record`]: every movement of a member's money or points. [`betting_record`]: every bet. [`profit_and_loss`]: what days and products came to.
//! [`export`]: the lines of all three as texts, from the first to the last, for who makes files of them.

mod account_record;
mod betting_record;
mod choices;
mod days;
pub mod export;
mod profit_and_loss;

use platform::Base;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The calls of this crate, for a site that is open.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(account_record::record))
        .routes(routes!(betting_record::record))
        .routes(routes!(betting_record::bet))
        .routes(routes!(profit_and_loss::report))
}
