//! A provider for tests, with a merchant whose answers and a clock that the test controls.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::future::BoxFuture;
use http_body_util::BodyExt;
use platform::clock::Clock;
use platform::shared_key::SharedKey;
use platform::signature;
use platform::store::testing::{self, Contents, TestStore};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::{MERCHANT, Merchant, NotDelivered, ProviderConfig, ProviderState, router};

pub const START_MS: i64 = 1_795_250_096_000;
pub const ORIGIN: &str = "http://127.0.0.1:8082";
pub const SITE: &str = "http://127.0.0.1:8080";
pub const HOOK: &str = "http://127.0.0.1:8080/hooks/payments";

const TABLES: Contents = Contents { name: "payments", migrations: &[crate::MIGRATIONS], fill: None };

/// A database on the embedded engine (SQLite).
pub async fn sqlite() -> TestStore {
    testing::sqlite(TABLES).await
}

/// A database on each available engine.
pub async fn both_engines() -> Vec<TestStore> {
    testing::both_engines(TABLES).await
}

/// How the merchant answers the next event.
#[derive(Debug, Clone, Copy)]
pub enum Answer {
    /// Answers with this status.
    Status(u16),
    /// Receives the event, but the answer is lost.
    Lost,
}

/// A merchant in memory. Answers 200 unless told otherwise.
#[derive(Debug)]
pub struct FakeMerchant {
    key: SharedKey,
    clock: Clock,
    answers: Mutex<VecDeque<Answer>>,
    /// All events that arrived, with their times, refused ones included.
    arrived: Mutex<Vec<(i64, Value)>>,
}

impl FakeMerchant {
    /// Sets the answers to the next events, in order.
    pub fn answer(&self, answers: impl IntoIterator<Item = Answer>) {
        self.answers.lock().unwrap().extend(answers);
    }

    /// All tries with their times.
    pub fn arrived(&self) -> Vec<(i64, Value)> {
        self.arrived.lock().unwrap().clone()
    }

    /// The distinct events that arrived: each once by its id, in the order of first arrival.
    pub fn events(&self) -> Vec<Value> {
        let mut heard: Vec<Value> = Vec::new();
        for (_, event) in self.arrived() {
            match heard.iter().find(|known| known["eventId"] == event["eventId"]) {
                Some(known) => assert_eq!(*known, event, "an event says the same each time"),
                None => heard.push(event),
            }
        }
        heard
    }

    /// The types of the distinct events.
    pub fn types(&self) -> Vec<String> {
        self.events().iter().map(|event| event["type"].as_str().unwrap().to_owned()).collect()
    }
}

impl Merchant for FakeMerchant {
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, NotDelivered>> {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            assert_eq!(parts.uri.to_string(), HOOK);
            signature::verify(&parts, &body, &self.key, MERCHANT, self.clock.now_ms()).expect("a signed event");
            self.arrived.lock().unwrap().push((self.clock.now_ms(), serde_json::from_slice(&body).unwrap()));
            match self.answers.lock().unwrap().pop_front() {
                None => Ok(StatusCode::OK),
                Some(Answer::Status(status)) => Ok(StatusCode::from_u16(status).unwrap()),
                Some(Answer::Lost) => Err(NotDelivered("lost".to_owned())),
            }
        })
    }
}

/// A page as it was answered.
pub struct Page {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

#[derive(Clone)]
pub struct TestProvider {
    pub state: ProviderState,
    pub merchant: Arc<FakeMerchant>,
    pub key: SharedKey,
    pub router: Router,
    // Keeps the database's files.
    files: TestStore,
}

impl TestProvider {
    pub async fn on_sqlite() -> Self {
        Self::on(sqlite().await, true)
    }

    pub async fn on_both_engines() -> Vec<Self> {
        both_engines().await.into_iter().map(|files| Self::on(files, true)).collect()
    }

    pub fn on(files: TestStore, has_desk: bool) -> Self {
        let (key, clock) = (SharedKey::random(), Clock::manual(START_MS));
        let merchant = FakeMerchant {
            key: key.clone(),
            clock: clock.clone(),
            answers: Mutex::default(),
            arrived: Mutex::default(),
        };
        Self::with(files, Arc::new(merchant), key, clock, has_desk)
    }

