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
    /// Those that can be claimed now, what ends first at the top.
    pub open: Vec<RewardLine>,
    /// Those that can be claimed later.
    pub later: Vec<RewardLine>,
    /// One was claimed.
    pub claimed: Option<Text>,
    /// Why one was not.
    pub refusal: Option<Problem>,
    /// The level.
    pub level: LevelPanel,
    /// Plans of cashback that run.
    pub cashback: Vec<CashbackPlan>,
    /// What was claimed or missed.
    pub past: PastRewardsView,
    /// Where promotions are.
    pub promotions_href: String,
    /// Where bonuses are: what was claimed, and how far it is staked.
    pub bonuses_href: String,
}

/// A reward.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RewardLine {
    /// Stable key.
    pub key: String,
    /// What it came by.
    pub title: Text,
    /// What kind that is.
    pub kind: Text,
    /// How much.
    pub amount: Text,
    /// How often it must be staked; `null` for what is no money.
    pub rule: Option<Text>,
    /// The days that it is for; `null` where it is for none in particular.
    pub period: Option<Text>,
    /// Until when it can be claimed, or from when on, or what has become of it.
    pub when: Text,
    /// Where it is claimed; empty where it is claimed here.
    pub href: String,
    /// Claims it; `null` where that is not done here, or not now.
    pub claim: Option<UiEvent>,
    /// That is under way.
    pub busy: bool,
}

/// What was claimed or missed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PastRewardsView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The latest first.
    pub lines: Vec<RewardLine>,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing more came.
    pub problem: Option<Problem>,
}

/// The member's level.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelPanel {
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What there is to say; `null` until it is there, and where the operator has no levels.
    pub content: Option<LevelContent>,
}

/// What there is to say of a level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelContent {
    /// What it is called.
    pub name: Text,
    /// Which number it has.
    pub rank: Text,
    /// It is served by VIP customer service.
    pub vip: Option<Text>,
    /// The way to the next one; `null` at the highest.
    pub next: Option<LevelNext>,
    /// There is none above.
    pub top: Option<Text>,
    /// What is asked in each period to keep it.
    pub keeps: Vec<MoneyFact>,
    /// Nothing is asked, or nothing is lost.
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
    /// Which.
    pub title: Text,
    /// How full the bar is, in percent.
    pub percent: u32,
    /// What the bar says.
    pub progress: Text,
    /// What is done of what is asked for.
    pub needs: Vec<MoneyFact>,
}

/// A level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelLine {
    /// Stable key.
    pub key: String,
    /// What it is called.
    pub name: Text,
    /// Which number it has.
    pub rank: Text,
    /// It is the member's.
    pub current: bool,
    /// What reaches it.
    pub needs: Vec<MoneyFact>,
    /// Its gift; `null` for none.
    pub gift: Option<Text>,
    /// It is served by VIP customer service.
    pub vip: Option<Text>,
}

/// A change of the level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelChangeLine {
    /// Stable key.
    pub key: String,
    /// To which, and why.
    pub text: Text,
    /// When.
    pub at: String,
}

/// A plan of cashback.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CashbackPlan {
    /// Stable key.
    pub key: String,
    /// What it is called.
    pub title: Text,
    /// Of what a part comes back, and how often.
    pub about: Text,
    /// What bounds it.
    pub terms: Vec<Text>,
    /// Its rates.
    pub rates: Vec<CashbackRateLine>,
}

/// A rate of cashback.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CashbackRateLine {
    /// Stable key.
    pub key: String,
    /// Of which product.
    pub product: Text,
    /// From which level on.
    pub level: Text,
    /// How much of it comes back.
    pub rate: String,
    /// It is the one that counts for the member now.
    pub own: bool,
}
