//! What `/wps/operator/agents/settlements` takes and gives.

use ::agents::settle::back_office::{Correction, Shown};
use lumora_core::domain::agent::settlement::SettlementStatus;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use platform::clock::rfc3339;
use platform::params::{Choices, OneOf, OptionalParam, PageNumber, PageSize, RequiredParam, Text};
use platform::{choices, query};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

choices!(pub(super) Statuses of SettlementStatus);
choices!(pub(super) Types of ContractType);
choices!(pub(super) Periods of ContractPeriod);

#[derive(Debug)]
pub(super) struct CorrectionStates;

impl Choices for CorrectionStates {
    type Value = &'static str;

    fn all() -> Vec<(&'static str, &'static str)> {
        ["PROPOSED", "POSTED", "REJECTED"].map(|it| (it, it)).to_vec()
    }
}

query! {
    /// Which settlements.
    pub(super) struct SettlementsQuery {
        /// Where they stand; CALCULATED for those that wait for approval. All unless given.
        pub(super) status: OptionalParam<OneOf<Statuses>>,
        /// Type of the contract; all unless given.
        pub(super) contract_type: OptionalParam<OneOf<Types>>,
        /// Only those that the member with this account name pays or is paid.
        pub(super) account: OptionalParam<Text<64>>,
        /// Page from 1.
        pub(super) page_no: OptionalParam<PageNumber>,
        /// Settlements on a page, at most 100.
        pub(super) page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which period.
    pub(super) struct DryRunQuery {
        /// Kind of the period.
        pub(super) period: RequiredParam<OneOf<Periods>>,
    }
}

query! {
    /// Which corrections.
    pub(super) struct CorrectionsQuery {
        /// PROPOSED, POSTED or REJECTED; all unless given.
        pub(super) state: OptionalParam<OneOf<CorrectionStates>>,
        /// Page from 1.
        pub(super) page_no: OptionalParam<PageNumber>,
        /// Corrections on a page, at most 100.
        pub(super) page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which days.
    pub(super) struct AuditQuery {
        /// The first day, YYYY-MM-DD.
        pub(super) from: RequiredParam<Text<10>>,
        /// The last day.
        pub(super) to: RequiredParam<Text<10>>,
    }
}

/// What a period of a contract has brought.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorSettlement {
    id: String,
    contract_id: String,
    version: i64,
    contract_type: String,
    period: String,
    /// RFC 3339.
    starts_at: String,
    /// RFC 3339; that moment is no part of it.
    ends_at: String,
    /// Account name of who pays; empty for the operator.
    payer: String,
    /// Account name of who is paid.
    payee: String,
    currency: String,
    turnover: Amount,
    valid_bet: Amount,
    payout: Amount,
    rebate: Amount,
    bonuses: Amount,
    deposits: Amount,
    net_loss: Amount,
    basis_amount: Amount,
    carried_in: Amount,
    carried_out: Amount,
    active_members: i64,
    /// From 1; 0 for the guaranteed rate.
    tier: i64,
    /// Hundredths of a percent.
    rate: i64,
    /// What the period brought.
    due: Amount,
    /// What it brings by now.
    due_now: Amount,
    /// What corrections have changed.
    corrected: Amount,
    /// What was to be taken from what comes, before.
    debt_in: Amount,
    /// The same after it.
    debt_out: Amount,
    amount: Amount,
    paid: Amount,
    status: String,
    /// Who approved or refused it; empty where nobody has.
    decided_by: String,
    reason: String,
    /// How often it was worked out.
    calc_version: i64,
    /// RFC 3339.
    settled_at: String,
}

impl From<Shown> for OperatorSettlement {
    fn from(Shown { row, payer, payee }: Shown) -> Self {
        let amount = |units: i64| Amount(Money(units));
        Self {
            net_loss: Amount(row.net_loss()),
            starts_at: rfc3339(row.starts_at),
            ends_at: rfc3339(row.ends_at),
            payer,
            payee,
            turnover: amount(row.turnover),
            valid_bet: amount(row.valid_bet),
            payout: amount(row.payout),
            rebate: amount(row.rebate),
            bonuses: amount(row.bonuses),
            deposits: amount(row.deposits),
            basis_amount: amount(row.basis_amount),
            carried_in: amount(row.carried_in),
            carried_out: amount(row.carried_out),
            active_members: row.active_members,
            tier: row.tier.map_or(0, |tier| tier + 1),
            rate: row.rate,
            due: amount(row.due),
            due_now: amount(row.due_now),
            corrected: amount(row.corrected),
            debt_in: amount(row.debt_in),
            debt_out: amount(row.debt_out),
            amount: amount(row.amount),
            paid: amount(row.paid_amount),
            calc_version: row.calc_version,
            settled_at: rfc3339(row.settled_at),
            id: row.id,
            contract_id: row.contract_id,
            version: row.version,
            contract_type: row.contract_type,
            period: row.period,
            currency: row.currency,
            status: row.status,
            decided_by: row.decided_by,
            reason: row.reason,
        }
    }
}

/// Settlements.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SettlementsValue {
    /// What waits for approval with the oldest first, all others with the latest first.
    pub(super) content: Vec<OperatorSettlement>,
    /// How many pages there are.
    pub(super) total_pages: u32,
    /// How many settlements.
    pub(super) total_elements: i64,
}

