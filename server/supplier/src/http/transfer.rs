//! The operator's calls for transfer wallets. The operator's `games/src/wallets/mod.rs` documents the contract.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::super::transfer_wallet::bets::SettledBet;
use super::super::transfer_wallet::transfer::{Direction, Order, Transfer};
use super::super::transfer_wallet::{BalanceKey, WalletBalance};
use super::super::{SupplierError, SupplierState};
use platform::http::Json;
use platform::signature::{constant_time_eq, hmac_hex};

/// Maximum size of a body, in bytes; no call comes near it.
const MAX_BODY_BYTES: usize = 16 * 1024;
/// Maximum number of rows in a response.
const MAX_ROWS: i64 = 500;
/// Maximum amount of a transfer, in minor units.
const MAX_AMOUNT: i64 = 1_000_000_000_000_000;
const MAX_ID_LENGTH: usize = 64;

/// Why a call was not carried out.
#[derive(Debug)]
pub(super) enum Refusal {
    /// The call is not signed by the operator.
    Unsigned,
    /// The call does not have the contract's shape.
    Malformed,
    /// Its reference number was used for another transfer.
    Reused,
    /// Its id was used for another grant of free spins.
    RewardReused,
    /// The supplier itself failed: the result is unknown.
    Failed(SupplierError),
}

impl From<SupplierError> for Refusal {
    fn from(error: SupplierError) -> Self {
        Self::Failed(error)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, code) = match self {
            Self::Unsigned => (StatusCode::UNAUTHORIZED, "unsigned"),
            Self::Malformed => (StatusCode::BAD_REQUEST, "malformed"),
            Self::Reused => (StatusCode::CONFLICT, "reference_reused"),
            Self::RewardReused => (StatusCode::CONFLICT, "reward_reused"),
            Self::Failed(error) => {
                tracing::error!(%error, "a call of the operator failed");
                (StatusCode::SERVICE_UNAVAILABLE, "unknown")
            }
        };
        (status, Json(json!({ "code": code }))).into_response()
    }
}

/// A body with a valid signature of the operator.
pub(super) struct Signed<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<SupplierState> for Signed<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &SupplierState) -> Result<Self, Refusal> {
        let (parts, body) = request.into_parts();
        let signature = parts.headers.get("x-signature").and_then(|it| it.to_str().ok()).unwrap_or_default().to_owned();
        let body: Bytes = axum::body::to_bytes(body, MAX_BODY_BYTES).await.map_err(|_| Refusal::Malformed)?;
        let secret = state.operator_secret.as_deref().ok_or(Refusal::Unsigned)?;
        let expected = hmac_hex(secret.as_bytes(), &[parts.uri.path().as_bytes(), b"\n", &body]);
        if !constant_time_eq(&expected, &signature) {
            return Err(Refusal::Unsigned);
        }
        serde_json::from_slice(&body).map(Self).map_err(|_| Refusal::Malformed)
    }
}

