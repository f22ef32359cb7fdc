//! Settling earlier periods of a contract again, whose figures late bets and rolled back rounds have changed.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use lumora_core::domain::agent::chain::{Period, correct};
use lumora_core::domain::agent::figures::ContractFigures;
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::settle::Settled;
use lumora_core::domain::agent::terms::ContractPeriod;
use lumora_core::domain::money::Money;
use platform::store::{Connection, StoreError, sql};

use super::contract_settlement::{RunContext, Target, figures_json, row};
use super::due::{self, Due};
use super::policy::Policy;
use super::row::Settlement;
use super::stored_figures::StoredFigures;

/// Settles the periods from the first changed one on again, by the terms of that time; returns by how much, in minor units, they give
/// more than before.
pub(super) async fn correct_from(
    tx: &mut Connection,
    context: &RunContext,
    target: &Target,
    first: Span,
) -> Result<i64, StoreError> {
    let query = "select * from settlements where contract_id = $1 and period = $2 and first >= $3 and first < $4 and closed_only = 0
                 order by first";
    let query = sql::query_as(query).bind(&target.contract_id).bind(context.period.name()).bind(first.first);
    let stored: Vec<Settlement> = query.bind(context.span.first).fetch_all(&mut *tx).await?;
    let stored: BTreeMap<i64, Settlement> = stored.into_iter().map(|row| (row.first, row)).collect();
    let changed: BTreeMap<i64, (Span, &Due, &ContractFigures)> =
        target.changed.iter().map(|(span, (due, figures))| (span.first, (*span, due, figures))).collect();
    let mut carried = carried_into(&mut *tx, &target.contract_id, context.period, first.first).await?;
    let mut versions: HashMap<i64, Due> = HashMap::new();
    let mut difference = 0;
    let all: BTreeSet<i64> = stored.keys().chain(changed.keys()).copied().collect();
    for number in all {
        let (former, new) = (stored.get(&number), changed.get(&number));
        let (due, figures) = match (new, former) {
            (Some((_, due, figures)), _) => ((*due).clone(), (*figures).clone()),
            (None, Some(row)) => (version(&mut *tx, &mut versions, row).await?, figures_of(row)?),
            (None, None) => continue,
        };
        let amount = Money(former.map_or(0, |row| row.due_now));
        let correction = correct(&[amount], carried, &[Period { terms: &due.terms, figures: &figures }]);
        carried = correction.carried_out;
        let Some(settled) = correction.settled.first() else { continue };
        match (former, new) {
            (Some(row), _) => {
                store_result(&mut *tx, row, settled, new.map(|_| figures_json(&due, &figures)).transpose()?).await?;
                if !row.is_refused() {
                    difference += correction.difference.0;
                }
            }
            (None, Some((span, ..))) => {
                insert_late(&mut *tx, &RunContext { span: *span, ..context.clone() }, &due, (&figures, settled))
                    .await?;
                difference += correction.difference.0;
            }
            (None, None) => {}
        }
    }
    Ok(difference)
}

/// What the settlement before a period carries over to it.
async fn carried_into(
    tx: &mut Connection,
    contract_id: &str,
    period: ContractPeriod,
    first: i64,
) -> Result<Money, StoreError> {
    let query = "select carried_out_now from settlements where contract_id = $1 and period = $2 and first < $3 and closed_only = 0
                 order by first desc limit 1";
    let query = sql::query_scalar(query).bind(contract_id).bind(period.name()).bind(first);
    Ok(Money(query.fetch_optional(tx).await?.unwrap_or(0)))
}

fn figures_of(row: &Settlement) -> Result<ContractFigures, StoreError> {
    let stored: StoredFigures = serde_json::from_str(&row.figures_now)
        .map_err(|error| StoreError::Corrupt(format!("figures of settlement {}: {error}", row.id)))?;
    Ok(stored.figures())
}

async fn version(tx: &mut Connection, cached: &mut HashMap<i64, Due>, row: &Settlement) -> Result<Due, StoreError> {
    if let Some(due) = cached.get(&row.version) {
        return Ok(due.clone());
    }
    let due = due::version(tx, &row.contract_id, row.version).await?;
    let due = due.ok_or_else(|| StoreError::Corrupt(format!("settlement {} goes by no contract", row.id)))?;
    cached.insert(row.version, due.clone());
    Ok(due)
}

/// Stores the present results of a settled period, if they have changed.
async fn store_result(
    tx: &mut Connection,
    row: &Settlement,
    settled: &Settled,
    figures: Option<String>,
) -> Result<(), StoreError> {
    let now = (settled.amount.0, settled.carried_in.0, settled.carried_out.0);
    if figures.is_none() && now == (row.due_now, row.carried_in_now, row.carried_out_now) {
        return Ok(());
    }
    let update = "update settlements set figures_now = $2, due_now = $3, carried_in_now = $4, carried_out_now = $5,
                  calc_version = calc_version + 1 where id = $1";
    sql::query(update)
        .bind(&row.id)
        .bind(figures.as_deref().unwrap_or(&row.figures_now))
        .bind(now.0)
        .bind(now.1)
        .bind(now.2)
        .execute(tx)
        .await
        .map(drop)
}

/// Inserts a row for a period that had none, because its bets came after it was settled. Its amount is part of the next payment.
async fn insert_late(
    tx: &mut Connection,
    context: &RunContext,
    due: &Due,
    (figures, settled): (&ContractFigures, &Settled),
) -> Result<(), StoreError> {
    let mut row = row(context, due, (&ContractFigures::default(), settled), &Policy::default())?;
    row.figures_now = figures_json(due, figures)?;
    (row.basis_amount, row.due, row.late) = (0, 0, 1);
    (row.carried_in, row.carried_out, row.active_members, row.tier, row.rate, row.capped) = (0, 0, 0, None, 0, 0);
    row.stopped = "[]".to_owned();
    row.status = "PAID".to_owned();
    row.paid_at = Some(context.now_ms);
    row.insert_statement().execute(tx).await.map(drop)
}
