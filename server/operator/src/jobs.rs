//! Work in the background: what waits, runs, is done or failed for good; dead letters tried again or dropped; what comes by itself
//! run by hand. By command, and over HTTP behind a key.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State as Held;
use clap::Subcommand;
use lumora_core::wire::{Done, Envelope};
use serde::Serialize;
use utoipa::ToSchema;

use super::auth::Operator;
use super::{Actor, AdminError, audit};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Path, Query, Reply};
use platform::jobs::desk::{self, Listed, Run};
use platform::jobs::{Schedule, State};
use platform::params::{Given, OneOf, Page, PageNumber, PageSize, Words};
use platform::query;
use platform::store::{Connection, Store};

/// Jobs of a page unless the call says otherwise, and of the command line's list.
const PAGE: u32 = 50;

/// What comes by itself on this server.
#[derive(Debug, Clone)]
pub(super) struct Schedules(Arc<[Schedule]>);

impl From<Vec<Schedule>> for Schedules {
    fn from(schedules: Vec<Schedule>) -> Self {
        Self(schedules.into())
    }
}

/// Jobs, and what is to be done with them.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum Jobs {
    /// List the latest 50 in a state.
    List {
        /// waiting, running, done or dead.
        #[arg(long, default_value = "dead")]
        state: String,
    },
    /// Show one with all that is known of it.
    Show {
        /// Its id, as listed.
        id: String,
    },
    /// Try one again that failed for good.
    Retry {
        /// Its id, as listed.
        id: String,
    },
    /// Drop one that failed for good.
    Drop {
        /// Its id, as listed.
        id: String,
    },
    /// List what comes by itself, and when it was last done.
    Schedules,
    /// Run one of those now. A server does it at once; without one it waits.
    Run {
        /// Its kind, as listed.
        kind: String,
    },
}

impl Jobs {
    /// Carries it out; gives the lines to print.
    pub(super) async fn run(
        self,
        store: &Store,
        actor: Actor,
        schedules: &[Schedule],
    ) -> Result<Vec<String>, AdminError> {
        Ok(match self {
            Self::List { state } => {
                let known = State::from_word(&state).ok_or_else(|| AdminError::Value {
                    name: "state".to_owned(),
                    wanted: State::ALL.map(State::word).join(" or "),
                    value: state,
                })?;
                desk::list(store, known, 0, PAGE.into()).await?.0.iter().map(line).collect()
            }
            Self::Show { id } => lines(&found(store, id).await?),
            Self::Retry { id } => {
                try_again(store, actor, id.clone()).await?;
                vec![format!("{id} waits for its next try")]
            }
            Self::Drop { id } => {
                drop_dead(store, actor, id.clone()).await?;
                vec![format!("{id} is dropped")]
            }
            Self::Schedules => {
                let mut lines = Vec::new();
                for (schedule, last_run) in with_last_runs(store, schedules).await? {
                    let every = schedule.every_ms / 1000;
                    let last_run = last_run.map_or_else(|| "never".to_owned(), rfc3339);
                    lines.push(format!("{:<24} every {every} s  last done: {last_run}", schedule.kind));
                }
                lines
            }
            Self::Run { kind } => match run_by_hand(store, actor, schedules, kind).await? {
                Run::New(id) => vec![format!("{id} waits for a server")],
                Run::Already(id) => {
                    vec![format!("{id} of the same kind is not finished yet: it does what was asked for")]
                }
            },
        })
    }
}

fn line(job: &Listed) -> String {
    let Listed { id, kind, state, tries, created_at, error, .. } = job;
    format!("{id:<32}  {}  {kind:<24} {state:<8} tries: {tries}  {error}", rfc3339(*created_at))
}

fn lines(job: &Listed) -> Vec<String> {
    let mut lines = vec![line(job), format!("payload: {}", job.payload)];
    if !job.member_id.is_empty() {
        lines.push(format!("member: {}", job.member_id));
    }
    if job.total > 0 {
        lines.push(format!("progress: {} of {}", job.done, job.total));
    }
    lines.push(match job.finished_at {
        Some(at) => format!("finished: {}", rfc3339(at)),
        None => format!("due: {}", rfc3339(job.due_at)),
    });
    lines
}

