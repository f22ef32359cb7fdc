//! Compares the cashier's rows with the ledger. All is read in one snapshot of the database.

use std::collections::BTreeMap;

use ledger::{Fault, Finding, findings, sums};
use platform::store::{Connection, StoreError, sql};

use super::difference::{Difference, DifferenceKind};
use platform::day::Day;

/// Faults of the ledger that are reported of each kind, at most.
const MAX_FINDINGS: i64 = 100;

/// Totals of a currency for the day, in minor units, by the rows and by the ledger.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct DayTotals {
    pub(super) ledger_sum: i64,
    pub(super) deposits: Pair,
    pub(super) withdrawals: Pair,
    pub(super) in_transit: Pair,
}

/// An amount by the rows (`recorded`) and by the ledger (`booked`), in minor units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) recorded: i64,
    pub(super) booked: i64,
}

/// Totals and differences of a day.
#[derive(Debug, Clone, Default)]
pub struct Books {
    /// By ISO 4217 code of the currency.
    pub(super) figures: BTreeMap<String, DayTotals>,
    /// Rows that the ledger does not agree with, of all currencies.
    pub differences: Vec<Difference>,
}

// Each query gives reference, currency, amount by the rows, amount by the ledger. $1 and $2 bound the day in
// milliseconds, $3 and $4 bound the ids of its transactions, which begin with their time. The last three characters of
// an account's id are its currency.

const RECEIVED: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select r.deposit_id as reference, d.currency as currency, r.amount as recorded, 0 as booked
    from deposit_receipts r join deposits d on d.id = r.deposit_id where r.received_at >= $1 and r.received_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, -e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind = 'payment_deposit' and e.account_id >= 'payment_provider:' and e.account_id < 'payment_provider;'
    ) sides group by reference, currency order by reference";

const CREDITED: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select r.deposit_id as reference, d.currency as currency, r.amount - r.fee as recorded, 0 as booked
    from deposit_receipts r join deposits d on d.id = r.deposit_id where r.received_at >= $1 and r.received_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind = 'payment_deposit' and e.account_id >= 'member_wallet:' and e.account_id < 'member_wallet;'
    ) sides group by reference, currency order by reference";

const PAID: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select p.withdrawal_id as reference, w.currency as currency, p.amount as recorded, 0 as booked
    from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id where p.paid_at >= $1 and p.paid_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind = 'payment_paid_out' and e.account_id >= 'payment_provider:' and e.account_id < 'payment_provider;'
    ) sides group by reference, currency order by reference";

const CORRECTED: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, amount as recorded, 0 as booked
    from corrections where status = 'POSTED' and decided_at >= $1 and decided_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind = 'correction' and e.account_id >= 'member_wallet:' and e.account_id < 'member_wallet;'
    ) sides group by reference, currency order by reference";

// Only the debited wallet is compared: the entries of each transaction add up to zero, so the credited one got the
// same.
const TO_UPLINES: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, amount as recorded, 0 as booked
    from upline_transfers where created_at >= $1 and created_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, -e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind = 'upline_transfer' and e.amount < 0
    ) sides group by reference, currency order by reference";

const TO_DOWNLINES: &str =
    "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, amount as recorded, 0 as booked
    from downline_transfers where created_at >= $1 and created_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, -e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind = 'downline_transfer' and e.amount < 0
    ) sides group by reference, currency order by reference";

// The next four compare present balances, whatever the day.

const IN_TRANSIT: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, amount - paid as recorded, 0 as booked
    from withdrawals where status in ('PROCESSING', 'PARTLY_PAID')
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, e.amount
    from ledger_entries e join journal_transactions t on t.id = e.transaction_id
    where e.account_id >= 'withdrawals_in_transit:' and e.account_id < 'withdrawals_in_transit;'
    ) sides group by reference, currency having sum(recorded) <> 0 or sum(booked) <> 0 order by reference";

const FROZEN: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, amount as recorded, 0 as booked
    from withdrawals where status in ('RISK_REVIEW', 'APPROVED')
    union all
    select reference, substr(account_id, length(account_id) - 2), 0, amount
    from holds where state = 'open' and idempotency_key >= 'withdrawal:' and idempotency_key < 'withdrawal;'
    ) sides group by reference, currency order by reference";

const WALLET_HELD: &str =
    "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, amount as recorded, 0 as booked from wallet_transfers
    where status in ('CREATED', 'SENT', 'UNKNOWN') and direction = 'TO_VENDOR'
    union all
    select reference, substr(account_id, length(account_id) - 2), 0, amount
    from holds where state = 'open' and idempotency_key >= 'wallet-transfer:' and idempotency_key < 'wallet-transfer;'
    ) sides group by reference, currency having sum(recorded) <> sum(booked) order by reference";

