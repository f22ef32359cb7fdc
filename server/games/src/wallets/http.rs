//! Client of a supplier's transfer wallets over HTTP: JSON bodies, signed with the secret of the seamless wallet.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use futures_util::future::BoxFuture;
use lumora_core::domain::cashier::TransferDirection;
use lumora_core::wire::RoundOutcome;
use platform::http_client::{ServiceReply, Transport};
use platform::signature::hmac_hex;
use platform::store::Store;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::vendor::{
    RoundName, Unanswered, VendorBalance, VendorBet, VendorOrder, VendorState, VendorTransfer, VendorWallets, WalletKey,
};
use crate::free_spins::{FreeSpinsOrder, FreeSpinsSupplier, SupplierAnswer, Unconfirmed};
use crate::rounds::RoundAnswer;
use crate::seamless::secret_of;

/// Client of the transfer wallets, rounds and free spins at a supplier's origin.
#[derive(Clone)]
pub struct HttpVendorWallets {
    transport: Arc<dyn Transport>,
    origin: String,
    supplier: String,
    store: Store,
}

impl std::fmt::Debug for HttpVendorWallets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { origin, supplier, .. } = self;
        f.debug_struct("HttpVendorWallets").field("origin", origin).field("supplier", supplier).finish_non_exhaustive()
    }
}

/// A transfer in the supplier's answer.
#[derive(Deserialize)]
struct TransferAnswer {
    reference_no: String,
    state: String,
    direction: String,
    player: String,
    vendor: String,
    currency: String,
    amount: i64,
    at: i64,
}

#[derive(Deserialize)]
struct BalanceAnswer {
    balance: i64,
}

#[derive(Deserialize)]
struct BetAnswer {
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

#[derive(Deserialize)]
struct BetsAnswer {
    bets: Vec<BetAnswer>,
}

#[derive(Deserialize)]
struct WalletBalanceAnswer {
    player: String,
    currency: String,
    balance: i64,
    in_play: i64,
}

#[derive(Deserialize)]
struct BalancesAnswer {
    balances: Vec<WalletBalanceAnswer>,
}

#[derive(Deserialize)]
struct TransfersAnswer {
    transfers: Vec<TransferAnswer>,
}

#[derive(Deserialize)]
struct FreeSpinsAnswer {
    reward_uuid: String,
    state: String,
    #[serde(default)]
    reason: String,
}

impl FreeSpinsAnswer {
    fn read(self, reward: &str) -> Result<SupplierAnswer, Unconfirmed> {
        // The supplier's reason is stored, so it is reduced to a short ASCII word.
        let reason: String = self.reason.chars().filter(char::is_ascii_graphic).take(64).collect();
        match self.state.as_str() {
            _ if self.reward_uuid != reward => Err(Unconfirmed("the answer is of other free spins".to_owned())),
            "granted" => Ok(SupplierAnswer::Granted),
            "withdrawn" => Ok(SupplierAnswer::Withdrawn),
            "refused" => Ok(SupplierAnswer::Refused(reason)),
            _ => Err(Unconfirmed("free spins are in no state of the contract".to_owned())),
        }
    }
}

impl TransferAnswer {
    fn read(self) -> Result<VendorTransfer, Unanswered> {
        let state = match self.state.as_str() {
            "done" => VendorState::Done,
            "not_enough" => VendorState::NotEnough,
            "closed" => VendorState::Closed,
            _ => return Err(Unanswered("a transfer is in no state of the contract".to_owned())),
        };
        let direction = match self.direction.as_str() {
            "in" => Some(TransferDirection::ToVendor),
            "out" => Some(TransferDirection::ToMain),
            _ => None,
        };
        let wallet_key = WalletKey { player: self.player, vendor: self.vendor, currency: self.currency };
        let (reference_no, amount, at_ms) = (self.reference_no, self.amount, self.at);
        Ok(VendorTransfer { reference_no, state, direction, wallet_key, amount, at_ms })
    }
}

impl From<BetAnswer> for VendorBet {
    fn from(answer: BetAnswer) -> Self {
        let BetAnswer { position, round, player, vendor, game_code, currency, .. } = answer;
        let BetAnswer { stake, payout, opened_at, settled_at, .. } = answer;
        let wallet_key = WalletKey { player, vendor, currency };
        Self { position, round, wallet_key, game_code, stake, payout, opened_at, settled_at }
    }
}

impl HttpVendorWallets {
    /// A client of the wallets that `supplier` keeps at `origin`, signing with the secret that `store` holds.
    pub fn new(transport: Arc<dyn Transport>, origin: &str, supplier: &str, store: Store) -> Self {
        let origin = origin.trim_end_matches('/').to_owned();
        Self { transport, origin, supplier: supplier.to_owned(), store }
    }

    async fn call<T: DeserializeOwned>(&self, path: &str, body: Value) -> Result<T, Unanswered> {
        let unanswered = |error: &dyn std::fmt::Display| Unanswered(error.to_string());
        let secret = secret_of(&self.store, &self.supplier).await.map_err(|error| unanswered(&error))?;
        let body = body.to_string();
        let signature = hmac_hex(secret.as_bytes(), &[path.as_bytes(), b"\n", body.as_bytes()]);
        let request = Request::post(format!("{}{path}", self.origin))
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ACCEPT, "application/json")
            .header("x-signature", signature)
            .body(Bytes::from(body))
            .map_err(|error| unanswered(&error))?;
        let ServiceReply { status, body } = self.transport.call(request).await.map_err(|error| unanswered(&error))?;
        if status != StatusCode::OK {
            return Err(Unanswered(format!("HTTP {status}")));
        }
        serde_json::from_value(body).map_err(|_| Unanswered("the answer is not of the contract's shape".to_owned()))
    }
}

