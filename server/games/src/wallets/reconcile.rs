//! Reconciliation of the vendors' books with ours, every hour. The daily close of the cashier reports the differences.
//!
//! A balance differs where two comparisons, each after settled bets were read, find the same two figures and our books
//! did not change in between: money in motion is no difference. Transfers are compared once they ended some minutes
//! ago.

use std::collections::BTreeMap;

use lumora_core::domain::cashier::{TransferDirection, TransferStatus};
use platform::clock::{HOUR_MS, MINUTE_MS};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use serde::{Deserialize, Serialize};

use super::feed::{PullError, pull};
use super::row::TransferRow;
use super::vendor::VendorTransfer;
use crate::GamesState;

/// How far back transfers are compared, in milliseconds: enough to cover a server that was off overnight.
const WINDOW_MS: i64 = 48 * HOUR_MS;
/// Tolerance for clocks that differ and answers that are late, in milliseconds.
const TOLERANCE_MS: i64 = 5 * MINUTE_MS;
/// Rows per request to a vendor.
const BATCH_SIZE: i64 = 500;

/// Kind of difference between a vendor's books and ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The balance of a member's wallet.
    Balance,
    /// A transfer that only one side has carried out, or the two sides differently.
    Transfer,
    /// A settled bet that can not be true, or was reported again with other figures.
    Bet,
}

impl DifferenceKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Balance, Self::Transfer, Self::Bet];

    /// The word that is stored and sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Balance => "BALANCE",
            Self::Transfer => "TRANSFER",
            Self::Bet => "BET",
        }
    }

    /// What the two figures of a difference are, for operators: ours, then the vendor's.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Balance => "what a member has at a vendor by our books, and by the vendor's",
            Self::Transfer => "what a transfer moved here, and at the vendor",
            Self::Bet => "what a bet at a vendor lost by our books, and as the vendor tells it",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A difference between a vendor's books and ours. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Code of the vendor.
    pub vendor: String,
    /// Kind of difference.
    pub kind: DifferenceKind,
    /// Id of the member, of the transfer, or of the vendor's round.
    pub reference: String,
    /// ISO 4217 code.
    pub currency: String,
    /// The figure in our books.
    pub recorded: i64,
    /// The figure in the vendor's books.
    pub counterpart: i64,
    /// When it was found, in milliseconds since the epoch UTC.
    pub found_at: i64,
}

struct StoredDifference {
    vendor: String,
    kind: String,
    reference: String,
    currency: String,
    recorded: i64,
    counterpart: i64,
    found_at: i64,
}

from_row!(StoredDifference { vendor, kind, reference, currency, recorded, counterpart, found_at });

impl Difference {
    pub(super) async fn insert(&self, tx: &mut Connection) -> Result<(), StoreError> {
        sql::query(
            "insert into wallet_differences (vendor, kind, reference, currency, recorded, counterpart, found_at)
             values ($1, $2, $3, $4, $5, $6, $7) on conflict (vendor, kind, reference) do update set
             recorded = excluded.recorded, counterpart = excluded.counterpart",
        )
        .bind(&self.vendor)
        .bind(self.kind.name())
        .bind(&self.reference)
        .bind(&self.currency)
        .bind(self.recorded)
        .bind(self.counterpart)
        .bind(self.found_at)
        .execute(tx)
        .await?;
        Ok(())
    }
}

/// All differences: balances and transfers as of the last reconciliation, bets until the vendor reports them as they
/// were booked.
///
/// # Errors
/// When the database fails.
pub async fn differences(store: &Store) -> Result<Vec<Difference>, StoreError> {
    let query = "select * from wallet_differences order by vendor, kind, reference";
    let rows: Vec<StoredDifference> = sql::query_as(query).fetch_all(store.reader()).await?;
    let difference = |row: StoredDifference| {
        let StoredDifference { vendor, kind, reference, currency, recorded, counterpart, found_at } = row;
        let kind = DifferenceKind::from_name(&kind)?;
        Some(Difference { vendor, kind, reference, currency, recorded, counterpart, found_at })
    };
    Ok(rows.into_iter().filter_map(difference).collect())
}

