//! The rows of `idempotent_replies`: a claim while a call is worked on, its reply afterwards.

use axum::http::StatusCode;

use platform::Base;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

/// How long a claim counts, in milliseconds. No call runs longer, so that only the claim of a dead process lapses.
pub const CLAIM_MS: i64 = 60 * 1000;
/// How long a reply is kept, in milliseconds.
const KEPT_MS: i64 = 24 * 60 * 60 * 1000;

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
pub(super) struct Kept {
    pub(super) status: StatusCode,
    pub(super) body: String,
}

/// What became of the try to claim a key.
#[derive(Debug)]
pub(super) enum Claim {
    /// The key is this call's; the token proves it.
    Ours(String),
    /// The same call has been answered.
    Settled(Kept),
    /// The same call is being worked on.
    InProgress,
    /// The key belongs to another call.
    OtherCall,
}

struct Row {
    fingerprint: String,
    claim: String,
    status: i64,
    body: String,
}

from_row!(Row { fingerprint, claim, status, body });

impl Call {
    /// Claims the key, or tells what stands in the way. One statement decides, so that only one of many calls can win.
    pub(super) async fn claim(&self, base: &Base) -> Result<Claim, ApiError> {
        let (call, now_ms) = (self.clone(), base.clock.now_ms());
        let token = ids::hex(&ids::random_bytes::<12>());
        let found = base
            .store
            .write(move |tx| {
                Box::pin(async move {
                    if call.insert(tx, &token, now_ms).await? {
                        return Ok(Err(token));
                    }
                    let query = "select fingerprint, claim, status, body from idempotent_replies
                                 where caller = $1 and idempotency_key = $2";
                    let row: Row = sql::query_as(query).bind(call.caller).bind(call.key).fetch_one(tx).await?;
                    Ok::<_, StoreError>(Ok(row))
                })
            })
            .await?;
        match found {
            Err(token) => Ok(Claim::Ours(token)),
            Ok(row) if row.fingerprint != self.fingerprint => Ok(Claim::OtherCall),
            Ok(row) if !row.claim.is_empty() => Ok(Claim::InProgress),
            Ok(row) => Ok(Claim::Settled(row.kept()?)),
        }
    }

    /// Whether the row is this call's now: there was none, or the one there has lapsed.
    async fn insert(&self, tx: &mut Connection, token: &str, now_ms: i64) -> Result<bool, StoreError> {
        let changed = sql::query(
            "insert into idempotent_replies
             (caller, idempotency_key, fingerprint, claim, status, body, created_at, expires_at)
             values ($1, $2, $3, $4, 0, '', $5, $6)
             on conflict (caller, idempotency_key) do update set fingerprint = excluded.fingerprint,
             claim = excluded.claim, status = 0, body = '', created_at = excluded.created_at,
             expires_at = excluded.expires_at where idempotent_replies.expires_at <= excluded.created_at",
        )
        .bind(&self.caller)
        .bind(&self.key)
        .bind(&self.fingerprint)
        .bind(token)
        .bind(now_ms)
        .bind(now_ms + CLAIM_MS)
        .execute(tx)
        .await?;
        Ok(changed.rows_affected() == 1)
    }

    /// Puts the reply in the place of the claim. Nothing changes when the claim has lapsed and another call has taken it.
    pub(super) async fn settle(&self, base: &Base, token: String, kept: Kept) -> Result<(), StoreError> {
        let (call, expires_at) = (self.clone(), base.clock.now_ms() + KEPT_MS);
        let settle = "update idempotent_replies set claim = '', status = $1, body = $2, expires_at = $3
                      where caller = $4 and idempotency_key = $5 and claim = $6";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    let query = sql::query(settle).bind(i64::from(kept.status.as_u16())).bind(kept.body);
                    query.bind(expires_at).bind(call.caller).bind(call.key).bind(token).execute(tx).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Takes the claim back, so that the key may try again at once.
    pub(super) async fn give_up(&self, base: &Base, token: String) -> Result<(), StoreError> {
        let call = self.clone();
        let give_up = "delete from idempotent_replies where caller = $1 and idempotency_key = $2 and claim = $3";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(give_up).bind(call.caller).bind(call.key).bind(token).execute(tx).await?;
                    Ok(())
                })
            })
            .await
    }
}

impl Row {
    fn kept(self) -> Result<Kept, StoreError> {
        let status = u16::try_from(self.status).ok().and_then(|status| StatusCode::from_u16(status).ok());
        let status = status.ok_or_else(|| StoreError::Corrupt("status of a kept reply".into()))?;
        Ok(Kept { status, body: self.body })
    }
}
