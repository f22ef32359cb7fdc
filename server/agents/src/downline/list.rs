//! Which of the team stand on a page: a level of the tree, what a search finds, or who bears a label.
//!
//! A level is put in order by what each of it has, which is looked up for those on it: its cost is that of the level, not of the tree. A search
//! goes by the first letters of account name or name to show, and ends after [`MOST_FOUND`]: for a large team by an index of each; a small one is gone
//! through, since any number of others may have names that begin so.

use identity::tree;
use lumora_core::domain::agent::downline::DownlineSort;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Engine, Store, StoreError, sql};

/// What a search finds at most, of account names and of names to show: with more, more letters help.
const MOST_FOUND: i64 = 100;
/// A team of so many is gone through for a search.
const SMALL: i64 = 5_000;
/// Parts the two halves of a cursor.
const BETWEEN: char = '~';

/// Whose page it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Which {
    /// Those directly below this agent.
    Level(String),
    /// Whose account name or name to show begins so, in lower case.
    Found(String),
    /// Who bears this label of the agent's.
    Labelled(String),
}

/// A page of a list.
#[derive(Debug, Clone)]
pub(super) struct ListQuery<'a> {
    pub(super) agent_id: &'a str,
    pub(super) which: Which,
    pub(super) sort: DownlineSort,
    pub(super) descending: bool,
    pub(super) cursor: Option<&'a str>,
    pub(super) limit: i64,
    /// The first day of the turnover.
    pub(super) from_day: i64,
}

/// The ids on a page, in order, and the cursor of what follows.
pub(super) struct Listed {
    pub(super) ids: Vec<String>,
    pub(super) next: String,
}

/// What somebody, `m`, and those below have staked since a day.
pub(super) fn turnover(from_day: i64) -> String {
    format!(
        "(coalesce((select cast(sum(d.stake) as bigint) from placements q join placement_days d on d.placement_id = q.id
          where q.member_id = m.id and d.day >= {from_day} and d.currency = m.currency), 0)
          + coalesce((select cast(sum(t.stake) as bigint) from team_days t
          where t.agent_id = m.id and t.day >= {from_day} and t.currency = m.currency), 0))"
    )
}

/// When `m` logged in last.
pub(super) const LAST_LOGIN: &str = "coalesce((select max(s.created_at) from sessions s where s.member_id = m.id), 0)";
/// What is in the main wallet of `m`.
pub(super) const BALANCE: &str = "coalesce((select w.balance from accounts w
    where w.kind = 'member_wallet' and w.owner = m.id and w.currency = m.currency), 0)";
/// How many stand below `m`.
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

    /// The ids that the list is made of: `$1` is the agent, `$2` what is looked for, `$3` what lies behind it.
    fn ids(&self, engine: Engine, is_small: bool) -> String {
        // The index of PostgreSQL for first letters compares bytes, as SQLite does everywhere.
        let (from, below) = match engine {
            Engine::Sqlite => (">=", "<"),
            Engine::Postgres => ("~>=~", "~<~"),
        };
        // Whoever fits is found first, and then whether it stands below: SQLite keeps this order, and would go through the whole team otherwise.
        let team = "cross join placements p cross join placement_ancestors a
                    where p.member_id = m.id and p.until_ms is null and a.placement_id = p.id and a.ancestor_id = $1";
        let (searched, [by_account, by_nickname]) = if is_small {
            let team = "placement_ancestors a cross join placements p cross join members m
                where a.ancestor_id = $1 and p.id = a.placement_id and p.until_ms is null and m.id = p.member_id";
            (team.to_owned(), ["order by m.account", "order by lower(m.nickname), m.id"])
        } else {
            // In the order of the index: sorting would have all of them found first.
            (format!("members m {team}"), ["", ""])
        };
        match self.which {
            Which::Level(_) => "select p.member_id as id from placements p
                where p.upline_id = $2 and p.until_ms is null and $1 = $1 and $3 = $3"
                .to_owned(),
            Which::Found(_) => format!(
                "select id from (select m.id from {searched} and m.account {from} $2 and m.account {below} $3
                 {by_account} limit {MOST_FOUND}) named
                 union select id from (select m.id from {searched}
                 and m.nickname <> '' and lower(m.nickname) {from} $2 and lower(m.nickname) {below} $3
                 {by_nickname} limit {MOST_FOUND}) called"
            ),
            Which::Labelled(_) => format!(
                "select m.id from agent_labels l join members m on m.id = l.member_id {team}
                 and l.agent_id = $1 and l.label = $2 and $3 = $3"
            ),
        }
    }

    fn looked_for(&self) -> (String, String) {
        match &self.which {
            Which::Level(id) => (id.clone(), String::new()),
            Which::Found(letters) => (letters.clone(), format!("{letters}\u{10ffff}")),
            Which::Labelled(label) => (label.clone(), String::new()),
        }
    }
}

