//! Moving a branch of the tree: the present placements of its members end and new ones begin, in a constant number of
//! statements, whatever the size of the branch.

use platform::store::{Connection, StoreError, TxFuture, sql};

use super::{Ancestor, MAX_DEPTH, Placement, size};
use crate::member::MemberRow;

/// Why a branch can not be moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MoveProblem {
    /// The member has no placement: it is a guest of the free demo.
    #[error("guests of the free demo stand in no tree: choose a member or an agent")]
    NoPlace,
    /// The member is already directly under that upline, or at the top.
    #[error("it stands there already: nothing is to be moved")]
    Unchanged,
    /// The new upline is not an agent's account, or not an active one.
    #[error("the new upline is no open agent's account: choose an agent")]
    NoAgent,
    /// The new upline is in the branch that is moved.
    #[error("the new upline stands in the branch that is moved: choose one outside of it")]
    Below,
    /// The currency of the new upline's wallet is another one.
    #[error("the new upline keeps another currency: choose one with the same")]
    OtherCurrency,
    /// The tree would become deeper than [`MAX_DEPTH`].
    #[error("the tree would become too deep: choose an upline further up")]
    TooDeep,
}

/// The result of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// Number of accounts in the branch, including its root.
    pub members: i64,
    /// Id of the former upline; empty for the top of the tree.
    pub from_id: String,
    /// Beginning of the new placements, in milliseconds since the epoch.
    pub since_ms: i64,
}

/// SQL condition on placement `p`: it is a present one in the branch of member `$1`, including its root.
const BRANCH: &str = "p.until_ms is null and (p.member_id = $1
    or exists (select 1 from placement_ancestors b where b.placement_id = p.id and b.ancestor_id = $1))";

/// Moves a member and its whole downline under another agent, or to the top of the tree.
///
/// # Errors
/// When the database fails.
pub fn move_branch<'c>(
    tx: &'c mut Connection,
    member: &'c MemberRow,
    upline: Option<&'c MemberRow>,
    now_ms: i64,
) -> TxFuture<'c, Result<Moved, MoveProblem>, StoreError> {
    Box::pin(async move {
        let Some(placement) = Placement::present(&mut *tx, &member.id).await? else {
            return Ok(Err(MoveProblem::NoPlace));
        };
        let old = Placement::ancestors(&mut *tx, &placement.id).await?;
        let new = match upline {
            Some(upline) => ancestors_under(&mut *tx, upline).await?,
            None => Vec::new(),
        };
        let branch = branch(&mut *tx, &member.id).await?;
        if let Err(problem) = check_move(member, &placement, upline, &new, &branch) {
            return Ok(Err(problem));
        }
        // Later than every beginning and end in the branch, so that the placements ending at this time are exactly
        // those of this move.
        let latest = "select max(coalesce(p.until_ms, p.since_ms)) from placements p where p.member_id = $1
                  or exists (select 1 from placement_ancestors b where b.placement_id = p.id and b.ancestor_id = $1)";
        let latest: Option<i64> = sql::query_scalar(latest).bind(&member.id).fetch_one(&mut *tx).await?;
        let since_ms = now_ms.max(latest.unwrap_or(0) + 1);
        replace(&mut *tx, &member.id, upline.map_or("", |it| it.id.as_str()), since_ms).await?;
        size::count_moved_branch(&mut *tx, &old, &branch, -1).await?;
        size::count_moved_branch(&mut *tx, &new, &branch, 1).await?;
        let update = "update members set upline = $2 where id = $1";
        sql::query(update).bind(&member.id).bind(upline.map_or("", |it| it.account.as_str())).execute(tx).await?;
        let members = branch.values().map(|(agents, members)| agents + members).sum();
        Ok(Ok(Moved { members, from_id: placement.upline_id, since_ms }))
    })
}

/// The ancestors of a placement directly under this agent: the agent and its own uplines.
async fn ancestors_under(tx: &mut Connection, upline: &MemberRow) -> Result<Vec<Ancestor>, StoreError> {
    let mut all = vec![Ancestor { ancestor_id: upline.id.clone(), depth: 1 }];
    if let Some(placement) = Placement::present(&mut *tx, &upline.id).await? {
        let further = Placement::ancestors(tx, &placement.id).await?;
        all.extend(further.into_iter().map(|it| Ancestor { depth: it.depth + 1, ..it }));
    }
    Ok(all)
}

