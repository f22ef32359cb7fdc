//! The tree in the back office: below an account, all placements of one account, and everybody's at a time.

use identity::member::MemberRow;
use platform::store::{StoreError, from_row, sql};

/// A member below an account.
#[derive(Debug, Clone)]
pub struct Below {
    /// Account name.
    pub account: String,
    /// Number of the account type.
    pub account_type: i64,
    /// Account name of the upline.
    pub upline: String,
    /// Depth below the account: 1 is directly below.
    pub depth: i64,
    /// When this placement began, in milliseconds since the epoch.
    pub since_ms: i64,
}

from_row!(Below { account, account_type, upline, depth, since_ms });

/// A placement of an account.
#[derive(Debug, Clone)]
pub struct Place {
    /// Account name.
    pub account: String,
    /// Account name of the upline; empty at the top.
    pub upline: String,
    /// When it began, in milliseconds since the epoch.
    pub since_ms: i64,
    /// When it ended, in milliseconds since the epoch; `None` for the present one.
    pub until_ms: Option<i64>,
}

from_row!(Place { account, upline, since_ms, until_ms });

/// The members below an account at present, down to a depth: the nearest first.
///
/// # Errors
/// When the database fails.
pub async fn below(
    executor: impl sql::Executor,
    member: &MemberRow,
    (depth, limit): (i64, i64),
) -> Result<Vec<Below>, StoreError> {
    let query = "select m.account, m.account_type, m.upline, a.depth, p.since_ms from placement_ancestors a
                 join placements p on p.id = a.placement_id and p.until_ms is null join members m on m.id = p.member_id
                 where a.ancestor_id = $1 and a.depth <= $2 order by a.depth, m.upline, m.account limit $3";
    sql::query_as(query).bind(&member.id).bind(depth).bind(limit).fetch_all(executor).await
}

/// All placements of an account, earliest first.
///
/// # Errors
/// When the database fails.
pub async fn of_member(executor: impl sql::Executor, member: &MemberRow) -> Result<Vec<Place>, StoreError> {
    let query = "select m.account, coalesce(u.account, '') as upline, p.since_ms, p.until_ms from placements p
                 join members m on m.id = p.member_id left join members u on u.id = p.upline_id
                 where p.member_id = $1 order by p.since_ms";
    sql::query_as(query).bind(&member.id).fetch_all(executor).await
}

/// The placements at a time, by account name: of everybody, or of those who were below an account.
///
/// # Errors
/// When the database fails.
pub async fn placements_at(
    executor: impl sql::Executor,
    (at_ms, under): (i64, Option<&MemberRow>),
    (offset, limit): (i64, i64),
) -> Result<Vec<Place>, StoreError> {
    let query = "select m.account, coalesce(u.account, '') as upline, p.since_ms, p.until_ms from placements p
                 join members m on m.id = p.member_id left join members u on u.id = p.upline_id
                 where p.since_ms <= $1 and (p.until_ms is null or p.until_ms > $1)
                 and ($2 = '' or exists (select 1 from placement_ancestors a where a.placement_id = p.id and a.ancestor_id = $2))
                 order by m.account limit $3 offset $4";
    let under = under.map_or("", |it| it.id.as_str());
    sql::query_as(query).bind(at_ms).bind(under).bind(limit).bind(offset).fetch_all(executor).await
}
