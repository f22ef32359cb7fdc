//! The members whose rows an agent may read: everybody who was below it, one of those, or one with everybody below.

use identity::tree;
use lumora_core::domain::record::TeamReach;
use platform::clock::DAY_MS;
use platform::day::Day;
use platform::store::{Store, StoreError, sql};

/// Up to this many members, rows are read member by member; those of larger teams are found by time.
const SMALL_TEAM: i64 = 1_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TeamScope {
    All,
    Member,
    Branch,
    /// The agent itself.
    Agent,
}

/// The members whose rows are read, and how the rows are found.
#[derive(Debug, Clone)]
pub struct Team {
    agent_id: String,
    scope: TeamScope,
    /// Id of the selected member; empty for everybody.
    member_id: String,
    is_small: bool,
}

/// The days of a record.
#[derive(Debug, Clone, Copy)]
pub struct Span {
    /// The first day.
    pub first: Day,
    /// The last day, included.
    pub last: Day,
    /// The time zone of the days, in minutes ahead of UTC.
    pub offset_minutes: i64,
    /// The present, in milliseconds since the epoch.
    pub now_ms: i64,
    /// Whether the sums of teams include everything that has happened until now.
    pub is_counted: bool,
    /// Whether sums must be made from the rows themselves instead of counted sums: for signed files.
    pub is_exact: bool,
}

impl Span {
    pub(super) fn starts_at(&self) -> i64 {
        self.first.from_ms()
    }

    pub(super) fn ends_at(&self) -> i64 {
        self.last.until_ms()
    }
}

/// SQL: whether placement `p` below the agent (its ancestor row `a`) was the member's at the time `at`. The first placement counts
/// for earlier times too.
pub(super) fn was_placed_at(at: &str) -> String {
    format!("(p.since_ms <= {at} or a.registered_at is not null) and (p.until_ms is null or p.until_ms > {at})")
}

/// Id of the member with account name `$2`, if any of its placements is or was below the agent `$1`.
const FIND: &str = "select m.id from members m
    where m.account = $2 and exists (select 1 from placements p cross join placement_ancestors a
        where p.member_id = m.id and a.placement_id = p.id and a.ancestor_id = $1)";

/// The id of the member with this account name, if it is or was below the agent. Unknown names and members elsewhere are searched for
/// in the same way and give the same answer, so that an agent can not probe for accounts.
async fn find(store: &Store, agent_id: &str, account: &str) -> Result<Option<String>, StoreError> {
    sql::query_scalar(FIND).bind(agent_id).bind(account).fetch_optional(store.reader()).await
}

impl Team {
    /// Everybody below an agent, or one of those with or without everybody below. `None` if no such member is in the team.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(
        store: &Store,
        agent_id: &str,
        named: Option<(&str, TeamReach)>,
    ) -> Result<Option<Self>, StoreError> {
        let (member_id, scope) = match named {
            None => (String::new(), TeamScope::All),
            Some((account, reach)) => {
                let Some(id) = find(store, agent_id, account).await? else { return Ok(None) };
                (id, if reach == TeamReach::Branch { TeamScope::Branch } else { TeamScope::Member })
            }
        };
        let size_of = if scope == TeamScope::All { agent_id } else { &member_id };
        let size = if scope == TeamScope::Member { 1 } else { size(store, size_of).await? };
        Ok(Some(Self { agent_id: agent_id.to_owned(), scope, member_id, is_small: size <= SMALL_TEAM }))
    }

    /// The agent alone.
    #[must_use]
    pub fn agent_only(agent_id: &str) -> Self {
        Self { agent_id: agent_id.to_owned(), scope: TeamScope::Agent, member_id: agent_id.to_owned(), is_small: true }
    }

    pub(super) fn agent_id(&self) -> &str {
        &self.agent_id
    }

    /// Id of the selected member; empty for everybody.
    pub(super) fn member_id(&self) -> &str {
        &self.member_id
    }

    /// Whether the team is small enough to be read member by member.
    pub(super) fn is_small(&self) -> bool {
        self.is_small
    }

    /// Whether everybody below the agent is selected.
    pub(super) fn is_whole(&self) -> bool {
        self.scope == TeamScope::All
    }

    /// The agent whose counted sums are exactly those of this selection: the agent itself for everybody, or the member of a large
    /// branch that was below the agent all the time. `None` if rows have to be summed.
    pub(super) async fn counted_as(&self, store: &Store, span: &Span) -> Result<Option<String>, StoreError> {
        match self.scope {
            _ if span.is_exact => Ok(None),
            TeamScope::All => Ok(Some(self.agent_id.clone())),
            TeamScope::Branch if !self.is_small && was_below(store, &self.agent_id, &self.member_id, span).await? => {
                Ok(Some(self.member_id.clone()))
            }
            _ => Ok(None),
        }
    }

    /// The selected member alone, if a branch is selected.
    pub(super) fn selected_member_alone(&self) -> Option<Self> {
        (self.scope == TeamScope::Branch).then(|| Self { scope: TeamScope::Member, is_small: true, ..self.clone() })
    }

    /// SQL: which of the agent's placements `p` are selected; `$3` is the selected member.
    fn placement_condition(&self) -> &'static str {
        match self.scope {
            TeamScope::All => " and $3 = ''",
            TeamScope::Member | TeamScope::Agent => " and p.member_id = $3",
            TeamScope::Branch => {
                " and (p.member_id = $3 or exists (select 1 from placement_ancestors b where b.placement_id = p.id and b.ancestor_id = $3))"
            }
        }
    }

    /// SQL: ids of the placements of the selected members.
    fn placements(&self) -> &'static str {
        match self.scope {
            TeamScope::All => "select placement_id from placement_ancestors where ancestor_id = $2 and $3 = ''",
            TeamScope::Member | TeamScope::Agent => "select id as placement_id from placements where member_id = $3",
            TeamScope::Branch => {
                "select id as placement_id from placements where member_id = $3
                 union all select placement_id from placement_ancestors where ancestor_id = $3"
            }
        }
    }

    /// SQL: rows of a table, found member by member, as the text after the selected columns. `$2` is the agent, `$3` the selected
    /// member; `at` is the column with the time of a row.
    pub(super) fn by_member(&self, (table, alias): (&str, &str), joins: &str, at: &str) -> String {
        // The agent's own rows need no placement.
        if self.scope == TeamScope::Agent {
            return format!("from {table} {alias} {joins} where {alias}.member_id = $3 and $2 = $3");
        }
        // A cross join keeps this order of the tables; otherwise SQLite would begin with the rows.
        format!(
            "from ({}) s cross join placements p cross join placement_ancestors a cross join {table} {alias} {joins}
             where p.id = s.placement_id and a.placement_id = p.id and a.ancestor_id = $2 and {alias}.member_id = p.member_id and {}",
            self.placements(),
            was_placed_at(at)
        )
    }

    /// SQL: the same rows, found by time. Each one looks up its member's placement, by a cross join as well: SQLite would otherwise
    /// scan the whole team.
    pub(super) fn by_time(&self, (table, alias): (&str, &str), joins: &str, at: &str) -> String {
        format!(
            "from {table} {alias} {joins}
             where exists (select 1 from placements p cross join placement_ancestors a
                 where p.member_id = {alias}.member_id and a.placement_id = p.id and a.ancestor_id = $2 and {}{})",
            was_placed_at(at),
            self.placement_condition()
        )
    }

    /// SQL: the rows, found in the way that suits the size of the team.
    pub(super) fn rows(&self, table: (&str, &str), joins: &str, at: &str) -> String {
        if self.is_small { self.by_member(table, joins, at) } else { self.by_time(table, joins, at) }
    }
}

