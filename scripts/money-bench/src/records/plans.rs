//! Query plans of statements, and which of them scan a large table.

use std::collections::BTreeMap;

use platform::store::sql::{self, Query};
use platform::store::{Engine, Store, seen};
use serde::Serialize;

use crate::Failure;

/// Tables that grow with the members and their play.
pub(crate) const OF_MEMBERS: &[&str] = &[
    "accounts",
    "account_days",
    "bet_days",
    "bet_record_days",
    "cashier_steps",
    "deposit_receipts",
    "deposits",
    "journal_transactions",
    "leaderboard_scores",
    "ledger_entries",
    "member_messages",
    "member_rewards",
    "members",
    "mission_deposits",
    "mission_progress",
    "play_hours",
    "point_days",
    "point_redemptions",
    "protected_members",
    "rounds",
    "settled_bets",
    "wagering_credits",
];

/// Tables that grow with the teams of agents.
pub(crate) const OF_TEAMS: &[&str] = &[
    "accounts",
    "account_days",
    "closed_figures",
    "contracts",
    "contract_versions",
    "counted_balances",
    "first_deposits",
    "ledger_entries",
    "members",
    "placement_ancestors",
    "placement_days",
    "placement_money_days",
    "placement_slots",
    "placements",
    "rebate_entries",
    "rebate_payouts",
    "rebate_rates",
    "rounds",
    "sessions",
    "settled_bets",
    "settlement_payments",
    "settlements",
    "team_active_days",
    "team_branch_days",
    "team_branch_money_days",
    "team_days",
    "team_game_days",
    "team_money_days",
    "team_vendor_days",
    "wallet_moves",
];

/// Tables with at least so many rows must be read by an index.
const MANY: i64 = 5_000;

/// A statement's query plan.
#[derive(Debug, Serialize)]
pub(crate) struct Plan {
    lists: Vec<&'static str>,
    statement: String,
    plan: Vec<String>,
    /// The large tables that it scans.
    scans: Vec<String>,
}

/// The plan of each distinct statement that names a large table.
pub(crate) async fn of(
    store: &Store,
    large: &[&'static str],
    seen: Vec<(&'static str, Query<'static>)>,
) -> Result<Vec<Plan>, Failure> {
    let mut found: BTreeMap<String, (Vec<&'static str>, Query<'static>)> = BTreeMap::new();
    for (list, query) in seen {
        let text = query.text().split_whitespace().collect::<Vec<_>>().join(" ");
        let (lists, _) = found.entry(text).or_insert((Vec::new(), query));
        if !lists.contains(&list) {
            lists.push(list);
        }
    }
    let mut plans = Vec::new();
    for (statement, (lists, query)) in found {
        let is_explained = ["select", "insert", "update", "delete", "with"].iter().any(|it| statement.starts_with(it));
        if !is_explained || !large.iter().any(|table| names(&statement, table).next().is_some()) {
            continue;
        }
        let plan = seen::plan(store, &query).await.map_err(|error| format!("{statement}: {error}"))?;
        let mut scans: Vec<String> = Vec::new();
        for line in &plan {
            let Some(table) = scanned(store.engine(), large, &statement, line) else { continue };
            // PostgreSQL scans small tables whatever their indexes.
            if is_large(store, &table).await? && !scans.contains(&table) && !is_of_some(store, line).await? {
                scans.push(table);
            }
        }
        plans.push(Plan { lists, statement, plan, scans });
    }
    Ok(plans)
}

/// Whether the table has many rows in this database.
async fn is_large(store: &Store, table: &str) -> Result<bool, Failure> {
    let text = format!("select count(*) from (select 1 from {table} limit {MANY}) counted");
    let rows: i64 = sql::query_scalar(sql::AssertSqlSafe(text)).fetch_one(store.reader()).await?;
    Ok(rows >= MANY)
}

/// Whether a line of SQLite's plan scans a partial index, such as that of open bets.
async fn is_of_some(store: &Store, line: &str) -> Result<bool, Failure> {
    let Some((_, index)) = line.split_once(" INDEX ").filter(|_| store.engine() == Engine::Sqlite) else {
        return Ok(false);
    };
    let text = "select count(*) from sqlite_master where type = 'index' and name = $1 and sql like '% where %'";
    let found: i64 = sql::query_scalar(text).bind(index.trim()).fetch_one(store.reader()).await?;
    Ok(found > 0)
}

/// The names of a table in a statement: its own, and its aliases.
fn names<'s>(statement: &'s str, table: &'s str) -> impl Iterator<Item = &'s str> {
    let words: Vec<&str> =
        statement.split(|it: char| !it.is_alphanumeric() && it != '_').filter(|it| !it.is_empty()).collect();
    let pairs: Vec<(&str, &str)> = words.iter().copied().zip(words.iter().copied().skip(1).chain([""])).collect();
    pairs.into_iter().filter(move |(word, _)| *word == table).flat_map(|(word, next)| [word, next])
}

/// The large table that a line of a plan scans; none where it scans no such table.
fn scanned(engine: Engine, large: &[&'static str], statement: &str, line: &str) -> Option<String> {
    let scan = match engine {
        Engine::Sqlite => "SCAN ",
        Engine::Postgres => "Seq Scan on ",
    };
    let (_, rest) = line.split_once(scan)?;
    let name = rest.split(' ').next().unwrap_or_default();
    let is_meant = |table: &&&str| names(statement, table).any(|alias| alias == name);
    large.iter().find(is_meant).map(|table| (*table).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scan_of_a_large_table_is_found_by_its_alias() {
        let statement = "select e.amount from ledger_entries e join vendors v on v.code = e.reference";
        let of = |engine, line| scanned(engine, OF_MEMBERS, statement, line);
        assert_eq!(of(Engine::Sqlite, "SCAN e"), Some("ledger_entries".to_owned()));
        assert_eq!(of(Engine::Sqlite, "SCAN v"), None);
        assert_eq!(of(Engine::Sqlite, "SEARCH e USING PRIMARY KEY (account_id=?)"), None);
        let line = "  ->  Seq Scan on ledger_entries e  (cost=0.00..1.00 rows=1 width=8)";
        assert_eq!(of(Engine::Postgres, line), Some("ledger_entries".to_owned()));
        assert_eq!(of(Engine::Postgres, "Index Scan using x on ledger_entries e"), None);
    }
}
