//! Sending a transfer, once, and resolving its result at the vendor.

use std::time::Duration;

use futures_util::future::join_all;
use ledger::{Account, LedgerError, Transaction, TransactionKind, hold};
use lumora_core::domain::cashier::{TransferDirection, TransferEvent, TransferFailure, TransferStatus};
use platform::jobs::{Failure, Job, Policy, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::account_of;
use super::balances::book;
use super::row::TransferRow;
use super::vendor::{Unanswered, VendorOrder, VendorState, VendorTransfer};
use crate::GamesState;

/// Deadline of a call to the vendor.
const DEADLINE: Duration = Duration::from_secs(6);
/// For this many milliseconds a transfer is left to the call that created it: longer than all its deadlines.
pub(super) const LEASE_MS: i64 = 15_000;
/// Pauses between status queries, in milliseconds; the last one repeats.
const PAUSES_MS: [i64; 7] = [10_000, 20_000, 60_000, 120_000, 300_000, 900_000, 3_600_000];
/// Transfers per query; they are resolved concurrently.
const BATCH_SIZE: i64 = 32;
/// Maximum length of a note, in characters.
const MAX_NOTE_CHARS: usize = 200;

/// What a vendor's answer means for a transfer.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Outcome {
    Done,
    Failed(TransferFailure),
    /// The result is unknown, for this reason.
    Unknown(String),
}

/// The meaning of a vendor's answer. Only an answer about this very transfer is an end.
fn outcome_of(order: &VendorOrder, answer: Result<VendorTransfer, Unanswered>) -> Outcome {
    match answer {
        Err(error) => Outcome::Unknown(error.0),
        Ok(transfer) if transfer.reference_no != order.reference_no => {
            Outcome::Unknown("the vendor answered for another number".to_owned())
        }
        Ok(transfer) => match transfer.state {
            VendorState::Done if transfer.is_of(order) => Outcome::Done,
            VendorState::Done => Outcome::Unknown("the vendor did another transfer under this number".to_owned()),
            VendorState::NotEnough => Outcome::Failed(TransferFailure::NotEnough),
            VendorState::Closed => Outcome::Failed(TransferFailure::Refused),
        },
    }
}

/// Sends a transfer that has not been sent yet, and applies the vendor's answer.
///
/// # Errors
/// What the ledger or the database reports; the job then resolves the transfer later.
pub(super) async fn send(state: &GamesState, id: &str) -> Result<(), LedgerError> {
    let now_ms = state.base.clock.now_ms();
    let (store, key) = (&state.base.store, id.to_owned());
    let claim = async move |tx: &mut Connection| {
        let Some(row) = TransferRow::find(&mut *tx, &key).await? else { return Ok(None) };
        let next = (Some(now_ms + LEASE_MS), "");
        Ok::<_, StoreError>(row.apply_event(tx, TransferEvent::Sent, next, now_ms).await?.then_some(row))
    };
    let claimed = store
        .write(move |tx| {
            let claim = claim.clone();
            Box::pin(async move { claim(tx).await })
        })
        .await?;
    let Some(row) = claimed else { return Ok(()) };
    let order = row.order();
    let answer = tokio::time::timeout(DEADLINE, state.vendors.carry_out(&order)).await;
    let answer = answer.unwrap_or_else(|_| Err(Unanswered("no answer in time".to_owned())));
    apply_vendor_outcome(state, id, outcome_of(&order, answer)).await
}

/// Queries the vendor for the status of a transfer, and applies the answer.
async fn query_status(state: &GamesState, row: &TransferRow) -> Result<(), LedgerError> {
    let answer = tokio::time::timeout(DEADLINE, state.vendors.status(&row.id)).await;
    let answer = answer.unwrap_or_else(|_| Err(Unanswered("no answer in time".to_owned())));
    apply_vendor_outcome(state, &row.id, outcome_of(&row.order(), answer)).await
}

async fn apply_vendor_outcome(state: &GamesState, id: &str, outcome: Outcome) -> Result<(), LedgerError> {
    let (now_ms, id) = (state.base.clock.now_ms(), id.to_owned());
    let work = async move |tx: &mut Connection| match TransferRow::find(&mut *tx, &id).await? {
        Some(row) => write(tx, &row, &outcome, now_ms).await,
        None => Ok(()),
    };
    state
        .base
        .store
        .write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        })
        .await
}

async fn write(tx: &mut Connection, row: &TransferRow, outcome: &Outcome, now_ms: i64) -> Result<(), LedgerError> {
    match outcome {
        Outcome::Done => {
            if row.apply_event(tx, TransferEvent::Done, (None, ""), now_ms).await? {
                post(tx, row, now_ms).await?;
            }
        }
        Outcome::Failed(failure) => {
            if row.apply_event(tx, TransferEvent::Failed, (None, ""), now_ms).await? {
                row.note_failure(tx, *failure).await?;
                if !row.hold_id.is_empty() {
                    hold::release(tx, &row.hold_id, now_ms).await?;
                }
            }
        }
        Outcome::Unknown(why) => {
            let note: String = why.chars().take(MAX_NOTE_CHARS).collect();
            let next_at = now_ms + pause_ms(row.tries);
            if !row.apply_event(tx, TransferEvent::Unanswered, (Some(next_at), &note), now_ms).await? {
                row.postpone(tx, next_at, &note).await?;
            }
            tracing::warn!(
                transfer = row.id,
                vendor = row.vendor,
                why,
                "the end of a transfer is not known: it is asked for"
            );
        }
    }
    Ok(())
}

