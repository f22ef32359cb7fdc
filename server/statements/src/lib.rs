//! Statements (section 2 of the specification): a member's records as a signed file, so that whoever gets it can tell whether it was
//! altered.
//!
//! The format of the file and its check are in `core/statement`; the rows come from [`reports::export`]. From the bottom up: [`keys`]
//! (the signing keys), `row` and `file` (the tables), `make` (the job), `download`, `calls`.

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

/// The migrations of this crate's tables.
pub const MIGRATIONS: &[Migration] = migrations!["0302_statements"];

/// The tables whose rows expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("statements", &["id"], "expires_at", 0),
    Expiry::of("statement_parts", &["statement_id", "seq"], "expires_at", 0),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::of::<MakeStatement>()];

/// The routes of this crate. They need a site that is open.
pub fn router() -> OpenApiRouter<Base> {
    calls::router()
}
