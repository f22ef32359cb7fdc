//! The rows of `idempotent_replies`: the claim of a call in progress, then the result of its work, then its reply.
//!
//! A row passes through three states. *Claimed*: `claim` holds the holder's token and `leased_until` the end of its lease. *Done*:
//! the transaction of the work has written `outcome`; from then on the work is not done again, whoever holds the claim.
//! *Settled*: `claim` is empty and the reply is in `status` and `body`. Every statement of a holder has its token in the
//! condition, so that a holder whose claim was taken over can write nothing.

use axum::http::StatusCode;

use platform::Base;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

/// How long a claim is valid without renewal, in milliseconds.
pub const LEASE_MS: i64 = 30 * 1000;
/// How long a row is kept, in milliseconds: twice as long as clients may ask for the outcome.
const KEPT_MS: i64 = 2 * lumora_core::domain::idempotency::KEPT_MS as i64;

/// The identity of a call with an idempotency key.
#[derive(Debug, Clone)]
pub(super) struct Call {
    /// Id of the member, or the name of another caller that is known, as an operator is; empty for a visitor.
    pub(super) caller: String,
    /// The `Idempotency-Key` of the call; unique per caller.
    pub(super) key: String,
    /// A hash or tag of method, address and body, by which the reuse of a key for another call is detected.
    pub(super) fingerprint: String,
}

/// A stored reply.
#[derive(Debug, Clone)]
pub(super) struct StoredReply {
    pub(super) status: StatusCode,
    pub(super) body: String,
}

/// The result of an attempt to claim a key.
#[derive(Debug)]
pub(super) enum Claim {
    /// This call holds the claim and does the work.
    Granted(Lease),
    /// The same call was answered before.
    Answered(StoredReply),
    /// The same call is in progress elsewhere.
    InProgress,
    /// The key was used for a different call.
    OtherCall,
}

/// A held claim: the right to do the work of a call until the lease ends.
#[derive(Debug, Clone)]
pub(super) struct Lease {
    call: Call,
    /// The random value of the column `claim` that proves that this lease still holds it.
    token: String,
    /// The result of the work as JSON, if a former holder of the claim has done it: it must not be done again.
    pub(super) outcome: Option<String>,
}

#[derive(Clone)]
struct Row {
    fingerprint: String,
    claim: String,
    outcome: String,
    status: i64,
    body: String,
    leased_until: i64,
    expires_at: i64,
}

from_row!(Row { fingerprint, claim, outcome, status, body, leased_until, expires_at });

/// The state of a call as `GET /wps/outcome` reports it.
#[derive(Debug)]
pub(super) enum KeyState {
    /// No row: no call with this key has done anything, or its row has expired.
    Unknown,
    InProgress,
    /// The work is done, but no reply is stored and the lease has ended.
    Done,
    Answered(StoredReply),
}

const FIND: &str = "select fingerprint, claim, outcome, status, body, leased_until, expires_at from idempotent_replies
                    where caller = $1 and idempotency_key = $2";

async fn find(tx: &mut Connection, caller: &str, key: &str) -> Result<Option<Row>, StoreError> {
    sql::query_as(FIND).bind(caller).bind(key).fetch_optional(tx).await
}

/// Looks up a caller's key. A lapsed claim whose work was not done is deleted here, so that a call reported as unknown can not be
/// done later by a holder that was only slow.
pub(super) async fn look_up(base: &Base, caller: String, key: String) -> Result<KeyState, StoreError> {
    let now_ms = base.clock.now_ms();
    let row: Option<Row> = sql::query_as(FIND).bind(&caller).bind(&key).fetch_optional(base.store.reader()).await?;
    let Some(row) = row.filter(|row| row.expires_at > now_ms) else { return Ok(KeyState::Unknown) };
    if row.claim.is_empty() {
        return Ok(KeyState::Answered(row.into_reply()?));
    }
    if row.leased_until > now_ms {
        return Ok(KeyState::InProgress);
    }
    if !row.outcome.is_empty() {
        return Ok(KeyState::Done);
    }
    // It may have been renewed, taken over or done since it was read: then it is in progress.
    let ended =
        base.store.write(move |tx| Box::pin(async move { end_lapsed(tx, (&caller, &key), &row).await })).await?;
    Ok(if ended { KeyState::Unknown } else { KeyState::InProgress })
}

