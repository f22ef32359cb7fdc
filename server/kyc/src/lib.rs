//! Knowing a customer: the identity check (section 2 of the specification, security centre; section 4, what guards money).
//!
//! A member states who it is ([`details`](change)), sends documents ([`document`]), and hands them in; an operator takes the check, looks at the documents and
//! decides ([`back_office`]). How far it has come follows from [`domain::identity_check`](lumora_core::domain::identity_check); every move is one transaction that
//! writes the step, moves the state and, where it is the last one, writes the level and the name to the member, by which the cashier goes.
//!
//! Documents are a stranger's files and a member's secrets at once: pictures are drawn anew, PDFs looked through ([`pdf`]) and never shown in a page;
//! each is locked under the key of the vault, and leaves the server for its owner by an address that is good once, or for an operator with a key.

pub mod back_office;
mod change;
pub mod document;
mod pdf;
mod routes;
mod row;
mod step;

use platform::expiry::Expiry;
use platform::store::{Migration, StoreError, migrations, sql};

pub use routes::{LOGGED, once_router, router};
pub use row::{CheckRow, DocumentRow};
pub use step::{StepRow, timeline};

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0146_identity_checks"];

/// Which rows of this crate expire.
pub const EXPIRING: &[Expiry] = &[Expiry::of("identity_document_addresses", &["token_hash"], "expires_at", 0)];

/// When the identity check of a member changed last, in milliseconds; nothing where there never was one.
///
/// # Errors
/// When the database fails.
pub async fn changed_at(executor: impl sql::Executor, member_id: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(updated_at) from identity_checks where member_id = $1";
    sql::query_scalar(query).bind(member_id).fetch_one(executor).await
}
