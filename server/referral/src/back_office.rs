//! Referrals in the back office: who brought whom, the signs that they share, and the operator's decision on held ones.

use axum::http::StatusCode;
use lumora_core::domain::referral::ReferralState;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};

use crate::row::ReferralRow;
use crate::settle::qualify;
use crate::sign::{set_state, take_back};

/// A referral as operators see it. Amounts are minor units, times milliseconds since the epoch.
#[derive(Debug, Clone)]
pub struct ReferralDetails {
    /// Id of the referral.
    pub id: String,
    /// Account name of the inviter.
    pub inviter: String,
    /// Account name of the friend.
    pub friend: String,
    friend_id: String,
    /// Id of the plan whose terms apply.
    pub plan_id: String,
    /// The stored name of a [`ReferralState`].
    pub state: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The deposits that the plan requires.
    pub deposit: i64,
    /// The friend's deposits so far.
    pub deposited: i64,
    /// The valid bets that the plan requires.
    pub turnover: i64,
    /// The friend's valid bets so far.
    pub played: i64,
    /// When the friend registered.
    pub registered_at: i64,
    /// Until when the friend may fulfil the plan; exclusive.
    pub until: i64,
    /// When the friend qualified.
    pub qualified_at: Option<i64>,
    /// The reward that was granted to the inviter; 0 before.
    pub amount: i64,
    /// When an operator last decided.
    pub decided_at: Option<i64>,
    /// Name of the operator who decided.
    pub decided_by: String,
    /// The operator's note on the decision.
    pub note: String,
}

from_row!(ReferralDetails {
    id,
    inviter,
    friend,
    friend_id,
    plan_id,
    state,
    currency,
    deposit,
    deposited,
    turnover,
    played,
    registered_at,
    until,
    qualified_at,
    amount,
    decided_at,
    decided_by,
    note
});

/// A sign that two accounts may be of one person: something that a friend shares with another member.
#[derive(Debug, Clone)]
pub struct SignRow {
    /// The stored name of a [`ReferralSign`](lumora_core::domain::referral::ReferralSign).
    pub kind: String,
    /// Account name of the member whom it is shared with.
    pub other: String,
    /// When it was found, in milliseconds since the epoch.
    pub found_at: i64,
    /// When an operator cleared it, in milliseconds since the epoch.
    pub cleared_at: Option<i64>,
}

from_row!(SignRow { kind, other, found_at, cleared_at });

/// A referral with its signs.
#[derive(Debug, Clone)]
pub struct ReferralWithSigns {
    /// The referral.
    pub row: ReferralDetails,
    /// The signs, in the order in which they were found.
    pub signs: Vec<SignRow>,
}

const SELECT: &str = "select r.id, i.account as inviter, f.account as friend, r.friend_id, r.plan_id, r.state, r.currency, r.deposit, r.deposited,
    r.turnover, r.played, r.registered_at, r.until, r.qualified_at, r.amount, r.decided_at, r.decided_by, r.note
    from referrals r join members i on i.id = r.inviter_id join members f on f.id = r.friend_id";

/// Referrals, latest registration first, and how many there are in all: in one state or any, with the member as inviter or as friend.
/// An empty member id selects all members.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    (state, member_id): (Option<ReferralState>, &str),
    (offset, limit): (i64, i64),
) -> Result<(Vec<ReferralWithSigns>, i64), StoreError> {
    let state = state.map_or("", ReferralState::name);
    let count = "select count(*) from referrals where ($1 = '' or state = $1) and ($2 = '' or inviter_id = $2 or friend_id = $2)";
    let count: i64 = sql::query_scalar(count).bind(state).bind(member_id).fetch_one(store.reader()).await?;
    let text = format!(
        "{SELECT} where ($1 = '' or r.state = $1) and ($2 = '' or r.inviter_id = $2 or r.friend_id = $2)
         order by r.registered_at desc, r.id desc limit $3 offset $4"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(state).bind(member_id).bind(limit).bind(offset);
    let rows: Vec<ReferralDetails> = query.fetch_all(store.reader()).await?;
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        let signs = signs(store.reader(), &row.friend_id).await?;
        shown.push(ReferralWithSigns { row, signs });
    }
    Ok((shown, count))
}

async fn signs(executor: impl sql::Executor, friend_id: &str) -> Result<Vec<SignRow>, StoreError> {
    let query = "select s.kind, m.account as other, s.found_at, s.cleared_at from referral_signs s
                 join members m on m.id = s.other_id where s.friend_id = $1 order by s.found_at, s.kind, m.account";
    sql::query_as(query).bind(friend_id).fetch_all(executor).await
}

/// Approves a held friend, or rejects a friend, in the caller's transaction; returns the referral as it is after that. An approved
/// friend who has done what the plan requires qualifies at once.
///
/// # Errors
/// 404 if there is no such referral; 409 if it is in no state to be decided, or the inviter has claimed the reward.
pub fn decide<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    approves: bool,
    (by, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, ReferralWithSigns, ApiError> {
    Box::pin(async move {
        let row = ReferralRow::find(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("referral"))?;
        if approves {
            approve(&mut *tx, &row, now_ms).await?;
        } else {
            reject(&mut *tx, &row).await?;
        }
        let update = "update referrals set decided_at = $2, decided_by = $3, note = $4 where id = $1";
        sql::query(update).bind(id).bind(now_ms).bind(by).bind(note).execute(&mut *tx).await?;
        if approves {
            qualify_if_met(&mut *tx, id, now_ms).await?;
        }
        let text = format!("{SELECT} where r.id = $1");
        let row: ReferralDetails = sql::query_as(sql::AssertSqlSafe(text)).bind(id).fetch_one(&mut *tx).await?;
        let signs = signs(tx, &row.friend_id).await?;
        Ok(ReferralWithSigns { row, signs })
    })
}

async fn approve(tx: &mut Connection, row: &ReferralRow, now_ms: i64) -> Result<(), ApiError> {
    if row.state() != ReferralState::Held {
        return Err(state_changed("this friend waits for no decision: read the list again"));
    }
    let update = "update referral_signs set cleared_at = $2 where friend_id = $1 and cleared_at is null";
    sql::query(update).bind(&row.friend_id).bind(now_ms).execute(&mut *tx).await?;
    Ok(set_state(tx, &row.id, ReferralState::Registered).await?)
}

async fn reject(tx: &mut Connection, row: &ReferralRow) -> Result<(), ApiError> {
    let may_be = match row.state() {
        ReferralState::Registered | ReferralState::Held => true,
        ReferralState::Qualified => take_back(&mut *tx, row).await?,
        ReferralState::Rejected | ReferralState::Expired => false,
    };
    if !may_be {
        let message = "there is nothing to reject: it was decided before, its time is over, or the inviter has claimed what was granted";
        return Err(state_changed(message));
    }
    Ok(set_state(tx, &row.id, ReferralState::Rejected).await?)
}

async fn qualify_if_met(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "select count(*) from referrals where id = $1 and met_at is not null";
    let met: i64 = sql::query_scalar(query).bind(id).fetch_one(&mut *tx).await?;
    if met == 0 { Ok(()) } else { qualify(tx, id, now_ms).await }
}

fn state_changed(message: &'static str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}
