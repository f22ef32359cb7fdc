//! Collects units of work into batches that share a transaction ([`super::batch`]).
//!
//! While one batch runs the next one collects: a single unit does not wait, and the more units there are, the less each costs. A second
//! concurrent batch uses more processors, but makes both smaller: it starts when many units wait, or when the first one takes long, for
//! instance because an operator's change holds a row lock. A batch also waits briefly for the clients that the last one has answered
//! ([`super::returning`]).

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::sync::{AcquireError, Notify, Semaphore, SemaphorePermit, oneshot};

use super::batch::{self, Outcome};
use super::merged_statements::MergedStatements;
use super::pool::Pool;
use super::returning::{MAX_WAIT, ReturningClients};
use super::session::Session;
use super::transactions::{READ_COMMITTED, run_alone};
use crate::store::StoreError;
use crate::store::announce::Listeners;
use crate::store::unit_of_work::{Ended, UnitOfWork};

/// The maximum number of concurrent batches.
pub(super) const BATCHES: usize = 2;
/// The number of waiting units that starts a second batch: with fewer, two would cost the server nearly twice as much as one.
const SECOND_BATCH_SIZE: usize = 32;
/// A unit that has waited this long starts a second batch.
const SECOND_BATCH_AFTER: Duration = Duration::from_millis(20);
/// The maximum number of units in a batch.
const BATCH_LIMIT: usize = 128;
/// How often units are tried in a shared transaction before each gets its own. After a unit fails, the others are retried without it.
const MAX_BATCH_TRIES: usize = 2;

/// A waiting unit of work, with the channel for its result.
struct Waiting {
    work: Box<dyn UnitOfWork>,
    reply: oneshot::Sender<Ended>,
}

/// The waiting units, in order of arrival.
#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// The number of units that were taken from the queue so far.
    taken: usize,
    returning: ReturningClients,
}

/// A handle to the queue and its batches. Cloning is cheap; all clones share them.
#[derive(Clone)]
pub(super) struct Batcher(Arc<Shared>);

struct Shared {
    pool: Pool,
    listeners: Listeners,
    texts: MergedStatements,
    queue: Mutex<Queue>,
    turn: Semaphore,
    turns_beside: Semaphore,
    added: Notify,
}

impl std::fmt::Debug for Batcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Batcher")
    }
}

impl Batcher {
    pub(super) fn new(pool: Pool, listeners: Listeners) -> Self {
        let (turn, turns_beside) = (Semaphore::new(1), Semaphore::new(BATCHES - 1));
        let (texts, queue, added) = Default::default();
        Self(Arc::new(Shared { pool, listeners, texts, queue, turn, turns_beside, added }))
    }

    /// Runs `work` in a batch, and returns when it is durable. It runs to its end even if the caller's future is dropped.
    pub(super) async fn run(&self, work: Box<dyn UnitOfWork>) -> Ended {
        let (reply, answer) = oneshot::channel();
        let (place, are_many) = self.0.locked().add(Waiting { work, reply });
        self.0.added.notify_one();
        let shared = Arc::clone(&self.0);
        // The first task that gets a turn runs all waiting units; the other tasks find their unit taken.
        tokio::spawn(async move {
            if let Ok(_turn) = shared.turn(are_many).await {
                while shared.locked().holds(place) {
                    shared.await_returning().await;
                    shared.run_batch().await;
                }
            }
        });
        answer.await.unwrap_or(Ended { work: None, fate: Err(StoreError::WorkPanicked) })
    }
}

impl Queue {
    /// Adds a unit; returns its sequence number, and whether enough units wait for a second batch.
    fn add(&mut self, one: Waiting) -> (usize, bool) {
        self.waiting.push(one);
        (self.taken + self.waiting.len(), self.waiting.len() >= SECOND_BATCH_SIZE)
    }

    /// Whether the unit with this sequence number is still waiting.
    const fn holds(&self, place: usize) -> bool {
        place > self.taken
    }

    /// Whether all clients that are expected back have come, or enough units for a batch anyway.
    fn is_complete(&self) -> bool {
        self.waiting.len() >= self.returning.expected(Instant::now()).min(SECOND_BATCH_SIZE)
    }

