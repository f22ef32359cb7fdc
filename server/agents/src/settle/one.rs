//! Settling one contract: its period, and what has changed of those before.

use std::collections::{BTreeMap, HashMap};

use lumora_core::domain::agent::chain::{Period, correct, put_together};
use lumora_core::domain::agent::figures::Figures;
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::settle::{Settled, Stopped, settle};
use lumora_core::domain::agent::terms::ContractPeriod;
use lumora_core::domain::money::Money;
use platform::ids;
use platform::store::{Connection, StoreError, sql};
use serde_json::json;

use super::due::{self, Due, payer_id};
use super::kept::Kept;
use super::policy::Policy;
use super::row::Settlement;

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

fn kept(due: &Due, figures: &Figures) -> Result<String, StoreError> {
    serde_json::to_string(&Kept::of(&due.terms, figures))
        .map_err(|error| StoreError::Corrupt(format!("figures of contract {}: {error}", due.contract_id)))
}

fn figures_of(row: &Settlement) -> Result<Figures, StoreError> {
    let kept: Kept = serde_json::from_str(&row.figures_now)
        .map_err(|error| StoreError::Corrupt(format!("figures of settlement {}: {error}", row.id)))?;
    Ok(kept.figures())
}

fn units(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Settles a contract; gives what is to be paid, or nothing where there is nothing to write down.
pub(super) async fn settle_one(
    tx: &mut Connection,
    at: &At,
    target: &Target,
    policy: &Policy,
) -> Result<Option<i64>, StoreError> {
    let corrected = match target.changed.first_key_value() {
        Some((first, _)) => correct_from(&mut *tx, at, target, *first).await?,
        None => 0,
    };
    let by_hand = by_hand(&mut *tx, target, at.period).await?;
    let latest = latest(&mut *tx, target, at).await?;
    let carried = Money(latest.as_ref().map_or(0, |row| row.carried_out_now));
    let debt = "select debt from settlement_debts where contract_id = $1";
    let debt: Option<i64> = sql::query_scalar(debt).bind(&target.contract_id).fetch_optional(&mut *tx).await?;
    let debt = debt.unwrap_or(0);
    let (due, figures) = match (&target.due, &latest) {
        (Some((due, figures)), _) => (due.clone(), figures.clone()),
        (None, Some(row)) => match due::version(&mut *tx, &row.contract_id, row.version).await? {
            Some(due) => (due, Figures::default()),
            None => return Ok(None),
        },
        (None, None) => return Ok(None),
    };
    let mut settled = settle(&due.terms, &figures, carried);
    if target.due.is_none() {
        settled.carried_out = carried;
    }
    let corrected = corrected + by_hand;
    let payable = put_together(settled.amount, Money(corrected), Money(debt));
    let is_empty = figures == Figures::default() && corrected == 0 && payable.amount == Money::ZERO;
    if is_empty && settled.carried_out == carried && payable.debt.0 == debt {
        return Ok(None);
    }
    let mut row = row(at, &due, (&figures, &settled), policy)?;
    row.closed_only = i64::from(target.due.is_none());
    (row.corrected, row.debt_in, row.debt_out, row.amount) = (corrected, debt, payable.debt.0, payable.amount.0);
    row.depth = depth(&mut *tx, &row.payee_id).await?;
    policy.begin(&mut row, at.now_ms);
    row.insert(&mut *tx).await?;
    after(&mut *tx, &row, payable.debt.0 != debt, by_hand != 0).await?;
    Ok(Some(row.amount))
}

/// What a settlement leaves beside its row.
async fn after(tx: &mut Connection, row: &Settlement, owes: bool, by_hand: bool) -> Result<(), StoreError> {
    if owes {
        let upsert = "insert into settlement_debts (contract_id, debt) values ($1, $2)
                      on conflict (contract_id) do update set debt = excluded.debt";
        sql::query(upsert).bind(&row.contract_id).bind(row.debt_out).execute(&mut *tx).await?;
    }
    if by_hand {
        let update = "update settlement_corrections set settled_in = $3
                      where contract_id = $1 and period = $2 and status = 'POSTED' and settled_in = ''";
        sql::query(update).bind(&row.contract_id).bind(&row.period).bind(&row.id).execute(tx).await?;
    }
    Ok(())
}

/// How deep somebody stands now: who stands higher is paid first, so that money comes down the tree.
async fn depth(tx: &mut Connection, member_id: &str) -> Result<i64, StoreError> {
    let query = "select count(*) from placements p join placement_ancestors a on a.placement_id = p.id
                 where p.member_id = $1 and p.until_ms is null";
    sql::query_scalar(query).bind(member_id).fetch_one(tx).await
}

/// What operators have put right and no settlement has counted yet.
async fn by_hand(tx: &mut Connection, target: &Target, period: ContractPeriod) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(amount), 0) as bigint) from settlement_corrections
                 where contract_id = $1 and period = $2 and status = 'POSTED' and settled_in = ''";
    sql::query_scalar(query).bind(&target.contract_id).bind(period.name()).fetch_one(tx).await
}

