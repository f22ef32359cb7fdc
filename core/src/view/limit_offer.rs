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
        /// The fields of the amounts, one for each period.
        fields: Vec<LimitOfferField>,
        /// How many hours a raise of a limit waits.
        hours: u32,
        /// Event that says no limit is wanted; `null` where one is demanded.
        decline: Option<UiEvent>,
        /// That nothing was filled in, after a try to go on.
        empty: Option<Text>,
        /// Why the last press of a button failed.
        problem: Option<Problem>,
        /// The call is on its way.
        busy: bool,
    },
}

/// The field of the limit for a period.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitOfferField {
    /// The period, as its events name it.
    pub key: LimitPeriod,
    /// Label of the field.
    pub label: Text,
    /// The input of the amount.
    pub amount: AmountView,
}
