//! Messages of an agent to a member of its team or to its whole direct downline: delivered to the inboxes of the site, as plain text.
//!
//! A message to the direct downline is a row and a job, which delivers it in the order of member ids, some in each transaction, and
//! stores how far it has come. Each inbox holds a message once, even if the job runs twice.

use std::collections::BTreeMap;

use axum::extract::State;
use identity::tree::sizes;
use lumora_core::domain::agent::downline::{is_text, is_title};
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::domain::message::MessageCategory;
use lumora_core::wire::{DownlineMessage, DownlineMessageSent, Envelope};
use messages::{WrittenMessage, deliver, put_texts};
use platform::Base;
use platform::clock::DAY_MS;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::ids;
use platform::jobs::{self, EnqueueOptions, Failure, Job, Running};
use platform::params::invalid_field;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use crate::{Agent, rights};

/// How long a message is kept in inboxes, in milliseconds.
const KEPT_MS: i64 = 90 * DAY_MS;
/// Members who are delivered to per transaction.
const BATCH_SIZE: i64 = 100;
/// The language under which the text is stored. There is no other, so everybody reads it as the agent wrote it.
const LANGUAGE: &str = "EN";
/// Rate limit of an agent's messages.
const RATE: RateLimit = RateLimit::hourly("agent-message", 20);

/// Send a message to the team
///
/// To one member of it, or to the direct downline. At most 20 messages an hour.
#[utoipa::path(
    post, path = "/wps/agent/downline/messages", tag = "agents", security(("session" = [])), request_body = DownlineMessage,
    responses(
        (status = 200, body = Envelope<DownlineMessageSent>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent, or not allowed to agents of this type", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope),
        (status = 422, description = "Title or text are none", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn send(
    State(base): State<Base>,
    agent: Agent,
    Json(request): Json<DownlineMessage>,
) -> Result<Reply<DownlineMessageSent>, ApiError> {
    if !is_title(&request.title) {
        return Err(invalid_field("title", "title must be one line of 1 to 80 characters".to_owned()));
    }
    if !is_text(&request.text) {
        return Err(invalid_field("text", "text must be plain text of 1 to 1000 characters".to_owned()));
    }
    rights::require(base.store.reader(), agent.0.account_type(), AgentRight::MessageDownline).await?;
    RATE.take(&base, &agent.0.id).await?;
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| write(tx, &agent, request, now_ms).await;
    let members = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(DownlineMessageSent { members }))
}

async fn write(tx: &mut Connection, agent: &Agent, request: DownlineMessage, now_ms: i64) -> Result<u32, ApiError> {
    let id = ids::new_id(now_ms);
    let words = BTreeMap::from([(LANGUAGE.to_owned(), (request.title, request.text))]);
    put_texts(tx, &id, &words, now_ms + KEPT_MS).await?;
    if !request.to.is_empty() {
        let member = agent.below(&mut *tx, &request.to).await?;
        deliver(tx, &member.id, &sent(&id, now_ms), now_ms).await?;
        return Ok(1);
    }
    let insert = "insert into agent_messages (id, agent_id, created_at, reached, sent) values ($1, $2, $3, '', 0)";
    sql::query(insert).bind(&id).bind(&agent.0.id).bind(now_ms).execute(&mut *tx).await?;
    jobs::enqueue(tx, &SendToDirect { message_id: id }, EnqueueOptions::default(), now_ms).await?;
    let (direct, _) = sizes(tx, &agent.0.id).await?;
    Ok(u32::try_from(direct.agents + direct.members).unwrap_or(u32::MAX))
}

fn sent(id: &str, created_at: i64) -> WrittenMessage<'_> {
    WrittenMessage {
        category: MessageCategory::Agent,
        text_id: id,
        pinned: false,
        reply: false,
        action: "",
        expires_at: created_at + KEPT_MS,
    }
}

/// The job that delivers an agent's message to its direct downline. Its payload is stored as JSON and shown to operators: an id only.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SendToDirect {
    message_id: String,
}

#[derive(Debug)]
struct Row {
    agent_id: String,
    created_at: i64,
    reached: String,
    finished_at: Option<i64>,
}

from_row!(Row { agent_id, created_at, reached, finished_at });

impl Job for SendToDirect {
    const KIND: &'static str = "send-to-direct-downline";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        loop {
            let (running, id) = (running.clone(), self.message_id.clone());
            let work = async move |tx: &mut Connection| deliver_batch(tx, &running, &id).await;
            if base.store.write(move |tx| Box::pin(async move { work(tx).await })).await? {
                return Ok(());
            }
        }
    }
}

/// Delivers to the next batch of members, and stores how far that has come; returns whether the job is done.
async fn deliver_batch(tx: &mut Connection, running: &Running, id: &str) -> Result<bool, StoreError> {
    let query = "select agent_id, created_at, reached, finished_at from agent_messages where id = $1";
    let row: Option<Row> = sql::query_as(query).bind(id).fetch_optional(&mut *tx).await?;
    let Some(row) = row.filter(|row| row.finished_at.is_none()) else { return Ok(true) };
    if !running.owns_lease(tx).await? {
        return Ok(true);
    }
    let now_ms = running.now_ms();
    let query = "select p.member_id from placements p join members m on m.id = p.member_id
                 where p.upline_id = $1 and p.until_ms is null and p.member_id > $2 and m.state = 'active'
                 order by p.member_id limit $3";
    let query = sql::query_scalar(query).bind(&row.agent_id).bind(&row.reached).bind(BATCH_SIZE);
    let members: Vec<String> = query.fetch_all(&mut *tx).await?;
    for member_id in &members {
        deliver(tx, member_id, &sent(id, row.created_at), now_ms).await?;
    }
    sql::query("update agent_messages set sent = sent + $2, reached = $3, finished_at = $4 where id = $1")
        .bind(id)
        .bind(i64::try_from(members.len()).unwrap_or(i64::MAX))
        .bind(members.last().unwrap_or(&row.reached))
        .bind(members.is_empty().then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(members.is_empty())
}
