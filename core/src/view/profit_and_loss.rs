//! Slice `profitAndLoss`: what days and products came to (section 2, page `personalProfit`).

use super::{LoadStatus, MoneyFact, RecordDaysView, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `personalProfit` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProfitAndLossView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Which days.
    pub days: RecordDaysView,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// Asks for a statement of these days; `null` until they are known.
    pub statement: Option<UiEvent>,
    /// All days together, the net profit first.
    pub figures: Vec<MoneyFact>,
    /// The chart of net profit, the first day first.
    pub bars: Vec<ProfitBar>,
    /// Days on which anything happened, the latest first.
    pub lines: Vec<ProfitLine>,
    /// Products that were played.
    pub products: Vec<ProfitLine>,
    /// Every bet that is settled is counted.
    pub complete: bool,
}

/// A day of the chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProfitBar {
    /// The day, YYYY-MM-DD.
    pub key: String,
    /// The day and what it came to.
    pub label: Text,
    /// Its length from -100 to 100, of the longest bar.
    pub percent: i32,
}

/// A day or a product.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProfitLine {
    /// Stable key.
    pub key: String,
    /// Which.
    pub title: Text,
    /// How many bets were settled; `null` where that is no matter.
    pub bets: Option<Text>,
    /// Time in games; `null` where there was none.
    pub played: Option<Text>,
    /// Net profit, with its sign.
    pub net: String,
    /// It is above zero.
    pub won: bool,
    /// What it is made of.
    pub facts: Vec<MoneyFact>,
}
