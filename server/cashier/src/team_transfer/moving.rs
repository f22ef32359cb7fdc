//! Checks and carries out a transfer within the caller's transaction.

use identity::alert;
use identity::member::MemberRow;
use identity::session::require_checked_age;
use ledger::{Account, Transaction};
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::domain::fair_play::{LimitedAction, PlayTotals};
use lumora_core::domain::money::Money;
use platform::http::ApiError;
use platform::store::Connection;
use platform::topic::Topic;
use protection::hours;
use protection::limit::LimitUsage;

use super::Direction;
use super::limits::{Limits, USED_UP};
use super::row::insert;
use crate::order;
use crate::withdrawable::{self, end_if_lost, sum};

/// A transfer to carry out.
#[derive(Debug)]
pub(crate) struct Transfer<'a> {
    pub(crate) direction: Direction,
    pub(crate) id: &'a str,
    pub(crate) giver: &'a MemberRow,
    pub(crate) receiver: &'a MemberRow,
    pub(crate) amount: Money,
    /// The error for the giver where the receiver can not be given money.
    pub(crate) unavailable: fn() -> ApiError,
}

/// Carries out a transfer that the rules allow.
///
/// # Errors
/// Those of the giver's age check; 422 for an amount that the giver may not give; `unavailable` where the receiver's
/// age check or deposit limit does not allow it.
pub(crate) async fn carry_out(tx: &mut Connection, transfer: &Transfer<'_>, now_ms: i64) -> Result<(), ApiError> {
    let Transfer { direction, id, giver, receiver, amount, unavailable } = *transfer;
    require_checked_age(tx, &giver.id, CheckedBefore::Withdrawal).await?;
    require_withdrawable(tx, transfer, now_ms).await?;
    // To the receiver the transfer counts as a deposit.
    match require_checked_age(tx, &receiver.id, CheckedBefore::Deposit).await {
        Err(ApiError::Refused(_)) => return Err(unavailable()),
        other => other?,
    }
    if LimitUsage::read(tx, &receiver.id, now_ms).await?.judge(LimitedAction::Deposit(amount.0)).is_err() {
        return Err(unavailable());
    }
    // Credits whose money is lost end first: the new money would hide that it is lost.
    end_if_lost(tx, &receiver.id, &receiver.currency, now_ms).await?;
    let order_no = order::number(direction.letter());
    insert(direction, (id, &order_no), (giver, receiver), amount.0, now_ms).execute(&mut *tx).await?;
    let transaction = Transaction::transfer(
        direction.kind(),
        direction.key(id),
        id.to_owned(),
        Account::wallet(&giver.id, &giver.currency),
        Account::wallet(&receiver.id, &receiver.currency),
        amount.0,
    );
    ledger::post(tx, &transaction, now_ms).await?;
    let figures = PlayTotals { deposited: amount.0, ..PlayTotals::default() };
    hours::write(tx, &receiver.id, (now_ms, now_ms), figures).await?;
    let (sent, received) = direction.alerts(amount, &order_no);
    for (member, alert) in [(giver, sent), (receiver, received)] {
        alert::queue(tx, member, &alert, now_ms).await?;
        tx.announce(Topic::Cashier, &member.id);
    }
    Ok(())
}

/// Refuses an amount that bounds, wallet, wagering or daily limits do not allow.
async fn require_withdrawable(tx: &mut Connection, transfer: &Transfer<'_>, now_ms: i64) -> Result<(), ApiError> {
    let Transfer { direction, giver, amount, .. } = *transfer;
    let limits = Limits::of(tx, direction, &giver.id, now_ms).await?;
    limits.bounds.check(amount).map_err(|wrong| ApiError::rule_broken([("amount", wrong.code())]))?;
    withdrawable::require(&sum(&mut *tx, &giver.id, &giver.currency, now_ms).await?, amount)?;
    limits.day.require(amount, USED_UP)
}
