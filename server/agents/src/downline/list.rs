//! The list of the downline: a level of the tree, the results of a search, or the members with a label.
//!
//! A level is sorted by values that are looked up for its members only: the cost depends on the size of the level, not of the tree. A
//! search goes by the first letters of account name or nickname, and returns at most [`MAX_FOUND`] of each: for a large team by an
//! index each. A small team is scanned, since any number of members outside of it may have names that begin with these letters.

use identity::tree;
use lumora_core::domain::agent::downline::DownlineSort;
use platform::http::ApiError;
use platform::keyset;
use platform::store::{Engine, Store, StoreError, sql};

/// The most results of a search by account name, and of one by nickname: more letters narrow it.
const MAX_FOUND: i64 = 100;
/// Up to this many members, a search scans the team instead of the indexes of names.
const SMALL_TEAM: i64 = 5_000;
/// Separates the two halves of a cursor: sort key and member id.
const CURSOR_SEPARATOR: char = '~';

/// The members to list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Selection {
    /// The direct downline of the member with this id.
    Level(String),
    /// Members whose account name or nickname begins with these letters, in lower case.
    Found(String),
    /// Members who bear this label of the agent's.
    Labelled(String),
}

/// A page of the list to read.
#[derive(Debug, Clone)]
pub(super) struct ListQuery<'a> {
    pub(super) agent_id: &'a str,
    pub(super) selection: Selection,
    pub(super) sort: DownlineSort,
    pub(super) descending: bool,
    pub(super) cursor: Option<&'a str>,
    pub(super) limit: u32,
    /// The first day of the turnover to sort by (days since 1970-01-01).
    pub(super) from_day: i64,
}

/// The ids on a page, in order, and the cursor of the next page, empty at the end.
pub(super) struct Listed {
    pub(super) ids: Vec<String>,
    pub(super) next: String,
}

/// SQL: the stakes of member `m` and everybody below since a day, in minor units.
pub(super) fn turnover(from_day: i64) -> String {
    format!(
        "(coalesce((select cast(sum(d.stake) as bigint) from placements q join placement_days d on d.placement_id = q.id
          where q.member_id = m.id and d.day >= {from_day} and d.currency = m.currency), 0)
          + coalesce((select cast(sum(t.stake) as bigint) from team_days t
          where t.agent_id = m.id and t.day >= {from_day} and t.currency = m.currency), 0))"
    )
}

/// SQL: when member `m` last logged in, in milliseconds since the epoch; 0 for never.
pub(super) const LAST_LOGIN: &str = "coalesce((select max(s.created_at) from sessions s where s.member_id = m.id), 0)";
/// SQL: the balance of the main wallet of member `m`, in minor units.
pub(super) const BALANCE: &str = "coalesce((select w.balance from accounts w
    where w.kind = 'member_wallet' and w.owner = m.id and w.currency = m.currency), 0)";
/// SQL: the number of members below `m`.
pub(super) const TEAM_SIZE: &str =
    "coalesce((select cast(sum(z.agents + z.members) as bigint) from team_sizes z where z.agent_id = m.id), 0)";

impl ListQuery<'_> {
    fn key(&self) -> String {
        match self.sort {
            DownlineSort::Name => "m.account".to_owned(),
            DownlineSort::Registered => "m.created_at".to_owned(),
            DownlineSort::LastLogin => LAST_LOGIN.to_owned(),
            DownlineSort::Balance => BALANCE.to_owned(),
            DownlineSort::TeamSize => TEAM_SIZE.to_owned(),
            DownlineSort::Turnover => turnover(self.from_day),
        }
    }

    /// SQL: the ids of the list. `$1` is the agent, `$2` the id, letters or label searched for, `$3` the end of the range of names.
    fn ids(&self, engine: Engine, is_small: bool) -> String {
        // PostgreSQL's index for prefixes compares bytes, as SQLite does everywhere.
        let (from, below) = match engine {
            Engine::Sqlite => (">=", "<"),
            Engine::Postgres => ("~>=~", "~<~"),
        };
        // Matching members come first and then their place in the tree: SQLite keeps this order, and would scan the whole team otherwise.
        let team = "cross join placements p cross join placement_ancestors a
                    where p.member_id = m.id and p.until_ms is null and a.placement_id = p.id and a.ancestor_id = $1";
        let (searched, [by_account, by_nickname]) = if is_small {
            let team = "placement_ancestors a cross join placements p cross join members m
                where a.ancestor_id = $1 and p.id = a.placement_id and p.until_ms is null and m.id = p.member_id";
            (team.to_owned(), ["order by m.account", "order by lower(m.nickname), m.id"])
        } else {
            // In the order of the index: sorting would need all matches first.
            (format!("members m {team}"), ["", ""])
        };
        match self.selection {
            Selection::Level(_) => "select p.member_id as id from placements p
                where p.upline_id = $2 and p.until_ms is null and $1 = $1 and $3 = $3"
                .to_owned(),
            Selection::Found(_) => format!(
                "select id from (select m.id from {searched} and m.account {from} $2 and m.account {below} $3
                 {by_account} limit {MAX_FOUND}) named
                 union select id from (select m.id from {searched}
                 and m.nickname <> '' and lower(m.nickname) {from} $2 and lower(m.nickname) {below} $3
                 {by_nickname} limit {MAX_FOUND}) called"
            ),
            Selection::Labelled(_) => format!(
                "select m.id from agent_labels l join members m on m.id = l.member_id {team}
                 and l.agent_id = $1 and l.label = $2 and $3 = $3"
            ),
        }
    }

    fn search_bounds(&self) -> (String, String) {
        match &self.selection {
            Selection::Level(id) => (id.clone(), String::new()),
            Selection::Found(letters) => (letters.clone(), format!("{letters}\u{10ffff}")),
            Selection::Labelled(label) => (label.clone(), String::new()),
        }
    }
}

