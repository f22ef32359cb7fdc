//! What each member has bet and won a day with each product: the first reader of the stream, from which records and levels
//! take their sums without reading every bet.
//!
//! Days are the operator's. Whoever moves the operator to another time zone has all of them counted anew, so that a day is never of two zones.

use std::collections::BTreeMap;

use platform::Base;
use platform::day::{self, Day};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use crate::{Counted, SettledBet, next, rewind};

const READER: &str = "days";
/// Rows a transaction.
const AT_ONCE: i64 = 500;
/// Transactions of a call that wants to have everything counted.
const CATCH_UP: usize = 4;

/// A day of a member with a product. Amounts are minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DaySums {
    /// Days since 1970, in the operator's time zone.
    pub day: i64,
    /// The code of the product.
    pub product: String,
    /// ISO 4217 code.
    pub currency: String,
    /// How many bets were settled and stand.
    pub bets: i64,
    /// What was staked.
    pub stake: i64,
    /// What of it was at risk.
    pub valid_bet: i64,
    /// What was paid out.
    pub payout: i64,
}

from_row!(DaySums { day, product, currency, bets, stake, valid_bet, payout });

/// Counts the days of members: see [`count_days`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CountDays {}

impl Job for CountDays {
    const KIND: &'static str = "count-bet-days";
    type State = Base;

    async fn run(self, base: &Base, _: &Running) -> Result<(), Failure> {
        Ok(count_days(&base.store).await?)
    }
}

impl Scheduled for CountDays {
    const EVERY_MS: i64 = 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Counts what has been settled since the last time.
///
/// # Errors
/// When the database fails; what was counted before stays counted.
pub async fn count_days(store: &Store) -> Result<(), StoreError> {
    while store.write(|tx| Box::pin(count_some(tx))).await? == Counted::Some {}
    Ok(())
}

/// Counts what is left, when that is little: for a record that is to hold what was played right now. Says whether everything is counted.
///
/// # Errors
/// When the database fails.
pub async fn catch_up(store: &Store) -> Result<Counted, StoreError> {
    for _ in 0..CATCH_UP {
        if store.write(|tx| Box::pin(count_some(tx))).await? == Counted::All {
            return Ok(Counted::All);
        }
    }
    Ok(Counted::Some)
}

/// The operator's time zone now. When it is another one than that of the days, they are forgotten and counted from the first bet on.
async fn zone(tx: &mut Connection) -> Result<i64, StoreError> {
    let wanted = day::offset_minutes(&mut *tx).await?;
    let moved = sql::query("update bet_day_zone set offset_minutes = $1 where id = 1 and offset_minutes <> $1");
    if moved.bind(wanted).execute(&mut *tx).await?.rows_affected() > 0 {
        sql::query("delete from bet_days").execute(&mut *tx).await?;
        rewind(tx, READER).await?;
    }
    Ok(wanted)
}

async fn count_some(tx: &mut Connection) -> Result<Counted, StoreError> {
    let offset_minutes = zone(&mut *tx).await?;
    let (bets, counted) = next(&mut *tx, READER, AT_ONCE).await?;
    for ((member_id, _, _, _), day) in sums(bets, offset_minutes) {
        sql::query(
            "insert into bet_days (member_id, day, product, currency, bets, stake, valid_bet, payout)
             values ($1, $2, $3, $4, $5, $6, $7, $8)
             on conflict (member_id, day, product, currency) do update set
                bets = bet_days.bets + excluded.bets, stake = bet_days.stake + excluded.stake,
                valid_bet = bet_days.valid_bet + excluded.valid_bet, payout = bet_days.payout + excluded.payout",
        )
        .bind(member_id)
        .bind(day.day)
        .bind(day.product)
        .bind(day.currency)
        .bind(day.bets)
        .bind(day.stake)
        .bind(day.valid_bet)
        .bind(day.payout)
        .execute(&mut *tx)
        .await?;
    }
    Ok(counted)
}

type Key = (String, i64, String, String);

fn sums(bets: Vec<SettledBet>, offset_minutes: i64) -> BTreeMap<Key, DaySums> {
    let mut days: BTreeMap<Key, DaySums> = BTreeMap::new();
    for bet in bets {
        let day = Day::at(bet.settled_at, offset_minutes).number();
        let key = (bet.member_id, day, bet.product.clone(), bet.currency.clone());
        let sum = days.entry(key).or_insert_with(|| DaySums {
            day,
            product: bet.product,
            currency: bet.currency,
            ..DaySums::default()
        });
        sum.bets += if bet.correction == 1 { -1 } else { 1 };
        sum.stake += bet.stake;
        sum.valid_bet += bet.valid_bet;
        sum.payout += bet.payout;
    }
    days
}

/// The days of a member from the day `first` to the day `last`, see [`DaySums::day`], newest first.
///
/// # Errors
/// When the database fails.
pub async fn days_of(
    executor: impl sql::Executor,
    member_id: &str,
    (first, last): (i64, i64),
) -> Result<Vec<DaySums>, StoreError> {
    let query = "select day, product, currency, bets, stake, valid_bet, payout from bet_days
         where member_id = $1 and day >= $2 and day <= $3 order by day desc, product, currency";
    sql::query_as(query).bind(member_id).bind(first).bind(last).fetch_all(executor).await
}
