//! Lockout after failed login attempts.
//!
//! An attempt is counted before the password is verified and taken back when it was right, so that a thousand concurrent attempts
//! count as a thousand. Two subjects are counted: the account name, whether or not it exists (or the known browser of its owner),
//! and the address. After [`ACCOUNT_LIMIT`] failures within [`WINDOW_MS`] the account is locked, each time for longer; an address
//! may fail more often, since many people can share one.
//!
//! It is no [`RateLimit`](platform::rate_limit::RateLimit): that counts all calls, successful or not, in fixed windows. Here only
//! failures count, a success resets them, lockouts grow longer from one to the next, and a captcha is required before there is one.

use super::captcha;
use lumora_core::wire::code;
use platform::Base;
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::expiry::Expiry;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};

/// How long failures count from the first of them, in milliseconds; a running lockout extends that to its end.
const WINDOW_MS: i64 = 30 * MINUTE_MS;
/// How long after the last failure the next lockout is a first, short one again, in milliseconds.
const LOCKOUT_RESET_MS: i64 = DAY_MS;
/// Rows expire [`LOCKOUT_RESET_MS`] after their last failure: from then on they have no effect.
pub(crate) const EXPIRING: Expiry = Expiry::of("login_failures", &["subject"], "last_at", LOCKOUT_RESET_MS);
/// Failures until an account name, or a member's old password, is locked.
const ACCOUNT_LIMIT: i64 = 3;
/// Failures until re-authentication of a session is locked.
const SESSION_LIMIT: i64 = 5;
/// Failures until codes are locked. One code expires after five guesses; this bounds the guesses over a series of codes.
const CODE_LIMIT: i64 = 10;
/// Failures of a mobile number from which a captcha is required.
const MOBILE_CAPTCHA_AFTER: i64 = 3;
/// Failures until an address is locked.
const ADDRESS_LIMIT: i64 = 30;
/// Failures of an address from which a captcha is required.
const ADDRESS_CAPTCHA_AFTER: i64 = 10;
/// Length of the first, second, ... lockout, in milliseconds; the last value holds for all later ones.
const LOCKOUT_DURATIONS_MS: [i64; 5] = [60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000, 60 * 60_000];

/// What failed attempts are counted for.
#[derive(Debug, Clone)]
pub(crate) enum Subject {
    /// An account name, tried from an unknown browser.
    Account(String),
    /// Hash of a known browser, and the account name or mobile number that has logged in from it: counted apart from strangers, so
    /// that they can not lock the owner out.
    KnownDevice(String, String),
    /// A mobile number, tried from an unknown browser.
    Mobile(String),
    /// The second factor of a member id, and the first code when an authenticator is set up.
    Factor(String),
    /// A session id, at re-authentication by password.
    Session(String),
    /// The old password of a member id, required to change it within a session.
    OwnPassword(String),
    /// The network of a client address, as of `ClientIp::network`.
    Address(String),
}

/// The row of a subject. Times are in milliseconds since the epoch.
#[derive(Debug, Clone, Default)]
struct Failures {
    failures: i64,
    first_at: i64,
    last_at: i64,
    locked_until: i64,
    /// Lockouts so far, which make the next one longer.
    lockouts: i64,
}

platform::store::from_row!(Failures { failures, first_at, last_at, locked_until, lockouts });

impl Subject {
    /// The primary key of the subject's row, `login_failures.subject`.
    fn key(&self) -> String {
        match self {
            Self::Account(account) => format!("account:{account}"),
            Self::KnownDevice(device, account) => format!("device:{device}:{account}"),
            Self::Mobile(number) => format!("mobile:{number}"),
            Self::Factor(member) => format!("factor:{member}"),
            Self::Session(session) => format!("session:{session}"),
            Self::OwnPassword(member_id) => format!("own-password:{member_id}"),
            Self::Address(ip) => format!("address:{ip}"),
        }
    }

    /// Failures until the subject is locked.
    fn limit(&self) -> i64 {
        match self {
            Self::Account(_) | Self::KnownDevice(..) | Self::OwnPassword(_) => ACCOUNT_LIMIT,
            Self::Session(_) => SESSION_LIMIT,
            Self::Mobile(_) | Self::Factor(_) => CODE_LIMIT,
            Self::Address(_) => ADDRESS_LIMIT,
        }
    }

    /// Failures from which a captcha is required.
    fn captcha_after(&self) -> i64 {
        match self {
            Self::Account(_) | Self::KnownDevice(..) => 1,
            Self::Mobile(_) => MOBILE_CAPTCHA_AFTER,
            Self::Factor(_) | Self::Session(_) | Self::OwnPassword(_) => i64::MAX,
            Self::Address(_) => ADDRESS_CAPTCHA_AFTER,
        }
    }