fn no_such(id: String) -> AdminError {
    AdminError::NoSuch("job".to_owned(), id)
}

async fn found(store: &Store, id: String) -> Result<Listed, AdminError> {
    desk::find(store.reader(), &id).await?.ok_or_else(|| no_such(id))
}

/// The job, if it is a dead letter.
async fn dead(tx: &mut Connection, id: &str) -> Result<Listed, AdminError> {
    match desk::find(tx, id).await? {
        Some(job) if job.state == State::Dead => Ok(job),
        Some(job) => Err(AdminError::NotDead { id: job.id, state: job.state }),
        None => Err(no_such(id.to_owned())),
    }
}

async fn try_again(store: &Store, actor: Actor, id: String) -> Result<(), AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let job = dead(&mut *tx, &id).await?;
                desk::retry(&mut *tx, &id, actor.now_ms).await?;
                let subject = format!("job {} {id}", job.kind);
                audit::note(tx, &actor.name, &subject, (State::Dead.word(), State::Waiting.word()), actor.now_ms)
                    .await?;
                Ok(())
            })
        })
        .await
}

async fn drop_dead(store: &Store, actor: Actor, id: String) -> Result<(), AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let job = dead(&mut *tx, &id).await?;
                desk::discard(&mut *tx, &id).await?;
                let former = format!("{}: {} {}", State::Dead, job.payload, job.error);
                audit::note(tx, &actor.name, &format!("job {} {id}", job.kind), (&former, ""), actor.now_ms).await?;
                Ok(())
            })
        })
        .await
}

async fn run_by_hand(store: &Store, actor: Actor, schedules: &[Schedule], kind: String) -> Result<Run, AdminError> {
    let known = schedules.iter().find(|schedule| schedule.kind == kind).copied();
    let schedule = known.ok_or(AdminError::NoSchedule(kind))?;
    store
        .write(move |tx| {
            Box::pin(async move {
                let run = desk::run_now(&mut *tx, &schedule, actor.now_ms).await?;
                let subject = format!("schedule {}", schedule.kind);
                let (Run::New(id) | Run::Already(id)) = &run;
                audit::note(tx, &actor.name, &subject, ("", &format!("run as {id}")), actor.now_ms).await?;
                Ok(run)
            })
        })
        .await
}

async fn with_last_runs(store: &Store, schedules: &[Schedule]) -> Result<Vec<(Schedule, Option<i64>)>, AdminError> {
    let mut all = Vec::new();
    for schedule in schedules {
        all.push((*schedule, desk::last_run(store.reader(), schedule.kind).await?));
    }
    Ok(all)
}

/// How far jobs can be.
#[derive(Debug)]
struct JobStates;

impl Words for JobStates {
    type Value = State;

    fn all() -> Vec<(&'static str, State)> {
        State::ALL.into_iter().map(|state| (state.word(), state)).collect()
    }
}

query! {
    /// Which jobs.
    pub(super) struct JobsQuery {
        /// waiting, running, done or dead; dead unless given.
        state: Given<OneOf<JobStates>>,
        /// Page from 1.
        page_no: Given<PageNumber>,
        /// Jobs on a page, at most 100.
        page_size: Given<PageSize>,
    }
}

/// A job as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobValue {
    id: String,
    /// What it does.
    kind: String,
    /// What it does it with, as JSON.
    payload: String,
    /// Whose job it is; empty for nobody's.
    member_id: String,
    /// waiting, running, done or dead.
    state: String,
    /// How many times it was tried.
    tries: i64,
    /// When it is due, RFC 3339; of a running one, when another server takes it over if this one dies.
    due_at: String,
    /// Steps that are done.
    done: i64,
    /// Steps in all; 0 where that is not known.
    total: i64,
    /// Why the last try failed; empty when none did.
    error: String,
    /// When it was enqueued, RFC 3339.
    created_at: String,
    /// When it was done or given up, RFC 3339; empty before.
    finished_at: String,
}

