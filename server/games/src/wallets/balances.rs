//! Balances of transfer wallets: by our own books, and as the vendors report them.

use std::time::Duration;

use futures_util::future::join_all;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, MerchantWallet};
use platform::clock::rfc3339;
use platform::store::{Connection, Store, StoreError, from_row, sql};

use super::vendor::{Unanswered, WalletKey};
use crate::GamesState;

/// Deadline of a vendor's answer about a balance: a page that shows many wallets waits no longer for any of them.
const DEADLINE: Duration = Duration::from_secs(3);

/// A reported balance that has not changed is stored again after this many milliseconds, so that its time stays recent.
const REFRESH_MS: i64 = 60_000;

/// A transfer wallet that the member has or could have. Amounts are minor units, times milliseconds since the epoch
/// UTC.
#[derive(Debug, Clone)]
pub(super) struct WalletRow {
    pub(super) vendor: String,
    pub(super) name: String,
    enabled: i64,
    /// Balance that the vendor reported last, and when.
    shown: i64,
    shown_at: Option<i64>,
}

from_row!(WalletRow { vendor, name, enabled, shown, shown_at });

/// A wallet with the balance that its vendor reported.
#[derive(Debug, Clone)]
pub(super) struct ReadWallet {
    pub(super) row: WalletRow,
    /// Balance that the vendor reported just now, in minor units; none where it did not answer.
    pub(super) balance: Option<i64>,
    read_at: i64,
}

impl ReadWallet {
    /// The wallet as the member's client receives it.
    pub(super) fn to_wire(&self) -> MerchantWallet {
        let Self { row, balance, read_at } = self;
        let read_at = if balance.is_some() { Some(*read_at) } else { row.shown_at };
        MerchantWallet {
            vendor: row.vendor.clone(),
            name: row.name.clone(),
            balance: Amount(Money(balance.unwrap_or(row.shown))),
            known: balance.is_some(),
            read_at: read_at.map(rfc3339).unwrap_or_default(),
            open: row.enabled == 1,
        }
    }
}

/// The transfer wallets of a member in the operator's order: those on offer, and those that the member has or had money
/// in.
pub(super) async fn wallets_of(
    store: &Store,
    member_id: &str,
    vendor: Option<&str>,
) -> Result<Vec<WalletRow>, StoreError> {
    let query = "select all_of.vendor, coalesce(v.name, all_of.vendor) as name, coalesce(w.enabled, 0) as enabled,
                 coalesce(m.shown, 0) as shown, m.shown_at
                 from (select id as vendor from wallet_vendors where enabled = 1
                       union select vendor from merchant_wallets where member_id = $1) all_of
                 left join wallet_vendors w on w.id = all_of.vendor
                 left join vendors v on v.code = all_of.vendor
                 left join merchant_wallets m on m.vendor = all_of.vendor and m.member_id = $1
                 where $2 = '' or all_of.vendor = $2
                 order by coalesce(w.rank, 1000000), all_of.vendor";
    sql::query_as(query).bind(member_id).bind(vendor.unwrap_or_default()).fetch_all(store.reader()).await
}

/// Asks the vendor for the balance of a wallet, in minor units, within the deadline.
pub(super) async fn fetch_balance(state: &GamesState, wallet_key: &WalletKey) -> Result<i64, Unanswered> {
    let answer = tokio::time::timeout(DEADLINE, state.vendors.balance(wallet_key)).await;
    answer.unwrap_or_else(|_| Err(Unanswered("no answer in time".to_owned())))
}

/// Asks all vendors concurrently for the balances of a member's wallets, and stores what they answer.
pub(super) async fn read(
    state: &GamesState,
    member_id: &str,
    currency: &str,
    vendor: Option<&str>,
) -> Result<Vec<ReadWallet>, StoreError> {
    let base = &state.base;
    let rows = wallets_of(&base.store, member_id, vendor).await?;
    let wallet_key = |vendor: &str| WalletKey {
        player: member_id.to_owned(),
        vendor: vendor.to_owned(),
        currency: currency.to_owned(),
    };
    let wallet_keys: Vec<WalletKey> = rows.iter().map(|row| wallet_key(&row.vendor)).collect();
    let answers = join_all(wallet_keys.iter().map(|wallet_key| fetch_balance(state, wallet_key))).await;
    let read_at = base.clock.now_ms();
    let wallets: Vec<ReadWallet> = rows
        .into_iter()
        .zip(answers)
        .map(|(row, answer)| {
            if let Err(error) = &answer {
                tracing::warn!(%error, vendor = row.vendor, "a balance could not be read");
            }
            ReadWallet { row, balance: answer.ok(), read_at }
        })
        .collect();
    store_balances(&base.store, member_id, currency, &wallets).await?;
    Ok(wallets)
}

