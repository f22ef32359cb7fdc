//! Accounts of the ledger, and their balances.

use std::collections::HashMap;

use lumora_core::domain::ledger::AccountKind;

use platform::store::{StoreError, sql};

/// The currency code of loyalty points: a point has a hundred minor units, as money has.
pub const POINTS: &str = "PTS";

/// An account of the ledger, identified by its kind, its owner and its currency.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Account {
    /// What the account stands for: a member's wallet, points, the house's winnings.
    pub kind: AccountKind,
    /// The owner: a member's id, a supplier's code, or empty for the operator's own accounts.
    pub owner: String,
    /// Its only currency: an ISO 4217 code, or [`POINTS`].
    pub currency: String,
}

impl Account {
    /// A member's wallet: the money that the member can spend.
    pub fn wallet(member_id: &str, currency: &str) -> Self {
        Self::new(AccountKind::MemberWallet, member_id, currency)
    }

    /// An account of any kind.
    pub fn new(kind: AccountKind, owner: &str, currency: &str) -> Self {
        Self { kind, owner: owner.to_owned(), currency: currency.to_owned() }
    }

    /// The id of its row and of its entries: kind, owner and currency joined by colons, so that posting needs no lookup.
    pub fn id(&self) -> String {
        format!("{}:{}:{}", self.kind.name(), self.owner, self.currency)
    }

    /// Inserts the row of a member's account, with a balance of zero, when there is none. Posting does the same by itself.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open(&self, executor: impl sql::Executor, now_ms: i64) -> Result<(), StoreError> {
        sql::query(
            "insert into accounts (id, kind, owner, currency, balance, may_go_negative, created_at)
             values ($1, $2, $3, $4, 0, $5, $6) on conflict (id) do nothing",
        )
        .bind(self.id())
        .bind(self.kind.name())
        .bind(&self.owner)
        .bind(&self.currency)
        .bind(i64::from(self.kind.may_go_negative()))
        .bind(now_ms)
        .execute(executor)
        .await?;
        Ok(())
    }
}

/// The balances of a member's accounts just before `at_ms` (milliseconds since the epoch): kind, currency, minor units.
///
/// # Errors
/// When the database fails.
pub async fn balances_at(
    executor: impl sql::Executor,
    member_id: &str,
    at_ms: i64,
) -> Result<Vec<(String, String, i64)>, StoreError> {
    let query = "select a.kind, a.currency, coalesce((
                    select e.balance_after from ledger_entries e where e.account_id = a.id and e.transaction_id < $2
                    order by e.transaction_id desc, e.line desc limit 1), 0)
                 from accounts a where a.owner = $1 and a.kind in ($3, $4, $5) order by a.kind, a.currency";
    let query = sql::query_as(query).bind(member_id).bind(platform::ids::first_id(at_ms));
    let query = query.bind(AccountKind::MemberWallet.name()).bind(AccountKind::MemberPoints.name());
    query.bind(AccountKind::MemberReceivable.name()).fetch_all(executor).await
}

/// Owner and currency of the account with this id, as [`Account::id`] makes it.
pub(crate) fn split_id(account_id: &str) -> Option<(&str, &str)> {
    account_id.split_once(':')?.1.rsplit_once(':')
}

/// The member whose wallet has this id, as [`Account::id`] makes it; `None` for another kind of account.
pub(crate) fn wallet_owner(account_id: &str) -> Option<&str> {
    account_id.strip_prefix(AccountKind::MemberWallet.name())?.strip_prefix(':')?;
    split_id(account_id).map(|(owner, _)| owner)
}

/// The balance in minor units, money on hold included; 0 for an account without entries.
///
/// # Errors
/// When the database fails.
pub async fn balance_of(executor: impl sql::Executor, account: &Account) -> Result<i64, StoreError> {
    let running = "select balance from accounts where id = $1";
    let summed = "select cast(coalesce((select balance from accounts where id = $1), 0) + coalesce((
         select sum(amount) from ledger_entries where account_id = $1
         and transaction_id >= coalesce((select rolled_up_to from accounts where id = $1), '')), 0) as bigint)";
    let query = sql::query_scalar(if account.kind.is_of_member() { running } else { summed });
    Ok(query.bind(account.id()).fetch_optional(executor).await?.unwrap_or(0))
}

/// The available balance of a member's account, in minor units: the balance less what is on hold.
///
/// # Errors
/// When the database fails.
pub async fn available_of(executor: impl sql::Executor, account: &Account) -> Result<i64, StoreError> {
    let query = sql::query_scalar("select balance - held from accounts where id = $1").bind(account.id());
    Ok(query.fetch_optional(executor).await?.unwrap_or(0))
}

/// The available balances of members' wallets, in minor units, by member id; members without a wallet in the currency are left out.
///
/// # Errors
/// When the database fails.
pub async fn available_of_wallets(
    executor: impl sql::Executor,
    member_ids: &[&str],
    currency: &str,
) -> Result<HashMap<String, i64>, StoreError> {
    let text = format!("select owner, balance - held from accounts where id in ({})", sql::places(1, member_ids.len()));
    let ids = member_ids.iter().map(|id| Account::wallet(id, currency).id());
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind_all(ids);
    let rows: Vec<(String, i64)> = query.fetch_all(executor).await?;
    Ok(rows.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_owner_of_a_wallet_is_read_from_its_id() {
        assert_eq!(wallet_owner(&Account::wallet("mira", "USD").id()), Some("mira"));
        assert_eq!(wallet_owner(&Account::new(AccountKind::MemberPoints, "mira", POINTS).id()), None);
        assert_eq!(wallet_owner("member_wallet"), None);
    }
}
