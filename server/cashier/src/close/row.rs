//! Rows of daily closes: storing the results of the comparisons, and reading closes with their differences.

use platform::store::{Connection, Store, StoreError, from_row, sql};

use super::books::Books;
use super::difference::{Difference, DifferenceKind};
use platform::day::Day;

/// The close of a day in a currency. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyClose {
    /// The day in the operator's time zone, `YYYY-MM-DD`.
    pub day: String,
    /// ISO 4217 code.
    pub currency: String,
    /// When the day began, inclusive.
    pub from_ms: i64,
    /// When the day ended, exclusive.
    pub until_ms: i64,
    /// The sum of all balances of the ledger: zero where the books are right.
    pub ledger_sum: i64,
    /// The sum of receipts of deposits on the day.
    pub deposits_received: i64,
    /// The sum that the ledger took in for deposits on the day.
    pub deposits_booked: i64,
    /// The sum of paid parts of withdrawals on the day.
    pub withdrawals_paid: i64,
    /// The sum that the ledger paid out for withdrawals on the day.
    pub withdrawals_booked: i64,
    /// The unpaid amount of withdrawals handed to the provider, at the time of the close.
    pub in_transit_open: i64,
    /// The ledger's balance of withdrawals in transit, at the time of the close.
    pub in_transit_booked: i64,
    /// Who closed it last: an operator's name, or `site` for the schedule.
    pub closed_by: String,
    /// When it was closed last.
    pub closed_at: i64,
    /// When the provider's figures were last compared; `None` before.
    pub provider_checked_at: Option<i64>,
    /// Number of differences.
    pub differences: i64,
}

from_row!(DailyClose {
    day,
    currency,
    from_ms,
    until_ms,
    ledger_sum,
    deposits_received,
    deposits_booked,
    withdrawals_paid,
    withdrawals_booked,
    in_transit_open,
    in_transit_booked,
    closed_by,
    closed_at,
    provider_checked_at,
    differences
});

/// Which comparison found a difference. Each replaces only its own rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    Books,
    Provider,
    Vendors,
}

impl Source {
    const fn name(self) -> &'static str {
        match self {
            Self::Books => "BOOKS",
            Self::Provider => "PROVIDER",
            Self::Vendors => "VENDORS",
        }
    }
}

const SELECT: &str = "select c.*, (select count(*) from daily_close_differences d where d.day = c.day
     and d.currency = c.currency) as differences from daily_closes c";

/// A page of closes, latest day first, and the number of all closes.
///
/// # Errors
/// When the database fails.
pub async fn list(store: &Store, (offset, limit): (i64, i64)) -> Result<(Vec<DailyClose>, i64), StoreError> {
    let count: i64 = sql::query_scalar("select count(*) from daily_closes").fetch_one(store.reader()).await?;
    let text = format!("{SELECT} order by c.day desc, c.currency limit $1 offset $2");
    let rows = sql::query_as(sql::AssertSqlSafe(text)).bind(limit).bind(offset).fetch_all(store.reader()).await?;
    Ok((rows, count))
}

/// The closes of a day, one for each currency, with their differences.
///
/// # Errors
/// When the database fails.
pub async fn of_day(store: &Store, day: &str) -> Result<Vec<(DailyClose, Vec<Difference>)>, StoreError> {
    let text = format!("{SELECT} where c.day = $1 order by c.currency");
    let closes: Vec<DailyClose> = sql::query_as(sql::AssertSqlSafe(text)).bind(day).fetch_all(store.reader()).await?;
    let mut all = Vec::with_capacity(closes.len());
    for close in closes {
        let rows: Vec<(String, String, i64, i64)> = sql::query_as(
            "select kind, reference, recorded, counterpart from daily_close_differences
             where day = $1 and currency = $2 order by source, seq",
        )
        .bind(day)
        .bind(&close.currency)
        .fetch_all(store.reader())
        .await?;
        let difference = |(kind, reference, recorded, counterpart): (String, String, i64, i64)| {
            let (kind, currency) = (DifferenceKind::from_name(&kind)?, close.currency.clone());
            Some(Difference { kind, currency, reference, recorded, counterpart })
        };
        let differences = rows.into_iter().filter_map(difference).collect();
        all.push((close, differences));
    }
    Ok(all)
}

/// The latest day that was closed, `YYYY-MM-DD`.
pub(super) async fn latest(executor: impl sql::Executor) -> Result<Option<String>, StoreError> {
    sql::query_scalar("select max(day) from daily_closes").fetch_one(executor).await
}

/// Stores totals and differences with the ledger. Differences with the provider stay until it is compared again.
pub(super) async fn write_books(
    tx: &mut Connection,
    day: Day,
    books: &Books,
    (by, now_ms): (&str, i64),
) -> Result<(), StoreError> {
    for (currency, figures) in &books.figures {
        sql::query(
            "insert into daily_closes (day, currency, from_ms, until_ms, ledger_sum, deposits_received, deposits_booked,
             withdrawals_paid, withdrawals_booked, in_transit_open, in_transit_booked, closed_by, closed_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
             on conflict (day, currency) do update set from_ms = excluded.from_ms, until_ms = excluded.until_ms,
             ledger_sum = excluded.ledger_sum, deposits_received = excluded.deposits_received,
             deposits_booked = excluded.deposits_booked, withdrawals_paid = excluded.withdrawals_paid,
             withdrawals_booked = excluded.withdrawals_booked, in_transit_open = excluded.in_transit_open,
             in_transit_booked = excluded.in_transit_booked, closed_by = excluded.closed_by, closed_at = excluded.closed_at",
        )
        .bind(day.name())
        .bind(currency)
        .bind(day.from_ms())
        .bind(day.until_ms())
        .bind(figures.ledger_sum)
        .bind(figures.deposits.recorded)
        .bind(figures.deposits.booked)
        .bind(figures.withdrawals.recorded)
        .bind(figures.withdrawals.booked)
        .bind(figures.in_transit.recorded)
        .bind(figures.in_transit.booked)
        .bind(by)
        .bind(now_ms)
        .execute(&mut *tx)
        .await?;
    }
    write_differences(tx, day, Source::Books, &books.differences).await
}

/// Stores the differences with the provider, and when it was compared.
pub(super) async fn write_provider(
    tx: &mut Connection,
    day: Day,
    differences: &[Difference],
    now_ms: i64,
) -> Result<(), StoreError> {
    let checked = "update daily_closes set provider_checked_at = $2 where day = $1";
    sql::query(checked).bind(day.name()).bind(now_ms).execute(&mut *tx).await?;
    write_differences(tx, day, Source::Provider, differences).await
}

/// Stores the differences with vendors that keep wallets, as of their last checks.
pub(super) async fn write_vendors(tx: &mut Connection, day: Day, differences: &[Difference]) -> Result<(), StoreError> {
    write_differences(tx, day, Source::Vendors, differences).await
}

async fn write_differences(
    tx: &mut Connection,
    day: Day,
    source: Source,
    differences: &[Difference],
) -> Result<(), StoreError> {
    let clear = "delete from daily_close_differences where day = $1 and source = $2";
    sql::query(clear).bind(day.name()).bind(source.name()).execute(&mut *tx).await?;
    for (seq, difference) in (0_i64..).zip(differences) {
        sql::query(
            "insert into daily_close_differences (day, currency, source, seq, kind, reference, recorded, counterpart)
             values ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(day.name())
        .bind(&difference.currency)
        .bind(source.name())
        .bind(seq)
        .bind(difference.kind.name())
        .bind(&difference.reference)
        .bind(difference.recorded)
        .bind(difference.counterpart)
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}
