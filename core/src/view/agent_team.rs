//! Slice `agentTeam`: what the team has come to (section 2 of the specification, "Agent centre").

use super::{FilterOption, LoadStatus, MoneyFact, ProfitBar, Text};
use serde::Serialize;

/// The page `team` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentTeamView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Which days.
    pub spans: Vec<FilterOption>,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The days that they are compared with; `null` until they are known.
    pub compared: Option<Text>,
    /// Which part of the tree.
    pub shares: Vec<FilterOption>,
    /// Where it stands now; empty for the agent itself.
    pub standing: Vec<MoneyFact>,
    /// What it has come to.
    pub figures: Vec<TeamFigureView>,
    /// What the chart shows of the whole team.
    pub series: Vec<FilterOption>,
    /// The chart, the first day first.
    pub bars: Vec<ProfitBar>,
    /// The same days in words, the latest first.
    pub days: Vec<TeamDayLine>,
    /// Everything that has happened is counted.
    pub complete: bool,
}

/// Whether a figure is above or below that of the days before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ChangeTone {
    /// More than before.
    More,
    /// Less than before.
    Less,
    /// As before.
    #[default]
    Same,
}

/// A figure, and how it has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamFigureView {
    /// Stable key.
    pub key: &'static str,
    /// Its name.
    pub label: Text,
    /// As it is shown.
    pub value: String,
    /// How it has changed, in words.
    pub change: Text,
    /// Which way.
    pub tone: ChangeTone,
}

/// A day of the trend.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamDayLine {
    /// YYYY-MM-DD.
    pub key: String,
    /// The day.
    pub title: Text,
    /// What it came to; what is zero is left out.
    pub facts: Vec<MoneyFact>,
}
