//! Paying a batch of receivers in one transaction: what the payments depend on is read for all of them together, and everything is
//! written in one round trip.

use std::collections::{BTreeMap, HashMap, HashSet};

use ledger::{Account, AccountKind, Batch, IdempotencyKey, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::agent::chain::net_payable;
use lumora_core::domain::agent::rebate::{rebate, share};
use lumora_core::domain::money::Money;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, sql};
use protection::MARKETED_TO;

use super::line::{Key, Line, Receiver, core_rate};

/// Pays a batch of receivers for a day, and for what has changed of earlier days; returns the sum paid, in minor units.
pub(super) async fn pay(
    tx: &mut Connection,
    run_day: i64,
    receivers: &[&Receiver],
    now_ms: i64,
) -> Result<i64, LedgerError> {
    if receivers.is_empty() {
        return Ok(0);
    }
    let ids: Vec<&str> = receivers.iter().map(|(id, _)| id.as_str()).collect();
    let (eligible, debts) = (eligible_receivers(&mut *tx, &ids).await?, debts(&mut *tx, run_day, &ids).await?);
    let (mut batch, mut paid) = (Batch::default(), 0);
    for (receiver_id, lines) in receivers {
        let is_withheld = !eligible.contains(receiver_id);
        let mut sums: BTreeMap<&str, (Money, Money)> = BTreeMap::new();
        for (key, line) in lines {
            let prior = if key.day == run_day {
                PriorEntries::default()
            } else {
                prior_entries(&mut *tx, receiver_id, key).await?
            };
            let entry = Entry::of(line, &prior, is_withheld);
            let sum = sums.entry(&key.currency).or_default();
            if key.day == run_day {
                sum.0.0 += entry.payable()
            } else {
                sum.1.0 += entry.payable()
            }
            batch.add_statement(entry.statement(receiver_id, run_day, (key, line)));
        }
        for (currency, sums) in sums {
            let debt = debts.get(&(receiver_id.clone(), currency.to_owned())).copied().unwrap_or(0);
            paid += pay_out(&mut batch, run_day, (receiver_id, currency, is_withheld), (sums, debt), now_ms)?;
        }
    }
    batch.run(tx).await?;
    Ok(paid)
}

/// The receivers who may be paid: neither closed, nor excluded, nor marked.
async fn eligible_receivers(tx: &mut Connection, ids: &[&str]) -> Result<HashSet<String>, StoreError> {
    let text = format!(
        "select m.id from members m where m.id in ({}) and m.state = 'active' and {MARKETED_TO}",
        sql::places(1, ids.len())
    );
    let found: Vec<String> = sql::query_scalar(sql::AssertSqlSafe(text)).bind_all(ids).fetch_all(tx).await?;
    Ok(found.into_iter().collect())
}

