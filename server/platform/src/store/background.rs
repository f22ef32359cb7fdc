//! Throttling of background work on the database: only one task at a time, which rests after each step as long as the step took.
//! So most of the machine is left to members' calls, however much there is to catch up with.

use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

use super::Store;

/// The maximum rest.
const MAX_REST: Duration = Duration::from_millis(100);

/// The permit for background work. Other background tasks wait until it is dropped.
#[derive(Debug)]
pub struct Turn<'s> {
    _permit: Option<SemaphorePermit<'s>>,
    begun: Instant,
}

impl Turn<'_> {
    /// Sleeps as long as the work took since the turn began or since the last rest, at most 100 milliseconds.
    pub async fn rest(&mut self) {
        tokio::time::sleep(self.begun.elapsed().min(MAX_REST)).await;
        self.begun = Instant::now();
    }
}

/// The single permit for background work.
#[derive(Debug)]
pub(super) struct Turns(Semaphore);

impl Default for Turns {
    fn default() -> Self {
        Self(Semaphore::new(1))
    }
}

impl Store {
    /// Waits for the permit for background work.
    pub async fn background(&self) -> Turn<'_> {
        // The semaphore is never closed.
        let permit = self.turns.0.acquire().await.ok();
        Turn { _permit: permit, begun: Instant::now() }
    }
}