/// Deletes a lapsed claim whose work was not done, unless it has changed since `row` was read. Gives whether it did.
async fn end_lapsed(tx: &mut Connection, (caller, key): (&str, &str), row: &Row) -> Result<bool, StoreError> {
    let delete = "delete from idempotent_replies
                  where caller = $1 and idempotency_key = $2 and claim = $3 and leased_until = $4 and outcome = ''";
    let query = sql::query(delete).bind(caller).bind(key).bind(&row.claim).bind(row.leased_until);
    Ok(query.execute(tx).await?.rows_affected() == 1)
}

impl Call {
    /// Claims the key for this call, or gives why it can not.
    pub(super) async fn claim(&self, base: &Base) -> Result<Claim, ApiError> {
        let (call, now_ms) = (self.clone(), base.clock.now_ms());
        let token = ids::hex(&ids::random_bytes::<12>());
        Ok(base.store.write(move |tx| Box::pin(async move { call.claim_in(tx, token, now_ms).await })).await?)
    }

    /// Insert and take-over are each a single conditional statement, so that of concurrent calls only one gets the claim.
    async fn claim_in(self, tx: &mut Connection, token: String, now_ms: i64) -> Result<Claim, StoreError> {
        if self.insert(&mut *tx, &token, now_ms).await? {
            return Ok(Claim::Granted(Lease { call: self, token, outcome: None }));
        }
        let Some(row) = find(&mut *tx, &self.caller, &self.key).await? else { return Ok(Claim::InProgress) };
        if row.fingerprint != self.fingerprint {
            return Ok(Claim::OtherCall);
        }
        if row.claim.is_empty() {
            return Ok(Claim::Answered(row.into_reply()?));
        }
        if row.leased_until > now_ms || !self.take_over(tx, (&row.claim, &token), now_ms).await? {
            return Ok(Claim::InProgress);
        }
        let outcome = Some(row.outcome).filter(|outcome| !outcome.is_empty());
        Ok(Claim::Granted(Lease { call: self, token, outcome }))
    }

    /// Claims a key that has no row, or only an expired one. Gives whether it did.
    async fn insert(&self, tx: &mut Connection, token: &str, now_ms: i64) -> Result<bool, StoreError> {
        let changed = sql::query(
            "insert into idempotent_replies
             (caller, idempotency_key, fingerprint, claim, outcome, status, body, created_at, leased_until, expires_at)
             values ($1, $2, $3, $4, '', 0, '', $5, $6, $7)
             on conflict (caller, idempotency_key) do update set fingerprint = excluded.fingerprint,
             claim = excluded.claim, outcome = '', status = 0, body = '', created_at = excluded.created_at,
             leased_until = excluded.leased_until, expires_at = excluded.expires_at
             where idempotent_replies.expires_at <= excluded.created_at",
        )
        .bind(&self.caller)
        .bind(&self.key)
        .bind(&self.fingerprint)
        .bind(token)
        .bind(now_ms)
        .bind(now_ms + LEASE_MS)
        .bind(now_ms + KEPT_MS)
        .execute(tx)
        .await?;
        Ok(changed.rows_affected() == 1)
    }

    /// Takes over the claim with the token `former` if its lease has ended. Gives whether it did.
    async fn take_over(
        &self,
        tx: &mut Connection,
        (former, token): (&str, &str),
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let take_over = "update idempotent_replies set claim = $1, leased_until = $2
                         where caller = $3 and idempotency_key = $4 and claim = $5 and leased_until <= $6";
        let query = sql::query(take_over).bind(token).bind(now_ms + LEASE_MS).bind(&self.caller).bind(&self.key);
        Ok(query.bind(former).bind(now_ms).execute(tx).await?.rows_affected() == 1)
    }
}

