//! Slice `agentSettlements`: what contracts have brought (section 2, pages `dividends`, `dailyWages`, `hourlySalary` and `realTimeSalary` of the agent centre).

use super::{FilterOption, LoadStatus, Moment, MoneyFact, Problem, RecordDaysView, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page of settlements of one type of contract in the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentSettlementsView {
    /// The settlements are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The days that the record shows, and the choices for them.
    pub days: RecordDaysView,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// Whether the settlements are shown that the agent is paid, or those that it pays.
    pub roles: Vec<FilterOption>,
    /// Statuses to narrow the list to; all of them first.
    pub statuses: Vec<FilterOption>,
    /// The periods that run now, and what they have brought so far.
    pub running: Vec<RunningPeriodView>,
    /// The running periods are there, under way, or could not be had.
    pub running_status: LoadStatus,
    /// The sums of all that the filter lets through.
    pub sums: Vec<MoneyFact>,
    /// The settlements that the filter lets through, the latest period first.
    pub lines: Vec<SettlementLineView>,
    /// Something but the days narrows the list.
    pub narrowed: bool,
    /// Event that fetches earlier settlements; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier settlements are being fetched.
    pub loading: bool,
    /// Why fetching earlier settlements failed.
    pub problem: Option<Problem>,
    /// The settlement that the address names; `null` where it names none.
    pub detail: Option<SettlementDetailView>,
}

/// The period of a contract that runs now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RunningPeriodView {
    /// Id of the contract.
    pub key: String,
    /// Who is paid by it, and whether the agent is paid or pays.
    pub title: Text,
    /// When the period begins.
    pub starts: Option<Moment>,
    /// When the period ends.
    pub ends: Option<Moment>,
    /// What it would bring if it were over now.
    pub amount: String,
    /// The tier that counts so far, with its rate.
    pub tier: Text,
    /// The figures of the period so far.
    pub facts: Vec<MoneyFact>,
    /// The rate of the next tier; `null` at the highest.
    pub next: Option<Text>,
    /// What the next tier needs, and how much of it is there.
    pub needs: Vec<Text>,
}

/// A settlement: a period of a contract that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementLineView {
    /// Id of the settlement.
    pub key: String,
    /// Address of its detail.
    pub href: String,
    /// When its period began.
    pub starts: Option<Moment>,
    /// When its period ended.
    pub ends: Option<Moment>,
    /// The other side of the contract.
    pub party: Text,
    /// The status of the settlement.
    pub status: Text,
    /// The tier that counted, with its rate.
    pub tier: Text,
    /// The amount that is to be paid.
    pub amount: String,
    /// What was paid of it; `null` where that is all.
    pub paid: Option<String>,
}

/// A settlement with how it came about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementDetailView {
    /// Id of the settlement.
    pub key: String,
    /// Address of the list.
    pub back: String,
    /// The settlement is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The agent has no such settlement.
    pub unknown: bool,
    /// The row that the list has for it; `null` until it is known.
    pub line: Option<SettlementLineView>,
    /// Its figures, in the order in which the amount comes about.
    pub facts: Vec<MoneyFact>,
    /// What is unusual about it.
    pub notes: Vec<Text>,
    /// Why it was refused, in the operator's words; empty where it was not.
    pub reason: String,
    /// What stopped the higher tiers.
    pub stopped: Vec<Text>,
    /// The payments that were made for it.
    pub payments: Vec<SettlementPaymentView>,
    /// What each member did in the period.
    pub members: Vec<SettlementMemberView>,
    /// The figures by member are there, under way, or could not be had.
    pub members_status: LoadStatus,
    /// Event that fetches further members; `null` at the end.
    pub more: Option<UiEvent>,
    /// Why fetching further members failed.
    pub problem: Option<Problem>,
}

/// A payment for a settlement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementPaymentView {
    /// Id of the payment's movement.
    pub key: String,
    /// The amount that was paid.
    pub amount: String,
    /// When it was paid.
    pub at: Option<Moment>,
}

/// What a member of the team did in the period of a settlement, with one product or with its wallet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettlementMemberView {
    /// Stable key: place in the list.
    pub key: String,
    /// Account name of the member.
    pub account: String,
    /// Name of the product, or the wallet.
    pub product: Text,
    /// What the member did, as figures.
    pub facts: Vec<MoneyFact>,
    /// Address of the bets or movements behind the figures; `null` for the agent's own.
    pub href: Option<String>,
}
