//! The protection rating of customer funds, which a member acknowledges before the first deposit where the licence demands it.
//!
//! The acknowledgement is an event of the member's history that holds the rating: another rating must be acknowledged again.

use super::chosen;
use crate::event::{Actor, Event};
use platform::store::{Connection, StoreError, sql};

/// The kind of that event.
pub const ACKNOWLEDGED: &str = "FUNDS_ACKNOWLEDGED";

/// Whether a member must still acknowledge the rating before a deposit. `says_so`: the member acknowledges it with this call, which
/// is recorded.
///
/// # Errors
/// When the database fails.
pub async fn is_owed(tx: &mut Connection, member_id: &str, says_so: bool, now_ms: i64) -> Result<bool, StoreError> {
    let Some(funds) = &chosen(&mut *tx).await?.customer_funds else { return Ok(false) };
    let query = "select id from protection_events where member_id = $1 and kind = $2 and value = $3 limit 1";
    let query = sql::query_scalar::<String>(query).bind(member_id).bind(ACKNOWLEDGED).bind(&funds.rating);
    if query.fetch_optional(&mut *tx).await?.is_some() {
        return Ok(false);
    }
    if says_so {
        let event = Event { kind: ACKNOWLEDGED, limit: "", period: "", value: &funds.rating, actor: Actor::Member };
        event.record(tx, member_id, now_ms).await?;
    }
    Ok(!says_so)
}
