//! Cutoffs: frozen copies of the figures of past periods, so that it stays known from what figures a settlement was made.
//!
//! The figures of a placement change as long as late bets come in and rounds are rolled back. A cutoff copies those of past units
//! (five minutes or days) into `closed_figures`, to which rows are only added: each later cutoff adds the difference. So the figures
//! of a settlement are the sums up to its cutoff for ever, and what has changed since is what later cutoffs added. In the tables a
//! cutoff is called "closing"; the latest one of each unit is in `closings`.

use lumora_core::domain::agent::periods::Unit;
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::record::RecordGroup;
use platform::store::sql::{AssertSqlSafe, Query};
use platform::store::{Connection, StoreError, from_row, sql};

use crate::figures::Zone;

/// How long after its end a unit may be cut off, in milliseconds: by then all its bets are in the stream, except for late ones.
pub const GRACE_MS: i64 = 30 * 1000;

/// The latest cutoff of a unit: the range of figures that are frozen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cutoff {
    /// Number of the cutoff, ascending by unit.
    pub closing: i64,
    /// Number of the first frozen unit that is still compared with the counted figures.
    pub since: i64,
    /// Number of the last frozen unit.
    pub closed_to: i64,
    /// Number of the latest count ([`Zone::number`]) that the cutoff includes: later counts may have changed frozen units.
    seen: i64,
    /// The time zone of the days, in minutes ahead of UTC.
    offset_minutes: i64,
}

from_row!(Cutoff { closing, since, closed_to, seen, offset_minutes });

/// The stored name of a unit.
#[must_use]
pub const fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::FiveMinutes => "SLOT",
        Unit::Day => "DAY",
    }
}

/// Number of the last unit whose end is at least [`GRACE_MS`] ago.
#[must_use]
pub const fn last_over(unit: Unit, now_ms: i64, offset_minutes: i64) -> i64 {
    unit.at(now_ms - GRACE_MS, offset_minutes) - 1
}

/// Freezes the figures up to unit `to`; the first cutoff begins at `earliest`. The caller must have counted the streams to their end
/// before.
///
/// # Errors
/// When the database fails.
pub async fn cut_off(tx: &mut Connection, unit: Unit, to: i64, earliest: i64) -> Result<Cutoff, StoreError> {
    let zone = Zone::read(&mut *tx).await?;
    let query = "select closing, since, closed_to, seen, offset_minutes from closings where unit = $1";
    let found: Option<Cutoff> = sql::query_as(query).bind(name(unit)).fetch_optional(&mut *tx).await?;
    let mut former = found.unwrap_or(Cutoff {
        closing: 0,
        since: earliest,
        closed_to: earliest - 1,
        seen: zone.number,
        offset_minutes: zone.offset_minutes,
    });
    if unit == Unit::Day && former.offset_minutes != zone.offset_minutes {
        // Days in the former time zone had other bounds: they stay as they were frozen.
        former.since = former.closed_to + 1;
    }
    let cutoff = Cutoff {
        closing: former.closing + 1,
        closed_to: former.closed_to.max(to),
        seen: zone.number,
        offset_minutes: zone.offset_minutes,
        since: former.since,
    };
    let statements = match unit {
        Unit::FiveMinutes => vec![late_bets(SLOTS, &former, &cutoff), new_bets(SLOTS, &former, &cutoff)],
        Unit::Day => {
            vec![
                late_bets(DAYS, &former, &cutoff),
                new_bets(DAYS, &former, &cutoff),
                late_money(&former, &cutoff),
                new_money(&former, &cutoff),
            ]
        }
    };
    tx.run_all(statements).await?;
    let upsert = "insert into closings (unit, closing, since, closed_to, seen, offset_minutes) values ($1, $2, $3, $4, $5, $6)
                  on conflict (unit) do update set closing = excluded.closing, since = excluded.since, closed_to = excluded.closed_to,
                  seen = excluded.seen, offset_minutes = excluded.offset_minutes";
    sql::query(upsert)
        .bind(name(unit))
        .bind(cutoff.closing)
        .bind(cutoff.since)
        .bind(cutoff.closed_to)
        .bind(cutoff.seen)
        .bind(cutoff.offset_minutes)
        .execute(tx)
        .await?;
    Ok(cutoff)
}

/// A table of figures: the stored name of its unit, its name, and its column with the unit's number.
type Table = (&'static str, &'static str, &'static str);

const SLOTS: Table = ("SLOT", "placement_slots", "slot");
const DAYS: Table = ("DAY", "placement_days", "day");

const INSERT: &str = "insert into closed_figures (unit, number, placement_id, product, currency, closing, bets, stake, valid_bet, payout,
                      rebate, bonuses, deposits)";