impl Lease {
    /// Who calls: see [`Call::caller`].
    pub(super) fn caller(&self) -> &str {
        &self.call.caller
    }

    /// Extends the lease to [`LEASE_MS`] from `now_ms`. Gives whether this lease still holds the claim.
    pub(super) async fn renew(&self, base: &Base, now_ms: i64) -> Result<bool, StoreError> {
        let (lease, until) = (self.clone(), now_ms + LEASE_MS);
        let renew = "update idempotent_replies set leased_until = $1
                     where caller = $2 and idempotency_key = $3 and claim = $4";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    let query = sql::query(renew).bind(until).bind(lease.call.caller).bind(lease.call.key);
                    Ok(query.bind(lease.token).execute(tx).await?.rows_affected() == 1)
                })
            })
            .await
    }

    /// Stores the result of the work, in its transaction. Gives whether this lease still holds the claim and the work was not done
    /// before: if not, the caller must roll the transaction back.
    pub(super) async fn finish(&self, tx: &mut Connection, outcome: &str) -> Result<bool, StoreError> {
        let finish = "update idempotent_replies set outcome = $1
                      where caller = $2 and idempotency_key = $3 and claim = $4 and outcome = ''";
        let query = sql::query(finish).bind(outcome).bind(&self.call.caller).bind(&self.call.key);
        Ok(query.bind(&self.token).execute(tx).await?.rows_affected() == 1)
    }

    /// Marks the work as done, without a result, in its transaction. Gives whether this lease still holds the claim: if not, the
    /// caller must roll the transaction back.
    pub(super) async fn mark_done(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        let mark = "update idempotent_replies set outcome = 'null'
                    where caller = $1 and idempotency_key = $2 and claim = $3";
        let query = sql::query(mark).bind(&self.call.caller).bind(&self.call.key).bind(&self.token);
        Ok(query.execute(tx).await?.rows_affected() == 1)
    }

    /// Stores the reply and ends the claim. Gives whether it did: not when the claim was taken over, nor for a refusal of work that was
    /// done, since the client would read it as if nothing had been done.
    pub(super) async fn store_reply(&self, base: &Base, reply: StoredReply) -> Result<bool, StoreError> {
        let lease = self.clone();
        let settle = "update idempotent_replies set claim = '', status = $1, body = $2
                      where caller = $3 and idempotency_key = $4 and claim = $5 and (outcome = '' or $6 = 1)";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    let success = i64::from(reply.status.is_success());
                    let query = sql::query(settle).bind(i64::from(reply.status.as_u16())).bind(reply.body);
                    let query = query.bind(lease.call.caller).bind(lease.call.key).bind(lease.token).bind(success);
                    Ok(query.execute(tx).await?.rows_affected() == 1)
                })
            })
            .await
    }

    /// Ends the lease without a reply, so that the call can be retried at once. If the work was done, its result stays stored. Gives
    /// whether it was done.
    pub(super) async fn release(&self, base: &Base) -> Result<bool, StoreError> {
        let lease = self.clone();
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    let Call { caller, key, .. } = &lease.call;
                    let forget = "delete from idempotent_replies
                                  where caller = $1 and idempotency_key = $2 and claim = $3 and outcome = ''";
                    sql::query(forget).bind(caller).bind(key).bind(&lease.token).execute(&mut *tx).await?;
                    let free = "update idempotent_replies set leased_until = 0
                                where caller = $1 and idempotency_key = $2 and claim = $3";
                    let freed = sql::query(free).bind(caller).bind(key).bind(&lease.token).execute(tx).await?;
                    Ok(freed.rows_affected() == 1)
                })
            })
            .await
    }
}

impl Row {
    fn into_reply(self) -> Result<StoredReply, StoreError> {
        let status = u16::try_from(self.status).ok().and_then(|status| StatusCode::from_u16(status).ok());
        let status = status.ok_or_else(|| StoreError::Corrupt("status of a kept reply".into()))?;
        Ok(StoredReply { status, body: self.body })
    }
}