fn pause_ms(tries: i64) -> i64 {
    let index = usize::try_from(tries).unwrap_or(usize::MAX).min(PAUSES_MS.len() - 1);
    PAUSES_MS.get(index).copied().unwrap_or(LEASE_MS)
}

/// Posts the money of a transfer that is done, to the ledger and to our own books of the wallet.
async fn post(tx: &mut Connection, row: &TransferRow, now_ms: i64) -> Result<(), LedgerError> {
    let wallet = Account::wallet(&row.member_id, &row.currency);
    let vendor = account_of(&row.vendor, &row.currency);
    let key = format!("wallet-transfer:{}", row.id);
    let wallet_key = row.order().wallet_key;
    match row.direction() {
        TransferDirection::ToVendor => {
            let kind = TransactionKind::TransferToVendor;
            let transaction = Transaction::transfer(kind, key, row.id.clone(), wallet, vendor, row.amount);
            hold::settle(tx, &row.hold_id, &transaction, now_ms).await?;
            book(tx, &wallet_key, row.amount, now_ms).await?;
        }
        TransferDirection::ToMain => {
            let kind = TransactionKind::TransferToMain;
            let transaction = Transaction::transfer(kind, key, row.id.clone(), vendor, wallet, row.amount);
            ledger::post(tx, &transaction, now_ms).await?;
            book(tx, &wallet_key, -row.amount, now_ms).await?;
        }
    }
    Ok(())
}

/// Scheduled job that resolves open transfers: those that a dead process left behind, and those whose answer was lost.
#[derive(Debug, Serialize, Deserialize)]
pub struct ResolveTransfers {}

impl Job for ResolveTransfers {
    const KIND: &'static str = "ask-wallet-transfers";
    const POLICY: Policy = Policy { retry_delays_ms: &[], ..Policy::DEFAULT };
    type State = GamesState;

    async fn run(self, state: &GamesState, running: &Running) -> Result<(), Failure> {
        let query = "select * from wallet_transfers where next_at <= $1 order by next_at limit $2";
        loop {
            let query = sql::query_as(query).bind(running.now_ms()).bind(BATCH_SIZE);
            let due: Vec<TransferRow> = query.fetch_all(state.base.store.reader()).await?;
            let results = join_all(due.iter().map(|row| resolve(state, row))).await;
            for result in results {
                result?;
            }
            if due.len() < usize::try_from(BATCH_SIZE).unwrap_or(usize::MAX) {
                return Ok(());
            }
        }
    }
}

async fn resolve(state: &GamesState, row: &TransferRow) -> Result<(), LedgerError> {
    if row.status() == TransferStatus::Created { send(state, &row.id).await } else { query_status(state, row).await }
}

impl Scheduled for ResolveTransfers {
    const EVERY_MS: i64 = 10_000;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

#[cfg(test)]
mod tests {
    use super::super::vendor::WalletKey;
    use super::*;

    fn order() -> VendorOrder {
        let wallet_key = WalletKey { player: "mira".to_owned(), vendor: "JADE".to_owned(), currency: "USD".to_owned() };
        VendorOrder { reference_no: "t1".to_owned(), direction: TransferDirection::ToMain, wallet_key, amount: 500 }
    }

    fn answer(state: VendorState) -> VendorTransfer {
        let VendorOrder { reference_no, direction, wallet_key, amount } = order();
        VendorTransfer { reference_no, state, direction: Some(direction), wallet_key, amount, at_ms: 0 }
    }

    fn is_unsure(answer: Result<VendorTransfer, Unanswered>) -> bool {
        matches!(outcome_of(&order(), answer), Outcome::Unknown(_))
    }

    #[test]
    fn only_what_is_said_of_this_very_transfer_is_an_end() {
        let done = answer(VendorState::Done);
        assert_eq!(outcome_of(&order(), Ok(done.clone())), Outcome::Done);
        assert!(is_unsure(Ok(VendorTransfer { amount: 499, ..done.clone() })));
        assert!(is_unsure(Ok(VendorTransfer { direction: Some(TransferDirection::ToVendor), ..done.clone() })));
        let other = WalletKey { player: "ann".to_owned(), ..done.wallet_key.clone() };
        assert!(is_unsure(Ok(VendorTransfer { wallet_key: other, ..done.clone() })));
        for state in [VendorState::Done, VendorState::NotEnough, VendorState::Closed] {
            assert!(is_unsure(Ok(VendorTransfer { reference_no: "t2".to_owned(), ..answer(state) })));
        }
        assert!(is_unsure(Err(Unanswered("HTTP 500".to_owned()))));
    }

    #[test]
    fn a_refusal_is_an_end_without_money() {
        let failed = |state| outcome_of(&order(), Ok(VendorTransfer { direction: None, amount: 0, ..answer(state) }));
        assert_eq!(failed(VendorState::Closed), Outcome::Failed(TransferFailure::Refused));
        assert_eq!(failed(VendorState::NotEnough), Outcome::Failed(TransferFailure::NotEnough));
    }

    #[test]
    fn it_is_asked_again_for_ever_ever_more_seldom() {
        let pauses: Vec<i64> = (0..20).map(pause_ms).collect();
        assert!(pauses.is_sorted() && pauses.first() == Some(&10_000) && pauses.last() == Some(&3_600_000));
    }
}
