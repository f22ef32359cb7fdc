//! `/wps/operator`: the back office over HTTP, behind a key.
//!
//! The calls work through maintenance and from blocked addresses, because they are what ends both.

use axum::Extension;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use lumora_core::domain::upload::IMAGE_BYTES;
use lumora_core::wire::{Done, Envelope};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use utoipa::{OpenApiRouter, ToSchema, routes};

use super::Assembly;
use super::auth::{self, Operator};
use super::jobs::api::{self as jobs, Schedules};
use super::paging::PageQuery;
use super::record_type::{PageBounds, RecordTypeValue};
use super::support::api as support;
use super::{
    agent_contracts, agents, applications, audit, cashier, fair_play, free_spins, identity_checks, leaderboards,
    member_file, pictures, points, policy, privacy, record_types, records, referrals, rewards, settings,
};
use identity::idempotency;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{OptionalParam, Whole};
use platform::query;

/// Changes that are listed unless the call says otherwise.
const CHANGES_SHOWN: u32 = 50;

/// The calls of the back office.
pub fn router(assembly: Assembly) -> OpenApiRouter<Base> {
    let kept = OpenApiRouter::new()
        .routes(routes!(described))
        .routes(routes!(list, create))
        .routes(routes!(read, update, remove))
        .routes(routes!(reorder))
        .routes(routes!(all_settings, set_settings))
        .routes(routes!(changes))
        .routes(routes!(applications::list))
        .routes(routes!(applications::picture))
        .routes(routes!(applications::decide_on))
        .routes(routes!(pictures::list))
        .routes(routes!(pictures::remove))
        .routes(routes!(jobs::list))
        .routes(routes!(jobs::show, jobs::discard))
        .routes(routes!(jobs::retry))
        .routes(routes!(jobs::schedules))
        .routes(routes!(jobs::run))
        .routes(routes!(support::list))
        .routes(routes!(support::show))
        .routes(routes!(support::take))
        .routes(routes!(support::answer))
        .routes(routes!(support::read))
        .routes(routes!(support::typing))
        .routes(routes!(support::close))
        .routes(routes!(support::picture))
        .merge(cashier::router())
        .merge(member_file::router(assembly.areas))
        .merge(points::router())
        .merge(policy::router())
        .merge(privacy::router())
        .merge(rewards::router())
        .merge(referrals::router())
        .merge(agents::router())
        .merge(agent_contracts::router())
        .merge(fair_play::router())
        .merge(identity_checks::router())
        .merge(leaderboards::router())
        .merge(free_spins::router())
        .route_layer(middleware::from_fn(idempotency::layer));
    // Without that layer, which keeps bodies in memory for their fingerprint: the same picture twice is one by itself.
    let uploads = OpenApiRouter::new()
        .routes(routes!(pictures::add))
        .routes(routes!(support::add_picture))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    // Before a kept reply is given, the key is looked at: what runs first comes last.
    auth::keyed(kept.merge(uploads).route_layer(Extension(Schedules::from(assembly.schedules))))
}

/// What can be changed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RecordTypesValue {
    /// The record types.
    record_types: Vec<RecordTypeValue>,
}

/// Records of a record type.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RecordsValue {
    /// Each with its `id` and its fields.
    #[schema(value_type = Vec<Object>)]
    content: Vec<Json>,
    /// How many pages there are.
    total_pages: u32,
    /// How many records there are.
    total_elements: i64,
}

/// An order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OrderRequest {
    /// Ids in their new order: they take one another's places, and records that are not named keep theirs.
    #[schema(max_items = 500)]
    ids: Vec<String>,
}

/// The order that came of it.
#[derive(Debug, Serialize, ToSchema)]
struct OrderValue {
    /// All ids in their order.
    ids: Vec<String>,
}

/// A change that was made.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChangeValue {
    /// When, RFC 3339.
    changed_at: String,
    /// Who: `key NAME`, or who the command line said it was.
    actor: String,
    /// What: the record type and the id, or the name of a setting.
    subject: String,
    /// What it was before; empty for what was added.
    former: String,
    /// What it is since; empty for what was removed.
    latter: String,
}

/// Changes.
#[derive(Debug, Serialize, ToSchema)]
struct ChangesValue {
    /// The latest first.
    changes: Vec<ChangeValue>,
}

query! {
    /// How many changes.
    struct ChangesQuery {
        /// At most so many, 1 to 500.
        last: OptionalParam<Whole<1, 500>>,
    }
}

/// What can be changed
///
/// Each record type with its fields and what they take.
#[utoipa::path(
    get, path = "/wps/operator/record-types", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<RecordTypesValue>), (status = 401, body = ErrorEnvelope))
)]
async fn described() -> Reply<RecordTypesValue> {
    Reply(RecordTypesValue {
        record_types: record_types::ALL.iter().map(|record_type| record_type.described()).collect(),
    })
}

