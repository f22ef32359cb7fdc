//! A member's unread messages, which the frame of every page shows (sections 2 and 7 of the specification).

use axum::extract::State;
use lumora_core::wire::{Envelope, UnreadValue};
use platform::store::{Store, StoreError};

use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};

/// Unread messages
#[utoipa::path(
    get, path = "/wps/relay/CSP_unreadCount", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<UnreadValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn unread(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<UnreadValue>, ApiError> {
    Ok(Reply(unread_of(&base.store, &member.id, base.clock.now_ms()).await?))
}

/// A member's unread messages, as the call answers and an event carries them. The crate `messages` announces each
/// change.
///
/// # Errors
/// When the database fails.
pub async fn unread_of(store: &Store, member_id: &str, now_ms: i64) -> Result<UnreadValue, StoreError> {
    Ok(UnreadValue { unread_count: messages::unread_count(store.reader(), member_id, now_ms).await? })
}