/// By member and currency: our figure, the vendor's figure, and when ours last changed.
type BalancePairs = BTreeMap<(String, String), (i64, i64, i64)>;

/// Reconciles every vendor's books with ours, and stores the differences. A vendor that does not answer does not stop
/// the others.
///
/// # Errors
/// The first error of a vendor or of the database; differences that were stored before stay.
pub async fn reconcile(state: &GamesState) -> Result<(), PullError> {
    let store = &state.base.store;
    let query = "select id from wallet_vendors union select vendor from merchant_wallets order by 1";
    let vendors: Vec<String> = sql::query_scalar(query).fetch_all(store.reader()).await?;
    let mut outcome = Ok(());
    for vendor in vendors {
        let checked = reconcile_vendor(state, vendor).await;
        outcome = outcome.and(checked);
    }
    outcome
}

async fn reconcile_vendor(state: &GamesState, vendor: String) -> Result<(), PullError> {
    let mut differences = balance_differences(state, &vendor).await?;
    differences.extend(transfer_differences(state, &vendor).await?);
    let now_ms = state.base.clock.now_ms();
    let work = async move |tx: &mut Connection| write(tx, &vendor, &differences, now_ms).await;
    let write = state.base.store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await?;
    Ok(())
}

async fn write(tx: &mut Connection, vendor: &str, differences: &[Difference], now_ms: i64) -> Result<(), StoreError> {
    let clear = "delete from wallet_differences where vendor = $1 and kind in ('BALANCE', 'TRANSFER')";
    sql::query(clear).bind(vendor).execute(&mut *tx).await?;
    for difference in differences {
        difference.insert(tx).await?;
    }
    let text = "insert into wallet_checks (vendor, checked_at) values ($1, $2)
                on conflict (vendor) do update set checked_at = excluded.checked_at";
    sql::query(text).bind(vendor).bind(now_ms).execute(tx).await?;
    Ok(())
}

async fn balance_differences(state: &GamesState, vendor: &str) -> Result<Vec<Difference>, PullError> {
    let first = compare_balances(state, vendor).await?;
    if first.is_empty() {
        return Ok(Vec::new());
    }
    let second = compare_balances(state, vendor).await?;
    let found_at = state.base.clock.now_ms();
    let persistent = second.into_iter().filter(|(key, figures)| first.get(key) == Some(figures));
    Ok(persistent
        .map(|((reference, currency), (recorded, counterpart, _))| {
            let (vendor, kind) = (vendor.to_owned(), DifferenceKind::Balance);
            Difference { vendor, kind, reference, currency, recorded, counterpart, found_at }
        })
        .collect())
}

