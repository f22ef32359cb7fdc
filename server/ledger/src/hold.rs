//! Holds: money set aside until a decision. It stays in the member's balance and can not be spent.
//!
//! A hold ends once: settled, when a transaction takes the money out of the account, or released, when it can be spent again.

use super::account::wallet_owner;
use super::{Account, LedgerError, Posted, Transaction, post};
use platform::ids;
use platform::store::{Connection, sql};
use platform::topic::Topic;

/// The state of a hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HoldState {
    /// The money is set aside.
    Open,
    /// A transaction has taken the money, or part of it, out of the account.
    Settled,
    /// The money can be spent again.
    Released,
}

impl HoldState {
    /// The stored name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Settled => "settled",
            Self::Released => "released",
        }
    }
}

/// A hold to place.
#[derive(Debug, Clone)]
pub struct NewHold {
    /// The member's account that the money stays in.
    pub account: Account,
    /// The amount to hold, in minor units; above zero.
    pub amount: i64,
    /// The idempotency key: the same key places one hold, for ever.
    pub idempotency_key: String,
    /// The number of what the money is held for: a withdrawal, a transfer to a vendor.
    pub reference: String,
}

/// Places a hold and returns its id; the same idempotency key again returns the same id and holds nothing more.
///
/// # Errors
/// [`LedgerError::NoAmount`] for an amount that is not above zero, [`LedgerError::InsufficientFunds`] when less than that is
/// available, [`LedgerError::KeyReused`] when the key was used for another account or amount, or what the database reports.
pub async fn place(connection: &mut Connection, hold: &NewHold, now_ms: i64) -> Result<String, LedgerError> {
    let account_id = hold.account.id();
    let query = sql::query_as("select id, account_id, amount from holds where idempotency_key = $1");
    let existing: Option<(String, String, i64)> =
        query.bind(&hold.idempotency_key).fetch_optional(&mut *connection).await?;
    if let Some((id, existing_account, existing_amount)) = existing {
        let is_same = existing_account == account_id && existing_amount == hold.amount;
        return if is_same { Ok(id) } else { Err(LedgerError::KeyReused) };
    }
    if hold.amount <= 0 {
        return Err(LedgerError::NoAmount);
    }
    let query = "update accounts set held = held + $2 where id = $1 and balance - held >= $2";
    let done = sql::query(query).bind(&account_id).bind(hold.amount).execute(&mut *connection).await?;
    if done.rows_affected() == 0 {
        return Err(LedgerError::InsufficientFunds);
    }
    let id = ids::new_id(now_ms);
    sql::query(
        "insert into holds (id, account_id, amount, idempotency_key, reference, state, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&id)
    .bind(&account_id)
    .bind(hold.amount)
    .bind(&hold.idempotency_key)
    .bind(&hold.reference)
    .bind(HoldState::Open.name())
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    announce(connection, &account_id);
    Ok(id)
}

/// Settles a hold by a transaction that takes the money, or a part of it, out of the account; the rest becomes available again.
///
/// # Errors
/// [`LedgerError::NoOpenHold`] when it was released, settled by another transaction, or never placed, and those of [`post`].
pub async fn settle(
    connection: &mut Connection,
    id: &str,
    transaction: &Transaction,
    now_ms: i64,
) -> Result<Posted, LedgerError> {
    if end(connection, id, HoldState::Settled, now_ms).await? == Ended::Before(HoldState::Settled) {
        let posted = post(connection, transaction, now_ms).await?;
        // The same settlement repeated is fine; another transaction would settle the hold twice.
        return if posted.replayed { Ok(posted) } else { Err(LedgerError::NoOpenHold) };
    }
    post(connection, transaction, now_ms).await
}

/// Releases a hold so that the money is available again; releasing twice is the same as once.
///
/// # Errors
/// [`LedgerError::NoOpenHold`] when it was settled, or never placed, or what the database reports.
pub async fn release(connection: &mut Connection, id: &str, now_ms: i64) -> Result<(), LedgerError> {
    end(connection, id, HoldState::Released, now_ms).await.map(drop)
}

#[derive(Debug, PartialEq, Eq)]
enum Ended {
    Now,
    Before(HoldState),
}

async fn end(connection: &mut Connection, id: &str, state: HoldState, now_ms: i64) -> Result<Ended, LedgerError> {
    let query = sql::query_as(
        "update holds set state = $2, ended_at = $3 where id = $1 and state = 'open' returning account_id, amount",
    );
    let ended: Option<(String, i64)> =
        query.bind(id).bind(state.name()).bind(now_ms).fetch_optional(&mut *connection).await?;
    if let Some((account_id, amount)) = ended {
        sql::query("update accounts set held = held - $2 where id = $1")
            .bind(&account_id)
            .bind(amount)
            .execute(&mut *connection)
            .await?;
        announce(connection, &account_id);
        return Ok(Ended::Now);
    }
    let current_state: Option<String> =
        sql::query_scalar("select state from holds where id = $1").bind(id).fetch_optional(connection).await?;
    if current_state.as_deref() == Some(state.name()) { Ok(Ended::Before(state)) } else { Err(LedgerError::NoOpenHold) }
}

/// Tells the member that the balance changed, where the account is a wallet.
fn announce(connection: &mut Connection, account_id: &str) {
    if let Some(owner) = wallet_owner(account_id) {
        connection.announce(Topic::Balance, owner);
    }
}
