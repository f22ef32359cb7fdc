//! Gathering jobs for a transaction that they share ([`super::together`]).
//!
//! While one group is carried out the next one gathers: alone a job waits for nobody, and the more there are, the less each costs. A
//! second group at the same time keeps more processors busy, but both are smaller then: it begins when many wait, or when the first
//! one takes long, as it does while it waits for a row that an operator's change holds. And a group waits for a moment for those whom the
//! last one has answered ([`super::answered`]).

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::sync::{AcquireError, Notify, Semaphore, SemaphorePermit, oneshot};

use super::answered::{Answered, MOMENT};
use super::pool::Pool;
use super::session::Session;
use super::texts::Texts;
use super::together::{self, Outcome};
use super::transactions::{READ_COMMITTED, run_alone};
use crate::store::StoreError;
use crate::store::announce::Listeners;
use crate::store::job::{Ended, Job};

/// How many groups are under way at once.
pub(super) const GROUPS: usize = 2;
/// So many waiting jobs begin a second one: of fewer, two would cost the server nearly twice what one does.
const MANY: usize = 32;
/// A job that has waited for so long begins a second one.
const PATIENCE: Duration = Duration::from_millis(20);
/// The most jobs of a group.
const GROUP_LIMIT: usize = 128;
/// How often jobs share a transaction before each has its own: one that fails has the others try again without it.
const TRIES: usize = 2;

/// A job, and who waits for it.
struct Waiting {
    job: Box<dyn Job>,
    reply: oneshot::Sender<Ended>,
}

/// The jobs that wait, in the order in which they came.
#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// How many were taken before them.
    taken: usize,
    answered: Answered,
}

/// Where jobs gather. Cloning is cheap; all clones share them.
#[derive(Clone)]
pub(super) struct Gathering(Arc<Shared>);

struct Shared {
    pool: Pool,
    listeners: Listeners,
    texts: Texts,
    queue: Mutex<Queue>,
    turn: Semaphore,
    turns_beside: Semaphore,
    added: Notify,
}

impl std::fmt::Debug for Gathering {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Gathering")
    }
}

impl Gathering {
    pub(super) fn new(pool: Pool, listeners: Listeners) -> Self {
        let (turn, turns_beside) = (Semaphore::new(1), Semaphore::new(GROUPS - 1));
        let (texts, queue, added) = Default::default();
        Self(Arc::new(Shared { pool, listeners, texts, queue, turn, turns_beside, added }))
    }

    /// Runs `job` once, with those that gather meanwhile, and answers when it is durable; to its end even when nobody waits for it any
    /// more.
    pub(super) async fn run(&self, job: Box<dyn Job>) -> Ended {
        let (reply, answer) = oneshot::channel();
        let (place, are_many) = self.0.locked().add(Waiting { job, reply });
        self.0.added.notify_one();
        let shared = Arc::clone(&self.0);
        // Whoever gets a turn first takes along all that are there; the others find their job taken.
        tokio::spawn(async move {
            if let Ok(_turn) = shared.turn(are_many).await {
                while shared.locked().holds(place) {
                    shared.await_answered().await;
                    shared.run_group().await;
                }
            }
        });
        answer.await.unwrap_or(Ended { job: None, fate: Err(StoreError::JobPanicked) })
    }
}

impl Queue {
    /// Adds a job; gives its place among all that ever came, and whether many wait.
    fn add(&mut self, job: Waiting) -> (usize, bool) {
        self.waiting.push(job);
        (self.taken + self.waiting.len(), self.waiting.len() >= MANY)
    }

    /// Whether the job of this place waits.
    const fn holds(&self, place: usize) -> bool {
        place > self.taken
    }

    /// Whether all are there who are about to come back, or as many as begin a group anyway.
    fn is_complete(&self) -> bool {
        self.waiting.len() >= self.answered.expected(Instant::now()).min(MANY)
    }

    /// The jobs of a group.
    fn take(&mut self) -> Vec<Waiting> {
        let count = self.waiting.len().min(GROUP_LIMIT);
        self.taken += count;
        self.answered.forget();
        self.waiting.drain(..count).collect()
    }
}

