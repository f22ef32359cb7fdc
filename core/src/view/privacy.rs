//! Slice `privacy`: what a member decides about own data (sections 4 and 6 of the specification).

use super::{LoadStatus, PinView, Problem, ProofView, Text};
use crate::event::UiEvent;
use crate::wire::MarketingChannel;
use serde::Serialize;

/// The member's own data: consents, the copy of it, and the end of the account.
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
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// A call is under way: no button works.
    pub busy: bool,
}

/// The consents to promotional messages.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConsentsView {
    /// The consents are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The consents, one for each channel.
    pub items: Vec<ConsentItem>,
}

/// The consent to messages by a channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConsentItem {
    /// The channel that the messages come by.
    pub key: MarketingChannel,
    /// Name of the channel.
    pub label: Text,
    /// Where the messages would come, mostly hidden, or that there is no such contact.
    pub about: Text,
    /// Since when it is given or withdrawn; `null` where nothing was ever said.
    pub since: Option<Text>,
    /// The consent is given.
    pub on: bool,
    /// Event that gives the consent, or withdraws it.
    pub turn: UiEvent,
}

/// The copy of all that is kept of the member.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DataCopyView {
    /// The copy is known, is being asked, or could not be had.
    pub status: LoadStatus,
    /// How far the copy has come, in words; `null` where none was asked for.
    pub state: Option<Text>,
    /// The copy is being made.
    pub preparing: bool,
    /// How far the copy has come, in percent; `null` while that is not known.
    pub percent: Option<u32>,
    /// From when on another copy can be asked for.
    pub next: Option<Text>,
    /// Event that asks for a copy; `null` where that is not possible now.
    pub ask: Option<UiEvent>,
    /// Event that downloads the copy; `null` where there is none.
    pub download: Option<UiEvent>,
}

/// Closing the account.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClosingView {
    /// The member has asked what closing would mean.
    pub opened: bool,
    /// The answer to that is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What has to be done before the account can be closed; empty where nothing stands in the way.
    pub blocks: Vec<ClosingLine>,
    /// What closing the account means for the member.
    pub means: Vec<ClosingLine>,
    /// The form; `null` while something stands in the way.
    pub form: Option<ClosingForm>,
}

/// A line about closing the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClosingLine {
    /// Stable key of the line.
    pub key: String,
    /// Text of the line.
    pub text: Text,
    /// Label of its link; `null` without one.
    pub link: Option<Text>,
    /// Address of its link; empty without one.
    pub href: String,
}

/// The form that closes the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClosingForm {
    /// The box is ticked that says the member has understood.
    pub understood: bool,
    /// That the box is not ticked, after the form was sent without.
    pub error: Option<Text>,
    /// The input of the payment password, where there is one.
    pub pin: Option<PinView>,
    /// Counts refusals: the focus goes to what is wrong.
    pub refusals: u32,
}
