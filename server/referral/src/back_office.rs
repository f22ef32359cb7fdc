//! Friends as operators see them: who was brought by whom, what they share, and the decision on those that are held.

use axum::http::StatusCode;
use lumora_core::domain::referral::ReferralState;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};

use crate::row::ReferralRow;
use crate::settle::qualify;
use crate::sign::{set_state, take_back};

/// A friend. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone)]
pub struct DeskRow {
    /// Names it.
    pub id: String,
    /// Account name of who has brought the friend.
    pub inviter: String,
    /// Account name of the friend.
    pub friend: String,
    friend_id: String,
    /// Id of the plan.
    pub plan_id: String,
    /// The word of a [`ReferralState`].
    pub state: String,
    /// ISO 4217 code.
    pub currency: String,
    /// To be paid in.
    pub deposit: i64,
    /// Paid in.
    pub deposited: i64,
    /// Valid bets that are asked for.
    pub turnover: i64,
    /// Valid bets.
    pub played: i64,
    /// When the friend has registered.
    pub registered_at: i64,
    /// Until when the friend has time.
    pub until: i64,
    /// When the friend has counted.
    pub qualified_at: Option<i64>,
    /// What was granted to the inviter.
    pub amount: i64,
    /// When an operator has decided.
    pub decided_at: Option<i64>,
    /// Who.
    pub decided_by: String,
    /// With what words.
    pub note: String,
}

from_row!(DeskRow {
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

/// What a friend shares.
#[derive(Debug, Clone)]
pub struct SignRow {
    /// The word of a [`ReferralSign`](lumora_core::domain::referral::ReferralSign).
    pub kind: String,
    /// Account name of whom it is shared with.
    pub other: String,
    /// When it was found.
    pub found_at: i64,
    /// When an operator let it pass.
    pub cleared_at: Option<i64>,
}

from_row!(SignRow { kind, other, found_at, cleared_at });

/// A friend with what the friend shares.
#[derive(Debug, Clone)]
pub struct Shown {
    /// The friend.
    pub row: DeskRow,
    /// In the order in which they were found.
    pub signs: Vec<SignRow>,
}

const SELECT: &str = "select r.id, i.account as inviter, f.account as friend, r.friend_id, r.plan_id, r.state, r.currency, r.deposit, r.deposited,
    r.turnover, r.played, r.registered_at, r.until, r.qualified_at, r.amount, r.decided_at, r.decided_by, r.note
    from referrals r join members i on i.id = r.inviter_id join members f on f.id = r.friend_id";

/// Friends in a state or all, brought by a member, or a member as a friend, or all; who registered last stands first, with how many there are. An empty id
/// is all members.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    (state, member_id): (Option<ReferralState>, &str),
    (offset, limit): (i64, i64),
) -> Result<(Vec<Shown>, i64), StoreError> {
    let state = state.map_or("", ReferralState::name);
    let count = "select count(*) from referrals where ($1 = '' or state = $1) and ($2 = '' or inviter_id = $2 or friend_id = $2)";
    let count: i64 = sql::query_scalar(count).bind(state).bind(member_id).fetch_one(store.reader()).await?;
    let text = format!(
        "{SELECT} where ($1 = '' or r.state = $1) and ($2 = '' or r.inviter_id = $2 or r.friend_id = $2)
         order by r.registered_at desc, r.id desc limit $3 offset $4"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(state).bind(member_id).bind(limit).bind(offset);
    let rows: Vec<DeskRow> = query.fetch_all(store.reader()).await?;
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        let signs = signs(store.reader(), &row.friend_id).await?;
        shown.push(Shown { row, signs });
    }
    Ok((shown, count))
}

async fn signs(executor: impl sql::Executor, friend_id: &str) -> Result<Vec<SignRow>, StoreError> {
    let query = "select s.kind, m.account as other, s.found_at, s.cleared_at from referral_signs s
                 join members m on m.id = s.other_id where s.friend_id = $1 order by s.found_at, s.kind, m.account";
    sql::query_as(query).bind(friend_id).fetch_all(executor).await
}

/// Lets a friend count who is held, or decides that one does not, in the caller's transaction; gives the friend as it is then. Who is approved and has
/// done what is asked counts at once.
///
/// # Errors
/// 404 where there is no such friend; 409 where there is nothing to decide, or the inviter has claimed what was granted.
pub fn decide<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    approves: bool,
    (by, note): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, Shown, ApiError> {
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
        let row: DeskRow = sql::query_as(sql::AssertSqlSafe(text)).bind(id).fetch_one(&mut *tx).await?;
        let signs = signs(tx, &row.friend_id).await?;
        Ok(Shown { row, signs })
    })
}

async fn approve(tx: &mut Connection, row: &ReferralRow, now_ms: i64) -> Result<(), ApiError> {
    if row.state() != ReferralState::Held {
        return Err(changed("this friend waits for no decision: read the list again"));
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
        return Err(changed(message));
    }
    Ok(set_state(tx, &row.id, ReferralState::Rejected).await?)
}

async fn qualify_if_met(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "select count(*) from referrals where id = $1 and met_at is not null";
    let met: i64 = sql::query_scalar(query).bind(id).fetch_one(&mut *tx).await?;
    if met == 0 { Ok(()) } else { qualify(tx, id, now_ms).await }
}

fn changed(message: &'static str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}