/// What the next period would bring.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DryRunValue {
    /// One for each contract that it would bring something to.
    pub(super) content: Vec<OperatorSettlement>,
}

/// A decision about a settlement.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideSettlementRequest {
    /// Its id.
    pub(super) id: String,
    /// APPROVE or REFUSE.
    pub(super) decision: String,
    /// Why it is refused, in 5 to 500 characters.
    #[serde(default)]
    pub(super) reason: String,
}

/// What is put right of a settlement.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ProposeSettlementCorrectionRequest {
    /// Id of the settlement.
    pub(super) settlement_id: String,
    /// What the next settlement of the contract brings more, or less where it is below zero.
    pub(super) amount: Amount,
    /// Why, in 5 to 500 characters.
    pub(super) reason: String,
}

/// A decision about a correction.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideSettlementCorrectionRequest {
    /// Its id.
    pub(super) id: String,
    /// APPROVE or REJECT.
    pub(super) decision: String,
}

/// What is put right of a settlement.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorSettlementCorrection {
    id: String,
    settlement_id: String,
    /// Account name of who is paid.
    payee: String,
    currency: String,
    amount: Amount,
    reason: String,
    /// PROPOSED, POSTED or REJECTED.
    status: String,
    proposed_by: String,
    /// RFC 3339.
    proposed_at: String,
    decided_by: String,
    /// RFC 3339; empty before.
    decided_at: String,
    /// Id of the settlement that has counted it; empty before.
    settled_in: String,
}

impl From<Correction> for OperatorSettlementCorrection {
    fn from(row: Correction) -> Self {
        Self {
            id: row.id,
            settlement_id: row.settlement_id,
            payee: row.payee,
            currency: row.currency,
            amount: Amount(Money(row.amount)),
            reason: row.reason,
            status: row.status,
            proposed_by: row.proposed_by,
            proposed_at: rfc3339(row.proposed_at),
            decided_by: row.decided_by,
            decided_at: row.decided_at.map(rfc3339).unwrap_or_default(),
            settled_in: row.settled_in,
        }
    }
}

/// Corrections.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SettlementCorrectionsValue {
    /// The latest first.
    pub(super) content: Vec<OperatorSettlementCorrection>,
    /// How many pages there are.
    pub(super) total_pages: u32,
    /// How many corrections.
    pub(super) total_elements: i64,
}

/// What was paid of a kind.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutSums {
    /// Kind of the ledger's transactions: rebate, dividend or wage.
    pub(super) kind: String,
    pub(super) currency: String,
    /// By what was settled.
    pub(super) recorded: Amount,
    /// By the ledger.
    pub(super) posted: Amount,
}

/// A payment that is not the same on both sides.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutDifference {
    pub(super) transaction_id: String,
    /// The settlement, or receiver and day of a rebate; empty where only the ledger knows of it.
    pub(super) whose: String,
    pub(super) recorded: Amount,
    pub(super) posted: Amount,
}

/// Payments added up against the ledger.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutAudit {
    /// By kind and currency.
    pub(super) sums: Vec<PayoutSums>,
    /// What is not the same, a hundred at most.
    pub(super) differences: Vec<PayoutDifference>,
}
