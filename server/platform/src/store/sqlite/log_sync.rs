//! Syncing the log on a thread of its own, while the writer runs the next group of units.
//!
//! SQLite shows a commit to readers once it is synced. Here its sync is put off ([`files`](super::files)), so a commit is visible a
//! moment before it is durable. Nobody learns of it in that moment: a writer's result is given out after the sync, and a reader's
//! result waits for all commits that it may have seen ([`Durability::of_all_begun`]). What is told to anybody survives a power cut.
//!
//! At most one commit is waiting for its sync, so that groups stay large: the next one commits when the disk is free.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use sqlite_vfs::{Failure, SyncHandle};
use tokio::sync::watch;

use crate::store::StoreError;

/// What is known of the durability of commits, which are numbered from 1. Clones share it.
#[derive(Clone, Debug, Default)]
pub(in crate::store) struct Durability(Arc<Commits>);

#[derive(Debug, Default)]
struct Commits {
    /// The number of the newest commit that has begun, and may be visible.
    begun: AtomicU64,
    synced: watch::Sender<Synced>,
}

#[derive(Debug, Clone, Default)]
struct Synced {
    /// All commits up to this one have ended, durable or rolled back.
    until: u64,
    /// Why the disk did not keep a commit; none is taken after that.
    failure: Option<String>,
}

impl Durability {
    /// To be called before a commit; returns its number.
    fn begin(&self) -> u64 {
        // Before the commit can be visible: a reader that sees it finds this number, or a later one.
        self.0.begun.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Fails where a sync has failed: nothing that follows can be relied on.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.0.synced.borrow().failure.clone().map_or(Ok(()), |detail| Err(StoreError::NotDurable(detail)))
    }

    fn has_ended(&self, commit: u64) -> bool {
        let synced = self.0.synced.borrow();
        synced.until >= commit || synced.failure.is_some()
    }

    /// Waits until a commit has ended, or can not any more.
    async fn end_of(&self, commit: u64) {
        if !self.has_ended(commit) {
            // The sender is alive as long as `self`, so the receiver can not fail.
            let _ = self.0.synced.subscribe().wait_for(|it| it.until >= commit || it.failure.is_some()).await;
        }
    }

    /// Waits until all commits that have begun are durable: to be called between reading and giving out what was read.
    ///
    /// # Errors
    /// [`StoreError::NotDurable`] when the disk did not keep one of them.
    pub(in crate::store) async fn of_all_begun(&self) -> Result<(), StoreError> {
        self.end_of(self.0.begun.load(Ordering::SeqCst)).await;
        self.check()
    }

    fn record(&self, commit: u64, kept: Result<(), String>) {
        self.0.synced.send_modify(|synced| match kept {
            Ok(()) => synced.until = commit,
            Err(detail) => synced.failure = Some(detail),
        });
    }
}

/// A commit whose sync was put off, or that needs none.
pub(super) struct Committed {
    number: u64,
    needs_sync: bool,
    /// Called with the fate of the commit.
    finish: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

/// The writer's handle to the thread that syncs.
#[derive(Debug)]
pub(super) struct LogSync {
    queue: SyncSender<Committed>,
    durability: Durability,
    /// The number of the newest commit.
    newest: u64,
    thread: JoinHandle<()>,
}

impl LogSync {
    /// Starts the thread, for the log at this path.
    pub(super) fn start(log: PathBuf) -> Result<Self, StoreError> {
        let (queue, commits) = sync_channel(1);
        let durability = Durability::default();
        let ended = durability.clone();
        let thread = thread::Builder::new().name("log-sync".to_owned());
        let thread = thread
            .spawn(move || run(Log::Closed(log), &commits, &ended))
            .map_err(|error| StoreError::NoThread(error.to_string()))?;
        Ok(Self { queue, durability, newest: 0, thread })
    }

    /// Which commits are durable.
    pub(super) fn durability(&self) -> &Durability {
        &self.durability
    }

    /// Waits until no commit waits for its sync.
    pub(super) async fn idle(&self) {
        self.durability.end_of(self.newest).await;
    }

    /// To be called before a commit, which [`LogSync::submit`] must follow even if it fails.
    pub(super) fn begin(&mut self) {
        self.newest = self.durability.begin();
    }

    /// Hands over the commit that has begun: `finish` is called once it is durable, or not to be kept.
    pub(super) fn submit(&self, needs_sync: bool, finish: impl FnOnce(Result<(), StoreError>) + Send + 'static) {
        let committed = Committed { number: self.newest, needs_sync, finish: Box::new(finish) };
        // The thread lives as long as this handle.
        let _ = self.queue.send(committed);
    }

    /// Waits for the last sync, and ends the thread.
    pub(super) fn stop(self) {
        drop(self.queue);
        let _ = self.thread.join();
    }
}

/// The log's file, which SQLite makes with the first statement.
enum Log {
    Closed(PathBuf),
    Open(SyncHandle),
}

impl Log {
    fn sync(&mut self) -> Result<(), Failure> {
        loop {
            match self {
                Self::Open(handle) => return handle.sync(),
                Self::Closed(path) => *self = Self::Open(SyncHandle::open_log(path)?),
            }
        }
    }
}

fn run(mut log: Log, commits: &Receiver<Committed>, durability: &Durability) {
    while let Ok(Committed { number, needs_sync, finish }) = commits.recv() {
        // What a failed sync has lost is not known, so nothing that follows can be relied on.
        if durability.check().is_ok() {
            let kept = if needs_sync { log.sync() } else { Ok(()) };
            if let Err(error) = &kept {
                tracing::error!(%error, "the log could not be synced: check the disk, then restart the server");
            }
            durability.record(number, kept.map_err(|failure| failure.to_string()));
        }
        let fate = durability.check();
        if catch_unwind(AssertUnwindSafe(|| finish(fate))).is_err() {
            tracing::error!("whoever hears of commits panicked: some may wait for a change that has come");
        }
    }
}

#[cfg(test)]
mod tests;
