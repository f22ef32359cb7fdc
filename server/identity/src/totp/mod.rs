//! The authenticator (TOTP) of a member (section 4 of the specification, "Login from a new IP"): setting it up,
//! confirming it, redeeming its codes, removing it.
//!
//! The secret is encrypted at rest, see [`platform::vault`]. A new secret becomes active only after a first code of it
//! was entered, so that nobody is locked out by an authenticator that was never scanned; until then the former one
//! stays active.

pub mod code;
mod routes;

pub use routes::router;

use lumora_core::domain::message::MessageKind;
use messages::Message;
use platform::Base;
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::store::{Connection, StoreError, sql};
use platform::vault::Vault;

/// How long a new secret can be confirmed by its first code, in milliseconds.
pub const PENDING_MS: i64 = 10 * MINUTE_MS;
/// How long actions that need a code are blocked after the authenticator was removed or replaced, in milliseconds.
pub const CHANGED_MS: i64 = DAY_MS;

struct Row {
    /// The active secret, encrypted; empty without an authenticator.
    secret: String,
    /// Time step of the last redeemed code; no code of it or of an earlier step is accepted.
    last_step: i64,
    /// A new secret that is not confirmed, encrypted; empty for none.
    pending: String,
    pending_until: i64,
}

platform::store::from_row!(Row { secret, last_step, pending, pending_until });

impl Row {
    async fn of(executor: impl sql::Executor, member_id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select secret, last_step, pending, pending_until from member_totp where member_id = $1";
        sql::query_as(query).bind(member_id).fetch_optional(executor).await
    }
}

/// Whether the member has an authenticator.
///
/// # Errors
/// When the database fails.
pub async fn is_enabled(executor: impl sql::Executor, member_id: &str) -> Result<bool, StoreError> {
    Ok(Row::of(executor, member_id).await?.is_some_and(|row| !row.secret.is_empty()))
}

/// Whether the authenticator was removed or replaced within the last [`CHANGED_MS`]. Whoever knows the password can do
/// that; the actions that need a code are blocked meanwhile, so that the member, who is notified at once, can
/// intervene.
///
/// # Errors
/// When the database fails.
pub async fn changed_recently(executor: impl sql::Executor, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let query = sql::query_scalar("select changed_at from member_totp where member_id = $1");
    let changed_at: Option<i64> = query.bind(member_id).fetch_optional(executor).await?;
    Ok(changed_at.is_some_and(|at| at > now_ms - CHANGED_MS))
}

/// Removes the authenticator and a pending secret; false when none was active.
async fn remove(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let update =
        "update member_totp set secret = '', last_step = 0, changed_at = $2 where member_id = $1 and secret <> ''";
    let done = sql::query(update).bind(member_id).bind(now_ms).execute(&mut *tx).await?;
    let update = "update member_totp set pending = '', pending_until = 0 where member_id = $1";
    sql::query(update).bind(member_id).execute(tx).await?;
    Ok(done.rows_affected() == 1)
}

/// Redeems a code; false when it is wrong or used. Afterwards neither it nor an earlier code is accepted.
///
/// # Errors
/// When the database fails.
pub async fn redeem(base: &Base, member_id: &str, code: &str) -> Result<bool, StoreError> {
    let (vault, member_id, code) = (base.vault.clone(), member_id.to_owned(), code.to_owned());
    let now_ms = base.clock.now_ms();
    base.store.write(move |tx| Box::pin(async move { redeem_in(tx, &vault, &member_id, &code, now_ms).await })).await
}

/// [`redeem`] in the caller's transaction: if that is rolled back, the code stays valid.
///
/// # Errors
/// When the database fails.
pub async fn redeem_in(
    tx: &mut Connection,
    vault: &Vault,
    member_id: &str,
    code: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let Some(row) = Row::of(&mut *tx, member_id).await?.filter(|row| !row.secret.is_empty()) else {
        return Ok(false);
    };
    let secret = vault.unlock(member_id, &row.secret)?;
    let Some(step) = code::step_of(&secret, code, now_ms, row.last_step) else { return Ok(false) };
    let update = "update member_totp set last_step = $1 where member_id = $2";
    sql::query(update).bind(step).bind(member_id).execute(tx).await?;
    Ok(true)
}

/// Stores a new secret as pending, until its first code confirms it.
async fn begin(
    connection: &mut Connection,
    vault: &Vault,
    member_id: &str,
    secret: &[u8],
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(
        "insert into member_totp (member_id, pending, pending_until) values ($1, $2, $3)
         on conflict (member_id) do update set pending = excluded.pending, pending_until = excluded.pending_until",
    )
    .bind(member_id)
    .bind(vault.lock(member_id, secret)?)
    .bind(now_ms + PENDING_MS)
    .execute(connection)
    .await?;
    Ok(())
}

/// The outcome of a first code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Confirmed {
    Done,
    Wrong,
    /// No secret is pending, or it has expired.
    Expired,
}

/// Activates the pending secret if `code` is one of its codes, and tells the member by an in-site message.
async fn confirm(
    connection: &mut Connection,
    vault: &Vault,
    member_id: &str,
    code: &str,
    now_ms: i64,
) -> Result<Confirmed, StoreError> {
    let row = Row::of(&mut *connection, member_id).await?;
    let Some(row) = row.filter(|row| !row.pending.is_empty() && row.pending_until > now_ms) else {
        return Ok(Confirmed::Expired);
    };
    let secret = vault.unlock(member_id, &row.pending)?;
    let Some(step) = code::step_of(&secret, code, now_ms, 0) else { return Ok(Confirmed::Wrong) };
    sql::query(
        "update member_totp set secret = pending, last_step = $1, pending = '', pending_until = 0,
         changed_at = case when secret = '' then changed_at else cast($3 as bigint) end where member_id = $2",
    )
    .bind(step)
    .bind(member_id)
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    messages::write(connection, member_id, &Message::of(MessageKind::AuthenticatorAdded), now_ms).await?;
    Ok(Confirmed::Done)
}