/// Whether few stand below the agent; looked up for a search alone.
async fn is_small(store: &Store, asked: &ListQuery<'_>) -> Result<bool, StoreError> {
    if !matches!(asked.which, Which::Found(_)) {
        return Ok(false);
    }
    let (direct, deeper) = tree::sizes(store.reader(), asked.agent_id).await?;
    Ok(direct.agents + direct.members + deeper.agents + deeper.members <= SMALL)
}

/// Reads a page.
///
/// # Errors
/// 422 for a cursor that is none, or when the database fails.
pub(super) async fn page(store: &Store, asked: &ListQuery<'_>) -> Result<Listed, ApiError> {
    let (order, behind) = if asked.descending { ("desc", "<") } else { ("asc", ">") };
    let (key, ids) = (asked.key(), asked.ids(store.engine(), is_small(store, asked).await?));
    let cursor = asked.cursor.map(|cursor| cursor.rsplit_once(BETWEEN).ok_or_else(wrong_cursor)).transpose()?;
    let further = if cursor.is_some() { format!("where (r.sort_key, r.id) {behind} ($5, $6)") } else { String::new() };
    let text = format!(
        "select r.id, r.sort_key from (select m.id, {key} as sort_key from ({ids}) listed join members m on m.id = listed.id) r
         {further} order by r.sort_key {order}, r.id {order} limit $4"
    );
    let (first, last) = asked.looked_for();
    let query = |text: String| {
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(asked.agent_id).bind(first.clone());
        query.bind(last.clone()).bind(asked.limit + 1)
    };
    let rows: Vec<(String, String)> = if asked.sort == DownlineSort::Name {
        let query = query(text);
        let query = if let Some((key, id)) = cursor { query.bind(key).bind(id) } else { query };
        let rows: Vec<(String, String)> = query.fetch_all(store.reader()).await?;
        rows
    } else {
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(asked.agent_id).bind(first.clone());
        let query = query.bind(last.clone()).bind(asked.limit + 1);
        let query = if let Some((key, id)) = cursor {
            query.bind(key.parse::<i64>().map_err(|_| wrong_cursor())?).bind(id)
        } else {
            query
        };
        let rows: Vec<(String, i64)> = query.fetch_all(store.reader()).await?;
        rows.into_iter().map(|(id, key)| (id, key.to_string())).collect()
    };
    Ok(cut(rows, asked.limit))
}

/// The page of what was read, one more than fits: the cursor leads behind the last that does.
fn cut(mut rows: Vec<(String, String)>, limit: i64) -> Listed {
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    let has_more = rows.len() > most;
    rows.truncate(most);
    let next = rows.last().filter(|_| has_more).map(|(id, key)| format!("{key}{BETWEEN}{id}"));
    Listed { ids: rows.into_iter().map(|(id, _)| id).collect(), next: next.unwrap_or_default() }
}

pub(super) fn wrong_cursor() -> ApiError {
    invalid_field("cursor", "cursor must be the next of a page, as it came".to_owned())
}

/// Labels that the agent has given to anybody, in their order.
pub(super) async fn labels(executor: impl sql::Executor, agent_id: &str) -> Result<Vec<String>, StoreError> {
    let query = "select distinct label from agent_labels where agent_id = $1 order by label";
    sql::query_scalar(query).bind(agent_id).fetch_all(executor).await
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn only_a_page_that_something_follows_has_a_cursor() {
        let rows = |count: usize| (0..count).map(|it| (format!("id{it}"), it.to_string())).collect();
        let full = cut(rows(3), 2);
        assert_eq!((full.ids, full.next.as_str()), (vec!["id0".to_owned(), "id1".to_owned()], "1~id1"));
        assert_eq!(cut(rows(2), 2).next, "");
        assert_eq!(cut(rows(0), 2).next, "");
    }
}
