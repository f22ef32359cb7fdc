//! The seamless wallet over HTTP: JSON bodies, signed with HMAC-SHA256 under the supplier's secret.

use std::time::Duration;

use axum::body::Bytes;
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full, Limited};
use hyper::header::CONTENT_TYPE;
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};

use super::{Movement, Opened, OperatorWallet, PlayRules, Refused, WalletError};
use platform::clock::Clock;
use platform::ids;
use platform::signature::hmac_hex;

/// Deadline of the operator's answer; afterwards the result counts as unknown.
const DEADLINE: Duration = Duration::from_secs(4);
/// Maximum size of an answer, in bytes; none of the contract comes near it.
const ANSWER_LIMIT: usize = 16 * 1024;

/// HTTP client of the operator's wallet at the site's origin.
#[derive(Clone)]
pub struct SeamlessHttp {
    client: Client<HttpConnector, Full<Bytes>>,
    origin: String,
    supplier: String,
    secret: String,
    clock: Clock,
}

impl SeamlessHttp {
    /// A client for the site at `origin` (such as `http://127.0.0.1:8080`), signing as `supplier` with `secret`.
    pub fn new(origin: &str, supplier: &str, secret: &str, clock: Clock) -> Self {
        let client = Client::builder(TokioExecutor::new()).build_http();
        let origin = origin.trim_end_matches('/').to_owned();
        Self { client, origin, supplier: supplier.to_owned(), secret: secret.to_owned(), clock }
    }

    async fn call(&self, path: &'static str, mut body: Value) -> Result<Value, WalletError> {
        let request_id = ids::new_id(self.clock.now_ms());
        if let Some(fields) = body.as_object_mut() {
            fields.insert("request_uuid".to_owned(), Value::from(request_id.clone()));
        }
        let answer = tokio::time::timeout(DEADLINE, self.send(path, body.to_string())).await;
        let answer = answer.unwrap_or_else(|_| Err(WalletError::Uncertain("no answer in time".to_owned())));
        if let Err(error) = &answer {
            tracing::warn!(%error, path, request_id, "a call to the operator did not succeed");
        }
        answer
    }

    async fn send(&self, path: &str, body: String) -> Result<Value, WalletError> {
        let unknown = |error: &dyn std::fmt::Display| WalletError::Uncertain(error.to_string());
        let request = Request::builder()
            .method(Method::POST)
            .uri(format!("{}/seamless{path}", self.origin))
            .header(CONTENT_TYPE, "application/json")
            .header("X-Supplier", &self.supplier)
            .header("X-Signature", signature(&self.secret, body.as_bytes()))
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| unknown(&error))?;
        let response = self.client.request(request).await.map_err(|error| unknown(&error))?;
        let status = response.status();
        let body = Limited::new(response.into_body(), ANSWER_LIMIT).collect().await.map_err(|error| unknown(&error))?;
        read(status, &body.to_bytes())
    }
}

/// Reads an answer. Only a status of the contract is a refusal; everything else leaves the result unknown.
fn read(http: StatusCode, body: &[u8]) -> Result<Value, WalletError> {
    let unknown = || WalletError::Uncertain(format!("HTTP {http}"));
    let answer: Value = serde_json::from_slice(body).map_err(|_| unknown())?;
    match answer.get("status").and_then(Value::as_str) {
        Some("RS_OK") if http.is_success() => Ok(answer),
        Some("RS_ERROR_UNKNOWN" | "RS_OK") | None => Err(unknown()),
        Some(_) if http.is_server_error() => Err(unknown()),
        Some(status) => Err(WalletError::Refused(Refused::from_status(status))),
    }
}

/// The signature of the contract: HMAC-SHA256 of the exact body, in lower-case hexadecimal.
fn signature(secret: &str, body: &[u8]) -> String {
    hmac_hex(secret.as_bytes(), &[body])
}

fn text(answer: &Value, field: &str) -> Result<String, WalletError> {
    let found = answer.get(field).and_then(Value::as_str).map(str::to_owned);
    found.ok_or_else(|| WalletError::Uncertain(format!("the answer lacks {field}")))
}

fn balance(answer: &Value) -> Result<i64, WalletError> {
    let found = answer.get("balance").and_then(Value::as_i64);
    found.ok_or_else(|| WalletError::Uncertain("the answer lacks balance".to_owned()))
}

fn rules(answer: &Value) -> PlayRules {
    let number = |field: &str| answer.get(field).and_then(Value::as_i64);
    PlayRules::from_operator(number("round_ms"), number("auto_rounds")).with_max_stake(number("max_stake"))
}

