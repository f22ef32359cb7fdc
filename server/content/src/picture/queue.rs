//! Whose picture is worked on when.
//!
//! A picture may cost much memory and a second of a core, so of each queue one is worked on at a time. Members and operators
//! stand in queues of their own: no crowd of members keeps an operator from changing a banner. A queue is short, and nobody has
//! more than a few places in it; whoever finds no place is told to come again (429) and costs nothing more.
//!
//! Its file is not read before there is room for it either: [`Queue::receive`] takes what comes from a budget of the queue's own.

use std::sync::{Mutex, MutexGuard, PoisonError};

use lumora_core::domain::upload::MOST_IMAGES;
use lumora_core::wire::code;
use tokio::sync::Semaphore;

use platform::http::{ApiError, ReceivedFile, Upload, UploadBudget};

/// When somebody who found no place may try again, in seconds.
const RETRY_S: u32 = 5;

/// How many more files may be on their way than pictures wait: a line is slower than a core.
const READ_AHEAD: usize = 4;
const MIB: usize = 1024 * 1024;

/// Those whose file is on its way, those who wait for their picture, and the one whose turn it is.
#[derive(Debug)]
pub struct Queue {
    turn: Semaphore,
    sending: Places,
    waiting: Places,
    budget: UploadBudget,
}

/// Pictures that members send along; nobody has more places than an application has pictures.
pub static MEMBERS: Queue = Queue::new(16, MOST_IMAGES, 64 * MIB);
/// Pictures of visitors: one each, so that no crowd of them keeps members waiting.
pub static VISITORS: Queue = Queue::new(8, 1, 16 * MIB);
/// Pictures of the operator's own.
pub static OPERATORS: Queue = Queue::new(8, 8, 40 * MIB);

/// A number of places.
#[derive(Debug)]
struct Places {
    /// Who has a place, once for each.
    entries: Mutex<Vec<String>>,
    most: usize,
    most_each: usize,
}

/// A place, given back when it is dropped.
struct Place<'p> {
    places: &'p Places,
    who: String,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut entries = self.places.entries();
        if let Some(index) = entries.iter().position(|who| *who == self.who) {
            entries.swap_remove(index);
        }
    }
}

impl Places {
    const fn new(most: usize, most_each: usize) -> Self {
        Self { entries: Mutex::new(Vec::new()), most, most_each }
    }

    fn entries(&self) -> MutexGuard<'_, Vec<String>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, who: &str) -> usize {
        self.entries().iter().filter(|other| *other == who).count()
    }

    fn take(&self, who: &str) -> Result<Place<'_>, ApiError> {
        let mut entries = self.entries();
        let own = entries.iter().filter(|other| *other == who).count();
        if entries.len() >= self.most || own >= self.most_each {
            return Err(full());
        }
        entries.push(who.to_owned());
        Ok(Place { places: self, who: who.to_owned() })
    }
}

fn full() -> ApiError {
    ApiError::too_many(code::TOO_MANY_REQUESTS, RETRY_S)
}

impl Queue {
    /// A queue of so many places, of so many for one person, and of so many bytes for the files of all.
    pub const fn new(most: usize, most_each: usize, bytes: usize) -> Self {
        let (turn, budget) = (Semaphore::const_new(1), UploadBudget::new(bytes));
        let sending = Places::new(most * READ_AHEAD, most_each);
        Self { turn, sending, waiting: Places::new(most, most_each), budget }
    }

    /// How many pictures of somebody wait.
    pub fn waiting_of(&self, who: &str) -> usize {
        self.waiting.of(who)
    }

    /// How many files of somebody are on their way.
    pub fn sending_of(&self, who: &str) -> usize {
        self.sending.of(who)
    }

    /// Reads the file that `who` sends.
    ///
    /// # Errors
    /// 429 when too many are on their way, 413 beyond what the route takes, 400 for a body that breaks off.
    pub async fn receive(&'static self, who: &str, file: Upload) -> Result<ReceivedFile, ApiError> {
        let _place = self.sending.take(who)?;
        self.budget.read(file).await?.ok_or_else(full)
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
        let place = self.waiting.take(who)?;
        let turn = self.turn.acquire().await.map_err(|error| ApiError::Internal(error.to_string()))?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            // Here, and not with the caller, who may hang up while the work goes on.
            drop((turn, place));
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
        static QUEUE: Queue = Queue::new(3, 2, MIB);
        let (release, held) = mpsc::channel::<()>();
        let first = tokio::spawn(QUEUE.work("ada", move || held.recv()));
        let second = tokio::spawn(QUEUE.work("ada", || ()));
        let third = tokio::spawn(async {
            // Once both of hers have a place.
            while QUEUE.waiting.entries().len() < 2 {
                tokio::task::yield_now().await;
            }
            assert_eq!(status(&QUEUE.work("ada", || ()).await), 429, "two places for each");
            QUEUE.work("bea", || 7).await
        });
        while QUEUE.waiting.entries().len() < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(status(&QUEUE.work("cleo", || ()).await), 429, "three places in all");
        release.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
        second.await.unwrap().unwrap();
        assert_eq!(third.await.unwrap().unwrap(), 7);
        assert_eq!(status(&QUEUE.work("cleo", || ()).await), 200, "places are given back");
        assert!(QUEUE.waiting.entries().is_empty());
    }

    #[tokio::test]
    async fn who_hangs_up_while_waiting_gives_the_place_back() {
        static QUEUE: Queue = Queue::new(2, 2, MIB);
        let (release, held) = mpsc::channel::<()>();
        let first = tokio::spawn(QUEUE.work("ada", move || held.recv()));
        let second = tokio::spawn(QUEUE.work("bea", || ()));
        while QUEUE.waiting.entries().len() < 2 {
            tokio::task::yield_now().await;
        }
        second.abort();
        assert!(second.await.unwrap_err().is_cancelled());
        assert_eq!(*QUEUE.waiting.entries(), ["ada"]);
        release.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
    }
}
