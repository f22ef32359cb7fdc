//! `/wps/operator/agents/settlements`.

use ::agents::settle::desk::{self, Correction, Filter, Shown};
use axum::Extension;
use axum::extract::State;
use lumora_core::domain::agent::settlement::SettlementStatus;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, RequiredParam, Text, one_of, unfit};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::settlements::{self, Verdict};
use crate::auth::Operator;
use crate::members::id_of;

/// Rows of a page unless the call says otherwise.
const PAGE: u32 = 50;

macro_rules! choices {
    ($name:ident of $of:ident) => {
        #[derive(Debug)]
        pub(super) struct $name;

        impl Choices for $name {
            type Value = $of;

            fn all() -> Vec<(&'static str, $of)> {
                $of::ALL.iter().map(|it| (it.name(), *it)).collect()
            }
        }
    };
}

choices!(Statuses of SettlementStatus);
choices!(Types of ContractType);
choices!(Periods of ContractPeriod);

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
        status: OptionalParam<OneOf<Statuses>>,
        /// Type of the contract; all unless given.
        contract_type: OptionalParam<OneOf<Types>>,
        /// Only those that the member with this account name pays or is paid.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Settlements on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which period.
    pub(super) struct DryRunQuery {
        /// Kind of the period.
        period: RequiredParam<OneOf<Periods>>,
    }
}

query! {
    /// Which corrections.
    pub(super) struct CorrectionsQuery {
        /// PROPOSED, POSTED or REJECTED; all unless given.
        state: OptionalParam<OneOf<CorrectionStates>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Corrections on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which days.
    pub(super) struct AuditQuery {
        /// The first day, YYYY-MM-DD.
        from: RequiredParam<Text<10>>,
        /// The last day.
        to: RequiredParam<Text<10>>,
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
    content: Vec<OperatorSettlement>,
    /// How many pages there are.
    total_pages: u32,
    /// How many settlements.
    total_elements: i64,
}

/// What the next period would bring.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DryRunValue {
    /// One for each contract that it would bring something to.
    content: Vec<OperatorSettlement>,
}

/// A decision about a settlement.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideSettlementRequest {
    /// Its id.
    id: String,
    /// APPROVE or REFUSE.
    decision: String,
    /// Why it is refused, in 5 to 500 characters.
    #[serde(default)]
    reason: String,
}

/// What is put right of a settlement.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ProposeSettlementCorrectionRequest {
    /// Id of the settlement.
    settlement_id: String,
    /// What the next settlement of the contract brings more, or less where it is below zero.
    amount: Amount,
    /// Why, in 5 to 500 characters.
    reason: String,
}

/// A decision about a correction.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideSettlementCorrectionRequest {
    /// Its id.
    id: String,
    /// APPROVE or REJECT.
    decision: String,
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
    content: Vec<OperatorSettlementCorrection>,
    /// How many pages there are.
    total_pages: u32,
    /// How many corrections.
    total_elements: i64,
}

/// What was paid of a kind.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutSums {
    /// Kind of the ledger's transactions: rebate, dividend or wage.
    kind: String,
    currency: String,
    /// By what was settled.
    recorded: Amount,
    /// By the ledger.
    posted: Amount,
}

/// A payment that is not the same on both sides.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutDifference {
    transaction_id: String,
    /// The settlement, or receiver and day of a rebate; empty where only the ledger knows of it.
    whose: String,
    recorded: Amount,
    posted: Amount,
}

/// Payments added up against the ledger.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutAudit {
    /// By kind and currency.
    sums: Vec<PayoutSums>,
    /// What is not the same, a hundred at most.
    differences: Vec<PayoutDifference>,
}

