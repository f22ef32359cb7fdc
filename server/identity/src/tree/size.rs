//! Team sizes: the numbers of agents and members in an agent's downline, maintained with every change of the tree,
//! since counting a downline of a hundred thousand on demand would be slow.

use std::collections::BTreeMap;

use platform::store::sql::Query;
use platform::store::{Connection, StoreError, from_row, sql};

/// Size of an agent's downline at one reach.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TeamSize {
    /// 1 for the direct downline, 2 for all deeper levels together.
    pub reach: i64,
    /// Number of agents.
    pub agents: i64,
    /// Number of members who are not agents.
    pub members: i64,
}

from_row!(TeamSize { reach, agents, members });

/// The present sizes of an agent's downline: the direct one (reach 1) and the deeper levels (reach 2).
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

/// Adds a change, which may be negative, to the sizes of an agent.
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

/// Counts a newly placed account for all its uplines.
pub(super) async fn count_placement(tx: &mut Connection, placement_id: &str, is_agent: bool) -> Result<(), StoreError> {
    let ancestors = super::Placement::ancestors(&mut *tx, placement_id).await?;
    let one = |depth: i64| TeamSize { reach: depth.min(2), agents: i64::from(is_agent), members: i64::from(!is_agent) };
    tx.run_all(ancestors.iter().map(|it| add(&it.ancestor_id, one(it.depth))).collect()).await.map(drop)
}

/// Recounts a member as an agent for all its uplines, after it became one in its present placement.
///
/// # Errors
/// When the database fails.
pub async fn became_agent(tx: &mut Connection, placement_id: &str) -> Result<(), StoreError> {
    let ancestors = super::Placement::ancestors(&mut *tx, placement_id).await?;
    let change = |depth: i64| TeamSize { reach: depth.min(2), agents: 1, members: -1 };
    tx.run_all(ancestors.iter().map(|it| add(&it.ancestor_id, change(it.depth))).collect()).await.map(drop)
}

/// The numbers of agents and members in a branch, by depth below its root, which has depth 0.
pub(super) type Branch = BTreeMap<i64, (i64, i64)>;

/// Adds a branch to the sizes of these ancestors of its root (`sign` 1), or subtracts it (-1).
pub(super) async fn count_moved_branch(
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