    /// The code of the refusal while the subject is locked.
    fn code(&self) -> &'static str {
        match self {
            Self::Account(_) | Self::KnownDevice(..) => code::ACCOUNT_LOCKED,
            _ => code::TOO_MANY_REQUESTS,
        }
    }
}

impl Failures {
    /// Reads the row, with what has lapsed by `now_ms` reset.
    async fn of(connection: &mut Connection, key: &str, now_ms: i64) -> Result<Self, StoreError> {
        let query = "select failures, first_at, last_at, locked_until, lockouts from login_failures where subject = $1";
        let found: Option<Self> = sql::query_as(query).bind(key).fetch_optional(connection).await?;
        let mut found = found.unwrap_or_default();
        if now_ms - found.last_at >= LOCKOUT_RESET_MS {
            found.lockouts = 0;
        }
        if now_ms - found.first_at >= WINDOW_MS && now_ms >= found.locked_until {
            found.failures = 0;
        }
        Ok(found)
    }

    /// Counts one failure; the one that reaches `limit`, and each after it, begins a lockout.
    fn charge(&mut self, limit: i64, now_ms: i64) {
        if self.failures == 0 {
            self.first_at = now_ms;
        }
        self.failures += 1;
        self.last_at = now_ms;
        if self.failures >= limit {
            let step = usize::try_from(self.lockouts).unwrap_or(usize::MAX).min(LOCKOUT_DURATIONS_MS.len() - 1);
            self.locked_until = now_ms + LOCKOUT_DURATIONS_MS.get(step).copied().unwrap_or(WINDOW_MS);
            self.lockouts += 1;
        }
    }

    async fn save(&self, connection: &mut Connection, key: &str) -> Result<(), StoreError> {
        sql::query(
            "insert into login_failures (subject, failures, first_at, last_at, locked_until, lockouts)
             values ($1, $2, $3, $4, $5, $6)
             on conflict (subject) do update set failures = excluded.failures, first_at = excluded.first_at,
             last_at = excluded.last_at, locked_until = excluded.locked_until, lockouts = excluded.lockouts",
        )
        .bind(key)
        .bind(self.failures)
        .bind(self.first_at)
        .bind(self.last_at)
        .bind(self.locked_until)
        .bind(self.lockouts)
        .execute(connection)
        .await?;
        Ok(())
    }
}

/// Counts one attempt as failed for each subject.
///
/// # Errors
/// 429 while a subject is locked, with the seconds that are left; 401 `captcha_required` when a subject has failed often enough
/// and no captcha was answered. A refused attempt is not counted.
async fn charge(
    connection: &mut Connection,
    subjects: &[Subject],
    captcha_answered: bool,
    now_ms: i64,
) -> Result<(), ApiError> {
    for subject in subjects {
        let key = subject.key();
        let mut failures = Failures::of(connection, &key, now_ms).await?;
        if failures.locked_until > now_ms {
            let seconds = u32::try_from((failures.locked_until - now_ms + 999) / 1000).unwrap_or(u32::MAX);
            return Err(ApiError::too_many(subject.code(), seconds));
        }
        if failures.failures >= subject.captcha_after() && !captcha_answered {
            return Err(captcha::required());
        }
        failures.charge(subject.limit(), now_ms);
        failures.save(connection, &key).await?;
    }
    Ok(())
}

/// [`charge`] in a transaction of its own, so that the attempt stays counted if the call fails. `captcha_answered` is whether the call
/// carried a correct captcha; `true` where none is ever required.
///
/// # Errors
/// As [`charge`].
pub(crate) async fn count_attempt(base: &Base, subjects: &[Subject], captcha_answered: bool) -> Result<(), ApiError> {
    let (subjects, now_ms) = (subjects.to_vec(), base.clock.now_ms());
    let work = async move |connection: &mut Connection| charge(connection, &subjects, captcha_answered, now_ms).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Takes back an attempt that was right. All failures of an account are forgotten, but an address gets only this one attempt back:
/// otherwise logging in to an account of one's own would reset the count of guesses at others.
pub(crate) async fn reset_attempts(connection: &mut Connection, subjects: &[Subject]) -> Result<(), StoreError> {
    for subject in subjects {
        let query = match subject {
            Subject::Address(_) => {
                "update login_failures set failures = failures - 1, locked_until = 0 where subject = $1 and failures > 0"
            }
            _ => "delete from login_failures where subject = $1",
        };
        sql::query(query).bind(subject.key()).execute(&mut *connection).await?;
    }
    Ok(())
}
