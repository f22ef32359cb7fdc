//! Work on the database that nobody waits for: it takes its turn, one piece at a time, and rests after each as long as that took. So whatever
//! has to be caught up with, what members do has the larger part of the machine.

use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

use super::Store;

/// The longest rest.
const LONGEST_REST: Duration = Duration::from_millis(100);

/// The turn of one piece of work after the other. Whoever else has some waits until it is dropped.
#[derive(Debug)]
pub struct Turn<'s> {
    _permit: Option<SemaphorePermit<'s>>,
    begun: Instant,
}

impl Turn<'_> {
    /// Rests as long as took what was done since the turn began, or since the last rest.
    pub async fn rest(&mut self) {
        tokio::time::sleep(self.begun.elapsed().min(LONGEST_REST)).await;
        self.begun = Instant::now();
    }
}

/// Whose turn it is.
#[derive(Debug)]
pub(super) struct Turns(Semaphore);

impl Default for Turns {
    fn default() -> Self {
        Self(Semaphore::new(1))
    }
}

impl Store {
    /// Waits for the turn of work that nobody waits for.
    pub async fn background(&self) -> Turn<'_> {
        // Nobody closes it.
        let permit = self.turns.0.acquire().await.ok();
        Turn { _permit: permit, begun: Instant::now() }
    }
}
