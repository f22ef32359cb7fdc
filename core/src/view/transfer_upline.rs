//! Slices `transferUpline` and `uplineTransfers`: giving money to the upline (section 2 of the specification).

use super::{
    AllOfIt, AmountView, LoadStatus, Moment, MoneyFact, MoneyOut, PageItem, PinView, Problem, ProofView, Text,
};
use crate::event::UiEvent;
use serde::Serialize;

/// The page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TransferUplineView {
    /// What can be given is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What may leave now, and why it is not all; `null` while that is not known, or there is nobody to give it to.
    pub money: Option<MoneyOut>,
    /// A payment password comes first.
    pub needs_password: bool,
    /// The form; `null` while something is missing.
    pub form: Option<UplineForm>,
    /// The server asks for the login password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// What went wrong with the last wish.
    pub problem: Option<Problem>,
    /// A wish is under way: no button works.
    pub busy: bool,
}

/// How far the form has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum UplineForm {
    /// Nothing can be given now.
    #[serde(rename_all = "camelCase")]
    Closed {
        /// Why, and what helps.
        why: Text,
    },
    /// It is being filled in.
    Filling(Box<UplineFilling>),
    /// What was filled in, in words, before it is sent.
    Reviewing(UplineReview),
    /// It was done.
    Sent(UplineSent),
}

/// The form while it is being filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineFilling {
    /// Who gets it.
    pub to: String,
    /// How much.
    pub amount: AmountView,
    /// Puts all in that can be given now.
    pub all: AllOfIt,
    /// Counts refusals: another one moves the focus to the amount.
    pub refusals: u32,
    /// Goes on to the review.
    pub review: UiEvent,
}

/// What was filled in, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineReview {
    /// The whole in a sentence.
    pub sentence: Text,
    /// Each part of it.
    pub facts: Vec<MoneyFact>,
    /// The payment password.
    pub pin: PinView,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Back to the form.
    pub back: UiEvent,
    /// It is on its way.
    pub busy: bool,
    /// Where a forgotten payment password is recovered.
    pub forgotten: String,
}

/// It was done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineSent {
    /// Who got what, in a sentence.
    pub sentence: Text,
    /// What to quote to customer service.
    pub order_no: String,
    /// Begins another one.
    pub another: UiEvent,
}

/// What was given and got.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineTransfersView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Latest first.
    pub list: Vec<UplineTransferItem>,
    /// Pages of the list; empty where there is one.
    pub pages: Vec<PageItem>,
    /// Another page is on its way.
    pub loading: bool,
}

/// A transfer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineTransferItem {
    /// Its id.
    pub key: String,
    /// To or from whom.
    pub title: Text,
    /// The member got it.
    pub incoming: bool,
    /// With its currency and, where it was given, a minus.
    pub amount: String,
    /// What to quote to customer service.
    pub order_no: String,
    /// When.
    pub at: Option<Moment>,
}
