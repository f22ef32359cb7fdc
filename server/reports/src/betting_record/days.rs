//! Closed bets summed by day of placement, game and status: the source of sums and filters of the betting record for members with
//! many bets.
//!
//! A day is stored at the earliest one day after its end, by a job or by the first request for it; later days, and bets that are open
//! or rolled back, are read from the bets themselves. A bet that changes after its day was stored sets the mark of its member back
//! (triggers on `rounds`), and the day is summed again. So the sums are always those of the bets, however much is stored.

use platform::Base;
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::day::{self, Day};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::sql::Query;
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use super::rows::status;

/// How long ago a day must have ended, in milliseconds. The triggers rely on this value.
const STORED_AFTER_MS: i64 = DAY_MS;
/// Days are stored for a member with at least this many bets that are in no stored day; fewer are summed on each read.
const MIN_UNCOUNTED_BETS: i64 = 1_000;
/// Members that the job reads per query.
const BATCH_SIZE: i64 = 500;

#[derive(Debug, Clone, Copy)]
struct Mark {
    until_ms: i64,
    offset_minutes: i64,
    version: i64,
}

from_row!(Mark { until_ms, offset_minutes, version });

/// The closed bets of a day with one game and one status, summed.
#[derive(Debug, Clone)]
struct DayBets {
    day: i64,
    product: String,
    vendor: String,
    game_code: String,
    status: String,
    bets: i64,
    stake: i64,
    payout: i64,
    first_at: i64,
    last_at: i64,
}

from_row!(DayBets { day, product, vendor, game_code, status, bets, stake, payout, first_at, last_at });

const SUMS: &str = concat!(
    "select (r.opened_at + $1) / 86400000 as day, r.product, r.vendor, r.game_code, ",
    status!(),
    " as status, count(*) as bets, cast(sum(r.stake) as bigint) as stake, cast(sum(r.payout) as bigint) as payout,
     min(r.opened_at) as first_at, max(r.opened_at) as last_at
     from rounds r where r.member_id = $2 and r.opened_at >= $3 and r.opened_at < $4 and r.state = 'closed'
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5"
);

async fn mark_of(executor: impl sql::Executor, member_id: &str) -> Result<Option<Mark>, StoreError> {
    let query = "select until_ms, offset_minutes, version from bet_record_marks where member_id = $1";
    sql::query_as(query).bind(member_id).fetch_optional(executor).await
}

/// The time up to which a member's days are stored, in milliseconds since the epoch: a midnight, or 0 if none are.
///
/// # Errors
/// When the database fails.
pub(super) async fn counted_until(
    executor: impl sql::Executor,
    member_id: &str,
    offset_minutes: i64,
) -> Result<i64, StoreError> {
    let mark = mark_of(executor, member_id).await?;
    Ok(mark.map_or(0, |mark| mark.counted(offset_minutes)))
}

impl Mark {
    /// The end of the stored days in milliseconds since the epoch; 0 if they are of another time zone.
    fn counted(&self, offset_minutes: i64) -> i64 {
        if self.offset_minutes == offset_minutes { Day::at(self.until_ms, offset_minutes).from_ms().max(0) } else { 0 }
    }
}

/// Stores the days of a member that are over, if there are many bets without a stored day. The bets are summed on a read connection,
/// so that no writer waits for it.
///
/// # Errors
/// When the database fails.
pub(super) async fn count_member(
    store: &Store,
    member_id: &str,
    offset_minutes: i64,
    now_ms: i64,
) -> Result<(), StoreError> {
    let until_ms = Day::at(now_ms - STORED_AFTER_MS, offset_minutes).from_ms();
    let mark = mark_of(store.reader(), member_id).await?;
    let from_ms = mark.map_or(0, |mark| mark.counted(offset_minutes));
    let query = "select opened_at from rounds where member_id = $1 and opened_at >= $2 and opened_at < $3
                 order by opened_at limit 1 offset $4";
    let query = sql::query_scalar(query).bind(member_id).bind(from_ms).bind(until_ms).bind(MIN_UNCOUNTED_BETS - 1);
    let uncounted: Option<i64> = query.fetch_optional(store.reader()).await?;
    if from_ms >= until_ms || uncounted.is_none() {
        return Ok(());
    }
    let mark = match mark {
        Some(mark) => mark,
        // The mark must exist before the bets are read: the triggers record in it that a bet changed in the meantime.
        None => begin(store, member_id, offset_minutes).await?,
    };
    let query = sql::query_as(SUMS).bind(offset_minutes * MINUTE_MS).bind(member_id).bind(from_ms).bind(until_ms);
    let days: Vec<DayBets> = query.fetch_all(store.reader()).await?;
    let pending = PendingSums { member_id: member_id.to_owned(), mark, from_ms, until_ms, offset_minutes };
    store.write(move |tx| Box::pin(async move { pending.store_days(tx, &days).await })).await
}

