//! The sample payment provider beside a server under test, each with a database of its own. Their calls go from router to router, and a
//! test decides which calls or answers are lost.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use cashier::CashierState;
use cashier::provider::HttpProvider;
use futures_util::future::BoxFuture;
use http_body_util::BodyExt;
use payment_provider::fields::{Amount, Currency};
use payment_provider::payment::{ActionOutcome, PayerInput};
use payment_provider::{Merchant, NotDelivered, ProviderConfig, ProviderState};
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::shared_key::SharedKey;
use platform::signature;
use platform::store::testing::{self, Contents, TestStore};
use serde_json::Value;
use tower::ServiceExt;

use super::TestServer;
use crate::state::AppState;

/// How a call is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The request does not arrive.
    Request,
    /// The request arrives, and its answer is lost.
    Answer,
}

/// A connection from one party to the other, without a network.
#[derive(Debug, Default)]
pub(super) struct Line {
    pub(super) router: Mutex<Option<Router>>,
    pub(super) faults: Mutex<VecDeque<Fault>>,
}

impl Line {
    /// Sets the router that receives the calls.
    pub(super) fn connect(&self, router: Router) {
        *self.router.lock().expect("no test panics while it holds this") = Some(router);
    }

    async fn send(&self, request: Request<Bytes>) -> Option<(StatusCode, Bytes)> {
        let fault = self.faults.lock().expect("no test panics while it holds this").pop_front();
        if fault == Some(Fault::Request) {
            return None;
        }
        let mut request = request.map(Body::from);
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 40_000))));
        let router = self.router.lock().expect("no test panics while it holds this").clone();
        let response = router?.oneshot(request).await.expect("a router always answers");
        let status = response.status();
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        (fault != Some(Fault::Answer)).then_some((status, body))
    }
}

impl Transport for Line {
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<ServiceReply, CallError>> {
        Box::pin(async move {
            let (status, body) = self.send(request).await.ok_or_else(|| CallError::Unreachable("lost".to_owned()))?;
            let body = serde_json::from_slice(&body).map_err(|_| CallError::Answer(status))?;
            Ok(ServiceReply { status, body })
        })
    }
}

impl Merchant for Line {
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, NotDelivered>> {
        Box::pin(async move {
            let answer = self.send(request).await;
            answer.map(|(status, _)| status).ok_or_else(|| NotDelivered("lost".to_owned()))
        })
    }
}

/// The payment provider, as payers and its staff use it.
#[derive(Debug, Clone)]
pub struct TestPayments {
    /// The provider's state, for tests that must look behind its pages.
    pub state: ProviderState,
    key: SharedKey,
    to_provider: Arc<Line>,
    to_site: Arc<Line>,
    // Keeps the files of the database.
    _files: TestStore,
}

impl TestServer {
    /// The same server with the sample payment provider beside it, on the embedded engine and with the same clock.
    pub async fn with_payments(self) -> (Self, TestPayments) {
        let tables = Contents { name: "payments", migrations: &[payment_provider::MIGRATIONS], fill: None };
        let files = testing::sqlite(tables).await;
        let (to_provider, to_site) = (Arc::new(Line::default()), Arc::new(Line::default()));
        let base = self.state.base.clone();
        let (origin, site_origin) = (base.config.payment_origin.clone(), base.config.site_origin.clone());
        let key = SharedKey::random();
        let config = ProviderConfig { origin, merchant_origin: site_origin, key: key.clone(), has_desk: true };
        let state = ProviderState::new(files.store.clone(), base.clock.clone(), to_site.clone(), config);
        let router = payment_provider::router(state.clone());
        to_provider.connect(router);
        let payments = TestPayments { state, key, to_provider, to_site, _files: files };
        (self.beside_payments(&payments), payments)
    }

