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
    /// The spans of days to choose from.
    pub spans: Vec<FilterOption>,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The days that they are compared with; `null` until they are known.
    pub compared: Option<Text>,
    /// The parts of the tree to choose from: all below, direct, deeper, the agent itself.
    pub shares: Vec<FilterOption>,
    /// How many belong to the part now, and what is in their wallets; empty for the agent itself.
    pub standing: Vec<MoneyFact>,
    /// The figures of the part over the days.
    pub figures: Vec<TeamFigureView>,
    /// The figures to choose from for the chart, which is of the whole team.
    pub series: Vec<FilterOption>,
    /// The chart, the first day first.
    pub bars: Vec<ProfitBar>,
    /// The days of the chart in figures, the latest first.
    pub days: Vec<TeamDayLine>,
    /// Everything that has happened is counted in the figures.
    pub complete: bool,
}

/// Whether a figure is above or below that of the days before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ChangeTone {
    /// The figure is higher than before.
    More,
    /// The figure is lower than before.
    Less,
    /// The figure is as before.
    #[default]
    Same,
}

/// A figure, and how it has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamFigureView {
    /// Stable key of the figure.
    pub key: &'static str,
    /// Name of the figure.
    pub label: Text,
    /// The figure itself, ready to show.
    pub value: String,
    /// By how much it has changed, in words.
    pub change: Text,
    /// Whether it rose or fell.
    pub tone: ChangeTone,
}

/// A day of the trend.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamDayLine {
    /// The day, YYYY-MM-DD.
    pub key: String,
    /// The day, as it is shown.
    pub title: Text,
    /// The figures of the day; those that are zero are left out.
    pub facts: Vec<MoneyFact>,
}
