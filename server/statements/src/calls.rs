//! The routes by which a member lists, requests, deletes and downloads statements, and by which anybody reads the public keys.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use identity::closing::require_open;
use identity::idempotency;
use identity::session::{Member, MemberEvenExcluded, pass};
use lumora_core::domain::account::agent_centre_gate;
use lumora_core::domain::statement::{MAX_STATEMENT_ROWS, MAX_STATEMENTS};
use lumora_core::wire::{
    Envelope, StatementId, StatementKeys, StatementLink, StatementRequest, StatementState, Statements, code,
};
use platform::Base;
use platform::day::offset_minutes;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Query, Reply};
use platform::ids;
use platform::jobs::{self, EnqueueOptions, Enqueued};
use platform::params::{RequiredParam, Text};
use platform::query;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError};
use reports::export::{ExportedRecord, RecordScope};
use utoipa::{OpenApiRouter, routes};

use crate::make::MakeStatement;
use crate::row::{KEPT_MS, StatementRow};
use crate::{download, keys};

/// Rate limit of requests for a statement, per member and day.
const DAILY: RateLimit = RateLimit::daily("statements", 20);
/// Path of the download.
const FILE: &str = "/wps/member/statements/file";

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<Base> {
    let changing = OpenApiRouter::new()
        .routes(routes!(ask))
        .routes(routes!(remove))
        .route_layer(middleware::from_fn(idempotency::layer));
    // `link` answers with a secret, which the idempotency layer must not store.
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(link))
        .routes(routes!(file))
        .routes(routes!(public_keys))
        .merge(changing)
}

/// The member's statements
#[utoipa::path(
    get, path = "/wps/member/statements", tag = "records", security(("session" = [])),
    responses((status = 200, body = Envelope<Statements>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
async fn list(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<Statements>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| present(tx, &member.id, now_ms).await;
    Ok(Reply(base.store.read(move |tx| Box::pin(async move { work(tx).await })).await?))
}

async fn present(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Statements, StoreError> {
    let rows = StatementRow::of_member(tx, member_id, now_ms).await?;
    let rows = StatementRow::with_states(tx, rows).await?;
    Ok(Statements { list: rows.into_iter().map(|(row, state)| row.into_wire(state)).collect() })
}

/// Request a statement of a record
///
/// A job makes the file; the event `job` tells its progress. One is made at a time, and five are kept, each for a week.
#[utoipa::path(
    post, path = "/wps/member/statements", tag = "records", security(("session" = [])), request_body = StatementRequest,
    responses(
        (status = 200, body = Envelope<Statements>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 409, description = "One is being made, or there are as many as are kept", body = ErrorEnvelope),
        (status = 422, description = "No filter of this record, or too many rows", body = ErrorEnvelope),
        (status = 429, description = "Asked for too many today", body = ErrorEnvelope)
    )
)]
async fn ask(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Json(request): Json<StatementRequest>,
) -> Result<Reply<Statements>, ApiError> {
    member.require_real()?;
    if request.kind.is_of_agents() {
        pass(agent_centre_gate(Some(member.account_type())))?;
    }
    let now_ms = base.clock.now_ms();
    let offset = offset_minutes(base.store.reader()).await?;
    let record = ExportedRecord::parse(request.kind, &request.filter)?;
    let days = record.days(now_ms, offset)?;
    let scope = RecordScope {
        member_id: &member.id,
        currency: &member.row.currency,
        language: language.code(),
        days,
        offset_minutes: offset,
    };
    require_room(&base, &member).await?;
    DAILY.take(&base, &member.id).await?;
    let (_, count) = record.open(&base.store, &scope, now_ms).await?;
    if count > MAX_STATEMENT_ROWS {
        let message = format!("{count} rows are more than a statement can have: choose fewer days");
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::STATEMENT_TOO_LONG, message));
    }
    let row = StatementRow {
        id: ids::new_id(now_ms),
        member_id: member.id.clone(),
        filter: request.filter,
        first_day: days.0.name(),
        last_day: days.1.name(),
        offset_minutes: offset,
        language: language.code().to_owned(),
        asked_at: now_ms,
        expires_at: now_ms + KEPT_MS,
        ..StatementRow::of(request.kind, request.format)
    };
    let work = async move |tx: &mut Connection| begin(tx, row).await;
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?))
}