/// Whether the agent's team is small enough for a search to scan it; only searches need to know.
async fn is_small(store: &Store, list_query: &ListQuery<'_>) -> Result<bool, StoreError> {
    if !matches!(list_query.selection, Selection::Found(_)) {
        return Ok(false);
    }
    let (direct, deeper) = tree::sizes(store.reader(), list_query.agent_id).await?;
    Ok(direct.agents + direct.members + deeper.agents + deeper.members <= SMALL_TEAM)
}

/// Reads a page of the list.
///
/// # Errors
/// 422 for an invalid cursor, or when the database fails.
pub(super) async fn page(store: &Store, list_query: &ListQuery<'_>) -> Result<Listed, ApiError> {
    let (order, behind) = if list_query.descending { ("desc", "<") } else { ("asc", ">") };
    let (key, ids) = (list_query.key(), list_query.ids(store.engine(), is_small(store, list_query).await?));
    let cursor = list_query
        .cursor
        .map(|cursor| cursor.rsplit_once(CURSOR_SEPARATOR).ok_or_else(keyset::invalid_cursor))
        .transpose()?;
    let further = if cursor.is_some() { format!("where (r.sort_key, r.id) {behind} ($5, $6)") } else { String::new() };
    let text = format!(
        "select r.id, r.sort_key from (select m.id, {key} as sort_key from ({ids}) listed join members m on m.id = listed.id) r
         {further} order by r.sort_key {order}, r.id {order} limit $4"
    );
    let (first, last) = list_query.search_bounds();
    let query = |text: String| {
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(list_query.agent_id).bind(first.clone());
        query.bind(last.clone()).bind(i64::from(list_query.limit) + 1)
    };
    let rows: Vec<(String, String)> = if list_query.sort == DownlineSort::Name {
        let query = query(text);
        let query = if let Some((key, id)) = cursor { query.bind(key).bind(id) } else { query };
        let rows: Vec<(String, String)> = query.fetch_all(store.reader()).await?;
        rows
    } else {
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(list_query.agent_id).bind(first.clone());
        let query = query.bind(last.clone()).bind(i64::from(list_query.limit) + 1);
        let query = if let Some((key, id)) = cursor {
            query.bind(key.parse::<i64>().map_err(|_| keyset::invalid_cursor())?).bind(id)
        } else {
            query
        };
        let rows: Vec<(String, i64)> = query.fetch_all(store.reader()).await?;
        rows.into_iter().map(|(id, key)| (id, key.to_string())).collect()
    };
    Ok(page_of(rows, list_query.limit))
}

/// Makes the page of its rows and one more, if there is one: then the cursor is that of the last row on the page.
fn page_of(rows: Vec<(String, String)>, limit: u32) -> Listed {
    let (rows, next) = keyset::page(rows, limit, |(id, key)| format!("{key}{CURSOR_SEPARATOR}{id}"));
    Listed { ids: rows.into_iter().map(|(id, _)| id).collect(), next }
}

/// All labels that the agent has given to anybody, sorted.
pub(super) async fn labels(executor: impl sql::Executor, agent_id: &str) -> Result<Vec<String>, StoreError> {
    let query = "select distinct label from agent_labels where agent_id = $1 order by label";
    sql::query_scalar(query).bind(agent_id).fetch_all(executor).await
}

#[cfg(test)]
mod tests {
    use super::page_of;

    #[test]
    fn a_cursor_names_the_sort_key_and_the_member() {
        let rows = (0..3).map(|it| (format!("id{it}"), it.to_string())).collect();
        let full = page_of(rows, 2);
        assert_eq!((full.ids, full.next.as_str()), (vec!["id0".to_owned(), "id1".to_owned()], "1~id1"));
    }
}
