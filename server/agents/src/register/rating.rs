//! The rules about rebate rates: within the upline's, not below the direct downline's, and lowering a branch.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use lumora_core::domain::agent::rebate::{self, RebateFault, RebateProblem, RebateRate};
use lumora_core::domain::agent::register::{capped, is_same, spelled_out};
use lumora_core::domain::game::GameType;
use lumora_core::wire::{FailureValue, LoweredRates, code};
use platform::day::{self, Day};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::rates::{self, ALL_PRODUCTS, Rates};

/// The most rates in a list: every type of game, and "ALL", fit.
const MAX_RATES: usize = 20;

/// The operator's day at a time in milliseconds since the epoch.
///
/// # Errors
/// When the database fails.
pub async fn today(executor: impl sql::Executor, now_ms: i64) -> Result<Day, StoreError> {
    Ok(Day::at(now_ms, day::offset_minutes(executor).await?))
}

/// Rates in the form of the API.
#[must_use]
pub fn to_wire(rates: &Rates) -> Vec<RebateRate> {
    let small = |rate: i64| u32::try_from(rate).unwrap_or(0);
    rates.iter().map(|(product, rate)| RebateRate { product: product.clone(), rate: small(*rate) }).collect()
}

fn stored(rates: &[RebateRate]) -> Rates {
    rates.iter().map(|it| (it.product.clone(), i64::from(it.rate))).collect()
}

/// The rates that were set last for a member: they are in force today or from tomorrow on.
///
/// # Errors
/// When the database fails.
pub async fn latest_rates(tx: &mut Connection, member_id: &str) -> Result<Vec<RebateRate>, StoreError> {
    Ok(to_wire(&rates::on_day(tx, member_id, i64::MAX).await?))
}

/// The highest rates that a member's downline may be given from today on: for each product the lower one of the member's rates today
/// and those set last.
///
/// # Errors
/// When the database fails.
pub async fn highest_allowed(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Vec<RebateRate>, StoreError> {
    let today = today(&mut *tx, now_ms).await?.number();
    let present = to_wire(&rates::on_day(&mut *tx, member_id, today).await?);
    Ok(capped(&present, &latest_rates(tx, member_id).await?))
}

/// For each product the highest rate, set last, of those directly below a member: its own must not go below. Empty if nobody is there.
///
/// # Errors
/// When the database fails.
pub async fn lowest_allowed(tx: &mut Connection, member_id: &str) -> Result<Vec<RebateRate>, StoreError> {
    let query = "select p.member_id, m.account, coalesce(r.product, $2) as product, coalesce(r.rate, 0) as rate from placements p
                 join members m on m.id = p.member_id left join rebate_rates r on r.member_id = p.member_id
                 where p.upline_id = $1 and p.until_ms is null order by p.member_id, r.product, r.from_day";
    let rows: Vec<RateBelow> = sql::query_as(query).bind(member_id).bind(ALL_PRODUCTS).fetch_all(tx).await?;
    let lists: Vec<Vec<RebateRate>> = latest(rows).values().map(to_wire).collect();
    Ok(rebate::highest(lists.iter().map(Vec::as_slice)))
}

fn require_known(wanted: &[RebateRate]) -> Result<(), ApiError> {
    let is_known = |product: &str| product == ALL_PRODUCTS || GameType::ALL.iter().any(|it| it.code() == product);
    if wanted.len() > MAX_RATES || wanted.iter().any(|it| !is_known(&it.product)) {
        return Err(ApiError::rule_broken([("rates", "rule_not_matching")]));
    }
    Ok(())
}

/// Refuses invalid rates, and rates above those of the upline (`highest`).
///
/// # Errors
/// 422 that names the product and the highest rate.
pub fn require(wanted: &[RebateRate], highest: Option<&[RebateRate]>) -> Result<(), ApiError> {
    require_known(wanted)?;
    refuse(rebate::check(wanted, highest))
}

/// Refuses invalid rates, rates above those of the upline (`highest`), and rates below the highest of the direct downline (`lowest`).
///
/// # Errors
/// 422 that names the product, and the highest or lowest rate.
pub fn require_between(wanted: &[RebateRate], highest: &[RebateRate], lowest: &[RebateRate]) -> Result<(), ApiError> {
    require_known(wanted)?;
    refuse(rebate::check_between(wanted, highest, lowest))
}

fn refuse(problems: Vec<RebateProblem>) -> Result<(), ApiError> {
    let Some(first) = problems.first() else { return Ok(()) };
    let rule = |fault| match fault {
        RebateFault::Twice => "rule_not_matching",
        RebateFault::BelowDownline => code::RATE_TOO_LOW,
        RebateFault::Rate | RebateFault::AboveUpline => code::RATE_TOO_HIGH,
    };
    let field = |product: &str| format!("rates.{product}");
    let fields = problems.iter().map(|it| (field(&it.product), rule(it.fault).to_owned())).collect();
    let message = if first.fault == RebateFault::BelowDownline {
        format!(
            "the rate of {} can not be given: somebody directly below has {} hundredths of a percent, and is lowered first",
            first.product, first.least
        )
    } else {
        format!("the rate of {} can not be given: the highest is {} hundredths of a percent", first.product, first.most)
    };
    let value = FailureValue { fields, rates: problems, ..FailureValue::default() };
    Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::RULE_BROKEN, message).with_value(value))
}

