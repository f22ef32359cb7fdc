//! The agent tree (sections 1 and 6 of the specification): which member or agent is under which upline, and since when.
//!
//! A placement puts a member under an upline for a span of time. Its ancestors are stored with it, one row each,
//! instead of a path in one text: the whole downline and the whole upline are then one index range each, on both
//! database engines, and an ended placement keeps the uplines that it had. Bets made under a placement therefore belong
//! to the tree of that time, whatever was moved since.
//!
//! Members and agents have placements; guests of the free demo have none. `members.upline` is the account name of the present upline.

mod moving;
mod size;

pub use moving::{MoveProblem, Moved, move_branch};
pub use size::{TeamSize, became_agent, sizes};

use lumora_core::domain::account::AccountType;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::member::{self, MemberRow, NewMember};

/// The largest depth of the tree, bounded because every figure of a member is counted for each upline.
pub const MAX_DEPTH: i64 = 32;

/// A member's place under an upline for a span of time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    /// Id of the placement.
    pub id: String,
    /// Id of the placed member or agent.
    pub member_id: String,
    /// Id of the direct upline; empty at the top of the tree.
    pub upline_id: String,
    /// Beginning of the placement, in milliseconds since the epoch.
    pub since_ms: i64,
    /// End of the placement (exclusive), in milliseconds since the epoch; `None` for the present one.
    pub until_ms: Option<i64>,
}

from_row!(Placement { id, member_id, upline_id, since_ms, until_ms });

/// An upline of a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ancestor {
    /// Id of the upline agent.
    pub ancestor_id: String,
    /// Distance in levels: 1 for the direct upline, 2 for the next one above.
    pub depth: i64,
}

from_row!(Ancestor { ancestor_id, depth });

impl Placement {
    /// The present placement of a member; `None` for a guest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn present(executor: impl sql::Executor, member_id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select id, member_id, upline_id, since_ms, until_ms from placements where member_id = $1 and until_ms is null";
        sql::query_as(query).bind(member_id).fetch_optional(executor).await
    }

    /// All placements of a member, the earliest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all_of(executor: impl sql::Executor, member_id: &str) -> Result<Vec<Self>, StoreError> {
        let query = "select id, member_id, upline_id, since_ms, until_ms from placements where member_id = $1 order by since_ms";
        sql::query_as(query).bind(member_id).fetch_all(executor).await
    }

    /// The placement that was in force at a time, among all placements of a member, ordered as by
    /// [`all_of`](Self::all_of). A time before the first placement gives the first.
    #[must_use]
    pub fn at_time(all: &[Self], at_ms: i64) -> Option<&Self> {
        all.iter().rev().find(|it| it.since_ms <= at_ms).or_else(|| all.first())
    }

    /// The uplines of a placement, the direct one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ancestors(executor: impl sql::Executor, id: &str) -> Result<Vec<Ancestor>, StoreError> {
        let query = "select ancestor_id, depth from placement_ancestors where placement_id = $1 order by depth";
        sql::query_as(query).bind(id).fetch_all(executor).await
    }
}

/// Whether an account of this type is placed in the tree.
const fn has_place(account_type: AccountType) -> bool {
    matches!(account_type, AccountType::Member | AccountType::Agent(_))
}

/// Creates a member, places it under the upline that `new` names, and returns the member id.
///
/// # Errors
/// A unique violation when the account name is taken; or when the database fails.
pub async fn create(tx: &mut Connection, new: &NewMember, now_ms: i64) -> Result<String, StoreError> {
    let id = member::create(&mut *tx, new, now_ms).await?;
    place_member(tx, (&id, new.account_type), &new.upline, now_ms).await?;
    Ok(id)
}

/// Places a new member under the agent with this account name; at the top where there is no such agent.
async fn place_member(
    tx: &mut Connection,
    (member_id, account_type): (&str, AccountType),
    upline: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    if !has_place(account_type) {
        return Ok(());
    }
    let upline = if upline.is_empty() { None } else { MemberRow::by_account(&mut *tx, upline).await? };
    let upline_id = upline.filter(|it| it.account_type().is_agent()).map(|it| it.id).unwrap_or_default();
    let id = format!("{member_id}:{now_ms}");
    let insert = "insert into placements (id, member_id, upline_id, since_ms) values ($1, $2, $3, $4)";
    sql::query(insert).bind(&id).bind(member_id).bind(&upline_id).bind(now_ms).execute(&mut *tx).await?;
    if upline_id.is_empty() {
        return Ok(());
    }
    let insert = "insert into placement_ancestors (ancestor_id, placement_id, depth, registered_at)
                  select cast($1 as text), cast($2 as text), cast(1 as bigint), cast($3 as bigint)
                  union all
                  select a.ancestor_id, cast($2 as text), a.depth + 1, cast($3 as bigint) from placement_ancestors a
                  join placements p on p.id = a.placement_id where p.member_id = $1 and p.until_ms is null";
    sql::query(insert).bind(&upline_id).bind(&id).bind(now_ms).execute(&mut *tx).await?;
    size::count_placement(tx, &id, account_type.is_agent()).await
}

/// Whether a new member under this upline would be deeper than [`MAX_DEPTH`].
///
/// # Errors
/// When the database fails.
pub async fn is_too_deep(executor: impl sql::Executor, upline_id: &str) -> Result<bool, StoreError> {
    let query = "select count(*) from placement_ancestors a join placements p on p.id = a.placement_id
                 where p.member_id = $1 and p.until_ms is null";
    let above: i64 = sql::query_scalar(query).bind(upline_id).fetch_one(executor).await?;
    Ok(above + 1 >= MAX_DEPTH)
}

/// The member with this id, if it is in the agent's downline at present, at any depth. An unknown id and a member
/// elsewhere both give `None`, from the same query, so that an agent can not tell them apart.
///
/// # Errors
/// When the database fails.
pub async fn below(
    executor: impl sql::Executor,
    agent_id: &str,
    member_id: &str,
) -> Result<Option<MemberRow>, StoreError> {
    let query = "select m.* from placements p
                 join placement_ancestors a on a.placement_id = p.id and a.ancestor_id = $1
                 join members m on m.id = p.member_id
                 where p.member_id = $2 and p.until_ms is null";
    sql::query_as(query).bind(agent_id).bind(member_id).fetch_optional(executor).await
}

/// The present uplines of a member, the direct one first.
///
/// # Errors
/// When the database fails.
pub async fn uplines(executor: impl sql::Executor, member_id: &str) -> Result<Vec<MemberRow>, StoreError> {
    let query = "select m.* from placements p join placement_ancestors a on a.placement_id = p.id
                 join members m on m.id = a.ancestor_id
                 where p.member_id = $1 and p.until_ms is null order by a.depth";
    sql::query_as(query).bind(member_id).fetch_all(executor).await
}
