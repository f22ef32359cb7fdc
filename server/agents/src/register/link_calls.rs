//! The routes by which an agent lists, creates and ends registration links.

use axum::extract::State;
use identity::idempotency::{Intent, IntentKey};
use lumora_core::wire::{EndRegisterLinkRequest, Envelope, RegisterLink, RegisterLinkRequest, RegisterLinks};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Query, Reply};
use platform::keyset;
use platform::params::{OptionalParam, PageSize, Text};
use platform::query;
use platform::store::Connection;

use super::links::{self, NewLink};
use crate::{Agent, figures};

/// Links per page, if the request names no size.
const PAGE: u32 = 20;

query! {
    /// The page of links to return.
    pub(super) struct RegisterLinksQuery {
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Text<120>>,
        /// Links per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Registration links
///
/// The agent's links, newest first, each with its results: registrations, first deposits, deposits and turnover.
#[utoipa::path(
    get, path = "/wps/agent/registrationLinks", tag = "agents", security(("session" = [])), params(RegisterLinksQuery),
    responses(
        (status = 200, body = Envelope<RegisterLinks>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Agent(agent): Agent,
    Query(query): Query<RegisterLinksQuery>,
) -> Result<Reply<RegisterLinks>, ApiError> {
    let (at, id) = keyset::parse_time_cursor(query.cursor.0.as_deref())?;
    let id = id.to_owned();
    figures::catch_up(&base.store).await?;
    let size = query.page_size.0.unwrap_or(PAGE);
    let now_ms = base.clock.now_ms();
    let work =
        async move |tx: &mut Connection| links::page(tx, &agent.id, (at, &id), (i64::from(size) + 1, now_ms)).await;
    let rows = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let (rows, next) = keyset::page(rows, size, |(at, link)| keyset::time_cursor(*at, &link.id));
    Ok(Reply(RegisterLinks { content: rows.into_iter().map(|(_, link)| link).collect(), next }))
}

/// Create a registration link
///
/// Who registers by it is placed below the agent, with this account type and these rates.
#[utoipa::path(
    post, path = "/wps/agent/registrationLinks", tag = "agents", security(("session" = [])), params(IntentKey),
    request_body = RegisterLinkRequest,
    responses(
        (status = 200, body = Envelope<RegisterLink>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "No agent, or one whose type may not create such accounts", body = ErrorEnvelope),
        (status = 409, description = "Nobody can stand below the agent, or it has too many open links", body = ErrorEnvelope),
        (status = 422, description = "Fields broke a rule, or a rate is above the agent's", body = ErrorEnvelope)
    )
)]
pub(super) async fn create(
    State(base): State<Base>,
    Agent(agent): Agent,
    intent: Intent,
    Json(request): Json<RegisterLinkRequest>,
) -> Result<Reply<RegisterLink>, ApiError> {
    links::check(&request)?;
    let (new, now_ms) = (NewLink { agent_id: agent.id.clone(), request }, base.clock.now_ms());
    let made = intent.once(&base.store, move |tx| Box::pin(async move { links::add(tx, &new, now_ms).await }));
    Ok(Reply(made.await?))
}

/// End a registration link
///
/// Nobody can register by it after that; members who have registered stay.
#[utoipa::path(
    post, path = "/wps/agent/registrationLinks/end", tag = "agents", security(("session" = [])),
    request_body = EndRegisterLinkRequest,
    responses(
        (status = 200, body = Envelope<RegisterLink>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn end(
    State(base): State<Base>,
    Agent(agent): Agent,
    Json(request): Json<EndRegisterLinkRequest>,
) -> Result<Reply<RegisterLink>, ApiError> {
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| links::end(tx, (&agent.id, &request.id), now_ms).await;
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?))
}
