//! `/wps/operator/messages`.

use ::privacy::broadcast::{self, Broadcast, NewBroadcast};
use axum::extract::State;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::MOST;
use super::broadcasts;
use crate::auth::Operator;
use crate::recipient_filter::{ReachValue, RecipientFilter};

/// A message that was sent to members.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BroadcastValue {
    /// Names it.
    id: String,
    /// What it is about.
    category: String,
    /// Whom it goes to, in words.
    whom: String,
    /// The operator.
    created_by: String,
    /// When, RFC 3339.
    created_at: String,
    /// Members whom it reached when it began.
    total: i64,
    /// Messages that were written.
    sent: i64,
    /// When it was done, RFC 3339; empty while it is under way.
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

/// Messages that were sent to members.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BroadcastsValue {
    /// The latest first.
    content: Vec<BroadcastValue>,
}

/// A message to send, and whom to: one account, a label or ranks, or all.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct SendMessageRequest {
    /// What it says.
    message: NewBroadcast,
    /// Whom to.
    to: RecipientFilter,
}

/// Messages that were sent to members
#[utoipa::path(
    get, path = "/wps/operator/messages", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<BroadcastsValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn list(State(base): State<Base>) -> Result<Reply<BroadcastsValue>, ApiError> {
    let rows = broadcast::list(base.store.reader(), MOST).await?;
    Ok(Reply(BroadcastsValue { content: rows.into_iter().map(BroadcastValue::from).collect() }))
}

/// Send a message to members
///
/// Into their inboxes on the site, by a job. PROMO goes only to those who have consented to promotional messages and are not excluded.
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

/// How many members a message would reach
///
/// Checks it as sending does, and sends nothing.
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
