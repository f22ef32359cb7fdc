//! Rows of payout accounts, and how an account number is masked.

use identity::member::{is_same_name, masked_name};
use lumora_core::wire::PayoutAccount;
use platform::clock::rfc3339;
use platform::store::{StoreError, from_row, sql};

/// A row of `payout_accounts`. `account_locked` is the number sealed by the vault; `account_tag` is equal for equal
/// numbers.
#[derive(Debug, Clone)]
pub(crate) struct AccountRow {
    pub(crate) id: String,
    pub(crate) member_id: String,
    pub(crate) method_id: String,
    pub(crate) institution: String,
    pub(crate) hint: String,
    pub(crate) holder: String,
    pub(crate) account_locked: String,
    pub(crate) account_tag: String,
    pub(crate) created_at: i64,
    pub(crate) usable_at: i64,
}

from_row!(AccountRow {
    id,
    member_id,
    method_id,
    institution,
    hint,
    holder,
    account_locked,
    account_tag,
    created_at,
    usable_at
});

impl AccountRow {
    /// The member's payout accounts, oldest first.
    pub(crate) async fn all(executor: impl sql::Executor, member_id: &str) -> Result<Vec<Self>, StoreError> {
        let query = "select * from payout_accounts where member_id = $1 and removed_at is null order by created_at, id";
        sql::query_as(query).bind(member_id).fetch_all(executor).await
    }

    /// The member's payout account with this id, unless it was removed.
    pub(crate) async fn find(
        executor: impl sql::Executor,
        member_id: &str,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = "select * from payout_accounts where member_id = $1 and id = $2 and removed_at is null";
        sql::query_as(query).bind(member_id).bind(id).fetch_optional(executor).await
    }

    /// The payout account with this id, also one that was removed: withdrawals on their way to it are still paid.
    pub(crate) async fn find_with_removed(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from payout_accounts where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The payout account for its member, whose proven name is `payee_name`.
    pub(crate) fn to_wire(&self, payee_name: &str, now_ms: i64) -> PayoutAccount {
        PayoutAccount {
            id: self.id.clone(),
            method_id: self.method_id.clone(),
            institution: self.institution.clone(),
            hint: self.hint.clone(),
            holder: masked_name(&self.holder),
            other_name: !is_same_name(payee_name, &self.holder),
            usable_at: Some(self.usable_at).filter(|at| *at > now_ms).map(rfc3339).unwrap_or_default(),
            created_at: rfc3339(self.created_at),
        }
    }
}

/// An account number masked up to its last four characters, of a short one up to its last half.
pub(super) fn hint(account: &str) -> String {
    let letters: Vec<char> = account.chars().filter(|letter| !letter.is_whitespace()).collect();
    let from = letters.len().saturating_sub(4).max(letters.len() / 2);
    format!("•••• {}", letters.iter().skip(from).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_known_by_its_end_and_a_short_one_by_less() {
        assert_eq!(hint("0123 4567 4417"), "•••• 4417");
        assert_eq!(hint("123456"), "•••• 456");
        assert_eq!(hint("1"), "•••• 1");
    }
}
