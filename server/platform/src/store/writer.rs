//! Group commit: the one writer of an SQLite database.
//!
//! SQLite lets one connection write at a time, and with `synchronous=FULL` each commit waits for the disk. So all jobs
//! queue for one task, which opens a transaction, runs up to [`GROUP_LIMIT`] of them, each in a savepoint, commits once,
//! and only then answers them all. A job that fails is rolled back to its savepoint and leaves no trace; the others
//! stand. Nothing is acknowledged before it is on the disk, and while the disk flushes the next group gathers.

use sqlx::AnyConnection;
use sqlx::Connection;
use tokio::sync::{mpsc, oneshot};

use super::job::{JobFuture, Queued, Typed, Verdict};
use super::{JobError, StoreError};

/// The most jobs that share one commit.
const GROUP_LIMIT: usize = 512;
/// The most jobs that wait; whoever comes later waits for a place in the queue.
const QUEUE_LIMIT: usize = 4096;

enum Message {
    Run(Box<dyn Queued>),
    Stop(oneshot::Sender<()>),
}

/// A handle to the writing task.
#[derive(Clone, Debug)]
pub(super) struct GroupCommit {
    queue: mpsc::Sender<Message>,
}

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Run(_) => "Run",
            Self::Stop(_) => "Stop",
        })
    }
}

impl GroupCommit {
    /// Starts the task that owns `connection`.
    pub(super) fn start(connection: AnyConnection) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE_LIMIT);
        tokio::spawn(run(connection, jobs));
        Self { queue }
    }

    pub(super) async fn write<T, E, F>(&self, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut AnyConnection) -> JobFuture<'c, T, E> + Send + 'static,
        T: Send + 'static,
        E: JobError,
    {
        let (reply, answer) = oneshot::channel();
        let queued = Box::new(Typed::new(job, reply));
        self.queue.send(Message::Run(queued)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs what is queued, then closes the connection.
    pub(super) async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.queue.send(Message::Stop(done)).await.is_ok() {
            let _ = stopped.await;
        }
    }
}

async fn run(mut connection: AnyConnection, mut jobs: mpsc::Receiver<Message>) {
    let mut stop = None;
    while stop.is_none() {
        let Some(first) = jobs.recv().await else { break };
        let mut group = Vec::new();
        let mut next = Some(first);
        while let Some(message) = next {
            match message {
                Message::Run(job) => group.push(job),
                Message::Stop(done) => stop = Some(done),
            }
            next = if group.len() < GROUP_LIMIT && stop.is_none() { jobs.try_recv().ok() } else { None };
        }
        if !group.is_empty() {
            commit_group(&mut connection, group).await;
        }
    }
    jobs.close();
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly; its log is replayed at the next start");
    }
    if let Some(done) = stop {
        let _ = done.send(());
    }
}

async fn commit_group(connection: &mut AnyConnection, mut group: Vec<Box<dyn Queued>>) {
    let outcome = run_group(connection, &mut group).await;
    if let Err(error) = &outcome {
        tracing::error!(%error, jobs = group.len(), "a group of writes was rolled back");
        // Fails when the engine has rolled back by itself, which is what is wanted.
        let _ = sqlx::query("rollback").execute(&mut *connection).await;
    }
    for job in group {
        job.answer(outcome.as_ref().copied().map_err(repeat));
    }
}

async fn run_group(connection: &mut AnyConnection, group: &mut [Box<dyn Queued>]) -> Result<(), StoreError> {
    sqlx::query("begin immediate").execute(&mut *connection).await?;
    for job in group {
        sqlx::query("savepoint job").execute(&mut *connection).await?;
        if job.run(connection).await == Verdict::RollBack {
            sqlx::query("rollback to job").execute(&mut *connection).await?;
        }
        sqlx::query("release job").execute(&mut *connection).await?;
    }
    sqlx::query("commit").execute(&mut *connection).await?;
    Ok(())
}

/// One failure, told to each job of the group.
fn repeat(error: &StoreError) -> StoreError {
    StoreError::Sql(sqlx::Error::Protocol(format!("the group's transaction was lost: {error}")))
}
