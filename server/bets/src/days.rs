//! Bets and wins of each member by day and product: a reader of the stream of settled bets, from which records and levels take
//! their sums without reading every bet.
//!
//! Days are those of the operator's time zone. When the operator changes it, all days are counted again, so that none mixes two zones.

use std::collections::BTreeMap;
use std::sync::Arc;

use platform::Base;
use platform::day::{self, Day};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use crate::{COUNT_EVERY_MS, Progress, SETTLED_BETS, SettledBet};

const READER: &str = "days";

/// A member's settled bets on one day with one product, summed. Amounts are minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DaySums {
    /// Days since 1970-01-01, in the operator's time zone.
    pub day: i64,
    /// Code of the product, as in the catalogue.
    pub product: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// Number of settled bets, without those that were corrected away.
    pub bets: i64,
    /// Sum of stakes.
    pub stake: i64,
    /// Sum of valid bets: the part of the stakes that was at risk.
    pub valid_bet: i64,
    /// Sum of payouts.
    pub payout: i64,
}

from_row!(DaySums { day, product, currency, bets, stake, valid_bet, payout });

/// The job that runs [`count_days`].
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
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Counts the bets that were settled since the last run.
///
/// # Errors
/// When the database fails; what was counted before that stays counted.
pub async fn count_days(store: &Store) -> Result<(), StoreError> {
    recount_if_zone_moved(store).await?;
    SETTLED_BETS.count_all(store, READER, |tx, bets| Box::pin(count(tx, bets))).await
}

/// Counts what is left of the stream, up to a few batches: for a record that must include what was played just now. Returns whether
/// everything is counted.
///
/// # Errors
/// When the database fails.
pub async fn catch_up(store: &Store) -> Result<Progress, StoreError> {
    recount_if_zone_moved(store).await?;
    SETTLED_BETS.catch_up(store, READER, |tx, bets| Box::pin(count(tx, bets))).await
}

/// Deletes all counted days and rewinds the reader, if the operator's time zone is not the one that they were counted in.
async fn recount_if_zone_moved(store: &Store) -> Result<(), StoreError> {
    let work = async move |tx: &mut Connection| {
        if day::zone_moved(&mut *tx, "bet_day_zone").await? {
            sql::query("delete from bet_days").execute(&mut *tx).await?;
            SETTLED_BETS.rewind(tx, READER).await?;
        }
        Ok(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn count(tx: &mut Connection, bets: Arc<[SettledBet]>) -> Result<(), StoreError> {
    let query = "select offset_minutes from bet_day_zone where id = 1";
    let offset_minutes = sql::query_scalar(query).fetch_one(&mut *tx).await?;
    for ((member_id, _, _, _), day) in sums(&bets, offset_minutes) {
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
    Ok(())
}

type Key = (String, i64, String, String);

fn sums(bets: &[SettledBet], offset_minutes: i64) -> BTreeMap<Key, DaySums> {
    let mut days: BTreeMap<Key, DaySums> = BTreeMap::new();
    for bet in bets {
        let day = Day::at(bet.settled_at, offset_minutes).number();
        let key = (bet.member_id.clone(), day, bet.product.clone(), bet.currency.clone());
        let sum = days.entry(key).or_insert_with(|| DaySums {
            day,
            product: bet.product.clone(),
            currency: bet.currency.clone(),
            ..DaySums::default()
        });
        sum.bets += bet.count();
        sum.stake += bet.stake;
        sum.valid_bet += bet.valid_bet;
        sum.payout += bet.payout;
    }
    days
}

/// The days of a member from day `first` to day `last` (numbers as in [`DaySums::day`]), newest first.
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
