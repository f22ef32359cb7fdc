//! Settling the period of one contract, by what was read for it before.

use std::collections::BTreeMap;

use lumora_core::domain::agent::chain::put_together;
use lumora_core::domain::agent::figures::Figures;
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::settle::{Settled, Stopped, settle};
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
    /// The terms of the period, and what the team has done; nothing where the contract has ended, and only corrections are left.
    pub(super) due: Option<(Due, Figures)>,
    /// Earlier periods whose figures have changed.
    pub(super) changed: BTreeMap<Span, (Due, Figures)>,
}

/// The period that is settled.
#[derive(Debug, Clone)]
pub(super) struct At {
    pub(super) period: ContractPeriod,
    pub(super) span: Span,
    pub(super) closing: i64,
    pub(super) offset_minutes: i64,
    pub(super) now_ms: i64,
}

/// Why a tier does not count, as it is stored.
pub(super) fn explained(stopped: &[Stopped]) -> String {
    let tiers = stopped.iter().map(|it| {
        let by = it.by.iter().map(|by| json!({"need": by.need.name(), "reached": by.reached, "needed": by.needed}));
        json!({"tier": it.tier, "by": by.collect::<Vec<_>>()})
    });
    serde_json::Value::Array(tiers.collect()).to_string()
}

pub(super) fn figures_json(due: &Due, figures: &Figures) -> Result<String, StoreError> {
    serde_json::to_string(&StoredFigures::of(&due.terms, figures))
        .map_err(|error| StoreError::Corrupt(format!("figures of contract {}: {error}", due.contract_id)))
}

fn units(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A settlement that is to be written down.
#[derive(Debug)]
pub(super) struct New {
    pub(super) row: Settlement,
    /// What the contract owes back is another sum than before.
    owes: bool,
    /// What operators have put right is counted in it.
    by_hand: bool,
}

/// Settles a contract by what is known of it; nothing where there is nothing to write down. `corrected` is what corrections of earlier periods bring.
pub(super) fn settle_one(
    at: &At,
    target: &Target,
    policy: &Policy,
    (known, corrected): (&ContractState, i64),
) -> Result<Option<New>, StoreError> {
    let (carried, debt) = (Money(known.carried()), known.debt);
    let Some((due, figures)) = target.due.as_ref().or(known.ended.as_ref()) else { return Ok(None) };
    let mut settled = settle(&due.terms, figures, carried);
    if target.due.is_none() {
        settled.carried_out = carried;
    }
    let corrected = corrected + known.by_hand;
    let payable = put_together(settled.amount, Money(corrected), Money(debt));
    let is_empty = *figures == Figures::default() && corrected == 0 && payable.amount == Money::ZERO;
    if is_empty && settled.carried_out == carried && payable.debt.0 == debt {
        return Ok(None);
    }
    let mut row = row(at, due, (figures, &settled), policy)?;
    row.closed_only = i64::from(target.due.is_none());
    (row.corrected, row.debt_in, row.debt_out, row.amount) = (corrected, debt, payable.debt.0, payable.amount.0);
    row.depth = known.depth;
    policy.begin(&mut row, at.now_ms);
    Ok(Some(New { row, owes: payable.debt.0 != debt, by_hand: known.by_hand != 0 }))
}

impl New {
    /// What writes it, and what it leaves beside its row.
    pub(super) fn statements(&self) -> Vec<sql::Query<'_>> {
        let row = &self.row;
        let mut all = vec![row.insert_statement()];
        if self.owes {
            let upsert = "insert into settlement_debts (contract_id, debt) values ($1, $2)
                          on conflict (contract_id) do update set debt = excluded.debt";
            all.push(sql::query(upsert).bind(&row.contract_id).bind(row.debt_out));
        }
        if self.by_hand {
            let update = "update settlement_corrections set settled_in = $3
                          where contract_id = $1 and period = $2 and status = 'POSTED' and settled_in = ''";
            all.push(sql::query(update).bind(&row.contract_id).bind(&row.period).bind(&row.id));
        }
        all
    }
}

/// A row for what a period brings.
pub(super) fn row(
    at: &At,
    due: &Due,
    (figures, settled): (&Figures, &Settled),
    policy: &Policy,
) -> Result<Settlement, StoreError> {
    let (starts_at, ends_at) = at.period.runs(at.span, at.offset_minutes);
    let mut row = Settlement {
        id: ids::new_id(at.now_ms),
        contract_id: due.contract_id.clone(),
        version: due.version,
        contract_type: due.terms.contract_type.name().to_owned(),
        period: at.period.name().to_owned(),
        first: at.span.first,
        last: at.span.last,
        starts_at,
        ends_at,
        payer_id: payer_id(due).to_owned(),
        payee_id: due.downline_id.clone(),
        currency: due.currency.clone(),
        closing: at.closing,
        basis_amount: settled.basis_amount.0,
        carried_in: settled.carried_in.0,
        carried_out: settled.carried_out.0,
        active_members: i64::from(settled.active_members),
        tier: settled.tier.map(units),
        rate: i64::from(settled.rate),
        capped: i64::from(settled.capped),
        stopped: explained(&settled.stopped),
        due: settled.amount.0,
        figures_now: figures_json(due, figures)?,
        due_now: settled.amount.0,
        carried_in_now: settled.carried_in.0,
        carried_out_now: settled.carried_out.0,
        calc_version: 1,
        settled_at: at.now_ms,
        overdue_at: at.now_ms + policy.overdue_ms,
        ..Settlement::default()
    };
    row.put_figures(figures);
    Ok(row)
}
