//! The input of a run: valid bets by receiver, day, branch and product.

use std::collections::{BTreeMap, HashMap};

use lumora_core::domain::agent::rebate::share;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::rates::{Rates, rate_of};

/// Key of a receiver's line: the day of the bets, the branch that they came through (empty for own bets), product and currency.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub(super) currency: String,
    pub(super) day: i64,
    pub(super) branch_id: String,
    pub(super) product: String,
}

/// Valid bets of a line in minor units, or their change, with the rates of the day in hundredths of a percent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) valid_bet: i64,
    pub(super) rate: i64,
    pub(super) branch_rate: i64,
}

/// Lines by the receiver's member id.
pub(super) type Lines = BTreeMap<String, BTreeMap<Key, Line>>;
/// A receiver's member id with its lines.
pub(super) type Receiver = (String, BTreeMap<Key, Line>);

struct Row {
    number: i64,
    placement_id: String,
    member_id: String,
    product: String,
    currency: String,
    valid_bet: i64,
}

from_row!(Row { number, placement_id, member_id, product, currency, valid_bet });

/// The lines of a run: the bets of its day up to its cutoff `closing`, and what cutoffs after `before` have changed of earlier days.
pub(super) async fn lines(tx: &mut Connection, day: i64, (before, closing): (i64, i64)) -> Result<Lines, StoreError> {
    let select = "select k.number, k.placement_id, p.member_id, k.product, k.currency, cast(sum(k.valid_bet) as bigint) as valid_bet
                  from closed_figures k join placements p on p.id = k.placement_id";
    let group = "group by k.number, k.placement_id, p.member_id, k.product, k.currency having sum(k.valid_bet) <> 0";
    let own =
        format!("{select} where k.unit = 'DAY' and k.number = $1 and k.closing <= $2 and k.product <> '' {group}");
    let mut rows: Vec<Row> = sql::query_as(sql::AssertSqlSafe(own)).bind(day).bind(closing).fetch_all(&mut *tx).await?;
    let late = format!(
        "{select} where k.unit = 'DAY' and k.closing > $1 and k.closing <= $2 and k.number < $3 and k.product <> '' {group}"
    );
    let late = sql::query_as(sql::AssertSqlSafe(late)).bind(before).bind(closing).bind(day);
    if before > 0 {
        let late: Vec<Row> = late.fetch_all(&mut *tx).await?;
        rows.extend(late);
    }
    let uplines = uplines(&mut *tx, day, (before, closing)).await?;
    let mut rates: HashMap<i64, HashMap<String, Rates>> = HashMap::new();
    let mut lines = Lines::new();
    for row in rows {
        let rates = match rates.entry(row.number) {
            std::collections::hash_map::Entry::Occupied(cached) => cached.into_mut(),
            std::collections::hash_map::Entry::Vacant(free) => free.insert(all_rates(&mut *tx, row.number).await?),
        };
        share_out(&mut lines, rates, &row, uplines.get(&row.placement_id).map_or(&[], Vec::as_slice));
    }
    Ok(lines)
}

/// Adds a bet to the lines of the bettor and of each upline that has a share in it.
fn share_out(lines: &mut Lines, rates: &HashMap<String, Rates>, row: &Row, uplines: &[String]) {
    let rate = |member_id: &str| rates.get(member_id).map_or(0, |rates| rate_of(rates, &row.product));
    let (mut branch_id, mut branch_rate) = ("", 0);
    for receiver_id in [&row.member_id].into_iter().chain(uplines) {
        let rate = rate(receiver_id);
        if share(core_rate(rate), core_rate(branch_rate)) > 0 {
            let key = Key {
                currency: row.currency.clone(),
                day: row.number,
                branch_id: branch_id.to_owned(),
                product: row.product.clone(),
            };
            let line = lines.entry(receiver_id.clone()).or_default().entry(key).or_default();
            (line.rate, line.branch_rate) = (rate, branch_rate);
            line.valid_bet += row.valid_bet;
        }
        (branch_id, branch_rate) = (receiver_id, rate);
    }
}

/// A stored rate as the core's functions take it.
pub(super) fn core_rate(rate: i64) -> u32 {
    u32::try_from(rate).unwrap_or(0)
}

/// The uplines of every placement that the run's bets were under, the direct one first.
async fn uplines(
    tx: &mut Connection,
    day: i64,
    (before, closing): (i64, i64),
) -> Result<HashMap<String, Vec<String>>, StoreError> {
    let query = "select a.placement_id, a.ancestor_id from placement_ancestors a where a.placement_id in (
                     select k.placement_id from closed_figures k where k.unit = 'DAY' and k.number = $1 and k.closing <= $3
                     union
                     select k.placement_id from closed_figures k
                     where k.unit = 'DAY' and k.closing > $2 and k.closing <= $3 and k.number < $1)
                 order by a.placement_id, a.depth";
    let rows: Vec<(String, String)> = sql::query_as(query).bind(day).bind(before).bind(closing).fetch_all(tx).await?;
    let mut uplines: HashMap<String, Vec<String>> = HashMap::new();
    for (placement_id, ancestor_id) in rows {
        uplines.entry(placement_id).or_default().push(ancestor_id);
    }
    Ok(uplines)
}

/// The rates of all members in force on a day, as [`crate::rates::on_day`] reads those of one.
async fn all_rates(tx: &mut Connection, day: i64) -> Result<HashMap<String, Rates>, StoreError> {
    let query = "select r.member_id, r.product, r.rate from rebate_rates r where r.from_day =
                 (select max(s.from_day) from rebate_rates s
                  where s.member_id = r.member_id and s.product = r.product and s.from_day <= $1)";
    let rows: Vec<(String, String, i64)> = sql::query_as(query).bind(day).fetch_all(tx).await?;
    let mut rates: HashMap<String, Rates> = HashMap::new();
    for (member_id, product, rate) in rows {
        rates.entry(member_id).or_default().insert(product, rate);
    }
    Ok(rates)
}