/// Records of a record type
#[utoipa::path(
    get, path = "/wps/operator/content/{record_type}", tag = "operator", security(("operator" = [])),
    params(("record_type" = String, Path, description = "A name of `/wps/operator/record-types`."), PageQuery),
    responses((status = 200, body = Envelope<RecordsValue>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
async fn list(
    State(base): State<Base>,
    Path(record_type): Path<String>,
    Query(query): Query<PageQuery>,
) -> Result<Reply<RecordsValue>, ApiError> {
    let record_type = record_types::find(&record_type)?;
    let page = query.read();
    let part = PageBounds { offset: page.offset(), limit: page.limit() };
    let (records, total_elements) = records::list(&base.store, record_type, part).await?;
    let content = records.iter().map(|record| record.json(record_type)).collect();
    Ok(Reply(RecordsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// One record
#[utoipa::path(
    get, path = "/wps/operator/content/{record_type}/{id}", tag = "operator", security(("operator" = [])),
    params(("record_type" = String, Path, description = "A name of `/wps/operator/record-types`."), ("id" = String, Path, description = "Its id.")),
    responses((status = 200, body = Envelope<Object>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
async fn read(
    State(base): State<Base>,
    Path((record_type, id)): Path<(String, String)>,
) -> Result<Reply<Json>, ApiError> {
    let record_type = record_types::find(&record_type)?;
    Ok(Reply(records::read(&base.store, record_type, &id).await?.json(record_type)))
}

/// Add a record
///
/// The body is an object of its fields, with an `id` where the operator names it. Every fault is told at once: `value.fields` says
/// for each field what it takes.
#[utoipa::path(
    post, path = "/wps/operator/content/{record_type}", tag = "operator", security(("operator" = [])), request_body = Object,
    params(("record_type" = String, Path, description = "A name of `/wps/operator/record-types`.")),
    responses(
        (status = 200, body = Envelope<Object>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn create(
    State(base): State<Base>,
    operator: Operator,
    Path(record_type): Path<String>,
    Body(input): Body<Map<String, Json>>,
) -> Result<Reply<Json>, ApiError> {
    let record_type = record_types::find(&record_type)?;
    let actor = operator.actor(&base).await?;
    Ok(Reply(records::create(&base.store, actor, record_type, input).await?.json(record_type)))
}

/// Change a record
///
/// The body names the fields that change; the others stay. Of a field with texts by language, only the languages that are
/// named change, and `null` takes one away.
#[utoipa::path(
    patch, path = "/wps/operator/content/{record_type}/{id}", tag = "operator", security(("operator" = [])), request_body = Object,
    params(("record_type" = String, Path, description = "A name of `/wps/operator/record-types`."), ("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Object>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn update(
    State(base): State<Base>,
    operator: Operator,
    Path((record_type, id)): Path<(String, String)>,
    Body(input): Body<Map<String, Json>>,
) -> Result<Reply<Json>, ApiError> {
    let record_type = record_types::find(&record_type)?;
    let actor = operator.actor(&base).await?;
    Ok(Reply(records::update(&base.store, actor, record_type, id, input).await?.json(record_type)))
}

/// Remove a record
#[utoipa::path(
    delete, path = "/wps/operator/content/{record_type}/{id}", tag = "operator", security(("operator" = [])),
    params(("record_type" = String, Path, description = "A name of `/wps/operator/record-types`."), ("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn remove(
    State(base): State<Base>,
    operator: Operator,
    Path((record_type, id)): Path<(String, String)>,
) -> Result<Reply<Done>, ApiError> {
    let record_type = record_types::find(&record_type)?;
    let actor = operator.actor(&base).await?;
    records::remove(&base.store, actor, record_type, id).await?;
    Ok(Reply(Done {}))
}

/// Order the records of a record type
#[utoipa::path(
    put, path = "/wps/operator/order/{record_type}", tag = "operator", security(("operator" = [])), request_body = OrderRequest,
    params(("record_type" = String, Path, description = "A name of `/wps/operator/record-types`.")),
    responses(
        (status = 200, body = Envelope<OrderValue>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn reorder(
    State(base): State<Base>,
    operator: Operator,
    Path(record_type): Path<String>,
    Body(OrderRequest { ids }): Body<OrderRequest>,
) -> Result<Reply<OrderValue>, ApiError> {
    let record_type = record_types::find(&record_type)?;
    let actor = operator.actor(&base).await?;
    Ok(Reply(OrderValue { ids: records::reorder(&base.store, actor, record_type, ids).await? }))
}

/// Settings
///
/// Switches, names, maintenance: each setting by its name.
#[utoipa::path(
    get, path = "/wps/operator/settings", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<Object>), (status = 401, body = ErrorEnvelope))
)]
async fn all_settings(State(base): State<Base>) -> Result<Reply<Json>, ApiError> {
    Ok(Reply(Json::Object(settings::all(&base.store).await?)))
}

/// Change settings
///
/// The body names the settings that change; all of them do, or none. Answers with all settings.
#[utoipa::path(
    patch, path = "/wps/operator/settings", tag = "operator", security(("operator" = [])), request_body = Object,
    responses(
        (status = 200, body = Envelope<Object>), (status = 401, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn set_settings(
    State(base): State<Base>,
    operator: Operator,
    Body(given): Body<Map<String, Json>>,
) -> Result<Reply<Json>, ApiError> {
    let actor = operator.actor(&base).await?;
    settings::set_given(&base.store, actor, &given).await?;
    Ok(Reply(Json::Object(settings::all(&base.store).await?)))
}

/// The latest changes
///
/// Who changed what, from what to what, and when.
#[utoipa::path(
    get, path = "/wps/operator/changes", tag = "operator", security(("operator" = [])), params(ChangesQuery),
    responses((status = 200, body = Envelope<ChangesValue>), (status = 401, body = ErrorEnvelope))
)]
async fn changes(State(base): State<Base>, Query(query): Query<ChangesQuery>) -> Result<Reply<ChangesValue>, ApiError> {
    let last = query.last.0.unwrap_or(CHANGES_SHOWN);
    let change = |row: audit::Row| ChangeValue {
        changed_at: rfc3339(row.changed_at),
        actor: row.actor,
        subject: row.subject,
        former: row.former,
        latter: row.latter,
    };
    let changes = audit::latest(&base.store, last).await?.into_iter().map(change).collect();
    Ok(Reply(ChangesValue { changes }))
}