// The reference is the vendor: an account is `vendor_wallets:VENDOR:CUR`.
const VENDOR_WALLETS: &str =
    "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select vendor as reference, currency, booked as recorded, 0 as booked from merchant_wallets
    union all
    select substr(account_id, 16, length(account_id) - 19), substr(account_id, length(account_id) - 2), 0, amount
    from ledger_entries where account_id >= 'vendor_wallets:' and account_id < 'vendor_wallets;'
    ) sides group by reference, currency having sum(recorded) <> sum(booked) order by reference";

const WALLET_TRANSFERS: &str = "select reference, currency, cast(sum(recorded) as bigint), cast(sum(booked) as bigint) from (
    select id as reference, currency, case when direction = 'TO_VENDOR' then amount else -amount end as recorded, 0 as booked
    from wallet_transfers where status = 'DONE' and ended_at >= $1 and ended_at < $2
    union all
    select t.reference, substr(e.account_id, length(e.account_id) - 2), 0, e.amount
    from journal_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.id >= $3 and t.id < $4 and t.kind in ('transfer_to_vendor', 'transfer_to_main')
    and e.account_id >= 'vendor_wallets:' and e.account_id < 'vendor_wallets;'
    ) sides group by reference, currency order by reference";

/// Compares the rows of a day with the ledger, and checks the ledger for faults.
pub(super) async fn read(tx: &mut Connection, day: Day) -> Result<Books, StoreError> {
    let mut books = Books::default();
    for (currency, sum) in sums(tx).await? {
        if sum != 0 {
            books.name(DifferenceKind::LedgerSum, currency.clone(), currency.clone(), (sum, 0));
        }
        books.figures.entry(currency).or_default().ledger_sum = sum;
    }
    for Finding { fault, subject, currency, actual, expected } in findings(tx, MAX_FINDINGS).await? {
        let kind = match fault {
            Fault::Unbalanced => DifferenceKind::UnbalancedTransaction,
            Fault::WrongBalance => DifferenceKind::WrongBalance,
            Fault::Overdrawn => DifferenceKind::Overdrawn,
            Fault::WrongHolds => DifferenceKind::WrongHolds,
        };
        books.name(kind, currency, subject, (actual, expected));
    }
    for (kind, query) in [
        (DifferenceKind::DepositReceived, RECEIVED),
        (DifferenceKind::DepositCredited, CREDITED),
        (DifferenceKind::WithdrawalPaid, PAID),
        (DifferenceKind::Correction, CORRECTED),
        (DifferenceKind::UplineTransfer, TO_UPLINES),
        (DifferenceKind::DownlineTransfer, TO_DOWNLINES),
        (DifferenceKind::WalletTransfer, WALLET_TRANSFERS),
    ] {
        let rows = sql::query_as(query).bind(day.from_ms()).bind(day.until_ms());
        let rows = rows.bind(first_id(day.from_ms())).bind(first_id(day.until_ms()));
        books.compare(kind, rows.fetch_all(&mut *tx).await?);
    }
    books.compare(DifferenceKind::InTransit, sql::query_as(IN_TRANSIT).fetch_all(&mut *tx).await?);
    books.compare(DifferenceKind::Frozen, sql::query_as(FROZEN).fetch_all(&mut *tx).await?);
    books.compare(DifferenceKind::WalletHeld, sql::query_as(WALLET_HELD).fetch_all(&mut *tx).await?);
    books.compare(DifferenceKind::VendorWallets, sql::query_as(VENDOR_WALLETS).fetch_all(&mut *tx).await?);
    Ok(books)
}

/// A lower bound of the ids of transactions made at this time or later.
pub(super) fn first_id(ms: i64) -> String {
    format!("{:012x}", ms.max(0))
}

impl Books {
    fn name(&mut self, kind: DifferenceKind, currency: String, reference: String, (recorded, counterpart): (i64, i64)) {
        self.figures.entry(currency.clone()).or_default();
        self.differences.push(Difference { kind, currency, reference, recorded, counterpart });
    }

    /// Adds rows to the totals, and records those whose two amounts differ.
    fn compare(&mut self, kind: DifferenceKind, rows: Vec<(String, String, i64, i64)>) {
        for (reference, currency, recorded, booked) in rows {
            let figures = self.figures.entry(currency.clone()).or_default();
            let pair = match kind {
                DifferenceKind::DepositReceived => Some(&mut figures.deposits),
                DifferenceKind::WithdrawalPaid => Some(&mut figures.withdrawals),
                DifferenceKind::InTransit => Some(&mut figures.in_transit),
                _ => None,
            };
            if let Some(pair) = pair {
                pair.recorded = pair.recorded.saturating_add(recorded);
                pair.booked = pair.booked.saturating_add(booked);
            }
            if recorded != booked {
                self.name(kind, currency, reference, (recorded, booked));
            }
        }
    }
}
