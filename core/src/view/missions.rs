//! Slice `missions`: what there is to do, and the places of boards (section 2, page `missionLeaderboard`).

use super::{FilterOption, LoadStatus, MoneyFact, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `missionLeaderboard` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MissionsView {
    /// What the tab shows is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Missions, and boards.
    pub tabs: Vec<FilterOption>,
    /// The boards show.
    pub boards_tab: bool,
    /// Days in a row on which the member has checked in; `null` for none.
    pub streak: Option<Text>,
    /// The member has checked in today.
    pub checked_in: bool,
    /// Checks in; `null` where it was done or nothing asks for it.
    pub check_in: Option<UiEvent>,
    /// That is under way.
    pub checking_in: bool,
    /// The missions, in the operator's order.
    pub lines: Vec<MissionLine>,
    /// The boards, in the operator's order.
    pub boards: Vec<BoardLine>,
    /// What was taken last.
    pub taken: Option<Text>,
    /// Why a reward was not taken, or checking in did not work.
    pub refusal: Option<Problem>,
    /// Whose days they are.
    pub zone: Option<Text>,
    /// Where promotions are.
    pub promotions_href: String,
}

/// A mission. Title and description are the operator's, plain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MissionLine {
    /// Stable key.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// What is to be done; empty for nothing more than its kind says.
    pub description: String,
    /// What it asks for.
    pub kind: Text,
    /// How often it begins anew.
    pub period: Text,
    /// Whose play counts; `null` for all.
    pub scope: Option<Text>,
    /// How it stands.
    pub state: Text,
    /// Its reward waits.
    pub waits: bool,
    /// How full the bar is, in percent.
    pub percent: u32,
    /// What the bar says.
    pub progress: Text,
    /// What it gives.
    pub reward: Text,
    /// How often that must be staked; `null` for never.
    pub wager: Option<Text>,
    /// What has to be done first; `null` for nothing.
    pub waits_for: Option<Text>,
    /// The steps of the account that it asks for.
    pub steps: Vec<MissionStep>,
    /// Times.
    pub facts: Vec<MoneyFact>,
    /// Takes the reward; `null` where it can not be.
    pub claim: Option<UiEvent>,
    /// It is being taken, or it is not known what became of that.
    pub busy: bool,
}

/// A step of the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MissionStep {
    /// Stable key.
    pub key: String,
    /// What it is.
    pub label: Text,
    /// It was made.
    pub done: bool,
}

/// A board. Title and description are the operator's, plain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardLine {
    /// Stable key.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// What it is about; may be empty.
    pub description: String,
    /// What it counts.
    pub rule: Text,
    /// How often it begins anew.
    pub period: Text,
    /// Whose play counts; `null` for all.
    pub scope: Option<Text>,
    /// What a place needs; `null` for any score.
    pub least: Option<Text>,
    /// How often prizes must be staked; `null` for never.
    pub wager: Option<Text>,
    /// The prizes.
    pub prizes: Vec<BoardPrize>,
    /// How long corrections still count.
    pub close: Text,
    /// When the period that shows runs, and whether it was closed; `null` where there is none.
    pub state: Option<Text>,
    /// The member's own place and score.
    pub mine: Option<Text>,
    /// The first places.
    pub places: Vec<BoardPlace>,
    /// The period before shows.
    pub turned: bool,
    /// Shows the other period; `null` where there is one only.
    pub turn: Option<UiEvent>,
}

/// What a place gives.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardPrize {
    /// Stable key.
    pub key: String,
    /// The place.
    pub place: Text,
    /// What it gives.
    pub prize: Text,
}

/// Who has a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardPlace {
    /// Stable key.
    pub key: String,
    /// The place; equal scores share one.
    pub place: String,
    /// Account, mostly hidden.
    pub account: String,
    /// What was counted.
    pub score: String,
    /// What it wins, or would win now; `null` for nothing.
    pub prize: Option<Text>,
    /// It is the member's own.
    pub mine: bool,
}
