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
    /// The tabs: missions, and boards.
    pub tabs: Vec<FilterOption>,
    /// The tab of boards shows.
    pub boards_tab: bool,
    /// Days in a row on which the member has checked in; `null` for none.
    pub streak: Option<Text>,
    /// The member has checked in today.
    pub checked_in: bool,
    /// Event that checks in; `null` where it was done or nothing asks for it.
    pub check_in: Option<UiEvent>,
    /// The check-in is under way.
    pub checking_in: bool,
    /// The missions, in the operator's order.
    pub lines: Vec<MissionLine>,
    /// The boards, in the operator's order.
    pub boards: Vec<BoardLine>,
    /// The reward that was claimed last.
    pub taken: Option<Text>,
    /// Why a reward could not be claimed, or checking in failed.
    pub refusal: Option<Problem>,
    /// The time zone that the days are of; `null` until it is known.
    pub zone: Option<Text>,
    /// Address of the promotions.
    pub promotions_href: String,
}

/// A mission. Title and description are the operator's, plain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MissionLine {
    /// Stable key: id of the mission and of its period.
    pub key: String,
    /// Title of the mission.
    pub title: String,
    /// What is to be done; empty for nothing more than its kind says.
    pub description: String,
    /// The kind of the mission: what it asks for.
    pub kind: Text,
    /// How often the mission begins anew.
    pub period: Text,
    /// The product or game whose play counts; `null` for all.
    pub scope: Option<Text>,
    /// The state of the mission.
    pub state: Text,
    /// The mission is completed, and its reward waits to be claimed.
    pub waits: bool,
    /// How full the bar is, in percent.
    pub percent: u32,
    /// The words beside the bar.
    pub progress: Text,
    /// What the mission gives.
    pub reward: Text,
    /// How often the reward must be staked; `null` for never.
    pub wager: Option<Text>,
    /// The mission that has to be completed first; `null` for none.
    pub waits_for: Option<Text>,
    /// The steps of the account that the mission asks for, such as a verified mail address.
    pub steps: Vec<MissionStep>,
    /// When the mission begins and ends, and the like.
    pub facts: Vec<MoneyFact>,
    /// Event that claims the reward; `null` where it can not be claimed.
    pub claim: Option<UiEvent>,
    /// The reward is being claimed, or it is not known what became of that.
    pub busy: bool,
}

/// A step of the account that a mission asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MissionStep {
    /// Stable key: the word of the step.
    pub key: String,
    /// Name of the step.
    pub label: Text,
    /// The member has taken the step.
    pub done: bool,
}

/// A board. Title and description are the operator's, plain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardLine {
    /// Id of the board.
    pub key: String,
    /// Title of the board.
    pub title: String,
    /// What the board is about; may be empty.
    pub description: String,
    /// What the board counts.
    pub rule: Text,
    /// How often the board begins anew.
    pub period: Text,
    /// The product or game whose play counts; `null` for all.
    pub scope: Option<Text>,
    /// The least score that a place needs; `null` for any score.
    pub least: Option<Text>,
    /// How often prizes must be staked; `null` for never.
    pub wager: Option<Text>,
    /// The prizes, the first place first.
    pub prizes: Vec<BoardPrize>,
    /// For how long after the end corrections still count.
    pub close: Text,
    /// When the period that shows runs, and whether it was closed; `null` where there is none.
    pub state: Option<Text>,
    /// The member's own place and score; `null` while there is no period.
    pub mine: Option<Text>,
    /// The first places, as many as the server tells.
    pub places: Vec<BoardPlace>,
    /// The period before shows, in place of the present one.
    pub turned: bool,
    /// Event that shows the other period; `null` where there is one only.
    pub turn: Option<UiEvent>,
}

/// The prize of a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardPrize {
    /// Stable key: number of the place.
    pub key: String,
    /// The place, in words.
    pub place: Text,
    /// The prize: money, a bonus or points.
    pub prize: Text,
}

/// A place of a board, and who has it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardPlace {
    /// Stable key: place in the list.
    pub key: String,
    /// Number of the place; equal scores share one.
    pub place: String,
    /// Account name, mostly hidden.
    pub account: String,
    /// The score that was counted.
    pub score: String,
    /// The prize that it wins, or would win now; `null` for nothing.
    pub prize: Option<Text>,
    /// The place is the member's own.
    pub mine: bool,
}
