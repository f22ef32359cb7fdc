//! What is read beside the bets: movements of money and time in games, by day.

use ledger::Account;
use lumora_core::domain::fair_play::hour_of;
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::record::RecordGroup;
use platform::day::Day;
use platform::ids::first_id;
use platform::store::{StoreError, from_row, sql};

const HOUR_MS: i64 = 60 * 60 * 1000;
const MINUTE_MS: i64 = 60 * 1000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Some days of the operator.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Range {
    pub(crate) first: Day,
    pub(crate) last: Day,
    pub(crate) offset_minutes: i64,
}

/// Movements of a kind on a day.
#[derive(Debug, Clone)]
pub(super) struct Moved {
    /// Days since 1970, in the operator's time zone.
    pub(super) day: i64,
    pub(super) kind: String,
    /// With its sign, in minor units.
    pub(super) amount: i64,
}

from_row!(Moved { day, kind, amount });

/// Whether movements of this kind are told of beside the bets.
fn is_told(kind: TransactionKind) -> bool {
    match RecordGroup::of(kind) {
        RecordGroup::Deposits
        | RecordGroup::Withdrawals
        | RecordGroup::Rewards
        | RecordGroup::Points
        | RecordGroup::Corrections => true,
        // To and from a vendor's wallet the money stays the member's.
        RecordGroup::Transfers => kind == TransactionKind::UplineTransfer,
        RecordGroup::Stakes | RecordGroup::Payouts => false,
    }
}

/// Money that has moved otherwise than by bets.
pub(super) async fn moved(
    executor: impl sql::Executor,
    (member_id, currency): (&str, &str),
    range: &Range,
) -> Result<Vec<Moved>, StoreError> {
    let kinds = TransactionKind::ALL.into_iter().filter(|kind| is_told(*kind));
    let kinds: Vec<String> = kinds.map(|kind| format!("'{}'", kind.name())).collect();
    let text = format!(
        "select (e.created_at + $1) / {DAY_MS} as day, t.kind, cast(sum(e.amount) as bigint) as amount
         from ledger_entries e join journal_transactions t on t.id = e.transaction_id
         where e.account_id = $2 and e.transaction_id >= $3 and e.transaction_id < $4 and t.kind in ({})
         group by 1, 2",
        kinds.join(", ")
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(range.offset_minutes * MINUTE_MS);
    let query = query.bind(Account::wallet(member_id, currency).id()).bind(first_id(range.first.from_ms()));
    query.bind(first_id(range.last.until_ms())).fetch_all(executor).await
}

/// Seconds in games on a day.
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    pub(super) day: i64,
    pub(super) seconds: i64,
}

from_row!(Played { day, seconds });

/// Time in games. It is kept by hours of UTC; an hour belongs to the day in which it begins.
pub(super) async fn played(
    executor: impl sql::Executor,
    member_id: &str,
    range: &Range,
) -> Result<Vec<Played>, StoreError> {
    let text = format!(
        "select (hour * {HOUR_MS} + $1) / {DAY_MS} as day, cast(sum(seconds) as bigint) as seconds from play_hours
         where member_id = $2 and hour >= $3 and hour < $4 and seconds > 0 group by 1"
    );
    let begins_in = |ms: i64| hour_of(ms + HOUR_MS - 1);
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(range.offset_minutes * MINUTE_MS).bind(member_id);
    let query = query.bind(begins_in(range.first.from_ms())).bind(begins_in(range.last.until_ms()));
    query.fetch_all(executor).await
}
