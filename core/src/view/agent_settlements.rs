//! Slice `agentSettlements`: what contracts have brought (section 2, pages `dividends`, `dailyWages`, `hourlySalary` and `realTimeSalary` of the agent centre).

use super::{FilterOption, LoadStatus, Moment, MoneyFact, Problem, RecordDaysView, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page of a type of contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentSettlementsView {
    /// The settlements are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Which days.
    pub days: RecordDaysView,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// What the agent is paid, or what it pays.
    pub roles: Vec<FilterOption>,
    /// Where they stand; all of them first.
    pub statuses: Vec<FilterOption>,
    /// How the running periods stand.
    pub running: Vec<RunningPeriodView>,
    /// They are there, under way, or could not be had.
    pub running_status: LoadStatus,
    /// The sums of all that the filter lets through.
    pub sums: Vec<MoneyFact>,
    /// The latest period first.
    pub lines: Vec<SettlementLineView>,
    /// Anything is chosen.
    pub narrowed: bool,
    /// Fetches what was settled earlier; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing earlier came.
    pub problem: Option<Problem>,
    /// The settlement that the address names; `null` where it names none.
    pub detail: Option<SettlementDetailView>,
}

/// A running period.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RunningPeriodView {
    /// Stable key.
    pub key: String,
    /// Whose it is.
    pub title: Text,
    /// From when it runs.
    pub starts: Option<Moment>,
    /// Until when.
    pub ends: Option<Moment>,
    /// What it would bring if it were over now.
    pub amount: String,
    /// The tier that counts so far.
    pub tier: Text,
    /// Figures so far.
    pub facts: Vec<MoneyFact>,
    /// The next tier; `null` at the highest.
    pub next: Option<Text>,
    /// What that needs, and how much of it is there.
    pub needs: Vec<Text>,
}

/// A settlement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementLineView {
    /// Stable key.
    pub key: String,
    /// Where it is told in full.
    pub href: String,
    /// From when its period ran.
    pub starts: Option<Moment>,
    /// Until when.
    pub ends: Option<Moment>,
    /// The other side.
    pub party: Text,
    /// Where it stands.
    pub status: Text,
    /// The tier that counted.
    pub tier: Text,
    /// What is to be paid.
    pub amount: String,
    /// What was paid of it; `null` where that is all.
    pub paid: Option<String>,
}

/// A settlement with how it came about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementDetailView {
    /// Stable key.
    pub key: String,
    /// Where the list is.
    pub back: String,
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The agent has none such.
    pub unknown: bool,
    /// What the list says of it; `null` until it is known.
    pub line: Option<SettlementLineView>,
    /// Its figures, in the order in which the amount comes about.
    pub facts: Vec<MoneyFact>,
    /// What is unusual about it.
    pub notes: Vec<Text>,
    /// Why it was refused, in the operator's words; empty where it was not.
    pub reason: String,
    /// What stopped the higher tiers.
    pub stopped: Vec<Text>,
    /// What was paid.
    pub payments: Vec<SettlementPaymentView>,
    /// What each member did in the period.
    pub members: Vec<SettlementMemberView>,
    /// They are there, under way, or could not be had.
    pub members_status: LoadStatus,
    /// Fetches further members; `null` at the end.
    pub more: Option<UiEvent>,
    /// Why none came.
    pub problem: Option<Problem>,
}

/// Money that was paid for a settlement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementPaymentView {
    /// Stable key.
    pub key: String,
    /// How much.
    pub amount: String,
    /// When.
    pub at: Option<Moment>,
}

/// What a member of the team did in the period of a settlement, with one product or with its wallet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementMemberView {
    /// Stable key.
    pub key: String,
    /// Its account.
    pub account: String,
    /// The product, or the wallet.
    pub product: Text,
    /// Figures.
    pub facts: Vec<MoneyFact>,
    /// Where the bets are that they are made of, or the movements; `null` for the agent's own.
    pub href: Option<String>,
}
