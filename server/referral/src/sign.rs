//! Signs of multi-accounting: what a friend shares with the inviter, or with another friend of the inviter. A browser, a network
//! address, the name or the account for payouts. It may be a family, or one person with many accounts; an operator decides.

use identity::member::{MemberRow, is_same_name};
use lumora_core::domain::referral::{ReferralSign, ReferralState};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, TxFuture, sql};
use serde::{Deserialize, Serialize};

use crate::row::ReferralRow;

/// The most members that are stored for one kind of sign of a friend: more add nothing to the decision.
const MAX_SIGNS: i64 = 20;
/// The most friends of an inviter, the latest first, whose names are compared.
const MAX_FRIENDS: i64 = 1_000;
/// Friends that the job checks per transaction.
const BATCH_SIZE: i64 = 50;

/// Searches for signs of a friend, and holds the referral if there is one that no operator has cleared; returns whether there is.
///
/// # Errors
/// When the database fails.
pub(crate) async fn check(tx: &mut Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let Some(row) = ReferralRow::find(&mut *tx, id).await? else { return Ok(false) };
    for (sign, table, column) in
        [(ReferralSign::Device, "known_devices", "device_hash"), (ReferralSign::Address, "known_addresses", "address")]
    {
        for other in sharing(&mut *tx, &row, (table, column)).await? {
            add_sign(&mut *tx, &row.friend_id, sign, &other, now_ms).await?;
        }
    }
    for other in of_same_name(&mut *tx, &row).await? {
        add_sign(&mut *tx, &row.friend_id, ReferralSign::Payee, &other, now_ms).await?;
    }
    hold_if_signed(tx, &row).await
}

/// Stores that a member has added a payout account that `others` have as well, in the transaction that adds it.
///
/// # Errors
/// When the database fails.
pub fn note_shared_account<'c>(
    tx: &'c mut Connection,
    member_id: &'c str,
    others: &'c [String],
    now_ms: i64,
) -> TxFuture<'c, (), StoreError> {
    Box::pin(async move {
        for other in others {
            for (friend_id, other_id) in [(member_id, other.as_str()), (other.as_str(), member_id)] {
                let Some(row) = ReferralRow::of_friend(&mut *tx, friend_id).await? else { continue };
                let is_sibling =
                    ReferralRow::of_friend(&mut *tx, other_id).await?.is_some_and(|it| it.inviter_id == row.inviter_id);
                if row.inviter_id == other_id || is_sibling {
                    add_sign(&mut *tx, friend_id, ReferralSign::PayoutAccount, other_id, now_ms).await?;
                    hold_if_signed(&mut *tx, &row).await?;
                }
            }
        }
        Ok(())
    })
}

/// The inviter, and other friends of the inviter, with the same value in a table of devices or addresses that members logged in from.
async fn sharing(
    tx: &mut Connection,
    row: &ReferralRow,
    (table, column): (&str, &str),
) -> Result<Vec<String>, StoreError> {
    let text = format!(
        "select distinct o.member_id from {table} k join {table} o on o.{column} = k.{column} and o.member_id <> k.member_id
         where k.member_id = $1 and (o.member_id = $2
         or exists (select 1 from referrals r where r.friend_id = o.member_id and r.inviter_id = $2))
         order by o.member_id limit $3"
    );
    let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind(&row.friend_id).bind(&row.inviter_id).bind(MAX_SIGNS);
    query.fetch_all(tx).await
}

/// The inviter, and other friends of the inviter, who are paid out under the same name, whether entered or verified.
async fn of_same_name(tx: &mut Connection, row: &ReferralRow) -> Result<Vec<String>, StoreError> {
    let Some(friend) = MemberRow::by_id(&mut *tx, &row.friend_id).await? else { return Ok(Vec::new()) };
    let own: Vec<&str> =
        [friend.payee_name.as_str(), friend.checked_name.as_str()].into_iter().filter(|it| !it.is_empty()).collect();
    if own.is_empty() {
        return Ok(Vec::new());
    }
    let query = "select id, payee_name, checked_name from members where id = $1 or id in
                 (select friend_id from referrals where inviter_id = $1 and friend_id <> $2 order by registered_at desc, id desc limit $3)
                 order by id";
    let query = sql::query_as(query).bind(&row.inviter_id).bind(&row.friend_id).bind(MAX_FRIENDS);
    let others: Vec<(String, String, String)> = query.fetch_all(tx).await?;
    let is_shared = |name: &str| !name.is_empty() && own.iter().any(|own| is_same_name(own, name));
    let shares = |(id, payee_name, checked_name): (String, String, String)| {
        (is_shared(&payee_name) || is_shared(&checked_name)).then_some(id)
    };
    Ok(others.into_iter().filter_map(shares).take(usize::try_from(MAX_SIGNS).unwrap_or(usize::MAX)).collect())
}

