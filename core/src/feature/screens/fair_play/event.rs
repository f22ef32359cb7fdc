//! What its views may say.

use crate::domain::fair_play::{ExclusionKind, LimitKind, LimitPeriod, Span};
use crate::event::AmountEvent;
use serde::{Deserialize, Serialize};

/// The page that keeps play in control.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FairPlayEvent {
    /// About limits.
    Limit(LimitEvent),
    /// Have a reality check after so many minutes of play; 0 for none.
    Interval(u32),
    /// Keep that.
    SaveInterval,
    /// About breaks from play.
    Break(BreakEvent),
    /// About the questionnaire.
    SelfTest(SelfTestEvent),
    /// What happened earlier.
    MoreHistory,
    /// Fetch again what failed.
    Retry,
}

/// About the limits of time and money.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LimitEvent {
    /// Set this one, or change it.
    Edit {
        /// What it bounds.
        kind: LimitKind,
        /// How long what was used counts.
        period: LimitPeriod,
    },
    /// Do not.
    Leave,
    /// Its amount.
    Amount(AmountEvent),
    /// Its hours, as typed.
    Hours(String),
    /// Its minutes, as typed.
    Minutes(String),
    /// Set it to what stands in the form.
    Set,
    /// Have none.
    Remove,
    /// The second yes to the raise that waits.
    Confirm {
        /// What it bounds.
        kind: LimitKind,
        /// How long what was used counts.
        period: LimitPeriod,
    },
    /// That raise is not wanted any more.
    Drop {
        /// What it bounds.
        kind: LimitKind,
        /// How long what was used counts.
        period: LimitPeriod,
    },
}

/// About breaks from play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BreakEvent {
    /// This one.
    Choose {
        /// Which.
        kind: ExclusionKind,
        /// How long.
        span: Span,
    },
    /// Go on with the one that was chosen: it is asked once more whether it is to begin.
    Ask,
    /// Its time is over: ask to come back.
    Return,
}

/// About the questionnaire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SelfTestEvent {
    /// Begin, or begin anew.
    Begin,
    /// Answer a question.
    Answer {
        /// Its place, from 0.
        question: u8,
        /// 0 for never to 3 for almost always.
        answer: u8,
    },
    /// See what the answers say.
    Send,
    /// Do not.
    Leave,
}
