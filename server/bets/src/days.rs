//! What each member has bet and won a day with each product: the first reader of the stream, from which records, levels and limits
//! take their sums without reading every bet.

use std::collections::BTreeMap;

use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use crate::{Counted, SettledBet, next};

const READER: &str = "days";
/// Rows a transaction.
const AT_ONCE: i64 = 500;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A day of a member with a product. Amounts are minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Day {
    /// Days since 1970, UTC.
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

from_row!(Day { day, product, currency, bets, stake, valid_bet, payout });

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
    const EVERY_MS: i64 = 10 * 60 * 1000;

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

async fn count_some(tx: &mut Connection) -> Result<Counted, StoreError> {
    let (bets, counted) = next(&mut *tx, READER, AT_ONCE).await?;
    for ((member_id, _, _, _), day) in sums(bets) {
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

fn sums(bets: Vec<SettledBet>) -> BTreeMap<Key, Day> {
    let mut days: BTreeMap<Key, Day> = BTreeMap::new();
    for bet in bets {
        let day = bet.settled_at.div_euclid(DAY_MS);
        let key = (bet.member_id, day, bet.product.clone(), bet.currency.clone());
        let sum = days.entry(key).or_insert_with(|| Day {
            day,
            product: bet.product,
            currency: bet.currency,
            ..Day::default()
        });
        sum.bets += if bet.correction == 1 { -1 } else { 1 };
        sum.stake += bet.stake;
        sum.valid_bet += bet.valid_bet;
        sum.payout += bet.payout;
    }
    days
}

/// The days of a member from `from` (days since 1970) on, newest first.
///
/// # Errors
/// When the database fails.
pub async fn days_of(executor: impl sql::Executor, member_id: &str, from: i64) -> Result<Vec<Day>, StoreError> {
    let query = "select day, product, currency, bets, stake, valid_bet, payout from bet_days
         where member_id = $1 and day >= $2 order by day desc, product, currency";
    sql::query_as(query).bind(member_id).bind(from).fetch_all(executor).await
}
