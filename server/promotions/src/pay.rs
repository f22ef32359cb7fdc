//! What a promotion, a mission or a leaderboard pays: money from the operator's account of promotions into the wallet, or points from where points come
//! from. Each posting has a key that the promotion and the member, or the draw, make; it posts once for ever. Money that must be staked
//! first is a credit of the wagering from the same transaction on.

use axum::http::StatusCode;
use bets::wagering::{NewCredit, Source, granted_id};
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::code;
use platform::store::Connection;

use ledger::{self, Account, AccountKind, LedgerError, POINTS, Transaction, TransactionKind};
use platform::http::ApiError;
use protection::policy;

/// A payment.
#[derive(Debug, Clone)]
pub struct Payment<'a> {
    /// Why.
    pub kind: TransactionKind,
    /// Posts once.
    pub key: String,
    /// What it belongs to.
    pub reference: String,
    /// Money or points.
    pub reward: RewardKind,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code of the money.
    pub currency: &'a str,
    /// How often money must be staked before it may leave; 0 for never.
    pub wager_multiplier: i64,
}

/// Posts it for a member whose wallet is in `wallet_currency`. Gives what was paid: nothing for what the ledger does not pay.
///
/// # Errors
/// 403 where the wallet is in another currency than the reward.
pub async fn pay(
    connection: &mut Connection,
    payment: Payment<'_>,
    (member_id, wallet_currency): (&str, &str),
    now_ms: i64,
) -> Result<i64, ApiError> {
    let Payment { kind, key, reference, reward, amount, currency, wager_multiplier } = payment;
    if amount <= 0 || !reward.is_paid_at_once() || reward == RewardKind::FreeSpin {
        return Ok(0);
    }
    if reward == RewardKind::Points {
        let from = Account::new(AccountKind::PointsIssuer, "", POINTS);
        let to = Account::new(AccountKind::MemberPoints, member_id, POINTS);
        ledger::post(connection, &Transaction::transfer(kind, key, reference, from, to, amount), now_ms).await?;
    } else if currency == wallet_currency {
        let money = MoneyReward { kind, key, reference, amount, currency, wager_multiplier };
        money.pay(connection, member_id, now_ms).await?;
    } else {
        let message = "this promotion pays in another currency than your wallet: ask customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    Ok(amount)
}

/// Money for a wallet of the same currency.
#[derive(Debug)]
pub struct MoneyReward<'a> {
    /// Why it moves.
    pub kind: TransactionKind,
    /// Posts once.
    pub key: String,
    /// What it belongs to.
    pub reference: String,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: &'a str,
    /// How often it must be staked before it may leave; 0 for never.
    pub wager_multiplier: i64,
}

impl MoneyReward<'_> {
    /// Posts it, and what of it must be staked: what was promised, and no more than the licence allows on the day.
    ///
    /// # Errors
    /// What the ledger or the database reports; then nothing of it may stay.
    pub async fn pay(self, tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), LedgerError> {
        let Self { kind, key, reference, amount, currency, wager_multiplier } = self;
        let promised = u32::try_from(wager_multiplier).unwrap_or(u32::MAX);
        let wagering = policy::chosen(&mut *tx).await?.capped_wagering(promised);
        let credit = NewCredit {
            id: granted_id(Source::Bonus, &key),
            member_id,
            source: Source::Bonus,
            reference: &reference,
            currency,
            amount,
            multiplier: wagering.saturating_mul(100),
            expires_at: None,
        };
        credit.grant(tx, now_ms).await?;
        let from = Account::new(AccountKind::Promotion, "", currency);
        let to = Account::wallet(member_id, currency);
        ledger::post(tx, &Transaction::transfer(kind, key, reference, from, to, amount), now_ms).await?;
        Ok(())
    }
}