/// Counts the agents and members of a branch by depth.
async fn branch(tx: &mut Connection, member_id: &str) -> Result<size::Branch, StoreError> {
    let query = "select coalesce(a.depth, 0), count(case when m.account_type <> 0 then 1 end), count(case when m.account_type = 0 then 1 end)
                 from placements p join members m on m.id = p.member_id
                 left join placement_ancestors a on a.placement_id = p.id and a.ancestor_id = $1
                 where p.until_ms is null and (p.member_id = $1 or a.depth is not null) group by 1";
    let rows: Vec<(i64, i64, i64)> = sql::query_as(query).bind(member_id).fetch_all(tx).await?;
    Ok(rows.into_iter().map(|(depth, agents, members)| (depth, (agents, members))).collect())
}

/// Whether the move is allowed. `new` are the ancestors that the root of the branch would have.
fn check_move(
    member: &MemberRow,
    placement: &Placement,
    upline: Option<&MemberRow>,
    new: &[Ancestor],
    branch: &size::Branch,
) -> Result<(), MoveProblem> {
    if placement.upline_id == upline.map_or("", |it| it.id.as_str()) {
        return Err(MoveProblem::Unchanged);
    }
    let Some(upline) = upline else { return Ok(()) };
    if !upline.is_active() || !upline.account_type().is_agent() {
        return Err(MoveProblem::NoAgent);
    }
    if new.iter().any(|it| it.ancestor_id == member.id) {
        return Err(MoveProblem::Below);
    }
    if upline.currency != member.currency {
        return Err(MoveProblem::OtherCurrency);
    }
    let deepest = branch.keys().last().copied().unwrap_or(0);
    let above = new.last().map_or(0, |it| it.depth);
    if above + deepest >= MAX_DEPTH { Err(MoveProblem::TooDeep) } else { Ok(()) }
}

/// Ends the placements of a branch and inserts the new ones: everybody keeps the uplines within the branch, and gets
/// those of the new upline above it.
async fn replace(tx: &mut Connection, member_id: &str, upline_id: &str, since_ms: i64) -> Result<(), StoreError> {
    let end = format!("update placements set until_ms = $2 where id in (select p.id from placements p where {BRANCH})");
    sql::query(sql::AssertSqlSafe(end)).bind(member_id).bind(since_ms).execute(&mut *tx).await?;
    // Exactly the placements that this move ended: `since_ms` is later than every other end in the branch.
    let ended = "p.until_ms = $2 and (p.member_id = $1
        or exists (select 1 from placement_ancestors b where b.placement_id = p.id and b.ancestor_id = $1))";
    let insert = format!(
        "insert into placements (id, member_id, upline_id, since_ms)
         select p.member_id || ':' || cast($2 as bigint), p.member_id, case when p.member_id = $1 then $3 else p.upline_id end, $2
         from placements p where {ended}"
    );
    let insert = sql::query(sql::AssertSqlSafe(insert)).bind(member_id).bind(since_ms).bind(upline_id);
    insert.execute(&mut *tx).await?;
    let within = "insert into placement_ancestors (ancestor_id, placement_id, depth)
        select a.ancestor_id, n.id, a.depth from placements p
        join placement_ancestors b on b.placement_id = p.id and b.ancestor_id = $1
        join placement_ancestors a on a.placement_id = p.id and a.depth <= b.depth
        join placements n on n.member_id = p.member_id and n.since_ms = $2
        where p.until_ms = $2";
    sql::query(within).bind(member_id).bind(since_ms).execute(&mut *tx).await?;
    if upline_id.is_empty() {
        return Ok(());
    }
    let above = "insert into placement_ancestors (ancestor_id, placement_id, depth)
        select u.ancestor_id, n.id, u.depth + coalesce(b.depth, 0)
        from placements n
        left join placement_ancestors b on b.placement_id = n.id and b.ancestor_id = $1
        cross join (
            select cast($3 as text) as ancestor_id, cast(1 as bigint) as depth
            union all
            select a.ancestor_id, a.depth + 1 from placements q join placement_ancestors a on a.placement_id = q.id
            where q.member_id = $3 and q.until_ms is null
        ) u
        where n.since_ms = $2 and n.until_ms is null and (n.member_id = $1 or b.depth is not null)";
    sql::query(above).bind(member_id).bind(since_ms).bind(upline_id).execute(tx).await.map(drop)
}