    fn with(files: TestStore, merchant: Arc<FakeMerchant>, key: SharedKey, clock: Clock, has_desk: bool) -> Self {
        let config =
            ProviderConfig { origin: ORIGIN.to_owned(), merchant_origin: SITE.to_owned(), key: key.clone(), has_desk };
        let state = ProviderState::new(files.store.clone(), clock, merchant.clone(), config);
        Self { router: router(state.clone()), state, merchant, key, files }
    }

    /// Simulates a crash: a new process on the same database and merchant.
    pub fn restarted(&self) -> Self {
        let Self { files, merchant, key, state, .. } = self.clone();
        Self::with(files, merchant, key, state.clock, true)
    }

    pub fn now(&self) -> i64 {
        self.state.clock.now_ms()
    }

    /// Advances the clock and does the work that is due then.
    pub async fn work_after(&self, ms: i64) -> usize {
        self.state.clock.advance_ms(ms);
        self.state.work(self.now()).await.unwrap()
    }

    pub async fn send(&self, request: Request<Body>) -> Page {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        Page { status, headers, text: String::from_utf8(bytes.to_vec()).unwrap() }
    }

    /// A call with the merchant's signature at the present time.
    pub fn signed(&self, method: Method, path: &str, body: impl Into<Bytes>) -> Request<Body> {
        let request = Request::builder().method(method).uri(path).header(header::CONTENT_TYPE, "application/json");
        let mut request = request.body(body.into()).unwrap();
        signature::sign(&mut request, &self.key, MERCHANT, self.now());
        request.map(Body::from)
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let page = self.send(self.signed(Method::POST, path, body.to_string())).await;
        (page.status, serde_json::from_str(&page.text).unwrap_or(Value::Null))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let page = self.send(self.signed(Method::GET, path, "")).await;
        (page.status, serde_json::from_str(&page.text).unwrap_or(Value::Null))
    }

    /// Requests a page like a browser.
    pub async fn page(&self, path: &str) -> Page {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// Submits a form like a browser.
    pub async fn form(&self, path: &str, fields: &str) -> Page {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(fields.to_owned())).unwrap()).await
    }

    /// Opens a payment; gives the path of the payment page.
    pub async fn asked(&self, reference: &str) -> String {
        let (status, payment) = self.post("/v1/payments", &payment(reference)).await;
        assert_eq!(status, 200, "{payment}");
        payment["payUrl"].as_str().unwrap().strip_prefix(ORIGIN).unwrap().to_owned()
    }

    pub async fn payment(&self, reference: &str) -> Value {
        let (status, payment) = self.get(&format!("/v1/payments/{reference}")).await;
        assert_eq!(status, 200, "{payment}");
        payment
    }

    /// Requests a payout to an account.
    pub async fn paid_out(&self, reference: &str, account: &str) {
        let (status, taken) = self.post("/v1/payouts", &payout(reference, account)).await;
        assert_eq!((status, taken["status"].as_str()), (200, Some("accepted")), "{taken}");
    }

    pub async fn payout(&self, reference: &str) -> Value {
        let (status, payout) = self.get(&format!("/v1/payouts/{reference}")).await;
        assert_eq!(status, 200, "{payout}");
        payout
    }
}

/// Body of a payment of 25 dollars that expires in 15 minutes.
pub fn payment(reference: &str) -> Value {
    json!({
        "reference": reference, "method": "hosted", "amount": "25.00", "currency": "USD", "expiresInSeconds": 900,
        "notifyUrl": HOOK, "returnUrl": format!("{SITE}/?mc=depositv2"), "description": "Deposit", "language": "EN",
    })
}

/// Body of a payout of 40.01 dollars.
pub fn payout(reference: &str, account: &str) -> Value {
    let target = json!({ "kind": "bank", "holder": "Mira Tran", "institution": "Harbour Bank", "account": account, "network": "" });
    json!({ "reference": reference, "amount": "40.01", "currency": "USD", "target": target, "notifyUrl": HOOK })
}