impl From<Listed> for JobValue {
    fn from(job: Listed) -> Self {
        let Listed { id, kind, payload, member_id, tries, done, total, error, .. } = job;
        let (due_at, created_at) = (rfc3339(job.due_at), rfc3339(job.created_at));
        let finished_at = job.finished_at.map(rfc3339).unwrap_or_default();
        let state = job.state.word().to_owned();
        Self { id, kind, payload, member_id, state, tries, due_at, done, total, error, created_at, finished_at }
    }
}

/// Jobs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobsValue {
    /// The latest first.
    content: Vec<JobValue>,
    /// How many pages there are.
    total_pages: u32,
    /// How many jobs are in the state.
    total_elements: i64,
}

/// A kind of jobs that comes by itself.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ScheduleValue {
    /// The kind.
    kind: String,
    /// How often, in seconds.
    every_seconds: i64,
    /// When it was last done, RFC 3339; empty if never.
    last_done_at: String,
}

/// What comes by itself.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SchedulesValue {
    /// Each kind.
    content: Vec<ScheduleValue>,
}

/// A run that was asked for.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RunValue {
    /// The job that does it: one that was not finished yet, or a new one.
    id: String,
}

/// Jobs in the background
#[utoipa::path(
    get, path = "/wps/operator/jobs", tag = "operator", security(("operator" = [])), params(JobsQuery),
    responses(
        (status = 200, body = Envelope<JobsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(Held(base): Held<Base>, Query(query): Query<JobsQuery>) -> Result<Reply<JobsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let state = query.state.0.unwrap_or(State::Dead);
    let (rows, total_elements) = desk::list(&base.store, state, page.offset(), page.limit()).await?;
    let content = rows.into_iter().map(JobValue::from).collect();
    Ok(Reply(JobsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// One job
#[utoipa::path(
    get, path = "/wps/operator/jobs/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses((status = 200, body = Envelope<JobValue>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope))
)]
pub(super) async fn show(Held(base): Held<Base>, Path(id): Path<String>) -> Result<Reply<JobValue>, ApiError> {
    Ok(Reply(found(&base.store, id).await?.into()))
}

/// Try a job again
///
/// Only one that failed for good: `job_not_dead` (409) says what another is. It has all its tries again.
#[utoipa::path(
    post, path = "/wps/operator/jobs/{id}/retry", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn retry(
    Held(base): Held<Base>,
    Extension(operator): Extension<Operator>,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    try_again(&base.store, actor, id).await?;
    Ok(Reply(Done {}))
}

/// Drop a job
///
/// Only one that failed for good: `job_not_dead` (409) says what another is.
#[utoipa::path(
    delete, path = "/wps/operator/jobs/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn discard(
    Held(base): Held<Base>,
    Extension(operator): Extension<Operator>,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    drop_dead(&base.store, actor, id).await?;
    Ok(Reply(Done {}))
}

/// What comes by itself
#[utoipa::path(
    get, path = "/wps/operator/schedules", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<SchedulesValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn schedules(
    Held(base): Held<Base>,
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

/// Run what comes by itself now
///
/// While one of the kind is not finished yet, that one does it, and begins at once if it waited: asking twice does nothing twice.
#[utoipa::path(
    post, path = "/wps/operator/schedules/{kind}/run", tag = "operator", security(("operator" = [])),
    params(("kind" = String, Path, description = "A kind of `/wps/operator/schedules`.")),
    responses(
        (status = 200, body = Envelope<RunValue>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn run(
    Held(base): Held<Base>,
    Extension(operator): Extension<Operator>,
    Extension(Schedules(schedules)): Extension<Schedules>,
    Path(kind): Path<String>,
) -> Result<Reply<RunValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let (Run::New(id) | Run::Already(id)) = run_by_hand(&base.store, actor, &schedules, kind).await?;
    Ok(Reply(RunValue { id }))
}
