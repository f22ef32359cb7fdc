//! Creating a transfer: what a member, or a launch, may move now.

use axum::http::StatusCode;
use bets::wagering::{self, CreditRow};
use identity::closing;
use identity::idempotency::Intent;
use identity::session::{Member, require_admitted};
use ledger::hold::{self, NewHold};
use ledger::{Account, LedgerError, available_of};
use lumora_core::domain::cashier::{Bounds, TransferCause, TransferDirection, movable};
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::domain::money::Money;
use lumora_core::domain::wagering::Credit;
use lumora_core::wire::{AllBack, WalletTransferRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::order;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

use super::balances::{self, fetch_balance};
use super::read;
use super::row::NewTransfer;
use super::settle::{self, LEASE_MS};
use super::vendor::WalletKey;
use crate::GamesState;

/// Minimum amount of a transfer to a vendor, in minor units, where the setting names none.
const DEFAULT_MIN: i64 = 100;
/// Maximum number of open transfers of a member.
pub(super) const MAX_OPEN: i64 = 20;

/// What a requested transfer moves, and in which direction. Amounts are minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Move {
    /// This amount to the vendor.
    ToVendor(i64),
    /// Everything that may go to the vendor.
    AllToVendor,
    /// This amount to the main wallet.
    ToMain(i64),
    /// This amount to the main wallet, or the maximum of one transfer where that is less.
    AtMostToMain(i64),
    /// Everything to the main wallet, where the vendor did not report how much that is: refused.
    UnknownToMain,
}

impl Move {
    pub(super) const fn direction(self) -> TransferDirection {
        match self {
            Self::ToVendor(_) | Self::AllToVendor => TransferDirection::ToVendor,
            Self::ToMain(_) | Self::AtMostToMain(_) | Self::UnknownToMain => TransferDirection::ToMain,
        }
    }
}

/// A transfer to create.
#[derive(Debug, Clone)]
pub(super) struct RequestedTransfer {
    pub(super) wallet_key: WalletKey,
    pub(super) movement: Move,
    pub(super) cause: TransferCause,
}

/// Bounds of an amount by the operator's settings, in minor units. Money that comes back has no minimum.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// Minimum towards a vendor.
    pub(super) min: i64,
    /// Maximum; 0 for none.
    pub(super) max: i64,
}

impl Limits {
    pub(super) fn of(settings: &Settings) -> Self {
        let min = settings.number("wallet_transfer_min").unwrap_or(DEFAULT_MIN);
        Self { min: min.max(1), max: settings.number("wallet_transfer_max").unwrap_or(0) }
    }

    /// The bounds in force, read in the transaction.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn read(tx: &mut Connection) -> Result<Self, StoreError> {
        Ok(Self::of(&Settings::read(tx).await?))
    }

    fn at_most(self, amount: i64) -> i64 {
        if self.max > 0 { amount.min(self.max) } else { amount }
    }

    fn bounds(self, direction: TransferDirection) -> Bounds {
        let min = if direction == TransferDirection::ToVendor { self.min } else { 1 };
        let max = if self.max > 0 { self.max } else { crate::MAX_AMOUNT };
        Bounds { min: Money(min), max: Money(max) }
    }
}

/// The money of the main wallet that may go to a vendor now.
///
/// # Errors
/// When the database fails.
pub(super) async fn movable_of(
    tx: &mut Connection,
    member_id: &str,
    currency: &str,
    now_ms: i64,
) -> Result<MovableFunds, StoreError> {
    let spendable = available_of(&mut *tx, &Account::wallet(member_id, currency)).await?;
    let credits = wagering::open_credits(&mut *tx, member_id, now_ms).await?;
    let is_bonus = |row: &&CreditRow| row.source != wagering::Source::Deposit.name();
    let bonuses: Vec<Credit> = credits.iter().filter(is_bonus).map(CreditRow::credit).collect();
    Ok(MovableFunds { movable: movable(Money(spendable), &bonuses).0, spendable })
}

