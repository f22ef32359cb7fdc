//! Work in the background: what waits, runs, is done or failed for good; dead letters tried again or dropped; what comes by itself
//! run by hand. By command, and over HTTP behind a key ([`api`]).

pub(super) mod api;

use clap::Subcommand;

use super::{Actor, AdminError, audit};
use platform::clock::rfc3339;
use platform::jobs::admin::{self, Listed, Run};
use platform::jobs::{Schedule, State};
use platform::store::{Connection, Store};

/// Jobs of a page unless the call says otherwise, and of the command line's list.
const PAGE: u32 = 50;

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
                let known = State::parse(&state).ok_or_else(|| AdminError::Value {
                    name: "state".to_owned(),
                    wanted: State::ALL.map(State::as_str).join(" or "),
                    value: state,
                })?;
                admin::list(store, known, 0, PAGE.into()).await?.0.iter().map(line).collect()
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
    admin::find(store.reader(), &id).await?.ok_or_else(|| no_such(id))
}

/// The job, if it is a dead letter.
async fn dead(tx: &mut Connection, id: &str) -> Result<Listed, AdminError> {
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
    let known = schedules.iter().find(|schedule| schedule.kind == kind).copied();
    let schedule = known.ok_or(AdminError::NoSchedule(kind))?;
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
