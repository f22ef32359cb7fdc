//! The figures of one team in a period, as the terms of a contract count them, from the figures counted so far: for the running
//! period and the workbench. Settlements are made from the frozen figures instead ([`crate::cutoff`]).

use std::collections::HashMap;

use lumora_core::domain::agent::figures::{ContractFigures, MemberBets};
use lumora_core::domain::agent::periods::{Span, Unit};
use lumora_core::domain::agent::terms::Terms;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::RecordGroup;
use platform::store::{Connection, StoreError, from_row, sql};

struct Bets {
    member_id: String,
    product: String,
    stake: i64,
    valid_bet: i64,
    payout: i64,
}

from_row!(Bets { member_id, product, stake, valid_bet, payout });

struct Moved {
    kind: String,
    amount: i64,
}

from_row!(Moved { kind, amount });

/// The figures of a team, and the valid bets of its members.
#[derive(Debug, Clone, Default)]
pub struct Team {
    /// The figures, as contracts count them.
    pub figures: ContractFigures,
    /// Valid bets of each member who has any, in minor units, highest first.
    pub members: Vec<i64>,
}

/// SQL: the joins that select rows `f` of the team of member `$1`: those below, and its own if the terms include it.
fn team_joins(terms: &Terms) -> Vec<&'static str> {
    let below = if terms.include_sub_teams {
        "join placement_ancestors a on a.placement_id = f.placement_id and a.ancestor_id = $1 join placements p on p.id = f.placement_id"
    } else {
        "join placement_ancestors a on a.placement_id = f.placement_id and a.ancestor_id = $1 and a.depth = 1 join placements p on p.id = f.placement_id"
    };
    let own = "join placements p on p.id = f.placement_id and p.member_id = $1";
    if terms.include_self { vec![below, own] } else { vec![below] }
}

/// The figures of an agent's team in a period, by what the terms include.
///
/// # Errors
/// When the database fails.
pub async fn team(
    tx: &mut Connection,
    (agent_id, currency): (&str, &str),
    terms: &Terms,
    span: Span,
) -> Result<Team, StoreError> {
    let mut figures = ContractFigures::default();
    let mut members: HashMap<String, i64> = HashMap::new();
    let (table, number) = match terms.period.unit() {
        Unit::FiveMinutes => ("placement_slots", "slot"),
        Unit::Day => ("placement_days", "day"),
    };
    for joins in team_joins(terms) {
        let query = format!(
            "select p.member_id, f.product, cast(sum(f.stake) as bigint) as stake, cast(sum(f.valid_bet) as bigint) as valid_bet,
             cast(sum(f.payout) as bigint) as payout from {table} f {joins}
             where f.{number} >= $2 and f.{number} <= $3 and f.currency = $4 group by p.member_id, f.product"
        );
        let query = sql::query_as(sql::AssertSqlSafe(query)).bind(agent_id).bind(span.first).bind(span.last);
        let rows: Vec<Bets> = query.bind(currency).fetch_all(&mut *tx).await?;
        for row in rows.into_iter().filter(|row| terms.covers(&row.product)) {
            figures.turnover.0 += row.stake;
            figures.valid_bet.0 += row.valid_bet;
            figures.payout.0 += row.payout;
            *members.entry(row.member_id).or_default() += row.valid_bet;
        }
        // Movements of money are not counted by five minutes.
        if terms.period.unit() == Unit::Day {
            add_money(&mut *tx, (agent_id, currency), (joins, span), &mut figures).await?;
        }
    }
    let mut members: Vec<i64> = members.into_values().filter(|bet| *bet > 0).collect();
    members.sort_unstable_by(|one, other| other.cmp(one));
    figures.members = MemberBets::of(members.iter().copied().map(Money));
    Ok(Team { figures, members })
}

async fn add_money(
    tx: &mut Connection,
    (agent_id, currency): (&str, &str),
    (joins, span): (&str, Span),
    figures: &mut ContractFigures,
) -> Result<(), StoreError> {
    let query = format!(
        "select f.kind, cast(sum(f.amount) as bigint) as amount from placement_money_days f {joins}
         where f.day >= $2 and f.day <= $3 and f.currency = $4 group by f.kind"
    );
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(agent_id).bind(span.first).bind(span.last);
    let rows: Vec<Moved> = query.bind(currency).fetch_all(tx).await?;
    let is_in = |group: RecordGroup, kind: &str| group.kinds().any(|it| it.name() == kind);
    for Moved { kind, amount } in rows {
        if kind == "rebate" {
            figures.rebate.0 += amount;
        }
        if is_in(RecordGroup::Rewards, &kind) {
            figures.bonuses.0 += amount;
        }
        if is_in(RecordGroup::Deposits, &kind) {
            figures.deposits.0 += amount;
        }
    }
    Ok(())
}
