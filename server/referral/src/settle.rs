//! Friends who count: what the plan asks for is done, and inviter and friend are granted what it gives.
//!
//! Each is settled in a transaction of its own, which looks for signs once more, numbers the friend and grants; of several at once one does. A friend
//! to whom nothing may be advertised does not count meanwhile, and an inviter to whom nothing may be is granted nothing for the friend.

use bets::SETTLED_BETS;
use identity::member::MemberRow;
use lumora_core::domain::referral::{ReferralState, reward_of};
use lumora_core::domain::reward::RewardSourceKind;
use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use protection::may_be_marketed_to;
use rewards::NewReward;
use serde::{Deserialize, Serialize};

use crate::bind::bind_some;
use crate::count::{READER, count_some};
use crate::row::ReferralRow;
use crate::{plan, sign, small};

/// Friends of a page of those who have done what is asked.
const AT_ONCE: i64 = 100;
/// So long after its end the time of a friend is over: by then every bet of that time is in the stream.
const GRACE_MS: i64 = 60 * 60 * 1000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Counts and qualifies: see [`advance_all`].
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
    const EVERY_MS: i64 = 20 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Takes over who has registered, counts what was played, qualifies who has done what is asked, and ends the time of the others.
///
/// # Errors
/// When the database fails; what was settled before stays settled.
pub async fn advance_all(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    while store.write(move |tx| Box::pin(bind_some(tx, now_ms))).await? {}
    SETTLED_BETS.count_all(store, READER, move |tx, bets| Box::pin(count_some(tx, bets, now_ms))).await?;
    let mut after = (0, String::new());
    loop {
        let met = met(store, &after).await?;
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

/// Counts what is left, when that is little: for a page that is to show what was played right now.
///
/// # Errors
/// When the database fails.
pub(crate) async fn catch_up(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    store.write(move |tx| Box::pin(bind_some(tx, now_ms))).await?;
    SETTLED_BETS.catch_up(store, READER, move |tx, bets| Box::pin(count_some(tx, bets, now_ms))).await.map(drop)
}

/// Those who have done what is asked, behind a place.
async fn met(store: &Store, (at, id): &(i64, String)) -> Result<Vec<(i64, String)>, StoreError> {
    let query = "select met_at, id from referrals where state = $1 and met_at is not null and (met_at, id) > ($2, $3)
                 order by met_at, id limit $4";
    let query = sql::query_as(query).bind(ReferralState::Registered.name()).bind(*at).bind(id).bind(AT_ONCE);
    query.fetch_all(store.reader()).await
}

/// Qualifies one friend who has done what is asked: what it brings is granted.
///
/// # Errors
/// When the database fails.
pub(crate) async fn qualify(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let Some(row) = ReferralRow::find(&mut *tx, id).await? else { return Ok(()) };
    let friend = MemberRow::by_id(&mut *tx, &row.friend_id).await?.filter(MemberRow::is_active);
    let takes_part = friend.is_some() && may_be_marketed_to(&mut *tx, &row.friend_id).await?;
    if row.state() != ReferralState::Registered || !takes_part || sign::look(&mut *tx, id, now_ms).await? {
        return Ok(());
    }
    let (number, amount) = due(&mut *tx, &row).await?;
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

/// Which friend of the inviter this is that counts under the plan, and what the inviter gets.
async fn due(tx: &mut Connection, row: &ReferralRow) -> Result<(i64, i64), StoreError> {
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
