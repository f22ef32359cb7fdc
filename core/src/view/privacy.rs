//! Slice `privacy`: what a member decides about own data (sections 4 and 6 of the specification).

use super::{LoadStatus, PinView, Problem, ProofView, Text};
use crate::event::UiEvent;
use crate::wire::MarketingChannel;
use serde::Serialize;

/// The cards of the security centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrivacyView {
    /// Consent to promotional messages.
    pub consents: ConsentsView,
    /// The copy of the data.
    pub copy: DataCopyView,
    /// The end of the account.
    pub closing: ClosingView,
    /// The server asks for the login password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// What went wrong with the last wish.
    pub problem: Option<Problem>,
    /// A wish is under way: no button works.
    pub busy: bool,
}

/// Consent to promotional messages.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConsentsView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// One for each channel.
    pub items: Vec<ConsentItem>,
}

/// The consent to a channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConsentItem {
    /// The channel.
    pub key: MarketingChannel,
    /// What it is called.
    pub label: Text,
    /// Where it would come.
    pub about: Text,
    /// Since when it is so; `null` where nothing was ever said.
    pub since: Option<Text>,
    /// It is given.
    pub on: bool,
    /// Gives it, or ends it.
    pub turn: UiEvent,
}

/// The copy of the data.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DataCopyView {
    /// It is known how far it is, is being asked, or could not be had.
    pub status: LoadStatus,
    /// How far it is, in words; `null` where none was asked for.
    pub state: Option<Text>,
    /// It is being made.
    pub preparing: bool,
    /// How much of it is made; `null` while that is not known.
    pub percent: Option<u32>,
    /// From when on another can be asked for.
    pub next: Option<Text>,
    /// Asks for one; `null` where that is not possible now.
    pub ask: Option<UiEvent>,
    /// Downloads it; `null` where there is none.
    pub download: Option<UiEvent>,
}

/// The end of the account.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClosingView {
    /// The member has asked what it would mean.
    pub opened: bool,
    /// That is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What comes first; empty where nothing stands in the way.
    pub blocks: Vec<ClosingLine>,
    /// What closing means.
    pub means: Vec<ClosingLine>,
    /// The form; `null` while something stands in the way.
    pub form: Option<ClosingForm>,
}

/// A line about closing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClosingLine {
    /// Stable key.
    pub key: String,
    /// What it says.
    pub text: Text,
    /// What its link says; `null` without one.
    pub link: Option<Text>,
    /// Where that leads.
    pub href: String,
}

/// What closing asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClosingForm {
    /// The box is ticked.
    pub understood: bool,
    /// What is wrong with that.
    pub error: Option<Text>,
    /// The payment password, where there is one.
    pub pin: Option<PinView>,
    /// Counts refusals: the focus goes to what is wrong.
    pub refusals: u32,
}
