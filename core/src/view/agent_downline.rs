//! Slice `agentDownline`: the tree level by level, and the file of one of the team (section 2 of the specification, "Agent centre").

use super::{
    FilterOption, LoadStatus, Moment, MoneyFact, MoneyOut, Problem, ProofView, Text, UplineForm, UplineReview,
};
use crate::event::UiEvent;
use crate::feature::screens::agent_downline::DownlineAct;
use serde::Serialize;

/// The page `downline` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentDownlineView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The way from the agent down to the level that shows; empty at the agent's own.
    pub path: Vec<DownlineStep>,
    /// The text that the agent looks for; empty for none.
    pub search: String,
    /// A search or a label narrows the whole tree.
    pub searching: bool,
    /// Labels of the agent's, to narrow the list to; empty where there are none.
    pub labels: Vec<FilterOption>,
    /// The orders to sort the list by.
    pub sorts: Vec<FilterOption>,
    /// Ascending or descending, and the event that turns it; `null` where nothing shows.
    pub order: Option<FilterOption>,
    /// The members of the list.
    pub lines: Vec<DownlineLine>,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// Further members are being fetched.
    pub loading: bool,
    /// Why fetching further members failed.
    pub problem: Option<Problem>,
    /// The file of the member that the address names.
    pub file: Option<DownlineFileView>,
    /// The form that is open.
    pub act: Option<DownlineActView>,
    /// What the agent's last form did.
    pub told: Option<Text>,
    /// Why the agent's last form was refused.
    pub refused: Option<Problem>,
    /// Event that begins a message to everybody directly below; `null` where nothing shows.
    pub write_all: Option<UiEvent>,
}

/// A step of the way from the agent to the level that shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineStep {
    /// Member id; empty for the agent itself.
    pub key: String,
    /// Account name; `null` for the agent itself.
    pub name: Option<String>,
    /// Event that shows the level below this step.
    pub select: UiEvent,
    /// Whether it is the level that shows.
    pub current: bool,
}

/// A member of the team, as a row of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineLine {
    /// Member id.
    pub key: String,
    /// Account name of the member.
    pub account: String,
    /// Name to show; may be empty.
    pub nickname: String,
    /// Address of the member's file.
    pub href: String,
    /// What kind of account it is.
    pub kind: Text,
    /// Name of the VIP rank.
    pub level: String,
    /// The status of the account: active, frozen, suspended or closed.
    pub status: Text,
    /// The account is active: its owner can log in.
    pub open: bool,
    /// Labels that the agent has given.
    pub labels: Vec<String>,
    /// When the account was registered.
    pub registered: Option<Moment>,
    /// When its owner logged in last; `null` for never.
    pub last_login: Option<Moment>,
    /// Size of the team, balances and turnover.
    pub facts: Vec<MoneyFact>,
    /// The member's rates of rebate, one a product.
    pub rates: Vec<MoneyFact>,
    /// Event that shows the level below; `null` where nobody stands there.
    pub below: Option<UiEvent>,
    /// How many stand directly below, in words.
    pub below_label: Text,
}

/// The file of a member of the team.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineFileView {
    /// Member id.
    pub key: String,
    /// The file is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Nobody of the team has the id.
    pub unknown: bool,
    /// Address of the list.
    pub back: String,
    /// The row that the list has for the member; `null` until the file is there.
    pub line: Option<DownlineLine>,
    /// The members between the agent and this one, from the top down; empty where there are none.
    pub path: Vec<MoneyFact>,
    /// Real name, mail address and mobile number, as far as known and mostly hidden.
    pub facts: Vec<MoneyFact>,
    /// Own play of 30 days.
    pub own: Vec<MoneyFact>,
    /// The same figures of the team below the member.
    pub team: Vec<MoneyFact>,
    /// Why the account is frozen; `null` where it is not.
    pub frozen: Option<Text>,
    /// The forms that the agent may open about the member.
    pub offers: Vec<DownlineOffer>,
    /// Contracts between the agent and the member, one line a type.
    pub contracts: Vec<DownlineContractView>,
}

/// Whether the agent has a contract of a type with somebody directly below.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineContractView {
    /// Stable key: the word of the type.
    pub key: &'static str,
    /// Name of the type.
    pub label: Text,
    /// Address of the contract that stands, or of an offer.
    pub href: String,
    /// A contract of the type stands, or is asked for.
    pub stands: bool,
}

/// A form that the agent may open about a member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineOffer {
    /// Stable key of the form.
    pub key: &'static str,
    /// Label of its button.
    pub label: Text,
    /// Event that opens the form; of `unfreeze`, that ends the freeze.
    pub select: UiEvent,
}

/// The form that is open about a member, or about everybody directly below.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineActView {
    /// Which form it is.
    pub kind: DownlineAct,
    /// Title of the form: what it does, and to whom.
    pub title: Text,
    /// The labels that the member has, divided by commas.
    pub labels: String,
    /// What is wrong with what was typed.
    pub wrong: Option<Text>,
    /// The form is on its way.
    pub busy: bool,
    /// Event that closes the form.
    pub close: UiEvent,
}

/// Slice `agentRates`: the form of a downline's rates of rebate, and what became of them before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRatesView {
    /// The rates are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Where a payment password is set, which comes first; `null` where there is one.
    pub needs_password: Option<String>,
    /// Why nothing can be changed now.
    pub closed: Option<Text>,
    /// The form; `null` while something is missing.
    pub filling: Option<DownlineRatesFilling>,
    /// The rates that would change, with the payment password; `null` while they are filled in.
    pub review: Option<UplineReview>,
    /// The server asks for the login password again.
    pub proof: Option<ProofView>,
    /// A call is under way: no button works.
    pub busy: bool,
    /// Earlier changes, the latest first.
    pub history: Vec<DownlineRatesLine>,
}

/// Rates that are being filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRatesFilling {
    /// The day on which the rates begin to count.
    pub from: Text,
    /// The fields of the rates, one a product.
    pub inputs: Vec<DownlineRateInput>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Event that goes on to the review.
    pub review: UiEvent,
}

/// The rate of a product.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRateInput {
    /// Code of the product.
    pub product: String,
    /// Name of the product.
    pub label: Text,
    /// The least and the highest rate that it may be.
    pub bounds: Text,
    /// What stands in the field, in percent.
    pub value: String,
    /// What is wrong with the rate.
    pub error: Option<Text>,
}

/// An earlier change of the rates.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRatesLine {
    /// Stable key: the day from which the rates count, and when they were set.
    pub key: String,
    /// The day from which the rates count.
    pub from: Text,
    /// Who set the rates: an agent, or the operator.
    pub by: Text,
    /// When the rates were set.
    pub at: Option<Moment>,
    /// The old rate and the new one, by product.
    pub facts: Vec<MoneyFact>,
}

/// Slice `agentTransfer`: the form of a transfer.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineTransferView {
    /// What can be given is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What may leave now, and why it is not all.
    pub money: Option<MoneyOut>,
    /// Where a payment password is set, which comes first; `null` where there is one.
    pub needs_password: Option<String>,
    /// The form; `null` while something is missing.
    pub form: Option<UplineForm>,
    /// The server asks for the login password again.
    pub proof: Option<ProofView>,
    /// Whether a change is under way, so that no button works.
    pub busy: bool,
}