/// Wallets whose figures differ now, without members who have an open transfer.
async fn compare_balances(state: &GamesState, vendor: &str) -> Result<BalancePairs, PullError> {
    pull(state).await?;
    let mut pairs = BalancePairs::new();
    let mut after = String::new();
    loop {
        let page = state.vendors.balances(vendor, &after, BATCH_SIZE).await?;
        let is_last = i64::try_from(page.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
        // A vendor that starts its pages over would be asked for ever.
        let Some(last) = page.last().map(|balance| balance.player.clone()).filter(|last| *last > after) else { break };
        for reported in page {
            let pair = pairs.entry((reported.player, reported.currency)).or_default();
            pair.1 = pair.1.saturating_add(reported.balance.saturating_add(reported.in_play));
        }
        after = last;
        if is_last {
            break;
        }
    }
    let query = "select member_id, currency, booked, updated_at from merchant_wallets where vendor = $1";
    let ours: Vec<(String, String, i64, i64)> =
        sql::query_as(query).bind(vendor).fetch_all(state.base.store.reader()).await?;
    for (member_id, currency, booked, updated_at) in ours {
        let pair = pairs.entry((member_id, currency)).or_default();
        (pair.0, pair.2) = (booked, updated_at);
    }
    let query = "select distinct member_id from wallet_transfers
                 where vendor = $1 and status in ('CREATED', 'SENT', 'UNKNOWN')";
    let moving: Vec<String> = sql::query_scalar(query).bind(vendor).fetch_all(state.base.store.reader()).await?;
    pairs.retain(|(member_id, _), (recorded, counterpart, _)| recorded != counterpart && !moving.contains(member_id));
    Ok(pairs)
}

async fn transfer_differences(state: &GamesState, vendor: &str) -> Result<Vec<Difference>, PullError> {
    let (store, now_ms) = (&state.base.store, state.base.clock.now_ms());
    let (from_ms, until_ms) = (now_ms - WINDOW_MS, now_ms - TOLERANCE_MS);
    // The vendor is asked for a wider window than is compared, so that a transfer at its edge is found on both sides.
    let reported = vendor_transfers(state, vendor, (from_ms - HOUR_MS, now_ms + HOUR_MS)).await?;
    let mut differences = Vec::new();
    let mut record = |reference: &str, currency: &str, recorded, counterpart| {
        differences.push(Difference {
            vendor: vendor.to_owned(),
            kind: DifferenceKind::Transfer,
            reference: reference.chars().take(64).collect(),
            currency: currency.chars().take(3).collect(),
            recorded,
            counterpart,
            found_at: now_ms,
        });
    };
    for (id, transfer) in &reported {
        let ours = TransferRow::find(store.reader(), id).await?;
        let is_in_window = transfer.at_ms >= from_ms && transfer.at_ms < until_ms;
        match ours {
            None if is_in_window => record(id, &transfer.wallet_key.currency, 0, reported_amount(transfer)),
            Some(row) if !row.status().is_open() && is_in_window => {
                let moved_here = if row.status() == TransferStatus::Done { recorded_amount(&row) } else { 0 };
                let is_as_ordered = transfer.is_of(&row.order());
                if moved_here != reported_amount(transfer) || !is_as_ordered {
                    record(id, &row.currency, moved_here, reported_amount(transfer));
                }
            }
            // The vendor has it and we do not know its end yet: the status query resolves it. One with other figures is
            // never resolved by itself.
            Some(row) if row.status().is_open() && !transfer.is_of(&row.order()) => {
                record(id, &row.currency, recorded_amount(&row), reported_amount(transfer))
            }
            _ => {}
        }
    }
    let query =
        "select * from wallet_transfers where vendor = $1 and status = 'DONE' and ended_at >= $2 and ended_at < $3";
    let ours = sql::query_as(query).bind(vendor).bind(from_ms).bind(until_ms);
    let ours: Vec<TransferRow> = ours.fetch_all(store.reader()).await?;
    for row in ours.iter().filter(|row| row.created_at >= from_ms && !reported.contains_key(&row.id)) {
        record(&row.id, &row.currency, recorded_amount(row), 0);
    }
    Ok(differences)
}

async fn vendor_transfers(
    state: &GamesState,
    vendor: &str,
    between_ms: (i64, i64),
) -> Result<BTreeMap<String, VendorTransfer>, PullError> {
    let mut all = BTreeMap::new();
    let mut after = String::new();
    loop {
        let page = state.vendors.transfers(vendor, between_ms, &after, BATCH_SIZE).await?;
        let is_last = i64::try_from(page.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
        let Some(last) = page.last().map(|transfer| transfer.reference_no.clone()).filter(|last| *last > after) else {
            break;
        };
        all.extend(page.into_iter().map(|transfer| (transfer.reference_no.clone(), transfer)));
        after = last;
        if is_last {
            break;
        }
    }
    Ok(all)
}

/// Signed amount in minor units: above zero towards the vendor, below zero on the way back.
fn reported_amount(transfer: &VendorTransfer) -> i64 {
    if transfer.direction == Some(TransferDirection::ToMain) { -transfer.amount } else { transfer.amount }
}

fn recorded_amount(row: &TransferRow) -> i64 {
    if row.direction() == TransferDirection::ToMain { -row.amount } else { row.amount }
}

/// Scheduled job that reconciles every vendor's books with ours.
#[derive(Debug, Serialize, Deserialize)]
pub struct ReconcileWallets {}

impl Job for ReconcileWallets {
    const KIND: &'static str = "reconcile-wallets";
    type State = GamesState;

    async fn run(self, state: &GamesState, _: &Running) -> Result<(), Failure> {
        Ok(reconcile(state).await?)
    }
}

impl Scheduled for ReconcileWallets {
    const EVERY_MS: i64 = HOUR_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
