//! When a member's free spins last changed: an event carries it to the member's open pages, which then read them again.

use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

/// Stamps a grant's `changed_at` in the transaction of the change. The stamps of a grant strictly increase, so that no
/// page mistakes the later of two changes for the earlier.
pub(super) async fn stamp(tx: &mut Connection, (id, member_id): (&str, &str), now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update free_spins set changed_at = case when changed_at < $2 then $2 else changed_at + 1 end where id = $1";
    sql::query(update).bind(id).bind(now_ms).execute(&mut *tx).await?;
    tx.announce(Topic::Cashier, member_id);
    Ok(())
}

/// When any free spins of a member last changed, in milliseconds since the epoch UTC; none where there never were any.
///
/// # Errors
/// When the database fails.
pub async fn changed_at(executor: impl sql::Executor, member_id: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(changed_at) from free_spins where member_id = $1";
    sql::query_scalar(query).bind(member_id).fetch_one(executor).await
}
