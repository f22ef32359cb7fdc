//! Slice `realityCheck`: the look at time and money that stands over a page where one plays until it is answered.

use super::{Problem, Text};
use serde::Serialize;

/// The reality check that stands over a page where one plays.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RealityCheckView {
    /// The check that waits for its answer; `null` where none does.
    pub check: Option<ShownCheck>,
}

/// What a check says: since the session of play began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShownCheck {
    /// Id of the check.
    pub key: String,
    /// How long the session has lasted.
    pub time: Text,
    /// What was staked, with its currency.
    pub staked: String,
    /// What was paid out, with its currency.
    pub paid: String,
    /// That the member won or lost, or neither.
    pub net_label: Text,
    /// How much was won or lost, without a sign.
    pub net: String,
    /// What was paid in meanwhile, with its currency.
    pub deposited: String,
    /// Why the answer did not get through.
    pub problem: Option<Problem>,
    /// The answer is under way.
    pub busy: bool,
}
