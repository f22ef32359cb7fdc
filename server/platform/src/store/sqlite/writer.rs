//! Group commit: the one writer of an SQLite database.
//!
//! SQLite lets one connection write at a time, and with `synchronous=FULL` each commit waits for the disk. So all units of
//! work queue for one thread, which opens a transaction, runs up to [`GROUP_LIMIT`] of them, commits once, and only then answers
//! them all. Nothing is acknowledged before it is on the disk, and while the disk flushes the next group collects.
//!
//! A unit that fails leaves no changes, and does not affect the others. If it has written nothing, there is nothing to undo. If it has,
//! the group is rolled back and runs again with a savepoint around each unit. Savepoints are not used at first, because one copies every
//! page that its unit changes, which would cost each bet more than its statements, and units that fail after writing are rare.
//!
//! The thread owns the connection, so a unit's statements need no hop to another thread.

use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::thread;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::files::Committing;
use super::open::{open_copier, open_writer};
use super::session::Session;
use super::wait::block_on;
use crate::store::StoreError;
use crate::store::announce::Listeners;
use crate::store::connection::{Connection, Inner};
use crate::store::sql::query;
use crate::store::unit_of_work::{Ended, UnitOfWork, Verdict};

/// The maximum number of units per commit.
const GROUP_LIMIT: usize = 512;
/// Capacity of the queue of units; callers beyond it wait to enqueue.
const QUEUE_LIMIT: usize = 4096;
/// How long the final checkpoint waits for readers of other processes. Short, because it blocks the writers of a site that goes on running
/// beside an operator's command.
const READERS_LIMIT: Duration = Duration::from_millis(200);

enum Message {
    Run(Queued),
    Stop(oneshot::Sender<()>),
}

/// A unit of work in the queue, with the channel for its result.
struct Queued {
    work: Box<dyn UnitOfWork>,
    reply: oneshot::Sender<Ended>,
}

/// A handle to the writing thread.
#[derive(Clone, Debug)]
pub(in crate::store) struct GroupCommit {
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
    /// Opens the writing connection to the file at `path` and starts the thread that owns it.
    pub(in crate::store) fn start(path: &Path, listeners: Listeners) -> Result<Self, StoreError> {
        let (queue, messages) = mpsc::channel(QUEUE_LIMIT);
        let mut connection = open_writer(path)?;
        let checkpoints = Checkpoints::start(&mut connection, open_copier(path)?)?;
        let connection = Connection::new(Inner::Sqlite(Session::new(connection)));
        let writer = thread::Builder::new().name("database".to_owned());
        writer
            .spawn(move || run(connection, checkpoints, messages, &listeners))
            .map_err(|error| StoreError::NoThread(error.to_string()))?;
        Ok(Self { queue })
    }

    /// Runs `work` with others in one transaction, and returns when that is durable.
    pub(in crate::store) async fn write(&self, work: Box<dyn UnitOfWork>) -> Ended {
        let (reply, answer) = oneshot::channel();
        let closed = || Ended { work: None, fate: Err(StoreError::Closed) };
        if self.queue.send(Message::Run(Queued { work, reply })).await.is_err() {
            return closed();
        }
        answer.await.unwrap_or_else(|_| closed())
    }

    /// Runs the queued units, then closes the connection.
    pub(in crate::store) async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.queue.send(Message::Stop(done)).await.is_ok() {
            let _ = stopped.await;
        }
    }
}

fn run(
    mut connection: Connection,
    checkpoints: Checkpoints,
    mut messages: mpsc::Receiver<Message>,
    listeners: &Listeners,
) {
    let mut stop = None;
    while stop.is_none() {
        let Some(first) = messages.blocking_recv() else { break };
        let mut group = Vec::new();
        let mut next = Some(first);
        while let Some(message) = next {
            match message {
                Message::Run(queued) => group.push(queued),
                Message::Stop(done) => stop = Some(done),
            }
            next = if group.len() < GROUP_LIMIT && stop.is_none() { messages.try_recv().ok() } else { None };
        }
        if !group.is_empty() {
            block_on(commit_group(&mut connection, group, listeners));
            if let Some(session) = connection.sqlite() {
                checkpoints.run_if_due(session.connection());
            }
        }
    }
    messages.close();
    checkpoints.stop();
    if let Some(session) = connection.sqlite() {
        empty_log(session.connection());
    }
    drop(connection);
    if let Some(done) = stop {
        let _ = done.send(());
    }
}

