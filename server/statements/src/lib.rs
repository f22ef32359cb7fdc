//! Statements (section 2 of the specification): a member's record as a file that shows by itself whether anybody has altered it.
//!
//! What the file is, and how it is checked, stands in `core/statement`; the lines come from [`reports::export`]. From the bottom up: [`keys`] (what signs),
//! `row` and `file` (what is kept), `make` (the job), `download`, `calls`.

mod calls;
mod download;
mod file;
pub mod keys;
mod make;
mod personal_data;
mod row;

use platform::Base;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::OpenApiRouter;

pub use make::MakeStatement;
pub use personal_data::DATA;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0302_statements"];

/// Which rows of this crate expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("statements", &["id"], "expires_at", 0),
    Expiry::of("statement_parts", &["statement_id", "seq"], "expires_at", 0),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::of::<MakeStatement>()];

/// The calls of this crate, for a site that is open.
pub fn router() -> OpenApiRouter<Base> {
    calls::router()
}
