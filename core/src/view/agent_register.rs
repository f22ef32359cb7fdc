//! Slice `agentRegister`: the register centre (section 2, "register center").

use super::{FieldView, FocusView, InvitationLink, LoadStatus, MoneyFact, Problem, Text};
use crate::event::{RegisterForm, UiEvent};
use serde::Serialize;

/// The page `registerCenter` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentRegisterView {
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Why the agent can create nobody; `null` where it can.
    pub closed: Option<Text>,
    /// The form of an account.
    pub account: Option<AgentAccountForm>,
    /// The form of a link.
    pub link: Option<AgentLinkForm>,
    /// The links.
    pub links: AgentLinks,
    /// Name of the brand, for what is shared.
    pub brand: String,
}

/// A type of account to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentTypeChoice {
    /// Stable key.
    pub key: String,
    /// Its name.
    pub label: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
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
    /// What was typed.
    pub value: String,
    /// What is wrong with it.
    pub error: Option<Text>,
}

/// The form of an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentAccountForm {
    /// Fields, in order.
    pub fields: Vec<FieldView>,
    /// Types that may be given.
    pub types: Vec<AgentTypeChoice>,
    /// Rates, one for each of the agent's own.
    pub rates: Vec<AgentRateInput>,
    /// Where the focus goes.
    pub focus: Option<FocusView>,
    /// What the server said.
    pub problem: Option<Problem>,
    /// The form is under way.
    pub busy: bool,
    /// Counts how often the form was cleared: secret inputs are made anew when it changes.
    pub cleared: u32,
    /// What was made last, in place of the form.
    pub made: Option<AgentAccountMade>,
}

/// An account that was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentAccountMade {
    /// Which.
    pub text: Text,
    /// What its member does first.
    pub hint: Text,
    /// Shows the form again.
    pub another: UiEvent,
}

/// An input of the form of a link.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkInput {
    /// What was typed.
    pub value: String,
    /// What is wrong with it.
    pub error: Option<Text>,
}

/// The form of a link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkForm {
    /// Types that may be given.
    pub types: Vec<AgentTypeChoice>,
    /// Rates, one for each of the agent's own.
    pub rates: Vec<AgentRateInput>,
    /// Where it is shown.
    pub channel: AgentLinkInput,
    /// How many may register by it.
    pub max_uses: AgentLinkInput,
    /// Days until it expires.
    pub days: AgentLinkInput,
    /// What the server said.
    pub problem: Option<Problem>,
    /// The form is under way.
    pub busy: bool,
}

/// Registration links.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinks {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Latest first.
    pub items: Vec<AgentLinkItem>,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why it did not come.
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
    /// In percent.
    pub rate: String,
}

/// A registration link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkItem {
    /// Stable key.
    pub key: String,
    /// Where it is shown, or its code.
    pub title: Text,
    /// It was made just now: its code to be scanned shows.
    pub is_new: bool,
    /// Somebody can register by it.
    pub open: bool,
    /// How it stands.
    pub state: Text,
    /// Its address.
    pub link: InvitationLink,
    /// Type and end.
    pub about: Vec<Text>,
    /// Rates of rebate that it gives; empty for none.
    pub rates: Vec<AgentLinkRate>,
    /// What it has brought.
    pub facts: Vec<MoneyFact>,
    /// Asks whether to end it; `null` where it has ended, or is asked about.
    pub end: Option<UiEvent>,
    /// The agent is asked whether to end it.
    pub ending: Option<AgentLinkEnding>,
}

/// The question whether to end a link.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentLinkEnding {
    /// Ends it.
    pub confirm: UiEvent,
    /// Lets it be.
    pub keep: UiEvent,
    /// It is under way.
    pub busy: bool,
    /// What the server said.
    pub problem: Option<Problem>,
}
