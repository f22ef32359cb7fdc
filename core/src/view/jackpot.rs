//! Slice `jackpot`: a slice of its own, so that nothing else renders when it ticks.

use serde::Serialize;

/// The jackpot as digit columns.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct JackpotView {
    /// The jackpot is shown: the screen has one and the figure is known.
    pub shown: bool,
    /// Sign of the currency.
    pub symbol: String,
    /// The figure, one column a character, most significant first.
    pub columns: Vec<JackpotColumn>,
    /// The figure with its sign as one string, for readers of the screen.
    pub text: String,
    /// The operator has no pool: the figure only illustrates.
    pub illustrative: bool,
    /// The figure stands still by the visitor's wish.
    pub paused: bool,
}

/// A column of the jackpot: a digit, or a mark between digits.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct JackpotColumn {
    /// Stable key: its place counted from the decimal point.
    pub key: String,
    /// The digit to show, or `null` where `mark` shows.
    pub digit: Option<u8>,
    /// `","` or `"."`, empty where a digit shows.
    pub mark: String,
}
