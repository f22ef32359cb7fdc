//! Jobs that close days: on a schedule, and by an operator.

use games::wallets;
use platform::clock::MINUTE_MS;
use platform::jobs::{self, EnqueueOptions, Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError};
use serde::{Deserialize, Serialize};

use super::difference::{Difference, DifferenceKind};
use super::{Books, at_provider, books, row};
use crate::CashierState;
use crate::provider::ProviderError;
use platform::day::{Day, offset_minutes};

/// A day is closed this long after its end, in milliseconds: by then all of its transactions are committed.
const GRACE_MS: i64 = 5 * MINUTE_MS;
/// Days that one run closes at most, after a time without a server.
const MAX_DAYS: usize = 31;
/// `closed_by` of days that the schedule closes.
const SITE: &str = "site";

/// The latest day that can be closed.
///
/// # Errors
/// When the database fails.
pub async fn due(store: &Store, now_ms: i64) -> Result<Day, StoreError> {
    Ok(Day::at(now_ms - GRACE_MS, offset_minutes(store.reader()).await?).before())
}

/// Compares the rows of a day with the ledger, for [`close`].
///
/// # Errors
/// When the database fails.
pub async fn read_books(store: &Store, day: Day) -> Result<Books, StoreError> {
    // The ledger is scanned on a reading connection: on the writing one all writers would wait.
    store.read(move |tx| Box::pin(async move { books::read(tx, day).await })).await
}

/// Stores the close of a day, and enqueues its comparison with the books of provider and vendors.
///
/// # Errors
/// When the database fails.
pub async fn close(tx: &mut Connection, day: Day, books: &Books, (by, now_ms): (&str, i64)) -> Result<(), StoreError> {
    row::write_books(tx, day, books, (by, now_ms)).await?;
    let options = EnqueueOptions { unique_key: Some(day.name()), ..EnqueueOptions::default() };
    jobs::enqueue(tx, &CloseDay { day: day.name() }, options, now_ms).await.map(drop)
}

/// Job that compares a day with the books of provider and vendors. Stored as JSON and shown to operators: no secret.
#[derive(Debug, Serialize, Deserialize)]
pub struct CloseDay {
    day: String,
}

impl Job for CloseDay {
    const KIND: &'static str = "close-day";
    type State = CashierState;

    async fn run(self, state: &CashierState, running: &Running) -> Result<(), Failure> {
        let store = &state.base.store;
        compare_vendors(store, running, &self.day).await?;
        let day = Day::parse(&self.day, offset_minutes(store.reader()).await?);
        let day = day.ok_or_else(|| Failure::Permanent(format!("{:?} is no day", self.day)))?;
        let differences = match at_provider::differences(store, state.provider.as_ref(), day).await {
            Ok(differences) => differences,
            Err(at_provider::NotCompared::Store(error)) => return Err(error.into()),
            Err(at_provider::NotCompared::Provider(error @ ProviderError::Refused(_))) => {
                return Err(Failure::Permanent(error.to_string()));
            }
            Err(at_provider::NotCompared::Provider(error)) => return Err(Failure::Transient(error.to_string())),
        };
        let (running, now_ms) = (running.clone(), running.now_ms());
        let work = async move |tx: &mut Connection| {
            if running.owns_lease(tx).await? {
                row::write_provider(tx, day, &differences, now_ms).await?;
            }
            Ok::<_, StoreError>(())
        };
        Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }
}

/// Stores the differences with vendors that keep wallets, as their hourly checks have found them.
async fn compare_vendors(store: &Store, running: &Running, day: &str) -> Result<(), Failure> {
    let Some(day) = Day::parse(day, offset_minutes(store.reader()).await?) else { return Ok(()) };
    let found: Vec<Difference> = wallets::differences(store).await?.into_iter().map(of_vendor).collect();
    let running = running.clone();
    let work = async move |tx: &mut Connection| {
        if running.owns_lease(tx).await? {
            row::write_vendors(tx, day, &found).await?;
        }
        Ok::<_, StoreError>(())
    };
    Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
}

fn of_vendor(it: wallets::Difference) -> Difference {
    let kind = match it.kind {
        wallets::DifferenceKind::Balance => DifferenceKind::VendorBalance,
        wallets::DifferenceKind::Transfer => DifferenceKind::VendorTransfer,
        wallets::DifferenceKind::Bet => DifferenceKind::VendorBet,
    };
    let reference = format!("{} {}", it.vendor, it.reference);
    Difference { kind, currency: it.currency, reference, recorded: it.recorded, counterpart: it.counterpart }
}

/// Scheduled job that closes the days that are over and not closed yet.
#[derive(Debug, Serialize, Deserialize)]
pub struct CloseDays {}

impl Job for CloseDays {
    const KIND: &'static str = "close-days";
    type State = CashierState;

    async fn run(self, state: &CashierState, running: &Running) -> Result<(), Failure> {
        let (store, now_ms) = (&state.base.store, running.now_ms());
        let last = due(store, now_ms).await?;
        let closed = row::latest(store.reader()).await?.unwrap_or_default();
        for day in unclosed_days(&closed, last) {
            let books = read_books(store, day).await?;
            store.write(move |tx| Box::pin(async move { close(tx, day, &books, (SITE, now_ms)).await })).await?;
        }
        Ok(())
    }
}

impl Scheduled for CloseDays {
    // The operator's midnight may be at any minute of a UTC day.
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// The days after the latest closed one up to `last`, the most recent `MAX_DAYS` of them; only `last` where none was
/// closed.
fn unclosed_days(closed: &str, last: Day) -> Vec<Day> {
    let mut days = Vec::new();
    let mut day = last;
    while day.name().as_str() > closed && days.len() < MAX_DAYS {
        days.push(day);
        if closed.is_empty() {
            break;
        }
        day = day.before();
    }
    days.reverse();
    days
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(closed: &str, last: &str) -> Vec<String> {
        unclosed_days(closed, Day::parse(last, 0).unwrap()).iter().map(Day::name).collect()
    }

    #[test]
    fn days_without_a_server_are_made_up_for() {
        assert_eq!(names("", "2026-11-20"), ["2026-11-20"]);
        assert_eq!(names("2026-11-20", "2026-11-20"), [""; 0]);
        assert_eq!(names("2026-10-30", "2026-11-01"), ["2026-10-31", "2026-11-01"]);
        assert_eq!(names("2020-01-01", "2026-11-20").len(), MAX_DAYS);
    }
}
