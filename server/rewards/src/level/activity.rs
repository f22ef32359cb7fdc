//! What a member has done in some days: valid bets from the sums of days, deposits from what has moved the wallet beside bets.

use ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::Activity;
use lumora_core::domain::reward::period::Days;
use platform::day::Day;
use platform::store::{Connection, StoreError};

/// Reads it, for a wallet of a currency; days are the operator's.
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
