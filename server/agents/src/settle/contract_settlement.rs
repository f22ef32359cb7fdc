//! Settling one contract for a period, from data that was read before.

use std::collections::BTreeMap;

use lumora_core::domain::agent::chain::net_payable;
use lumora_core::domain::agent::figures::ContractFigures;
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::settle::{Settled, UnreachedTier, settle};
use lumora_core::domain::agent::terms::ContractPeriod;
use lumora_core::domain::money::Money;
use platform::ids;
use platform::store::{StoreError, sql};
use serde_json::json;

use super::contract_state::ContractState;
use super::due::{Due, payer_id};
use super::policy::Policy;
use super::row::Settlement;
use super::stored_figures::StoredFigures;

/// A contract that a run settles.
#[derive(Debug, Clone)]
pub(super) struct Target {
    pub(super) contract_id: String,
    /// The terms and the team's figures in the period; `None` for a contract that has ended, where only corrections are left to settle.
    pub(super) due: Option<(Due, ContractFigures)>,
    /// Earlier periods whose figures have changed.
    pub(super) changed: BTreeMap<Span, (Due, ContractFigures)>,
}

/// The period that a run settles, and by which cutoff.
#[derive(Debug, Clone)]
pub(super) struct RunContext {
    pub(super) period: ContractPeriod,
    pub(super) span: Span,
    pub(super) closing: i64,
    pub(super) offset_minutes: i64,
    pub(super) now_ms: i64,
}

/// The unmet needs of tiers as JSON, for storage.
pub(super) fn stopped_json(stopped: &[UnreachedTier]) -> String {
    let tiers = stopped.iter().map(|it| {
        let by = it.by.iter().map(|by| json!({"need": by.need.name(), "reached": by.reached, "needed": by.needed}));
        json!({"tier": it.tier, "by": by.collect::<Vec<_>>()})
    });
    serde_json::Value::Array(tiers.collect()).to_string()
}

pub(super) fn figures_json(due: &Due, figures: &ContractFigures) -> Result<String, StoreError> {
    serde_json::to_string(&StoredFigures::of(&due.terms, figures))
        .map_err(|error| StoreError::Corrupt(format!("figures of contract {}: {error}", due.contract_id)))
}

fn units(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A settlement to insert.
#[derive(Debug)]
pub(super) struct NewSettlement {
    pub(super) row: Settlement,
    /// Whether the contract's debt has changed.
    debt_changed: bool,
    /// Whether it includes corrections by operators.
    includes_corrections: bool,
}

/// Settles a contract; `None` if there is nothing to store. `corrected` is the difference from settling earlier periods again, in
/// minor units.
pub(super) fn settle_contract(
    context: &RunContext,
    target: &Target,
    policy: &Policy,
    (state, corrected): (&ContractState, i64),
) -> Result<Option<NewSettlement>, StoreError> {
    let (carried, debt) = (Money(state.carried()), state.debt);
    let Some((due, figures)) = target.due.as_ref().or(state.ended.as_ref()) else { return Ok(None) };
    let mut settled = settle(&due.terms, figures, carried);
    if target.due.is_none() {
        settled.carried_out = carried;
    }
    let corrected = corrected + state.manual_corrections;
    let payable = net_payable(settled.amount, Money(corrected), Money(debt));
    let is_empty = *figures == ContractFigures::default() && corrected == 0 && payable.amount == Money::ZERO;
    if is_empty && settled.carried_out == carried && payable.debt.0 == debt {
        return Ok(None);
    }
    let mut row = row(context, due, (figures, &settled), policy)?;
    row.closed_only = i64::from(target.due.is_none());
    (row.corrected, row.debt_in, row.debt_out, row.amount) = (corrected, debt, payable.debt.0, payable.amount.0);
    row.depth = state.depth;
    policy.begin(&mut row, context.now_ms);
    let includes_corrections = state.manual_corrections != 0;
    Ok(Some(NewSettlement { row, debt_changed: payable.debt.0 != debt, includes_corrections }))
}

impl NewSettlement {
    /// The statements that insert it, store the debt, and mark the included corrections.
    pub(super) fn statements(&self) -> Vec<sql::Query<'_>> {
        let row = &self.row;
        let mut all = vec![row.insert_statement()];
        if self.debt_changed {
            let upsert = "insert into settlement_debts (contract_id, debt) values ($1, $2)
                          on conflict (contract_id) do update set debt = excluded.debt";
            all.push(sql::query(upsert).bind(&row.contract_id).bind(row.debt_out));
        }
        if self.includes_corrections {
            let update = "update settlement_corrections set settled_in = $3
                          where contract_id = $1 and period = $2 and status = 'POSTED' and settled_in = ''";
            all.push(sql::query(update).bind(&row.contract_id).bind(&row.period).bind(&row.id));
        }
        all
    }
}

/// The row of a settled period.
pub(super) fn row(
    context: &RunContext,
    due: &Due,
    (figures, settled): (&ContractFigures, &Settled),
    policy: &Policy,
) -> Result<Settlement, StoreError> {
    let (starts_at, ends_at) = context.period.runs(context.span, context.offset_minutes);
    let mut row = Settlement {
        id: ids::new_id(context.now_ms),
        contract_id: due.contract_id.clone(),
        version: due.version,
        contract_type: due.terms.contract_type.name().to_owned(),
        period: context.period.name().to_owned(),
        first: context.span.first,
        last: context.span.last,
        starts_at,
        ends_at,
        payer_id: payer_id(due).to_owned(),
        payee_id: due.downline_id.clone(),
        currency: due.currency.clone(),
        closing: context.closing,
        basis_amount: settled.basis_amount.0,
        carried_in: settled.carried_in.0,
        carried_out: settled.carried_out.0,
        active_members: i64::from(settled.active_members),
        tier: settled.tier.map(units),
        rate: i64::from(settled.rate),
        capped: i64::from(settled.capped),
        stopped: stopped_json(&settled.stopped),
        due: settled.amount.0,
        figures_now: figures_json(due, figures)?,
        due_now: settled.amount.0,
        carried_in_now: settled.carried_in.0,
        carried_out_now: settled.carried_out.0,
        calc_version: 1,
        settled_at: context.now_ms,
        overdue_at: context.now_ms + policy.overdue_ms,
        ..Settlement::default()
    };
    row.put_figures(figures);
    Ok(row)
}
