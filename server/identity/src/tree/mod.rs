//! The tree of agents and members (sections 1 and 6 of the specification): who stands under whom, and since when.
//!
//! A placement says that a member stands under an upline for some time. Its ancestors are kept beside it, one row each, rather than as a path in
//! one text: "everybody below" and "everybody above" are then a range of an index each, on both engines, and a placement that has ended keeps
//! the uplines of then. So what was bet under a placement belongs to the tree as it was, whatever was moved since.
//!
//! Members and agents have placements; guests of the free demo have none. `members.upline` is the account name of the present upline.

mod moving;
mod size;

pub use moving::{MoveProblem, Moved, move_branch};
pub use size::{TeamSize, became_agent, sizes};

use lumora_core::domain::account::AccountType;
use platform::store::{Connection, StoreError, from_row, sql};

use crate::member::{self, MemberRow, NewMember};

/// How deep a tree may be: what is counted for a member is counted for each upline.
pub const DEEPEST: i64 = 32;

/// The time of a member under an upline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    /// Its id.
    pub id: String,
    /// Who stands there.
    pub member_id: String,
    /// Id of the upline; empty at the top.
    pub upline_id: String,
    /// From when on, in milliseconds.
    pub since_ms: i64,
    /// Until when; nothing for the present one.
    pub until_ms: Option<i64>,
}

from_row!(Placement { id, member_id, upline_id, since_ms, until_ms });

/// An upline of a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ancestor {
    /// The member who is the upline.
    pub ancestor_id: String,
    /// 1 for the direct one, 2 for the one above.
    pub depth: i64,
}

from_row!(Ancestor { ancestor_id, depth });

impl Placement {
    /// The present placement of a member; nothing for a guest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn present(executor: impl sql::Executor, member_id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select id, member_id, upline_id, since_ms, until_ms from placements where member_id = $1 and until_ms is null";
        sql::query_as(query).bind(member_id).fetch_optional(executor).await
    }

    /// All placements of a member, the first one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all_of(executor: impl sql::Executor, member_id: &str) -> Result<Vec<Self>, StoreError> {
        let query = "select id, member_id, upline_id, since_ms, until_ms from placements where member_id = $1 order by since_ms";
        sql::query_as(query).bind(member_id).fetch_all(executor).await
    }

    /// Of the placements of a member, the first one first, the one at a moment: before the first it is the first.
    #[must_use]
    pub fn at(all: &[Self], at_ms: i64) -> Option<&Self> {
        all.iter().rev().find(|it| it.since_ms <= at_ms).or_else(|| all.first())
    }

    /// Its uplines, the direct one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ancestors(executor: impl sql::Executor, id: &str) -> Result<Vec<Ancestor>, StoreError> {
        let query = "select ancestor_id, depth from placement_ancestors where placement_id = $1 order by depth";
        sql::query_as(query).bind(id).fetch_all(executor).await
    }
}

/// Whether an account of this type stands in the tree.
const fn has_place(account_type: AccountType) -> bool {
    matches!(account_type, AccountType::Member | AccountType::Agent(_))
}

/// Makes a member, in its place under the upline that it names, and gives its id.
///
/// # Errors
/// A unique violation when the account name is taken, or what the database reports.
pub async fn create(tx: &mut Connection, new: &NewMember, now_ms: i64) -> Result<String, StoreError> {
    let id = member::create(&mut *tx, new, now_ms).await?;
    place(tx, (&id, new.account_type), &new.upline, now_ms).await?;
    Ok(id)
}

/// Gives a new member its place under the agent with this account name; at the top where there is none.
async fn place(
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
    size::joined(tx, &id, account_type.is_agent()).await
}

/// Whether a new member under this upline would stand deeper than [`DEEPEST`].
///
/// # Errors
/// When the database fails.
pub async fn is_too_deep(executor: impl sql::Executor, upline_id: &str) -> Result<bool, StoreError> {
    let query = "select count(*) from placement_ancestors a join placements p on p.id = a.placement_id
                 where p.member_id = $1 and p.until_ms is null";
    let above: i64 = sql::query_scalar(query).bind(upline_id).fetch_one(executor).await?;
    Ok(above + 1 >= DEEPEST)
}

/// The member with this id, when it stands below the agent now, at whatever depth. Who is unknown and who stands elsewhere are looked for in the same
/// way, and are the same nothing.
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

/// The uplines of a member now, the direct one first.
///
/// # Errors
/// When the database fails.
pub async fn uplines(executor: impl sql::Executor, member_id: &str) -> Result<Vec<MemberRow>, StoreError> {
    let query = "select m.* from placements p join placement_ancestors a on a.placement_id = p.id
                 join members m on m.id = a.ancestor_id
                 where p.member_id = $1 and p.until_ms is null order by a.depth";
    sql::query_as(query).bind(member_id).fetch_all(executor).await
}