impl VendorWallets for HttpVendorWallets {
    fn balance<'a>(&'a self, wallet_key: &'a WalletKey) -> BoxFuture<'a, Result<i64, Unanswered>> {
        Box::pin(async move {
            let body =
                json!({ "player": wallet_key.player, "vendor": wallet_key.vendor, "currency": wallet_key.currency });
            let BalanceAnswer { balance } = self.call("/transfer/balance", body).await?;
            if balance < 0 { Err(Unanswered("a balance is below zero".to_owned())) } else { Ok(balance) }
        })
    }

    fn carry_out<'a>(&'a self, order: &'a VendorOrder) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>> {
        Box::pin(async move {
            let path = match order.direction {
                TransferDirection::ToVendor => "/transfer/in",
                TransferDirection::ToMain => "/transfer/out",
            };
            let WalletKey { player, vendor, currency } = &order.wallet_key;
            let body = json!({
                "reference_no": order.reference_no, "player": player, "vendor": vendor, "currency": currency, "amount": order.amount,
            });
            self.call::<TransferAnswer>(path, body).await?.read()
        })
    }

    fn status<'a>(&'a self, reference_no: &'a str) -> BoxFuture<'a, Result<VendorTransfer, Unanswered>> {
        Box::pin(async move {
            let body = json!({ "reference_no": reference_no });
            self.call::<TransferAnswer>("/transfer/status", body).await?.read()
        })
    }

    fn bets(&self, after: i64, limit: i64) -> BoxFuture<'_, Result<Vec<VendorBet>, Unanswered>> {
        Box::pin(async move {
            let body = json!({ "after": after, "limit": limit });
            let BetsAnswer { bets } = self.call("/transfer/bets", body).await?;
            Ok(bets.into_iter().map(VendorBet::from).collect())
        })
    }

    fn balances<'a>(
        &'a self,
        vendor: &'a str,
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorBalance>, Unanswered>> {
        Box::pin(async move {
            let body = json!({ "vendor": vendor, "after": after, "limit": limit });
            let BalancesAnswer { balances } = self.call("/transfer/balances", body).await?;
            let balance = |it: WalletBalanceAnswer| VendorBalance {
                player: it.player,
                currency: it.currency,
                balance: it.balance,
                in_play: it.in_play,
            };
            Ok(balances.into_iter().map(balance).collect())
        })
    }

    fn round<'a>(&'a self, name: RoundName<'a>) -> BoxFuture<'a, Result<RoundOutcome, Unanswered>> {
        Box::pin(async move {
            let RoundName { round, player, language } = name;
            let body = json!({ "round": round, "player": player, "language": language });
            let answer: RoundAnswer = self.call("/rounds/read", body).await?;
            answer.read().map_err(|wrong| Unanswered(wrong.to_owned()))
        })
    }

    fn transfers<'a>(
        &'a self,
        vendor: &'a str,
        (from_ms, until_ms): (i64, i64),
        after: &'a str,
        limit: i64,
    ) -> BoxFuture<'a, Result<Vec<VendorTransfer>, Unanswered>> {
        Box::pin(async move {
            let body =
                json!({ "vendor": vendor, "from_ms": from_ms, "until_ms": until_ms, "after": after, "limit": limit });
            let TransfersAnswer { transfers } = self.call("/transfer/transfers", body).await?;
            transfers.into_iter().map(TransferAnswer::read).collect()
        })
    }
}

impl HttpVendorWallets {
    async fn call_free_spins(
        &self,
        supplier: &str,
        path: &str,
        (reward, body): (&str, Value),
    ) -> Result<SupplierAnswer, Unconfirmed> {
        if supplier != self.supplier {
            return Ok(SupplierAnswer::Refused("supplier_unknown".to_owned()));
        }
        let answer: FreeSpinsAnswer = self.call(path, body).await.map_err(|Unanswered(why)| Unconfirmed(why))?;
        answer.read(reward)
    }
}

impl FreeSpinsSupplier for HttpVendorWallets {
    fn grant<'a>(&'a self, order: &'a FreeSpinsOrder) -> BoxFuture<'a, Result<SupplierAnswer, Unconfirmed>> {
        Box::pin(async move {
            let FreeSpinsOrder { reward, supplier, player, games, spins, value, currency, expires_at } = order;
            let body = json!({
                "reward_uuid": reward, "player": player, "games": games, "spins": spins, "value": value, "currency": currency,
                "expires_at": expires_at,
            });
            self.call_free_spins(supplier, "/free_spins/grant", (reward, body)).await
        })
    }

    fn withdraw<'a>(
        &'a self,
        supplier: &'a str,
        reward: &'a str,
    ) -> BoxFuture<'a, Result<SupplierAnswer, Unconfirmed>> {
        Box::pin(async move {
            self.call_free_spins(supplier, "/free_spins/withdraw", (reward, json!({ "reward_uuid": reward }))).await
        })
    }
}