/// Checkpoints and truncates the WAL, so that the next start has nothing to recover: a passive checkpoint first, which does not block
/// other processes, then the rest.
fn empty_log(connection: &rusqlite::Connection) {
    let copied =
        |mode: &str| connection.query_row(&format!("pragma wal_checkpoint({mode})"), [], |row| row.get::<_, i64>(0));
    let emptied =
        copied("passive").and_then(|_| connection.busy_timeout(READERS_LIMIT)).and_then(|()| copied("truncate"));
    match emptied {
        Ok(0) => {}
        Ok(_) => tracing::warn!("somebody still reads the database; its log is replayed at the next start"),
        Err(error) => {
            tracing::warn!(%error, "the log could not be put into the database; it is replayed at the next start")
        }
    }
}

async fn commit_group(connection: &mut Connection, mut group: Vec<Queued>, listeners: &Listeners) {
    let mut outcome = run_group(connection, &mut group, Undo::Group).await;
    if let Ok(GroupOutcome::MustRunAgain) = outcome {
        connection.forget_announcements(0);
        outcome = match query("rollback").execute(&mut *connection).await {
            Ok(_) => run_group(connection, &mut group, Undo::Unit).await,
            Err(error) => Err(error),
        };
    }
    let signals = connection.take_signal();
    if let Err(error) = &outcome {
        tracing::error!(%error, units = group.len(), "a group of writes was rolled back");
        // Fails if the engine has rolled back by itself, which is just as well.
        let _ = query("rollback").execute(&mut *connection).await;
    } else {
        listeners.committed(connection.announcements(), signals);
    }
    connection.forget_announcements(0);
    for Queued { work, reply } in group {
        let fate = outcome.as_ref().map(|_| ()).map_err(StoreError::lost_group);
        // Fails if the caller's future was dropped; the work is done all the same.
        let _ = reply.send(Ended { work: Some(work), fate });
    }
}

/// What is rolled back when a unit fails that has written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Undo {
    /// The whole group, which must run again.
    Group,
    /// That unit only, to its savepoint.
    Unit,
}

/// The result of running a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GroupOutcome {
    Committed,
    MustRunAgain,
}

async fn run_group(connection: &mut Connection, group: &mut [Queued], undo: Undo) -> Result<GroupOutcome, StoreError> {
    query("begin immediate").execute(&mut *connection).await?;
    for Queued { work, .. } in group {
        let announced = connection.announced();
        let verdict = match undo {
            Undo::Group => {
                let before = writes(connection);
                let verdict = run_unit(&mut **work, connection).await;
                if verdict == Verdict::RollBack && (writes(connection) != before || has_ended(connection)) {
                    return Ok(GroupOutcome::MustRunAgain);
                }
                verdict
            }
            Undo::Unit => {
                query("savepoint unit").execute(&mut *connection).await?;
                let verdict = run_unit(&mut **work, connection).await;
                if verdict == Verdict::RollBack {
                    query("rollback to unit").execute(&mut *connection).await?;
                }
                query("release unit").execute(&mut *connection).await?;
                verdict
            }
        };
        if verdict == Verdict::RollBack {
            connection.forget_announcements(announced);
        }
    }
    let committing = Committing::begin();
    query("commit").execute(&mut *connection).await?;
    drop(committing);
    Ok(GroupOutcome::Committed)
}

/// Runs a unit; a panic counts as a failure of that unit only.
async fn run_unit(work: &mut dyn UnitOfWork, connection: &mut Connection) -> Verdict {
    AssertUnwindSafe(work.run(connection)).catch_unwind().await.unwrap_or(Verdict::RollBack)
}

fn writes(connection: &Connection) -> u64 {
    connection.sqlite().map_or(0, Session::writes)
}

/// Whether the engine has rolled back by itself, as on a full disk: further statements would run outside a transaction.
fn has_ended(connection: &Connection) -> bool {
    connection.sqlite().is_some_and(|session| session.connection().is_autocommit())
}
