//! The conditions of closing an account: what blocks it, and what would be given up.

use bets::wagering;
use cashier::closing::{least_withdrawal, open_money};
use cashier::withdrawable;
use games::seamless::has_open_round;
use games::wallets::has_open_transfer;
use identity::member::MemberRow;
use ledger::{Account, AccountKind, POINTS, balance_of};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, ClosingValue, GivenUpCredit};
use platform::settings;
use platform::store::{Connection, StoreError};

/// The setting of the days in which a closed account can be reopened, and its default.
const REOPEN_DAYS: &str = "account_reopen_days";
const DEFAULT_REOPEN_DAYS: i64 = 30;

/// Days in which an operator can reopen a closed account.
pub(super) async fn reopen_days(tx: &mut Connection) -> Result<i64, StoreError> {
    Ok(settings::number(tx, REOPEN_DAYS).await?.unwrap_or(DEFAULT_REOPEN_DAYS))
}

/// The conditions as the transaction sees them. `payment_password` is left to the caller, who knows it.
pub(super) async fn conditions(
    tx: &mut Connection,
    member: &MemberRow,
    now_ms: i64,
) -> Result<ClosingValue, StoreError> {
    let money = withdrawable::sum(tx, &member.id, &member.currency, now_ms).await?;
    let least = least_withdrawal(tx, member.rank_level).await?;
    let open = open_money(tx, &member.id).await?;
    let open_bets = has_open_round(&mut *tx, &member.id, now_ms).await?;
    let credits = wagering::open_credits(&mut *tx, &member.id, now_ms).await?;
    let points = balance_of(&mut *tx, &Account::new(AccountKind::MemberPoints, &member.id, POINTS)).await?;
    let withdrawable = money.withdrawable.0;
    let count = |rows: i64| u32::try_from(rows).unwrap_or(u32::MAX);
    Ok(ClosingValue {
        balance: money.balance,
        // A balance below the least withdrawal can not be withdrawn, and would block the closure for ever.
        withdraw_first: withdrawable.is_positive() && least.is_none_or(|least| withdrawable.0 >= least),
        withdrawable: money.withdrawable,
        open_deposits: count(open.deposits),
        open_withdrawals: count(open.withdrawals),
        open_bets,
        elsewhere: money.elsewhere,
        open_transfers: has_open_transfer(&mut *tx, &member.id).await?,
        credits: credits
            .into_iter()
            .map(|row| GivenUpCredit {
                amount: Amount(Money(row.amount)),
                left: Amount(Money((row.required - row.done).max(0))),
                id: row.id,
                source: row.source,
            })
            .collect(),
        points: Money(points).to_decimal(),
        payment_password: false,
        reopen_days: count(reopen_days(tx).await?),
    })
}
