//! What contracts have brought: dividends, daily, hourly and real-time wages, as both sides of a contract read them.

use crate::domain::agent::settle::Need;
use crate::domain::agent::settlement::{SettlementRole, SettlementStatus};
use crate::domain::agent::terms::{ContractPeriod, ContractType, Terms};
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// What a period of a contract has brought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlement {
    /// Id of the settlement.
    pub id: String,
    /// Id of the contract.
    pub contract_id: String,
    /// The version of its terms that counted.
    pub version: u32,
    /// What the contract pays.
    pub contract_type: ContractType,
    /// The length of a period.
    pub period: ContractPeriod,
    /// From when the period ran, RFC 3339.
    pub starts_at: String,
    /// Until when the period ran, RFC 3339; that moment is no part of it.
    pub ends_at: String,
    /// Whether the agent who asks is paid, or pays.
    pub role: SettlementRole,
    /// Account name of who pays, mostly hidden; empty for the operator, and where the agent itself does.
    pub payer: String,
    /// Account name of who is paid.
    pub payee: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The stakes of the team.
    pub turnover: Amount,
    /// The part of the stakes that was at risk.
    pub valid_bet: Amount,
    /// The amount that was paid out for them.
    pub payout: Amount,
    /// The rebate that the team got.
    pub rebate: Amount,
    /// The bonuses that the team got.
    pub bonuses: Amount,
    /// The deposits that the team made.
    pub deposits: Amount,
    /// What the team has really lost.
    pub net_loss: Amount,
    /// The amount that a part of is paid.
    pub basis_amount: Amount,
    /// What earlier periods had left below zero.
    pub carried_in: Amount,
    /// What this period has left below zero.
    pub carried_out: Amount,
    /// How many active members the team had.
    pub active_members: u32,
    /// The tier that counted, from 1; 0 for the guaranteed rate.
    pub tier: u32,
    /// The rate of that tier, in hundredths of a percent.
    pub rate: u32,
    /// The cap of the tier has made the amount less.
    pub capped: bool,
    /// What the period brought.
    pub due: Amount,
    /// What the period brings by now, with what came to light later.
    pub due_now: Amount,
    /// What corrections of earlier periods have changed.
    pub corrected: Amount,
    /// What was to be taken from later payments, before this one; never above zero.
    pub debt_in: Amount,
    /// What is to be taken from later payments, after this one; never above zero.
    pub debt_out: Amount,
    /// The amount that is to be paid.
    pub amount: Amount,
    /// The amount that was paid.
    pub paid: Amount,
    /// The status of the settlement.
    pub status: SettlementStatus,
    /// Why the settlement was refused; empty where it was not.
    pub reason: String,
    /// When something was paid last, RFC 3339; empty before.
    pub paid_at: String,
    /// When the period was settled, RFC 3339.
    pub settled_at: String,
    /// How often the settlement was worked out: more than once where its figures have changed.
    pub calc_version: u32,
    /// The contract had ended: only corrections were settled.
    pub corrections_only: bool,
    /// Its bets came to light after the period was settled: what it brings is in a later payment.
    pub late: bool,
}

/// Value of the lists of settlements.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementPage {
    /// The settlements of the page, the latest period first.
    pub content: Vec<AgentSettlement>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// How many settlements the filter lets through. On the first page alone.
    pub count: u32,
    /// The sum of their amounts. On the first page alone.
    pub amount: Amount,
    /// The sum of what was paid for them. On the first page alone.
    pub paid: Amount,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// Why a higher tier did not count: how far one of its needs was met, in minor units or members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentTierNeed {
    /// Number of the tier, from 1.
    pub tier: u32,
    /// The figure that the tier needs.
    pub need: Need,
    /// How much was there: money in minor units, or members.
    pub reached: i64,
    /// How much was needed.
    pub needed: i64,
}

/// A payment for a settlement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementPayment {
    /// The amount that was paid.
    pub amount: Amount,
    /// Id of the transaction, as the account record names it.
    pub transaction_id: String,
    /// When it was paid, RFC 3339.
    pub paid_at: String,
}

/// Value of `GET /wps/agent/settlements/one`: a settlement with how it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementDetail {
    /// The settlement, as in the list.
    pub settlement: AgentSettlement,
    /// The first day of the operator in its period, YYYY-MM-DD.
    pub from_day: String,
    /// The last day of the operator in its period, YYYY-MM-DD.
    pub until_day: String,
    /// The terms that counted.
    pub terms: Terms,
    /// What stopped the higher tiers, the highest first.
    pub stopped: Vec<AgentTierNeed>,
    /// The payments that were made, the first first.
    pub payments: Vec<AgentSettlementPayment>,
}

/// What a member of the team has done in the period, with one product; what moved its wallet where there is no product.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementLine {
    /// Id of the member.
    pub member_id: String,
    /// Account name of the member.
    pub account: String,
    /// How far below the agent it stood: 0 for the agent itself.
    pub depth: u32,
    /// Code of the product; empty for what moved the wallet.
    pub product: String,
    /// The stakes of the member.
    pub turnover: Amount,
    /// The part of the stakes that was at risk.
    pub valid_bet: Amount,
    /// The amount that was paid out for them.
    pub payout: Amount,
    /// The rebate that the member got.
    pub rebate: Amount,
    /// The bonuses that the member got.
    pub bonuses: Amount,
    /// The deposits that the member made.
    pub deposits: Amount,
}

/// Value of `GET /wps/agent/settlements/lines`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementLines {
    /// The lines of the page, by member and product.
    pub content: Vec<AgentSettlementLine>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
}

/// The running period of a contract, and what it has brought so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentRunningPeriod {
    /// Id of the contract.
    pub contract_id: String,
    /// Account name of who is paid.
    pub payee: String,
    /// Whether the agent who asks is paid, or pays.
    pub role: SettlementRole,
    /// The length of a period.
    pub period: ContractPeriod,
    /// When the period began, RFC 3339.
    pub starts_at: String,
    /// When the period ends, RFC 3339.
    pub ends_at: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The amount so far that a part of is paid.
    pub basis_amount: Amount,
    /// What earlier periods have left below zero.
    pub carried_in: Amount,
    /// How many active members the team has so far.
    pub active_members: u32,
    /// The tier that counts so far, from 1; 0 for the guaranteed rate.
    pub tier: u32,
    /// The rate of that tier, in hundredths of a percent.
    pub rate: u32,
    /// What the period would bring if it were over now.
    pub amount: Amount,
    /// The rate of the next tier, in hundredths of a percent; 0 at the highest.
    pub next_rate: u32,
    /// What the next tier needs, and how much of it is there; what is met as well.
    pub needs: Vec<AgentTierNeed>,
}

/// Value of `GET /wps/agent/settlements/running`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentRunningPeriods {
    /// One for each contract that counts now.
    pub content: Vec<AgentRunningPeriod>,
}
