//! Slice `agentRegister`: the register centre (section 2, "register center").

use super::{FieldView, FocusView, InvitationLink, LoadStatus, MoneyFact, Problem, Text};
use crate::event::{RegisterForm, UiEvent};
use serde::Serialize;

/// The page `registerCenter` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentRegisterView {
    /// The centre is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Why the agent can create no accounts; `null` where it can.
    pub closed: Option<Text>,
    /// The form that makes an account; `null` where the agent can create none.
    pub account: Option<AgentAccountForm>,
    /// The form that makes a registration link; `null` where the agent can create no accounts.
    pub link: Option<AgentLinkForm>,
    /// The registration links that the agent has made.
    pub links: AgentLinks,
    /// Name of the brand, for what is shared.
    pub brand: String,
}

/// A type of account to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentTypeChoice {
    /// Stable key: number of the account type.
    pub key: String,
    /// Name of the type.
    pub label: Text,
    /// The type is chosen.
    pub selected: bool,
    /// Event that chooses the type.
    pub select: UiEvent,
}

/// The input of a rate of rebate.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentRateInput {
    /// In which form it stands, for its events.
    pub form: RegisterForm,
    /// Code of the product; its name in events.
    pub product: String,
    /// Name of the product.
    pub label: Text,
    /// The highest rate that can be given.
    pub most: Text,
    /// The rate as typed, in percent.
    pub value: String,
    /// What is wrong with the rate.
    pub error: Option<Text>,
}

/// The form that makes an account below the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentAccountForm {
    /// The fields of the form, in order.
    pub fields: Vec<FieldView>,
    /// Account types to choose from.
    pub types: Vec<AgentTypeChoice>,
    /// The fields of the rates, one for each product that the agent has a rate of.
    pub rates: Vec<AgentRateInput>,
    /// Where the focus goes after a refusal.
    pub focus: Option<FocusView>,
    /// Why the server refused the form.
    pub problem: Option<Problem>,
    /// The form is on its way.
    pub busy: bool,
    /// Counts how often the form was cleared: secret inputs are made anew when it changes.
    pub cleared: u32,
    /// The account that was made last, in place of the form; `null` while the form shows.
    pub made: Option<AgentAccountMade>,
}

/// The account that was made last.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentAccountMade {
    /// That the account was made, with its name.
    pub text: Text,
    /// What its owner does first.
    pub hint: Text,
    /// Event that shows the form again.
    pub another: UiEvent,
}

/// A field of the form of a link.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkInput {
    /// What was typed into it.
    pub value: String,
    /// What is wrong with it.
    pub error: Option<Text>,
}

/// The form that makes a registration link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkForm {
    /// Account types to choose from.
    pub types: Vec<AgentTypeChoice>,
    /// The fields of the rates, one for each product that the agent has a rate of.
    pub rates: Vec<AgentRateInput>,
    /// The field for where the link is shown, in the agent's own words.
    pub channel: AgentLinkInput,
    /// The field for how many may register by the link.
    pub max_uses: AgentLinkInput,
    /// The field for how many days the link is good for.
    pub days: AgentLinkInput,
    /// Why the server refused the form.
    pub problem: Option<Problem>,
    /// The form is on its way.
    pub busy: bool,
}

/// The registration links that the agent has made.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinks {
    /// The links are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The links, the latest first.
    pub items: Vec<AgentLinkItem>,
    /// Event that fetches further links; `null` at the end.
    pub more: Option<UiEvent>,
    /// Further links are being fetched.
    pub loading: bool,
    /// Why fetching further links failed.
    pub problem: Option<Problem>,
}

/// A rate of rebate that a link gives.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkRate {
    /// Code of the product.
    pub product: String,
    /// Name of the product.
    pub label: Text,
    /// The rate, in percent.
    pub rate: String,
}

/// A registration link that the agent has made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkItem {
    /// Id of the link.
    pub key: String,
    /// Where the link is shown, or its code.
    pub title: Text,
    /// Whether the link was made just now, so that its code to be scanned shows.
    pub is_new: bool,
    /// Whether somebody can register by it.
    pub open: bool,
    /// The state of the link, such as open or ended.
    pub state: Text,
    /// The address to share.
    pub link: InvitationLink,
    /// The account type that it makes, and how long it is good for.
    pub about: Vec<Text>,
    /// The rates of rebate that it gives; empty for none.
    pub rates: Vec<AgentLinkRate>,
    /// What the link has brought: registrations, deposits, bets.
    pub facts: Vec<MoneyFact>,
    /// Event that asks whether to end it; `null` where it has ended, or is asked about.
    pub end: Option<UiEvent>,
    /// The question whether to end it; `null` while it is not asked.
    pub ending: Option<AgentLinkEnding>,
}

/// The question whether to end a link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkEnding {
    /// Event that ends the link.
    pub confirm: UiEvent,
    /// Event that keeps the link.
    pub keep: UiEvent,
    /// The link is being ended.
    pub busy: bool,
    /// Why the link could not be ended.
    pub problem: Option<Problem>,
}
