//! What a member does with messages. A message of somebody else is none: nothing is changed, and nothing told of it.

use lumora_core::domain::message::MessageCategory;
use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

use crate::DAY_MS;

/// How long a deleted message is kept all the same, in milliseconds: so that an operator can say what a member was told.
const KEPT_MS: i64 = 30 * DAY_MS;

/// Which messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Which {
    /// Those with these ids.
    Ids(Vec<String>),
    /// All of a category, or all.
    All(Option<MessageCategory>),
}

/// The condition that picks ids; the first of them is bound as the third value.
fn among(ids: &[String]) -> String {
    let places: Vec<String> = (3..ids.len() + 3).map(|index| format!("${index}")).collect();
    format!(" and id in ({})", places.join(", "))
}

/// Marks messages as read.
///
/// # Errors
/// When the database fails.
pub async fn mark_read(tx: &mut Connection, member_id: &str, which: &Which, now_ms: i64) -> Result<(), StoreError> {
    let condition = match which {
        Which::Ids(ids) if ids.is_empty() => return Ok(()),
        Which::Ids(ids) => among(ids),
        Which::All(Some(category)) => format!(" and category = '{}'", category.name()),
        Which::All(None) => String::new(),
    };
    let update =
        "update member_messages set read_at = $2 where member_id = $1 and read_at is null and deleted_at is null";
    change(tx, member_id, (&format!("{update}{condition}"), now_ms), which).await
}

/// Deletes messages: its member sees them no more.
///
/// # Errors
/// When the database fails.
pub async fn delete(tx: &mut Connection, member_id: &str, ids: Vec<String>, now_ms: i64) -> Result<(), StoreError> {
    if ids.is_empty() {
        return Ok(());
    }
    let gone = format!("$2 + {KEPT_MS}");
    let update = format!(
        "update member_messages set deleted_at = $2, expires_at = case when expires_at < {gone} then expires_at else {gone} end
         where member_id = $1 and deleted_at is null{}",
        among(&ids)
    );
    change(tx, member_id, (&update, now_ms), &Which::Ids(ids)).await
}

async fn change(
    tx: &mut Connection,
    member_id: &str,
    (update, now_ms): (&str, i64),
    which: &Which,
) -> Result<(), StoreError> {
    let mut query = sql::query(sql::AssertSqlSafe(update.to_owned())).bind(member_id).bind(now_ms);
    if let Which::Ids(ids) = which {
        for id in ids {
            query = query.bind(id);
        }
    }
    if query.execute(&mut *tx).await?.rows_affected() > 0 {
        tx.announce(Topic::Messages, member_id);
    }
    Ok(())
}
