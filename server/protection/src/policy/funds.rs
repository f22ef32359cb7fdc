//! How the operator keeps the money of its customers, which a member acknowledges before the first deposit where the licence says so.
//!
//! The acknowledgement is a line of the member's history that names the rating: another rating has to be acknowledged anew.

use super::chosen;
use crate::event::{Actor, Event};
use platform::store::{Connection, StoreError, sql};

/// The kind of that line.
pub const ACKNOWLEDGED: &str = "FUNDS_ACKNOWLEDGED";

/// Whether a member has still to acknowledge it before money may come in. `says_so` is the member's word with this call, which is written down.
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
