//! The check that payments recorded with rebates and settlements are those of the ledger: by kind and currency, and the differing
//! ones singly.

use ledger::TransactionKind;
use platform::ids;
use platform::store::{Store, StoreError, from_row, sql};

/// The most differences that are listed.
const MAX_DIFFERENCES: i64 = 100;

/// Payments of one kind in one currency, in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sums {
    /// The stored name of the ledger's kind of transaction.
    pub kind: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// Sum recorded with rebates and settlements.
    pub recorded: i64,
    /// Sum posted to wallets in the ledger.
    pub posted: i64,
}

from_row!(Sums { kind, currency, recorded, posted });

/// A payment whose amounts differ, in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Id of the ledger's transaction.
    pub transaction_id: String,
    /// Id of the settlement, or receiver id and day of a rebate; empty if only the ledger has the payment.
    pub whose: String,
    /// Amount recorded with rebates and settlements.
    pub recorded: i64,
    /// Amount posted to wallets in the ledger.
    pub posted: i64,
}

from_row!(Difference { transaction_id, whose, recorded, posted });

/// The result of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Audit {
    /// Sums by kind and currency.
    pub sums: Vec<Sums>,
    /// The payments that differ, earliest first, at most a hundred.
    pub differences: Vec<Difference>,
}

/// SQL: payments recorded with settlements and rebates, from `$1` until before `$2`.
fn recorded() -> String {
    let [dividend, wage, rebate] =
        [TransactionKind::Dividend, TransactionKind::Wage, TransactionKind::Rebate].map(TransactionKind::name);
    format!(
        "select case when s.contract_type = 'DIVIDEND' then '{dividend}' else '{wage}' end as kind, s.currency as currency,
            y.transaction_id as transaction_id, s.id as whose, y.amount as amount
         from settlement_payments y join settlements s on s.id = y.settlement_id where y.paid_at >= $1 and y.paid_at < $2
         union all
         select '{rebate}', r.currency, r.transaction_id, r.receiver_id || ' ' || r.run_day, r.amount from rebate_payouts r
         where r.amount > 0 and r.settled_at >= $1 and r.settled_at < $2"
    )
}

/// SQL: entries of wallets for these kinds of transactions, with ids from `$3` until before `$4`.
fn posted() -> String {
    let [dividend, wage, rebate] =
        [TransactionKind::Dividend, TransactionKind::Wage, TransactionKind::Rebate].map(TransactionKind::name);
    format!(
        "select t.kind as kind, a.currency as currency, t.id as transaction_id, e.amount as amount
         from journal_transactions t join ledger_entries e on e.transaction_id = t.id and e.amount > 0
         join accounts a on a.id = e.account_id and a.kind = 'member_wallet'
         where t.id >= $3 and t.id < $4 and t.kind in ('{dividend}', '{wage}', '{rebate}')"
    )
}

/// Checks the payments from `from_ms` until before `until_ms` (milliseconds since the epoch).
///
/// # Errors
/// When the database fails.
pub async fn audit(store: &Store, (from_ms, until_ms): (i64, i64)) -> Result<Audit, StoreError> {
    let (recorded, posted) = (recorded(), posted());
    let sums = format!(
        "select b.kind, b.currency, cast(sum(b.recorded) as bigint) as recorded, cast(sum(b.posted) as bigint) as posted from (
             select p.kind, p.currency, p.amount as recorded, 0 as posted from ({recorded}) p
             union all select l.kind, l.currency, 0, l.amount from ({posted}) l
         ) b group by b.kind, b.currency order by b.kind, b.currency"
    );
    let differences = format!(
        "select b.transaction_id, max(b.whose) as whose, cast(sum(b.recorded) as bigint) as recorded, cast(sum(b.posted) as bigint) as posted from (
             select p.transaction_id, p.whose, p.amount as recorded, 0 as posted from ({recorded}) p
             union all select l.transaction_id, '', 0, l.amount from ({posted}) l
         ) b group by b.transaction_id having sum(b.recorded) <> sum(b.posted) order by b.transaction_id limit {MAX_DIFFERENCES}"
    );
    let (first, last) = (ids::first_id(from_ms), ids::first_id(until_ms));
    let query = sql::query_as(sql::AssertSqlSafe(sums)).bind(from_ms).bind(until_ms).bind(&first).bind(&last);
    let sums = query.fetch_all(store.reader()).await?;
    let query = sql::query_as(sql::AssertSqlSafe(differences)).bind(from_ms).bind(until_ms).bind(&first).bind(&last);
    Ok(Audit { sums, differences: query.fetch_all(store.reader()).await? })
}
