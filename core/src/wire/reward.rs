//! The reward centre and levels of a member.

use crate::domain::reward::cashback::CashbackBase;
use crate::domain::reward::level::{LevelCause, LevelRaise};
use crate::domain::reward::period::Period;
use crate::domain::reward::{RewardSourceKind, RewardState, RewardUnit};
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// A reward that a member can claim or could.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardItem {
    /// Id of the reward among those of its kind.
    pub id: String,
    /// The kind of the reward: what it came by.
    pub kind: RewardSourceKind,
    /// What that is called, in the reader's language, plain text; empty where it has no name any more.
    pub title: String,
    /// Whether it is money, points or draws.
    pub unit: RewardUnit,
    /// The amount of money, or the number of points or draws with two decimals.
    pub amount: Amount,
    /// Wagering requirement of money, in times the amount; 0 for none.
    pub wager_multiplier: u32,
    /// The state of the reward.
    pub state: RewardState,
    /// When it can be claimed from, RFC 3339; empty for a time that has come.
    pub claimable_from: String,
    /// Until when it can be claimed, RFC 3339; empty for ever.
    pub claimable_until: String,
    /// When it was claimed, RFC 3339; empty before.
    pub claimed_at: String,
    /// The first day of the operator that it is for, YYYY-MM-DD; empty where it is for none in particular.
    pub period_from: String,
    /// The last day that it is for.
    pub period_until: String,
    /// Id of the promotion on whose page it is claimed; empty where it is claimed here.
    pub promo_id: String,
}

/// Value of `GET /wps/member/rewards`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardCentreValue {
    /// The rewards that can be claimed now, that which ends first at the top, then those that can be claimed later.
    pub list: Vec<RewardItem>,
    /// How many can be claimed now.
    pub count: u32,
}

/// Value of `GET /wps/member/rewards/past`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PastRewards {
    /// Cashback and gifts that were claimed, have expired or were taken off, the latest first.
    pub content: Vec<RewardItem>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
}

/// Value of `GET /wps/member/rewards/count`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardCount {
    /// How many rewards can be claimed now.
    pub count: u32,
    /// How many of these rewards come by missions.
    pub missions: u32,
}

/// Body of `POST /wps/member/rewards/claim`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimRewardRequest {
    /// The kind of the reward.
    pub kind: RewardSourceKind,
    /// Id of the reward among those of its kind.
    pub id: String,
}

/// A rate of cashback.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CashbackRate {
    /// Code of the product; `ALL` for those without a rate of their own.
    pub product: String,
    /// The level from which on it counts.
    pub level_min: u32,
    /// The rate in hundredths of a percent.
    pub rate: u32,
}

/// A plan by which cashback is paid.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CashbackOffer {
    /// Id of the plan.
    pub id: String,
    /// Title of the plan, in the reader's language, plain text.
    pub title: String,
    /// The amount that a part of comes back: stakes, losses or the like.
    pub base: CashbackBase,
    /// The length of the plan's periods.
    pub period: Period,
    /// The most that a period pays; nothing for no bound.
    pub cap: Option<Amount>,
    /// The least that is paid: a smaller amount is not.
    pub least: Amount,
    /// Wagering requirement, in times the amount; 0 for none.
    pub wager_multiplier: u32,
    /// Days in which it can be claimed.
    pub claim_days: u32,
    /// The rates, in the operator's order.
    pub rates: Vec<CashbackRate>,
}

/// A level of the operator's, with what reaches and what keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LevelItem {
    /// Number of the level, as in `rankLevel`.
    pub level: u32,
    /// Name, as the operator writes it.
    pub name: String,
    /// Valid bets in a period that reach it.
    pub turnover: Amount,
    /// Deposits in a period that reach it.
    pub deposits: Amount,
    /// Valid bets in a period that keep it.
    pub keep_turnover: Amount,
    /// Deposits in a period that keep it.
    pub keep_deposits: Amount,
    /// Gift of the level, as money; zero for none.
    pub gift: Amount,
    /// Wagering requirement of the gift, in times the amount; 0 for none.
    pub gift_wager: u32,
    /// The member has got the gift before: there is one for a level.
    pub gift_given: bool,
    /// Its members are served by VIP customer service.
    pub vip_service: bool,
}

/// A change of a member's level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LevelChange {
    /// When the level changed, RFC 3339.
    pub at: String,
    /// Number of the level before.
    pub from: u32,
    /// Number of the level after.
    pub to: u32,
    /// Name of the level after.
    pub name: String,
    /// Why the level changed.
    pub cause: LevelCause,
}

/// Value of `GET /wps/member/level`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LevelValue {
    /// Number of the member's level.
    pub level: u32,
    /// Name of the member's level.
    pub name: String,
    /// All levels, the lowest first; none where nothing may be advertised to the member, or where the operator has none.
    pub levels: Vec<LevelItem>,
    /// Valid bets of the period that runs, as far as they are counted.
    pub turnover: Amount,
    /// Deposits of the period that runs.
    pub deposits: Amount,
    /// The first day of that period, a day of the operator, YYYY-MM-DD.
    pub period_from: String,
    /// The last day of that period. Levels are reviewed when it is over.
    pub period_until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
    /// When a level that was reached is given.
    pub raise: LevelRaise,
    /// Whether a level can be lost.
    pub falls: bool,
    /// The latest changes, latest first.
    pub changes: Vec<LevelChange>,
    /// Plans of cashback that run.
    pub cashback: Vec<CashbackOffer>,
}
