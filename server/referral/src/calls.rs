//! The member's referral page: link, plan, friends with their states, and what was granted for them.

use axum::extract::State;
use identity::member::masked_account;
use identity::session::Member;
use lumora_core::domain::money::Money;
use lumora_core::domain::referral::ReferralState;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::wire::{
    Amount, Envelope, OwnReferral, ReferralPlan, ReferralTier, ReferralValue, ReferredFriend, ReferredFriends,
};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::keyset;
use platform::params::{OptionalParam, PageSize, Text};
use platform::query;
use platform::store::{Connection, Store, StoreError, sql};
use platform::texts::Texts;
use protection::{may_be_marketed_to, policy};
use utoipa::{OpenApiRouter, routes};

use crate::plan::{PlanRow, tiers};
use crate::row::ReferralRow;
use crate::{link, settle, small};

/// Friends per page, if the request names no size.
const PAGE: u32 = 20;

/// The routes of this crate.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(page)).routes(routes!(friends))
}

/// Referral
///
/// The member's code, the plan that applies to friends who register now, the number of friends, and what was granted for them. Empty
/// if nothing may be advertised to the member.
#[utoipa::path(
    get, path = "/wps/member/referral", tag = "referral", security(("session" = [])),
    responses((status = 200, body = Envelope<ReferralValue>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
async fn page(State(base): State<Base>, language: Language, member: Member) -> Result<Reply<ReferralValue>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    settle::catch_up(&base.store, now_ms).await?;
    let who = (member.id.clone(), member.row.currency.clone());
    let seen = base.store.write(move |tx| Box::pin(async move { load(tx, (&who.0, &who.1), now_ms).await })).await?;
    let Some((plan_id, mut value)) = seen else { return Ok(Reply(ReferralValue::default())) };
    if let Some(plan) = &mut value.plan {
        plan.title = Texts::of(&base.store, "referral_plan", language.code()).await?.get(&plan_id, "title");
    }
    Ok(Reply(value))
}

/// The whole page read in one transaction, with the id of the plan for its title; `None` if nothing may be advertised to the member.
async fn load(
    tx: &mut Connection,
    (member_id, currency): (&str, &str),
    now_ms: i64,
) -> Result<Option<(String, ReferralValue)>, StoreError> {
    if !may_be_marketed_to(&mut *tx, member_id).await? {
        return Ok(None);
    }
    let plan = PlanRow::at(&mut *tx, currency, now_ms).await?;
    let plan_id = plan.as_ref().map(|plan| plan.id.clone()).unwrap_or_default();
    let count = "select count(*), coalesce(sum(case when state = $2 then 1 else 0 end), 0) from referrals where inviter_id = $1";
    let count = sql::query_as(count).bind(member_id).bind(ReferralState::Qualified.name());
    let (friends, qualified): (i64, i64) = count.fetch_one(&mut *tx).await?;
    let (waiting, claimed) = reward_sums(&mut *tx, member_id, now_ms).await?;
    let policy = policy::chosen(&mut *tx).await?;
    let own = ReferralRow::of_friend(&mut *tx, member_id).await?.filter(|own| own.friend_amount > 0);
    let plan = match plan {
        Some(plan) => Some(plan_value(&mut *tx, plan).await?),
        None => None,
    };
    let value = ReferralValue {
        code: link::code_of(&mut *tx, member_id, now_ms).await?,
        plan,
        friends: small(friends),
        qualified: small(qualified),
        waiting: Amount(Money(waiting)),
        claimed: Amount(Money(claimed)),
        own: own.map(|own| OwnReferral {
            state: own.state(),
            amount: Amount(Money(own.friend_amount)),
            wager_multiplier: policy.capped_wagering(small(own.friend_wager)),
            deposit: Amount(Money(own.deposit)),
            deposited: Amount(Money(own.deposited)),
            turnover: Amount(Money(own.turnover)),
            played: Amount(Money(own.played.max(0))),
            until: rfc3339(own.until),
        }),
    };
    Ok(Some((plan_id, value)))
}

/// Sums of the rewards for friends, in minor units: waiting to be claimed, and claimed. Expired and withdrawn ones are in neither.
async fn reward_sums(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(i64, i64), StoreError> {
    let query = "select coalesce(cast(sum(case when claimed_at is null and withdrawn_at is null and expires_at > $3 then amount else 0 end) as bigint), 0),
                 coalesce(cast(sum(case when claimed_at is not null then amount else 0 end) as bigint), 0)
                 from member_rewards where member_id = $1 and kind = $2 and source_key like '%:inviter'";
    let query = sql::query_as(query).bind(member_id).bind(RewardSourceKind::Referral.name()).bind(now_ms);
    query.fetch_one(tx).await
}

async fn plan_value(tx: &mut Connection, plan: PlanRow) -> Result<ReferralPlan, StoreError> {
    let tier = |it: lumora_core::domain::referral::Tier| ReferralTier {
        friends_from: it.friends_from,
        amount: Amount(it.amount),
    };
    Ok(ReferralPlan {
        title: String::new(),
        deposit: Amount(Money(plan.deposit)),
        turnover: Amount(Money(plan.turnover)),
        within_days: small(plan.within_days),
        tiers: tiers(tx, &plan.id).await?.into_iter().map(tier).collect(),
        max_friends: small(plan.max_friends),
        wager_multiplier: small(plan.wager_multiplier),
        friend_amount: Amount(Money(plan.friend_amount)),
        friend_wager: small(plan.friend_wager),
        claim_days: small(plan.claim_days),
        ends_at: plan.ends_at.map(rfc3339).unwrap_or_default(),
    })
}

query! {
    /// The page of friends to return.
    struct FriendsQuery {
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Text<120>>,
        /// Friends per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Friends
///
/// The friends who registered by the member's link, latest registration first: the first letters of the account name, and the state of the
/// referral. What a friend deposits or plays is not disclosed.
#[utoipa::path(
    get, path = "/wps/member/referral/friends", tag = "referral", security(("session" = [])), params(FriendsQuery),
    responses(
        (status = 200, body = Envelope<ReferredFriends>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, description = "The cursor is none", body = ErrorEnvelope)
    )
)]
async fn friends(
    State(base): State<Base>,
    member: Member,
    Query(query): Query<FriendsQuery>,
) -> Result<Reply<ReferredFriends>, ApiError> {
    member.require_real()?;
    let place = keyset::parse_time_cursor(query.cursor.0.as_deref())?;
    if !may_be_marketed_to(base.store.reader(), &member.id).await? {
        return Ok(Reply(ReferredFriends::default()));
    }
    // Clients request this list and the page's sums at the same time: both catch up, so that they agree on the number of friends.
    settle::catch_up(&base.store, base.clock.now_ms()).await?;
    Ok(Reply(friends_after(&base.store, &member.id, place, query.page_size.0.unwrap_or(PAGE)).await?))
}

struct FriendRow {
    account: String,
    row: ReferralRow,
}

impl sql::FromRow for FriendRow {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { account: row.named("account")?, row: ReferralRow::from_row(row)? })
    }
}

async fn friends_after(
    store: &Store,
    member_id: &str,
    (at, id): (i64, &str),
    size: u32,
) -> Result<ReferredFriends, StoreError> {
    let query = "select m.account, r.* from referrals r join members m on m.id = r.friend_id
                 where r.inviter_id = $1 and (r.registered_at, r.id) < ($2, $3)
                 order by r.registered_at desc, r.id desc limit $4";
    let query = sql::query_as(query).bind(member_id).bind(at).bind(id).bind(i64::from(size) + 1);
    let rows: Vec<FriendRow> = query.fetch_all(store.reader()).await?;
    let (rows, next) = keyset::page(rows, size, |it| keyset::time_cursor(it.row.registered_at, &it.row.id));
    let friend = |FriendRow { account, row }: FriendRow| ReferredFriend {
        account: masked_account(&account),
        state: row.state(),
        registered_at: rfc3339(row.registered_at),
        until: rfc3339(row.until),
        qualified_at: row.qualified_at.map(rfc3339).unwrap_or_default(),
        number: small(row.number),
        amount: Amount(Money(row.amount)),
        id: row.id,
    };
    Ok(ReferredFriends { content: rows.into_iter().map(friend).collect(), next })
}
