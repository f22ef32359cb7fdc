//! Events of the page "play in control": limits, breaks from play, the questionnaire.

use crate::domain::fair_play::{ExclusionKind, LimitKind, LimitPeriod, Span};
use crate::event::AmountEvent;
use serde::{Deserialize, Serialize};

/// Events of the page that keeps play in control.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FairPlayEvent {
    /// Events of the limits.
    Limit(LimitEvent),
    /// Have a reality check after so many minutes of play; 0 for none.
    Interval(u32),
    /// Keep the chosen interval.
    SaveInterval,
    /// Events of the breaks from play.
    Break(BreakEvent),
    /// Events of the questionnaire.
    SelfTest(SelfTestEvent),
    /// Fetch earlier decisions.
    MoreHistory,
    /// Fetch again what failed.
    Retry,
}

/// Events of the limits of time and money.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LimitEvent {
    /// Open the form of a limit, to set or change it.
    Edit {
        /// What the limit bounds.
        kind: LimitKind,
        /// How long what was used counts for the limit.
        period: LimitPeriod,
    },
    /// Leave the form of the limit.
    Leave,
    /// Change the amount of the form.
    Amount(AmountEvent),
    /// Change the hours of the form, as typed.
    Hours(String),
    /// Change the minutes of the form, as typed.
    Minutes(String),
    /// Set the limit to what stands in the form.
    Set,
    /// Remove the limit of the form.
    Remove,
    /// The second yes to the raise that waits.
    Confirm {
        /// What the limit bounds.
        kind: LimitKind,
        /// How long what was used counts for the limit.
        period: LimitPeriod,
    },
    /// Drop the raise that waits.
    Drop {
        /// What the limit bounds.
        kind: LimitKind,
        /// How long what was used counts for the limit.
        period: LimitPeriod,
    },
}

/// Events of the breaks from play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BreakEvent {
    /// Choose a break.
    Choose {
        /// The kind of the break.
        kind: ExclusionKind,
        /// How long the break lasts.
        span: Span,
    },
    /// Go on with the chosen break: the member is asked whether it is to begin.
    Ask,
    /// Ask to come back, when the time of the break is over.
    Return,
}

/// Events of the questionnaire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SelfTestEvent {
    /// Begin the questionnaire, or begin it anew.
    Begin,
    /// Answer a question.
    Answer {
        /// Index of the question, from 0.
        question: u8,
        /// Points of the answer: 0 for never to 3 for almost always.
        answer: u8,
    },
    /// See what the answers say.
    Send,
    /// Leave the questionnaire.
    Leave,
}
