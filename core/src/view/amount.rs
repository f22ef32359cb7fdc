//! The field of an amount of money, as every form of the cashier shows it.

use super::Text;
use crate::event::UiEvent;
use serde::Serialize;

/// The field of an amount.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AmountView {
    /// What stands in it.
    pub value: String,
    /// Sign of the currency.
    pub symbol: String,
    /// The least, with its currency.
    pub min: String,
    /// The most, with its currency.
    pub max: String,
    /// What moving this amount costs; `null` where nothing, or while it is no amount that will do.
    pub fee: Option<String>,
    /// What is left of it after the fee; `null` while it is no amount that will do.
    pub net: Option<String>,
    /// Amounts to tap.
    pub presets: Vec<AmountPreset>,
    /// What is wrong with it.
    pub error: Option<Text>,
    /// To be said when the field is left.
    pub left: UiEvent,
}

/// An amount to tap.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AmountPreset {
    /// Stable key.
    pub key: String,
    /// With its currency.
    pub label: String,
    /// It is what was chosen the last time.
    pub last: bool,
    /// It is what stands in the field.
    pub selected: bool,
    /// Puts it in.
    pub select: UiEvent,
}
