//! Rates of rebate of a downline: within the upline's, and what a lower one does further down.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use identity::member::MemberRow;
use lumora_core::domain::agent::rebate::{self, RebateFault, RebateRate};
use lumora_core::domain::agent::register::{capped, is_same, spelled_out};
use lumora_core::domain::game::GameType;
use lumora_core::wire::{FailureValue, LoweredRates, code};
use platform::day::{self, Day};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::rates::{self, ALL_PRODUCTS, Rates};

/// Products that may be named: every type of game, and "ALL".
const MOST_RATES: usize = 20;

/// The day of the operator at a time.
///
/// # Errors
/// When the database fails.
pub async fn today(executor: impl sql::Executor, now_ms: i64) -> Result<Day, StoreError> {
    Ok(Day::at(now_ms, day::offset_minutes(executor).await?))
}

/// Rates as they travel.
#[must_use]
pub fn shown(rates: &Rates) -> Vec<RebateRate> {
    let small = |rate: i64| u32::try_from(rate).unwrap_or(0);
    rates.iter().map(|(product, rate)| RebateRate { product: product.clone(), rate: small(*rate) }).collect()
}

fn stored(rates: &[RebateRate]) -> Rates {
    rates.iter().map(|it| (it.product.clone(), i64::from(it.rate))).collect()
}

/// What was set last for a member: it counts by tomorrow.
///
/// # Errors
/// When the database fails.
pub async fn coming(tx: &mut Connection, member_id: &str) -> Result<Vec<RebateRate>, StoreError> {
    Ok(shown(&rates::on_day(tx, member_id, i64::MAX).await?))
}

/// The highest rates that somebody below a member may have from today on: those of today, and no more than what was set for tomorrow.
///
/// # Errors
/// When the database fails.
pub async fn most(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<Vec<RebateRate>, StoreError> {
    let today = today(&mut *tx, now_ms).await?.number();
    let present = shown(&rates::on_day(&mut *tx, member_id, today).await?);
    Ok(capped(&present, &coming(tx, member_id).await?))
}

/// Refuses rates that are none, or above those of the upline.
///
/// # Errors
/// 422 that names the product and the highest rate.
pub fn require(wanted: &[RebateRate], most: Option<&[RebateRate]>) -> Result<(), ApiError> {
    let is_known = |product: &str| product == ALL_PRODUCTS || GameType::ALL.iter().any(|it| it.code() == product);
    if wanted.len() > MOST_RATES || wanted.iter().any(|it| !is_known(&it.product)) {
        return Err(ApiError::rule_broken([("rates", "rule_not_matching")]));
    }
    let problems = rebate::check(wanted, most);
    let Some(first) = problems.first() else { return Ok(()) };
    let word = |fault| if fault == RebateFault::Twice { "rule_not_matching" } else { code::RATE_TOO_HIGH };
    let field = |product: &str| format!("rates.{product}");
    let fields = problems.iter().map(|it| (field(&it.product), word(it.fault).to_owned())).collect();
    let message = format!(
        "the rate of {} can not be given: the highest is {} hundredths of a percent",
        first.product, first.most
    );
    let value = FailureValue { fields, rates: problems, ..FailureValue::default() };
    Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::RULE_BROKEN, message).with_value(value))
}

/// Writes rates of a member down, and who has set them.
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
    let former = coming(&mut *tx, member_id).await?;
    let rates = spelled_out(wanted, &former);
    rates::set(&mut *tx, member_id, &stored(&rates), from_day).await?;
    let insert = "insert into rebate_rate_changes (id, member_id, from_day, rates, set_by, set_at) values ($1, $2, $3, $4, $5, $6)";
    sql::query(insert)
        .bind(ids::new_id(now_ms))
        .bind(member_id)
        .bind(from_day)
        .bind(text_of(wanted))
        .bind(set_by)
        .bind(now_ms)
        .execute(tx)
        .await
        .map(drop)
}

/// Rates as they are stored in one column.
pub(super) fn text_of(rates: &[RebateRate]) -> String {
    serde_json::to_string(rates).unwrap_or_default()
}

/// Rates of such a column.
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

/// Who below a member has a rate above these, and what each would have then.
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
    let mut by_member: BTreeMap<(String, String), Rates> = BTreeMap::new();
    for row in rows {
        // The latest of a product comes last.
        by_member.entry((row.account, row.member_id)).or_default().insert(row.product, row.rate);
    }
    let lowered = |((account, member_id), rates): ((String, String), Rates)| {
        let rates = shown(&rates);
        let lowered = capped(&rates, bound);
        (!is_same(&rates, &lowered)).then_some(LoweredRates { member_id, account, rates, lowered })
    };
    Ok(by_member.into_iter().filter_map(lowered).collect())
}

/// Stands for a list of those who would be lowered, and for what is wanted; empty where the list is.
#[must_use]
pub fn agreement(member: &MemberRow, wanted: &[RebateRate], list: &[LoweredRates]) -> String {
    if list.is_empty() {
        return String::new();
    }
    let of = |it: &LoweredRates| format!("{} {} {}", it.member_id, text_of(&it.rates), text_of(&it.lowered));
    let lines: Vec<String> = list.iter().map(of).collect();
    ids::token_hash(&format!("{} {}\n{}", member.id, text_of(wanted), lines.join("\n")))
}

/// Sets the rates of a member from the next day of the operator on, and lowers whoever below would be above it.
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
