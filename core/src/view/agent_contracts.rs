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
    /// Label of the tab.
    pub label: Text,
    /// Address of the tab.
    pub href: String,
    /// Whether it is the tab that shows.
    pub current: bool,
    /// How many requests wait there for the agent's answer.
    pub waiting: u32,
}

/// A term of a contract with its value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractFact {
    /// Stable key of the term, such as `period` or `basis`.
    pub key: &'static str,
    /// Name of the term.
    pub label: Text,
    /// Its value, in words.
    pub value: Text,
}

/// The terms of a contract, in words.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractWords {
    /// The terms that hold for all tiers.
    pub facts: Vec<ContractFact>,
    /// Its tiers, the lowest first: turnover, net loss, active members, rate, cap.
    pub tiers: Vec<ContractTierWords>,
}

/// A tier in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTierWords {
    /// Name of the tier, by its number.
    pub name: Text,
    /// What it needs and gives, in the order of `view.tierColumns`.
    pub cells: Vec<String>,
}

/// A signature under a version of a contract.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractSigned {
    /// Who signed, and when.
    pub text: Text,
}

/// A version that was signed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractPaper {
    /// Number of the version.
    pub version: u32,
    /// Number of the version and from when it counts.
    pub title: Text,
    /// The text that both sides signed, to the letter.
    pub text: String,
    /// SHA-256 of the text.
    pub hash: String,
    /// Name of the file that the text is saved as.
    pub file: String,
    /// The signatures under it.
    pub signed: Vec<ContractSigned>,
}

/// A button or link about a contract or a request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractDo {
    /// Stable key: the word of the action.
    pub key: &'static str,
    /// Label of the button or link.
    pub label: Text,
    /// Event of the button; `null` for a link.
    pub select: Option<UiEvent>,
    /// Address of the link; empty for a button.
    pub href: String,
}

/// A contract of the agent's with its upline or a downline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractCard {
    /// Id of the contract.
    pub key: String,
    /// The other side of the contract.
    pub title: Text,
    /// Its status, why it ended, and from when it counts.
    pub status: Text,
    /// The terms that count now.
    pub words: ContractWords,
    /// Every version that was signed, the latest first.
    pub papers: Vec<ContractPaper>,
    /// The buttons and links about it.
    pub actions: Vec<ContractDo>,
}

/// A contract below that would end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractEndingLine {
    /// Stable key: id of the contract, or its place in the list.
    pub key: String,
    /// Which contract ends, and why.
    pub text: Text,
}

/// A request for a contract, for other terms or for the end of one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractRequestCard {
    /// Id of the request.
    pub key: String,
    /// What is asked for, and with whom.
    pub title: Text,
    /// Whose turn it is, or what has become of it.
    pub status: Text,
    /// Why it was rejected; empty unless it was.
    pub reason: String,
    /// The terms that are asked for; `null` where the end of a contract is asked for.
    pub words: Option<ContractWords>,
    /// The text that is signed when the request is accepted.
    pub text: String,
    /// SHA-256 of the text.
    pub hash: String,
    /// The contracts further down that end when it is accepted.
    pub ending: Vec<ContractEndingLine>,
    /// The buttons and links about it.
    pub actions: Vec<ContractDo>,
}

/// What is about to be done: it is looked at once more, and signed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractStep {
    /// Name of the action that is confirmed here.
    pub title: Text,
    /// The text that is signed; empty where none is.
    pub text: String,
    /// SHA-256 of the text, where it is known beforehand; else empty.
    pub hash: String,
    /// The contracts further down that end with it.
    pub ending: Vec<ContractEndingLine>,
    /// The agent has agreed to the list; `null` without one.
    pub agreed: Option<bool>,
    /// Why the request is rejected, as typed; `null` where no reason is asked for.
    pub reason: Option<String>,
    /// The field of the payment password; `null` where nothing is signed.
    pub pin: Option<PinView>,
    /// What is wrong with what was filled in.
    pub error: Option<Text>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Label of the button that does it.
    pub label: Text,
    /// The call is on its way.
    pub busy: bool,
}

