//! The state of contracts before they are settled, read for many contracts together: a transaction settles a hundred, and each round
//! trip counts.

use std::collections::HashMap;

use lumora_core::domain::agent::figures::ContractFigures;
use lumora_core::domain::agent::terms::ContractPeriod;
use platform::store::{Connection, StoreError, from_row, sql};

use super::contract_settlement::{RunContext, Target};
use super::due::{self, Due};

/// The state of a contract before its period is settled.
#[derive(Debug, Default)]
pub(super) struct ContractState {
    latest: Option<Latest>,
    /// The debt that earlier settlements have carried over; negative, in minor units.
    pub(super) debt: i64,
    /// The sum of operators' corrections that no settlement includes yet, in minor units.
    pub(super) manual_corrections: i64,
    /// Depth of the payee in the tree at present. Payees higher up are paid first, so that money flows down the tree.
    pub(super) depth: i64,
    /// For a contract that has ended: the terms of its latest settlement, with empty figures.
    pub(super) ended: Option<(Due, ContractFigures)>,
}

/// The latest settlement before the period.
#[derive(Debug)]
struct Latest {
    contract_id: String,
    version: i64,
    carried_out_now: i64,
}

from_row!(Latest { contract_id, version, carried_out_now });

impl ContractState {
    /// What the latest settlement carries over to this period by its terms, in minor units.
    pub(super) fn carried(&self) -> i64 {
        self.latest.as_ref().map_or(0, |latest| latest.carried_out_now)
    }

    /// Reads the states of the targets, in their order.
    pub(super) async fn read(
        tx: &mut Connection,
        context: &RunContext,
        targets: &[Target],
    ) -> Result<Vec<Self>, StoreError> {
        let ids: Vec<&str> = targets.iter().map(|it| it.contract_id.as_str()).collect();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut latest = latest(&mut *tx, context, &ids).await?;
        let debts = debts(&mut *tx, &ids).await?;
        let manual_corrections = manual_corrections(&mut *tx, context.period).await?;
        let mut all = Vec::with_capacity(targets.len());
        for target in targets {
            let id = &target.contract_id;
            let latest = latest.remove(id);
            let ended = match (&target.due, &latest) {
                (None, Some(latest)) => due::version(&mut *tx, id, latest.version).await?,
                _ => None,
            };
            all.push(Self {
                latest,
                debt: debts.get(id).copied().unwrap_or(0),
                manual_corrections: manual_corrections.get(id).copied().unwrap_or(0),
                depth: 0,
                ended: ended.map(|due| (due, ContractFigures::default())),
            });
        }
        let payees: Vec<Option<String>> =
            targets.iter().zip(&all).map(|(target, state)| state.payee(target).map(str::to_owned)).collect();
        let depths = depths(tx, &payees).await?;
        for (state, payee) in all.iter_mut().zip(payees) {
            state.depth = payee.and_then(|id| depths.get(&id).copied()).unwrap_or(0);
        }
        Ok(all)
    }

    fn payee<'a>(&'a self, target: &'a Target) -> Option<&'a str> {
        target.due.as_ref().or(self.ended.as_ref()).map(|(due, _)| due.downline_id.as_str())
    }
}

async fn latest(
    tx: &mut Connection,
    context: &RunContext,
    ids: &[&str],
) -> Result<HashMap<String, Latest>, StoreError> {
    // By way of the contracts, so that only the latest row of each is read.
    let text = format!(
        "select s.contract_id, s.version, s.carried_out_now from contracts c
         join settlements s on s.contract_id = c.id and s.period = $1 and s.closed_only = 0 and s.first = (
             select max(l.first) from settlements l
             where l.contract_id = c.id and l.period = $1 and l.first < $2 and l.closed_only = 0)
         where c.id in ({})",
        sql::places(3, ids.len())
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(context.period.name()).bind(context.span.first);
    let rows: Vec<Latest> = query.bind_all(ids.iter().copied()).fetch_all(tx).await?;
    Ok(rows.into_iter().map(|row| (row.contract_id.clone(), row)).collect())
}

async fn debts(tx: &mut Connection, ids: &[&str]) -> Result<HashMap<String, i64>, StoreError> {
    let text =
        format!("select contract_id, debt from settlement_debts where contract_id in ({})", sql::places(1, ids.len()));
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind_all(ids.iter().copied());
    let rows: Vec<(String, i64)> = query.fetch_all(tx).await?;
    Ok(rows.into_iter().collect())
}

async fn manual_corrections(tx: &mut Connection, period: ContractPeriod) -> Result<HashMap<String, i64>, StoreError> {
    let query = "select contract_id, cast(sum(amount) as bigint) from settlement_corrections
                 where period = $1 and status = 'POSTED' and settled_in = '' group by contract_id";
    let rows: Vec<(String, i64)> = sql::query_as(query).bind(period.name()).fetch_all(tx).await?;
    Ok(rows.into_iter().collect())
}

async fn depths(tx: &mut Connection, payees: &[Option<String>]) -> Result<HashMap<String, i64>, StoreError> {
    let ids: Vec<&str> = payees.iter().flatten().map(String::as_str).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let text = format!(
        "select p.member_id, count(*) from placements p join placement_ancestors a on a.placement_id = p.id
         where p.until_ms is null and p.member_id in ({}) group by p.member_id",
        sql::places(1, ids.len())
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind_all(ids.iter().copied());
    let rows: Vec<(String, i64)> = query.fetch_all(tx).await?;
    Ok(rows.into_iter().collect())
}
