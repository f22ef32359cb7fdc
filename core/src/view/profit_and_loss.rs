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
    /// The days that the figures are of, and the choices for them.
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
    /// The figures by product, of those that were played.
    pub products: Vec<ProfitLine>,
    /// Every settled bet is counted in the figures.
    pub complete: bool,
}

/// A bar of a chart over days.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProfitBar {
    /// The day, YYYY-MM-DD.
    pub key: String,
    /// The day and its amount, in words.
    pub label: Text,
    /// The bar's length from -100 to 100, in hundredths of the longest.
    pub percent: i32,
}

/// The figures of a day or a product.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProfitLine {
    /// Stable key: the day, or the product's code.
    pub key: String,
    /// Name of the day or the product.
    pub title: Text,
    /// How many bets were settled; `null` where that does not matter.
    pub bets: Option<Text>,
    /// Time in games; `null` where there was none.
    pub played: Option<Text>,
    /// What was won or earned, with its sign.
    pub net: String,
    /// Whether that figure is above zero.
    pub won: bool,
    /// The figures that it is made of.
    pub facts: Vec<MoneyFact>,
}
