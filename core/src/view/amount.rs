//! The field of an amount of money, as every form of the cashier shows it.

use super::Text;
use crate::event::UiEvent;
use serde::Serialize;

/// The input of an amount of money.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AmountView {
    /// What stands in the input, as typed.
    pub value: String,
    /// Sign of the site's currency.
    pub symbol: String,
    /// The least amount that will do, with its currency.
    pub min: String,
    /// The greatest amount that will do, with its currency.
    pub max: String,
    /// What moving this amount costs; `null` where nothing, or while it is no amount that will do.
    pub fee: Option<String>,
    /// What is left of it after the fee; `null` while it is no amount that will do.
    pub net: Option<String>,
    /// Amounts that one press fills in.
    pub presets: Vec<AmountPreset>,
    /// What is wrong with what was typed.
    pub error: Option<Text>,
    /// Event for when the input is left.
    pub left: UiEvent,
}

/// An amount that one press fills in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AmountPreset {
    /// Stable key: the amount in decimals.
    pub key: String,
    /// The amount, with its currency.
    pub label: String,
    /// Whether it is the amount that was chosen the last time.
    pub last: bool,
    /// Whether it is the amount that stands in the input.
    pub selected: bool,
    /// Event that fills it in.
    pub select: UiEvent,
}