async fn begin(store: &Store, member_id: &str, offset_minutes: i64) -> Result<Mark, StoreError> {
    let owner = member_id.to_owned();
    let work = async move |tx: &mut Connection| {
        let insert = "insert into bet_record_marks (member_id, until_ms, offset_minutes, version) values ($1, 0, $2, 1)
                      on conflict (member_id) do nothing";
        sql::query(insert).bind(&owner).bind(offset_minutes).execute(&mut *tx).await?;
        mark_of(tx, &owner).await?.ok_or(StoreError::NoRow)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// A sum that is being made: what it covers, and the mark from which it started.
#[derive(Clone)]
struct PendingSums {
    member_id: String,
    mark: Mark,
    from_ms: i64,
    until_ms: i64,
    offset_minutes: i64,
}

impl PendingSums {
    /// Stores the days, unless a bet has changed or another run has stored them in the meantime.
    async fn store_days(&self, tx: &mut Connection, days: &[DayBets]) -> Result<(), StoreError> {
        let update = "update bet_record_marks set until_ms = $2, offset_minutes = $3, version = version + 1
                      where member_id = $1 and version = $4";
        let update = sql::query(update).bind(&self.member_id).bind(self.until_ms).bind(self.offset_minutes);
        if update.bind(self.mark.version).execute(&mut *tx).await?.rows_affected() != 1 {
            return Ok(());
        }
        // Days that were stored before the mark was set back, or in another time zone, are replaced.
        let first = if self.from_ms == 0 { 0 } else { Day::at(self.from_ms, self.offset_minutes).number() };
        let clear = "delete from bet_record_days where member_id = $1 and day >= $2";
        sql::query(clear).bind(&self.member_id).bind(first).execute(&mut *tx).await?;
        tx.run_all(days.iter().map(|day| day.insert(&self.member_id)).collect()).await?;
        Ok(())
    }
}

impl DayBets {
    fn insert(&self, member_id: &str) -> Query<'static> {
        sql::query(
            "insert into bet_record_days (member_id, day, product, vendor, game_code, status, bets, stake, payout, first_at, last_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(member_id.to_owned())
        .bind(self.day)
        .bind(self.product.clone())
        .bind(self.vendor.clone())
        .bind(self.game_code.clone())
        .bind(self.status.clone())
        .bind(self.bets)
        .bind(self.stake)
        .bind(self.payout)
        .bind(self.first_at)
        .bind(self.last_at)
    }
}

/// Stores the days of all members that need it: [`count_member`] for each.
///
/// # Errors
/// When the database fails.
pub async fn count_all_members(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    let offset_minutes = day::offset_minutes(store.reader()).await?;
    let mut from = String::new();
    loop {
        let query = sql::query_scalar("select id from members where id > $1 order by id limit $2");
        let members: Vec<String> = query.bind(&from).bind(BATCH_SIZE).fetch_all(store.reader()).await?;
        for member_id in &members {
            count_member(store, member_id, offset_minutes, now_ms).await?;
        }
        match members.into_iter().next_back() {
            Some(last) => from = last,
            None => return Ok(()),
        }
    }
}

/// The job that runs [`count_all_members`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CountBetRecordDays {}

impl Job for CountBetRecordDays {
    const KIND: &'static str = "count-bet-record-days";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        Ok(count_all_members(&base.store, running.now_ms()).await?)
    }
}

impl Scheduled for CountBetRecordDays {
    const EVERY_MS: i64 = DAY_MS / 4;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
