//! Verification codes of six digits: issuing, guessing and redeeming them.
//!
//! A code is valid for ten minutes and five guesses; a new code for the same purpose and target replaces it. Only a
//! salted hash is stored, so that no copy of the database and no statement log contains a code.

use axum::http::StatusCode;
use lumora_core::wire::code as failure;
use sha2::{Digest, Sha256};

use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

/// Lifetime of a code, in milliseconds.
pub const LIFETIME_MS: i64 = 10 * MINUTE_MS;
/// The number of wrong guesses after which a code is void.
pub const MAX_TRIES: i64 = 5;

/// The purpose of a code, which is valid for no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Logging in by mobile number.
    Login,
    /// Proving the mobile number of a registration.
    Register,
    /// Setting a forgotten password.
    Password,
    /// The second factor of a login.
    Factor,
    /// Verifying a member's new mail address or mobile number.
    Contact,
    /// Proving the present contact that is being replaced.
    PresentContact,
    /// Replacing a forgotten payment password.
    PaymentPassword,
    /// Proving the payee name.
    PayeeName,
    /// Verifying a number at the built-in gateway of a development server.
    Identity,
}

impl Purpose {
    fn name(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Register => "register",
            Self::Password => "password",
            Self::Factor => "factor",
            Self::Contact => "contact",
            Self::PresentContact => "present_contact",
            Self::PaymentPassword => "payment_password",
            Self::PayeeName => "payee_name",
            Self::Identity => "identity",
        }
    }
}

/// The outcome of an entered code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub enum Redeemed {
    /// The code is right.
    Right,
    /// The code is wrong.
    Wrong,
    /// No code was issued, it has expired, or there were too many wrong guesses. Another must be sent.
    Expired,
}

struct Row {
    salt: String,
    code_hash: String,
    /// Number of wrong guesses.
    tries: i64,
    /// When the code was last guessed right, in milliseconds since the epoch; `None` before.
    proved_at: Option<i64>,
    expires_at: i64,
}

platform::store::from_row!(Row { salt, code_hash, tries, proved_at, expires_at });

impl Row {
    /// The code that is valid for purpose and target.
    async fn live(
        connection: &mut Connection,
        purpose: Purpose,
        target: &str,
        now_ms: i64,
    ) -> Result<Option<Self>, StoreError> {
        let row: Option<Self> = sql::query_as(
            "select salt, code_hash, tries, proved_at, expires_at from verification_codes where purpose = $1 and target = $2",
        )
        .bind(purpose.name())
        .bind(target)
        .fetch_optional(connection)
        .await?;
        Ok(row.filter(|row| row.expires_at > now_ms && row.tries < MAX_TRIES))
    }

    fn matches(&self, code: &str) -> bool {
        let hash = code_hash(&self.salt, code);
        bool::from(subtle::ConstantTimeEq::ct_eq(self.code_hash.as_bytes(), hash.as_bytes()))
    }
}

fn code_hash(salt: &str, code: &str) -> String {
    ids::hex(&Sha256::digest(format!("{salt}:{}", code.trim())))
}

/// A random code of six digits, uniformly distributed.
fn random_code() -> String {
    // The largest multiple of a million in 32 bits: drawn numbers above it would favour small codes.
    const LIMIT: u32 = u32::MAX - u32::MAX % 1_000_000;
    loop {
        let number = u32::from_le_bytes(ids::random_bytes());
        if number < LIMIT {
            return format!("{:06}", number % 1_000_000);
        }
    }
}

