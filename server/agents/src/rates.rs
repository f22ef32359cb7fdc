//! Rebate rates of members and agents: the part of a valid bet that is rebated, by product and from a day on.
//!
//! Each upline gets the difference between its rate and that of the branch that a bet came from. So a rate must never exceed that of
//! the upline: the rules of the core are checked before one is set.

use std::collections::BTreeMap;

use platform::store::sql::Query;
use platform::store::{Connection, StoreError, from_row, sql};

/// The product code of the rate for all products without a rate of their own.
pub const ALL_PRODUCTS: &str = "ALL";

struct Row {
    product: String,
    rate: i64,
}

from_row!(Row { product, rate });

/// Rates by product code, in hundredths of a percent (basis points).
pub type Rates = BTreeMap<String, i64>;

/// The rates of a member that apply on a day (days since 1970-01-01, in the operator's time zone); a product that is not included has 0.
///
/// # Errors
/// When the database fails.
pub async fn on_day(executor: impl sql::Executor, member_id: &str, day: i64) -> Result<Rates, StoreError> {
    let query = "select r.product, r.rate from rebate_rates r where r.member_id = $1 and r.from_day =
                 (select max(s.from_day) from rebate_rates s where s.member_id = $1 and s.product = r.product and s.from_day <= $2)";
    let rows: Vec<Row> = sql::query_as(query).bind(member_id).bind(day).fetch_all(executor).await?;
    Ok(rows.into_iter().map(|row| (row.product, row.rate)).collect())
}

/// The rate for a product, in hundredths of a percent: its own, else the one for all products, else 0.
#[must_use]
pub fn rate_of(rates: &Rates, product: &str) -> i64 {
    rates.get(product).or_else(|| rates.get(ALL_PRODUCTS)).copied().unwrap_or(0)
}

/// Sets rates of a member from a day on. Rates that were set for that day or later are deleted; earlier days keep theirs. A product
/// that is not included keeps the rate it had before that day, which is why [`crate::register::rating::write`] always includes all.
///
/// # Errors
/// When the database fails.
pub async fn set(tx: &mut Connection, member_id: &str, rates: &Rates, from_day: i64) -> Result<(), StoreError> {
    let later = "delete from rebate_rates where member_id = $1 and from_day >= $2";
    sql::query(later).bind(member_id).bind(from_day).execute(&mut *tx).await?;
    let insert = |(product, rate): (&String, &i64)| -> Query<'static> {
        sql::query("insert into rebate_rates (member_id, product, from_day, rate) values ($1, $2, $3, $4)")
            .bind(member_id.to_owned())
            .bind(product.clone())
            .bind(from_day)
            .bind(*rate)
    };
    tx.run_all(rates.iter().map(insert).collect()).await.map(drop)
}
