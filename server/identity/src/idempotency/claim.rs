//! The rows of `idempotent_replies`: a claim while a call is worked on, what its work gave, its reply afterwards.
//!
//! A row walks Claimed, Done, Settled. *Claimed*: `claim` names who works on it and `leased_until` says how long that one is
//! known to live. *Done*: the transaction of the work has written `outcome`; from then on the work is not done again, whoever
//! holds the claim. *Settled*: `claim` is empty and the reply stands in `status` and `body`. Every statement of a holder names
//! its claim, so that one whose claim was taken over writes nothing any more.

use axum::http::StatusCode;

use platform::Base;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

/// How long a claim counts without being renewed, in milliseconds.
pub const LEASE_MS: i64 = 30 * 1000;
/// How long a row is kept, in milliseconds: longer than clients ask for it.
const KEPT_MS: i64 = 2 * lumora_core::domain::idempotency::KEPT_MS as i64;

/// What names a call.
#[derive(Debug, Clone)]
pub(super) struct Call {
    /// The member's id; empty for a visitor.
    pub(super) caller: String,
    pub(super) key: String,
    pub(super) fingerprint: String,
}

/// A reply as it is kept.
#[derive(Debug, Clone)]
pub(super) struct KeptReply {
    pub(super) status: StatusCode,
    pub(super) body: String,
}

/// What became of an attempt to claim a key.
#[derive(Debug)]
pub(super) enum Claim {
    /// The key is this call's.
    Ours(Lease),
    /// The same call has been answered.
    Answered(KeptReply),
    /// The same call is being worked on.
    InProgress,
    /// The key belongs to another call.
    OtherCall,
}

/// The right to work on a call, as the holder of its claim.
#[derive(Debug, Clone)]
pub(super) struct Lease {
    call: Call,
    /// What stands in `claim` while this lease counts.
    token: String,
    /// What the work gave to a former holder of the claim, as JSON: it is not done again.
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

/// What is known of a key, for who asks.
#[derive(Debug)]
pub(super) enum KeyState {
    Nothing,
    InProgress,
    /// Done, and nobody is at work on the reply.
    Done,
    Answered(KeptReply),
}

const FIND: &str = "select fingerprint, claim, outcome, status, body, leased_until, expires_at from idempotent_replies
                    where caller = $1 and idempotency_key = $2";

async fn find(tx: &mut Connection, caller: &str, key: &str) -> Result<Option<Row>, StoreError> {
    sql::query_as(FIND).bind(caller).bind(key).fetch_optional(tx).await
}

/// What is known of a caller's key. A claim that nobody renewed any more and whose work was not done is ended here, so that what
/// is unknown can not be done later by a holder that was only slow.
pub(super) async fn look_up(base: &Base, caller: String, key: String) -> Result<KeyState, StoreError> {
    let now_ms = base.clock.now_ms();
    let row: Option<Row> = sql::query_as(FIND).bind(&caller).bind(&key).fetch_optional(base.store.reader()).await?;
    let Some(row) = row.filter(|row| row.expires_at > now_ms) else { return Ok(KeyState::Nothing) };
    if row.claim.is_empty() {
        return Ok(KeyState::Answered(row.kept()?));
    }
    if row.leased_until > now_ms {
        return Ok(KeyState::InProgress);
    }
    if !row.outcome.is_empty() {
        return Ok(KeyState::Done);
    }
    // It may have been renewed, taken over or done at this very moment: then it is at work.
    let ended = base.store.write(move |tx| Box::pin(async move { end(tx, (&caller, &key), &row).await })).await?;
    Ok(if ended { KeyState::Nothing } else { KeyState::InProgress })
}

/// Ends a claim that has lapsed, unless something has happened to it since it was read.
async fn end(tx: &mut Connection, (caller, key): (&str, &str), row: &Row) -> Result<bool, StoreError> {
    let delete = "delete from idempotent_replies
                  where caller = $1 and idempotency_key = $2 and claim = $3 and leased_until = $4 and outcome = ''";
    let query = sql::query(delete).bind(caller).bind(key).bind(&row.claim).bind(row.leased_until);
    Ok(query.execute(tx).await?.rows_affected() == 1)
}

impl Call {
    /// Claims the key, or tells what stands in the way.
    pub(super) async fn claim(&self, base: &Base) -> Result<Claim, ApiError> {
        let (call, now_ms) = (self.clone(), base.clock.now_ms());
        let token = ids::hex(&ids::random_bytes::<12>());
        Ok(base.store.write(move |tx| Box::pin(async move { call.claim_in(tx, token, now_ms).await })).await?)
    }

