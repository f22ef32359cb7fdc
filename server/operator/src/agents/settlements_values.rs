//! Requests and answers of `/wps/operator/agents/settlements`.

use ::agents::settle::back_office::{Correction, NamedSettlement};
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
    /// Which settlements to list.
    pub(super) struct SettlementsQuery {
        /// Status; CALCULATED for those that wait for approval. All unless given.
        pub(super) status: OptionalParam<OneOf<Statuses>>,
        /// Type of contract; all unless given.
        pub(super) contract_type: OptionalParam<OneOf<Types>>,
        /// Only those in which the member with this account name pays or is paid.
        pub(super) account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        pub(super) page_no: OptionalParam<PageNumber>,
        /// Settlements on a page, at most 100.
        pub(super) page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which period to preview.
    pub(super) struct DryRunQuery {
        /// Kind of period.
        pub(super) period: RequiredParam<OneOf<Periods>>,
    }
}

query! {
    /// Which corrections to list.
    pub(super) struct CorrectionsQuery {
        /// State: PROPOSED, POSTED or REJECTED; all unless given.
        pub(super) state: OptionalParam<OneOf<CorrectionStates>>,
        /// Page number, from 1.
        pub(super) page_no: OptionalParam<PageNumber>,
        /// Corrections on a page, at most 100.
        pub(super) page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// The days to compare.
    pub(super) struct AuditQuery {
        /// First day, YYYY-MM-DD.
        pub(super) from: RequiredParam<Text<10>>,
        /// Last day, inclusive, YYYY-MM-DD.
        pub(super) to: RequiredParam<Text<10>>,
    }
}

/// The settlement of a period of a contract.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorSettlement {
    id: String,
    contract_id: String,
    version: i64,
    contract_type: String,
    period: String,
    /// When the period began, RFC 3339.
    starts_at: String,
    /// When the period ended, exclusive, RFC 3339.
    ends_at: String,
    /// Account name of the payer; empty for the operator.
    payer: String,
    /// Account name of the payee.
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
    /// Number of the tier that was reached, from 1; 0 for the guaranteed rate.
    tier: i64,
    /// The rate that applied, in basis points.
    rate: i64,
    /// The amount due for the period, as it was calculated first.
    due: Amount,
    /// The amount due for the period by the latest calculation.
    due_now: Amount,
    /// The sum that recalculated earlier periods and operators' corrections add.
    corrected: Amount,
    /// Debt of earlier periods that is deducted.
    debt_in: Amount,
    /// Debt that is left for later periods.
    debt_out: Amount,
    amount: Amount,
    paid: Amount,
    status: String,
    /// Name of the operator who approved or refused it; empty before.
    decided_by: String,
    reason: String,
    /// Number of the calculation, from 1.
    calc_version: i64,
    /// When it was settled, RFC 3339.
    settled_at: String,
}

impl From<NamedSettlement> for OperatorSettlement {
    fn from(NamedSettlement { row, payer, payee }: NamedSettlement) -> Self {
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

/// A page of settlements.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SettlementsValue {
    /// The settlements: those that wait for approval with the oldest first, all others with the latest first.
    pub(super) content: Vec<OperatorSettlement>,
    /// The number of pages.
    pub(super) total_pages: u32,
    /// The number of settlements on all pages.
    pub(super) total_elements: i64,
}

/// A preview of the settlements of the next period.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DryRunValue {
    /// One settlement for each contract that would pay something.
    pub(super) content: Vec<OperatorSettlement>,
}

/// A decision on a settlement.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideSettlementRequest {
    /// Id of the settlement.
    pub(super) id: String,
    /// Decision: APPROVE or REFUSE.
    pub(super) decision: String,
    /// Reason of a refusal, in 5 to 500 characters.
    #[serde(default)]
    pub(super) reason: String,
}

/// A correction of a settlement to propose.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ProposeSettlementCorrectionRequest {
    /// Id of the settlement.
    pub(super) settlement_id: String,
    /// Amount that the next settlement of the contract adds; negative to subtract.
    pub(super) amount: Amount,
    /// The reason, in 5 to 500 characters.
    pub(super) reason: String,
}

/// A decision on a correction.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideSettlementCorrectionRequest {
    /// Id of the correction.
    pub(super) id: String,
    /// Decision: APPROVE or REJECT.
    pub(super) decision: String,
}

/// A correction of a settlement.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorSettlementCorrection {
    id: String,
    settlement_id: String,
    /// Account name of the payee.
    payee: String,
    currency: String,
    amount: Amount,
    reason: String,
    /// Status: PROPOSED, POSTED or REJECTED.
    status: String,
    proposed_by: String,
    /// When it was proposed, RFC 3339.
    proposed_at: String,
    decided_by: String,
    /// When it was decided, RFC 3339; empty before.
    decided_at: String,
    /// Id of the settlement that added it; empty before.
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

/// A page of corrections.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SettlementCorrectionsValue {
    /// The corrections, the latest first.
    pub(super) content: Vec<OperatorSettlementCorrection>,
    /// The number of pages.
    pub(super) total_pages: u32,
    /// The number of corrections on all pages.
    pub(super) total_elements: i64,
}

/// Sums of the payments of a kind in a currency.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutSums {
    /// Kind of the ledger transactions: rebate, dividend or wage.
    pub(super) kind: String,
    pub(super) currency: String,
    /// The sum of what was settled.
    pub(super) recorded: Amount,
    /// The sum that the ledger has posted.
    pub(super) posted: Amount,
}

/// A payment that differs between settlements and ledger.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutDifference {
    pub(super) transaction_id: String,
    /// Id of the settlement, or receiver and day of a rebate; empty if only the ledger has the payment.
    pub(super) whose: String,
    pub(super) recorded: Amount,
    pub(super) posted: Amount,
}

/// Payments of settlements compared with the ledger.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutAudit {
    /// Sums by kind and currency.
    pub(super) sums: Vec<PayoutSums>,
    /// Payments that differ, at most 100.
    pub(super) differences: Vec<PayoutDifference>,
}
