//! Slice `withdrawals`: withdrawals on record (section 4 of the specification, "Withdrawal confirmation"): how each stands, what has happened,
//! and what has arrived.

use crate::domain::cashier::{Confirmation, PayoutKind};
use crate::event::UiEvent;
use crate::view::{
    AmountView, AttachedFile, FilterOption, LoadStatus, Moment, MoneyFact, PageItem, Problem, Text, Tone,
};
use serde::Serialize;

/// The withdrawals that are on their way, and all that there ever were.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalsView {
    /// The withdrawal that the address names, unless it stands among the open ones.
    pub named: Option<NamedWithdrawal>,
    /// The withdrawals that are not at their end, the latest first.
    pub open: Vec<WithdrawalItem>,
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Statuses to narrow the list to; all of them first.
    pub filters: Vec<FilterOption>,
    /// The withdrawals of the page of the list, the latest first.
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
    /// The withdrawal is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The withdrawal; `null` until it is there.
    pub item: Option<WithdrawalItem>,
    /// Address of the page without it.
    pub href: String,
}

/// A withdrawal, as a row of a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalItem {
    /// Id of the withdrawal.
    pub key: String,
    /// Order number, to be quoted to customer service.
    pub order_no: String,
    /// What leaves the wallet, with its currency.
    pub amount: String,
    /// Name of the account that it goes to.
    pub account: String,
    /// The kind of that account; names the icon.
    pub kind: PayoutKind,
    /// When the withdrawal was asked for.
    pub created: Option<Moment>,
    /// The status of the withdrawal.
    pub status: Text,
    /// The tone that the status is shown in.
    pub tone: Tone,
    /// Event that opens or closes the details.
    pub toggle: UiEvent,
    /// The details, while they are open.
    pub detail: Option<WithdrawalDetail>,
}

/// The details of a withdrawal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalDetail {
    /// The details are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Amounts, and the account that it goes to.
    pub facts: Vec<MoneyFact>,
    /// The steps that it has made, and those that come next.
    pub timeline: Vec<WithdrawalStep>,
    /// The question of what has arrived, while it is asked.
    pub arrival: Option<ArrivalView>,
    /// The button that calls it off, where the operator offers it.
    pub cancel: Option<CancelView>,
    /// Why the last call about it failed.
    pub problem: Option<Problem>,
    /// Event that opens the chat with customer service.
    pub support: UiEvent,
}

/// A step of a withdrawal's timeline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalStep {
    /// Stable key: place in the timeline.
    pub key: u32,
    /// Name of the step.
    pub title: Text,
    /// More about the step, in a sentence.
    pub about: Option<Text>,
    /// When the step was made; empty for what is ahead.
    pub at: String,
    /// Who made the step; `null` for what is ahead.
    pub who: Option<Text>,
    /// The money that it moved, with its currency; empty where none.
    pub amount: String,
    /// Words of the operator or provider; empty where there are none.
    pub note: String,
    /// The state of the step, which chooses its look.
    pub state: WithdrawalStepState,
}

/// The state of a step of the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WithdrawalStepState {
    /// The step has been made.
    Done,
    /// The step has been made, and is where things stand.
    Now,
    /// The step is the end, and not as it was meant to be.
    Failed,
    /// The step comes next.
    Ahead,
}

/// The question of what has arrived of a withdrawal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ArrivalView {
    /// Until when it can be answered, and what silence means.
    pub until: Text,
    /// The answers to choose from.
    pub answers: Vec<ArrivalChoice>,
    /// What follows from the chosen answer; `null` while none is chosen.
    pub follows: Option<Text>,
    /// The input of the amount that arrived, where it is a part.
    pub amount: Option<AmountView>,
    /// Pictures that prove it, where they are asked for.
    pub pictures: Option<ProofPictures>,
    /// That no answer is chosen, after the form was sent without.
    pub error: Option<Text>,
    /// The answer is on its way.
    pub busy: bool,
}

/// An answer to the question of what has arrived.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ArrivalChoice {
    /// Which answer it is.
    pub key: Confirmation,
    /// Label of the answer.
    pub label: Text,
    /// The answer is chosen.
    pub selected: bool,
    /// Event that chooses the answer.
    pub select: UiEvent,
}

/// Pictures that prove what did not arrive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProofPictures {
    /// Which files are taken, and how many.
    pub hint: Text,
    /// The pictures that were added.
    pub files: Vec<AttachedFile>,
    /// What is wrong with the pictures.
    pub error: Option<Text>,
    /// Another picture may be added.
    pub can_attach: bool,
}

/// The button that calls a withdrawal off.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CancelView {
    /// The button was pressed once: whether that is meant is asked.
    pub asked: bool,
    /// The call is on its way.
    pub busy: bool,
    /// Event that asks, and the second time calls it off.
    pub press: UiEvent,
    /// Event that keeps the withdrawal.
    pub keep: UiEvent,
}
