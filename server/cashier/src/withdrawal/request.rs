//! Requesting a withdrawal: the checks, the hold, and the row.

use axum::http::StatusCode;
use identity::closing;
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::payment_password;
use identity::session::{Member, require_checked_age};
use ledger::Account;
use ledger::hold::{self, NewHold};
use lumora_core::domain::cashier::WithdrawalStatus;
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::domain::money::Money;
use lumora_core::wire::{WithdrawalRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::Connection;

use super::factor::Factor;
use super::identity as identity_rule;
use super::limits::{USED_UP, limits_of};
use super::risk;
use super::row::WithdrawalRow;
use super::send::SendWithdrawal;
use crate::payout_account::{AccountRow, MethodRow};
use crate::withdrawable::{self, sum, update_wagering};
use crate::{CashierState, order};

/// A request, as the transaction needs it.
#[derive(Clone)]
struct RequestedWithdrawal {
    id: String,
    member_id: String,
    account_id: String,
    amount: Money,
    factor: Factor,
}

/// Places the hold and gives the withdrawal's id.
///
/// # Errors
/// 401 where a fresh login is needed; 403 before the age is checked; 404 for a payout account that is not the member's;
/// 409 without a payment password, a proven name or an identity check that the amount needs, for a payout account still
/// in its waiting time, or a closed method; 422 for invalid input; 429 for wrong passwords and codes.
pub(super) async fn request_withdrawal(
    state: &CashierState,
    member: &Member,
    intent: Intent,
    request: &WithdrawalRequest,
) -> Result<String, ApiError> {
    if let Some(id) = intent.stored_result()? {
        return Ok(id);
    }
    // Checked again in the transaction; here so that a refused member uses up no try of the payment password.
    member.require_checked_age(CheckedBefore::Withdrawal)?;
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    payment_password::prove(base, &state.passwords, &member.id, request.payment_password.reveal()).await?;
    let factor = Factor::of(base, member, &request.factor_code).await?;
    update_wagering(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let wanted = RequestedWithdrawal {
        id: ids::new_id(now_ms),
        member_id: member.id.clone(),
        account_id: request.account_id.clone(),
        amount: request.amount.0,
        factor,
    };
    intent.once(&base.store, move |tx| Box::pin(async move { write(tx, wanted, now_ms).await })).await
}

async fn write(tx: &mut Connection, wanted: RequestedWithdrawal, now_ms: i64) -> Result<String, ApiError> {
    let RequestedWithdrawal { id, member_id, account_id, amount, factor } = wanted;
    closing::require_open(tx, &member_id).await?;
    require_checked_age(tx, &member_id, CheckedBefore::Withdrawal).await?;
    let member = MemberRow::by_id(&mut *tx, &member_id).await?.ok_or_else(ApiError::login_required)?;
    let MemberRow { currency, rank_level, .. } = member;
    let account = AccountRow::find(&mut *tx, &member_id, &account_id).await?;
    let account = account.ok_or_else(|| ApiError::not_found("account"))?;
    if account.usable_at > now_ms {
        return Err(waiting());
    }
    let method = MethodRow::find(&mut *tx, rank_level, &account.method_id).await?;
    let method = method.filter(|method| method.is_open(now_ms)).ok_or_else(closed)?;
    method.bounds().check(amount).map_err(|wrong| ApiError::rule_broken([("amount", wrong.code())]))?;
    identity_rule::pass(tx, &member_id, &account, amount).await?;
    require_withdrawable(tx, &member_id, &currency, rank_level, amount, now_ms).await?;
    factor.pass(tx, &member_id, amount, now_ms).await?;
    let reasons = risk::triggered_rules(tx, &account, amount.0, now_ms).await?;
    let status = if reasons.is_empty() { WithdrawalStatus::Approved } else { WithdrawalStatus::RiskReview };
    let hold = NewHold {
        account: Account::wallet(&member_id, &currency),
        amount: amount.0,
        idempotency_key: format!("withdrawal:{id}"),
        reference: id.clone(),
    };
    let hold_id = hold::place(tx, &hold, now_ms).await?;
    let row = WithdrawalRow::new(
        id.clone(),
        order::number("W"),
        account,
        method.kind(),
        currency,
        (amount, method.charge().of(amount)),
        (status, reasons),
        hold_id,
        (method.minutes, now_ms),
    );
    row.insert(tx, "").await?;
    if status == WithdrawalStatus::Approved {
        jobs::enqueue(tx, &SendWithdrawal::of(&id), EnqueueOptions::default(), now_ms).await?;
    }
    Ok(id)
}

/// Refuses an amount that is more than the wallet, wagering or the daily limits allow.
async fn require_withdrawable(
    tx: &mut Connection,
    member_id: &str,
    currency: &str,
    rank_level: i64,
    amount: Money,
    now_ms: i64,
) -> Result<(), ApiError> {
    withdrawable::require(&sum(&mut *tx, member_id, currency, now_ms).await?, amount)?;
    match limits_of(tx, member_id, rank_level, now_ms).await? {
        Some(limits) => limits.require(amount, USED_UP),
        None => Ok(()),
    }
}

fn waiting() -> ApiError {
    let message = "the account was added a short while ago: it can be paid to when its waiting time is over";
    ApiError::refused(StatusCode::CONFLICT, code::ACCOUNT_WAITING, message)
}

fn closed() -> ApiError {
    let message = "this way to be paid is closed now: choose another account, or try later";
    ApiError::refused(StatusCode::CONFLICT, code::CHANNEL_CLOSED, message)
}
