//! The rows of the list of the downline: the data of the members on a page.

use std::collections::BTreeMap;

use lumora_core::domain::agent::downline::DownlineStatus;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, DownlineRate, DownlineRow};
use platform::clock::rfc3339;
use platform::store::{Store, StoreError, from_row, sql};

use super::list::{BALANCE, LAST_LOGIN, TEAM_SIZE, turnover};

struct Row {
    id: String,
    account: String,
    nickname: String,
    account_type: i64,
    rank_level: i64,
    club_label: String,
    created_at: i64,
    state: String,
    frozen: i64,
    depth: i64,
    last_login: i64,
    team_size: i64,
    direct_count: i64,
    balance: i64,
    team_balance: i64,
    turnover: i64,
}

from_row!(Row {
    id,
    account,
    nickname,
    account_type,
    rank_level,
    club_label,
    created_at,
    state,
    frozen,
    depth,
    last_login,
    team_size,
    direct_count,
    balance,
    team_balance,
    turnover
});

/// Days of a list (days since 1970-01-01, in the operator's time zone).
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    /// The first day of the turnover.
    pub(super) from_day: i64,
    /// Today, for the rates in force.
    pub(super) today: i64,
}

/// The status of an account, by its stored state and whether an agent has frozen it.
fn status(state: &str, frozen: bool) -> DownlineStatus {
    match (state, frozen) {
        ("active", _) => DownlineStatus::Active,
        ("closed", _) => DownlineStatus::Closed,
        (_, true) => DownlineStatus::Frozen,
        (_, false) => DownlineStatus::Suspended,
    }
}

fn count(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}

impl Row {
    fn into_wire(self, rates: Vec<DownlineRate>, labels: Vec<String>) -> DownlineRow {
        DownlineRow {
            account_type: count(self.account_type),
            level: count(self.rank_level),
            level_name: self.club_label,
            rates,
            registered_at: rfc3339(self.created_at),
            last_login_at: if self.last_login > 0 { rfc3339(self.last_login) } else { String::new() },
            depth: count(self.depth),
            team_size: count(self.team_size),
            direct_count: count(self.direct_count),
            balance: Amount(Money(self.balance)),
            team_balance: Amount(Money(self.team_balance)),
            turnover: Amount(Money(self.turnover)),
            status: status(&self.state, self.frozen != 0),
            labels,
            id: self.id,
            account: self.account,
            nickname: self.nickname,
        }
    }
}

/// The rows of members with these ids, in this order; those who are not below the agent are left out.
pub(super) async fn read(
    store: &Store,
    agent_id: &str,
    ids: &[String],
    span: Span,
) -> Result<Vec<DownlineRow>, StoreError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    // A cross join keeps this order of the tables: SQLite would begin with everybody below the agent, and search them for the members
    // of the page.
    let text = format!(
        "select m.id, m.account, m.nickname, m.account_type, m.rank_level, m.club_label, m.created_at, m.state, a.depth,
         case when f.member_id is null then 0 else 1 end as frozen,
         {LAST_LOGIN} as last_login, {TEAM_SIZE} as team_size, {BALANCE} as balance, {turnover} as turnover,
         coalesce((select z.agents + z.members from team_sizes z where z.agent_id = m.id and z.reach = 1), 0) as direct_count,
         coalesce((select cast(sum(b.balance) as bigint) from team_balances b
          where b.agent_id = m.id and b.currency = m.currency), 0) as team_balance
         from members m cross join placements p cross join placement_ancestors a
         left join agent_freezes f on f.member_id = m.id
         where m.id in ({}) and p.member_id = m.id and p.until_ms is null and a.placement_id = p.id and a.ancestor_id = $1",
        sql::places(2, ids.len()),
        turnover = turnover(span.from_day),
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(agent_id);
    let rows: Vec<Row> = query.bind_all(ids).fetch_all(store.reader()).await?;
    let (mut rates, mut labels) = (rates(store, ids, span.today).await?, labels(store, agent_id, ids).await?);
    let mut rows: BTreeMap<String, Row> = rows.into_iter().map(|row| (row.id.clone(), row)).collect();
    let row = |id: &String| {
        let row = rows.remove(id)?;
        Some(row.into_wire(rates.remove(id).unwrap_or_default(), labels.remove(id).unwrap_or_default()))
    };
    Ok(ids.iter().filter_map(row).collect())
}

/// The rebate rates in force on a day, by member: for each product the latest that was set.
async fn rates(store: &Store, ids: &[String], today: i64) -> Result<BTreeMap<String, Vec<DownlineRate>>, StoreError> {
    let text = format!(
        "select member_id, product, rate from rebate_rates where from_day <= $1 and member_id in ({})
         order by member_id, product, from_day",
        sql::places(2, ids.len())
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(today);
    let query = query.bind_all(ids);
    let rows: Vec<(String, String, i64)> = query.fetch_all(store.reader()).await?;
    let mut latest: BTreeMap<String, BTreeMap<String, i64>> = BTreeMap::new();
    for (member_id, product, rate) in rows {
        latest.entry(member_id).or_default().insert(product, rate);
    }
    let list = |rates: BTreeMap<String, i64>| {
        rates.into_iter().map(|(product, rate)| DownlineRate { product, rate }).collect()
    };
    Ok(latest.into_iter().map(|(member_id, rates)| (member_id, list(rates))).collect())
}

/// The labels that the agent has given to these members.
async fn labels(store: &Store, agent_id: &str, ids: &[String]) -> Result<BTreeMap<String, Vec<String>>, StoreError> {
    let text = format!(
        "select member_id, label from agent_labels where agent_id = $1 and member_id in ({}) order by label",
        sql::places(2, ids.len())
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(agent_id);
    let query = query.bind_all(ids);
    let rows: Vec<(String, String)> = query.fetch_all(store.reader()).await?;
    let mut labels: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (member_id, label) in rows {
        labels.entry(member_id).or_default().push(label);
    }
    Ok(labels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_an_agent_froze_is_frozen() {
        assert_eq!(status("suspended", true), DownlineStatus::Frozen);
        assert_eq!(status("suspended", false), DownlineStatus::Suspended);
        assert_eq!(status("active", true), DownlineStatus::Active);
        assert_eq!(status("closed", true), DownlineStatus::Closed);
    }
}
