//! `/wps/operator/marketing`: promotional messages, calls and consents over HTTP.

use ::privacy::consent::{self, Change};
use ::privacy::mailing::{self, Call, Mailing, MailingText, NewMailing};
use axum::extract::State;
use lumora_core::wire::{Done, Envelope, MarketingChannel};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{RequiredParam, Text};
use platform::query;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

use super::{MAX_LISTED, marketing};
use crate::auth::Operator;
use crate::members::member_of;

/// A mailing: a promotional message by email or SMS.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MailingValue {
    /// Id of the mailing.
    id: String,
    /// Channel: email or sms.
    channel: String,
    /// The lowest rank of recipients.
    level_min: i64,
    /// The highest rank of recipients.
    level_max: i64,
    /// Name of the operator who sent it.
    created_by: String,
    /// When it was created, RFC 3339.
    created_at: String,
    /// The number of members who had consented when it was created.
    total: i64,
    /// The number of messages sent so far.
    sent: i64,
    /// The number of members without a verified address or number.
    skipped: i64,
    /// When it was completed, RFC 3339; empty while it is running.
    finished_at: String,
}

impl From<Mailing> for MailingValue {
    fn from(row: Mailing) -> Self {
        Self {
            created_at: rfc3339(row.created_at),
            finished_at: row.finished_at.map(rfc3339).unwrap_or_default(),
            id: row.id,
            channel: row.channel,
            level_min: row.level_min,
            level_max: row.level_max,
            created_by: row.created_by,
            total: row.total,
            sent: row.sent,
            skipped: row.skipped,
        }
    }
}

/// Promotional mailings.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MailingsValue {
    /// The mailings, the latest first.
    content: Vec<MailingValue>,
}

/// A mailing to send.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct SendMailingRequest {
    /// Channel: email or sms.
    channel: MarketingChannel,
    /// The lowest rank of recipients.
    #[serde(default)]
    #[schema(maximum = 255)]
    level_min: u8,
    /// The highest rank of recipients; unlimited unless given.
    #[serde(default)]
    #[schema(maximum = 255)]
    level_max: Option<u8>,
    /// Texts by language code; EN is used for members whose language is missing.
    texts: BTreeMap<String, MailingText>,
}

/// List promotional mailings
#[utoipa::path(
    get, path = "/wps/operator/marketing/mailings", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<MailingsValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn mailings(State(base): State<Base>) -> Result<Reply<MailingsValue>, ApiError> {
    let rows = mailing::list(base.store.reader(), MAX_LISTED).await?;
    Ok(Reply(MailingsValue { content: rows.into_iter().map(MailingValue::from).collect() }))
}

/// Send a promotional message
///
/// A job sends it to all members of these ranks who consented to the channel. Each message contains an address that
/// withdraws the consent without a login.
#[utoipa::path(
    post, path = "/wps/operator/marketing/mailings", tag = "operator", security(("operator" = [])),
    request_body = SendMailingRequest,
    responses(
        (status = 200, body = Envelope<MailingValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope),
        (status = 409, description = "Nobody of these ranks has consented", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn send(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<SendMailingRequest>,
) -> Result<Reply<MailingValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let levels = (i64::from(request.level_min), i64::from(request.level_max.unwrap_or(u8::MAX)));
    let new = NewMailing { channel: request.channel, levels, texts: request.texts };
    Ok(Reply(marketing::send(&base.store, actor, new).await?.into()))
}

query! {
    /// The member whose consents to show.
    pub(super) struct ConsentsQuery {
        /// Account name of the member.
        account: RequiredParam<Text<64>>,
    }
}

/// A change of a consent.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ConsentChange {
    /// Channel: email, sms or call.
    channel: String,
    /// Whether consent was given; otherwise it was withdrawn.
    granted: bool,
    /// What changed it: member, link or closing.
    changed_by: String,
    /// Version of the text that the member saw.
    text_version: String,
    /// When it was changed, RFC 3339.
    changed_at: String,
}

impl From<Change> for ConsentChange {
    fn from(change: Change) -> Self {
        Self {
            granted: change.granted == 1,
            changed_at: rfc3339(change.changed_at),
            channel: change.channel,
            changed_by: change.changed_by,
            text_version: change.text_version,
        }
    }
}

/// A promotional call to a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CallValue {
    /// Name of the operator who called.
    operator: String,
    /// What was said.
    note: String,
    /// When it was recorded, RFC 3339.
    called_at: String,
}

impl From<Call> for CallValue {
    fn from(call: Call) -> Self {
        Self { operator: call.operator, note: call.note, called_at: rfc3339(call.called_at) }
    }
}

/// A member's consents to promotional messages and calls.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ConsentsValue {
    /// Channels with a current consent.
    granted: Vec<String>,
    /// All changes of consents, the latest first.
    changes: Vec<ConsentChange>,
    /// Promotional calls, the latest first.
    calls: Vec<CallValue>,
}

/// Show a member's consents
#[utoipa::path(
    get, path = "/wps/operator/marketing/consents", tag = "operator", security(("operator" = [])), params(ConsentsQuery),
    responses(
        (status = 200, body = Envelope<ConsentsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn consents(
    State(base): State<Base>,
    Query(query): Query<ConsentsQuery>,
) -> Result<Reply<ConsentsValue>, ApiError> {
    let member = member_of(&base.store, &query.account.0).await?;
    let consents = consent::of_member(base.store.reader(), &member.id).await?;
    let changes = consent::history(base.store.reader(), &member.id).await?;
    let calls = mailing::calls(base.store.reader(), &member.id).await?;
    Ok(Reply(ConsentsValue {
        granted: consents.into_iter().filter(|(_, granted, _)| *granted == 1).map(|(name, ..)| name).collect(),
        changes: changes.into_iter().map(ConsentChange::from).collect(),
        calls: calls.into_iter().map(CallValue::from).collect(),
    }))
}

/// A promotional call to record.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RecordCallRequest {
    /// Account name of the member.
    account: String,
    /// What was said, in 5 to 500 characters.
    note: String,
}

/// Record a promotional call
///
/// Refused unless the member consented to calls.
#[utoipa::path(
    post, path = "/wps/operator/marketing/calls", tag = "operator", security(("operator" = [])),
    request_body = RecordCallRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "No consent to calls", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn record_call(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<RecordCallRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    marketing::record_call(&base.store, actor, request.account, request.note).await?;
    Ok(Reply(Done {}))
}
