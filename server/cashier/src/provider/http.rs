//! The payment provider's HTTP API: JSON bodies, signed with the shared key.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{Method, Request, StatusCode, header};
use futures_util::future::BoxFuture;
use lumora_core::domain::money::Money;
use lumora_core::wire::SecretText;
use platform::clock::{Clock, parse_rfc3339};
use platform::http_client::{ServiceReply, Transport};
use platform::shared_key::SharedKey;
use platform::signature;
use serde_json::{Value, json};

use super::{
    Moved, NewPayment, NewPayout, OpenedPayment, PaymentProvider, ProviderError, ProviderRecord, RedeemedVoucher,
};

/// Path of this server's webhook for the provider's events.
const EVENTS_PATH: &str = "/payments/events";

/// The operator's merchant id at the provider.
pub const MERCHANT: &str = "lumora";
/// The provider's error code for a reference that it does not know.
const UNKNOWN_REFERENCE: &str = "unknown_reference";

/// Client of a payment provider.
#[derive(Clone)]
pub struct HttpProvider {
    transport: Arc<dyn Transport>,
    origin: String,
    /// Address of this server's webhook, which is sent with each payment.
    notify_url: String,
    key: SharedKey,
    clock: Clock,
}

impl std::fmt::Debug for HttpProvider {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HttpProvider").field("origin", &self.origin).finish_non_exhaustive()
    }
}

impl HttpProvider {
    /// A client of the provider at `origin`, whose events go to the site at `site_origin`.
    pub fn new(transport: Arc<dyn Transport>, origin: &str, site_origin: &str, key: SharedKey, clock: Clock) -> Self {
        let origin = origin.trim_end_matches('/').to_owned();
        let notify_url = format!("{site_origin}{}", EVENTS_PATH);
        Self { transport, origin, notify_url, key, clock }
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value, ProviderError> {
        self.call(Method::POST, path, Bytes::from(body.to_string())).await
    }

    /// Queries a path; `None` where the provider does not know the reference.
    async fn get(&self, path: &str) -> Result<Option<Value>, ProviderError> {
        match self.call(Method::GET, path, Bytes::new()).await {
            Ok(answer) => Ok(Some(answer)),
            Err(ProviderError::Refused(code)) if code == UNKNOWN_REFERENCE => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn call(&self, method: Method, path: &str, body: Bytes) -> Result<Value, ProviderError> {
        let uncertain = |error: &dyn std::fmt::Display| ProviderError::Uncertain(error.to_string());
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.origin))
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ACCEPT, "application/json")
            .body(body)
            .map_err(|error| uncertain(&error))?;
        signature::sign(&mut request, &self.key, MERCHANT, self.clock.now_ms());
        let answer = self.transport.call(request).await.map_err(|error| uncertain(&error))?;
        read(answer)
    }
}

/// Maps an HTTP answer. Only an answer that refuses the request itself is final; after any other failure the outcome is
/// unknown.
fn read(answer: ServiceReply) -> Result<Value, ProviderError> {
    let ServiceReply { status, body } = answer;
    if status.is_success() {
        return Ok(body);
    }
    match status {
        StatusCode::UNPROCESSABLE_ENTITY | StatusCode::CONFLICT | StatusCode::BAD_REQUEST | StatusCode::NOT_FOUND => {
            let code = body.get("code").and_then(Value::as_str).unwrap_or("refused");
            Err(ProviderError::Refused(code.to_owned()))
        }
        other => Err(ProviderError::Uncertain(format!("HTTP {other}"))),
    }
}

fn text(answer: &Value, field: &str) -> Result<String, ProviderError> {
    let found = answer.get(field).and_then(Value::as_str).map(str::to_owned);
    found.ok_or_else(|| ProviderError::Uncertain(format!("the answer lacks {field}")))
}

fn amount_of(answer: &Value, field: &str) -> Result<i64, ProviderError> {
    let amount = Money::parse(&text(answer, field)?)
        .map_err(|error| ProviderError::Uncertain(format!("its {field} can not be read: {error}")))?;
    Ok(amount.0)
}

/// Reads a payment's books: its movements under `list`, whose id and time have the names `id` and `at`.
fn record(answer: &Value, list: &str, id: &str, at: &str) -> Result<ProviderRecord, ProviderError> {
    let lacks = || ProviderError::Uncertain(format!("the answer lacks {list}"));
    let moved = answer.get(list).and_then(Value::as_array).ok_or_else(lacks)?.iter().map(|it| {
        let at_ms = parse_rfc3339(&text(it, at)?);
        let at_ms = at_ms.ok_or_else(|| ProviderError::Uncertain(format!("its {at} can not be read")))?;
        Ok(Moved { id: text(it, id)?, amount: amount_of(it, "amount")?, at_ms })
    });
    let returned = answer.get("status").and_then(Value::as_str) == Some("returned");
    Ok(ProviderRecord { currency: text(answer, "currency")?, moved: moved.collect::<Result<_, _>>()?, returned })
}

