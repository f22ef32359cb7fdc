//! Stakes reserved for vendors that keep wallets of their own: each counts towards limits, under its round, until the vendor reports
//! the end.

use lumora_core::domain::fair_play::PlayTotals;
use platform::clock::DAY_MS;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::guard::{self, AcceptedStake};
use crate::hours;

/// How long a reserved stake counts without a report of its round's end, in milliseconds.
pub const MAX_AGE_MS: i64 = 7 * DAY_MS;
/// Reservations released per transaction.
const BATCH_SIZE: i64 = 200;

/// A reserved stake of a round.
#[derive(Debug, Clone)]
pub struct Reservation {
    /// Id of the member who staked.
    pub member_id: String,
    /// The stake in minor units.
    pub amount: i64,
    /// When it was reserved, in milliseconds since the epoch.
    pub made_at: i64,
}

from_row!(Reservation { member_id, amount, made_at });

/// The reservation of a round.
///
/// # Errors
/// When the database fails.
pub async fn find(tx: &mut Connection, supplier: &str, round: &str) -> Result<Option<Reservation>, StoreError> {
    let query = "select member_id, amount, made_at from stake_reservations where supplier = $1 and supplier_round = $2";
    sql::query_as(query).bind(supplier).bind(round).fetch_optional(tx).await
}

/// Whether the member has a stake in a round whose end is not reported.
///
/// # Errors
/// When the database fails.
pub async fn has_any(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    let query = "select made_at from stake_reservations where member_id = $1 limit 1";
    let found: Option<i64> = sql::query_scalar(query).bind(member_id).fetch_optional(tx).await?;
    Ok(found.is_some())
}

/// The sum of a member's reserved stakes since a time, in minor units.
///
/// # Errors
/// When the database fails.
pub async fn staked_since(tx: &mut Connection, member_id: &str, since_ms: i64) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(amount), 0) as bigint) from stake_reservations where member_id = $1 and made_at >= $2";
    sql::query_scalar(query).bind(member_id).bind(since_ms).fetch_one(tx).await
}

/// Counts an accepted stake, and reserves it under its round.
///
/// # Errors
/// When another stake came first (the unit of work is then run again), and when the database fails.
pub async fn reserve(
    tx: &mut Connection,
    (supplier, round): (&str, &str),
    stake: &AcceptedStake<'_>,
    reservation: &Reservation,
) -> Result<(), StoreError> {
    guard::count_stake(&mut *tx, stake, &reservation.member_id).await?;
    let text = "insert into stake_reservations (supplier, supplier_round, member_id, amount, made_at) values ($1, $2, $3, $4, $5)";
    let query = sql::query(text).bind(supplier).bind(round).bind(&reservation.member_id);
    query.bind(reservation.amount).bind(reservation.made_at).execute(tx).await?;
    Ok(())
}

/// Deletes the reservation of a round that has ended or never began, and returns it; of concurrent callers only one gets it.
///
/// # Errors
/// When the database fails.
pub async fn remove(tx: &mut Connection, supplier: &str, round: &str) -> Result<Option<Reservation>, StoreError> {
    let reservation = find(&mut *tx, supplier, round).await?;
    let text = "delete from stake_reservations where supplier = $1 and supplier_round = $2";
    let deleted = sql::query(text).bind(supplier).bind(round).execute(tx).await?;
    Ok(reservation.filter(|_| deleted.rows_affected() == 1))
}

/// Releases the reservation of a round in which nothing was staked after all: it no longer counts.
///
/// # Errors
/// When the database fails.
pub async fn release(tx: &mut Connection, supplier: &str, round: &str, now_ms: i64) -> Result<(), StoreError> {
    let Some(Reservation { member_id, amount, made_at }) = remove(&mut *tx, supplier, round).await? else {
        return Ok(());
    };
    let figures = PlayTotals { staked: -amount, ..PlayTotals::default() };
    hours::write(tx, &member_id, (made_at, now_ms), figures).await
}

/// Counts the settled bet of a round: in place of the reservation, in its hour; without one, in the hour of the stake.
///
/// # Errors
/// When the database fails.
pub async fn count_settled_round(
    tx: &mut Connection,
    (supplier, round): (&str, &str),
    bet: &SettledRound<'_>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let reserved = remove(&mut *tx, supplier, round).await?;
    if let Some(other) = reserved.as_ref().filter(|reservation| reservation.member_id != bet.member_id) {
        let figures = PlayTotals { staked: -other.amount, ..PlayTotals::default() };
        hours::write(&mut *tx, &other.member_id, (other.made_at, now_ms), figures).await?;
    }
    let reserved = reserved.filter(|reservation| reservation.member_id == bet.member_id);
    let (counted_at, counted) =
        reserved.map_or((bet.opened_at.min(now_ms), 0), |reservation| (reservation.made_at, reservation.amount));
    if bet.stake != counted {
        let staked = PlayTotals { staked: bet.stake - counted, ..PlayTotals::default() };
        hours::write(&mut *tx, bet.member_id, (counted_at, now_ms), staked).await?;
    }
    let paid = PlayTotals { paid: bet.payout, ..PlayTotals::default() };
    hours::write(tx, bet.member_id, (bet.settled_at.min(now_ms), now_ms), paid).await
}

/// A settled round as a vendor reports it. Money in minor units, times in milliseconds since the epoch.
#[derive(Debug, Clone, Copy)]
pub struct SettledRound<'a> {
    /// Id of the member who played.
    pub member_id: &'a str,
    /// The stake.
    pub stake: i64,
    /// The payout.
    pub payout: i64,
    /// When the stake was placed.
    pub opened_at: i64,
    /// When the round was settled.
    pub settled_at: i64,
}

/// Releases reservations older than [`MAX_AGE_MS`]. Returns whether there may be more.
///
/// # Errors
/// When the database fails.
pub async fn release_old(tx: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
    let query = "select supplier, supplier_round from stake_reservations where made_at < $1 order by made_at limit $2";
    let old: Vec<(String, String)> =
        sql::query_as(query).bind(now_ms - MAX_AGE_MS).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    for (supplier, round) in &old {
        release(&mut *tx, supplier, round, now_ms).await?;
    }
    Ok(i64::try_from(old.len()).unwrap_or(BATCH_SIZE) == BATCH_SIZE)
}
