//! Know your customer: the identity check (section 2 of the specification, security centre; section 4, what guards
//! money).
//!
//! A member states the details ([`change`]), uploads documents ([`document`]) and submits the check; an operator takes
//! it, looks at the documents and decides ([`back_office`]). The states are
//! [`domain::identity_check`](lumora_core::domain::identity_check); every transition is one transaction that writes the
//! step and the status and, on approval, the member's level and verified name, on which the cashier relies.
//!
//! Documents are untrusted files and personal secrets at once: pictures are encoded again, PDFs scanned ([`pdf`]) and
//! never shown inside a page; each is encrypted with the vault's key, and leaves the server by a one-time address for
//! its owner or by a call with an operator's key.

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

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0146_identity_checks"];

/// The tables of this crate whose rows expire.
pub const EXPIRING: &[Expiry] = &[Expiry::of("identity_document_addresses", &["token_hash"], "expires_at", 0)];

/// When a member's identity check changed last, in milliseconds since the epoch; absent if the member has none.
///
/// # Errors
/// When the database fails.
pub async fn changed_at(executor: impl sql::Executor, member_id: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(updated_at) from identity_checks where member_id = $1";
    sql::query_scalar(query).bind(member_id).fetch_one(executor).await
}
