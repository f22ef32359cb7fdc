//! What a friend shares with the inviter, or with another friend of the inviter: a browser, a network address, the name or the account that money is
//! paid to. It may be a family, or one person with many accounts; an operator says which.

use identity::member::{MemberRow, is_same_name};
use lumora_core::domain::referral::{ReferralSign, ReferralState};
use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, TxFuture, sql};
use serde::{Deserialize, Serialize};

use crate::row::ReferralRow;

/// Others with the same sign that are noted: more say nothing new.
const MOST: i64 = 20;
/// The latest friends of an inviter whose names are compared.
const MOST_FRIENDS: i64 = 1_000;
/// Friends that the job looks at in a transaction.
const AT_ONCE: i64 = 50;

/// Looks for what a friend shares, and holds the friend where something stands that no operator has looked at; says whether it does.
///
/// # Errors
/// When the database fails.
pub(crate) async fn look(tx: &mut Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let Some(row) = ReferralRow::find(&mut *tx, id).await? else { return Ok(false) };
    for (sign, table, column) in
        [(ReferralSign::Device, "known_devices", "device_hash"), (ReferralSign::Address, "known_addresses", "address")]
    {
        for other in sharing(&mut *tx, &row, (table, column)).await? {
            note(&mut *tx, &row.friend_id, sign, &other, now_ms).await?;
        }
    }
    for other in of_same_name(&mut *tx, &row).await? {
        note(&mut *tx, &row.friend_id, ReferralSign::Payee, &other, now_ms).await?;
    }
    hold_if_signed(tx, &row).await
}

/// Notes that a member has added an account to be paid to that these others have as well, in the transaction of that.
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
            for (friend_id, of) in [(member_id, other.as_str()), (other.as_str(), member_id)] {
                let Some(row) = ReferralRow::of_friend(&mut *tx, friend_id).await? else { continue };
                let is_sibling =
                    ReferralRow::of_friend(&mut *tx, of).await?.is_some_and(|it| it.inviter_id == row.inviter_id);
                if row.inviter_id == of || is_sibling {
                    note(&mut *tx, friend_id, ReferralSign::PayoutAccount, of, now_ms).await?;
                    hold_if_signed(&mut *tx, &row).await?;
                }
            }
        }
        Ok(())
    })
}

/// The inviter and other friends of the inviter who have the same value in a table of what members were seen with.
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
    let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind(&row.friend_id).bind(&row.inviter_id).bind(MOST);
    query.fetch_all(tx).await
}

/// The inviter and other friends of the inviter who are paid under the same name, whether told or checked.
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
    let query = sql::query_as(query).bind(&row.inviter_id).bind(&row.friend_id).bind(MOST_FRIENDS);
    let others: Vec<(String, String, String)> = query.fetch_all(tx).await?;
    let is_shared = |name: &str| !name.is_empty() && own.iter().any(|own| is_same_name(own, name));
    let shares =
        |(id, told, checked): (String, String, String)| (is_shared(&told) || is_shared(&checked)).then_some(id);
    Ok(others.into_iter().filter_map(shares).take(usize::try_from(MOST).unwrap_or(usize::MAX)).collect())
}

async fn note(
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

/// Holds a friend with a sign that no operator has looked at; says whether there is one. One who counts already is held only where the inviter has not
/// claimed what was granted: that is taken back, and granted again when an operator says so.
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

/// Takes back what was granted for a friend who counts, unless the inviter has claimed it; says whether the friend counts no more.
///
/// # Errors
/// When the database fails.
pub(crate) async fn take_back(tx: &mut Connection, row: &ReferralRow) -> Result<bool, StoreError> {
    if row.state() != ReferralState::Qualified {
        return Ok(false);
    }
    if row.amount > 0 && !rewards::take_back(&mut *tx, &row.inviter_key()).await? {
        return Ok(false);
    }
    rewards::take_back(&mut *tx, &row.friend_key()).await?;
    missions::forget_friend(&mut *tx, &row.friend_id).await?;
    let update = "update referrals set qualified_at = null, number = 0, amount = 0 where id = $1";
    sql::query(update).bind(&row.id).execute(tx).await?;
    Ok(true)
}

/// Sets what became of a friend.
///
/// # Errors
/// When the database fails.
pub(crate) async fn set_state(tx: &mut Connection, id: &str, state: ReferralState) -> Result<(), StoreError> {
    sql::query("update referrals set state = $2 where id = $1").bind(id).bind(state.name()).execute(tx).await.map(drop)
}

/// Looks again at friends who may be granted something, and at those for whom something waits: members log in from elsewhere, and names become known.
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
            let query = sql::query_scalar(query).bind(&after).bind(running.now_ms()).bind(AT_ONCE);
            let ids: Vec<String> = query.fetch_all(base.store.reader()).await?;
            let Some(last) = ids.last() else { return Ok(()) };
            after.clone_from(last);
            let now_ms = running.now_ms();
            let look_at = async move |tx: &mut Connection| {
                for id in &ids {
                    look(&mut *tx, id, now_ms).await?;
                }
                Ok::<_, StoreError>(())
            };
            base.store.write(move |tx| Box::pin(async move { look_at(tx).await })).await?;
        }
    }
}

impl Scheduled for LookForSigns {
    const EVERY_MS: i64 = 10 * 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}