impl Shared {
    fn locked(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A turn to run a group: when no other is under way, or beside it.
    async fn turn(&self, are_many: bool) -> Result<SemaphorePermit<'_>, AcquireError> {
        let beside = async {
            if !are_many {
                tokio::time::sleep(PATIENCE).await;
            }
            self.turns_beside.acquire().await
        };
        tokio::select! {
            biased;
            turn = self.turn.acquire() => turn,
            turn = beside => turn,
        }
    }

    /// Waits for a moment for those whom the last group has answered.
    async fn await_answered(&self) {
        if self.locked().is_complete() {
            return;
        }
        let all = async {
            while !self.locked().is_complete() {
                self.added.notified().await;
            }
        };
        // The runtime's own clock goes by whole milliseconds.
        let moment = tokio::task::spawn_blocking(|| std::thread::sleep(MOMENT));
        tokio::select! {
            biased;
            () = all => {}
            _ = moment => {
                let mut queue = self.locked();
                // Complete when a group beside has taken them meanwhile.
                if !queue.is_complete() {
                    queue.answered.note_in_vain();
                }
            }
        }
    }

    async fn run_group(&self) {
        let group = self.locked().take();
        let count = group.len();
        if count == 0 {
            return;
        }
        self.carry_out(group).await;
        self.locked().answered.note(count, Instant::now());
    }

    async fn carry_out(&self, mut group: Vec<Waiting>) {
        for _ in 0..TRIES {
            if group.len() < 2 {
                break;
            }
            let Apart { failed, undone } = self.run_together(group).await;
            // Where none failed by itself, the server has refused something, and would do so again.
            let alone;
            (alone, group) = if failed.is_empty() { (undone, Vec::new()) } else { (failed, undone) };
            self.run_each_alone(alone).await;
        }
        self.run_each_alone(group).await;
    }

    /// Runs the jobs in one transaction; gives those back that have to run again.
    async fn run_together(&self, group: Vec<Waiting>) -> Apart {
        let Ok(connection) = self.pool.connection_of_groups().await else {
            // Each finds out by itself why there is none.
            return Apart { failed: group, undone: Vec::new() };
        };
        let (mut jobs, replies): (Vec<_>, Vec<_>) = group.into_iter().map(|one| (one.job, one.reply)).unzip();
        let session = Session::begin(connection, READ_COMMITTED);
        let outcome = together::run(session, &mut jobs, &self.texts).await;
        let group = jobs.into_iter().zip(replies).map(|(job, reply)| Waiting { job, reply });
        match outcome {
            Outcome::Ended(left, fate) => {
                // Whether a commit was done whose answer was lost is not known: who hears of it looks.
                if fate.as_ref().err().is_none_or(StoreError::is_passing) {
                    self.listeners.committed(&left.announcements, left.signals);
                }
                for Waiting { job, reply } in group {
                    let fate = fate.as_ref().copied().map_err(StoreError::lost_group);
                    // Nobody waits when the request was cancelled; the work is done all the same.
                    let _ = reply.send(Ended { job: Some(job), fate });
                }
                Apart::default()
            }
            Outcome::Lost { failed } => {
                let (failed, undone): (Vec<_>, Vec<_>) =
                    group.enumerate().partition(|(number, _)| Some(*number) == failed);
                let bare = |jobs: Vec<(usize, Waiting)>| jobs.into_iter().map(|(_, waiting)| waiting).collect();
                Apart { failed: bare(failed), undone: bare(undone) }
            }
        }
    }

    async fn run_each_alone(&self, jobs: Vec<Waiting>) {
        let run = |Waiting { job, reply }| async move {
            let _ = reply.send(run_alone(&self.pool, &self.listeners, READ_COMMITTED, job).await);
        };
        join_all(jobs.into_iter().map(run)).await;
    }
}

/// Jobs that have to run again.
#[derive(Default)]
struct Apart {
    /// They failed, or there was no transaction for them.
    failed: Vec<Waiting>,
    /// Others took them along.
    undone: Vec<Waiting>,
}
