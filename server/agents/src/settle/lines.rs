//! The details of a settlement: what each member of the team did in its period, by placement and product.
//!
//! A period may be five minutes of a hundred thousand members, or a month of them. A page reads only what it shows: a single unit is
//! ordered by placement, and for many units the placements of the team are in order, each of which is checked for figures.

use lumora_core::domain::agent::terms::ContractPeriod;
use lumora_core::wire::{AgentSettlementLine, AgentSettlementLines};
use platform::http::ApiError;
use platform::keyset;
use platform::store::{Store, from_row, sql};

use super::due::{self, covers, products};
use super::read::{amount, own, small};
use crate::cutoff;

struct Row {
    placement_id: String,
    member_id: String,
    account: String,
    depth: i64,
    product: String,
    stake: i64,
    valid_bet: i64,
    payout: i64,
    rebate: i64,
    bonuses: i64,
    deposits: i64,
}

from_row!(Row {
    placement_id,
    member_id,
    account,
    depth,
    product,
    stake,
    valid_bet,
    payout,
    rebate,
    bonuses,
    deposits
});

/// SQL: figures `k` of the settlement. `$2` is the unit, `$5` the cutoff that they were frozen by, `$6` the currency, `$9` the
/// products. The unary plus keeps the database from searching by the cutoff, a condition that nearly all rows meet.
const FIGURES: &str = "k.unit = $2 and {number} and +k.closing <= $5 and k.currency = $6
    and (k.product = '' or {covered})";
/// SQL: the period is a single unit.
const SINGLE_UNIT: &str = "k.number = $3 and $3 = $4";
const MANY_UNITS: &str = "k.number >= $3 and k.number <= $4";

/// SQL: placements from the one in `$10` on, that have figures in a single unit. `$1` is the payee; `$7` is 1 to include everybody
/// below (else the direct downline), `$8` is 1 to include the payee's own play.
const PLACEMENTS_OF_UNIT: &str = "select k.placement_id from closed_figures k where k.placement_id >= $10 and {counted}
    and (exists (select 1 from placement_ancestors a where a.ancestor_id = $1 and a.placement_id = k.placement_id and (a.depth = 1 or $7 = 1))
        or ($8 = 1 and exists (select 1 from placements o where o.id = k.placement_id and o.member_id = $1)))
    group by k.placement_id order by k.placement_id limit $12";

/// SQL: the same placements for a period of many units.
const PLACEMENTS_OF_UNITS: &str = "select a.placement_id from placement_ancestors a where a.ancestor_id = $1 and (a.depth = 1 or $7 = 1) and a.placement_id >= $10
        and exists (select 1 from closed_figures k where k.placement_id = a.placement_id and {counted})
    union all
    select o.id from placements o where o.member_id = $1 and $8 = 1 and o.id >= $10
        and exists (select 1 from closed_figures k where k.placement_id = o.id and {counted})
    order by 1 limit $12";

/// SQL: a page of details after the placement in `$10` and its product in `$11`. A cross join keeps this order of the tables.
fn text(is_one: bool) -> String {
    let (picked, number) = if is_one { (PLACEMENTS_OF_UNIT, SINGLE_UNIT) } else { (PLACEMENTS_OF_UNITS, MANY_UNITS) };
    let counted = FIGURES.replace("{number}", number).replace("{covered}", &covers("k.product", "$9"));
    let picked = picked.replace("{counted}", &counted);
    // For many units the rows of a placement are fewer than those of a unit, against SQLite's expectation: this keeps it from
    // searching by the unit.
    let of_placement = if is_one { counted } else { counted.replace("k.unit = ", "coalesce(k.unit, '') = ") };
    format!(
        "select k.placement_id, p.member_id, m.account,
         coalesce((select a.depth from placement_ancestors a where a.ancestor_id = $1 and a.placement_id = k.placement_id), 0) as depth, k.product,
         cast(sum(k.stake) as bigint) as stake, cast(sum(k.valid_bet) as bigint) as valid_bet, cast(sum(k.payout) as bigint) as payout,
         cast(sum(k.rebate) as bigint) as rebate, cast(sum(k.bonuses) as bigint) as bonuses, cast(sum(k.deposits) as bigint) as deposits
         from ({picked}) w cross join closed_figures k cross join placements p cross join members m
         where k.placement_id = w.placement_id and {of_placement} and p.id = k.placement_id and m.id = p.member_id
         and (k.placement_id > $10 or k.product > $11)
         group by k.placement_id, p.member_id, m.account, k.product order by k.placement_id, k.product limit $13"
    )
}

/// A page of the details of a settlement, from the figures that it was made of; for a settlement of late bets, from the present ones.
///
/// # Errors
/// 404 for a settlement of others, as for an unknown one; 422 for an invalid cursor; otherwise when the database fails.
pub(super) async fn lines(
    store: &Store,
    (agent_id, id): (&str, &str),
    (cursor, size): (Option<&str>, u32),
) -> Result<AgentSettlementLines, ApiError> {
    let row = own(store, agent_id, id).await?;
    let due = due::version(store.reader(), &row.contract_id, row.version).await?;
    let Some(due) = due.filter(|_| row.closed_only == 0) else { return Ok(AgentSettlementLines::default()) };
    let (placement_id, product) = match cursor {
        None => ("", ""),
        Some(cursor) => cursor.rsplit_once('-').ok_or_else(keyset::invalid_cursor)?,
    };
    let terms = &due.terms;
    let unit = ContractPeriod::from_name(&row.period).unwrap_or_default().unit();
    let closing = if row.late != 0 { i64::MAX } else { row.closing };
    let query = sql::query_as(sql::AssertSqlSafe(text(row.first == row.last)));
    let query = query.bind(&row.payee_id).bind(cutoff::name(unit)).bind(row.first).bind(row.last);
    let query = query.bind(closing).bind(&row.currency).bind(i64::from(terms.include_sub_teams));
    let query = query.bind(i64::from(terms.include_self)).bind(products(terms));
    // The placement of the cursor may have no rows left, and one row more tells whether there is a next page.
    let query = query.bind(placement_id).bind(product).bind(i64::from(size) + 2).bind(i64::from(size) + 1);
    let rows: Vec<Row> = query.fetch_all(store.reader()).await?;
    let (rows, next) = keyset::page(rows, size, |it| format!("{}-{}", it.placement_id, it.product));
    Ok(AgentSettlementLines { content: rows.into_iter().map(line).collect(), next })
}

fn line(row: Row) -> AgentSettlementLine {
    AgentSettlementLine {
        member_id: row.member_id,
        account: row.account,
        depth: small(row.depth),
        product: row.product,
        turnover: amount(row.stake),
        valid_bet: amount(row.valid_bet),
        payout: amount(row.payout),
        rebate: amount(row.rebate),
        bonuses: amount(row.bonuses),
        deposits: amount(row.deposits),
    }
}