impl PaymentProvider for HttpProvider {
    fn open<'a>(&'a self, payment: &'a NewPayment) -> BoxFuture<'a, Result<OpenedPayment, ProviderError>> {
        Box::pin(async move {
            let body = json!({
                "reference": payment.reference,
                "method": if payment.by_qr { "qr" } else { "hosted" },
                "amount": Money(payment.amount).to_decimal(),
                "currency": payment.currency,
                "expiresInSeconds": payment.expires_in,
                "notifyUrl": self.notify_url,
                "returnUrl": payment.return_url,
                "description": payment.description,
                "language": payment.language,
            });
            let answer = self.post("/v1/payments", body).await?;
            let pay_url = text(&answer, "payUrl")?;
            // The member must not be sent to a page that is not the provider's.
            if !pay_url.starts_with(&format!("{}/", self.origin)) {
                return Err(ProviderError::Refused("pay_url_elsewhere".to_owned()));
            }
            let qr = answer.get("qr").and_then(Value::as_str).unwrap_or_default().to_owned();
            Ok(OpenedPayment { pay_url, qr })
        })
    }

    fn redeem<'a>(
        &'a self,
        reference: &'a str,
        code: &'a SecretText,
        currency: &'a str,
    ) -> BoxFuture<'a, Result<RedeemedVoucher, ProviderError>> {
        Box::pin(async move {
            let body = json!({ "reference": reference, "code": code.reveal(), "currency": currency });
            let answer = self.post("/v1/vouchers/redeem", body).await?;
            Ok(RedeemedVoucher { amount: amount_of(&answer, "amount")?, currency: text(&answer, "currency")? })
        })
    }

    fn pay_out<'a>(&'a self, payout: &'a NewPayout) -> BoxFuture<'a, Result<(), ProviderError>> {
        Box::pin(async move {
            let body = json!({
                "reference": payout.reference,
                "amount": Money(payout.amount).to_decimal(),
                "currency": payout.currency,
                "target": {
                    "kind": payout.kind, "holder": payout.holder, "institution": payout.institution,
                    "account": payout.account, "network": payout.network,
                },
                "notifyUrl": self.notify_url,
            });
            self.post("/v1/payouts", body).await.map(drop)
        })
    }

    fn payment_of<'a>(&'a self, reference: &'a str) -> BoxFuture<'a, Result<Option<ProviderRecord>, ProviderError>> {
        Box::pin(async move {
            let answer = self.get(&format!("/v1/payments/{reference}")).await?;
            answer.map(|answer| record(&answer, "receipts", "receiptId", "receivedAt")).transpose()
        })
    }

    fn payout_of<'a>(&'a self, reference: &'a str) -> BoxFuture<'a, Result<Option<ProviderRecord>, ProviderError>> {
        Box::pin(async move {
            let answer = self.get(&format!("/v1/payouts/{reference}")).await?;
            answer.map(|answer| record(&answer, "parts", "partId", "at")).transpose()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(status: StatusCode, body: Value) -> Result<Value, ProviderError> {
        read(ServiceReply { status, body })
    }

    #[test]
    fn what_the_books_say_is_read_whole_or_not_at_all() {
        let part = json!({ "partId": "p1", "amount": "12.50", "at": "2026-11-21T08:34:56Z" });
        let answer = json!({ "status": "returned", "currency": "USD", "parts": [part] });
        let read = |answer: &Value| record(answer, "parts", "partId", "at");
        let moved = Moved { id: "p1".to_owned(), amount: 1_250, at_ms: 1_795_250_096_000 };
        let expected = ProviderRecord { currency: "USD".to_owned(), moved: vec![moved], returned: true };
        assert_eq!(read(&answer), Ok(expected));
        for field in ["currency", "parts"] {
            let mut without = answer.clone();
            without.as_object_mut().unwrap().remove(field);
            assert!(matches!(read(&without), Err(ProviderError::Uncertain(_))), "{field}");
        }
        for (field, wrong) in [("amount", "12,50"), ("at", "yesterday")] {
            let mut other = answer.clone();
            other["parts"][0][field] = json!(wrong);
            assert!(matches!(read(&other), Err(ProviderError::Uncertain(_))), "{field}");
        }
    }

    #[test]
    fn only_a_refusal_of_the_request_itself_is_final() {
        let refused = answered(StatusCode::UNPROCESSABLE_ENTITY, json!({ "code": "voucher_used" }));
        assert_eq!(refused, Err(ProviderError::Refused("voucher_used".to_owned())));
        for status in [
            StatusCode::UNAUTHORIZED,
            StatusCode::TOO_MANY_REQUESTS,
            StatusCode::INTERNAL_SERVER_ERROR,
            StatusCode::BAD_GATEWAY,
            StatusCode::FOUND,
        ] {
            assert!(matches!(answered(status, json!({})), Err(ProviderError::Uncertain(_))), "{status}");
        }
    }
}