/// Code of the vendor whose transfer wallet the session stakes from; empty where it stakes from the operator's wallet.
fn wallet_vendor(answer: &Value) -> Result<String, WalletError> {
    match answer.get("wallet").and_then(Value::as_str) {
        Some("vendor") => text(answer, "vendor"),
        _ => Ok(String::new()),
    }
}

impl OperatorWallet for SeamlessHttp {
    fn open<'a>(&'a self, ticket: &'a str) -> BoxFuture<'a, Result<Opened, WalletError>> {
        Box::pin(async move {
            let answer = self.call("/session/open", json!({ "ticket": ticket })).await?;
            Ok(Opened {
                token: text(&answer, "token")?,
                player: text(&answer, "user")?,
                currency: text(&answer, "currency")?,
                balance: balance(&answer)?,
                game_code: text(&answer, "game_code")?,
                rules: rules(&answer),
                wallet_vendor: wallet_vendor(&answer)?,
            })
        })
    }

    fn may_stake<'a>(&'a self, token: &'a str, stake: Option<&'a Movement>) -> BoxFuture<'a, Result<(), WalletError>> {
        let body = match stake {
            Some(stake) => json!({ "token": token, "round": stake.round, "amount": stake.amount }),
            None => json!({ "token": token }),
        };
        Box::pin(async move { self.call("/user/may_stake", body).await.map(drop) })
    }

    fn release_stake<'a>(&'a self, round: &'a str) -> BoxFuture<'a, Result<(), WalletError>> {
        Box::pin(async move { self.call("/user/release_stake", json!({ "round": round })).await.map(drop) })
    }

    fn balance<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move { balance(&self.call("/user/balance", json!({ "token": token })).await?) })
    }

    fn bet<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move {
            let body = json!({
                "transaction_uuid": call.transaction, "token": call.token, "round": call.round,
                "game_code": call.game_code, "amount": call.amount, "currency": call.currency, "round_closed": false,
                "is_free": call.free_spins.is_some(), "reward_uuid": call.free_spins,
            });
            balance(&self.call("/transaction/bet", body).await?)
        })
    }

    fn win<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move {
            let body = json!({
                "transaction_uuid": call.transaction, "reference_transaction_uuid": call.reference,
                "token": call.token, "round": call.round, "game_code": call.game_code, "amount": call.amount,
                "currency": call.currency, "round_closed": true, "is_free": call.free_spins.is_some(), "reward_uuid": call.free_spins,
            });
            balance(&self.call("/transaction/win", body).await?)
        })
    }

    fn rollback<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move {
            let body = json!({
                "transaction_uuid": call.transaction, "reference_transaction_uuid": call.reference,
                "token": call.token, "round": call.round, "game_code": call.game_code,
            });
            balance(&self.call("/transaction/rollback", body).await?)
        })
    }
}

impl std::fmt::Debug for SeamlessHttp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { origin, supplier, .. } = self;
        f.debug_struct("SeamlessHttp").field("origin", origin).field("supplier", supplier).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_known_hmac() {
        // The second test case of RFC 4231.
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(signature("Jefe", b"what do ya want for nothing?"), expected);
    }

    #[test]
    fn only_a_status_of_the_contract_is_a_refusal() {
        let refused = read(StatusCode::OK, br#"{"status":"RS_ERROR_NOT_ENOUGH_MONEY"}"#);
        assert_eq!(refused, Err(WalletError::Refused(Refused::NotEnoughMoney)));
        for (http, body) in [
            (StatusCode::OK, "<html>a proxy</html>"),
            (StatusCode::INTERNAL_SERVER_ERROR, r#"{"status":"RS_ERROR_UNKNOWN"}"#),
            (StatusCode::SERVICE_UNAVAILABLE, r#"{"status":"RS_ERROR_ROUND_CLOSED"}"#),
            (StatusCode::BAD_GATEWAY, r#"{"status":"RS_OK","balance":1}"#),
            (StatusCode::OK, "{}"),
        ] {
            assert!(matches!(read(http, body.as_bytes()), Err(WalletError::Uncertain(_))), "{http} {body}");
        }
    }

    #[test]
    fn nothing_printed_shows_the_secret() {
        let wallet = SeamlessHttp::new("http://127.0.0.1:1", "SAMPLE", "hush", Clock::System);
        assert!(!format!("{wallet:?}").contains("hush"));
    }
}