    /// One statement decides who gets a key, so that of many calls only one can win.
    async fn claim_in(self, tx: &mut Connection, token: String, now_ms: i64) -> Result<Claim, StoreError> {
        if self.insert(&mut *tx, &token, now_ms).await? {
            return Ok(Claim::Ours(Lease { call: self, token, outcome: None }));
        }
        let Some(row) = find(&mut *tx, &self.caller, &self.key).await? else { return Ok(Claim::InProgress) };
        if row.fingerprint != self.fingerprint {
            return Ok(Claim::OtherCall);
        }
        if row.claim.is_empty() {
            return Ok(Claim::Answered(row.kept()?));
        }
        if row.leased_until > now_ms || !self.take_over(tx, (&row.claim, &token), now_ms).await? {
            return Ok(Claim::InProgress);
        }
        let outcome = Some(row.outcome).filter(|outcome| !outcome.is_empty());
        Ok(Claim::Ours(Lease { call: self, token, outcome }))
    }

    /// Whether the key is this call's now because there was none, or an old one.
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

    /// Whether the claim of a holder that no longer renews it is this call's now.
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
    /// Who calls; empty for a visitor.
    pub(super) fn caller(&self) -> &str {
        &self.call.caller
    }

    /// The holder still lives. Says whether the claim is still its.
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

    /// Writes what the work gave, in the transaction of the work. Says whether the claim is still this holder's and the work was
    /// not done before: if not, the transaction must be rolled back.
    pub(super) async fn finish(&self, tx: &mut Connection, outcome: &str) -> Result<bool, StoreError> {
        let finish = "update idempotent_replies set outcome = $1
                      where caller = $2 and idempotency_key = $3 and claim = $4 and outcome = ''";
        let query = sql::query(finish).bind(outcome).bind(&self.call.caller).bind(&self.call.key);
        Ok(query.bind(&self.token).execute(tx).await?.rows_affected() == 1)
    }

    /// Writes that the work is done, whatever it gave, in its transaction. Says whether the claim is still this holder's: if not, the transaction must be
    /// rolled back.
    pub(super) async fn mark_done(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        let mark = "update idempotent_replies set outcome = 'null'
                    where caller = $1 and idempotency_key = $2 and claim = $3";
        let query = sql::query(mark).bind(&self.call.caller).bind(&self.call.key).bind(&self.token);
        Ok(query.execute(tx).await?.rows_affected() == 1)
    }

    /// Puts the reply in the place of the claim. A refusal is no reply to work that was done. Says whether it is kept.
    pub(super) async fn store_reply(&self, base: &Base, kept: KeptReply) -> Result<bool, StoreError> {
        let lease = self.clone();
        let settle = "update idempotent_replies set claim = '', status = $1, body = $2
                      where caller = $3 and idempotency_key = $4 and claim = $5 and (outcome = '' or $6 = 1)";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    let success = i64::from(kept.status.is_success());
                    let query = sql::query(settle).bind(i64::from(kept.status.as_u16())).bind(kept.body);
                    let query = query.bind(lease.call.caller).bind(lease.call.key).bind(lease.token).bind(success);
                    Ok(query.execute(tx).await?.rows_affected() == 1)
                })
            })
            .await
    }

    /// Lets the key go, so that it may be tried again at once. What was done stays known. Says whether it was done.
    pub(super) async fn let_go(&self, base: &Base) -> Result<bool, StoreError> {
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
    fn kept(self) -> Result<KeptReply, StoreError> {
        let status = u16::try_from(self.status).ok().and_then(|status| StatusCode::from_u16(status).ok());
        let status = status.ok_or_else(|| StoreError::Corrupt("status of a kept reply".into()))?;
        Ok(KeptReply { status, body: self.body })
    }
}
