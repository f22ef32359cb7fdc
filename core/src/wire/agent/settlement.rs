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
    /// Names it.
    pub id: String,
    /// The contract.
    pub contract_id: String,
    /// The version of its terms that counted.
    pub version: u32,
    /// What the contract pays.
    pub contract_type: ContractType,
    /// How long a period is.
    pub period: ContractPeriod,
    /// From when the period ran, RFC 3339.
    pub starts_at: String,
    /// Until when; that moment is no part of it.
    pub ends_at: String,
    /// Whether the agent who asks is paid, or pays.
    pub role: SettlementRole,
    /// Account of who pays, mostly hidden; empty for the operator, and where the agent itself does.
    pub payer: String,
    /// Account of who is paid.
    pub payee: String,
    /// ISO 4217 code.
    pub currency: String,
    /// Stakes of the team.
    pub turnover: Amount,
    /// What of them was at risk.
    pub valid_bet: Amount,
    /// What was paid out.
    pub payout: Amount,
    /// What the team got as rebate.
    pub rebate: Amount,
    /// What it got as bonuses.
    pub bonuses: Amount,
    /// What it paid in.
    pub deposits: Amount,
    /// What it has really lost.
    pub net_loss: Amount,
    /// What a part is paid of.
    pub basis_amount: Amount,
    /// What earlier periods had left below zero.
    pub carried_in: Amount,
    /// What this one has left below zero.
    pub carried_out: Amount,
    /// Active members.
    pub active_members: u32,
    /// The tier that counted, from 1; 0 for the guaranteed rate.
    pub tier: u32,
    /// Its rate, in hundredths of a percent.
    pub rate: u32,
    /// The cap of the tier has made it less.
    pub capped: bool,
    /// What the period brought.
    pub due: Amount,
    /// What it brings by now, with what came to light later.
    pub due_now: Amount,
    /// What corrections of earlier periods have changed.
    pub corrected: Amount,
    /// What was to be taken from what comes, before and after; never above zero.
    pub debt_in: Amount,
    /// The same after it.
    pub debt_out: Amount,
    /// What is to be paid.
    pub amount: Amount,
    /// What was paid.
    pub paid: Amount,
    /// Where it stands.
    pub status: SettlementStatus,
    /// Why it was refused; empty where it was not.
    pub reason: String,
    /// When something was paid last, RFC 3339; empty before.
    pub paid_at: String,
    /// When it was settled, RFC 3339.
    pub settled_at: String,
    /// How often it was worked out: more than once where its figures have changed.
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
    /// The latest period first.
    pub content: Vec<AgentSettlement>,
    /// Where the next page begins; empty at the end.
    pub next: String,
    /// How many the filter lets through. On the first page alone.
    pub count: u32,
    /// What they come to. On the first page alone.
    pub amount: Amount,
    /// What was paid of it. On the first page alone.
    pub paid: Amount,
    /// The first day, YYYY-MM-DD, a day of the operator.
    pub from: String,
    /// The last day.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// Why a higher tier did not count: how far one of its needs was met, in minor units or members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentTierNeed {
    /// The tier, from 1.
    pub tier: u32,
    /// Of what.
    pub need: Need,
    /// How much was there: money in minor units, or members.
    pub reached: i64,
    /// How much was needed.
    pub needed: i64,
}

/// Money that was paid for a settlement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementPayment {
    /// How much.
    pub amount: Amount,
    /// The transaction, as the account record names it.
    pub transaction_id: String,
    /// When, RFC 3339.
    pub paid_at: String,
}

/// Value of `GET /wps/agent/settlements/one`: a settlement with how it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementDetail {
    /// The settlement.
    pub settlement: AgentSettlement,
    /// The first day of the operator in its period, YYYY-MM-DD.
    pub from_day: String,
    /// The last day.
    pub until_day: String,
    /// The terms that counted.
    pub terms: Terms,
    /// What stopped the higher tiers, the highest first.
    pub stopped: Vec<AgentTierNeed>,
    /// What was paid, the first first.
    pub payments: Vec<AgentSettlementPayment>,
}

/// What a member of the team has done in the period, with one product; what moved its wallet where there is no product.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementLine {
    /// Id of the member.
    pub member_id: String,
    /// Its account.
    pub account: String,
    /// How far below the agent it stood: 0 for the agent itself.
    pub depth: u32,
    /// Code of the product; empty for what moved the wallet.
    pub product: String,
    /// Stakes.
    pub turnover: Amount,
    /// What of them was at risk.
    pub valid_bet: Amount,
    /// What was paid out.
    pub payout: Amount,
    /// What came as rebate.
    pub rebate: Amount,
    /// What came as bonuses.
    pub bonuses: Amount,
    /// What was paid in.
    pub deposits: Amount,
}

/// Value of `GET /wps/agent/settlements/lines`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentSettlementLines {
    /// By member and product.
    pub content: Vec<AgentSettlementLine>,
    /// Where the next page begins; empty at the end.
    pub next: String,
}

/// How the running period of a contract stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentRunningPeriod {
    /// The contract.
    pub contract_id: String,
    /// Account of who is paid.
    pub payee: String,
    /// Whether the agent who asks is paid, or pays.
    pub role: SettlementRole,
    /// How long a period is.
    pub period: ContractPeriod,
    /// From when it runs, RFC 3339.
    pub starts_at: String,
    /// Until when.
    pub ends_at: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What a part is paid of so far.
    pub basis_amount: Amount,
    /// What earlier periods have left below zero.
    pub carried_in: Amount,
    /// Active members so far.
    pub active_members: u32,
    /// The tier that counts so far, from 1; 0 for the guaranteed rate.
    pub tier: u32,
    /// Its rate, in hundredths of a percent.
    pub rate: u32,
    /// What it would bring if it were over now.
    pub amount: Amount,
    /// The rate of the next tier; 0 at the highest.
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