/// Freezes the bets of units that are past for the first time.
fn new_bets((unit, table, number): Table, former: &Cutoff, cutoff: &Cutoff) -> Query<'static> {
    let text = format!(
        "{INSERT} select '{unit}', s.{number}, s.placement_id, s.product, s.currency, cast($1 as bigint), s.bets, s.stake, s.valid_bet,
         s.payout, 0, 0, 0 from {table} s where s.{number} > $2 and s.{number} <= $3"
    );
    sql::query(AssertSqlSafe(text)).bind(cutoff.closing).bind(former.closed_to).bind(cutoff.closed_to)
}

/// Adds what has changed in the bets of units that were frozen before.
fn late_bets((unit, table, number): Table, former: &Cutoff, cutoff: &Cutoff) -> Query<'static> {
    let difference = |column: &str| format!("s.{column} - cast(coalesce(sum(k.{column}), 0) as bigint)");
    let [bets, stake, valid_bet, payout] = ["bets", "stake", "valid_bet", "payout"].map(difference);
    let text = format!(
        "{INSERT} select '{unit}', d.{number}, d.placement_id, d.product, d.currency, cast($1 as bigint), d.b, d.s, d.v, d.p, 0, 0, 0 from (
             select s.{number}, s.placement_id, s.product, s.currency, {bets} as b, {stake} as s, {valid_bet} as v, {payout} as p
             from {table} s left join closed_figures k on k.unit = '{unit}' and k.number = s.{number}
                and k.placement_id = s.placement_id and k.product = s.product and k.currency = s.currency
             where s.changed > $2 and s.{number} >= $3 and s.{number} <= $4
             group by s.{number}, s.placement_id, s.product, s.currency, s.bets, s.stake, s.valid_bet, s.payout
         ) d where d.b <> 0 or d.s <> 0 or d.v <> 0 or d.p <> 0"
    );
    sql::query(AssertSqlSafe(text)).bind(cutoff.closing).bind(former.seen).bind(former.since).bind(former.closed_to)
}

/// SQL: sums of rebates, bonuses and deposits over rows `m` of `placement_money_days`.
pub(crate) fn moved_sums() -> [String; 3] {
    let names = |group: RecordGroup| -> Vec<&str> { group.kinds().map(|kind| kind.name()).collect() };
    let sum = |kinds: Vec<&str>| {
        let kinds = kinds.join("', '");
        format!("cast(coalesce(sum(case when m.kind in ('{kinds}') then m.amount else 0 end), 0) as bigint)")
    };
    [vec![TransactionKind::Rebate.name()], names(RecordGroup::Rewards), names(RecordGroup::Deposits)].map(sum)
}

fn new_money(former: &Cutoff, cutoff: &Cutoff) -> Query<'static> {
    let [rebate, bonuses, deposits] = moved_sums();
    let text = format!(
        "{INSERT} select 'DAY', d.day, d.placement_id, '', d.currency, cast($1 as bigint), 0, 0, 0, 0, d.r, d.b, d.d from (
             select m.day, m.placement_id, m.currency, {rebate} as r, {bonuses} as b, {deposits} as d
             from placement_money_days m where m.day > $2 and m.day <= $3 group by m.day, m.placement_id, m.currency
         ) d where d.r <> 0 or d.b <> 0 or d.d <> 0"
    );
    sql::query(AssertSqlSafe(text)).bind(cutoff.closing).bind(former.closed_to).bind(cutoff.closed_to)
}

fn late_money(former: &Cutoff, cutoff: &Cutoff) -> Query<'static> {
    let sums = moved_sums();
    let columns = ["rebate", "bonuses", "deposits"];
    let difference: Vec<String> = columns
        .iter()
        .zip(sums)
        .map(|(column, sum)| {
            format!(
                "(select {sum} from placement_money_days m where m.placement_id = t.placement_id and m.day = t.day and m.currency = t.currency)
                 - (select cast(coalesce(sum(k.{column}), 0) as bigint) from closed_figures k where k.unit = 'DAY' and k.number = t.day
                    and k.placement_id = t.placement_id and k.product = '' and k.currency = t.currency) as {column}"
            )
        })
        .collect();
    let text = format!(
        "{INSERT} select 'DAY', d.day, d.placement_id, '', d.currency, cast($1 as bigint), 0, 0, 0, 0, d.rebate, d.bonuses, d.deposits from (
             select t.day, t.placement_id, t.currency, {} from (
                 select distinct c.placement_id, c.day, c.currency from placement_money_days c
                 where c.changed > $2 and c.day >= $3 and c.day <= $4
             ) t
         ) d where d.rebate <> 0 or d.bonuses <> 0 or d.deposits <> 0",
        difference.join(", ")
    );
    sql::query(AssertSqlSafe(text)).bind(cutoff.closing).bind(former.seen).bind(former.since).bind(former.closed_to)
}