    /// The same server with an existing provider, which sends its events to this server from then on.
    #[must_use]
    pub fn beside_payments(self, payments: &TestPayments) -> Self {
        let base = self.state.base.clone();
        let (origin, site_origin) = (&base.config.payment_origin, &base.config.site_origin);
        let transport = payments.to_provider.clone();
        let provider = HttpProvider::new(transport, origin, site_origin, payments.key.clone(), base.clock.clone());
        let identity = self.state.identity.clone();
        let passwords = identity.passwords.clone();
        let cashier =
            CashierState { base, passwords, provider: Arc::new(provider), provider_key: payments.key.clone() };
        let server = self.with_state(AppState::with_cashier(identity, cashier));
        payments.to_site.connect(server.router.clone());
        server
    }
}

impl TestPayments {
    /// Applies these faults to the next calls from the site to the provider, in their order.
    pub fn lose_to_provider(&self, faults: impl IntoIterator<Item = Fault>) {
        self.to_provider.faults.lock().expect("no test panics while it holds this").extend(faults);
    }

    /// Applies these faults to the next calls from the provider to the site, in their order.
    pub fn lose_to_site(&self, faults: impl IntoIterator<Item = Fault>) {
        self.to_site.faults.lock().expect("no test panics while it holds this").extend(faults);
    }

    /// Runs all work that is due at the provider.
    pub async fn work(&self) {
        self.state.work(self.state.clock.now_ms()).await.expect("the provider works");
    }

    /// Sends the site an event, signed as the provider signs; gives the status of the site's answer.
    pub async fn send_event(&self, event: &Value) -> StatusCode {
        let mut request = Request::post("/payments/events").body(Bytes::from(event.to_string())).expect("a request");
        signature::sign(&mut request, &self.key, payment_provider::MERCHANT, self.state.clock.now_ms());
        self.to_site.send(request).await.expect("an answer").0
    }

    /// Pays at the payment page, the requested amount or `other_amount` (minor units), as a payer whose page showed so many receipts.
    pub async fn pay(&self, pay_url: &str, other_amount: Option<i64>, receipts_seen: usize) {
        let other_amount = other_amount.map(|minor| Amount::of_minor(minor).expect("an amount"));
        let paying = PayerInput { other_amount, receipts_seen };
        let outcome =
            self.state.pay(token(pay_url), paying, self.state.clock.now_ms()).await.expect("the provider works");
        assert_eq!(outcome, ActionOutcome::Done, "{pay_url}");
        self.work().await;
    }

    /// Declines the payment at the payment page.
    pub async fn decline(&self, pay_url: &str) {
        let outcome = self.state.decline(token(pay_url), self.state.clock.now_ms()).await.expect("the provider works");
        assert_eq!(outcome, ActionOutcome::Done, "{pay_url}");
        self.work().await;
    }

    /// The code of a voucher worth so many minor units, valid for a day.
    pub async fn voucher(&self, minor: i64) -> String {
        self.voucher_in(super::CURRENCY, minor).await
    }

    /// The code of a voucher in a currency, worth so many minor units, valid for a day.
    pub async fn voucher_in(&self, currency: &str, minor: i64) -> String {
        let amount = Amount::of_minor(minor).expect("an amount");
        let currency = Currency::try_from(currency.to_owned()).expect("a currency");
        let made = self.state.make_voucher(amount, currency, 86_400_000, self.state.clock.now_ms()).await;
        made.expect("a voucher").code
    }

    /// The amount that the provider has recorded for a payment or payout, as a decimal; null where it knows none.
    pub async fn recorded_amount(&self, table: ProviderTable, reference: &str) -> Value {
        let value = match table {
            ProviderTable::Payment => {
                self.state.payment(reference).await.expect("a payment").map(|it| it.received_decimal())
            }
            ProviderTable::Payout => self.state.payout(reference).await.expect("a payout").map(|it| it.paid_decimal()),
        };
        value.map_or(Value::Null, Value::from)
    }
}

/// The secret at the end of a payment page's address.
fn token(pay_url: &str) -> &str {
    pay_url.rsplit('/').next().unwrap_or_default()
}

/// The provider's records that can be looked up by their reference.
#[derive(Debug, Clone, Copy)]
pub enum ProviderTable {
    /// A payment, by the amount received.
    Payment,
    /// A payout, by the amount paid.
    Payout,
}
