//! Slice `limitOffer`: limits on deposits that are offered after a registration and before the first deposit.

use super::{AmountView, Problem, Text};
use crate::domain::fair_play::LimitPeriod;
use crate::event::UiEvent;
use serde::Serialize;

/// The offer of limits.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one of it, and none of it is kept in a list; its size differs by target"
)]
pub enum LimitOfferView {
    /// Nothing is offered: it is decided, or can not be had.
    #[default]
    None,
    /// Whether there is something to decide is being asked.
    Loading,
    /// The member has to decide.
    Offered {
        /// An amount for each period.
        fields: Vec<LimitOfferField>,
        /// Hours that a raise waits.
        hours: u32,
        /// Says that no limit is wanted; `null` where one is demanded.
        decline: Option<UiEvent>,
        /// Nothing was filled in.
        empty: Option<Text>,
        /// What went wrong with the last press.
        problem: Option<Problem>,
        /// It is under way.
        busy: bool,
    },
}

/// The amount of a period.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitOfferField {
    /// The period, as its events name it.
    pub key: LimitPeriod,
    /// What it says.
    pub label: Text,
    /// The field.
    pub amount: AmountView,
}