    /// Takes the units of the next batch.
    fn take(&mut self) -> Vec<Waiting> {
        let count = self.waiting.len().min(BATCH_LIMIT);
        self.taken += count;
        self.returning.forget();
        self.waiting.drain(..count).collect()
    }
}

impl Shared {
    fn locked(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn to run a batch: when no other is running, or as the second one.
    async fn turn(&self, are_many: bool) -> Result<SemaphorePermit<'_>, AcquireError> {
        let beside = async {
            if !are_many {
                tokio::time::sleep(SECOND_BATCH_AFTER).await;
            }
            self.turns_beside.acquire().await
        };
        tokio::select! {
            biased;
            turn = self.turn.acquire() => turn,
            turn = beside => turn,
        }
    }

    /// Waits briefly for the clients that the last batch has answered.
    async fn await_returning(&self) {
        if self.locked().is_complete() {
            return;
        }
        let all = async {
            while !self.locked().is_complete() {
                self.added.notified().await;
            }
        };
        // Not tokio's timer, whose resolution is a millisecond.
        let wait = tokio::task::spawn_blocking(|| std::thread::sleep(MAX_WAIT));
        tokio::select! {
            biased;
            () = all => {}
            _ = wait => {
                let mut queue = self.locked();
                // It may be complete because the other batch has taken the units meanwhile.
                if !queue.is_complete() {
                    queue.returning.note_in_vain();
                }
            }
        }
    }

    async fn run_batch(&self) {
        let batch = self.locked().take();
        let count = batch.len();
        if count == 0 {
            return;
        }
        self.carry_out(batch).await;
        self.locked().returning.note(count, Instant::now());
    }

    async fn carry_out(&self, mut batch: Vec<Waiting>) {
        for _ in 0..MAX_BATCH_TRIES {
            if batch.len() < 2 {
                break;
            }
            let ToRerun { failed, undone } = self.run_batched(batch).await;
            // If no unit failed, the server has refused a statement, and would refuse it again in a batch.
            let alone;
            (alone, batch) = if failed.is_empty() { (undone, Vec::new()) } else { (failed, undone) };
            self.run_each_alone(alone).await;
        }
        self.run_each_alone(batch).await;
    }

    /// Runs the units in one transaction; returns those that have to run again.
    async fn run_batched(&self, batch: Vec<Waiting>) -> ToRerun {
        let Ok(connection) = self.pool.connection_of_batches().await else {
            // Each unit gets the error when it is run alone.
            return ToRerun { failed: batch, undone: Vec::new() };
        };
        let (mut units, replies): (Vec<_>, Vec<_>) = batch.into_iter().map(|one| (one.work, one.reply)).unzip();
        let session = Session::begin(connection, READ_COMMITTED);
        let outcome = batch::run(session, &mut units, &self.texts).await;
        let batch = units.into_iter().zip(replies).map(|(work, reply)| Waiting { work, reply });
        match outcome {
            Outcome::Ended(effects, fate) => {
                // If the reply to the commit was lost it may have succeeded; a needless announcement does no harm.
                if fate.as_ref().err().is_none_or(StoreError::is_transient) {
                    self.listeners.committed(&effects.announcements, effects.signals);
                }
                for Waiting { work, reply } in batch {
                    let fate = fate.as_ref().copied().map_err(StoreError::lost_group);
                    // Fails if the caller's future was dropped; the work is done all the same.
                    let _ = reply.send(Ended { work: Some(work), fate });
                }
                ToRerun::default()
            }
            Outcome::Lost { failed } => {
                let (failed, undone): (Vec<_>, Vec<_>) =
                    batch.enumerate().partition(|(number, _)| Some(*number) == failed);
                let bare = |units: Vec<(usize, Waiting)>| units.into_iter().map(|(_, waiting)| waiting).collect();
                ToRerun { failed: bare(failed), undone: bare(undone) }
            }
        }
    }

    async fn run_each_alone(&self, units: Vec<Waiting>) {
        let run = |Waiting { work, reply }| async move {
            let _ = reply.send(run_alone(&self.pool, &self.listeners, READ_COMMITTED, work).await);
        };
        join_all(units.into_iter().map(run)).await;
    }
}

/// Units that have to run again.
#[derive(Default)]
struct ToRerun {
    /// Units that failed, or that got no connection.
    failed: Vec<Waiting>,
    /// Units that were rolled back because of others.
    undone: Vec<Waiting>,
}