/// The page of contracts of one type in the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentContractsView {
    /// Where the contracts stand.
    pub status: LoadStatus,
    /// The tabs, in order.
    pub tabs: Vec<ContractTab>,
    /// Key of the tab that shows.
    pub tab: &'static str,
    /// The headings of the cells of a tier.
    pub tier_columns: Vec<Text>,
    /// Contracts with the upline.
    pub own: Vec<ContractCard>,
    /// Contracts with downlines.
    pub downlines: Vec<ContractCard>,
    /// Requests of either side, the open ones first.
    pub requests: Vec<ContractRequestCard>,
    /// Links that begin a contract, such as asking the upline for one.
    pub begin: Vec<ContractDo>,
    /// The action that is about to be confirmed, and signed where it must be.
    pub step: Option<ContractStep>,
    /// What the agent's last action did.
    pub done: Option<Text>,
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// Address of the page that sets a payment password; empty where there is one.
    pub needs_password: String,
}

/// One of the options of a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractChoice {
    /// Stable key of the option.
    pub key: &'static str,
    /// Label of the option.
    pub label: Text,
    /// The option is chosen.
    pub selected: bool,
    /// Event that chooses it, or takes it back where several can be chosen.
    pub select: UiEvent,
}

/// A choice of one term, such as the period or the products.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractChoices {
    /// Stable key of the choice.
    pub key: &'static str,
    /// Name of the term.
    pub label: Text,
    /// Several can be chosen.
    pub several: bool,
    /// The options to choose from.
    pub options: Vec<ContractChoice>,
}

/// An input of a tier, or of what holds for all.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractInput {
    /// Which field it is, as its events name it.
    pub field: crate::event::ContractField,
    /// Label of the field.
    pub label: Text,
    /// What was typed into it.
    pub value: String,
    /// The currency's sign or the percent sign that stands beside the figure; may be empty.
    pub unit: String,
    /// What was typed can not be read as a figure.
    pub wrong: bool,
}

/// A tier that is edited.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractTierForm {
    /// Stable key of the tier, which it keeps while others come and go.
    pub key: u32,
    /// Place of the tier, from 0, as its events name it.
    pub tier: u32,
    /// Name of the tier, by its number.
    pub name: Text,
    /// The fields of the tier, in order.
    pub inputs: Vec<ContractInput>,
    /// What is wrong with the tier, or above the agent's own contract.
    pub problems: Vec<Text>,
    /// Event that moves it one tier up; `null` at the top.
    pub raise: Option<UiEvent>,
    /// Event that removes the tier.
    pub remove: UiEvent,
}

/// A past period, and what the terms would have brought in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContractPeriodRow {
    /// Stable key: number of the period's first slot or day.
    pub key: String,
    /// Name of the period, by when it began.
    pub name: String,
    /// The amount that a part of is paid.
    pub basis: String,
    /// How many active members the downline's team had.
    pub members: u32,
    /// The tier that was reached.
    pub tier: Text,
    /// What the downline would have got.
    pub downline: String,
    /// What the own contract would have paid; empty without one.
    pub own: String,
    /// What the agent who offers would have kept; empty without an own contract.
    pub kept: String,
    /// Height of the bar of the downline's payout, in hundredths of the highest.
    pub bar: u32,
    /// Height of the bar of what is kept, the same; below zero it is none.
    pub kept_bar: u32,
}

/// The workbench, where the terms of a contract are put together and tried on past periods.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentWorkbenchView {
    /// What is put together, and for whom.
    pub title: Option<Text>,
    /// Why nothing can be offered; then there are no inputs.
    pub closed: Option<Text>,
    /// The terms that are chosen from a few.
    pub choices: Vec<ContractChoices>,
    /// The fields that hold for all tiers.
    pub inputs: Vec<ContractInput>,
    /// The tiers, the lowest first.
    pub tiers: Vec<ContractTierForm>,
    /// Adds a tier; `null` where there are as many as there may be.
    pub add: Option<UiEvent>,
    /// What is wrong with the whole, or above the own contract.
    pub problems: Vec<Text>,
    /// Event that goes on to signing; `null` where the terms are offered to nobody.
    pub review: Option<UiEvent>,
    /// Where the figures of past periods stand.
    pub status: LoadStatus,
    /// The numbers of past periods to choose from.
    pub periods: Vec<ContractChoice>,
    /// The past periods with what the terms would have brought; empty while the terms can not be read.
    pub rows: Vec<ContractPeriodRow>,
    /// The totals over these periods: for the downline, then by the agent's own contract and what is kept, where there is one.
    pub totals: Vec<String>,
    /// The contracts below that the offer would end.
    pub ending: Vec<ContractEndingLine>,
}
