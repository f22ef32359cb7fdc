//! The reward centre and levels of a member.

use crate::domain::reward::cashback::CashbackBase;
use crate::domain::reward::level::{LevelCause, LevelRaise};
use crate::domain::reward::period::Period;
use crate::domain::reward::{RewardSourceKind, RewardState, RewardUnit};
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// A reward.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardItem {
    /// Names it among those of its kind.
    pub id: String,
    /// What it came by.
    pub kind: RewardSourceKind,
    /// What that is called, in the reader's language, plain text; empty where it has no name any more.
    pub title: String,
    /// What it consists of.
    pub unit: RewardUnit,
    /// How much: money, hundredths of points or of draws.
    pub amount: Amount,
    /// How often money must be staked before it may leave; 0 for never.
    pub wager_multiplier: u32,
    /// Where it stands.
    pub state: RewardState,
    /// When it can be claimed from, RFC 3339; empty for a time that has come.
    pub claimable_from: String,
    /// Until when it can be claimed, RFC 3339; empty for ever.
    pub claimable_until: String,
    /// When it was claimed, RFC 3339; empty before.
    pub claimed_at: String,
    /// The first day of the operator that it is for, YYYY-MM-DD; empty where it is for none in particular.
    pub period_from: String,
    /// The last one.
    pub period_until: String,
    /// Id of the promotion on whose page it is claimed; empty where it is claimed here.
    pub promo_id: String,
}

/// Value of `GET /wps/member/rewards`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RewardCentreValue {
    /// What can be claimed now, that which ends first at the top, then what can be claimed later.
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
    /// How many of them missions give.
    pub missions: u32,
}

/// Body of `POST /wps/member/rewards/claim`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimRewardRequest {
    /// What it came by.
    pub kind: RewardSourceKind,
    /// Names it.
    pub id: String,
}

/// A rate of cashback.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CashbackRate {
    /// Code of the product; `ALL` for those without a rate of their own.
    pub product: String,
    /// From which level on.
    pub level_min: u32,
    /// Hundredths of a percent.
    pub rate: u32,
}

/// A plan by which cashback is paid.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CashbackOffer {
    /// Names it.
    pub id: String,
    /// In the reader's language, plain text.
    pub title: String,
    /// Of what a part comes back.
    pub base: CashbackBase,
    /// How long its periods are.
    pub period: Period,
    /// No more than this for a period; nothing for no bound.
    pub cap: Option<Amount>,
    /// Nothing below this.
    pub least: Amount,
    /// How often it must be staked before it may leave; 0 for never.
    pub wager_multiplier: u32,
    /// Days in which it can be claimed.
    pub claim_days: u32,
    /// In the operator's order.
    pub rates: Vec<CashbackRate>,
}

/// A level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LevelItem {
    /// `rankLevel`.
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
    /// Its gift; zero for none.
    pub gift: Amount,
    /// How often the gift must be staked before it may leave; 0 for never.
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
    /// When, RFC 3339.
    pub at: String,
    /// The level before.
    pub from: u32,
    /// The level after.
    pub to: u32,
    /// What that was called.
    pub name: String,
    /// Why.
    pub cause: LevelCause,
}

/// Value of `GET /wps/member/level`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LevelValue {
    /// The member's level.
    pub level: u32,
    /// What it is called.
    pub name: String,
    /// All levels, the lowest first; none where nothing may be advertised to the member, or where the operator has none.
    pub levels: Vec<LevelItem>,
    /// Valid bets of the period that runs, as far as they are counted.
    pub turnover: Amount,
    /// Deposits of the period that runs.
    pub deposits: Amount,
    /// The first day of that period, a day of the operator, YYYY-MM-DD.
    pub period_from: String,
    /// The last one. Levels are reviewed when it is over.
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
