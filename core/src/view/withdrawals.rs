//! Slice `withdrawals`: withdrawals on record (section 4 of the specification, "Withdrawal confirmation"): how each stands, what has happened,
//! and what has arrived.

use crate::domain::cashier::{Confirmation, PayoutKind};
use crate::event::UiEvent;
use crate::view::{
    AmountView, AttachedFile, FilterOption, LoadStatus, Moment, MoneyFact, PageItem, Problem, Text, Tone,
};
use serde::Serialize;

/// Those that are on their way, and all that there ever were.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalsView {
    /// The one that the address names, unless it stands among the open ones.
    pub named: Option<NamedWithdrawal>,
    /// Those that are not at their end, latest first.
    pub open: Vec<WithdrawalItem>,
    /// All of them are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Which are listed.
    pub filters: Vec<FilterOption>,
    /// Latest first.
    pub list: Vec<WithdrawalItem>,
    /// Pages to jump to; empty where there is one.
    pub pages: Vec<PageItem>,
    /// Another page is on its way.
    pub loading: bool,
}

/// The withdrawal that the address names.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NamedWithdrawal {
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What shows of it; `null` until it is there.
    pub item: Option<WithdrawalItem>,
    /// The page without it.
    pub href: String,
}

/// A withdrawal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalItem {
    /// Its id.
    pub key: String,
    /// What to quote to customer service.
    pub order_no: String,
    /// What leaves the wallet, with its currency.
    pub amount: String,
    /// Where it goes.
    pub account: String,
    /// What kind of account; names the icon.
    pub kind: PayoutKind,
    /// When it was asked for.
    pub created: Option<Moment>,
    /// How it stands.
    pub status: Text,
    /// How that looks.
    pub tone: Tone,
    /// Opens or closes its details.
    pub toggle: UiEvent,
    /// Its details, while they are open.
    pub detail: Option<WithdrawalDetail>,
}

/// The details of a withdrawal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalDetail {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Figures.
    pub facts: Vec<MoneyFact>,
    /// What has happened, and what comes next.
    pub timeline: Vec<WithdrawalStep>,
    /// The question what has arrived, while it is asked.
    pub arrival: Option<ArrivalView>,
    /// The button that calls it off, where the operator offers it.
    pub cancel: Option<CancelView>,
    /// What went wrong with the last wish about it.
    pub problem: Option<Problem>,
    /// Opens the chat with customer service.
    pub support: UiEvent,
}

/// A step of a timeline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalStep {
    /// Stable key.
    pub key: u32,
    /// What has happened, or comes next.
    pub title: Text,
    /// More of it, in a sentence.
    pub about: Option<Text>,
    /// When; empty for what is ahead.
    pub at: String,
    /// Who did it; `null` for what is ahead.
    pub who: Option<Text>,
    /// The money that it moved, with its currency; empty where none.
    pub amount: String,
    /// Words of the operator or provider; empty where there are none.
    pub note: String,
    /// How it looks.
    pub state: WithdrawalStepState,
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WithdrawalStepState {
    /// It has happened.
    Done,
    /// It has happened, and is where things stand.
    Now,
    /// It ended so, and not as it was meant to.
    Failed,
    /// It comes next.
    Ahead,
}

/// The question what has arrived.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ArrivalView {
    /// Until when, and what silence means.
    pub until: Text,
    /// The answers.
    pub answers: Vec<ArrivalChoice>,
    /// What follows from the chosen answer.
    pub follows: Option<Text>,
    /// How much has arrived, where it is a part.
    pub amount: Option<AmountView>,
    /// Pictures that prove it, where they are asked for.
    pub pictures: Option<ProofPictures>,
    /// Nothing is chosen, and the form was sent.
    pub error: Option<Text>,
    /// It is on its way.
    pub busy: bool,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ArrivalChoice {
    /// Which.
    pub key: Confirmation,
    /// What it says.
    pub label: Text,
    /// It is the one that is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// Pictures that prove what did not arrive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProofPictures {
    /// What is taken.
    pub hint: Text,
    /// Those on the form.
    pub files: Vec<AttachedFile>,
    /// What is wrong with them.
    pub error: Option<Text>,
    /// Another one may be chosen.
    pub can_attach: bool,
}

/// The button that calls a withdrawal off.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CancelView {
    /// It was pressed once: what it does is asked.
    pub asked: bool,
    /// It is on its way.
    pub busy: bool,
    /// Asks, and then does it.
    pub press: UiEvent,
    /// Does not.
    pub keep: UiEvent,
}
