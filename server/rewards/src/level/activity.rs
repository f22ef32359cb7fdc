//! A member's activity in some days: valid bets from the daily sums, deposits from the movements of the wallet.

use ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::Activity;
use lumora_core::domain::reward::period::Days;
use platform::day::Day;
use platform::store::{Connection, StoreError};

/// Reads the activity in a wallet's currency; days are those of the operator's time zone.
pub(super) async fn activity(
    tx: &mut Connection,
    (member_id, currency): (&str, &str),
    days: Days,
    offset_minutes: i64,
) -> Result<Activity, StoreError> {
    let bets = bets::days_of(&mut *tx, member_id, (days.first, days.last)).await?;
    let turnover = bets.iter().filter(|day| day.currency == currency).map(|day| day.valid_bet).sum();
    let (first, last) = (Day::of_number(days.first, offset_minutes), Day::of_number(days.last, offset_minutes));
    let time = (first.from_ms(), last.until_ms());
    let deposits = ledger::moved_in(tx, (member_id, currency), TransactionKind::PaymentDeposit, time).await?;
    Ok(Activity { turnover: Money(turnover), deposits: Money(deposits) })
}