/// Refuses early what the transaction would refuse, so that a refused request does not count against the rate limit.
async fn require_room(base: &Base, member: &Member) -> Result<(), ApiError> {
    let (member_id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| has_room(tx, &member_id, now_ms).await;
    base.store.read(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn has_room(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), ApiError> {
    let rows = StatementRow::of_member(tx, member_id, now_ms).await?;
    let rows = StatementRow::with_states(tx, rows).await?;
    if rows.iter().any(|(_, state)| *state == StatementState::Preparing) {
        let message = "a statement is being made: wait until it is there";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::STATEMENT_UNDER_WAY, message));
    }
    let ready = rows.iter().filter(|(_, state)| *state == StatementState::Ready).count();
    if ready >= MAX_STATEMENTS {
        let message = format!("{MAX_STATEMENTS} statements are kept: delete one");
        return Err(ApiError::refused(StatusCode::CONFLICT, code::STATEMENTS_FULL, message));
    }
    Ok(())
}

async fn begin(tx: &mut Connection, mut row: StatementRow) -> Result<Statements, ApiError> {
    let now_ms = row.asked_at;
    // Locks the member's row, so that of several requests at the same time one begins.
    require_open(tx, &row.member_id).await?;
    has_room(tx, &row.member_id, now_ms).await?;
    // Failed statements are removed to make room.
    let rows = StatementRow::of_member(tx, &row.member_id, now_ms).await?;
    for (failed, state) in StatementRow::with_states(tx, rows).await? {
        if state == StatementState::Failed {
            failed.remove(tx).await?;
        }
    }
    let options = EnqueueOptions { member_id: Some(row.member_id.clone()), ..EnqueueOptions::default() };
    row.job_id = match jobs::enqueue(tx, &MakeStatement { statement_id: row.id.clone() }, options, now_ms).await? {
        Enqueued::New(job_id) => job_id,
        Enqueued::AlreadyWaiting => String::new(),
    };
    row.insert(tx).await?;
    Ok(present(tx, &row.member_id, now_ms).await?)
}

/// Delete a statement
#[utoipa::path(
    post, path = "/wps/member/statements/delete", tag = "records", security(("session" = [])), request_body = StatementId,
    responses(
        (status = 200, body = Envelope<Statements>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 404, description = "There is no such statement", body = ErrorEnvelope)
    )
)]
async fn remove(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(request): Json<StatementId>,
) -> Result<Reply<Statements>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| {
        let row = StatementRow::find(&mut *tx, &request.id).await?.filter(|row| row.member_id == member.id);
        row.ok_or_else(|| ApiError::not_found("statement"))?.remove(tx).await?;
        Ok::<_, ApiError>(present(tx, &member.id, now_ms).await?)
    };
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?))
}

/// Get a download link for a statement
///
/// The link works once, for two minutes, as long as the session that asked for it is open.
#[utoipa::path(
    post, path = "/wps/member/statements/link", tag = "records", security(("session" = [])), request_body = StatementId,
    responses(
        (status = 200, body = Envelope<StatementLink>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 404, description = "There is no such statement, or it is not ready", body = ErrorEnvelope)
    )
)]
async fn link(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(request): Json<StatementId>,
) -> Result<Reply<StatementLink>, ApiError> {
    member.require_real()?;
    let ticket = download::ticket(&base, &member, &request.id).await?;
    let ticket = ticket.ok_or_else(|| ApiError::not_found("statement"))?;
    Ok(Reply(StatementLink { path: format!("{FILE}?ticket={ticket}") }))
}

query! {
    /// Query of `GET /wps/member/statements/file`.
    struct FileQuery {
        /// The ticket, as it is in the link.
        ticket: RequiredParam<Text<100>>,
    }
}

/// Download a statement as a CSV or JSON file
#[utoipa::path(
    get, path = "/wps/member/statements/file", tag = "records", params(FileQuery),
    responses(
        (status = 200, body = String, content_type = "text/csv"), (status = 400, body = ErrorEnvelope),
        (status = 404, description = "The address was used, or is too old", body = ErrorEnvelope)
    )
)]
async fn file(State(base): State<Base>, Query(query): Query<FileQuery>) -> Result<(HeaderMap, Body), ApiError> {
    download::redeem(&base, &query.ticket.0).await?.ok_or_else(|| ApiError::not_found("statement"))
}

/// List the public keys that statements are or were signed with
///
/// For checking statements. No key is ever removed.
#[utoipa::path(
    get, path = "/wps/statements/keys", tag = "records",
    responses((status = 200, body = Envelope<StatementKeys>))
)]
async fn public_keys(State(base): State<Base>) -> Result<Reply<StatementKeys>, ApiError> {
    Ok(Reply(StatementKeys { keys: keys::all(base.store.reader()).await? }))
}
