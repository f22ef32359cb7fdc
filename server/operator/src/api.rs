//! `/wps/operator`: the HTTP API of the back office, which takes an operator's key.
//!
//! The calls are answered during maintenance and from blocked addresses, because they are the way to end both.

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

/// Default number of changes that are listed.
const CHANGES_SHOWN: u32 = 50;

/// The HTTP calls of the back office.
pub fn router(assembly: Assembly) -> OpenApiRouter<Base> {
    let idempotent = OpenApiRouter::new()
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
    // Without the idempotency layer, which keeps bodies in memory to fingerprint them: the same picture sent twice is
    // stored once.
    let uploads = OpenApiRouter::new()
        .routes(routes!(pictures::add))
        .routes(routes!(support::add_picture))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    // The key is checked before the idempotency layer may replay a stored reply: of nested layers, the one added last
    // runs first.
    auth::require_key(idempotent.merge(uploads).route_layer(Extension(Schedules::from(assembly.schedules))))
}

/// The record types that the back office can change.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RecordTypesValue {
    /// The record types.
    record_types: Vec<RecordTypeValue>,
}

/// A page of the records of a record type.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RecordsValue {
    /// The records, each with its `id` and its fields.
    #[schema(value_type = Vec<Object>)]
    content: Vec<Json>,
    /// The number of pages.
    total_pages: u32,
    /// The number of records on all pages.
    total_elements: i64,
}

/// A new order of records.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OrderRequest {
    /// Ids in their new order. They exchange their places; records that are not listed keep theirs.
    #[schema(max_items = 500)]
    ids: Vec<String>,
}

/// The order of all records after a change.
#[derive(Debug, Serialize, ToSchema)]
struct OrderValue {
    /// Ids of all records in order.
    ids: Vec<String>,
}

/// An entry of the record of changes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChangeValue {
    /// When it was made, RFC 3339.
    changed_at: String,
    /// Who made it: `key NAME`, or the name given on the command line.
    actor: String,
    /// What was changed: the record type and the id, or the name of a setting.
    subject: String,
    /// The value before; empty if it was added.
    former: String,
    /// The value after; empty if it was removed.
    latter: String,
}

/// Entries of the record of changes.
#[derive(Debug, Serialize, ToSchema)]
struct ChangesValue {
    /// The changes, the latest first.
    changes: Vec<ChangeValue>,
}

query! {
    /// How many changes to list.
    struct ChangesQuery {
        /// The most changes to return, 1 to 500; 50 unless given.
        last: OptionalParam<Whole<1, 500>>,
    }
}

/// Record types
///
/// Each with its fields and the values they accept.
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
/// The body is an object of its fields, and of the `id` if the operator chooses it. All faults are returned at once:
/// `value.fields` states for each field what it accepts.
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
/// The body contains the fields to change; the others stay. In a field with texts by language, only the given languages
/// change, and `null` removes a text.
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
/// Switches, names, maintenance and others, each by its name.
#[utoipa::path(
    get, path = "/wps/operator/settings", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<Object>), (status = 401, body = ErrorEnvelope))
)]
async fn all_settings(State(base): State<Base>) -> Result<Reply<Json>, ApiError> {
    Ok(Reply(Json::Object(settings::all(&base.store).await?)))
}

/// Change settings
///
/// The body contains the settings to change: either all of them are stored or none. Returns all settings.
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
    Body(input): Body<Map<String, Json>>,
) -> Result<Reply<Json>, ApiError> {
    let actor = operator.actor(&base).await?;
    settings::set_many(&base.store, actor, &input).await?;
    Ok(Reply(Json::Object(settings::all(&base.store).await?)))
}

/// List the latest changes
///
/// Each with who made it, when, and the values before and after.
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
