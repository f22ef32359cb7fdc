//! What a member has done in some days: valid bets from the sums of days, deposits from the ledger.

use ledger::{Account, TransactionKind};
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::Activity;
use lumora_core::domain::reward::period::Days;
use platform::day::Day;
use platform::ids::first_id;
use platform::store::{Connection, StoreError, sql};

/// Reads it, for a wallet of a currency; days are the operator's.
pub(super) async fn activity(
    tx: &mut Connection,
    (member_id, currency): (&str, &str),
    days: Days,
    offset_minutes: i64,
) -> Result<Activity, StoreError> {
    let bets = bets::days_of(&mut *tx, member_id, (days.first, days.last)).await?;
    let turnover = bets.iter().filter(|day| day.currency == currency).map(|day| day.valid_bet).sum();
    let query = "select cast(coalesce(sum(e.amount), 0) as bigint)
                 from ledger_entries e join journal_transactions t on t.id = e.transaction_id
                 where e.account_id = $1 and e.transaction_id >= $2 and e.transaction_id < $3 and t.kind = $4";
    let deposits: i64 = sql::query_scalar(query)
        .bind(Account::wallet(member_id, currency).id())
        .bind(first_id(Day::of_number(days.first, offset_minutes).from_ms()))
        .bind(first_id(Day::of_number(days.last, offset_minutes).until_ms()))
        .bind(TransactionKind::PaymentDeposit.name())
        .fetch_one(tx)
        .await?;
    Ok(Activity { turnover: Money(turnover), deposits: Money(deposits) })
}
