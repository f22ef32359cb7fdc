//! Group commit: the one writer of an SQLite database.
//!
//! SQLite lets one connection write at a time, and with `synchronous=FULL` each commit waits for the disk. So all jobs
//! queue for one thread, which opens a transaction, runs up to [`GROUP_LIMIT`] of them, each in a savepoint, commits once,
//! and only then answers them all. A job that fails is rolled back to its savepoint and leaves no trace; the others
//! stand. Nothing is acknowledged before it is on the disk, and while the disk flushes the next group gathers.
//!
//! The thread owns the connection: a statement of a job costs no hop to another thread and back.

use std::thread;

use tokio::sync::{mpsc, oneshot};

use super::wait::block_on;
use crate::store::connection::{Connection, Inner};
use crate::store::job::{JobFuture, Queued, Typed, Verdict};
use crate::store::signal::Signal;
use crate::store::sql::query;
use crate::store::{JobError, StoreError};

/// The most jobs that share one commit.
const GROUP_LIMIT: usize = 512;
/// The most jobs that wait; whoever comes later waits for a place in the queue.
const QUEUE_LIMIT: usize = 4096;

enum Message {
    Run(Box<dyn Queued>),
    Stop(oneshot::Sender<()>),
}

/// A handle to the writing thread.
#[derive(Clone, Debug)]
pub(in crate::store) struct GroupCommit {
    queue: mpsc::Sender<Message>,
    signal: Signal,
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
    /// Starts the thread that owns `connection`.
    pub(in crate::store) fn start(connection: rusqlite::Connection) -> Result<Self, StoreError> {
        let (queue, jobs) = mpsc::channel(QUEUE_LIMIT);
        let (connection, signal) = (Connection::new(Inner::Sqlite(connection)), Signal::default());
        let given = signal.clone();
        let writer = thread::Builder::new().name("database".to_owned());
        writer.spawn(move || run(connection, jobs, &given)).map_err(|error| StoreError::NoThread(error.to_string()))?;
        Ok(Self { queue, signal })
    }

    pub(in crate::store) fn signal(&self) -> &Signal {
        &self.signal
    }

    pub(in crate::store) async fn write<T, E, F>(&self, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> JobFuture<'c, T, E> + Send + 'static,
        T: Send + 'static,
        E: JobError,
    {
        let (reply, answer) = oneshot::channel();
        let queued = Box::new(Typed::new(job, reply));
        self.queue.send(Message::Run(queued)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs what is queued, then closes the connection.
    pub(in crate::store) async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.queue.send(Message::Stop(done)).await.is_ok() {
            let _ = stopped.await;
        }
    }
}

fn run(mut connection: Connection, mut jobs: mpsc::Receiver<Message>, signal: &Signal) {
    let mut stop = None;
    while stop.is_none() {
        let Some(first) = jobs.blocking_recv() else { break };
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
            block_on(commit_group(&mut connection, group, signal));
        }
    }
    jobs.close();
    if let Some(connection) = connection.sqlite() {
        empty_log(connection);
    }
    drop(connection);
    if let Some(done) = stop {
        let _ = done.send(());
    }
}

/// Puts what the log holds into the file, so that the next start has nothing to replay.
fn empty_log(connection: &rusqlite::Connection) {
    match connection.query_row("pragma wal_checkpoint(truncate)", [], |row| row.get::<_, i64>(0)) {
        Ok(0) => {}
        Ok(_) => tracing::warn!("somebody still reads the database; its log is replayed at the next start"),
        Err(error) => {
            tracing::warn!(%error, "the log could not be put into the database; it is replayed at the next start")
        }
    }
}

async fn commit_group(connection: &mut Connection, mut group: Vec<Box<dyn Queued>>, signal: &Signal) {
    let outcome = run_group(connection, &mut group).await;
    if let Err(error) = &outcome {
        tracing::error!(%error, jobs = group.len(), "a group of writes was rolled back");
        // Fails when the engine has rolled back by itself, which is what is wanted.
        let _ = query("rollback").execute(&mut *connection).await;
    }
    if connection.takes_signal() {
        signal.give();
    }
    for job in group {
        job.answer(outcome.as_ref().copied().map_err(StoreError::lost_group));
    }
}

async fn run_group(connection: &mut Connection, group: &mut [Box<dyn Queued>]) -> Result<(), StoreError> {
    query("begin immediate").execute(&mut *connection).await?;
    for job in group {
        query("savepoint job").execute(&mut *connection).await?;
        if job.run(connection).await == Verdict::RollBack {
            query("rollback to job").execute(&mut *connection).await?;
        }
        query("release job").execute(&mut *connection).await?;
    }
    query("commit").execute(&mut *connection).await?;
    Ok(())
}
