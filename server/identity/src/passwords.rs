//! Hashing and verifying passwords with argon2id: 19 MiB, two passes, one lane.
//!
//! A hash costs memory and time on purpose, so at most two are computed at a time. A bounded number of callers waits
//! and the rest get 429, so that a flood of logins can not exhaust the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use lumora_core::wire::code;
use tokio::sync::Semaphore;

use platform::http::ApiError;
use platform::ids;

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// Hashes computed at a time.
const MAX_RUNNING: usize = 2;
/// Callers that wait for their turn.
const MAX_WAITING: usize = 32;
/// `Retry-After` of a refusal when the queue is full, in seconds.
const RETRY_AFTER: u32 = 2;
/// A hash that no password matches, with the same parameters, so that verifying against it takes as long as against a
/// real one.
pub(crate) const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlz$DCrTQXqTH4j0o6X1ZHhEA/mXVHvYhVYyTCMyGPj0bqQ";

/// The queue of passwords to hash or verify. Clones share the queue.
#[derive(Clone, Debug)]
pub struct Passwords {
    slots: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    hash_count: Arc<AtomicU64>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self::new()
    }
}

/// Counts one caller as queued until it is dropped.
struct Waiting(Arc<AtomicUsize>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Passwords {
    /// An empty queue.
    pub fn new() -> Self {
        Self { slots: Arc::new(Semaphore::new(MAX_RUNNING)), waiting: Arc::default(), hash_count: Arc::default() }
    }

    /// Number of hashes computed since the start, for hashing and for verifying; tests measure the cost of guesses with
    /// it.
    pub fn hash_count(&self) -> u64 {
        self.hash_count.load(Ordering::Acquire)
    }

    /// Whether `password` matches `hash`. Without a hash the result is false after the same work, so that timing does
    /// not reveal whether an account exists.
    ///
    /// # Errors
    /// 429 when the queue is full.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        self.queued(move || {
            let has_hash = hash.is_some();
            let hash = hash.unwrap_or_else(|| DUMMY_HASH.to_owned());
            let Ok(hash) = PasswordHash::new(&hash) else {
                return Err(ApiError::Internal("a stored password hash can not be read".into()));
            };
            Ok(argon2()?.verify_password(password.as_bytes(), &hash).is_ok() && has_hash)
        })
        .await
    }

    /// The hash of a password, ready to store.
    ///
    /// # Errors
    /// 429 when the queue is full.
    pub async fn hash(&self, password: String) -> Result<String, ApiError> {
        self.queued(move || hash_now(&password)).await
    }

    async fn queued<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let before = self.waiting.fetch_add(1, Ordering::AcqRel);
        let waiting = Waiting(self.waiting.clone());
        if before >= MAX_RUNNING + MAX_WAITING {
            return Err(ApiError::too_many(code::TOO_MANY_REQUESTS, RETRY_AFTER));
        }
        let slot = self.slots.clone().acquire_owned().await.map_err(|error| ApiError::Internal(error.to_string()))?;
        self.hash_count.fetch_add(1, Ordering::AcqRel);
        // The task owns slot and place in the queue, so that both are freed after the work even if the caller was
        // cancelled.
        let task = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(slot);
            drop(waiting);
            result
        });
        task.await.map_err(|error| ApiError::Internal(error.to_string()))?
    }
}

/// The hash of a password, computed on the calling thread without the queue: for seeding, before the server accepts
/// requests.
///
/// # Errors
/// When argon2 refuses the constant parameters, which does not happen.
pub fn hash_now(password: &str) -> Result<String, ApiError> {
    let salt: [u8; 16] = ids::random_bytes();
    let hash = argon2()?
        .hash_password_with_salt(password.as_bytes(), &salt)
        .map_err(|error| ApiError::Internal(format!("hashing a password: {error}")))?;
    Ok(hash.to_string())
}

fn argon2() -> Result<Argon2<'static>, ApiError> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None)
        .map_err(|error| ApiError::Internal(format!("parameters of argon2: {error}")))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;

    #[tokio::test]
    async fn a_password_matches_its_own_hash_and_no_other() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("correct house".into(), Some(hash)).await.unwrap());
        assert!(!passwords.verify("anything".into(), None).await.unwrap());
    }

    #[test]
    fn the_hash_that_stands_for_nobody_costs_as_much_as_a_real_one() {
        let hash = PasswordHash::new(DUMMY_HASH).unwrap();
        let params = Params::try_from(&hash).unwrap();
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), (MEMORY_KIB, PASSES, LANES));
        assert_eq!(hash.hash.unwrap().len(), 32);
    }

    #[tokio::test]
    async fn a_flood_is_turned_away_and_the_queue_empties_again() {
        let passwords = Passwords::new();
        let results = join_all((0..60).map(|_| passwords.verify("x".into(), None))).await;
        let refused = results.iter().filter(|result| result.is_err()).count();
        assert_eq!(refused, 60 - MAX_RUNNING - MAX_WAITING);
        assert_eq!(passwords.waiting.load(Ordering::Acquire), 0);
    }
}