pub(super) fn is_id(text: &str) -> bool {
    let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    plain && (1..=MAX_ID_LENGTH).contains(&text.len())
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct WalletBody {
    player: String,
    vendor: String,
    currency: String,
}

impl WalletBody {
    fn balance_key(self) -> Result<BalanceKey, Refusal> {
        let Self { player, vendor, currency } = self;
        if !is_id(&player) || !is_id(&vendor) || currency.len() != 3 {
            return Err(Refusal::Malformed);
        }
        Ok(BalanceKey { player, vendor, currency })
    }
}

#[derive(Debug, Serialize)]
pub(super) struct BalanceView {
    balance: i64,
}

pub(super) async fn balance(
    State(state): State<SupplierState>,
    Signed(body): Signed<WalletBody>,
) -> Result<Json<BalanceView>, Refusal> {
    Ok(Json(BalanceView { balance: state.wallet_balance(&body.balance_key()?).await? }))
}

#[derive(Debug, Deserialize)]
pub(super) struct OrderBody {
    reference_no: String,
    amount: i64,
    #[serde(flatten)]
    balance_key: WalletBody,
}

#[derive(Debug, Serialize)]
pub(super) struct TransferView {
    reference_no: String,
    /// `done`, `not_enough` or `closed`.
    state: String,
    direction: String,
    player: String,
    vendor: String,
    currency: String,
    amount: i64,
    balance: i64,
    at: i64,
}

impl From<Transfer> for TransferView {
    fn from(it: Transfer) -> Self {
        let Transfer { reference_no, direction, player, vendor, currency, amount, state, balance_after, at } = it;
        Self { reference_no, state, direction, player, vendor, currency, amount, balance: balance_after, at }
    }
}

async fn carry_out(
    state: &SupplierState,
    direction: Direction,
    body: OrderBody,
) -> Result<Json<TransferView>, Refusal> {
    let OrderBody { reference_no, amount, balance_key } = body;
    if !is_id(&reference_no) || !(1..=MAX_AMOUNT).contains(&amount) {
        return Err(Refusal::Malformed);
    }
    let order = Order { reference_no, direction, balance_key: balance_key.balance_key()?, amount };
    let transfer = state.transfer(order.clone()).await?;
    if transfer.fits(&order) { Ok(Json(transfer.into())) } else { Err(Refusal::Reused) }
}

pub(super) async fn transfer_in(
    State(state): State<SupplierState>,
    Signed(body): Signed<OrderBody>,
) -> Result<Json<TransferView>, Refusal> {
    carry_out(&state, Direction::In, body).await
}

pub(super) async fn transfer_out(
    State(state): State<SupplierState>,
    Signed(body): Signed<OrderBody>,
) -> Result<Json<TransferView>, Refusal> {
    carry_out(&state, Direction::Out, body).await
}

#[derive(Debug, Deserialize)]
pub(super) struct StatusBody {
    reference_no: String,
}

pub(super) async fn status(
    State(state): State<SupplierState>,
    Signed(body): Signed<StatusBody>,
) -> Result<Json<TransferView>, Refusal> {
    if !is_id(&body.reference_no) {
        return Err(Refusal::Malformed);
    }
    Ok(Json(state.transfer_status(&body.reference_no).await?.into()))
}

#[derive(Debug, Deserialize)]
pub(super) struct BetsBody {
    after: i64,
    limit: i64,
}

#[derive(Debug, Serialize)]
pub(super) struct BetView {
    position: i64,
    round: String,
    player: String,
    vendor: String,
    game_code: String,
    currency: String,
    stake: i64,
    payout: i64,
    opened_at: i64,
    settled_at: i64,
}

impl From<SettledBet> for BetView {
    fn from(it: SettledBet) -> Self {
        let SettledBet { position, round, player, vendor, game_code, currency, stake, payout, opened_at, settled_at } =
            it;
        Self { position, round, player, vendor, game_code, currency, stake, payout, opened_at, settled_at }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct BetsView {
    bets: Vec<BetView>,
}

pub(super) async fn bets(
    State(state): State<SupplierState>,
    Signed(body): Signed<BetsBody>,
) -> Result<Json<BetsView>, Refusal> {
    let bets = state.settled_bets(body.after, body.limit.clamp(1, MAX_ROWS)).await?;
    Ok(Json(BetsView { bets: bets.into_iter().map(Into::into).collect() }))
}

#[derive(Debug, Deserialize)]
pub(super) struct BalancesBody {
    vendor: String,
    after: String,
    limit: i64,
}

#[derive(Debug, Serialize)]
pub(super) struct WalletBalanceView {
    player: String,
    currency: String,
    balance: i64,
    in_play: i64,
}

impl From<WalletBalance> for WalletBalanceView {
    fn from(it: WalletBalance) -> Self {
        Self { player: it.player, currency: it.currency, balance: it.balance, in_play: it.in_play }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct BalancesView {
    balances: Vec<WalletBalanceView>,
    /// Position of the last settled bet that these balances include.
    position: i64,
}

pub(super) async fn balances(
    State(state): State<SupplierState>,
    Signed(body): Signed<BalancesBody>,
) -> Result<Json<BalancesView>, Refusal> {
    let (rows, position) = state.wallet_balances(&body.vendor, &body.after, body.limit.clamp(1, MAX_ROWS)).await?;
    Ok(Json(BalancesView { balances: rows.into_iter().map(Into::into).collect(), position }))
}

#[derive(Debug, Deserialize)]
pub(super) struct TransfersBody {
    vendor: String,
    from_ms: i64,
    until_ms: i64,
    after: String,
    limit: i64,
}

#[derive(Debug, Serialize)]
pub(super) struct TransfersView {
    transfers: Vec<TransferView>,
}

pub(super) async fn transfers(
    State(state): State<SupplierState>,
    Signed(body): Signed<TransfersBody>,
) -> Result<Json<TransfersView>, Refusal> {
    let TransfersBody { vendor, from_ms, until_ms, after, limit } = body;
    let rows = state.transfers_done(&vendor, (from_ms, until_ms), &after, limit.clamp(1, MAX_ROWS)).await?;
    Ok(Json(TransfersView { transfers: rows.into_iter().map(Into::into).collect() }))
}
