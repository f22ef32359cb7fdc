//! The entries of an account summed by day and kind, for the totals of records (section 2 of the specification), without reading
//! every entry each time.
//!
//! Entries never change, so a day that is over is summed once and stored, by a job or by the first request for it. Only accounts
//! with many entries get stored days; entries without a stored day are summed when they are read. So the sums are always those of
//! the entries, however much is stored.

use platform::Base;
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::day::{self, Day};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use platform::{ids::first_id, store::sql::Query};
use serde::{Deserialize, Serialize};

use super::roll_up::FINAL_AFTER_MS;

/// Days are stored for an account with at least this many entries that are in no stored day; fewer are summed on each read.
const MIN_UNCOUNTED_ENTRIES: i64 = 1_000;
/// Accounts that the job reads per query.
const BATCH_SIZE: i64 = 500;

/// The entries of an account on one day, of transactions of one kind, summed. Amounts are minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DayMoves {
    /// Days since 1970-01-01, in the operator's time zone.
    pub day: i64,
    /// The stored name of the [`super::TransactionKind`].
    pub kind: String,
    /// Number of entries that increased the balance.
    pub ins: i64,
    /// Sum of the entries that increased the balance.
    pub amount_in: i64,
    /// Number of the other entries: those that decreased the balance, and those of zero.
    pub outs: i64,
    /// Sum of the entries that decreased the balance, as a positive amount.
    pub amount_out: i64,
    /// Time of the first entry, in milliseconds since the epoch.
    pub first_at: i64,
    /// Time of the last entry, in milliseconds since the epoch.
    pub last_at: i64,
}

from_row!(DayMoves { day, kind, ins, amount_in, outs, amount_out, first_at, last_at });

/// Whole days of an account.
#[derive(Debug, Clone, Copy)]
pub struct Span<'a> {
    /// Id of the account.
    pub account_id: &'a str,
    /// Midnight at the beginning of the first day, in milliseconds since the epoch.
    pub from_ms: i64,
    /// Midnight at the end of the last day, in milliseconds since the epoch; exclusive.
    pub until_ms: i64,
    /// The time zone of the days, in minutes ahead of UTC.
    pub offset_minutes: i64,
}

#[derive(Clone, Copy)]
struct Mark {
    until_ms: i64,
    offset_minutes: i64,
}

from_row!(Mark { until_ms, offset_minutes });

/// Sums entries by day and kind. Ids of transactions begin with their time, so a range of ids is a range of time.
const SUMS: &str = "select (e.created_at + $1) / 86400000 as day, t.kind,
    count(case when e.amount > 0 then 1 end) as ins,
    cast(coalesce(sum(case when e.amount > 0 then e.amount end), 0) as bigint) as amount_in,
    count(case when e.amount <= 0 then 1 end) as outs,
    cast(coalesce(-sum(case when e.amount <= 0 then e.amount end), 0) as bigint) as amount_out,
    min(e.created_at) as first_at, max(e.created_at) as last_at
    from ledger_entries e join journal_transactions t on t.id = e.transaction_id
    where e.account_id = $2 and e.transaction_id >= $3 and e.transaction_id < $4
    group by 1, 2 order by 1, 2";

const STORED_DAYS: &str = "select day, kind, ins, amount_in, outs, amount_out, first_at, last_at from account_days
    where account_id = $1 and day >= $2 and day < $3 order by day, kind";

async fn mark_of(executor: impl sql::Executor, account_id: &str) -> Result<Option<Mark>, StoreError> {
    let query = "select until_ms, offset_minutes from account_day_marks where account_id = $1";
    sql::query_as(query).bind(account_id).fetch_optional(executor).await
}

async fn sum_entries(executor: impl sql::Executor, span: Span<'_>) -> Result<Vec<DayMoves>, StoreError> {
    let query = sql::query_as(SUMS).bind(span.offset_minutes * MINUTE_MS).bind(span.account_id);
    query.bind(first_id(span.from_ms)).bind(first_id(span.until_ms)).fetch_all(executor).await
}

