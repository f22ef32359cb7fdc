//! Deposits of friends.

use lumora_core::domain::money::Money;
use lumora_core::domain::referral::Activity;
use platform::store::{Connection, StoreError, TxFuture};

use crate::bind::bind_member;
use crate::row::ReferralRow;

/// Adds a deposit to the member's referral, if there is one, in the transaction that credits the deposit. It must be called once per
/// deposit.
///
/// # Errors
/// When the database fails.
pub fn note_deposit<'c>(
    tx: &'c mut Connection,
    member_id: &'c str,
    (currency, amount): (&'c str, i64),
    now_ms: i64,
) -> TxFuture<'c, (), StoreError> {
    Box::pin(async move {
        bind_member(&mut *tx, member_id, now_ms).await?;
        let row = ReferralRow::of_friend(&mut *tx, member_id).await?;
        match row.filter(|row| row.is_counting() && row.is_within(now_ms) && row.currency == currency) {
            Some(row) => row.add(tx, Activity { deposit: Money(amount), turnover: Money::ZERO }, now_ms).await,
            None => Ok(()),
        }
    })
}
