//! Transfers of agents to their teams for operators.

use platform::store::{Store, StoreError, sql};

use crate::team_transfer::{Direction, TransferRow, select};

/// Filter of transfers. Times are milliseconds since the epoch (UTC).
#[derive(Debug, Clone, Copy)]
pub struct Filter<'a> {
    /// Id of the member who gave or received; empty for all.
    pub member_id: &'a str,
    /// Made at this time or later.
    pub from_ms: i64,
    /// Made before this time.
    pub until_ms: i64,
}

/// Transfers after the cursor (time and id of the last one seen), latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    filter: Filter<'_>,
    (at, id): (i64, &str),
    limit: i64,
) -> Result<Vec<TransferRow>, StoreError> {
    let part = |side: &str| {
        format!(
            "{} where {side} and t.created_at >= $2 and t.created_at < $3 and (t.created_at, t.id) < ($4, $5)
             order by t.created_at desc, t.id desc limit $6",
            select(Direction::ToDownline)
        )
    };
    // Each side has an index of its own; an `or` would use neither.
    let text = if filter.member_id.is_empty() {
        part("$1 = ''")
    } else {
        let (given, got) = (part("t.member_id = $1"), part("t.downline_id = $1 and t.member_id <> $1"));
        format!(
            "select * from (select * from ({given}) g union all select * from ({got}) r) b
             order by created_at desc, id desc limit $6"
        )
    };
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(filter.member_id).bind(filter.from_ms);
    let query = query.bind(filter.until_ms).bind(at).bind(id).bind(limit);
    query.fetch_all(store.reader()).await
}