/// Stores reported balances that have changed, or were stored some time ago.
async fn store_balances(
    store: &Store,
    member_id: &str,
    currency: &str,
    wallets: &[ReadWallet],
) -> Result<(), StoreError> {
    let is_to_store = |wallet: &&ReadWallet| {
        let is_old = wallet.row.shown_at.is_none_or(|at| wallet.read_at - at > REFRESH_MS);
        wallet.balance.is_some_and(|balance| balance != wallet.row.shown || (is_old && balance != 0))
    };
    let changed: Vec<(String, i64, i64)> = wallets
        .iter()
        .filter(is_to_store)
        .filter_map(|wallet| Some((wallet.row.vendor.clone(), wallet.balance?, wallet.read_at)))
        .collect();
    if changed.is_empty() {
        return Ok(());
    }
    let (member_id, currency) = (member_id.to_owned(), currency.to_owned());
    let work = async move |tx: &mut Connection| {
        for (vendor, balance, at) in &changed {
            sql::query(
                "insert into merchant_wallets (member_id, vendor, currency, booked, shown, shown_at, updated_at)
                 values ($1, $2, $3, 0, $4, $5, 0) on conflict (member_id, vendor) do update set
                 shown = excluded.shown, shown_at = excluded.shown_at",
            )
            .bind(&member_id)
            .bind(vendor)
            .bind(&currency)
            .bind(*balance)
            .bind(*at)
            .execute(&mut *tx)
            .await?;
        }
        Ok::<_, StoreError>(())
    };
    store
        .write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        })
        .await
}

/// Adds `amount` minor units to our own books of a wallet, in the transaction that moves the money.
pub(super) async fn book(
    tx: &mut Connection,
    wallet_key: &WalletKey,
    amount: i64,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(
        "insert into merchant_wallets (member_id, vendor, currency, booked, shown, shown_at, updated_at)
         values ($1, $2, $3, $4, 0, null, $5) on conflict (member_id, vendor) do update set
         booked = merchant_wallets.booked + excluded.booked, updated_at = excluded.updated_at",
    )
    .bind(&wallet_key.player)
    .bind(&wallet_key.vendor)
    .bind(&wallet_key.currency)
    .bind(amount)
    .bind(now_ms)
    .execute(tx)
    .await?;
    Ok(())
}

/// What a member has in transfer wallets by our own books, in minor units: the member's money, but not withdrawable
/// until it is back in the main wallet.
///
/// # Errors
/// When the database fails.
pub async fn booked_at_vendors(executor: impl sql::Executor, member_id: &str) -> Result<i64, StoreError> {
    let query =
        "select cast(coalesce(sum(booked), 0) as bigint) from merchant_wallets where member_id = $1 and booked > 0";
    sql::query_scalar(query).bind(member_id).fetch_one(executor).await
}

/// Whether a transfer of the member is open: its end is not known yet.
///
/// # Errors
/// When the database fails.
pub async fn has_open_transfer(executor: impl sql::Executor, member_id: &str) -> Result<bool, StoreError> {
    let query =
        "select count(*) from wallet_transfers where member_id = $1 and status in ('CREATED', 'SENT', 'UNKNOWN')";
    Ok(sql::query_scalar::<i64>(query).bind(member_id).fetch_one(executor).await? > 0)
}

/// When a transfer of the member last changed, in milliseconds since the epoch UTC; none where there never was one.
///
/// # Errors
/// When the database fails.
pub async fn changed_at(executor: impl sql::Executor, member_id: &str) -> Result<Option<i64>, StoreError> {
    let query = "select max(updated_at) from wallet_transfers where member_id = $1";
    sql::query_scalar(query).bind(member_id).fetch_one(executor).await
}
