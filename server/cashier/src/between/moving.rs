//! Judging a transfer and carrying it out, in the caller's transaction.

use axum::http::StatusCode;
use identity::alert;
use identity::member::MemberRow;
use ledger::{Account, Transaction};
use lumora_core::domain::fair_play::{Ask, Figures};
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::Connection;
use platform::topic::Topic;
use protection::hours;
use protection::limit::LimitStanding;

use super::Way;
use super::limits::Limits;
use super::row::insert;
use crate::order;
use crate::withdrawable::{end_if_lost, sum};

/// A transfer to make.
#[derive(Debug)]
pub(crate) struct Transfer<'a> {
    pub(crate) way: Way,
    pub(crate) id: &'a str,
    pub(crate) giver: &'a MemberRow,
    pub(crate) receiver: &'a MemberRow,
    pub(crate) amount: Money,
    /// The refusal where the receiver can not be given money.
    pub(crate) unavailable: fn() -> ApiError,
}

/// Makes it, unless something speaks against it.
///
/// # Errors
/// 422 for an amount that does not fit; that of `unavailable` where a limit of the receiver's holds.
pub(crate) async fn carry_out(tx: &mut Connection, transfer: &Transfer<'_>, now_ms: i64) -> Result<(), ApiError> {
    let Transfer { way, id, giver, receiver, amount, unavailable } = *transfer;
    judge(tx, transfer, now_ms).await?;
    // To the receiver it is money paid in.
    if LimitStanding::read(tx, &receiver.id, now_ms).await?.judge(Ask::Deposit(amount.0)).is_err() {
        return Err(unavailable());
    }
    // What the receiver has lost before must not be hidden by the new money.
    end_if_lost(tx, &receiver.id, &receiver.currency, now_ms).await?;
    let order_no = order::number(way.letter());
    insert(way, (id, &order_no), (giver, receiver), amount.0, now_ms).execute(&mut *tx).await?;
    let transaction = Transaction::transfer(
        way.kind(),
        way.key(id),
        id.to_owned(),
        Account::wallet(&giver.id, &giver.currency),
        Account::wallet(&receiver.id, &receiver.currency),
        amount.0,
    );
    ledger::post(tx, &transaction, now_ms).await?;
    let figures = Figures { deposited: amount.0, ..Figures::default() };
    hours::write(tx, &receiver.id, (now_ms, now_ms), figures).await?;
    let (sent, received) = way.alerts(amount, &order_no);
    for (member, alert) in [(giver, sent), (receiver, received)] {
        alert::put(tx, member, &alert, now_ms).await?;
        tx.announce(Topic::Cashier, &member.id);
    }
    Ok(())
}

/// Passes an amount that may go now: by bounds, wallet, wagering and the limits of the day.
async fn judge(tx: &mut Connection, transfer: &Transfer<'_>, now_ms: i64) -> Result<(), ApiError> {
    let Transfer { way, giver, amount, .. } = *transfer;
    let broken = |rule: &'static str| Err(ApiError::rule_broken([("amount", rule)]));
    let limits = Limits::of(tx, way, &giver.id, now_ms).await?;
    limits.bounds.check(amount).map_err(|wrong| ApiError::rule_broken([("amount", wrong.code())]))?;
    let money = sum(&mut *tx, &giver.id, &giver.currency, now_ms).await?;
    if amount > Money(money.balance.0.0 - money.held.0.0) {
        return broken(code::NOT_ENOUGH_MONEY);
    }
    if amount > money.withdrawable.0 {
        return broken(code::WAGERING_LEFT);
    }
    if limits.count_left() == 0 {
        let message = "no transfer of this kind is left for today: try again tomorrow";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::TRANSFER_DAILY_COUNT, message));
    }
    if amount.0 > limits.amount_left() { broken(code::TRANSFER_DAILY_LIMIT) } else { Ok(()) }
}
