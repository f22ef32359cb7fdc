//! How often a login may be tried.
//!
//! A try is counted before the password is looked at and given back when it was right, so that a thousand tries at once
//! count as a thousand. Two subjects are counted: the account name, whether or not it exists (or the known browser of its
//! owner), and the address. After [`ACCOUNT_LIMIT`] failures within [`WINDOW_MS`] the account is locked, each time for longer; an address may
//! fail more often, since many people can share one.
//!
//! It is no [`RateLimit`](platform::rate_limit::RateLimit): that counts what was done, right or wrong, and begins anew when its
//! window ends. Here only failures count, a right password takes them back, locks grow longer from one to the next, and a
//! captcha is asked for before there is a lock.

use super::captcha;
use lumora_core::wire::code;
use platform::Base;
use platform::expiry::Expiry;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};

/// Failures are forgotten after this long without a lock, in milliseconds.
const WINDOW_MS: i64 = 30 * 60 * 1000;
/// Locks grow shorter again only after this long, in milliseconds.
const LOCKOUT_RESET_MS: i64 = 24 * 60 * 60 * 1000;
/// Failures that are this old make no lock longer any more.
pub(crate) const EXPIRING: Expiry = Expiry::of("login_failures", &["subject"], "last_at", LOCKOUT_RESET_MS);
const ACCOUNT_LIMIT: i64 = 3;
const SESSION_LIMIT: i64 = 5;
/// Codes end by themselves after five guesses; this bounds the guesses at one code after another.
const CODE_LIMIT: i64 = 10;
const MOBILE_CAPTCHA_AFTER: i64 = 3;
const ADDRESS_LIMIT: i64 = 30;
const ADDRESS_CAPTCHA_AFTER: i64 = 10;
/// How long the first, second, ... lock lasts, in milliseconds; the last stands for all that follow.
const LOCKOUT_DURATIONS_MS: [i64; 5] = [60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000, 60 * 60_000];

/// What is counted for a try.
#[derive(Debug, Clone)]
pub(crate) enum Subject {
    /// An account name, tried from a browser it does not know.
    Account(String),
    /// An account name, tried from a browser that has logged in to it.
    KnownDevice(String, String),
    /// A mobile number, tried from a browser that its member does not know.
    Mobile(String),
    /// The second factor of a member, and the first code of an authenticator.
    Factor(String),
    /// A session that has to prove its password again.
    Session(String),
    /// The old password of a member, asked for within a session.
    OwnPassword(String),
    /// An address.
    Address(String),
}

#[derive(Debug, Clone, Default)]
struct Failures {
    failures: i64,
    first_at: i64,
    last_at: i64,
    locked_until: i64,
    lockouts: i64,
}

platform::store::from_row!(Failures { failures, first_at, last_at, locked_until, lockouts });

impl Subject {
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

    fn limit(&self) -> i64 {
        match self {
            Self::Account(_) | Self::KnownDevice(..) | Self::OwnPassword(_) => ACCOUNT_LIMIT,
            Self::Session(_) => SESSION_LIMIT,
            Self::Mobile(_) | Self::Factor(_) => CODE_LIMIT,
            Self::Address(_) => ADDRESS_LIMIT,
        }
    }

    /// How many failures it takes until a captcha is asked for.
    fn captcha_after(&self) -> i64 {
        match self {
            Self::Account(_) | Self::KnownDevice(..) => 1,
            Self::Mobile(_) => MOBILE_CAPTCHA_AFTER,
            Self::Factor(_) | Self::Session(_) | Self::OwnPassword(_) => i64::MAX,
            Self::Address(_) => ADDRESS_CAPTCHA_AFTER,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Account(_) | Self::KnownDevice(..) => code::ACCOUNT_LOCKED,
            _ => code::TOO_MANY_REQUESTS,
        }
    }
}

impl Failures {
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

/// Charges one try to each subject.
///
/// # Errors
/// 429 while a subject is locked, with the seconds that are left; 401 with the captcha flag when one has failed before
/// and no captcha was answered. A refused try is not counted.
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

/// [`charge`] in a transaction of its own, so that a try counts whatever becomes of it.
///
/// # Errors
/// As [`charge`].
pub(crate) async fn count_attempt(base: &Base, subjects: &[Subject], captcha_answered: bool) -> Result<(), ApiError> {
    let (subjects, now_ms) = (subjects.to_vec(), base.clock.now_ms());
    let work = async move |connection: &mut Connection| charge(connection, &subjects, captcha_answered, now_ms).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Gives a try back whose password was right. The account starts afresh; an address only gets the one try back, or
/// else an own account would pay for guessing at others.
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