/// Stores rates of a member from a day on, with the record of who set them (an account name).
///
/// # Errors
/// When the database fails.
pub async fn write(
    tx: &mut Connection,
    member_id: &str,
    wanted: &[RebateRate],
    (from_day, set_by): (i64, &str),
    now_ms: i64,
) -> Result<(), StoreError> {
    let former = latest_rates(&mut *tx, member_id).await?;
    let rates = spelled_out(wanted, &former);
    rates::set(&mut *tx, member_id, &stored(&rates), from_day).await?;
    let insert = "insert into rebate_rate_changes (id, member_id, from_day, rates, set_by, set_at, former)
                  values ($1, $2, $3, $4, $5, $6, $7)";
    sql::query(insert)
        .bind(ids::new_id(now_ms))
        .bind(member_id)
        .bind(from_day)
        .bind(text_of(wanted))
        .bind(set_by)
        .bind(now_ms)
        .bind(text_of(&former))
        .execute(tx)
        .await
        .map(drop)
}

/// Rates as JSON, for storage in one column.
pub(super) fn text_of(rates: &[RebateRate]) -> String {
    serde_json::to_string(rates).unwrap_or_default()
}

/// Parses rates from such a column.
pub(super) fn read_text(text: &str) -> Result<Vec<RebateRate>, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::Corrupt("rates of rebate".to_owned()))
}

struct RateBelow {
    member_id: String,
    account: String,
    product: String,
    rate: i64,
}

from_row!(RateBelow { member_id, account, product, rate });

/// The latest rates of each member: the rows have the latest of a product last.
fn latest(rows: Vec<RateBelow>) -> BTreeMap<(String, String), Rates> {
    let mut by_member: BTreeMap<(String, String), Rates> = BTreeMap::new();
    for row in rows {
        by_member.entry((row.account, row.member_id)).or_default().insert(row.product, row.rate);
    }
    by_member
}

/// The members below who have a rate above `bound`, with their rates and what each would be lowered to.
///
/// # Errors
/// When the database fails.
pub async fn lowered(
    tx: &mut Connection,
    member_id: &str,
    bound: &[RebateRate],
) -> Result<Vec<LoweredRates>, StoreError> {
    let query = "select r.member_id, m.account, r.product, r.rate from rebate_rates r
                 join placements p on p.member_id = r.member_id and p.until_ms is null
                 join placement_ancestors a on a.placement_id = p.id and a.ancestor_id = $1
                 join members m on m.id = r.member_id order by m.account, r.product, r.from_day";
    let rows: Vec<RateBelow> = sql::query_as(query).bind(member_id).fetch_all(tx).await?;
    let lowered = |((account, member_id), rates): ((String, String), Rates)| {
        let rates = to_wire(&rates);
        let lowered = capped(&rates, bound);
        (!is_same(&rates, &lowered)).then_some(LoweredRates { member_id, account, rates, lowered })
    };
    Ok(latest(rows).into_iter().filter_map(lowered).collect())
}

/// Sets the rates of a member from the operator's next day on, and lowers those of the members `below` with them; returns the number
/// of that day.
///
/// # Errors
/// When the database fails.
pub async fn set_from_tomorrow(
    tx: &mut Connection,
    member_id: &str,
    (wanted, set_by): (&[RebateRate], &str),
    below: &[LoweredRates],
    now_ms: i64,
) -> Result<i64, StoreError> {
    let from_day = today(&mut *tx, now_ms).await?.number() + 1;
    write(&mut *tx, member_id, wanted, (from_day, set_by), now_ms).await?;
    for it in below {
        write(&mut *tx, &it.member_id, &it.lowered, (from_day, set_by), now_ms).await?;
    }
    Ok(from_day)
}