/// Creates a transfer, with a hold on the money where it goes to a vendor; returns its id.
///
/// # Errors
/// 401 for a closed account, 403 for a member who may not play; 409 where the vendor takes no transfers; 422 for an
/// amount that may not be moved, or too many open transfers; 503 where the vendor did not report the balance.
pub(super) async fn begin(
    tx: &mut Connection,
    request: &RequestedTransfer,
    limits: Limits,
    now_ms: i64,
) -> Result<String, ApiError> {
    let RequestedTransfer { wallet_key, movement, cause } = request;
    let direction = movement.direction();
    if direction == TransferDirection::ToVendor {
        closing::require_open(tx, &wallet_key.player).await?;
        require_admitted(tx, &wallet_key.player, CheckedBefore::Play, now_ms).await?;
    }
    refuse_too_many(tx, &wallet_key.player).await?;
    let amount = match *movement {
        Move::ToVendor(amount) => require_movable(tx, wallet_key, now_ms).await?.allowed(amount)?,
        Move::AllToVendor => limits.at_most(require_movable(tx, wallet_key, now_ms).await?.movable),
        Move::ToMain(amount) => amount,
        Move::AtMostToMain(amount) => limits.at_most(amount),
        Move::UnknownToMain => return Err(balance_unknown()),
    };
    let bounds = limits.bounds(direction);
    bounds.check(Money(amount)).map_err(|violation| ApiError::rule_broken([("amount", violation.code())]))?;
    let id = ids::new_id(now_ms);
    let hold_id = match direction {
        TransferDirection::ToMain => String::new(),
        TransferDirection::ToVendor => {
            let hold = NewHold {
                account: Account::wallet(&wallet_key.player, &wallet_key.currency),
                amount,
                idempotency_key: format!("wallet-transfer:{id}"),
                reference: id.clone(),
            };
            hold::place(tx, &hold, now_ms).await?
        }
    };
    let new = NewTransfer {
        id: id.clone(),
        order_no: order::number("T"),
        wallet_key: wallet_key.clone(),
        direction,
        amount,
        cause: *cause,
        hold_id,
        next_at: now_ms + LEASE_MS,
    };
    new.insert(tx, now_ms).await?;
    Ok(id)
}

/// Creates several transfers; returns their ids.
///
/// # Errors
/// Those of [`begin`].
pub(super) async fn begin_all(
    tx: &mut Connection,
    requests: &[RequestedTransfer],
    now_ms: i64,
) -> Result<Vec<String>, ApiError> {
    let limits = Limits::read(tx).await?;
    let mut ids = Vec::with_capacity(requests.len());
    for request in requests {
        ids.push(begin(tx, request, limits, now_ms).await?);
    }
    Ok(ids)
}

async fn refuse_too_many(tx: &mut Connection, member_id: &str) -> Result<(), ApiError> {
    let query =
        "select count(*) from wallet_transfers where member_id = $1 and status in ('CREATED', 'SENT', 'UNKNOWN')";
    let open: i64 = sql::query_scalar(query).bind(member_id).fetch_one(tx).await?;
    if open < MAX_OPEN {
        return Ok(());
    }
    let message = "as many transfers wait for their end as may wait at once: try again when one has ended";
    Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::TOO_MANY_OPEN, message))
}

/// The main wallet as a transfer to a vendor sees it. Amounts are minor units.
#[derive(Debug, Clone, Copy)]
pub(super) struct MovableFunds {
    /// The part that may go to a vendor: without money that open wagering of a bonus locks.
    pub(super) movable: i64,
    spendable: i64,
}

impl MovableFunds {
    /// Returns `amount` if it may leave the main wallet, or else the broken rule.
    fn allowed(&self, amount: i64) -> Result<i64, ApiError> {
        if amount > self.spendable {
            return Err(ApiError::rule_broken([("amount", code::NOT_ENOUGH_MONEY)]));
        }
        if amount > self.movable { Err(ApiError::rule_broken([("amount", code::GIVEN_LOCKED)])) } else { Ok(amount) }
    }
}

/// The money that may go to a vendor; 409 where the vendor takes no transfers.
async fn require_movable(tx: &mut Connection, wallet_key: &WalletKey, now_ms: i64) -> Result<MovableFunds, ApiError> {
    if !read::is_offered(&mut *tx, &wallet_key.vendor).await? {
        let message = "this vendor takes no transfers now: choose another, or try later";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::WALLET_CLOSED, message));
    }
    Ok(movable_of(tx, &wallet_key.player, &wallet_key.currency, now_ms).await?)
}

/// 503: the vendor did not report the wallet's balance.
fn balance_unknown() -> ApiError {
    let message = "the vendor does not say what the wallet holds: try again in a moment";
    ApiError::refused(StatusCode::SERVICE_UNAVAILABLE, code::WALLET_UNREADABLE, message)
}

