//! A member's payout accounts for operators: masked numbers and names only.

use identity::member::masked_name;
use platform::store::{Store, StoreError, from_row, sql};

/// A payout account, also one that was removed. Times are milliseconds since the epoch (UTC).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownAccount {
    /// Id of the payout account.
    pub id: String,
    /// Id of the payout method.
    pub method_id: String,
    /// Bank or payment service.
    pub institution: String,
    /// The account number, masked up to its last characters.
    pub hint: String,
    /// Name of the holder, masked.
    pub holder: String,
    /// When it was added.
    pub created_at: i64,
    /// When its waiting time ends, from which on it can be paid to.
    pub usable_at: i64,
    /// When it was removed; `None` while it exists.
    pub removed_at: Option<i64>,
}

from_row!(KnownAccount { id, method_id, institution, hint, holder, created_at, usable_at, removed_at });

/// All payout accounts that a member has or had, oldest first.
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
