//! Members who must not be advertised to: the excluded, and those with an open marker of harm.

use platform::store::{StoreError, sql};

/// The SQL condition over `members m` that leaves out members who must not be advertised to.
pub const MARKETED_TO: &str =
    "not exists (select 1 from protected_members pm where pm.member_id = m.id and pm.exclusion <> '')
    and not exists (select 1 from harm_markers hm where hm.member_id = m.id and hm.closed_at is null)";

/// Whether a member may be advertised to as far as protection goes; consent is checked separately.
///
/// # Errors
/// When the database fails.
pub async fn may_be_marketed_to(executor: impl sql::Executor, member_id: &str) -> Result<bool, StoreError> {
    let text = format!("select count(*) from (select $1 as id) m where {MARKETED_TO}");
    let count: i64 = sql::query_scalar(sql::AssertSqlSafe(text)).bind(member_id).fetch_one(executor).await?;
    Ok(count > 0)
}
