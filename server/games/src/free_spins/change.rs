//! When free spins changed last: what an event tells open pages of their member, which then read them anew.

use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

/// Notes that a grant has changed, in the transaction of the change. Times grow, so that no page takes the later of two for the former.
pub(super) async fn note(tx: &mut Connection, (id, member_id): (&str, &str), now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update free_spins set changed_at = case when changed_at < $2 then $2 else changed_at + 1 end where id = $1";
    sql::query(update).bind(id).bind(now_ms).execute(&mut *tx).await?;
    tx.announce(Topic::Cashier, member_id);
    Ok(())
}

/// When any of a member's changed last, in milliseconds; nothing where there never were any.
///
/// # Errors
/// When the database fails.
pub async fn changed_at(executor: impl sql::Executor, member_id: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(changed_at) from free_spins where member_id = $1";
    sql::query_scalar(query).bind(member_id).fetch_one(executor).await
}
