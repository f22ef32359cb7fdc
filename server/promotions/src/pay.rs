//! Pays the rewards of promotions, missions and leaderboards: money from the operator's promotion account into the
//! wallet, or points from the points issuer. The idempotency key of each posting is made of promotion and member, or of
//! the draw, so that it posts once. Money with a wagering requirement becomes a wagering credit in the same
//! transaction.

use axum::http::StatusCode;
use bets::wagering::{NewCredit, Source, granted_id};
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::code;
use platform::store::Connection;

use ledger::{self, Account, AccountKind, LedgerError, POINTS, Transaction, TransactionKind};
use platform::http::ApiError;
use protection::policy;

/// A reward to pay to a member.
#[derive(Debug, Clone)]
pub struct Payment<'a> {
    /// Kind of the ledger transaction.
    pub kind: TransactionKind,
    /// The ledger's idempotency key.
    pub key: String,
    /// Reference of the ledger transaction: id of the promotion, draw or claim.
    pub reference: String,
    /// Kind of the reward. Only money and points are paid here.
    pub reward: RewardKind,
    /// Minor units, or hundredths of a point.
    pub amount: i64,
    /// ISO 4217 code of the money.
    pub currency: &'a str,
    /// How many times money must be wagered before it may be withdrawn; 0 for never.
    pub wager_multiplier: i64,
}

/// Posts a reward for a member whose wallet is in `wallet_currency`. Gives the amount paid: 0 for rewards that are not
/// paid by the ledger.
///
/// # Errors
/// 403 where the reward is in another currency than the wallet.
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

/// Bonus money to pay into a wallet of the same currency.
#[derive(Debug)]
pub struct MoneyReward<'a> {
    /// Kind of the ledger transaction.
    pub kind: TransactionKind,
    /// The ledger's idempotency key.
    pub key: String,
    /// Reference of the ledger transaction and of the wagering credit.
    pub reference: String,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: &'a str,
    /// How many times it must be wagered before it may be withdrawn; 0 for never.
    pub wager_multiplier: i64,
}

impl MoneyReward<'_> {
    /// Posts the money, with a wagering credit for the promised requirement or the licence's maximum, whichever is
    /// lower.
    ///
    /// # Errors
    /// Errors of the ledger or the database; the caller must then roll back.
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
