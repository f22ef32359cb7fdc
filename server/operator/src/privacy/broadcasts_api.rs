//! `/wps/operator/messages`: messages to members' inboxes over HTTP.

use ::privacy::broadcast::{self, Broadcast, NewBroadcast};
use axum::extract::State;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::MAX_LISTED;
use super::broadcasts;
use crate::auth::Operator;
use crate::recipient_filter::{ReachValue, RecipientFilter};

/// A broadcast: a message to many inboxes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BroadcastValue {
    /// Id of the broadcast.
    id: String,
    /// Category of the message.
    category: String,
    /// Description of its recipients.
    whom: String,
    /// Name of the operator who sent it.
    created_by: String,
    /// When it was created, RFC 3339.
    created_at: String,
    /// The number of recipients when it was created.
    total: i64,
    /// The number of messages delivered so far.
    sent: i64,
    /// When it was completed, RFC 3339; empty while it is running.
    finished_at: String,
}

impl From<Broadcast> for BroadcastValue {
    fn from(row: Broadcast) -> Self {
        Self {
            whom: row.to().in_words(),
            created_at: rfc3339(row.created_at),
            finished_at: row.finished_at.map(rfc3339).unwrap_or_default(),
            id: row.id,
            category: row.category,
            created_by: row.created_by,
            total: row.total,
            sent: row.sent,
        }
    }
}

/// Broadcasts to members' inboxes.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BroadcastsValue {
    /// The broadcasts, the latest first.
    content: Vec<BroadcastValue>,
}

/// A message to send, and its recipients: one account, a label or ranks, or all.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct SendMessageRequest {
    /// The message.
    message: NewBroadcast,
    /// The recipients.
    to: RecipientFilter,
}

/// List broadcasts
#[utoipa::path(
    get, path = "/wps/operator/messages", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<BroadcastsValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn list(State(base): State<Base>) -> Result<Reply<BroadcastsValue>, ApiError> {
    let rows = broadcast::list(base.store.reader(), MAX_LISTED).await?;
    Ok(Reply(BroadcastsValue { content: rows.into_iter().map(BroadcastValue::from).collect() }))
}

/// Send a message to members
///
/// A job delivers it to the inboxes on the site. PROMO reaches only members who consented to promotional messages and
/// are not excluded.
#[utoipa::path(
    post, path = "/wps/operator/messages", tag = "operator", security(("operator" = [])), request_body = SendMessageRequest,
    responses(
        (status = 200, body = Envelope<BroadcastValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, description = "Nobody has the account name", body = ErrorEnvelope),
        (status = 409, description = "It would reach nobody", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn send(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<SendMessageRequest>,
) -> Result<Reply<BroadcastValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let SendMessageRequest { message, to } = request;
    Ok(Reply(broadcasts::send(&base.store, actor, to, message).await?.into()))
}

/// Count the members whom a message would reach
///
/// The message is validated as for sending, but not sent.
#[utoipa::path(
    post, path = "/wps/operator/messages/preview", tag = "operator", security(("operator" = [])),
    request_body = SendMessageRequest,
    responses(
        (status = 200, body = Envelope<ReachValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, description = "Nobody has the account name", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn preview(
    State(base): State<Base>,
    Body(request): Body<SendMessageRequest>,
) -> Result<Reply<ReachValue>, ApiError> {
    let SendMessageRequest { message, to } = request;
    Ok(Reply(ReachValue { total: broadcasts::preview(&base.store, to, &message).await? }))
}
