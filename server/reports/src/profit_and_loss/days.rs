//! What profit and loss needs beside the bets: movements of money and time in games, by day.

use ledger::Account;
use ledger::days::{DayMoves, Span, days_of};
use lumora_core::domain::fair_play::hour_of;
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::record::RecordGroup;
use platform::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use platform::day::Day;
use platform::store::{Store, StoreError, from_row, sql};

/// A range of days, first and last included, in the operator's time zone.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Range {
    pub(crate) first: Day,
    pub(crate) last: Day,
    pub(crate) offset_minutes: i64,
}

/// The sum of a day's movements of one kind.
#[derive(Debug, Clone, Copy)]
pub(super) struct Moved {
    /// Days since 1970-01-01, in the operator's time zone.
    pub(super) day: i64,
    pub(super) kind: TransactionKind,
    /// Incoming less outgoing movements, in minor units.
    pub(super) amount: i64,
}

/// Whether movements of this kind are part of profit and loss. Bets are not: they come from the settled bets.
fn is_included(kind: TransactionKind) -> bool {
    match RecordGroup::of(kind) {
        RecordGroup::Deposits
        | RecordGroup::Withdrawals
        | RecordGroup::Rewards
        | RecordGroup::Commission
        | RecordGroup::Points
        | RecordGroup::Corrections => true,
        // Money in a vendor's wallet is still the member's.
        RecordGroup::Transfers => matches!(kind, TransactionKind::UplineTransfer | TransactionKind::DownlineTransfer),
        RecordGroup::Stakes | RecordGroup::Payouts => false,
    }
}

/// Movements of money other than bets, by day and kind.
pub(super) async fn moved(
    store: &Store,
    (member_id, currency): (&str, &str),
    range: &Range,
    now_ms: i64,
) -> Result<Vec<Moved>, StoreError> {
    let account_id = Account::wallet(member_id, currency).id();
    let span = Span {
        account_id: &account_id,
        from_ms: range.first.from_ms(),
        until_ms: range.last.until_ms(),
        offset_minutes: range.offset_minutes,
    };
    let moved = |moves: DayMoves| {
        let kind = TransactionKind::from_name(&moves.kind).filter(|kind| is_included(*kind))?;
        Some(Moved { day: moves.day, kind, amount: moves.amount_in - moves.amount_out })
    };
    Ok(days_of(store, span, now_ms).await?.into_iter().filter_map(moved).collect())
}

/// Time in games on a day (days since 1970-01-01).
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    pub(super) day: i64,
    pub(super) seconds: i64,
}

from_row!(Played { day, seconds });

/// Time in games by day. It is stored by hours of UTC; an hour belongs to the day in which it begins.
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
