//! How many stand below an agent: kept as the tree changes, since counting a team of a hundred thousand takes as long as reading it.

use std::collections::BTreeMap;

use platform::store::sql::Query;
use platform::store::{Connection, StoreError, from_row, sql};

/// Members below an agent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TeamSize {
    /// 1 for those directly below, 2 for those deeper.
    pub reach: i64,
    /// Of them, agents.
    pub agents: i64,
    /// Of them, members.
    pub members: i64,
}

from_row!(TeamSize { reach, agents, members });

/// How many stand below an agent now, directly and deeper.
///
/// # Errors
/// When the database fails.
pub async fn sizes(executor: impl sql::Executor, agent_id: &str) -> Result<(TeamSize, TeamSize), StoreError> {
    let query = "select reach, agents, members from team_sizes where agent_id = $1";
    let found: Vec<TeamSize> = sql::query_as(query).bind(agent_id).fetch_all(executor).await?;
    let of =
        |reach| found.iter().copied().find(|it| it.reach == reach).unwrap_or(TeamSize { reach, ..TeamSize::default() });
    Ok((of(1), of(2)))
}

fn add(agent_id: &str, change: TeamSize) -> Query<'static> {
    sql::query(
        "insert into team_sizes (agent_id, reach, agents, members) values ($1, $2, $3, $4)
         on conflict (agent_id, reach) do update set
            agents = team_sizes.agents + excluded.agents, members = team_sizes.members + excluded.members",
    )
    .bind(agent_id.to_owned())
    .bind(change.reach)
    .bind(change.agents)
    .bind(change.members)
}

/// Counts a new placement for all its uplines.
pub(super) async fn joined(tx: &mut Connection, placement_id: &str, is_agent: bool) -> Result<(), StoreError> {
    let ancestors = super::Placement::ancestors(&mut *tx, placement_id).await?;
    let one = |depth: i64| TeamSize { reach: depth.min(2), agents: i64::from(is_agent), members: i64::from(!is_agent) };
    tx.run_all(ancestors.iter().map(|it| add(&it.ancestor_id, one(it.depth))).collect()).await.map(drop)
}

/// A member has become an agent where it stands.
///
/// # Errors
/// When the database fails.
pub async fn became_agent(tx: &mut Connection, placement_id: &str) -> Result<(), StoreError> {
    let ancestors = super::Placement::ancestors(&mut *tx, placement_id).await?;
    let change = |depth: i64| TeamSize { reach: depth.min(2), agents: 1, members: -1 };
    tx.run_all(ancestors.iter().map(|it| add(&it.ancestor_id, change(it.depth))).collect()).await.map(drop)
}

/// Who stands in a branch: how many at each depth below its first member, who is at 0.
pub(super) type Branch = BTreeMap<i64, (i64, i64)>;

/// A branch comes below these uplines of its first member (`sign` 1), or goes from there (-1).
pub(super) async fn moved(
    tx: &mut Connection,
    ancestors: &[super::Ancestor],
    branch: &Branch,
    sign: i64,
) -> Result<(), StoreError> {
    let mut changes = Vec::new();
    for ancestor in ancestors {
        for (below, (agents, members)) in branch {
            let reach = (ancestor.depth + below).min(2);
            changes
                .push(add(&ancestor.ancestor_id, TeamSize { reach, agents: sign * agents, members: sign * members }));
        }
    }
    tx.run_all(changes).await.map(drop)
}
