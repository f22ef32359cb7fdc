//! Whose picture is worked on when.
//!
//! A picture may cost much memory and a second of a core, so of each queue one is worked on at a time. Members and operators
//! stand in queues of their own: no crowd of members keeps an operator from changing a banner. A queue is short, and nobody has
//! more than a few places in it; whoever finds no place is told to come again (429) and costs nothing more.

use std::sync::{Mutex, PoisonError};

use lumora_core::domain::upload::MOST_IMAGES;
use lumora_core::wire::code;
use tokio::sync::Semaphore;

use platform::http::ApiError;

/// When somebody who found no place may try again, in seconds.
const RETRY_S: u32 = 5;

/// Those who wait for their picture, and the one whose turn it is.
#[derive(Debug)]
pub struct Queue {
    turn: Semaphore,
    /// Who has a place, once for each.
    entries: Mutex<Vec<String>>,
    most: usize,
    most_each: usize,
}

/// Pictures that members send along; nobody has more places than an application has pictures.
pub static MEMBERS: Queue = Queue::new(16, MOST_IMAGES);
/// Pictures of visitors: one each, so that no crowd of them keeps members waiting.
pub static VISITORS: Queue = Queue::new(8, 1);
/// Pictures of the operator's own.
pub static OPERATORS: Queue = Queue::new(8, 8);

/// A place in a queue, given back when it is dropped.
struct Place<'q> {
    queue: &'q Queue,
    who: String,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut entries = self.queue.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = entries.iter().position(|who| *who == self.who) {
            entries.swap_remove(index);
        }
    }
}

impl Queue {
    /// A queue of so many places, and of so many for one person.
    pub const fn new(most: usize, most_each: usize) -> Self {
        Self { turn: Semaphore::const_new(1), entries: Mutex::new(Vec::new()), most, most_each }
    }

    fn enter(&self, who: &str) -> Result<Place<'_>, ApiError> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let own = entries.iter().filter(|other| *other == who).count();
        if entries.len() >= self.most || own >= self.most_each {
            return Err(ApiError::too_many(code::TOO_MANY_REQUESTS, RETRY_S));
        }
        entries.push(who.to_owned());
        Ok(Place { queue: self, who: who.to_owned() })
    }

    /// How many places somebody has.
    pub fn places_of(&self, who: &str) -> usize {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.iter().filter(|other| *other == who).count()
    }

    /// Works on a picture of `who` on a thread of its own, when it is its turn.
    ///
    /// # Errors
    /// 429 when there is no place left.
    pub async fn work<T: Send + 'static>(
        &'static self,
        who: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let index = self.enter(who)?;
        let turn = self.turn.acquire().await.map_err(|error| ApiError::Internal(error.to_string()))?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            // Here, and not with the caller, who may hang up while the work goes on.
            drop((turn, index));
            done
        });
        work.await.map_err(|error| ApiError::Internal(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn status<T>(result: &Result<T, ApiError>) -> u16 {
        result.as_ref().err().map_or(200, |error| error.status().as_u16())
    }

    #[tokio::test]
    async fn whoever_finds_no_place_is_told_to_come_again_and_the_others_are_served() {
        static QUEUE: Queue = Queue::new(3, 2);
        let (release, held) = mpsc::channel::<()>();
        let first = tokio::spawn(QUEUE.work("ada", move || held.recv()));
        let second = tokio::spawn(QUEUE.work("ada", || ()));
        let third = tokio::spawn(async {
            // Once both of hers have a place.
            while QUEUE.entries.lock().unwrap().len() < 2 {
                tokio::task::yield_now().await;
            }
            assert_eq!(status(&QUEUE.work("ada", || ()).await), 429, "two places for each");
            QUEUE.work("bea", || 7).await
        });
        while QUEUE.entries.lock().unwrap().len() < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(status(&QUEUE.work("cleo", || ()).await), 429, "three places in all");
        release.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
        second.await.unwrap().unwrap();
        assert_eq!(third.await.unwrap().unwrap(), 7);
        assert_eq!(status(&QUEUE.work("cleo", || ()).await), 200, "places are given back");
        assert!(QUEUE.entries.lock().unwrap().is_empty());
    }

    #[tokio::test]
    async fn who_hangs_up_while_waiting_gives_the_place_back() {
        static QUEUE: Queue = Queue::new(2, 2);
        let (release, held) = mpsc::channel::<()>();
        let first = tokio::spawn(QUEUE.work("ada", move || held.recv()));
        let second = tokio::spawn(QUEUE.work("bea", || ()));
        while QUEUE.entries.lock().unwrap().len() < 2 {
            tokio::task::yield_now().await;
        }
        second.abort();
        assert!(second.await.unwrap_err().is_cancelled());
        assert_eq!(*QUEUE.entries.lock().unwrap(), ["ada"]);
        release.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
    }
}
