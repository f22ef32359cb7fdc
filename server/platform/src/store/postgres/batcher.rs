//! Gathering units of work for a transaction that they share ([`super::batch`]).
//!
//! While one batch is carried out the next one gathers: alone a unit waits for nobody, and the more there are, the less each costs. A
//! second batch at the same time keeps more processors busy, but both are smaller then: it begins when many wait, or when the first
//! one takes long, as it does while it waits for a row that an operator's change holds. And a batch waits for a moment for the clients
//! that the last one has answered ([`super::returning`]).

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::sync::{AcquireError, Notify, Semaphore, SemaphorePermit, oneshot};

use super::batch::{self, Outcome};
use super::pool::Pool;
use super::returning::{MAX_WAIT, ReturningClients};
use super::session::Session;
use super::texts::Texts;
use super::transactions::{READ_COMMITTED, run_alone};
use crate::store::StoreError;
use crate::store::announce::Listeners;
use crate::store::unit_of_work::{Ended, UnitOfWork};

/// How many batches are under way at once.
pub(super) const BATCHES: usize = 2;
/// So many waiting units begin a second one: of fewer, two would cost the server nearly twice what one does.
const SECOND_BATCH_SIZE: usize = 32;
/// A unit that has waited for so long begins a second one.
const SECOND_BATCH_AFTER: Duration = Duration::from_millis(20);
/// The most units of a batch.
const BATCH_LIMIT: usize = 128;
/// How often units share a transaction before each has its own: one that fails has the others try again without it.
const TRIES: usize = 2;

/// A unit of work, and who waits for it.
struct Waiting {
    work: Box<dyn UnitOfWork>,
    reply: oneshot::Sender<Ended>,
}

/// The units that wait, in the order in which they came.
#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// How many were taken before them.
    taken: usize,
    returning: ReturningClients,
}

/// Where units gather. Cloning is cheap; all clones share them.
#[derive(Clone)]
pub(super) struct Batcher(Arc<Shared>);

struct Shared {
    pool: Pool,
    listeners: Listeners,
    texts: Texts,
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

    /// Runs `work` once, with those that gather meanwhile, and answers when it is durable; to its end even when nobody waits for it any
    /// more.
    pub(super) async fn run(&self, work: Box<dyn UnitOfWork>) -> Ended {
        let (reply, answer) = oneshot::channel();
        let (place, are_many) = self.0.locked().add(Waiting { work, reply });
        self.0.added.notify_one();
        let shared = Arc::clone(&self.0);
        // Whoever gets a turn first takes along all that are there; the others find their unit taken.
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
    /// Adds a unit; gives its place among all that ever came, and whether so many wait that a second batch begins.
    fn add(&mut self, one: Waiting) -> (usize, bool) {
        self.waiting.push(one);
        (self.taken + self.waiting.len(), self.waiting.len() >= SECOND_BATCH_SIZE)
    }

    /// Whether the unit of this place waits.
    const fn holds(&self, place: usize) -> bool {
        place > self.taken
    }

    /// Whether all are there who are about to come back, or as many as begin a batch anyway.
    fn is_complete(&self) -> bool {
        self.waiting.len() >= self.returning.expected(Instant::now()).min(SECOND_BATCH_SIZE)
    }

    /// The units of a batch.
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

    /// A turn to run a batch: when no other is under way, or beside it.
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

    /// Waits for a moment for the clients that the last batch has answered.
    async fn await_returning(&self) {
        if self.locked().is_complete() {
            return;
        }
        let all = async {
            while !self.locked().is_complete() {
                self.added.notified().await;
            }
        };
        // The runtime's own clock goes by whole milliseconds.
        let wait = tokio::task::spawn_blocking(|| std::thread::sleep(MAX_WAIT));
        tokio::select! {
            biased;
            () = all => {}
            _ = wait => {
                let mut queue = self.locked();
                // Complete when a batch beside has taken them meanwhile.
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
        for _ in 0..TRIES {
            if batch.len() < 2 {
                break;
            }
            let Apart { failed, undone } = self.run_in_one(batch).await;
            // Where none failed by itself, the server has refused something, and would do so again.
            let alone;
            (alone, batch) = if failed.is_empty() { (undone, Vec::new()) } else { (failed, undone) };
            self.run_each_alone(alone).await;
        }
        self.run_each_alone(batch).await;
    }

    /// Runs the units in one transaction; gives those back that have to run again.
    async fn run_in_one(&self, batch: Vec<Waiting>) -> Apart {
        let Ok(connection) = self.pool.connection_of_batches().await else {
            // Each finds out by itself why there is none.
            return Apart { failed: batch, undone: Vec::new() };
        };
        let (mut units, replies): (Vec<_>, Vec<_>) = batch.into_iter().map(|one| (one.work, one.reply)).unzip();
        let session = Session::begin(connection, READ_COMMITTED);
        let outcome = batch::run(session, &mut units, &self.texts).await;
        let batch = units.into_iter().zip(replies).map(|(work, reply)| Waiting { work, reply });
        match outcome {
            Outcome::Ended(left, fate) => {
                // Whether a commit was done whose answer was lost is not known: who hears of it looks.
                if fate.as_ref().err().is_none_or(StoreError::is_transient) {
                    self.listeners.committed(&left.announcements, left.signals);
                }
                for Waiting { work, reply } in batch {
                    let fate = fate.as_ref().copied().map_err(StoreError::lost_group);
                    // Nobody waits when the request was cancelled; the work is done all the same.
                    let _ = reply.send(Ended { work: Some(work), fate });
                }
                Apart::default()
            }
            Outcome::Lost { failed } => {
                let (failed, undone): (Vec<_>, Vec<_>) =
                    batch.enumerate().partition(|(number, _)| Some(*number) == failed);
                let bare = |units: Vec<(usize, Waiting)>| units.into_iter().map(|(_, waiting)| waiting).collect();
                Apart { failed: bare(failed), undone: bare(undone) }
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
struct Apart {
    /// They failed, or there was no transaction for them.
    failed: Vec<Waiting>,
    /// Others took them along.
    undone: Vec<Waiting>,
}
