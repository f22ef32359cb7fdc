//! Whether another session of the member plays.

use identity::session::{self, Member};
use platform::Base;
use platform::http::ApiError;
use platform::store::sql;

/// Whether the game that the member opened last belongs to another session that still lives, so that it takes stakes until one is opened
/// here. What this session has opened before was left on its way to the next game, and need not be told of.
///
/// # Errors
/// When the database fails.
pub(super) async fn plays(base: &Base, member: &Member) -> Result<bool, ApiError> {
    let now_ms = base.clock.now_ms();
    let last: Option<(String, i64)> = sql::query_as(
        "select session_id, expires_at from game_sessions where member_id = $1 order by opened_at desc, token_hash desc limit 1",
    )
    .bind(&member.id)
    .fetch_optional(base.store.reader())
    .await?;
    match last {
        Some((session_id, expires_at)) if session_id != member.session_id && expires_at > now_ms => {
            Ok(session::is_alive(&base.store, &session_id, now_ms).await?)
        }
        _ => Ok(false),
    }
}
