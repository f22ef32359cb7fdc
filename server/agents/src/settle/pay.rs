//! Paying what was settled: from the wallet of the upline, or by the operator.
//!
//! From an upline's wallet comes what may leave it, as for a withdrawal. What it does not cover stays owed, and is paid from later money: an upline's oldest
//! settlement first, and who stands higher before who stands lower, since what a member is paid it may pay on.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use cashier::withdrawable;
use ledger::{Account, AccountKind, Batch, IdempotencyKey, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::agent::terms::ContractType;
use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::row::Settlement;
use super::tell::{SettlementNews, tell};

/// Settlements that are paid in one transaction.
const AT_ONCE: i64 = 100;

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
        let work = async move |tx: &mut Connection| {
            if !holder.owns_lease(&mut *tx).await? {
                return Ok(Err(Failure::Transient("another worker does this by now".to_owned())));
            }
            Ok::<_, LedgerError>(Ok(pay_some(tx, &ids, holder.now_ms()).await?))
        };
        let paid = store.write(move |tx| Box::pin(async move { work(tx).await })).await;
        empty.extend(paid.map_err(|error| Failure::Transient(error.to_string()))??);
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

/// Pays what can be paid of some settlements, in the order of these ids; gives the payers whose wallets have nothing more to give.
async fn pay_some(tx: &mut Connection, ids: &[String], now_ms: i64) -> Result<Vec<String>, LedgerError> {
    let rows = open_rows(&mut *tx, ids).await?;
    let mut wallets = Wallets::read(&mut *tx, &rows, now_ms).await?;
    let counts = payments_of(&mut *tx, &rows).await?;
    let (mut batch, mut told, mut emptied) = (Batch::default(), Vec::new(), Vec::new());
    for row in &rows {
        let amount = wallets.pay(row);
        if amount < row.left() {
            emptied.push(row.payer_id.clone());
        }
        if amount > 0 {
            let seq = counts.get(&row.id).copied().unwrap_or(0);
            add(&mut batch, row, (seq, amount), now_ms)?;
            told.push((row, amount));
        }
    }
    batch.run(&mut *tx).await?;
    for (row, amount) in told {
        let what = if amount == row.left() { SettlementNews::Paid(amount) } else { SettlementNews::PartPaid(amount) };
        tell(&mut *tx, row, what, now_ms).await?;
    }
    Ok(emptied)
}

/// Those of the settlements that still wait for money.
async fn open_rows(tx: &mut Connection, ids: &[String]) -> Result<Vec<Settlement>, StoreError> {
    let text = format!(
        "select * from settlements where status in ('PENDING', 'PARTIAL', 'OVERDUE') and paid_amount < amount and id in ({})
         order by depth, ends_at, id",
        sql::places(1, ids.len())
    );
    sql::query_as(sql::AssertSqlSafe(text)).bind_all(ids).fetch_all(tx).await
}

/// How many payments there have been for those that are paid in part.
async fn payments_of(tx: &mut Connection, rows: &[Settlement]) -> Result<HashMap<String, i64>, StoreError> {
    let ids: Vec<&str> = rows.iter().filter(|row| row.paid_amount > 0).map(|row| row.id.as_str()).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let text = format!(
        "select settlement_id, count(*) from settlement_payments where settlement_id in ({}) group by settlement_id",
        sql::places(1, ids.len())
    );
    let rows: Vec<(String, i64)> = sql::query_as(sql::AssertSqlSafe(text)).bind_all(ids).fetch_all(tx).await?;
    Ok(rows.into_iter().collect())
}

/// What is free in the wallets of those who pay, by currency and id, as payments leave it.
struct Wallets(HashMap<String, HashMap<String, i64>>);

impl Wallets {
    async fn read(tx: &mut Connection, rows: &[Settlement], now_ms: i64) -> Result<Self, StoreError> {
        let mut payers: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for row in rows.iter().filter(|row| !row.payer_id.is_empty()) {
            payers.entry(&row.currency).or_default().insert(&row.payer_id);
        }
        let mut wallets = HashMap::new();
        for (currency, ids) in payers {
            let ids: Vec<&str> = ids.into_iter().collect();
            let mut free = withdrawable::free_of(&mut *tx, &ids, currency, now_ms).await?;
            // Who has no wallet pays nothing, and is a payer still.
            for id in ids {
                free.entry(id.to_owned()).or_insert(0);
            }
            wallets.insert(currency.to_owned(), free);
        }
        Ok(Self(wallets))
    }

    /// Takes what there is of what a settlement still asks for, and gives it to the payee, who may pay it on; gives how much that is.
    fn pay(&mut self, row: &Settlement) -> i64 {
        let Some(free) = self.0.get_mut(&row.currency) else { return row.left() };
        let amount = match free.get_mut(&row.payer_id) {
            Some(free) => {
                let amount = row.left().min(*free).max(0);
                *free -= amount;
                amount
            }
            // The operator pays whatever is owed.
            None => row.left(),
        };
        if let Some(free) = free.get_mut(&row.payee_id) {
            *free = free.saturating_add(amount);
        }
        amount
    }
}

/// Adds a payment: the money, its row, and what is noted of the settlement.
fn add(batch: &mut Batch, row: &Settlement, (seq, amount): (i64, i64), now_ms: i64) -> Result<(), LedgerError> {
    let status = match (amount == row.left(), row.status.as_str()) {
        (true, _) => "PAID",
        // What is late stays so until all of it is there.
        (false, "OVERDUE") => "OVERDUE",
        (false, _) => "PARTIAL",
    };
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
    // The row of the payment is there only once.
    let transaction = Transaction::transfer(kind, IdempotencyKey::CallersRow, row.id.clone(), from, to, amount);
    let posted = batch.post(transaction, now_ms)?;
    let insert = "insert into settlement_payments (settlement_id, seq, amount, transaction_id, paid_at) values ($1, $2, $3, $4, $5)";
    batch.also(sql::query(insert).bind(row.id.clone()).bind(seq).bind(amount).bind(posted).bind(now_ms));
    let update = "update settlements set paid_amount = paid_amount + $2, paid_at = $3, status = $4 where id = $1";
    batch.also(sql::query(update).bind(row.id.clone()).bind(amount).bind(now_ms).bind(status));
    Ok(())
}

/// Notes what should have been paid by now.
async fn overdue(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update settlements set status = 'OVERDUE' where status in ('PENDING', 'PARTIAL') and overdue_at <= $1";
    store.write(move |tx| Box::pin(async move { sql::query(update).bind(now_ms).execute(tx).await.map(drop) })).await
}
