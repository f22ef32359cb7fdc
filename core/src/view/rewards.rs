//! Slice `rewards`: everything that the member can claim, and the member's level (section 2, page `rewardCenter`).

use super::{LoadStatus, MoneyFact, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `rewardCenter` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardsView {
    /// The rewards are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The rewards that can be claimed now; what ends first stands first.
    pub open: Vec<RewardLine>,
    /// The rewards that can be claimed later.
    pub later: Vec<RewardLine>,
    /// The reward that was claimed just now, in words.
    pub claimed: Option<Text>,
    /// Why a reward could not be claimed.
    pub refusal: Option<Problem>,
    /// The member's level, and the way to the next.
    pub level: LevelPanel,
    /// The plans of cashback that run.
    pub cashback: Vec<CashbackPlan>,
    /// The rewards that were claimed or missed.
    pub past: PastRewardsView,
    /// Address of the promotions.
    pub promotions_href: String,
    /// Address of the page of bonuses, where claimed ones are staked.
    pub bonuses_href: String,
}

/// A reward, which can be claimed or could once.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardLine {
    /// Stable key: kind and id of the reward.
    pub key: String,
    /// Name of the promotion or the like that it came by.
    pub title: Text,
    /// The kind of the reward, such as promotion or cashback.
    pub kind: Text,
    /// The amount of money or points.
    pub amount: Text,
    /// How often it must be staked; `null` for points.
    pub rule: Option<Text>,
    /// The days that it is for; `null` where it is for none in particular.
    pub period: Option<Text>,
    /// Until when it can be claimed, or from when on, or what has become of it.
    pub when: Text,
    /// Address where it is claimed; empty where it is claimed here.
    pub href: String,
    /// Event that claims it; `null` where that is not done here, or not now.
    pub claim: Option<UiEvent>,
    /// The reward is being claimed.
    pub busy: bool,
}

/// The rewards that were claimed or missed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PastRewardsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The rewards of the list, the latest first.
    pub lines: Vec<RewardLine>,
    /// Event that fetches further rewards; `null` at the end.
    pub more: Option<UiEvent>,
    /// Further rewards are being fetched.
    pub loading: bool,
    /// Why fetching further rewards failed.
    pub problem: Option<Problem>,
}

/// The member's level, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelPanel {
    /// The level is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What is known of the level; `null` until it is there, and where the operator has no levels.
    pub content: Option<LevelContent>,
}

/// The member's level, the way to the next, and all levels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelContent {
    /// Name of the level.
    pub name: Text,
    /// Number of the level.
    pub rank: Text,
    /// That VIP customer service serves the level; `null` where it does not.
    pub vip: Option<Text>,
    /// The way to the next level; `null` at the highest.
    pub next: Option<LevelNext>,
    /// That there is no level above; `null` below the highest.
    pub top: Option<Text>,
    /// What is asked in each period to keep it.
    pub keeps: Vec<MoneyFact>,
    /// That nothing is asked for it, or that levels are never lost; `null` where something is.
    pub kept: Option<Text>,
    /// The period that runs, and when levels are reviewed.
    pub period: Text,
    /// When a level that was reached is given.
    pub raise: Text,
    /// All levels, the lowest first.
    pub levels: Vec<LevelLine>,
    /// The latest changes, latest first.
    pub changes: Vec<LevelChangeLine>,
}

/// The way to the next level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelNext {
    /// Name of the next level.
    pub title: Text,
    /// How full the bar is, in percent.
    pub percent: u32,
    /// The words beside the bar.
    pub progress: Text,
    /// What is done of what is asked for.
    pub needs: Vec<MoneyFact>,
}

/// A level of the operator's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelLine {
    /// Stable key: number of the level.
    pub key: String,
    /// Name of the level.
    pub name: Text,
    /// Number of the level.
    pub rank: Text,
    /// The level is the member's.
    pub current: bool,
    /// The bets and deposits that reach it.
    pub needs: Vec<MoneyFact>,
    /// The gift of the level; `null` for none.
    pub gift: Option<Text>,
    /// That VIP customer service serves the level; `null` where it does not.
    pub vip: Option<Text>,
}

/// A change of the member's level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelChangeLine {
    /// Stable key: when it happened.
    pub key: String,
    /// The level that it went to, and why.
    pub text: Text,
    /// When the level changed.
    pub at: String,
}

/// A plan of cashback.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CashbackPlan {
    /// Id of the plan.
    pub key: String,
    /// Name of the plan.
    pub title: Text,
    /// Of what a part comes back, and how often.
    pub about: Text,
    /// The bounds of the plan, a sentence each.
    pub terms: Vec<Text>,
    /// The rates of the plan.
    pub rates: Vec<CashbackRateLine>,
}

/// A rate of a plan of cashback.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CashbackRateLine {
    /// Stable key: product and level.
    pub key: String,
    /// The product that it is paid for, or all of them.
    pub product: Text,
    /// The level from which on it counts.
    pub level: Text,
    /// The rate, in percent.
    pub rate: String,
    /// The rate is the one that counts for the member now.
    pub own: bool,
}