/// The entries of an account in whole days, summed by day and kind, earliest day first. Stores missing days first where there are
/// many entries without one.
///
/// # Errors
/// When the database fails.
pub async fn days_of(store: &Store, span: Span<'_>, now_ms: i64) -> Result<Vec<DayMoves>, StoreError> {
    count_account(store, span.account_id, span.offset_minutes, now_ms).await?;
    let account_id = span.account_id.to_owned();
    let work = async move |tx: &mut Connection| read(tx, Span { account_id: &account_id, ..span }).await;
    store.read(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn read(tx: &mut Connection, span: Span<'_>) -> Result<Vec<DayMoves>, StoreError> {
    let mark = mark_of(&mut *tx, span.account_id).await?.filter(|mark| mark.offset_minutes == span.offset_minutes);
    let counted = mark.map_or(0, |mark| mark.until_ms).clamp(span.from_ms, span.until_ms);
    let day = |ms: i64| Day::at(ms, span.offset_minutes).number();
    let mut days: Vec<DayMoves> = Vec::new();
    if counted > span.from_ms {
        let query = sql::query_as(STORED_DAYS).bind(span.account_id).bind(day(span.from_ms)).bind(day(counted));
        days = query.fetch_all(&mut *tx).await?;
    }
    if counted < span.until_ms {
        days.extend(sum_entries(tx, Span { from_ms: counted, ..span }).await?);
    }
    Ok(days)
}

/// Stores the sums of the days of an account that are over, if it has many entries without a stored day. The entries are summed on
/// a read connection, so that no writer waits for it.
///
/// # Errors
/// When the database fails.
pub async fn count_account(
    store: &Store,
    account_id: &str,
    offset_minutes: i64,
    now_ms: i64,
) -> Result<(), StoreError> {
    let until_ms = Day::at(now_ms - FINAL_AFTER_MS, offset_minutes).from_ms();
    let mark = mark_of(store.reader(), account_id).await?;
    let from_ms = match &mark {
        Some(mark) if mark.offset_minutes == offset_minutes => mark.until_ms,
        // The stored days are of another time zone: all are summed again.
        _ => 0,
    };
    let query = "select line from ledger_entries where account_id = $1 and transaction_id >= $2 and transaction_id < $3
                 order by transaction_id limit 1 offset $4";
    let query = sql::query_scalar(query).bind(account_id).bind(first_id(from_ms)).bind(first_id(until_ms));
    let nth_entry: Option<i64> = query.bind(MIN_UNCOUNTED_ENTRIES - 1).fetch_optional(store.reader()).await?;
    if from_ms >= until_ms || nth_entry.is_none() {
        return Ok(());
    }
    let days = sum_entries(store.reader(), Span { account_id, from_ms, until_ms, offset_minutes }).await?;
    let (account_id, next) = (account_id.to_owned(), Mark { until_ms, offset_minutes });
    let mark = mark.map(|mark| (mark.until_ms, mark.offset_minutes));
    store.write(move |tx| Box::pin(async move { store_days(tx, &account_id, mark, &next, &days).await })).await
}

/// Stores the sums and moves the account's mark from `mark` to `next`, unless another run has moved it in the meantime.
async fn store_days(
    tx: &mut Connection,
    account_id: &str,
    mark: Option<(i64, i64)>,
    next: &Mark,
    days: &[DayMoves],
) -> Result<(), StoreError> {
    let moved = match mark {
        None => {
            let insert = "insert into account_day_marks (account_id, until_ms, offset_minutes) values ($1, $2, $3)
                          on conflict (account_id) do nothing";
            sql::query(insert).bind(account_id).bind(next.until_ms).bind(next.offset_minutes).execute(&mut *tx).await?
        }
        Some((until_ms, offset_minutes)) => {
            let update = "update account_day_marks set until_ms = $2, offset_minutes = $3
                          where account_id = $1 and until_ms = $4 and offset_minutes = $5";
            let update = sql::query(update).bind(account_id).bind(next.until_ms).bind(next.offset_minutes);
            update.bind(until_ms).bind(offset_minutes).execute(&mut *tx).await?
        }
    };
    if moved.rows_affected() != 1 {
        return Ok(());
    }
    if mark.is_some_and(|(_, offset_minutes)| offset_minutes != next.offset_minutes) {
        sql::query("delete from account_days where account_id = $1").bind(account_id).execute(&mut *tx).await?;
    }
    tx.run_all(days.iter().map(|day| day.insert(account_id)).collect()).await?;
    Ok(())
}

impl DayMoves {
    fn insert(&self, account_id: &str) -> Query<'static> {
        sql::query(
            "insert into account_days (account_id, day, kind, ins, amount_in, outs, amount_out, first_at, last_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(account_id.to_owned())
        .bind(self.day)
        .bind(self.kind.clone())
        .bind(self.ins)
        .bind(self.amount_in)
        .bind(self.outs)
        .bind(self.amount_out)
        .bind(self.first_at)
        .bind(self.last_at)
    }
}

/// Stores the sums of finished days of all wallets and points accounts: [`count_account`] for each.
///
/// # Errors
/// When the database fails.
pub async fn count_all_accounts(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    let offset_minutes = day::offset_minutes(store.reader()).await?;
    let mut from = String::new();
    loop {
        let query =
            "select id from accounts where id > $1 and kind in ('member_wallet', 'member_points') order by id limit $2";
        let query = sql::query_scalar(query).bind(&from).bind(BATCH_SIZE);
        let accounts: Vec<String> = query.fetch_all(store.reader()).await?;
        for account_id in &accounts {
            count_account(store, account_id, offset_minutes, now_ms).await?;
        }
        match accounts.into_iter().next_back() {
            Some(last) => from = last,
            None => break,
        }
    }
    Ok(())
}

/// The job that runs [`count_all_accounts`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct CountAccountDays {}

impl Job for CountAccountDays {
    const KIND: &'static str = "count-account-days";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        Ok(count_all_accounts(&base.store, running.now_ms()).await?)
    }
}

impl Scheduled for CountAccountDays {
    const EVERY_MS: i64 = DAY_MS / 4;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
