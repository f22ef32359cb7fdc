//! Verifying a payment password, and counting the wrong guesses.

use axum::http::StatusCode;
use lumora_core::wire::{FailureValue, code};
use platform::Base;
use platform::clock::DAY_MS;
use platform::http::ApiError;
use platform::rate_limit::seconds;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use crate::passwords::Passwords;

/// Wrong guesses in a row that lock payments.
const MAX_WRONG: i64 = 5;
/// How long payments stay locked, in milliseconds.
const LOCK_MS: i64 = DAY_MS;

/// A member's wrong guesses since the last right one, and the lock that they caused.
#[derive(Debug, Clone, Default)]
pub struct GuessState {
    wrong: i64,
    locked_until: i64,
}

from_row!(GuessState { wrong, locked_until });

impl GuessState {
    /// Reads the state of a member's guesses; after the end of a lock they start from zero.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(executor: impl sql::Executor, member_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let query = "select wrong, locked_until from payment_password_guesses where member_id = $1";
        let found: Option<Self> = sql::query_as(query).bind(member_id).fetch_optional(executor).await?;
        let found = found.unwrap_or_default();
        // Guesses are forgotten together with the expired lock.
        Ok(if found.wrong >= MAX_WRONG && found.locked_until <= now_ms { Self::default() } else { found })
    }

    /// Wrong guesses that are left before payments are locked.
    pub fn left(&self) -> u32 {
        u32::try_from(MAX_WRONG - self.wrong).unwrap_or(0)
    }

    /// When the lock of payments ends, in milliseconds since the epoch; `None` while they are not locked.
    pub fn locked_until(&self, now_ms: i64) -> Option<i64> {
        Some(self.locked_until).filter(|until| *until > now_ms)
    }

    async fn write(&self, tx: &mut Connection, member_id: &str) -> Result<(), StoreError> {
        sql::query(
            "insert into payment_password_guesses (member_id, wrong, locked_until) values ($1, $2, $3)
             on conflict (member_id) do update set wrong = excluded.wrong, locked_until = excluded.locked_until",
        )
        .bind(member_id)
        .bind(self.wrong)
        .bind(self.locked_until)
        .execute(tx)
        .await?;
        Ok(())
    }
}

/// Resets the count of wrong guesses, and ends a lock.
///
/// # Errors
/// When the database fails.
pub(super) async fn reset_guesses(tx: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    GuessState::default().write(tx, member_id).await
}

/// Verifies a member's payment password, in the request's field `paymentPassword`. A wrong guess is counted in a
/// transaction of its own, so that it stays counted when the request fails.
///
/// # Errors
/// 409 `payment_password_needed` where none is set; 429 `payment_locked`; 422 with `wrong_payment_password` for the
/// field `paymentPassword` and the number of guesses left; 429 when the queue of [`Passwords`] is full.
pub fn prove<'a>(
    base: &'a Base,
    passwords: &'a Passwords,
    member_id: &'a str,
    password: &'a str,
) -> TxFuture<'a, (), ApiError> {
    Box::pin(async move { prove_field(base, passwords, member_id, ("paymentPassword", password)).await })
}

/// [`prove`] for a request in which the field has another name.
pub(super) async fn prove_field(
    base: &Base,
    passwords: &Passwords,
    member_id: &str,
    (field, password): (&str, &str),
) -> Result<(), ApiError> {
    let hash = hash_of(base, member_id).await?.ok_or_else(password_needed)?;
    if password.is_empty() {
        return Err(ApiError::rule_broken([(field, code::rule::EMPTY)]));
    }
    let left = count_guess(base, member_id).await?;
    if passwords.verify(password.to_owned(), Some(hash)).await? {
        let id = member_id.to_owned();
        base.store.write(move |tx| Box::pin(async move { reset_guesses(tx, &id).await })).await?;
        return Ok(());
    }
    let fields = [(field.to_owned(), code::WRONG_PAYMENT_PASSWORD.to_owned())].into_iter().collect();
    let value = FailureValue { fields, left: Some(left), ..FailureValue::default() };
    Err(ApiError::rule_broken([]).with_value(value))
}

/// Counts the guess as wrong before it is verified, and returns how many are left; 429 while payments are locked.
async fn count_guess(base: &Base, member_id: &str) -> Result<u32, ApiError> {
    let (member_id, now_ms) = (member_id.to_owned(), base.clock.now_ms());
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let guesses = GuessState::of(&mut *tx, &member_id, now_ms).await?;
                if let Some(until) = guesses.locked_until(now_ms) {
                    return Err(ApiError::too_many(code::PAYMENT_LOCKED, seconds(until - now_ms)));
                }
                let wrong = guesses.wrong + 1;
                let guesses = GuessState { wrong, locked_until: if wrong >= MAX_WRONG { now_ms + LOCK_MS } else { 0 } };
                guesses.write(tx, &member_id).await?;
                Ok(guesses.left())
            })
        })
        .await
}

/// Whether the member has a payment password.
///
/// # Errors
/// When the database fails.
pub async fn is_set(base: &Base, member_id: &str) -> Result<bool, StoreError> {
    Ok(hash_of(base, member_id).await?.is_some())
}

/// The hash of the member's payment password, if there is one.
pub(super) async fn hash_of(base: &Base, member_id: &str) -> Result<Option<String>, StoreError> {
    let query = "select payment_password_hash from members where id = $1";
    let hash: Option<String> = sql::query_scalar(query).bind(member_id).fetch_optional(base.store.reader()).await?;
    Ok(hash.filter(|hash| !hash.is_empty()))
}

fn password_needed() -> ApiError {
    let message = "there is no payment password: set one by PUT /wps/member/paymentPassword first";
    ApiError::refused(StatusCode::CONFLICT, code::PAYMENT_PASSWORD_NEEDED, message)
}