/// The debts that the run before has carried over, by receiver and currency; negative, in minor units.
async fn debts(tx: &mut Connection, run_day: i64, ids: &[&str]) -> Result<HashMap<(String, String), i64>, StoreError> {
    let text = format!(
        "select p.receiver_id, p.currency, p.debt_out from rebate_payouts p where p.receiver_id in ({}) and p.debt_out <> 0
         and p.run_day = (select max(q.run_day) from rebate_payouts q
            where q.receiver_id = p.receiver_id and q.currency = p.currency and q.run_day < $1)",
        sql::places(2, ids.len())
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(run_day).bind_all(ids);
    let rows: Vec<(String, String, i64)> = query.fetch_all(tx).await?;
    Ok(rows.into_iter().map(|(receiver_id, currency, debt)| ((receiver_id, currency), debt)).collect())
}

/// The sum of the entries that earlier runs have stored for a line; zero for a new line.
#[derive(Debug, Default)]
struct PriorEntries {
    valid_bet: i64,
    amount: i64,
    /// Rate and branch rate of the first entry; `None` for a new line.
    rates: Option<(i64, i64)>,
    is_withheld: bool,
}

async fn prior_entries(tx: &mut Connection, receiver_id: &str, key: &Key) -> Result<PriorEntries, StoreError> {
    let query = "select cast(coalesce(sum(valid_bet), 0) as bigint), cast(coalesce(sum(amount), 0) as bigint), max(rate), max(branch_rate),
                 coalesce(max(withheld), 0) from rebate_entries
                 where receiver_id = $1 and day = $2 and branch_id = $3 and product = $4 and currency = $5";
    let query = sql::query_as(query).bind(receiver_id).bind(key.day).bind(&key.branch_id).bind(&key.product);
    let (valid_bet, amount, rate, branch_rate, withheld): (i64, i64, Option<i64>, Option<i64>, i64) =
        query.bind(&key.currency).fetch_one(tx).await?;
    Ok(PriorEntries { valid_bet, amount, rates: rate.zip(branch_rate), is_withheld: withheld != 0 })
}

/// A new entry of a line.
struct Entry {
    rate: i64,
    branch_rate: i64,
    amount: i64,
    is_withheld: bool,
}

impl Entry {
    fn of(line: &Line, prior: &PriorEntries, is_withheld: bool) -> Self {
        // The rates of the first entry stay, and what was withheld stays withheld.
        let (rate, branch_rate) = prior.rates.unwrap_or((line.rate, line.branch_rate));
        let now = rebate(Money(prior.valid_bet + line.valid_bet), share(core_rate(rate), core_rate(branch_rate))).0;
        // A decrease of what was paid is a debt, even if the member may not be given rewards at present.
        let is_withheld = prior.is_withheld || (is_withheld && (prior.rates.is_none() || now > prior.amount));
        Self { rate, branch_rate, amount: now - prior.amount, is_withheld }
    }

    /// By how much it changes the sum to be paid, in minor units.
    const fn payable(&self) -> i64 {
        if self.is_withheld { 0 } else { self.amount }
    }

    fn statement(&self, receiver_id: &str, run_day: i64, (key, line): (&Key, &Line)) -> Query<'static> {
        sql::query(
            "insert into rebate_entries (receiver_id, run_day, day, branch_id, product, currency, valid_bet, rate, branch_rate, amount, withheld)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(receiver_id.to_owned())
        .bind(run_day)
        .bind(key.day)
        .bind(key.branch_id.clone())
        .bind(key.product.clone())
        .bind(key.currency.clone())
        .bind(line.valid_bet)
        .bind(self.rate)
        .bind(self.branch_rate)
        .bind(self.amount)
        .bind(i64::from(self.is_withheld))
    }
}

/// Adds the payout of one receiver in one currency to the batch; returns its amount in minor units.
fn pay_out(
    batch: &mut Batch,
    run_day: i64,
    (receiver_id, currency, is_withheld): (&str, &str, bool),
    ((due, corrected), debt): ((Money, Money), i64),
    now_ms: i64,
) -> Result<i64, LedgerError> {
    let payable = net_payable(due, corrected, Money(debt));
    let mut transaction_id = String::new();
    if payable.amount.is_positive() {
        let from = Account::new(AccountKind::Commission, "", currency);
        let to = Account::wallet(receiver_id, currency);
        let (kind, reference) = (TransactionKind::Rebate, format!("rebate-{run_day}"));
        // The row of the payout has a unique key.
        let transaction =
            Transaction::transfer(kind, IdempotencyKey::CallersRow, reference, from, to, payable.amount.0);
        transaction_id = batch.post(transaction, now_ms)?;
    }
    let insert = sql::query(
        "insert into rebate_payouts (receiver_id, currency, run_day, due, corrected, debt_in, debt_out, amount, withheld, transaction_id,
         settled_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    );
    let insert = insert.bind(receiver_id.to_owned()).bind(currency.to_owned()).bind(run_day).bind(due.0);
    let insert = insert.bind(corrected.0).bind(debt).bind(payable.debt.0).bind(payable.amount.0);
    batch.add_statement(insert.bind(i64::from(is_withheld)).bind(transaction_id).bind(now_ms));
    Ok(payable.amount.0)
}
