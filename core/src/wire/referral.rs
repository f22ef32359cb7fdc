//! Friends whom a member has brought: the link, the plan, and what became of them.

use crate::domain::referral::ReferralState;
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// What is given for each friend from a number of friends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ReferralTier {
    /// The first friend that it is for, from 1.
    pub friends_from: u32,
    /// The amount for each of these friends.
    pub amount: Amount,
}

/// The plan that counts for friends who register now.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ReferralPlan {
    /// Title of the plan, in the reader's language, plain text.
    pub title: String,
    /// The deposits that a friend has to make, in all; zero for none.
    pub deposit: Amount,
    /// The valid bets that a friend has to make, in all; zero for none.
    pub turnover: Amount,
    /// Days after the registration in which that is done.
    pub within_days: u32,
    /// What the member gets, by the number of friends; the first tier first.
    pub tiers: Vec<ReferralTier>,
    /// How many friends something is given for at most; 0 for no bound.
    pub max_friends: u32,
    /// Wagering requirement of that, in times the amount; 0 for none.
    pub wager_multiplier: u32,
    /// What the friend gets; zero for nothing.
    pub friend_amount: Amount,
    /// Wagering requirement of that, in times the amount; 0 for none.
    pub friend_wager: u32,
    /// Days in which either can be claimed.
    pub claim_days: u32,
    /// Friends count who register before then, RFC 3339; empty for no end.
    pub ends_at: String,
}

/// What the member was promised by the one whose link was followed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OwnReferral {
    /// The state of the promise.
    pub state: ReferralState,
    /// The amount that was promised.
    pub amount: Amount,
    /// Wagering requirement of that, in times the amount; 0 for none.
    pub wager_multiplier: u32,
    /// The deposits that are asked for.
    pub deposit: Amount,
    /// The deposits that the member has made.
    pub deposited: Amount,
    /// Valid bets that are asked for.
    pub turnover: Amount,
    /// Valid bets, as far as they are counted.
    pub played: Amount,
    /// Until when there is time, RFC 3339.
    pub until: String,
}

/// Value of `GET /wps/member/referral`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ReferralValue {
    /// The member's own code; empty where nothing is offered to the member.
    pub code: String,
    /// What friends and member get; nothing where no plan runs.
    pub plan: Option<ReferralPlan>,
    /// Friends who have registered, whatever became of them.
    pub friends: u32,
    /// Friends who count towards the reward.
    pub qualified: u32,
    /// Granted for friends, and waiting to be claimed.
    pub waiting: Amount,
    /// Granted for friends, and claimed.
    pub claimed: Amount,
    /// What the member was promised by the friend whose link was followed; nothing where nothing was.
    pub own: Option<OwnReferral>,
}

/// A friend whom a member has brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ReferredFriend {
    /// Id of the line.
    pub id: String,
    /// The first letters of the account name.
    pub account: String,
    /// What became of the friend.
    pub state: ReferralState,
    /// When the friend registered, RFC 3339.
    pub registered_at: String,
    /// Until when the friend has time, RFC 3339.
    pub until: String,
    /// When the friend has counted, RFC 3339; empty before.
    pub qualified_at: String,
    /// Which friend that counts it is, from 1; 0 before.
    pub number: u32,
    /// What was granted for the friend; zero for nothing.
    pub amount: Amount,
}

/// Value of `GET /wps/member/referral/friends`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ReferredFriends {
    /// The friends of the page; who registered last stands first.
    pub content: Vec<ReferredFriend>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
}
