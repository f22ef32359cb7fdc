//! Transfers to uplines for operators.

use platform::store::{Store, StoreError, sql};

use crate::team_transfer::{Direction, TransferRow, select};

/// A page of transfers to uplines, latest first, of all members or those that one gave or received; and the number of
/// all that match.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    member_id: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<TransferRow>, i64), StoreError> {
    let which = if member_id.is_some() { "(t.member_id = $1 or t.upline_id = $1)" } else { "$1 = ''" };
    let member_id = member_id.unwrap_or_default();
    let count = format!("select count(*) from upline_transfers t where {which}");
    let count: i64 = sql::query_scalar(sql::AssertSqlSafe(count)).bind(member_id).fetch_one(store.reader()).await?;
    let query = format!(
        "{} where {which} order by t.created_at desc, t.id desc limit $2 offset $3",
        select(Direction::ToUpline)
    );
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(member_id).bind(limit).bind(offset);
    Ok((query.fetch_all(store.reader()).await?, count))
}
