//! Stakes that vendors with wallets of their own were allowed: each counts from that moment, under its round, until the vendor tells how it ended.

use lumora_core::domain::fair_play::Figures;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::guard::{self, AcceptedStake};
use crate::hours;

/// Nobody waits longer for the end of a round, in milliseconds: what was reserved for it then counts no more.
pub const LONGEST_MS: i64 = 7 * 24 * 60 * 60 * 1000;
/// Reservations that are let go of in one transaction.
const AT_ONCE: i64 = 200;

/// A stake that counts already.
#[derive(Debug, Clone)]
pub struct Reservation {
    /// Whose.
    pub member_id: String,
    /// Minor units.
    pub amount: i64,
    /// When it was made, in milliseconds.
    pub made_at: i64,
}

from_row!(Reservation { member_id, amount, made_at });

/// The reservation under a round.
///
/// # Errors
/// When the database fails.
pub async fn find(tx: &mut Connection, supplier: &str, round: &str) -> Result<Option<Reservation>, StoreError> {
    let query = "select member_id, amount, made_at from stake_reservations where supplier = $1 and supplier_round = $2";
    sql::query_as(query).bind(supplier).bind(round).fetch_optional(tx).await
}

/// Whether a stake of the member's waits for the end of its round.
///
/// # Errors
/// When the database fails.
pub async fn is_any(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    let query = "select made_at from stake_reservations where member_id = $1 limit 1";
    let found: Option<i64> = sql::query_scalar(query).bind(member_id).fetch_optional(tx).await?;
    Ok(found.is_some())
}

/// What a member has staked since then in rounds whose end is not known, in minor units.
///
/// # Errors
/// When the database fails.
pub async fn staked_since(tx: &mut Connection, member_id: &str, since_ms: i64) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(amount), 0) as bigint) from stake_reservations where member_id = $1 and made_at >= $2";
    sql::query_scalar(query).bind(member_id).bind(since_ms).fetch_one(tx).await
}

/// Counts a stake that passed, under its round.
///
/// # Errors
/// When another stake was faster, which a unit of work is run again for, and when the database fails.
pub async fn reserve(
    tx: &mut Connection,
    (supplier, round): (&str, &str),
    passed: &AcceptedStake<'_>,
    reservation: &Reservation,
) -> Result<(), StoreError> {
    guard::take(&mut *tx, passed, &reservation.member_id).await?;
    let text = "insert into stake_reservations (supplier, supplier_round, member_id, amount, made_at) values ($1, $2, $3, $4, $5)";
    let query = sql::query(text).bind(supplier).bind(round).bind(&reservation.member_id);
    query.bind(reservation.amount).bind(reservation.made_at).execute(tx).await?;
    Ok(())
}

/// Takes the reservation away from a round that has ended, or never began; gives it, once.
///
/// # Errors
/// When the database fails.
pub async fn take_away(tx: &mut Connection, supplier: &str, round: &str) -> Result<Option<Reservation>, StoreError> {
    let found = find(&mut *tx, supplier, round).await?;
    let text = "delete from stake_reservations where supplier = $1 and supplier_round = $2";
    let done = sql::query(text).bind(supplier).bind(round).execute(tx).await?;
    Ok(found.filter(|_| done.rows_affected() == 1))
}

/// Nothing was staked in the round after all: what was reserved counts no more.
///
/// # Errors
/// When the database fails.
pub async fn release(tx: &mut Connection, supplier: &str, round: &str, now_ms: i64) -> Result<(), StoreError> {
    let Some(Reservation { member_id, amount, made_at }) = take_away(&mut *tx, supplier, round).await? else {
        return Ok(());
    };
    let figures = Figures { staked: -amount, ..Figures::default() };
    hours::write(tx, &member_id, (made_at, now_ms), figures).await
}

/// Counts the settled bet of a round: in place of what was reserved, in its hour; without a reservation in the hour of the stake.
///
/// # Errors
/// When the database fails.
pub async fn count_settled_round(
    tx: &mut Connection,
    (supplier, round): (&str, &str),
    bet: &SettledRound<'_>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let reserved = take_away(&mut *tx, supplier, round).await?;
    if let Some(of_another) = reserved.as_ref().filter(|it| it.member_id != bet.member_id) {
        let figures = Figures { staked: -of_another.amount, ..Figures::default() };
        hours::write(&mut *tx, &of_another.member_id, (of_another.made_at, now_ms), figures).await?;
    }
    let reserved = reserved.filter(|it| it.member_id == bet.member_id);
    let (at, before) = reserved.map_or((bet.opened_at.min(now_ms), 0), |it| (it.made_at, it.amount));
    if bet.stake != before {
        let staked = Figures { staked: bet.stake - before, ..Figures::default() };
        hours::write(&mut *tx, bet.member_id, (at, now_ms), staked).await?;
    }
    let paid = Figures { paid: bet.payout, ..Figures::default() };
    hours::write(tx, bet.member_id, (bet.settled_at.min(now_ms), now_ms), paid).await
}

/// A round that a vendor has told the end of: minor units and milliseconds.
#[derive(Debug, Clone, Copy)]
pub struct SettledRound<'a> {
    /// Whose.
    pub member_id: &'a str,
    /// What was staked.
    pub stake: i64,
    /// What was paid.
    pub payout: i64,
    /// When it was staked.
    pub opened_at: i64,
    /// When it was settled.
    pub settled_at: i64,
}

/// Lets go of what nobody has told the end of; says whether there may be more.
///
/// # Errors
/// When the database fails.
pub async fn release_old(tx: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
    let query = "select supplier, supplier_round from stake_reservations where made_at < $1 order by made_at limit $2";
    let old: Vec<(String, String)> =
        sql::query_as(query).bind(now_ms - LONGEST_MS).bind(AT_ONCE).fetch_all(&mut *tx).await?;
    for (supplier, round) in &old {
        release(&mut *tx, supplier, round, now_ms).await?;
    }
    Ok(i64::try_from(old.len()).unwrap_or(AT_ONCE) == AT_ONCE)
}
