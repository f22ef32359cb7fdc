//! Turning registrations by a link into referrals: who the inviter is, and which terms apply.

use identity::member::MemberRow;
use lumora_core::domain::referral::ReferralState;
use platform::clock::DAY_MS;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::link::inviter_of;
use crate::plan::PlanRow;
use crate::sign;

/// Registrations per transaction.
const BATCH_SIZE: i64 = 50;

struct Registration {
    member_id: String,
    code: String,
    registered_at: i64,
}

from_row!(Registration { member_id, code, registered_at });

/// Binds some of the registrations by a link that are waiting; returns whether more may be waiting.
///
/// # Errors
/// When the database fails.
pub(crate) async fn bind_batch(tx: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
    let query =
        "select member_id, code, registered_at from registrations_by_link order by registered_at, member_id limit $1";
    let waiting: Vec<Registration> = sql::query_as(query).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    let has_more = i64::try_from(waiting.len()).is_ok_and(|count| count == BATCH_SIZE);
    for registration in waiting {
        bind(tx, registration, now_ms).await?;
    }
    Ok(has_more)
}

/// Binds one member's registration by a link, if it is waiting.
///
/// # Errors
/// When the database fails.
pub(crate) async fn bind_member(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "select member_id, code, registered_at from registrations_by_link where member_id = $1";
    let waiting: Option<Registration> = sql::query_as(query).bind(member_id).fetch_optional(&mut *tx).await?;
    match waiting {
        Some(registration) => bind(tx, registration, now_ms).await,
        None => Ok(()),
    }
}

/// Without an active inviter or a running plan no referral is made: nothing was promised.
async fn bind(tx: &mut Connection, registration: Registration, now_ms: i64) -> Result<(), StoreError> {
    let Registration { member_id, code, registered_at } = registration;
    let delete = "delete from registrations_by_link where member_id = $1";
    sql::query(delete).bind(&member_id).execute(&mut *tx).await?;
    let Some(inviter_id) = inviter_of(tx, &code).await?.filter(|inviter| *inviter != member_id) else { return Ok(()) };
    let Some(friend) = MemberRow::by_id(&mut *tx, &member_id).await? else { return Ok(()) };
    let Some(plan) = PlanRow::at(tx, &friend.currency, registered_at).await? else { return Ok(()) };
    let insert = "insert into referrals (id, inviter_id, friend_id, plan_id, currency, deposit, turnover, max_friends, wager_multiplier,
                  friend_amount, friend_wager, claim_days, registered_at, until, state)
                  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing";
    let id = ids::new_id(now_ms);
    sql::query(insert)
        .bind(&id)
        .bind(&inviter_id)
        .bind(&member_id)
        .bind(&plan.id)
        .bind(&plan.currency)
        .bind(plan.deposit)
        .bind(plan.turnover)
        .bind(plan.max_friends)
        .bind(plan.wager_multiplier)
        .bind(plan.friend_amount)
        .bind(plan.friend_wager)
        .bind(plan.claim_days)
        .bind(registered_at)
        .bind(registered_at + plan.within_days * DAY_MS)
        .bind(ReferralState::Registered.name())
        .execute(&mut *tx)
        .await?;
    sign::check(tx, &id, now_ms).await.map(drop)
}