async fn size(store: &Store, agent_id: &str) -> Result<i64, StoreError> {
    let (direct, deeper) = tree::sizes(store.reader(), agent_id).await?;
    Ok(1 + direct.agents + direct.members + deeper.agents + deeper.members)
}

/// Whether a member was below the agent during the whole span, so that the sums counted below the member are all the agent's.
pub(super) async fn was_below(store: &Store, agent_id: &str, member_id: &str, span: &Span) -> Result<bool, StoreError> {
    let query = "select count(*) from placements p
        where p.member_id = $1 and p.since_ms < $3 and (p.until_ms is null or p.until_ms > $2)
        and not exists (select 1 from placement_ancestors a where a.placement_id = p.id and a.ancestor_id = $4)";
    let query = sql::query_scalar(query).bind(member_id).bind(span.starts_at()).bind(span.ends_at()).bind(agent_id);
    let elsewhere: i64 = query.fetch_one(store.reader()).await?;
    Ok(elsewhere == 0)
}

/// A range of time to search, in milliseconds since the epoch; the second is exclusive.
pub(super) type Window = (i64, i64);

/// The bound from which a window is read backwards: the place of the cursor, or the window's end if that is earlier. No id sorts
/// before the empty one. A single bound is used because of two bounds on one column a database might search by the farther one.
pub(super) fn page_start((_, until_ms): Window, after: &(i64, String)) -> (i64, String) {
    if after.0 < until_ms { after.clone() } else { (until_ms, String::new()) }
}

/// Windows that cover a span from its end backwards, each four times as long as the one before.
pub(super) fn steps(from_ms: i64, until_ms: i64) -> Vec<Window> {
    let (mut steps, mut end, mut length) = (Vec::new(), until_ms, DAY_MS);
    while end > from_ms {
        let begin = (end - length).max(from_ms);
        steps.push((begin, end));
        (end, length) = (begin, length * 4);
    }
    steps
}

/// Joins neighbouring windows until each holds at least `enough` bets.
pub(super) fn join_windows(days: Vec<(Window, i64)>, enough: i64) -> Vec<Window> {
    let mut all: Vec<(Window, i64)> = Vec::new();
    for (day, bets) in days {
        match all.last_mut() {
            Some((later, counted)) if *counted < enough => {
                (later.0, *counted) = (day.0, counted.saturating_add(bets));
            }
            _ => all.push((day, bets)),
        }
    }
    all.into_iter().map(|(window, _)| window).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_cover_a_span_once_and_end_at_its_beginning() {
        for (from, until) in [(0, 1), (0, DAY_MS), (5, 400 * DAY_MS), (7, 7)] {
            let steps = steps(from, until);
            assert!(steps.windows(2).all(|pair| pair[0].0 == pair[1].1), "{from} {until}");
            assert_eq!(steps.iter().map(|(begin, end)| end - begin).sum::<i64>(), until - from);
        }
    }

    #[test]
    fn days_are_joined_until_a_page_of_bets_is_in_them() {
        let window = |first: i64, last: i64| (first * DAY_MS, (last + 1) * DAY_MS - 1);
        let days = [(20, 3), (19, 3), (18, 50), (17, 4), (12, 1), (11, 20), (10, 9)];
        let days: Vec<(Window, i64)> = days.map(|(day, bets)| (window(day, day), bets)).to_vec();
        let each = days.iter().map(|(day, _)| *day).collect::<Vec<_>>();
        assert_eq!(join_windows(days.clone(), 10), [window(18, 20), window(11, 17), window(10, 10)]);
        assert_eq!(join_windows(days, 0), each);
    }
}
