//! Closes of days as stored: writing what the books, the provider and the vendors said, and reading closes with their differences.

use platform::store::{Connection, Store, StoreError, from_row, sql};

use super::books::Books;
use super::difference::{Difference, DifferenceKind};
use platform::day::Day;

/// The close of a day in a currency. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyClose {
    /// YYYY-MM-DD in the operator's time zone.
    pub day: String,
    /// ISO 4217 code.
    pub currency: String,
    /// When the day began.
    pub from_ms: i64,
    /// When it ended.
    pub until_ms: i64,
    /// The sum of all balances: zero, where the books are right.
    pub ledger_sum: i64,
    /// What arrived for deposits, by their receipts.
    pub deposits_received: i64,
    /// What the ledger has booked of it.
    pub deposits_booked: i64,
    /// What was paid of withdrawals, by their parts.
    pub withdrawals_paid: i64,
    /// What the ledger has booked of it.
    pub withdrawals_booked: i64,
    /// What of withdrawals at the provider was not paid yet, when the day was closed.
    pub in_transit_open: i64,
    /// What the ledger had in transit then.
    pub in_transit_booked: i64,
    /// Who closed it last.
    pub closed_by: String,
    /// When.
    pub closed_at: i64,
    /// When the provider was asked for its own figures; nothing before.
    pub provider_checked_at: Option<i64>,
    /// How many differences there are.
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

/// Whose check found a difference: each check writes its own anew.
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

/// The closes, the latest day first. How many there are stands beside them.
///
/// # Errors
/// When the database fails.
pub async fn list(store: &Store, (offset, limit): (i64, i64)) -> Result<(Vec<DailyClose>, i64), StoreError> {
    let count: i64 = sql::query_scalar("select count(*) from daily_closes").fetch_one(store.reader()).await?;
    let text = format!("{SELECT} order by c.day desc, c.currency limit $1 offset $2");
    let rows = sql::query_as(sql::AssertSqlSafe(text)).bind(limit).bind(offset).fetch_all(store.reader()).await?;
    Ok((rows, count))
}

/// The closes of a day, one for each currency, each with what differs.
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

/// The latest day that was closed.
pub(super) async fn latest(executor: impl sql::Executor) -> Result<Option<String>, StoreError> {
    sql::query_scalar("select max(day) from daily_closes").fetch_one(executor).await
}

/// Writes what the books say. What the provider said before stays until it is asked again.
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

/// Writes what the provider's books say.
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

/// Writes what the books of vendors that keep wallets say, as of their last checks.
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
