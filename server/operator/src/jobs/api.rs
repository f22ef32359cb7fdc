//! `/wps/operator/jobs` and `/wps/operator/schedules`: background jobs over HTTP.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use lumora_core::wire::{Done, Envelope};
use serde::Serialize;
use utoipa::ToSchema;

use super::{PAGE, drop_dead, found, run_by_hand, try_again, with_last_runs};
use crate::auth::Operator;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Path, Query, Reply};
use platform::jobs::admin::{self, Run, StoredJob};
use platform::jobs::{Schedule, State as JobState};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize};
use platform::query;

/// The schedules of this server, for the calls that list and run them.
#[derive(Debug, Clone)]
pub(crate) struct Schedules(Arc<[Schedule]>);

impl From<Vec<Schedule>> for Schedules {
    fn from(schedules: Vec<Schedule>) -> Self {
        Self(schedules.into())
    }
}

/// The states of a job as a query parameter.
#[derive(Debug)]
struct JobStates;

impl Choices for JobStates {
    type Value = JobState;

    fn all() -> Vec<(&'static str, JobState)> {
        JobState::ALL.into_iter().map(|state| (state.as_str(), state)).collect()
    }
}

query! {
    /// Which jobs to list.
    pub(crate) struct JobsQuery {
        /// State: waiting, running, done or dead; dead unless given.
        state: OptionalParam<OneOf<JobStates>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Jobs on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A background job as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JobValue {
    id: String,
    /// Kind of job.
    kind: String,
    /// Payload of the job, as JSON.
    payload: String,
    /// Id of the member whom it concerns; empty if none.
    member_id: String,
    /// State: waiting, running, done or dead.
    state: String,
    /// The number of tries.
    tries: i64,
    /// When it is due, RFC 3339; for a running job, when another server takes it over if this one has died.
    due_at: String,
    /// The number of finished steps.
    done: i64,
    /// The number of all steps; 0 if unknown.
    total: i64,
    /// Error of the last failed try; empty if none failed.
    error: String,
    /// When it was enqueued, RFC 3339.
    created_at: String,
    /// When it was done or given up, RFC 3339; empty before.
    finished_at: String,
}

impl From<StoredJob> for JobValue {
    fn from(job: StoredJob) -> Self {
        let StoredJob { id, kind, payload, member_id, tries, done, total, error, .. } = job;
        let (due_at, created_at) = (rfc3339(job.due_at), rfc3339(job.created_at));
        let finished_at = job.finished_at.map(rfc3339).unwrap_or_default();
        let state = job.state.as_str().to_owned();
        Self { id, kind, payload, member_id, state, tries, due_at, done, total, error, created_at, finished_at }
    }
}

/// A page of background jobs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JobsValue {
    /// The jobs, the latest first.
    content: Vec<JobValue>,
    /// The number of pages.
    total_pages: u32,
    /// The number of jobs on all pages.
    total_elements: i64,
}

/// A kind of job that runs on a schedule.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ScheduleValue {
    /// Kind of job.
    kind: String,
    /// Interval in seconds.
    every_seconds: i64,
    /// When it was last done, RFC 3339; empty if never.
    last_done_at: String,
}

/// Kinds of jobs that run on a schedule.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SchedulesValue {
    /// The schedules.
    content: Vec<ScheduleValue>,
}

/// A run of a schedule that was requested.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RunValue {
    /// Id of the job that does it: an unfinished one, or a new one.
    id: String,
}

/// List background jobs
#[utoipa::path(
    get, path = "/wps/operator/jobs", tag = "operator", security(("operator" = [])), params(JobsQuery),
    responses(
        (status = 200, body = Envelope<JobsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(crate) async fn list(
    State(base): State<Base>,
    Query(query): Query<JobsQuery>,
) -> Result<Reply<JobsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let state = query.state.0.unwrap_or(JobState::Dead);
    let (rows, total_elements) = admin::list(&base.store, state, page.offset(), page.limit()).await?;
    let content = rows.into_iter().map(JobValue::from).collect();
    Ok(Reply(JobsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Show a job
#[utoipa::path(
    get, path = "/wps/operator/jobs/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses((status = 200, body = Envelope<JobValue>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
pub(crate) async fn show(State(base): State<Base>, Path(id): Path<String>) -> Result<Reply<JobValue>, ApiError> {
    Ok(Reply(found(&base.store, id).await?.into()))
}

/// Retry a job
///
/// Only a dead one; otherwise `job_not_dead` (409) returns its state. It gets all its tries again.
#[utoipa::path(
    post, path = "/wps/operator/jobs/{id}/retry", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn retry(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    try_again(&base.store, actor, id).await?;
    Ok(Reply(Done {}))
}

/// Drop a job
///
/// Only a dead one; otherwise `job_not_dead` (409) returns its state.
#[utoipa::path(
    delete, path = "/wps/operator/jobs/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn discard(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    drop_dead(&base.store, actor, id).await?;
    Ok(Reply(Done {}))
}

/// List schedules
#[utoipa::path(
    get, path = "/wps/operator/schedules", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<SchedulesValue>), (status = 401, body = ErrorEnvelope))
)]
pub(crate) async fn schedules(
    State(base): State<Base>,
    Extension(Schedules(schedules)): Extension<Schedules>,
) -> Result<Reply<SchedulesValue>, ApiError> {
    let value = |(schedule, last_run): (Schedule, Option<i64>)| ScheduleValue {
        kind: schedule.kind.to_owned(),
        every_seconds: schedule.every_ms / 1000,
        last_done_at: last_run.map(rfc3339).unwrap_or_default(),
    };
    let content = with_last_runs(&base.store, &schedules).await?.into_iter().map(value).collect();
    Ok(Reply(SchedulesValue { content }))
}

/// Run a scheduled job now
///
/// If a job of the kind is unfinished, that job does it, and begins at once if it was waiting. Repeating the call
/// starts no second run.
#[utoipa::path(
    post, path = "/wps/operator/schedules/{kind}/run", tag = "operator", security(("operator" = [])),
    params(("kind" = String, Path, description = "A kind of `/wps/operator/schedules`.")),
    responses(
        (status = 200, body = Envelope<RunValue>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn run(
    State(base): State<Base>,
    operator: Operator,
    Extension(Schedules(schedules)): Extension<Schedules>,
    Path(kind): Path<String>,
) -> Result<Reply<RunValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let (Run::New(id) | Run::Already(id)) = run_by_hand(&base.store, actor, &schedules, kind).await?;
    Ok(Reply(RunValue { id }))
}