/// The latest settlement before the period.
async fn latest(tx: &mut Connection, target: &Target, at: &At) -> Result<Option<Settlement>, StoreError> {
    before(tx, &target.contract_id, at.period, at.span.first).await
}

async fn before(
    tx: &mut Connection,
    contract_id: &str,
    period: ContractPeriod,
    first: i64,
) -> Result<Option<Settlement>, StoreError> {
    let query = "select * from settlements where contract_id = $1 and period = $2 and first < $3 and closed_only = 0
                 order by first desc limit 1";
    sql::query_as(query).bind(contract_id).bind(period.name()).bind(first).fetch_optional(tx).await
}

/// A row for what a period brings.
fn row(
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
        figures_now: kept(due, figures)?,
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

/// Settles the periods since the first that has changed again, with the terms of then; gives by how much that is more than what stood.
async fn correct_from(tx: &mut Connection, at: &At, target: &Target, first: Span) -> Result<i64, StoreError> {
    let query = "select * from settlements where contract_id = $1 and period = $2 and first >= $3 and first < $4 and closed_only = 0
                 order by first";
    let query = sql::query_as(query).bind(&target.contract_id).bind(at.period.name()).bind(first.first);
    let stood: Vec<Settlement> = query.bind(at.span.first).fetch_all(&mut *tx).await?;
    let stood: BTreeMap<i64, Settlement> = stood.into_iter().map(|row| (row.first, row)).collect();
    let changed: BTreeMap<i64, (Span, &Due, &Figures)> =
        target.changed.iter().map(|(span, (due, figures))| (span.first, (*span, due, figures))).collect();
    let before = before(&mut *tx, &target.contract_id, at.period, first.first).await?;
    let mut carried = Money(before.map_or(0, |row| row.carried_out_now));
    let mut versions: HashMap<i64, Due> = HashMap::new();
    let mut difference = 0;
    let all: std::collections::BTreeSet<i64> = stood.keys().chain(changed.keys()).copied().collect();
    for number in all {
        let (was, new) = (stood.get(&number), changed.get(&number));
        let (due, figures) = match (new, was) {
            (Some((_, due, figures)), _) => ((*due).clone(), (*figures).clone()),
            (None, Some(row)) => (version(&mut *tx, &mut versions, row).await?, figures_of(row)?),
            (None, None) => continue,
        };
        let amount = Money(was.map_or(0, |row| row.due_now));
        let correction = correct(&[amount], carried, &[Period { terms: &due.terms, figures: &figures }]);
        carried = correction.carried_out;
        let Some(settled) = correction.settled.first() else { continue };
        match (was, new) {
            (Some(row), _) => {
                note(&mut *tx, row, settled, new.map(|_| kept(&due, &figures)).transpose()?).await?;
                if !row.is_refused() {
                    difference += correction.difference.0;
                }
            }
            (None, Some((span, ..))) => {
                late(&mut *tx, &At { span: *span, ..at.clone() }, &due, (&figures, settled)).await?;
                difference += correction.difference.0;
            }
            (None, None) => {}
        }
    }
    Ok(difference)
}

async fn version(tx: &mut Connection, known: &mut HashMap<i64, Due>, row: &Settlement) -> Result<Due, StoreError> {
    if let Some(due) = known.get(&row.version) {
        return Ok(due.clone());
    }
    let due = due::version(tx, &row.contract_id, row.version).await?;
    let due = due.ok_or_else(|| StoreError::Corrupt(format!("settlement {} goes by no contract", row.id)))?;
    known.insert(row.version, due.clone());
    Ok(due)
}

/// Notes what a settled period brings by now, where that has changed.
async fn note(
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

/// Writes a row for a period that had none: its bets came to light after it was settled. What it brings joins the next payment.
async fn late(
    tx: &mut Connection,
    at: &At,
    due: &Due,
    (figures, settled): (&Figures, &Settled),
) -> Result<(), StoreError> {
    let mut row = row(at, due, (&Figures::default(), settled), &Policy::default())?;
    row.figures_now = kept(due, figures)?;
    (row.basis_amount, row.due, row.late) = (0, 0, 1);
    (row.carried_in, row.carried_out, row.active_members, row.tier, row.rate, row.capped) = (0, 0, 0, None, 0, 0);
    row.stopped = "[]".to_owned();
    row.status = "PAID".to_owned();
    row.paid_at = Some(at.now_ms);
    row.insert(tx).await
}
