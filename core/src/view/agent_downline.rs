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
    /// What is looked for.
    pub search: String,
    /// A search or a label narrows the whole tree.
    pub searching: bool,
    /// Labels of the agent's, to narrow the list to; empty where there are none.
    pub labels: Vec<FilterOption>,
    /// Orders.
    pub sorts: Vec<FilterOption>,
    /// Which way, and turns it; `null` where nothing shows.
    pub order: Option<FilterOption>,
    /// Who stands there.
    pub lines: Vec<DownlineLine>,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing more came.
    pub problem: Option<Problem>,
    /// The file that the address names.
    pub file: Option<DownlineFileView>,
    /// The form that is open.
    pub act: Option<DownlineActView>,
    /// What was done.
    pub told: Option<Text>,
    /// Why something was not.
    pub refused: Option<Problem>,
    /// Begins a message to everybody directly below; `null` where nothing shows.
    pub write_all: Option<UiEvent>,
}

/// A name of the way back.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineStep {
    /// Stable key.
    pub key: String,
    /// Account name; `null` for the agent itself.
    pub name: Option<String>,
    /// Shows the level below.
    pub select: UiEvent,
    /// It is the level that shows.
    pub current: bool,
}

/// Somebody of the team.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineLine {
    /// Stable key.
    pub key: String,
    /// Account name.
    pub account: String,
    /// Name to show; may be empty.
    pub nickname: String,
    /// The file.
    pub href: String,
    /// What kind of account it is.
    pub kind: Text,
    /// Name of the VIP rank.
    pub level: String,
    /// Where the account stands.
    pub status: Text,
    /// It can log in.
    pub open: bool,
    /// Labels that the agent has given.
    pub labels: Vec<String>,
    /// When it registered.
    pub registered: Option<Moment>,
    /// When it logged in last; `null` for never.
    pub last_login: Option<Moment>,
    /// Its figures.
    pub facts: Vec<MoneyFact>,
    /// Rebate rates.
    pub rates: Vec<MoneyFact>,
    /// Shows the level below; `null` where nobody stands there.
    pub below: Option<UiEvent>,
    /// How many that are, in words.
    pub below_label: Text,
}

/// The file of one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineFileView {
    /// Whose.
    pub key: String,
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Nobody of the team has the id.
    pub unknown: bool,
    /// Back to the list.
    pub back: String,
    /// As in the list; `null` until it is there.
    pub line: Option<DownlineLine>,
    /// Who stands between.
    pub path: Vec<MoneyFact>,
    /// What is known of the person, mostly hidden.
    pub facts: Vec<MoneyFact>,
    /// Own play of 30 days.
    pub own: Vec<MoneyFact>,
    /// That of the team.
    pub team: Vec<MoneyFact>,
    /// Why it is frozen.
    pub frozen: Option<Text>,
    /// What the agent may do.
    pub offers: Vec<DownlineOffer>,
    /// Contracts between the two, by type.
    pub contracts: Vec<DownlineContractView>,
}

/// Contracts of a type with somebody directly below.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineContractView {
    /// Stable key.
    pub key: &'static str,
    /// The type.
    pub label: Text,
    /// To the contract that stands, or to an offer.
    pub href: String,
    /// One stands, or is asked for.
    pub stands: bool,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineOffer {
    /// Stable key.
    pub key: &'static str,
    /// What it is.
    pub label: Text,
    /// Begins it.
    pub select: UiEvent,
}

/// The form that is open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineActView {
    /// Which.
    pub kind: DownlineAct,
    /// What it is for.
    pub title: Text,
    /// Labels that stand already, divided by commas.
    pub labels: String,
    /// What is wrong with what was typed.
    pub wrong: Option<Text>,
    /// It is on its way.
    pub busy: bool,
    /// Closes it.
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
    /// The form; `null` while something is missing, and while it is reviewed.
    pub filling: Option<DownlineRatesFilling>,
    /// What would change, with the payment password.
    pub review: Option<UplineReview>,
    /// The server asks for the login password again.
    pub proof: Option<ProofView>,
    /// No button works.
    pub busy: bool,
    /// Earlier changes, the latest first.
    pub history: Vec<DownlineRatesLine>,
}

/// Rates that are being filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRatesFilling {
    /// From which day on they count.
    pub from: Text,
    /// One a product.
    pub inputs: Vec<DownlineRateInput>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Goes on to the review.
    pub review: UiEvent,
}

/// The rate of a product.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRateInput {
    /// Code of the product.
    pub product: String,
    /// Its name.
    pub label: Text,
    /// From where to where it may be.
    pub bounds: Text,
    /// What stands in it, in percent.
    pub value: String,
    /// What is wrong with it.
    pub error: Option<Text>,
}

/// A change of rates.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownlineRatesLine {
    /// Stable key.
    pub key: String,
    /// From which day on.
    pub from: Text,
    /// Who has set them.
    pub by: Text,
    /// When.
    pub at: Option<Moment>,
    /// What became of what, by product.
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
    /// No button works.
    pub busy: bool,
}
