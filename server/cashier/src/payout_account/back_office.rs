//! A member's accounts as operators see them: hints and masked names, never the numbers.

use identity::member::masked_name;
use platform::store::{Store, StoreError, from_row, sql};

/// An account, also one that was removed since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownAccount {
    /// Names it.
    pub id: String,
    /// The way to be paid.
    pub method_id: String,
    /// Bank or service.
    pub institution: String,
    /// The account, mostly hidden.
    pub hint: String,
    /// Whose it is, mostly hidden.
    pub holder: String,
    /// When it was added, in milliseconds.
    pub created_at: i64,
    /// From when on it can be paid to.
    pub usable_at: i64,
    /// When it was removed.
    pub removed_at: Option<i64>,
}

from_row!(KnownAccount { id, method_id, institution, hint, holder, created_at, usable_at, removed_at });

/// All that a member has or had, oldest first.
///
/// # Errors
/// When the database fails.
pub async fn of_member(store: &Store, member_id: &str) -> Result<Vec<KnownAccount>, StoreError> {
    let query =
        "select id, method_id, institution, hint, holder, created_at, usable_at, removed_at from payout_accounts
                 where member_id = $1 order by created_at, id";
    let rows: Vec<KnownAccount> = sql::query_as(query).bind(member_id).fetch_all(store.reader()).await?;
    let masked = |account: KnownAccount| KnownAccount { holder: masked_name(&account.holder), ..account };
    Ok(rows.into_iter().map(masked).collect())
}
