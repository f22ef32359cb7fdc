//! Paying what was settled: from the wallet of the upline, or by the operator.
//!
//! From an upline's wallet comes what may leave it, as for a withdrawal. What it does not cover stays owed, and is paid from later money: an upline's oldest
//! settlement first, and who stands higher before who stands lower, since what a member is paid it may pay on.

use std::collections::HashSet;

use cashier::withdrawable;
use ledger::{Account, AccountKind, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::agent::terms::ContractType;
use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::row::Settlement;
use super::tell::{Told, tell};

/// Settlements that are paid in one transaction.
const AT_ONCE: i64 = 50;

/// Pays what is open. Stored as JSON and shown to operators: nothing in it.
#[derive(Debug, Serialize, Deserialize)]
pub struct PaySettlements {}

impl Job for PaySettlements {
    const KIND: &'static str = "pay-settlements";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        pay_due(&base.store, running).await
    }
}

impl Scheduled for PaySettlements {
    const EVERY_MS: i64 = 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Where the walk over open settlements has come to.
type Place = (i64, i64, String);

/// Pays what can be paid of everything that is open, and notes what is overdue.
pub(super) async fn pay_due(store: &Store, running: &Running) -> Result<(), Failure> {
    if open(store, &(-1, 0, String::new()), 1).await?.is_empty() {
        return Ok(());
    }
    withdrawable::count_play(store).await?;
    let (mut place, mut empty) = ((-1, 0, String::new()), HashSet::new());
    loop {
        let some = open(store, &place, AT_ONCE).await?;
        let Some((depth, ends_at, id, _)) = some.last() else { break };
        place = (*depth, *ends_at, id.clone());
        let ids: Vec<String> =
            some.into_iter().filter(|(.., payer)| !empty.contains(payer)).map(|(_, _, id, _)| id).collect();
        if ids.is_empty() {
            continue;
        }
        let holder = running.clone();
        let job = async move |tx: &mut Connection| {
            if !holder.holds(&mut *tx).await? {
                return Ok(Err(Failure::Passing("another worker does this by now".to_owned())));
            }
            let mut emptied = Vec::new();
            for id in &ids {
                emptied.extend(pay(&mut *tx, id, holder.now_ms()).await?);
            }
            Ok::<_, LedgerError>(Ok(emptied))
        };
        let paid = store.write(move |tx| Box::pin(async move { job(tx).await })).await;
        empty.extend(paid.map_err(|error| Failure::Passing(error.to_string()))??);
    }
    overdue(store, running.now_ms()).await.map_err(Failure::from)
}

/// Settlements that wait for money, behind a place: depth, end, id, payer.
async fn open(
    store: &Store,
    (depth, ends_at, id): &Place,
    limit: i64,
) -> Result<Vec<(i64, i64, String, String)>, StoreError> {
    let query = "select depth, ends_at, id, payer_id from settlements where status in ('PENDING', 'PARTIAL', 'OVERDUE')
                 and (depth > $1 or (depth = $1 and (ends_at > $2 or (ends_at = $2 and id > $3)))) order by depth, ends_at, id limit $4";
    sql::query_as(query).bind(*depth).bind(*ends_at).bind(id).bind(limit).fetch_all(store.reader()).await
}

/// Pays what can be paid of a settlement; gives the payer whose wallet has nothing more to give.
pub(super) async fn pay(tx: &mut Connection, id: &str, now_ms: i64) -> Result<Option<String>, LedgerError> {
    let Some(row) = Settlement::find(&mut *tx, id).await? else { return Ok(None) };
    let is_open = matches!(row.status.as_str(), "PENDING" | "PARTIAL" | "OVERDUE");
    if !is_open || row.left() <= 0 {
        return Ok(None);
    }
    let amount = if row.payer_id.is_empty() {
        row.left()
    } else {
        let can = withdrawable::sum(&mut *tx, &row.payer_id, &row.currency, now_ms).await?;
        row.left().min(can.withdrawable.0.0)
    };
    if amount > 0 {
        move_money(&mut *tx, &row, amount, now_ms).await?;
    }
    let covered = amount.max(0) == row.left();
    Ok(if covered { None } else { Some(row.payer_id) })
}

async fn move_money(tx: &mut Connection, row: &Settlement, amount: i64, now_ms: i64) -> Result<(), LedgerError> {
    let is_whole = amount == row.left();
    let status = match (is_whole, row.status.as_str()) {
        (true, _) => "PAID",
        // What is late stays so until all of it is there.
        (false, "OVERDUE") => "OVERDUE",
        (false, _) => "PARTIAL",
    };
    let count = "select count(*) from settlement_payments where settlement_id = $1";
    let seq: i64 = sql::query_scalar(count).bind(&row.id).fetch_one(&mut *tx).await?;
    let from = match row.payer_id.as_str() {
        "" => Account::new(AccountKind::Commission, "", &row.currency),
        payer_id => Account::wallet(payer_id, &row.currency),
    };
    let kind = if row.contract_type == ContractType::Dividend.name() {
        TransactionKind::Dividend
    } else {
        TransactionKind::Wage
    };
    let to = Account::wallet(&row.payee_id, &row.currency);
    let key = format!("settlement:{}:{seq}", row.id);
    let posted =
        ledger::post(&mut *tx, &Transaction::transfer(kind, key, row.id.clone(), from, to, amount), now_ms).await?;
    let insert = "insert into settlement_payments (settlement_id, seq, amount, transaction_id, paid_at) values ($1, $2, $3, $4, $5)";
    let insert = sql::query(insert).bind(&row.id).bind(seq).bind(amount).bind(&posted.id).bind(now_ms);
    insert.execute(&mut *tx).await?;
    let update = "update settlements set paid_amount = paid_amount + $2, paid_at = $3, status = $4 where id = $1";
    sql::query(update).bind(&row.id).bind(amount).bind(now_ms).bind(status).execute(&mut *tx).await?;
    tell(tx, row, if is_whole { Told::Paid(amount) } else { Told::PartPaid(amount) }, now_ms).await?;
    Ok(())
}

/// Notes what should have been paid by now.
async fn overdue(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update settlements set status = 'OVERDUE' where status in ('PENDING', 'PARTIAL') and overdue_at <= $1";
    store.write(move |tx| Box::pin(async move { sql::query(update).bind(now_ms).execute(tx).await.map(drop) })).await
}
