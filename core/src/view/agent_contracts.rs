//! Slices `agentContracts` and `agentWorkbench`: contracts of an agent, requests about them, and the workbench where terms are put together.

use super::{LoadStatus, PinView, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// A tab of the page, with its address.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTab {
    /// `contract`, `requests`, `workbench` or `records`.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// Its address.
    pub href: String,
    /// It shows.
    pub current: bool,
    /// What waits for an answer there.
    pub waiting: u32,
}

/// A line of a contract: what, and how it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractFact {
    /// Names it.
    pub key: &'static str,
    /// What.
    pub label: Text,
    /// How it is.
    pub value: Text,
}

/// Terms in words.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractWords {
    /// What holds for all of it.
    pub facts: Vec<ContractFact>,
    /// Its tiers, the lowest first: turnover, net loss, active members, rate, cap.
    pub tiers: Vec<ContractTierWords>,
}

/// A tier in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTierWords {
    /// Which.
    pub name: Text,
    /// What it needs and gives, in the order of `view.tierColumns`.
    pub cells: Vec<String>,
}

/// A signature.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractSigned {
    /// Who, when.
    pub text: Text,
}

/// A version that was signed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractPaper {
    /// Its number.
    pub version: u32,
    /// Version and since when.
    pub title: Text,
    /// The exact text.
    pub text: String,
    /// Its SHA-256.
    pub hash: String,
    /// Name of the file that it is kept in.
    pub file: String,
    /// Who has signed.
    pub signed: Vec<ContractSigned>,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractDo {
    /// Names it.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// Does it; `null` for a link.
    pub select: Option<UiEvent>,
    /// Where it leads; empty for a button.
    pub href: String,
}

/// A contract.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractCard {
    /// Its number.
    pub key: String,
    /// With whom.
    pub title: Text,
    /// How it stands.
    pub status: Text,
    /// What it says now.
    pub words: ContractWords,
    /// Everything that was signed, the latest first.
    pub papers: Vec<ContractPaper>,
    /// What can be done about it.
    pub actions: Vec<ContractDo>,
}

/// A contract below that would end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractEndingLine {
    /// Its number.
    pub key: String,
    /// Which, and why.
    pub text: Text,
}

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractRequestCard {
    /// Its id.
    pub key: String,
    /// What is asked for, and with whom.
    pub title: Text,
    /// Whose turn it is, or what has become of it.
    pub status: Text,
    /// Why it was rejected; empty unless it was.
    pub reason: String,
    /// The terms; nothing for an end.
    pub words: Option<ContractWords>,
    /// The text that is signed.
    pub text: String,
    /// Its SHA-256.
    pub hash: String,
    /// The contracts below that end with it.
    pub ending: Vec<ContractEndingLine>,
    /// What can be done.
    pub actions: Vec<ContractDo>,
}

/// What is about to be done: it is looked at once more, and signed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractStep {
    /// What it is.
    pub title: Text,
    /// The text that is signed; empty where none is.
    pub text: String,
    /// Its hash, where it is known before.
    pub hash: String,
    /// The contracts below that end with it.
    pub ending: Vec<ContractEndingLine>,
    /// The agent has agreed to the list; `null` without one.
    pub agreed: Option<bool>,
    /// Why, as typed; `null` where no reason is asked for.
    pub reason: Option<String>,
    /// The payment password; `null` where nothing is signed.
    pub pin: Option<PinView>,
    /// What is wrong.
    pub error: Option<Text>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// The button that does it.
    pub label: Text,
    /// It is on its way.
    pub busy: bool,
}

/// The page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentContractsView {
    /// Where the contracts stand.
    pub status: LoadStatus,
    /// The tabs, in order.
    pub tabs: Vec<ContractTab>,
    /// Which shows.
    pub tab: &'static str,
    /// What the cells of a tier are.
    pub tier_columns: Vec<Text>,
    /// Contracts with the upline.
    pub own: Vec<ContractCard>,
    /// Contracts with downlines.
    pub downlines: Vec<ContractCard>,
    /// Requests of either side, the open ones first.
    pub requests: Vec<ContractRequestCard>,
    /// What can be begun.
    pub begin: Vec<ContractDo>,
    /// What is about to be done.
    pub step: Option<ContractStep>,
    /// What was done last.
    pub done: Option<Text>,
    /// What went wrong.
    pub problem: Option<Problem>,
    /// Where a payment password is set; empty where there is one.
    pub needs_password: String,
}

/// A choice of one of few.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractChoice {
    /// Names it.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// What is chosen from few, or several of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractChoices {
    /// Names it.
    pub key: &'static str,
    /// What it is.
    pub label: Text,
    /// Several can be chosen.
    pub several: bool,
    /// What there is.
    pub options: Vec<ContractChoice>,
}

/// An input of a tier, or of what holds for all.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractInput {
    /// Which.
    pub field: crate::event::ContractField,
    /// What it is.
    pub label: Text,
    /// What stands in it.
    pub value: String,
    /// What stands before or behind a figure there.
    pub unit: String,
    /// It can not be read.
    pub wrong: bool,
}

/// A tier that is edited.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTierForm {
    /// Names it while others come and go.
    pub key: u32,
    /// Which, from 0.
    pub tier: u32,
    /// What it is called.
    pub name: Text,
    /// Its inputs.
    pub inputs: Vec<ContractInput>,
    /// What is wrong with it, or above the own contract.
    pub problems: Vec<Text>,
    /// One step up; `null` at the top.
    pub raise: Option<UiEvent>,
    /// Takes it away.
    pub remove: UiEvent,
}

/// A period of the workbench.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractPeriodRow {
    /// Names it.
    pub key: String,
    /// When it began.
    pub name: String,
    /// Of what a part is paid.
    pub basis: String,
    /// Active members.
    pub members: u32,
    /// The tier that was reached.
    pub tier: Text,
    /// What the downline would have got.
    pub downline: String,
    /// What the own contract would have paid; empty without one.
    pub own: String,
    /// What the agent who offers would have kept.
    pub kept: String,
    /// Height of the bar of the downline's payout, in hundredths of the highest.
    pub bar: u32,
    /// Height of the bar of what is kept, the same; below zero it is none.
    pub kept_bar: u32,
}

/// The workbench.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentWorkbenchView {
    /// For whom.
    pub title: Option<Text>,
    /// Why nothing can be offered; then there are no inputs.
    pub closed: Option<Text>,
    /// What is chosen.
    pub choices: Vec<ContractChoices>,
    /// Inputs that hold for all.
    pub inputs: Vec<ContractInput>,
    /// The tiers, the lowest first.
    pub tiers: Vec<ContractTierForm>,
    /// Adds a tier; `null` where there are as many as there may be.
    pub add: Option<UiEvent>,
    /// What is wrong with the whole, or above the own contract.
    pub problems: Vec<Text>,
    /// Goes on to signing; `null` where nobody is offered it.
    pub review: Option<UiEvent>,
    /// Where the figures of past periods stand.
    pub status: LoadStatus,
    /// How many periods are replayed.
    pub periods: Vec<ContractChoice>,
    /// What the terms would have brought; empty while they can not be read.
    pub rows: Vec<ContractPeriodRow>,
    /// The totals: downline, own, kept.
    pub totals: Vec<String>,
    /// The contracts below that the offer would end.
    pub ending: Vec<ContractEndingLine>,
}
