//! Qualification: once a friend has done what the plan requires, inviter and friend are granted the plan's rewards.
//!
//! Each friend is qualified in a transaction of its own, which looks for signs once more, numbers the friend and grants; if several
//! run at the same time, one of them does. A friend to whom nothing may be advertised does not qualify in that time, and an inviter
//! to whom nothing may be advertised is granted nothing for the friend.

use bets::{COUNT_EVERY_MS, SETTLED_BETS};
use identity::member::MemberRow;
use lumora_core::domain::referral::{ReferralState, reward_of};
use lumora_core::domain::reward::RewardSourceKind;
use platform::Base;
use platform::clock::{DAY_MS, HOUR_MS};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use protection::may_be_marketed_to;
use rewards::NewReward;
use serde::{Deserialize, Serialize};

use crate::bind::bind_batch;
use crate::count::{READER, count_batch};
use crate::row::ReferralRow;
use crate::{plan, sign, small};

/// Friends per query, of those who have met the requirements.
const BATCH_SIZE: i64 = 100;
/// How long after its time limit a referral expires, in milliseconds: by then every bet within the limit has been counted.
const GRACE_MS: i64 = HOUR_MS;

/// The job that runs [`advance_all`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SettleReferrals {}

impl Job for SettleReferrals {
    const KIND: &'static str = "settle-referrals";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        Ok(advance_all(&base.store, running.now_ms()).await?)
    }
}

impl Scheduled for SettleReferrals {
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Binds waiting registrations, counts bets, qualifies friends who have met the requirements, and expires referrals whose time limit
/// is over.
///
/// # Errors
/// When the database fails; what was settled before that stays settled.
pub async fn advance_all(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    while store.write(move |tx| Box::pin(bind_batch(tx, now_ms))).await? {}
    SETTLED_BETS.count_all(store, READER, move |tx, bets| Box::pin(count_batch(tx, bets, now_ms))).await?;
    let mut after = (0, String::new());
    loop {
        let met = met_after(store, &after).await?;
        let Some(last) = met.last() else { break };
        after.clone_from(last);
        for (_, id) in met {
            store.write(move |tx| Box::pin(async move { qualify(tx, &id, now_ms).await })).await?;
        }
    }
    let over = "update referrals set state = $1 where state = $2 and until <= $3";
    store
        .write(move |tx| {
            Box::pin(async move {
                let query = sql::query(over).bind(ReferralState::Expired.name()).bind(ReferralState::Registered.name());
                query.bind(now_ms - GRACE_MS).execute(tx).await.map(drop)
            })
        })
        .await
}

/// Binds and counts what is left, up to a few batches: for a page that must include what was played just now.
///
/// # Errors
/// When the database fails.
pub(crate) async fn catch_up(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    store.write(move |tx| Box::pin(bind_batch(tx, now_ms))).await?;
    SETTLED_BETS.catch_up(store, READER, move |tx, bets| Box::pin(count_batch(tx, bets, now_ms))).await.map(drop)
}

/// Time and id of referrals that have met the requirements, after a cursor, in that order.
async fn met_after(store: &Store, (at, id): &(i64, String)) -> Result<Vec<(i64, String)>, StoreError> {
    let query = "select met_at, id from referrals where state = $1 and met_at is not null and (met_at, id) > ($2, $3)
                 order by met_at, id limit $4";
    let query = sql::query_as(query).bind(ReferralState::Registered.name()).bind(*at).bind(id).bind(BATCH_SIZE);
    query.fetch_all(store.reader()).await
}

/// Qualifies one friend who has met the requirements, and grants the rewards. Does nothing if the friend may not qualify.
///
/// # Errors
/// When the database fails.
pub(crate) async fn qualify(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let Some(row) = ReferralRow::find(&mut *tx, id).await? else { return Ok(()) };
    let friend = MemberRow::by_id(&mut *tx, &row.friend_id).await?.filter(MemberRow::is_active);
    let takes_part = friend.is_some() && may_be_marketed_to(&mut *tx, &row.friend_id).await?;
    if row.state() != ReferralState::Registered || !takes_part || sign::check(&mut *tx, id, now_ms).await? {
        return Ok(());
    }
    let (number, amount) = number_and_reward(&mut *tx, &row).await?;
    let update = "update referrals set state = $2, qualified_at = $3, number = $4, amount = $5
                  where id = $1 and state = $6 and met_at is not null";
    let update = sql::query(update).bind(id).bind(ReferralState::Qualified.name()).bind(now_ms).bind(number);
    let update = update.bind(amount).bind(ReferralState::Registered.name());
    if update.execute(&mut *tx).await?.rows_affected() != 1 {
        return Ok(());
    }
    let reward = |source_key, member_id, amount, wager_multiplier| NewReward {
        kind: RewardSourceKind::Referral,
        source_key,
        member_id,
        reference: &row.plan_id,
        name: "",
        currency: &row.currency,
        amount,
        wager_multiplier,
        days: None,
        expires_at: now_ms + row.claim_days * DAY_MS,
    };
    missions::note_friend(&mut *tx, &row.inviter_id, &row.friend_id, now_ms).await?;
    if amount > 0 {
        reward(row.inviter_key(), &row.inviter_id, amount, row.wager_multiplier).grant(&mut *tx, now_ms).await?;
    }
    if row.friend_amount > 0 {
        let own = reward(row.friend_key(), &row.friend_id, row.friend_amount, row.friend_wager);
        own.grant(&mut *tx, now_ms).await?;
    }
    Ok(())
}

/// The number of this friend among the inviter's qualified ones under the plan, from 1, and the inviter's reward in minor units.
async fn number_and_reward(tx: &mut Connection, row: &ReferralRow) -> Result<(i64, i64), StoreError> {
    let query = "select count(*) from referrals where inviter_id = $1 and plan_id = $2 and state = $3";
    let query = sql::query_scalar(query).bind(&row.inviter_id).bind(&row.plan_id).bind(ReferralState::Qualified.name());
    let before: i64 = query.fetch_one(&mut *tx).await?;
    let number = before + 1;
    let inviter = MemberRow::by_id(&mut *tx, &row.inviter_id).await?;
    let fits = inviter.is_some_and(|it| it.is_active() && it.currency == row.currency);
    if !fits || !may_be_marketed_to(&mut *tx, &row.inviter_id).await? {
        return Ok((number, 0));
    }
    let tiers = plan::tiers(tx, &row.plan_id).await?;
    Ok((number, reward_of(&tiers, small(number), small(row.max_friends)).0))
}