pub(super) fn wallet_key_of(member: &Member, vendor: &str) -> WalletKey {
    WalletKey { player: member.id.clone(), vendor: vendor.to_owned(), currency: member.row.currency.clone() }
}

/// Creates a transfer once for an idempotency key and sends it; returns its id once the vendor has answered or its
/// deadline has passed.
///
/// # Errors
/// 404 for a vendor that keeps no wallet, and those of [`begin`].
pub(super) async fn transfer(
    state: &GamesState,
    member: &Member,
    intent: Intent,
    request: &WalletTransferRequest,
) -> Result<String, ApiError> {
    let base = &state.base;
    let wallets = balances::wallets_of(&base.store, &member.id, Some(&request.vendor)).await?;
    if wallets.is_empty() && !read::is_wallet_vendor(&base.store, &request.vendor).await? {
        return Err(ApiError::not_found("wallet"));
    }
    let wallet_key = wallet_key_of(member, &request.vendor);
    let amount = request.amount.0.0;
    let movement = match (request.direction, request.all) {
        (TransferDirection::ToVendor, false) => Move::ToVendor(amount),
        (TransferDirection::ToVendor, true) => Move::AllToVendor,
        (TransferDirection::ToMain, false) => Move::ToMain(amount),
        // An unknown balance is refused in the transaction: a repeated call gets its stored answer even where the
        // vendor is silent.
        (TransferDirection::ToMain, true) => {
            fetch_balance(state, &wallet_key).await.map_or(Move::UnknownToMain, Move::ToMain)
        }
    };
    if request.direction == TransferDirection::ToVendor {
        wagering::count_all(&base.store).await?;
    }
    let requested = RequestedTransfer { wallet_key, movement, cause: TransferCause::Member };
    let now_ms = base.clock.now_ms();
    let id = intent
        .once(&base.store, move |tx| {
            let requested = requested.clone();
            Box::pin(async move {
                let limits = Limits::read(tx).await?;
                begin(tx, &requested, limits, now_ms).await
            })
        })
        .await?;
    settle::send(state, &id).await?;
    Ok(id)
}

/// The ids of the transfers that bring everything back, and the codes of the vendors that did not report a balance.
pub(super) type RecallResult = (Vec<String>, Vec<String>);

/// The transfers that bring back everything from a member's wallets except the one at `except`, and the vendors that
/// did not report a balance.
pub(super) async fn recall_requests(
    state: &GamesState,
    member: &Member,
    except: &str,
    cause: TransferCause,
) -> Result<(Vec<RequestedTransfer>, Vec<String>), ApiError> {
    let wallets = balances::read(state, &member.id, &member.row.currency, None).await?;
    let (mut requests, mut unreported) = (Vec::new(), Vec::new());
    for wallet in wallets.iter().filter(|it| it.row.vendor != except) {
        let wallet_key = wallet_key_of(member, &wallet.row.vendor);
        match wallet.balance {
            None => unreported.push(wallet.row.vendor.clone()),
            Some(0) => {}
            Some(balance) => {
                requests.push(RequestedTransfer { wallet_key, movement: Move::AtMostToMain(balance), cause })
            }
        }
    }
    Ok((requests, unreported))
}

/// Brings everything back once for an idempotency key, with one transfer for each wallet.
///
/// # Errors
/// When the database fails, or too many transfers are open.
pub(super) async fn recall_all(
    state: &GamesState,
    member: &Member,
    intent: Intent,
    cause: TransferCause,
) -> Result<AllBack, ApiError> {
    let (requests, unreadable) = recall_requests(state, member, "", cause).await?;
    let now_ms = state.base.clock.now_ms();
    let work = async move |tx: &mut Connection| {
        let ids = begin_all(tx, &requests, now_ms).await?;
        Ok::<RecallResult, ApiError>((ids, unreadable))
    };
    let (ids, unreadable): RecallResult = intent
        .once(&state.base.store, move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        })
        .await?;
    send_all(state, &ids).await?;
    Ok(AllBack { transfers: read::by_ids(&state.base.store, &ids).await?, unreadable })
}

/// Sends transfers concurrently.
pub(super) async fn send_all(state: &GamesState, ids: &[String]) -> Result<(), LedgerError> {
    let sent = futures_util::future::join_all(ids.iter().map(|id| settle::send(state, id))).await;
    sent.into_iter().collect()
}
