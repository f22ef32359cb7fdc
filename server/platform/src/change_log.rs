//! The audit log of changes to the site and to accounts, which operators read: who, what, before and after. A row is written in the
//! transaction that makes the change. The table belongs to the operator crate.

use crate::ids;
use crate::store::{Connection, StoreError, sql};

/// Writes a row of the audit log: `actor` changed `subject` from `former` to `latter`. The values must hold no secret.
///
/// # Errors
/// When the database fails.
pub async fn record(
    connection: &mut Connection,
    actor: &str,
    subject: &str,
    (former, latter): (&str, &str),
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(
        "insert into operator_changes (id, changed_at, actor, subject, former, latter) values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(ids::new_id(now_ms))
    .bind(now_ms)
    .bind(actor)
    .bind(subject)
    .bind(former)
    .bind(latter)
    .execute(connection)
    .await
    .map(drop)
}
