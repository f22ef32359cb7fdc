//! Giving money to the upline.

use axum::http::StatusCode;
use identity::alert::{self, Alert};
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::payment_password;
use identity::session::Member;
use identity::upline::{is_offered, receiver};
use ledger::{Account, Transaction, TransactionKind};
use lumora_core::domain::fair_play::{Ask, Figures};
use lumora_core::domain::money::Money;
use lumora_core::wire::{UplineTransferRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::store::Connection;
use platform::topic::Topic;
use protection::hours;
use protection::limit::LimitStanding;

use super::limits::Limits;
use super::row::NewTransfer;
use crate::withdrawable::{end_if_lost, settle_wagering, sum};
use crate::{CashierState, order};

/// Moves the money and gives the transfer's id.
///
/// # Errors
/// 401 for a remembered session that has not given the password; 403 where the operator does not offer it; 409 without a payment password, or
/// where the upline can not be given money; 422 for what does not fit; 429 for wrong passwords.
pub(super) async fn give(
    state: &CashierState,
    member: &Member,
    intent: Intent,
    request: &UplineTransferRequest,
) -> Result<String, ApiError> {
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    if member.proved_at.is_none() {
        member.require_fresh_password(now_ms)?;
    }
    payment_password::prove(base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    settle_wagering(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let (id, member_id, amount) = (ids::new_id(now_ms), member.id.clone(), request.amount.0);
    intent
        .once(&base.store, move |tx| Box::pin(async move { write(tx, (&id, &member_id), amount, now_ms).await }))
        .await
}

async fn write(
    tx: &mut Connection,
    (id, member_id): (&str, &str),
    amount: Money,
    now_ms: i64,
) -> Result<String, ApiError> {
    // Read anew: what the session knows may have changed since it was looked up.
    let member = MemberRow::by_id(&mut *tx, member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
    member.require_active()?;
    if !is_offered(&mut *tx).await? {
        let message = "transfers to an upline are not offered here: take the money out instead";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let upline = receiver(&mut *tx, &member).await?.ok_or_else(unavailable)?;
    judge(tx, &member, amount, now_ms).await?;
    // To the upline it is money paid in.
    if LimitStanding::read(tx, &upline.id, now_ms).await?.judge(Ask::Deposit(amount.0)).is_err() {
        return Err(unavailable());
    }
    // What the upline has lost before must not be hidden by the new money.
    end_if_lost(tx, &upline.id, &upline.currency, now_ms).await?;
    let order_no = order::number("U");
    let new = NewTransfer { id, order_no: &order_no, member: &member, upline: &upline, amount: amount.0 };
    new.insert(tx, now_ms).await?;
    let transaction = Transaction::transfer(
        TransactionKind::UplineTransfer,
        format!("upline-transfer:{id}"),
        id.to_owned(),
        Account::wallet(&member.id, &member.currency),
        Account::wallet(&upline.id, &upline.currency),
        amount.0,
    );
    ledger::post(tx, &transaction, now_ms).await?;
    let figures = Figures { deposited: amount.0, ..Figures::default() };
    hours::write(tx, &upline.id, (now_ms, now_ms), figures).await?;
    tell(tx, &new, now_ms).await?;
    Ok(id.to_owned())
}

/// Passes an amount that may go now: by bounds, wallet, wagering and the limits of the day.
async fn judge(tx: &mut Connection, member: &MemberRow, amount: Money, now_ms: i64) -> Result<(), ApiError> {
    let broken = |rule: &'static str| Err(ApiError::rule_broken([("amount", rule)]));
    let limits = Limits::of(tx, &member.id, now_ms).await?;
    limits.bounds.check(amount).map_err(|wrong| ApiError::rule_broken([("amount", wrong.code())]))?;
    let money = sum(&mut *tx, &member.id, &member.currency, now_ms).await?;
    if amount > Money(money.balance.0.0 - money.held.0.0) {
        return broken(code::NOT_ENOUGH_MONEY);
    }
    if amount > money.withdrawable.0 {
        return broken(code::WAGERING_LEFT);
    }
    if limits.count_left() == 0 {
        let message = "no transfer to the upline is left for today: try again tomorrow";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::TRANSFER_DAILY_COUNT, message));
    }
    if amount.0 > limits.amount_left() { broken(code::TRANSFER_DAILY_LIMIT) } else { Ok(()) }
}

/// Tells both sides: their open pages, and where they can be reached.
async fn tell(tx: &mut Connection, new: &NewTransfer<'_>, now_ms: i64) -> Result<(), ApiError> {
    let (amount, order_no) = (Money(new.amount), new.order_no.to_owned());
    let sent = Alert::UplineTransferSent { amount, order_no: order_no.clone() };
    let received = Alert::UplineTransferReceived { amount, order_no };
    for (member, alert) in [(new.member, sent), (new.upline, received)] {
        alert::put(tx, member, &alert, now_ms).await?;
        tx.announce(Topic::Cashier, &member.id);
    }
    Ok(())
}

fn unavailable() -> ApiError {
    let message = "there is no upline that can be given money: it is closed, no agent, or keeps another currency";
    ApiError::refused(StatusCode::CONFLICT, code::UPLINE_UNAVAILABLE, message)
}
