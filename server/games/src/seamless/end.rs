//! Ending a member's games: their tokens take no more stakes. Wins and rollbacks are still accepted, for rounds that
//! were paid for.

use platform::store::{Connection, StoreError, sql};

/// Ends every game session of a member and deletes the member's launch tickets.
///
/// # Errors
/// When the database fails.
pub async fn end_games(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update = "update game_sessions set expires_at = $2 where member_id = $1 and expires_at > $2";
    sql::query(update).bind(member_id).bind(now_ms).execute(&mut *tx).await?;
    let delete = "delete from launch_tickets where member_id = $1";
    sql::query(delete).bind(member_id).execute(tx).await.map(drop)
}
