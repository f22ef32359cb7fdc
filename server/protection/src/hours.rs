//! Hourly totals of a member's play and money, written in the transaction of the posting that they count.

use std::ops::Range;

use lumora_core::domain::fair_play::{HourFigures, LimitPeriod, PlayTotals, hour_of};
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, from_row, sql};

/// The statements that add to a member's totals of the hour of `at_ms`. A change of another hour than the present one makes
/// concurrent stakes be decided again.
#[must_use]
pub fn count(member_id: &str, at_ms: i64, now_ms: i64, figures: PlayTotals) -> Vec<Query<'static>> {
    let hour = hour_of(at_ms);
    let mut statements = Vec::with_capacity(3);
    if hour != hour_of(now_ms) {
        // First, as in a stake: the same order of rows everywhere avoids deadlocks.
        let text = "update protected_members set version = version + 1 where member_id = $1";
        statements.push(sql::query(text).bind(member_id.to_owned()));
    }
    let text = "update play_windows set hour = 0 where member_id = $1 and hour <> $2";
    statements.push(sql::query(text).bind(member_id.to_owned()).bind(hour));
    statements.push(add(member_id, hour, figures));
    statements
}

/// The statement that adds to an hour's totals, without touching the cached sums of the windows.
pub(crate) fn add(member_id: &str, hour: i64, figures: PlayTotals) -> Query<'static> {
    let text = "insert into play_hours (member_id, hour, staked, paid, deposited, withdrawn, seconds)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (member_id, hour) do update set staked = play_hours.staked + excluded.staked,
         paid = play_hours.paid + excluded.paid, deposited = play_hours.deposited + excluded.deposited,
         withdrawn = play_hours.withdrawn + excluded.withdrawn, seconds = play_hours.seconds + excluded.seconds";
    let PlayTotals { staked, paid, deposited, withdrawn, seconds } = figures;
    let query = sql::query(text).bind(member_id.to_owned()).bind(hour).bind(staked).bind(paid);
    query.bind(deposited).bind(withdrawn).bind(seconds)
}

/// Runs the statements of [`count`] one by one.
///
/// # Errors
/// When the database fails.
pub async fn write(
    tx: &mut Connection,
    member_id: &str,
    (at_ms, now_ms): (i64, i64),
    figures: PlayTotals,
) -> Result<(), StoreError> {
    for statement in count(member_id, at_ms, now_ms, figures) {
        statement.execute(&mut *tx).await?;
    }
    Ok(())
}

struct Row {
    hour: i64,
    staked: i64,
    paid: i64,
    deposited: i64,
    withdrawn: i64,
    seconds: i64,
}

from_row!(Row { hour, staked, paid, deposited, withdrawn, seconds });

/// The hours of the longest window (a month) that ends now, in their order.
///
/// # Errors
/// When the database fails.
pub async fn of_month(
    executor: impl sql::Executor,
    member_id: &str,
    now_ms: i64,
) -> Result<Vec<HourFigures>, StoreError> {
    let query = "select hour, staked, paid, deposited, withdrawn, seconds from play_hours
                 where member_id = $1 and hour >= $2 order by hour";
    let first = LimitPeriod::Month.first_hour(hour_of(now_ms));
    let rows: Vec<Row> = sql::query_as(query).bind(member_id).bind(first).fetch_all(executor).await?;
    Ok(rows.into_iter().map(Row::figures).collect())
}

/// The totals of all hours since the account was opened.
///
/// # Errors
/// When the database fails.
pub async fn ever(executor: impl sql::Executor, member_id: &str) -> Result<PlayTotals, StoreError> {
    between(executor, member_id, 0..i64::MAX).await
}

/// The hours with play from `since_hour` on, in their order; those with deposits or withdrawals only are left out.
///
/// # Errors
/// When the database fails.
pub async fn played(executor: impl sql::Executor, member_id: &str, since_hour: i64) -> Result<Vec<i64>, StoreError> {
    let query =
        "select hour from play_hours where member_id = $1 and hour >= $2 and (staked > 0 or seconds > 0) order by hour";
    sql::query_scalar(query).bind(member_id).bind(since_hour).fetch_all(executor).await
}

/// The totals of a range of hours (numbers since the epoch).
///
/// # Errors
/// When the database fails.
pub async fn between(
    executor: impl sql::Executor,
    member_id: &str,
    hours: Range<i64>,
) -> Result<PlayTotals, StoreError> {
    let query = "select cast(0 as bigint) as hour, cast(coalesce(sum(staked), 0) as bigint) as staked,
                 cast(coalesce(sum(paid), 0) as bigint) as paid, cast(coalesce(sum(deposited), 0) as bigint) as deposited,
                 cast(coalesce(sum(withdrawn), 0) as bigint) as withdrawn, cast(coalesce(sum(seconds), 0) as bigint) as seconds
                 from play_hours where member_id = $1 and hour >= $2 and hour < $3";
    let query = sql::query_as(query).bind(member_id).bind(hours.start).bind(hours.end);
    let row: Row = query.fetch_one(executor).await?;
    Ok(row.figures().figures)
}

impl Row {
    fn figures(self) -> HourFigures {
        let Self { hour, staked, paid, deposited, withdrawn, seconds } = self;
        HourFigures { hour, figures: PlayTotals { staked, paid, deposited, withdrawn, seconds } }
    }
}