async fn add_sign(
    tx: &mut Connection,
    friend_id: &str,
    sign: ReferralSign,
    other_id: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let insert = "insert into referral_signs (friend_id, kind, other_id, found_at) values ($1, $2, $3, $4) on conflict do nothing";
    let query = sql::query(insert).bind(friend_id).bind(sign.name()).bind(other_id).bind(now_ms);
    query.execute(tx).await.map(drop)
}

/// Holds a referral with a sign that no operator has cleared; returns whether there is such a sign. A qualified one is held only if
/// the inviter has not claimed the reward: it is taken back, and granted again if an operator approves.
async fn hold_if_signed(tx: &mut Connection, row: &ReferralRow) -> Result<bool, StoreError> {
    let query = "select count(*) from referral_signs where friend_id = $1 and cleared_at is null";
    let open: i64 = sql::query_scalar(query).bind(&row.friend_id).fetch_one(&mut *tx).await?;
    if open == 0 {
        return Ok(false);
    }
    if row.state() == ReferralState::Registered || take_back(&mut *tx, row).await? {
        set_state(tx, &row.id, ReferralState::Held).await?;
    }
    Ok(true)
}

/// Takes back the rewards of a qualified referral, unless the inviter has claimed theirs; returns whether the qualification is undone.
///
/// # Errors
/// When the database fails.
pub(crate) async fn take_back(tx: &mut Connection, row: &ReferralRow) -> Result<bool, StoreError> {
    if row.state() != ReferralState::Qualified {
        return Ok(false);
    }
    if row.amount > 0 && !rewards::revoke_unclaimed(&mut *tx, &row.inviter_key()).await? {
        return Ok(false);
    }
    rewards::revoke_unclaimed(&mut *tx, &row.friend_key()).await?;
    missions::forget_friend(&mut *tx, &row.friend_id).await?;
    let update = "update referrals set qualified_at = null, number = 0, amount = 0 where id = $1";
    sql::query(update).bind(&row.id).execute(tx).await?;
    Ok(true)
}

/// Stores the state of a referral.
///
/// # Errors
/// When the database fails.
pub(crate) async fn set_state(tx: &mut Connection, id: &str, state: ReferralState) -> Result<(), StoreError> {
    sql::query("update referrals set state = $2 where id = $1").bind(id).bind(state.name()).execute(tx).await.map(drop)
}

/// The job that searches again for signs of friends who may yet be rewarded, and of those whose inviter's reward waits to be claimed:
/// members log in from new places, and names become known later.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LookForSigns {}

impl Job for LookForSigns {
    const KIND: &'static str = "look-for-referral-signs";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let mut after = String::new();
        loop {
            let query = "select r.id from referrals r where r.id > $1 and (r.state = 'REGISTERED' or (r.state = 'QUALIFIED' and exists
                         (select 1 from member_rewards w where w.source_key = 'referral:' || r.id || ':inviter'
                         and w.claimed_at is null and w.withdrawn_at is null and w.expires_at > $2)))
                         order by r.id limit $3";
            let query = sql::query_scalar(query).bind(&after).bind(running.now_ms()).bind(BATCH_SIZE);
            let ids: Vec<String> = query.fetch_all(base.store.reader()).await?;
            let Some(last) = ids.last() else { return Ok(()) };
            after.clone_from(last);
            let now_ms = running.now_ms();
            let check_batch = async move |tx: &mut Connection| {
                for id in &ids {
                    check(&mut *tx, id, now_ms).await?;
                }
                Ok::<_, StoreError>(())
            };
            base.store.write(move |tx| Box::pin(async move { check_batch(tx).await })).await?;
        }
    }
}

impl Scheduled for LookForSigns {
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
