//! What the frame shows of a member: unread messages and the picture (sections 2 and 7 of the specification).

use axum::extract::State;
use lumora_core::wire::{AvatarValue, Envelope, UnreadValue};
use platform::store::{Store, StoreError, sql};

use identity::session::Member;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};

/// Unread messages
#[utoipa::path(
    get, path = "/wps/relay/CSP_unreadCount", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<UnreadValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn unread(State(base): State<Base>, member: Member) -> Result<Reply<UnreadValue>, ApiError> {
    Ok(Reply(unread_of(&base.store, &member.id).await?))
}

/// A member's unread messages, as the call answers and an event tells. Whoever writes a message or marks one as read announces
/// [`Topic::Messages`](platform::topic::Topic::Messages).
///
/// # Errors
/// When the database fails.
pub async fn unread_of(store: &Store, member_id: &str) -> Result<UnreadValue, StoreError> {
    let count: i64 = sql::query_scalar("select count(*) from messages where member_id = $1 and read_at is null")
        .bind(member_id)
        .fetch_one(store.reader())
        .await?;
    Ok(UnreadValue { unread_count: u32::try_from(count).unwrap_or(u32::MAX) })
}

/// Picture of the member
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getPlayerAvatar", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<AvatarValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn avatar(member: Member) -> Reply<AvatarValue> {
    picture(&member)
}

/// Icon of the member
#[utoipa::path(
    get, path = "/wps/member/info/icon", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<AvatarValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn icon(member: Member) -> Reply<AvatarValue> {
    picture(&member)
}

fn picture(member: &Member) -> Reply<AvatarValue> {
    Reply(AvatarValue { image_url: art::url(&format!("avatar/{}", member.id)) })
}
