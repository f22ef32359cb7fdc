//! Paying settlements: from the wallet of the upline, or by the operator.
//!
//! An upline's wallet pays what may be withdrawn from it. What that does not cover stays owed and is paid from later money: an
//! upline's oldest settlement first, and settlements higher in the tree before lower ones, since a payee may pass on what it is paid.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use cashier::withdrawable;
use ledger::{Account, AccountKind, Batch, IdempotencyKey, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::agent::terms::ContractType;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::notify::{SettlementNews, notify};
use super::row::Settlement;

/// Settlements that are paid per transaction.
const BATCH_SIZE: i64 = 100;

/// The job that pays open settlements. Its payload is stored as JSON and shown to operators: it is empty.
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
    const EVERY_MS: i64 = MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// The cursor over open settlements: depth, end of the period, id.
type Cursor = (i64, i64, String);

/// Pays as much as possible of all open settlements, and marks those that are overdue.
pub(super) async fn pay_due(store: &Store, running: &Running) -> Result<(), Failure> {
    if open(store, &(-1, 0, String::new()), 1).await?.is_empty() {
        return Ok(());
    }
    withdrawable::count_play(store).await?;
    let (mut cursor, mut exhausted) = ((-1, 0, String::new()), HashSet::new());
    loop {
        let batch = open(store, &cursor, BATCH_SIZE).await?;
        let Some((depth, ends_at, id, _)) = batch.last() else { break };
        cursor = (*depth, *ends_at, id.clone());
        let ids: Vec<String> =
            batch.into_iter().filter(|(.., payer)| !exhausted.contains(payer)).map(|(_, _, id, _)| id).collect();
        if ids.is_empty() {
            continue;
        }
        let holder = running.clone();
        let work = async move |tx: &mut Connection| {
            if !holder.owns_lease(&mut *tx).await? {
                return Ok(Err(Failure::lease_lost()));
            }
            Ok::<_, LedgerError>(Ok(pay_batch(tx, &ids, holder.now_ms()).await?))
        };
        let paid = store.write(move |tx| Box::pin(async move { work(tx).await })).await;
        exhausted.extend(paid.map_err(|error| Failure::Transient(error.to_string()))??);
    }
    mark_overdue(store, running.now_ms()).await.map_err(Failure::from)
}

/// Open settlements after a cursor: depth, end of the period, id, payer.
async fn open(
    store: &Store,
    (depth, ends_at, id): &Cursor,
    limit: i64,
) -> Result<Vec<(i64, i64, String, String)>, StoreError> {
    let query = "select depth, ends_at, id, payer_id from settlements where status in ('PENDING', 'PARTIAL', 'OVERDUE')
                 and (depth > $1 or (depth = $1 and (ends_at > $2 or (ends_at = $2 and id > $3)))) order by depth, ends_at, id limit $4";
    sql::query_as(query).bind(*depth).bind(*ends_at).bind(id).bind(limit).fetch_all(store.reader()).await
}

/// Pays as much as possible of a batch of settlements, in the order of depth and age; returns the payers whose wallets are exhausted.
async fn pay_batch(tx: &mut Connection, ids: &[String], now_ms: i64) -> Result<Vec<String>, LedgerError> {
    let rows = open_rows(&mut *tx, ids).await?;
    let mut wallets = Wallets::read(&mut *tx, &rows, now_ms).await?;
    let counts = payments_of(&mut *tx, &rows).await?;
    let (mut batch, mut paid, mut exhausted) = (Batch::default(), Vec::new(), Vec::new());
    for row in &rows {
        let amount = wallets.pay(row);
        if amount < row.left() {
            exhausted.push(row.payer_id.clone());
        }
        if amount > 0 {
            let seq = counts.get(&row.id).copied().unwrap_or(0);
            add_payment(&mut batch, row, (seq, amount), now_ms)?;
            paid.push((row, amount));
        }
    }
    batch.run(&mut *tx).await?;
    for (row, amount) in paid {
        let news = if amount == row.left() { SettlementNews::Paid(amount) } else { SettlementNews::PartPaid(amount) };
        notify(&mut *tx, row, news, now_ms).await?;
    }
    Ok(exhausted)
}

/// The settlements with these ids that are still open, in the order of depth and age.
async fn open_rows(tx: &mut Connection, ids: &[String]) -> Result<Vec<Settlement>, StoreError> {
    let text = format!(
        "select * from settlements where status in ('PENDING', 'PARTIAL', 'OVERDUE') and paid_amount < amount and id in ({})
         order by depth, ends_at, id",
        sql::places(1, ids.len())
    );
    sql::query_as(sql::AssertSqlSafe(text)).bind_all(ids).fetch_all(tx).await
}

/// The number of payments so far, of settlements that are paid in part.
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

/// The withdrawable money of the payers in minor units, by currency and member id, kept up to date with each payment.
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
            // A payer without a wallet pays nothing; without an entry here it would be taken for the operator.
            for id in ids {
                free.entry(id.to_owned()).or_insert(0);
            }
            wallets.insert(currency.to_owned(), free);
        }
        Ok(Self(wallets))
    }

    /// The payment for a settlement, in minor units: takes it from the payer, and adds it to the payee, who may pass it on.
    fn pay(&mut self, row: &Settlement) -> i64 {
        let Some(free) = self.0.get_mut(&row.currency) else { return row.left() };
        let amount = match free.get_mut(&row.payer_id) {
            Some(free) => {
                let amount = row.left().min(*free).max(0);
                *free -= amount;
                amount
            }
            // The operator always pays in full.
            None => row.left(),
        };
        if let Some(free) = free.get_mut(&row.payee_id) {
            *free = free.saturating_add(amount);
        }
        amount
    }
}

/// Adds a payment to the batch: the transaction, its row, and the update of the settlement.
fn add_payment(batch: &mut Batch, row: &Settlement, (seq, amount): (i64, i64), now_ms: i64) -> Result<(), LedgerError> {
    let status = match (amount == row.left(), row.status.as_str()) {
        (true, _) => "PAID",
        // An overdue settlement stays so until it is paid in full.
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
    // The row of the payment has a unique key.
    let transaction = Transaction::transfer(kind, IdempotencyKey::CallersRow, row.id.clone(), from, to, amount);
    let posted = batch.post(transaction, now_ms)?;
    let insert = "insert into settlement_payments (settlement_id, seq, amount, transaction_id, paid_at) values ($1, $2, $3, $4, $5)";
    batch.add_statement(sql::query(insert).bind(row.id.clone()).bind(seq).bind(amount).bind(posted).bind(now_ms));
    let update = "update settlements set paid_amount = paid_amount + $2, paid_at = $3, status = $4 where id = $1";
    batch.add_statement(sql::query(update).bind(row.id.clone()).bind(amount).bind(now_ms).bind(status));
    Ok(())
}

/// Marks the settlements that should have been paid by now.
async fn mark_overdue(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update settlements set status = 'OVERDUE' where status in ('PENDING', 'PARTIAL') and overdue_at <= $1";
    store.write(move |tx| Box::pin(async move { sql::query(update).bind(now_ms).execute(tx).await.map(drop) })).await
}
