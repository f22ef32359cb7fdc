//! The row of a referral, with the terms that apply to it.

use lumora_core::domain::money::Money;
use lumora_core::domain::referral::{Activity, ReferralState};
use platform::store::{Connection, StoreError, from_row, sql};

/// A referral: a friend of an inviter, with the plan's terms at registration. Amounts are minor units, times milliseconds since the epoch.
#[derive(Debug, Clone)]
pub(crate) struct ReferralRow {
    pub(crate) id: String,
    pub(crate) inviter_id: String,
    pub(crate) friend_id: String,
    pub(crate) plan_id: String,
    pub(crate) currency: String,
    pub(crate) deposit: i64,
    pub(crate) turnover: i64,
    pub(crate) max_friends: i64,
    pub(crate) wager_multiplier: i64,
    pub(crate) friend_amount: i64,
    pub(crate) friend_wager: i64,
    pub(crate) claim_days: i64,
    pub(crate) registered_at: i64,
    pub(crate) until: i64,
    state: String,
    pub(crate) deposited: i64,
    pub(crate) played: i64,
    pub(crate) qualified_at: Option<i64>,
    pub(crate) number: i64,
    pub(crate) amount: i64,
}

from_row!(ReferralRow {
    id,
    inviter_id,
    friend_id,
    plan_id,
    currency,
    deposit,
    turnover,
    max_friends,
    wager_multiplier,
    friend_amount,
    friend_wager,
    claim_days,
    registered_at,
    until,
    state,
    deposited,
    played,
    qualified_at,
    number,
    amount
});

impl ReferralRow {
    /// The referral with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from referrals where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The referral by which a member registered, if any.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn of_friend(executor: impl sql::Executor, friend_id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from referrals where friend_id = $1").bind(friend_id).fetch_optional(executor).await
    }

    /// The state. An unknown name counts as held, so that nothing is granted.
    pub(crate) fn state(&self) -> ReferralState {
        ReferralState::from_name(&self.state).unwrap_or(ReferralState::Held)
    }

    /// Whether deposits and bets of the friend are still counted.
    pub(crate) fn is_counting(&self) -> bool {
        matches!(self.state(), ReferralState::Registered | ReferralState::Held)
    }

    /// Whether a time, in milliseconds since the epoch, is within the friend's time limit.
    pub(crate) const fn is_within(&self, at: i64) -> bool {
        self.registered_at <= at && at < self.until
    }

    /// The deposits and valid bets that the plan requires.
    pub(crate) const fn required(&self) -> Activity {
        Activity { deposit: Money(self.deposit), turnover: Money(self.turnover) }
    }

    /// Adds deposits and valid bets, and stores when the plan's requirements were first met, or that they are not.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn add(&self, tx: &mut Connection, done: Activity, now_ms: i64) -> Result<(), StoreError> {
        let now = Activity {
            deposit: Money(self.deposited.saturating_add(done.deposit.0)),
            turnover: Money(self.played.saturating_add(done.turnover.0)),
        };
        let update = "update referrals set deposited = deposited + $2, played = played + $3,
                      met_at = case when $4 = 0 then null else coalesce(met_at, $5) end where id = $1";
        let query = sql::query(update).bind(&self.id).bind(done.deposit.0).bind(done.turnover.0);
        query.bind(i64::from(now.meets(self.required()))).bind(now_ms).execute(tx).await.map(drop)
    }

    /// The source key of the inviter's reward, by which it is granted once.
    pub(crate) fn inviter_key(&self) -> String {
        format!("referral:{}:inviter", self.id)
    }

    /// The source key of the friend's reward, by which it is granted once.
    pub(crate) fn friend_key(&self) -> String {
        format!("referral:{}:friend", self.id)
    }
}