/// Issues a code, which replaces any other for this purpose and target, and returns it. The target is a number as
/// written by [`super::PhoneNumber`], or another key by which the purpose distinguishes its codes.
///
/// # Errors
/// When the database fails.
pub async fn issue(
    connection: &mut Connection,
    purpose: Purpose,
    target: &str,
    now_ms: i64,
) -> Result<String, StoreError> {
    let code = random_code();
    let salt = ids::hex(&ids::random_bytes::<16>());
    sql::query(
        "insert into verification_codes (purpose, target, salt, code_hash, tries, expires_at)
         values ($1, $2, $3, $4, 0, $5)
         on conflict (purpose, target) do update set salt = excluded.salt, code_hash = excluded.code_hash, tries = 0,
         proved_at = null, expires_at = excluded.expires_at",
    )
    .bind(purpose.name())
    .bind(target)
    .bind(&salt)
    .bind(code_hash(&salt, &code))
    .bind(now_ms + LIFETIME_MS)
    .execute(connection)
    .await?;
    Ok(code)
}

/// Compares a guess with the code, in a transaction of its own, so that a wrong guess stays counted when the request
/// fails. A right guess does not use the code up; [`redeem`] does, in the transaction of the authorised action.
///
/// # Errors
/// When the database fails.
pub async fn guess(
    store: &Store,
    purpose: Purpose,
    target: &str,
    code: &str,
    now_ms: i64,
) -> Result<Redeemed, StoreError> {
    let (target, code) = (target.to_owned(), code.to_owned());
    store
        .write(move |tx| {
            Box::pin(async move {
                let Some(row) = Row::live(tx, purpose, &target, now_ms).await? else { return Ok(Redeemed::Expired) };
                let is_right = row.matches(&code);
                let (tries, proved_at) =
                    if is_right { (row.tries, Some(now_ms)) } else { (row.tries + 1, row.proved_at) };
                sql::query(
                    "update verification_codes set tries = $1, proved_at = $2 where purpose = $3 and target = $4",
                )
                .bind(tries)
                .bind(proved_at)
                .bind(purpose.name())
                .bind(&target)
                .execute(tx)
                .await?;
                Ok(if is_right { Redeemed::Right } else { Redeemed::Wrong })
            })
        })
        .await
}

/// Uses a code up in the caller's transaction: if that is rolled back, the code stays valid. It must have been guessed
/// right by [`guess`] or [`prove`] before, so that nobody can guess here, where a rolled back try would not be counted.
///
/// # Errors
/// When the database fails.
pub async fn redeem(
    connection: &mut Connection,
    purpose: Purpose,
    target: &str,
    code: &str,
    now_ms: i64,
) -> Result<Redeemed, StoreError> {
    let Some(row) = Row::live(connection, purpose, target, now_ms).await? else { return Ok(Redeemed::Expired) };
    if row.proved_at.is_none() || !row.matches(code) {
        return Ok(Redeemed::Wrong);
    }
    sql::query("delete from verification_codes where purpose = $1 and target = $2")
        .bind(purpose.name())
        .bind(target)
        .execute(connection)
        .await?;
    Ok(Redeemed::Right)
}

/// [`guess`] for a handler, with the refusals that the forms understand. To be followed by [`redeem`] in the
/// transaction of the authorised action.
///
/// # Errors
/// 422 `missing_verification_code`, `invalid_verification_code` or `code_expired`.
pub async fn prove(base: &Base, purpose: Purpose, target: &str, code: &str) -> Result<(), ApiError> {
    if code.trim().is_empty() {
        let message = "there is no code: fill in the one that was sent";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, failure::MISSING_VERIFICATION_CODE, message));
    }
    refuse_unless_right(guess(&base.store, purpose, target, code, base.clock.now_ms()).await?)
}

/// Turns a wrong or expired code into its refusal.
///
/// # Errors
/// 422 `invalid_verification_code` or `code_expired`.
pub fn refuse_unless_right(redeemed: Redeemed) -> Result<(), ApiError> {
    let refuse = |code, message| Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code, message));
    match redeemed {
        Redeemed::Right => Ok(()),
        Redeemed::Wrong => refuse(failure::INVALID_VERIFICATION_CODE, "the code is wrong: check it"),
        Redeemed::Expired => refuse(failure::CODE_EXPIRED, "the code is too old or was tried too often: send another"),
    }
}
