//! The end of a member's games: no stake is taken by their tokens any more. Wins and rollbacks are, for rounds that were paid for.

use platform::store::{Connection, StoreError, sql};

/// Ends every game session of a member.
///
/// # Errors
/// When the database fails.
pub async fn end_games(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update = "update game_sessions set expires_at = $2 where member_id = $1 and expires_at > $2";
    sql::query(update).bind(member_id).bind(now_ms).execute(&mut *tx).await?;
    let delete = "delete from launch_tickets where member_id = $1";
    sql::query(delete).bind(member_id).execute(tx).await.map(drop)
}
