//! Background jobs: listing them by state, retrying or dropping dead letters, and running schedules by hand. By
//! command, and over HTTP with an operator's key ([`api`]).

pub(super) mod api;

use clap::Subcommand;

use super::{Actor, AdminError, audit};
use platform::clock::rfc3339;
use platform::jobs::admin::{self, Run, StoredJob};
use platform::jobs::{Schedule, State};
use platform::store::{Connection, Store};

/// Default number of jobs on a page, and the number in a list of the command line.
const PAGE: u32 = 50;

/// Commands on background jobs.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum Jobs {
    /// List the latest 50 jobs in a state.
    List {
        /// State: waiting, running, done or dead.
        #[arg(long, default_value = "dead")]
        state: String,
    },
    /// Show a job with its payload and progress.
    Show {
        /// Id of the job, as listed.
        id: String,
    },
    /// Retry a dead job.
    Retry {
        /// Id of the job, as listed.
        id: String,
    },
    /// Drop a dead job.
    Drop {
        /// Id of the job, as listed.
        id: String,
    },
    /// List schedules, and when each was last done.
    Schedules,
    /// Run a scheduled job now. A running server does it at once; without one it waits.
    Run {
        /// Kind of the schedule, as listed.
        kind: String,
    },
}

impl Jobs {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(
        self,
        store: &Store,
        actor: Actor,
        schedules: &[Schedule],
    ) -> Result<Vec<String>, AdminError> {
        Ok(match self {
            Self::List { state } => {
                let job_state = State::parse(&state).ok_or_else(|| AdminError::Value {
                    name: "state".to_owned(),
                    wanted: State::ALL.map(State::as_str).join(" or "),
                    value: state,
                })?;
                admin::list(store, job_state, 0, PAGE.into()).await?.0.iter().map(line).collect()
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

fn line(job: &StoredJob) -> String {
    let StoredJob { id, kind, state, tries, created_at, error, .. } = job;
    format!("{id:<32}  {}  {kind:<24} {state:<8} tries: {tries}  {error}", rfc3339(*created_at))
}

fn lines(job: &StoredJob) -> Vec<String> {
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

async fn found(store: &Store, id: String) -> Result<StoredJob, AdminError> {
    admin::find(store.reader(), &id).await?.ok_or_else(|| no_such(id))
}

/// The job, if it is a dead letter.
async fn dead(tx: &mut Connection, id: &str) -> Result<StoredJob, AdminError> {
    match admin::find(tx, id).await? {
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
                admin::retry(&mut *tx, &id, actor.now_ms).await?;
                let subject = format!("job {} {id}", job.kind);
                audit::note(tx, &actor, &subject, (State::Dead.as_str(), State::Waiting.as_str())).await?;
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
                admin::discard(&mut *tx, &id).await?;
                let former = format!("{}: {} {}", State::Dead, job.payload, job.error);
                audit::note(tx, &actor, &format!("job {} {id}", job.kind), (&former, "")).await?;
                Ok(())
            })
        })
        .await
}

async fn run_by_hand(store: &Store, actor: Actor, schedules: &[Schedule], kind: String) -> Result<Run, AdminError> {
    let schedule = schedules.iter().find(|schedule| schedule.kind == kind).copied();
    let schedule = schedule.ok_or(AdminError::NoSchedule(kind))?;
    store
        .write(move |tx| {
            Box::pin(async move {
                let run = admin::run_now(&mut *tx, &schedule, actor.now_ms).await?;
                let subject = format!("schedule {}", schedule.kind);
                let (Run::New(id) | Run::Already(id)) = &run;
                audit::note(tx, &actor, &subject, ("", &format!("run as {id}"))).await?;
                Ok(run)
            })
        })
        .await
}

async fn with_last_runs(store: &Store, schedules: &[Schedule]) -> Result<Vec<(Schedule, Option<i64>)>, AdminError> {
    let mut all = Vec::new();
    for schedule in schedules {
        all.push((*schedule, admin::last_run(store.reader(), schedule.kind).await?));
    }
    Ok(all)
}
