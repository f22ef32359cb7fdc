//! Detects a game that is open in another login session of the member.

use identity::session::{self, Member};
use platform::Base;
use platform::http::ApiError;
use platform::store::sql;

/// Whether the member's latest game session belongs to another login session that is still alive, and so takes stakes
/// until a game is opened here. Games that this login session has opened before do not count: the member has left them
/// for the next one.
///
/// # Errors
/// When the database fails.
pub(super) async fn has_open_game(base: &Base, member: &Member) -> Result<bool, ApiError> {
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