/// Settlements of contracts
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements", tag = "operator", security(("operator" = [])), params(SettlementsQuery),
    responses(
        (status = 200, body = Envelope<SettlementsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<SettlementsQuery>,
) -> Result<Reply<SettlementsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?.unwrap_or_default();
    let filter = Filter {
        status: query.status.0.map_or("", SettlementStatus::name),
        contract_type: query.contract_type.0.map_or("", ContractType::name),
        member_id: &member_id,
    };
    let (rows, total_elements) = desk::list(&base.store, filter, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorSettlement::from).collect();
    Ok(Reply(SettlementsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Decide on a settlement
///
/// What is approved is paid by the job that pays; what is refused is not, and both sides are told why.
#[utoipa::path(
    post, path = "/wps/operator/agents/settlements/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideSettlementRequest,
    responses(
        (status = 200, body = Envelope<OperatorSettlement>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide(
    State(base): State<Base>,
    Extension(operator): Extension<Operator>,
    Body(request): Body<DecideSettlementRequest>,
) -> Result<Reply<OperatorSettlement>, ApiError> {
    let verdict = match one_of("decision", &request.decision, &["APPROVE", "REFUSE"])? {
        Some("APPROVE") => Verdict::Approve,
        Some(_) => Verdict::Refuse(request.reason),
        None => return Err(unfit("decision", "decision must be one of: APPROVE, REFUSE".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(settlements::decide(&base.store, actor, request.id, verdict).await?.into()))
}

/// What the next period would bring if it were settled now
///
/// Settled by the same code in a transaction that is undone: nothing is written.
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements/dryRun", tag = "operator", security(("operator" = [])), params(DryRunQuery),
    responses(
        (status = 200, body = Envelope<DryRunValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn dry_run(
    State(base): State<Base>,
    Query(query): Query<DryRunQuery>,
) -> Result<Reply<DryRunValue>, ApiError> {
    let rows = desk::dry_run(&base.store, query.period.0, base.clock.now_ms()).await?;
    Ok(Reply(DryRunValue { content: rows.into_iter().map(OperatorSettlement::from).collect() }))
}

/// Corrections of settlements
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements/corrections", tag = "operator", security(("operator" = [])),
    params(CorrectionsQuery),
    responses(
        (status = 200, body = Envelope<SettlementCorrectionsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn corrections(
    State(base): State<Base>,
    Query(query): Query<CorrectionsQuery>,
) -> Result<Reply<SettlementCorrectionsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let state = query.state.0.unwrap_or_default();
    let (rows, total_elements) = desk::corrections(&base.store, state, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorSettlementCorrection::from).collect();
    Ok(Reply(SettlementCorrectionsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Propose a correction of a settlement
///
/// The next settlement of the contract counts it, once another person has approved it.
#[utoipa::path(
    post, path = "/wps/operator/agents/settlements/corrections", tag = "operator", security(("operator" = [])),
    request_body = ProposeSettlementCorrectionRequest,
    responses(
        (status = 200, body = Envelope<OperatorSettlementCorrection>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn propose(
    State(base): State<Base>,
    Extension(operator): Extension<Operator>,
    Body(request): Body<ProposeSettlementCorrectionRequest>,
) -> Result<Reply<OperatorSettlementCorrection>, ApiError> {
    let ProposeSettlementCorrectionRequest { settlement_id, amount, reason } = request;
    let actor = operator.actor(&base).await?;
    let row = settlements::propose(&base.store, actor, settlement_id, (amount.0.0, reason)).await?;
    Ok(Reply(row.into()))
}

/// Decide on a correction of a settlement
///
/// Whoever proposed it can not approve it, and may take it back.
#[utoipa::path(
    post, path = "/wps/operator/agents/settlements/corrections/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideSettlementCorrectionRequest,
    responses(
        (status = 200, body = Envelope<OperatorSettlementCorrection>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_correction(
    State(base): State<Base>,
    Extension(operator): Extension<Operator>,
    Body(request): Body<DecideSettlementCorrectionRequest>,
) -> Result<Reply<OperatorSettlementCorrection>, ApiError> {
    let approves = match one_of("decision", &request.decision, &["APPROVE", "REJECT"])? {
        Some(decision) => decision == "APPROVE",
        None => return Err(unfit("decision", "decision must be one of: APPROVE, REJECT".to_owned())),
    };
    let actor = operator.actor(&base).await?;
    Ok(Reply(settlements::decide_correction(&base.store, actor, request.id, approves).await?.into()))
}

/// Rebates, dividends and wages added up against the ledger
///
/// What was settled and what the ledger has moved, by kind and currency; payments that are not the same on both sides are named.
#[utoipa::path(
    get, path = "/wps/operator/agents/settlements/audit", tag = "operator", security(("operator" = [])), params(AuditQuery),
    responses(
        (status = 200, body = Envelope<PayoutAudit>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 422, description = "A day is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn audit(
    State(base): State<Base>,
    Query(query): Query<AuditQuery>,
) -> Result<Reply<PayoutAudit>, ApiError> {
    let audit = settlements::add_up(&base.store, &query.from.0, &query.to.0).await?;
    let amount = |units: i64| Amount(Money(units));
    let sums = audit.sums.into_iter().map(|it| PayoutSums {
        kind: it.kind,
        currency: it.currency,
        recorded: amount(it.recorded),
        posted: amount(it.posted),
    });
    let differences = audit.differences.into_iter().map(|it| PayoutDifference {
        transaction_id: it.transaction_id,
        whose: it.whose,
        recorded: amount(it.recorded),
        posted: amount(it.posted),
    });
    Ok(Reply(PayoutAudit { sums: sums.collect(), differences: differences.collect() }))
}
