//! Transfers at launch: money follows the member to the vendor whose game is started, and comes back when another game
//! is started or the game is left.
//!
//! The operator offers it, and the member may decline: it is on by default, since whoever starts a game wants to play
//! it, not to move money first. No failure of it keeps a game from starting: a transfer without an answer in time is
//! resolved like any other.

use identity::session::Member;
use lumora_core::domain::cashier::{TransferCause, TransferStatus};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, Store, StoreError, sql};

use super::create::{
    Limits, MovableFunds, Move, RequestedTransfer, begin, begin_all, movable_of, recall_requests, send_all,
    wallet_key_of,
};
use super::read;
use super::row::TransferRow;
use super::settle;
use crate::GamesState;

/// Name of the setting by which the operator offers it.
const OFFER_SETTING: &str = "wallet_transfer_at_launch";

/// Whether the operator offers transfers at launch, and whether the member wants them, which holds until the member
/// declines.
pub(super) async fn offered_and_wanted(store: &Store, member_id: &str) -> Result<(bool, bool), StoreError> {
    let offered = Settings::load(store).await?.is_on(OFFER_SETTING);
    let query = "select since from transfers_at_launch_declined where member_id = $1";
    let declined: Option<i64> = sql::query_scalar(query).bind(member_id).fetch_optional(store.reader()).await?;
    Ok((offered, declined.is_none()))
}

/// Stores whether the member wants transfers at launch.
pub(super) async fn set_wanted(store: &Store, member_id: &str, on: bool, now_ms: i64) -> Result<(), StoreError> {
    let member_id = member_id.to_owned();
    let text = if on {
        "delete from transfers_at_launch_declined where member_id = $1 and since <= $2"
    } else {
        "insert into transfers_at_launch_declined (member_id, since) values ($1, $2) on conflict (member_id) do nothing"
    };
    let work = async move |tx: &mut Connection| {
        sql::query(text).bind(&member_id).bind(now_ms).execute(tx).await?;
        Ok::<_, StoreError>(())
    };
    store
        .write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        })
        .await
}

/// Moves the member's money to the vendor of a game that is about to start, where the operator offers this and the
/// member has not declined; money at other vendors is brought back first. Returns the amount that has arrived. Errors
/// are logged, and the game starts without the money.
pub async fn transfer_at_launch(state: &GamesState, member: &Member, vendor: &str) -> Amount {
    match try_transfer_at_launch(state, member, vendor).await {
        Ok(amount) => Amount(Money(amount)),
        Err(error) => {
            tracing::warn!(?error, vendor, "money did not follow to a game: it starts without");
            Amount::default()
        }
    }
}

async fn try_transfer_at_launch(state: &GamesState, member: &Member, vendor: &str) -> Result<i64, ApiError> {
    let store = &state.base.store;
    if member.require_real().is_err() || offered_and_wanted(store, &member.id).await? != (true, true) {
        return Ok(0);
    }
    recall_from_others(state, member, vendor).await?;
    if !read::is_offered(store.reader(), vendor).await? {
        return Ok(0);
    }
    bets::wagering::count_all(store).await?;
    let (movement, cause) = (Move::AllToVendor, TransferCause::Launch);
    let request = RequestedTransfer { wallet_key: wallet_key_of(member, vendor), movement, cause };
    let Some(id) = begin_if_worthwhile(state, request).await? else { return Ok(0) };
    settle::send(state, &id).await?;
    let row = TransferRow::find(store.reader(), &id).await?;
    Ok(row.filter(|row| row.status() == TransferStatus::Done).map_or(0, |row| row.amount))
}

/// Begins a transfer, unless less than the minimum can be moved or another one in the same direction is open.
async fn begin_if_worthwhile(state: &GamesState, request: RequestedTransfer) -> Result<Option<String>, ApiError> {
    let now_ms = state.base.clock.now_ms();
    let work = async move |tx: &mut Connection| {
        let wallet_key = &request.wallet_key;
        let query = "select count(*) from wallet_transfers where member_id = $1 and vendor = $2 and direction = $3
                    and status in ('CREATED', 'SENT', 'UNKNOWN')";
        let query = sql::query_scalar(query)
            .bind(&wallet_key.player)
            .bind(&wallet_key.vendor)
            .bind(request.movement.direction().name());
        let open: i64 = query.fetch_one(&mut *tx).await?;
        let MovableFunds { movable, .. } = movable_of(tx, &wallet_key.player, &wallet_key.currency, now_ms).await?;
        let limits = Limits::read(tx).await?;
        if open > 0 || movable < limits.min {
            return Ok(None);
        }
        begin(tx, &request, limits, now_ms).await.map(Some)
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

/// Brings back the money that is at other vendors than `except`.
async fn recall_from_others(state: &GamesState, member: &Member, except: &str) -> Result<(), ApiError> {
    let query =
        "select count(*) from merchant_wallets where member_id = $1 and vendor <> $2 and (booked <> 0 or shown <> 0)";
    let query = sql::query_scalar(query).bind(&member.id).bind(except);
    let wallets_with_money: i64 = query.fetch_one(state.base.store.reader()).await?;
    if wallets_with_money == 0 {
        return Ok(());
    }
    let (requests, _) = recall_requests(state, member, except, TransferCause::Return).await?;
    let now_ms = state.base.clock.now_ms();
    let write = state.base.store.write(move |tx| {
        let requests = requests.clone();
        Box::pin(async move { begin_all(tx, &requests, now_ms).await })
    });
    let ids = write.await?;
    Ok(send_all(state, &ids).await?)
}
