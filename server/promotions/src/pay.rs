//! What a promotion pays: money from the operator's account of promotions into the wallet, or points from where points come
//! from. Each posting has a key that the promotion and the member, or the draw, make; it posts once for ever.

use axum::http::StatusCode;
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::code;
use platform::store::Connection;

use ledger::{self, Account, AccountKind, POINTS, Transaction, TransactionKind};
use platform::http::ApiError;

/// A payment.
pub(super) struct Payment<'a> {
    pub(super) kind: TransactionKind,
    /// Posts once.
    pub(super) key: String,
    /// What it belongs to.
    pub(super) reference: String,
    pub(super) reward: RewardKind,
    /// Minor units.
    pub(super) amount: i64,
    /// ISO 4217 code of the money.
    pub(super) currency: &'a str,
}

/// Posts it for a member whose wallet is in `wallet_currency`. Gives what was paid: nothing for what the ledger does not pay.
///
/// # Errors
/// 403 where the wallet is in another currency than the reward.
pub(super) async fn pay(
    connection: &mut Connection,
    payment: Payment<'_>,
    (member_id, wallet_currency): (&str, &str),
    now_ms: i64,
) -> Result<i64, ApiError> {
    let Payment { kind, key, reference, reward, amount, currency } = payment;
    if amount <= 0 || !reward.is_paid_at_once() {
        return Ok(0);
    }
    let (from, to) = if reward == RewardKind::Points {
        (
            Account::new(AccountKind::PointsIssuer, "", POINTS),
            Account::new(AccountKind::MemberPoints, member_id, POINTS),
        )
    } else if currency == wallet_currency {
        (Account::new(AccountKind::Promotion, "", currency), Account::wallet(member_id, currency))
    } else {
        let message = "this promotion pays in another currency than your wallet: ask customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    };
    ledger::post(connection, &Transaction::transfer(kind, key, reference, from, to, amount), now_ms).await?;
    Ok(amount)
}
