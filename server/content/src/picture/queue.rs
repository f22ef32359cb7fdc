//! Queues of pictures: whose picture is worked on next.
//!
//! A picture may cost much memory and a second of a core, so each queue works on one at a time. Members and operators
//! have queues of their own: no crowd of members keeps an operator from changing a banner. A queue is short, and nobody
//! has more than a few places in it; a caller who finds no place is refused with 429 and costs nothing more.
//!
//! A file is not read before there is room for it either: [`Queue::receive`] takes its bytes from a budget of the
//! queue.

use std::sync::{Mutex, MutexGuard, PoisonError};

use lumora_core::domain::upload::MAX_IMAGES;
use lumora_core::wire::code;
use tokio::sync::Semaphore;

use platform::http::{ApiError, ReceivedFile, Upload, UploadBudget};

/// After how many seconds a refused caller may try again.
const RETRY_S: u32 = 5;

/// Places for files that are being uploaded, for each place of a waiting picture: a network is slower than a core.
const READ_AHEAD: usize = 4;
const MIB: usize = 1024 * 1024;

/// A queue: files that are being uploaded, pictures that wait, and the one that is worked on.
#[derive(Debug)]
pub struct Queue {
    turn: Semaphore,
    sending: Places,
    waiting: Places,
    budget: UploadBudget,
}

/// Pictures that members upload; a member has as many places as an application has pictures.
pub static MEMBERS: Queue = Queue::new(16, MAX_IMAGES, 64 * MIB);
/// Pictures of visitors: one for each, so that no crowd of them keeps members waiting.
pub static VISITORS: Queue = Queue::new(8, 1, 16 * MIB);
/// Pictures of the operator's own.
pub static OPERATORS: Queue = Queue::new(8, 8, 40 * MIB);

/// A limited number of places.
#[derive(Debug)]
struct Places {
    /// The holders of places, once for each place.
    holders: Mutex<Vec<String>>,
    capacity: usize,
    capacity_each: usize,
}

/// A place in a queue, given back when it is dropped.
struct Place<'p> {
    places: &'p Places,
    owner: String,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut holders = self.places.holders();
        if let Some(index) = holders.iter().position(|owner| *owner == self.owner) {
            holders.swap_remove(index);
        }
    }
}

impl Places {
    const fn new(capacity: usize, capacity_each: usize) -> Self {
        Self { holders: Mutex::new(Vec::new()), capacity, capacity_each }
    }

    fn holders(&self) -> MutexGuard<'_, Vec<String>> {
        self.holders.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, owner: &str) -> usize {
        self.holders().iter().filter(|other| *other == owner).count()
    }

    fn take(&self, owner: &str) -> Result<Place<'_>, ApiError> {
        let mut holders = self.holders();
        let own = holders.iter().filter(|other| *other == owner).count();
        if holders.len() >= self.capacity || own >= self.capacity_each {
            return Err(full());
        }
        holders.push(owner.to_owned());
        Ok(Place { places: self, owner: owner.to_owned() })
    }
}

fn full() -> ApiError {
    ApiError::too_many(code::TOO_MANY_REQUESTS, RETRY_S)
}

impl Queue {
    /// A queue with `capacity` places, `capacity_each` of them for one person, and `bytes` of memory for all files.
    pub const fn new(capacity: usize, capacity_each: usize, bytes: usize) -> Self {
        let (turn, budget) = (Semaphore::const_new(1), UploadBudget::new(bytes));
        let sending = Places::new(capacity * READ_AHEAD, capacity_each);
        Self { turn, sending, waiting: Places::new(capacity, capacity_each), budget }
    }

    /// Number of waiting pictures of `owner`.
    pub fn waiting_of(&self, owner: &str) -> usize {
        self.waiting.of(owner)
    }

    /// Number of files that `owner` is uploading.
    pub fn sending_of(&self, owner: &str) -> usize {
        self.sending.of(owner)
    }

    /// Reads the file that `owner` uploads.
    ///
    /// # Errors
    /// 429 when too many files are being uploaded, 413 beyond the route's maximum, 400 for a body that breaks off.
    pub async fn receive(&'static self, owner: &str, file: Upload) -> Result<ReceivedFile, ApiError> {
        let _place = self.sending.take(owner)?;
        self.budget.read(file).await?.ok_or_else(full)
    }

    /// Works on a picture of `owner` on a blocking thread, when it is its turn.
    ///
    /// # Errors
    /// 429 when no place is left.
    pub async fn work<T: Send + 'static>(
        &'static self,
        owner: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = self.waiting.take(owner)?;
        let turn = self.turn.acquire().await.map_err(|error| ApiError::Internal(error.to_string()))?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            // Given back here and not by the caller, who may hang up while the work goes on.
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
            while QUEUE.waiting.holders().len() < 2 {
                tokio::task::yield_now().await;
            }
            assert_eq!(status(&QUEUE.work("ada", || ()).await), 429, "two places for each");
            QUEUE.work("bea", || 7).await
        });
        while QUEUE.waiting.holders().len() < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(status(&QUEUE.work("cleo", || ()).await), 429, "three places in all");
        release.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
        second.await.unwrap().unwrap();
        assert_eq!(third.await.unwrap().unwrap(), 7);
        assert_eq!(status(&QUEUE.work("cleo", || ()).await), 200, "places are given back");
        assert!(QUEUE.waiting.holders().is_empty());
    }

    #[tokio::test]
    async fn who_hangs_up_while_waiting_gives_the_place_back() {
        static QUEUE: Queue = Queue::new(2, 2, MIB);
        let (release, held) = mpsc::channel::<()>();
        let first = tokio::spawn(QUEUE.work("ada", move || held.recv()));
        let second = tokio::spawn(QUEUE.work("bea", || ()));
        while QUEUE.waiting.holders().len() < 2 {
            tokio::task::yield_now().await;
        }
        second.abort();
        assert!(second.await.unwrap_err().is_cancelled());
        assert_eq!(*QUEUE.waiting.holders(), ["ada"]);
        release.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
    }
}
