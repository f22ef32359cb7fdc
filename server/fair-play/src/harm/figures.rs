//! The figures of one member by which markers of harm are decided.
//!
//! Times of play come from the hourly totals (`play_hours`), which include stakes from balances that vendors keep; the order of
//! losses and deposits is known from the ledger only.

use ledger::{Account, Cursor, Line, TransactionKind, statement};
use lumora_core::domain::fair_play::harm::{PlayHistory, chases, in_a_row};
use lumora_core::domain::fair_play::hour_of;
use platform::clock::{DAY_MS, HOUR_MS};
use platform::day::offset_minutes;
use platform::store::{Store, StoreError, sql};
use protection::hours;

use crate::self_test;

/// Ledger entries read per query.
const BATCH_SIZE: i64 = 1_000;
/// The hour at which nights end, in the operator's time zone; they begin at midnight.
const MORNING: i64 = 6;
/// A balance counts as mostly lost when this percentage of its peak, or less, is left.
const MOSTLY_LOST_PERCENT: i64 = 20;

/// A member's play of the last month and the other figures of the markers.
///
/// # Errors
/// When the database fails.
pub(super) async fn read(
    store: &Store,
    member_id: &str,
    currency: &str,
    now_ms: i64,
) -> Result<PlayHistory, StoreError> {
    let offset_ms = offset_minutes(store.reader()).await? * 60_000;
    let wallet = Account::wallet(member_id, currency);
    let month = now_ms - 30 * DAY_MS;
    let losses_and_deposits = LossesAndDeposits::read(store, &wallet, month).await?;
    let played = hours::played(store.reader(), member_id, hour_of(month)).await?;
    let nights = played.iter().filter(|hour| is_at_night(**hour, offset_ms)).count();
    let count = async |query: &'static str, since: i64| -> Result<i64, StoreError> {
        sql::query_scalar(query).bind(member_id).bind(since).fetch_one(store.reader()).await
    };
    let paid_in = "select cast(coalesce(sum(r.amount), 0) as bigint) from deposit_receipts r join deposits d on d.id = r.deposit_id
                   where d.member_id = $1 and r.received_at > $2";
    let deposited = count(paid_in, month).await?;
    let raises = "select count(*) from protection_events where member_id = $1 and kind = 'RAISE_ASKED' and at > $2";
    let cancelled =
        "select count(*) from withdrawals where member_id = $1 and status = 'CANCELLED' and updated_at > $2";
    let declined =
        "select count(*) from deposits where member_id = $1 and status in ('FAILED', 'DECLINED') and updated_at > $2";
    let query =
        "select value from protection_events where member_id = $1 and kind = $2 and at > $3 order by id desc limit 1";
    let query = sql::query_scalar(query).bind(member_id).bind(self_test::KIND).bind(now_ms - 90 * DAY_MS);
    let self_test: Option<String> = query.fetch_optional(store.reader()).await?;
    Ok(PlayHistory {
        deposited,
        deposited_before: count(paid_in, month - 30 * DAY_MS).await? - deposited,
        hours: i64::try_from(played.len()).unwrap_or(i64::MAX),
        night_hours: i64::try_from(nights).unwrap_or(i64::MAX),
        chases_in_a_day: chases(&losses_and_deposits.losses, &losses_and_deposits.deposits),
        cancelled_withdrawals: count(cancelled, month).await?,
        declined_deposits: count(declined, now_ms - 7 * DAY_MS).await?,
        raises: count(raises, month).await?,
        hours_in_a_row: in_a_row(&played),
        self_test: self_test.and_then(|score| score.parse().ok()),
    })
}

/// Whether an hour (number since the epoch) begins at night in the operator's time zone.
fn is_at_night(hour: i64, offset_ms: i64) -> bool {
    (hour * HOUR_MS + offset_ms).div_euclid(HOUR_MS).rem_euclid(24) < MORNING
}

/// Times of losses and deposits, in milliseconds since the epoch.
#[derive(Default)]
struct LossesAndDeposits {
    /// When the balance was mostly lost.
    losses: Vec<i64>,
    /// When a deposit was credited.
    deposits: Vec<i64>,
}

impl LossesAndDeposits {
    async fn read(store: &Store, wallet: &Account, since_ms: i64) -> Result<Self, StoreError> {
        let mut lines: Vec<Line> = Vec::new();
        let mut cursor: Option<Cursor> = None;
        loop {
            let page = statement(store.reader(), wallet, cursor.as_ref(), BATCH_SIZE).await?;
            let is_last = i64::try_from(page.len()).is_ok_and(|length| length < BATCH_SIZE)
                || page.last().is_none_or(|line| line.created_at <= since_ms);
            cursor = page.last().map(Line::cursor);
            lines.extend(page.into_iter().filter(|line| line.created_at > since_ms));
            if is_last {
                lines.reverse();
                return Ok(Self::of(&lines));
            }
        }
    }

    /// Computes them from ledger entries in the order of posting.
    fn of(lines: &[Line]) -> Self {
        let mut losses_and_deposits = Self::default();
        let mut peak = 0;
        for line in lines {
            let balance = line.balance_after.unwrap_or(0);
            match TransactionKind::from_name(&line.kind) {
                Some(TransactionKind::GameBet) => {
                    // The balance may be lost in several stakes, so it is compared with its peak.
                    peak = peak.max(balance - line.amount);
                    if peak > 0 && balance * 100 <= peak * MOSTLY_LOST_PERCENT {
                        losses_and_deposits.losses.push(line.created_at);
                        peak = balance;
                    }
                }
                Some(TransactionKind::PaymentDeposit) => {
                    losses_and_deposits.deposits.push(line.created_at);
                    peak = balance;
                }
                _ => peak = peak.max(balance),
            }
        }
        losses_and_deposits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(kind: TransactionKind, at: i64, amount: i64, balance: i64) -> Line {
        Line {
            transaction_id: at.to_string(),
            line: 0,
            kind: kind.name().to_owned(),
            reference: String::new(),
            amount,
            balance_after: Some(balance),
            created_at: at,
        }
    }

    #[test]
    fn the_balance_is_lost_when_a_fifth_of_the_most_that_there_was_is_left() {
        let lines = [
            line(TransactionKind::PaymentDeposit, 1, 100, 100),
            line(TransactionKind::GameBet, 2, -50, 50),
            line(TransactionKind::GameWin, 3, 70, 120),
            line(TransactionKind::GameBet, 4, -90, 30),
            line(TransactionKind::GameBet, 5, -6, 24),
            line(TransactionKind::GameBet, 6, -4, 20),
            line(TransactionKind::PaymentDeposit, 7, 100, 120),
            line(TransactionKind::PaymentWithdrawal, 8, -110, 10),
        ];
        let losses_and_deposits = LossesAndDeposits::of(&lines);
        assert_eq!(
            (losses_and_deposits.losses, losses_and_deposits.deposits),
            (vec![5], vec![1, 7]),
            "a withdrawal is no loss"
        );
    }

    #[test]
    fn nights_are_those_of_the_operator() {
        let nights = |offset_ms: i64| (0..24).filter(|hour| is_at_night(*hour, offset_ms)).collect::<Vec<_>>();
        assert_eq!(nights(0), [0, 1, 2, 3, 4, 5]);
        assert_eq!(nights(7 * HOUR_MS), [17, 18, 19, 20, 21, 22]);
        assert_eq!(nights(-3 * HOUR_MS), [3, 4, 5, 6, 7, 8]);
    }
}
