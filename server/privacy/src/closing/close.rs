//! Closing an account, in one transaction.

use axum::http::StatusCode;
use bets::wagering;
use cashier::closing::remove_accounts;
use identity::alert::{self, Alert};
use identity::member::MemberRow;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::clock::DAY_MS;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, sql};
use promotions::points;

use super::closing_conditions::{conditions, reopen_days};
use crate::consent::{self, ChangedBy};
use crate::data_copy;

/// Closes the account of a member who has agreed to give up the balance `give_up`.
///
/// # Errors
/// 401 where it is closed already; 409 where something blocks it, or the balance has changed.
pub(super) async fn close(tx: &mut Connection, member_id: &str, give_up: Money, now_ms: i64) -> Result<(), ApiError> {
    let member = MemberRow::by_id(&mut *tx, member_id).await?.filter(MemberRow::is_active);
    let member = member.ok_or_else(ApiError::login_required)?;
    let found = conditions(tx, &member, now_ms).await?;
    if !found.is_free() {
        return Err(blocked(
            "something is still open: withdraw what can be withdrawn, and let the rest come to its end",
        ));
    }
    if found.balance.0 != give_up {
        return Err(blocked("the balance has changed: read what would be given up now"));
    }
    let id = ids::new_id(now_ms);
    give_up_money(tx, &member, &id, give_up, now_ms).await?;
    wagering::cancel_all(tx, &member.id, now_ms).await?;
    games::free_spins::cancel_all(tx, &member.id, now_ms).await?;
    points::end_with_account(tx, &member.id, now_ms).await?;
    remove_accounts(tx, &member.id, now_ms).await?;
    consent::withdraw_all(tx, &member.id, &ChangedBy::Closing, now_ms).await?;
    data_copy::remove_all(tx, &member.id).await?;
    record_closure(tx, &member, &id, give_up, now_ms).await?;
    alert::queue(tx, &member, &Alert::AccountClosed, now_ms).await?;
    if identity::closing::close(tx, &member.id, now_ms).await? { Ok(()) } else { Err(ApiError::login_required()) }
}

async fn give_up_money(
    tx: &mut Connection,
    member: &MemberRow,
    closure_id: &str,
    amount: Money,
    now_ms: i64,
) -> Result<(), ApiError> {
    if !amount.is_positive() {
        return Ok(());
    }
    let transaction = Transaction::transfer(
        TransactionKind::BalanceGivenUp,
        format!("closing:{closure_id}"),
        closure_id.to_owned(),
        Account::wallet(&member.id, &member.currency),
        Account::new(AccountKind::GivenUp, "", &member.currency),
        amount.0,
    );
    ledger::post(tx, &transaction, now_ms).await?;
    Ok(())
}

async fn record_closure(
    tx: &mut Connection,
    member: &MemberRow,
    id: &str,
    given_up: Money,
    now_ms: i64,
) -> Result<(), StoreError> {
    let until = now_ms + reopen_days(tx).await? * DAY_MS;
    sql::query(
        "insert into account_closures (id, member_id, currency, given_up, closed_at, reopen_until, reopened_by, reason)
         values ($1, $2, $3, $4, $5, $6, '', '')",
    )
    .bind(id)
    .bind(&member.id)
    .bind(&member.currency)
    .bind(given_up.0)
    .bind(now_ms)
    .bind(until)
    .execute(tx)
    .await?;
    Ok(())
}

fn blocked(message: &str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::CLOSING_BLOCKED, message)
}
