//! Group commit: the one writer of an SQLite database.
//!
//! SQLite lets one connection write at a time, and each commit waits for the disk. So all units of work queue for one thread, which
//! opens a transaction, runs up to [`GROUP_LIMIT`] of them and commits once. Another thread syncs the log and then answers them all
//! ([`log_sync`](super::log_sync)): nothing is acknowledged before it is on the disk, and while the disk is busy the next group runs,
//! joined by units that arrive meanwhile.
//!
//! A unit that fails leaves no changes, and does not affect the others. If it has written nothing, there is nothing to undo. If it has,
//! the group is rolled back and runs again with a savepoint around each unit. Savepoints are not used at first, because one copies every
//! page that its unit changes, which would cost each bet more than its statements, and units that fail after writing are rare.
//!
//! The thread owns the connection, so a unit's statements need no hop to another thread.

use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::pin::pin;
use std::thread;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::{Either, select};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::files::Committing;
use super::log_sync::{Durability, LogSync};
use super::open::{log_of, open_copier, open_writer};
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
    durability: Durability,
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
        let log_sync = LogSync::start(log_of(&connection, path))?;
        let durability = log_sync.durability().clone();
        let connection = Connection::new(Inner::Sqlite(Session::new(connection)));
        let writer = Writer { connection, checkpoints, log_sync, messages, listeners, stop: None };
        thread::Builder::new()
            .name("database".to_owned())
            .spawn(move || writer.run())
            .map_err(|error| StoreError::NoThread(error.to_string()))?;
        Ok(Self { queue, durability })
    }

    /// Which commits are durable.
    pub(in crate::store) fn durability(&self) -> &Durability {
        &self.durability
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

/// The state of the writing thread.
struct Writer {
    connection: Connection,
    checkpoints: Checkpoints,
    log_sync: LogSync,
    messages: mpsc::Receiver<Message>,
    listeners: Listeners,
    /// Set once the thread is to stop; told when it has.
    stop: Option<oneshot::Sender<()>>,
}

impl Writer {
    fn run(mut self) {
        while self.stop.is_none() {
            let Some(first) = self.messages.blocking_recv() else { break };
            let mut group = Vec::new();
            self.take(first, &mut group);
            while self.has_room(&group) {
                let Ok(message) = self.messages.try_recv() else { break };
                self.take(message, &mut group);
            }
            if !group.is_empty() {
                block_on(self.commit_group(group));
                if let Some(session) = self.connection.sqlite() {
                    self.checkpoints.run_if_due(session.connection());
                }
            }
        }
        self.messages.close();
        self.log_sync.stop();
        self.checkpoints.stop();
        if let Some(session) = self.connection.sqlite() {
            empty_log(session.connection());
        }
        drop(self.connection);
        if let Some(done) = self.stop {
            let _ = done.send(());
        }
    }

    fn take(&mut self, message: Message, group: &mut Vec<Queued>) {
        match message {
            Message::Run(queued) => group.push(queued),
            Message::Stop(done) => self.stop = Some(done),
        }
    }

    fn has_room(&self, group: &[Queued]) -> bool {
        group.len() < GROUP_LIMIT && self.stop.is_none()
    }

    /// Takes a unit that arrives before the former commit is durable; returns false when that is, and none has arrived.
    async fn take_meanwhile(&mut self, group: &mut Vec<Queued>) -> bool {
        let has_room = self.has_room(group);
        let Self { log_sync, messages, .. } = self;
        let arrived = if has_room {
            match select(pin!(log_sync.idle()), pin!(messages.recv())).await {
                Either::Left(((), _)) => None,
                Either::Right((message, _)) => message,
            }
        } else {
            None
        };
        let Some(message) = arrived else {
            log_sync.idle().await;
            return false;
        };
        self.take(message, group);
        true
    }

    /// Runs the units and commits; they are answered when the commit is durable.
    async fn commit_group(&mut self, mut group: Vec<Queued>) {
        let mut outcome = self.run_group(&mut group, Undo::Group).await;
        if let Ok(GroupOutcome::MustRunAgain) = outcome {
            self.connection.forget_announcements(0);
            outcome = match query("rollback").execute(&mut self.connection).await {
                Ok(_) => self.run_group(&mut group, Undo::Unit).await,
                Err(error) => Err(error),
            };
        }
        if let Err(error) = &outcome {
            tracing::error!(%error, units = group.len(), "a group of writes was rolled back");
            // Fails if the engine has rolled back by itself, which is just as well.
            let _ = query("rollback").execute(&mut self.connection).await;
        }
        let (announcements, signals) = (self.connection.take_announcements(), self.connection.take_signal());
        let needs_sync = matches!(outcome, Ok(GroupOutcome::Committed { needs_sync: true }));
        let listeners = self.listeners.clone();
        self.log_sync.submit(needs_sync, move |kept| {
            let fate = outcome.and(kept);
            if fate.is_ok() {
                listeners.committed(&announcements, signals);
            }
            for Queued { work, reply } in group {
                let fate = fate.as_ref().copied().map_err(StoreError::lost_group);
                // Fails if the caller's future was dropped; the work is done all the same.
                let _ = reply.send(Ended { work: Some(work), fate });
            }
        });
    }

    async fn run_group(&mut self, group: &mut Vec<Queued>, undo: Undo) -> Result<GroupOutcome, StoreError> {
        query("begin immediate").execute(&mut self.connection).await?;
        let mut done = 0;
        loop {
            while let Some(Queued { work, .. }) = group.get_mut(done) {
                let announced = self.connection.announced();
                let verdict = match undo {
                    Undo::Group => {
                        let before = writes(&self.connection);
                        let verdict = run_unit(&mut **work, &mut self.connection).await;
                        let has_written = writes(&self.connection) != before || has_ended(&self.connection);
                        if verdict == Verdict::RollBack && has_written {
                            return Ok(GroupOutcome::MustRunAgain);
                        }
                        verdict
                    }
                    Undo::Unit => run_with_savepoint(&mut **work, &mut self.connection).await?,
                };
                if verdict == Verdict::RollBack {
                    self.connection.forget_announcements(announced);
                }
                done += 1;
            }
            if !self.take_meanwhile(group).await {
                break;
            }
        }
        self.commit().await
    }

    /// Commits; the log is synced afterwards.
    async fn commit(&mut self) -> Result<GroupOutcome, StoreError> {
        self.log_sync.durability().check()?;
        self.log_sync.begin();
        let committing = Committing::begin();
        query("commit").execute(&mut self.connection).await?;
        Ok(GroupOutcome::Committed { needs_sync: committing.end() })
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
    /// Committed; the log must still be synced where anything was written.
    Committed {
        needs_sync: bool,
    },
    MustRunAgain,
}

/// Runs a unit; a panic counts as a failure of that unit only.
async fn run_unit(work: &mut dyn UnitOfWork, connection: &mut Connection) -> Verdict {
    AssertUnwindSafe(work.run(connection)).catch_unwind().await.unwrap_or(Verdict::RollBack)
}

async fn run_with_savepoint(work: &mut dyn UnitOfWork, connection: &mut Connection) -> Result<Verdict, StoreError> {
    query("savepoint unit").execute(&mut *connection).await?;
    let verdict = run_unit(work, connection).await;
    if verdict == Verdict::RollBack {
        query("rollback to unit").execute(&mut *connection).await?;
    }
    query("release unit").execute(connection).await?;
    Ok(verdict)
}

fn writes(connection: &Connection) -> u64 {
    connection.sqlite().map_or(0, Session::writes)
}

/// Whether the engine has rolled back by itself, as on a full disk: further statements would run outside a transaction.
fn has_ended(connection: &Connection) -> bool {
    connection.sqlite().is_some_and(|session| session.connection().is_autocommit())
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
