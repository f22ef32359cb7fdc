//! The cashier's part in closing an account: open deposits and withdrawals, the smallest possible withdrawal, and
//! removing payout accounts.

use platform::store::{Connection, StoreError, sql};

/// Number of a member's deposits and withdrawals that are still open.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OpenMoney {
    /// Deposits that wait for payment or for an operator, and those with a receipt that is held.
    pub deposits: i64,
    /// Withdrawals in review, on their way, awaiting confirmation or in dispute.
    pub withdrawals: i64,
}

/// Counts a member's open deposits and withdrawals, which keep the account from being closed.
///
/// # Errors
/// When the database fails.
pub async fn open_money(tx: &mut Connection, member_id: &str) -> Result<OpenMoney, StoreError> {
    // A deposit may be credited by one receipt while a later receipt of it is still held.
    let deposits = "select count(*) from deposits d where member_id = $1 and (status in ('PENDING', 'REVIEW', 'HELD')
        or exists (select 1 from held_receipts h where h.deposit_id = d.id and h.decision = ''))";
    let deposits = sql::query_scalar(deposits).bind(member_id).fetch_one(&mut *tx).await?;
    let withdrawals = "select count(*) from withdrawals where member_id = $1 and status in
        ('RISK_REVIEW', 'APPROVED', 'PROCESSING', 'PARTLY_PAID', 'AWAITING_CONFIRMATION', 'DISPUTED')";
    let withdrawals = sql::query_scalar(withdrawals).bind(member_id).fetch_one(&mut *tx).await?;
    Ok(OpenMoney { deposits, withdrawals })
}

/// The smallest amount that a member of this rank can withdraw, in minor units, over all payout methods; `None` where
/// no method is open to the rank.
///
/// # Errors
/// When the database fails.
pub async fn least_withdrawal(tx: &mut Connection, rank_level: i64) -> Result<Option<i64>, StoreError> {
    let query = "select min(min_amount) from payout_methods where enabled = 1 and level_min <= $1";
    sql::query_scalar(query).bind(rank_level).fetch_one(tx).await
}

/// Removes all payout accounts of a member.
///
/// # Errors
/// When the database fails.
pub async fn remove_accounts(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update = "update payout_accounts set removed_at = $2 where member_id = $1 and removed_at is null";
    sql::query(update).bind(member_id).bind(now_ms).execute(tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use lumora_core::domain::cashier::{DepositStatus, WithdrawalStatus};

    #[test]
    fn the_statements_name_what_is_open() {
        let source = include_str!("closing.rs");
        let (open, _) = source.split_once("#[cfg(test)]").unwrap();
        for status in DepositStatus::ALL {
            assert_eq!(open.contains(&format!("'{}'", status.name())), status.is_open(), "{status:?}");
        }
        for status in WithdrawalStatus::ALL.iter().filter(|status| status.is_open()) {
            assert!(open.contains(&format!("'{}'", status.name())), "{status:?}");
        }
    }
}
