//! What a member does with messages in the inbox. Ids of another member's messages match nothing: no row changes
//! and nothing is announced.

use lumora_core::domain::message::MessageCategory;
use platform::clock::DAY_MS;
use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

/// How long a deleted message is still kept, in milliseconds: an operator can then say what the member was told.
const DELETED_RETENTION_MS: i64 = 30 * DAY_MS;

/// The messages of a member's inbox that a change is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Selection {
    /// The messages with these ids.
    Ids(Vec<String>),
    /// All unread messages of a category, or of all categories.
    All(Option<MessageCategory>),
}

/// The SQL condition on a list of ids, which are bound from `$3` on.
fn id_condition(ids: &[String]) -> String {
    let places: Vec<String> = (3..ids.len() + 3).map(|index| format!("${index}")).collect();
    format!(" and id in ({})", places.join(", "))
}

/// Marks messages as read.
///
/// # Errors
/// When the database fails.
pub async fn mark_read(
    tx: &mut Connection,
    member_id: &str,
    selection: &Selection,
    now_ms: i64,
) -> Result<(), StoreError> {
    let condition = match selection {
        Selection::Ids(ids) if ids.is_empty() => return Ok(()),
        Selection::Ids(ids) => id_condition(ids),
        Selection::All(Some(category)) => format!(" and category = '{}'", category.name()),
        Selection::All(None) => String::new(),
    };
    let update =
        "update member_messages set read_at = $2 where member_id = $1 and read_at is null and deleted_at is null";
    change(tx, member_id, (&format!("{update}{condition}"), now_ms), selection).await
}

/// Deletes messages: the member no longer sees them, and the rows expire after [`DELETED_RETENTION_MS`], or at their own
/// time if that is earlier.
///
/// # Errors
/// When the database fails.
pub async fn delete(tx: &mut Connection, member_id: &str, ids: Vec<String>, now_ms: i64) -> Result<(), StoreError> {
    if ids.is_empty() {
        return Ok(());
    }
    let gone = format!("$2 + {DELETED_RETENTION_MS}");
    let update = format!(
        "update member_messages set deleted_at = $2, expires_at = case when expires_at < {gone} then expires_at else {gone} end
         where member_id = $1 and deleted_at is null{}",
        id_condition(&ids)
    );
    change(tx, member_id, (&update, now_ms), &Selection::Ids(ids)).await
}

async fn change(
    tx: &mut Connection,
    member_id: &str,
    (update, now_ms): (&str, i64),
    selection: &Selection,
) -> Result<(), StoreError> {
    let mut query = sql::query(sql::AssertSqlSafe(update.to_owned())).bind(member_id).bind(now_ms);
    if let Selection::Ids(ids) = selection {
        for id in ids {
            query = query.bind(id);
        }
    }
    if query.execute(&mut *tx).await?.rows_affected() > 0 {
        tx.announce(Topic::Messages, member_id);
    }
    Ok(())
}
