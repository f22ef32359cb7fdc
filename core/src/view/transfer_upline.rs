//! Slices `transferUpline` and `uplineTransfers`: giving money to the upline (section 2 of the specification).

use super::{
    AllOfIt, AmountView, LoadStatus, Moment, MoneyFact, MoneyOut, PageItem, PinView, Problem, ProofView, Text,
};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `transferUpline` of the member centre.
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
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// A call is under way: no button works.
    pub busy: bool,
}

/// How far the form of a transfer has come.
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
    /// The form is being filled in.
    Filling(Box<UplineFilling>),
    /// What was filled in, in words, before it is sent.
    Reviewing(UplineReview),
    /// The transfer was made.
    Sent(UplineSent),
}

/// The form of a transfer while it is being filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineFilling {
    /// Account name of who gets the money.
    pub to: String,
    /// The input of the amount.
    pub amount: AmountView,
    /// The button that fills in all that can be given now.
    pub all: AllOfIt,
    /// Counts refusals: another one moves the focus to the amount.
    pub refusals: u32,
    /// Event that goes on to the review.
    pub review: UiEvent,
}

/// A transfer or a change as it was filled in, before it is sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineReview {
    /// The whole in a sentence.
    pub sentence: Text,
    /// The parts of it, each with its name.
    pub facts: Vec<MoneyFact>,
    /// The input of the payment password.
    pub pin: PinView,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Event that goes back to the form.
    pub back: UiEvent,
    /// The call is on its way.
    pub busy: bool,
    /// Address where a forgotten payment password is recovered.
    pub forgotten: String,
}

/// A transfer that was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineSent {
    /// Who got what, in a sentence.
    pub sentence: Text,
    /// Order number, to be quoted to customer service.
    pub order_no: String,
    /// Event that begins another transfer.
    pub another: UiEvent,
}

/// The transfers between the member and the upline.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineTransfersView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The transfers of the page, the latest first.
    pub list: Vec<UplineTransferItem>,
    /// Pages of the list; empty where there is one.
    pub pages: Vec<PageItem>,
    /// Another page is on its way.
    pub loading: bool,
}

/// A transfer between the member and the upline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UplineTransferItem {
    /// Id of the transfer.
    pub key: String,
    /// Whether it was given or got, and the other side.
    pub title: Text,
    /// The member got the money.
    pub incoming: bool,
    /// The amount with its currency and, where it was given, a minus.
    pub amount: String,
    /// Order number, to be quoted to customer service.
    pub order_no: String,
    /// When the transfer was made.
    pub at: Option<Moment>,
}
