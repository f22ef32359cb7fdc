//! The sample payment provider beside a server under test, each with a database of its own: their calls go from router to router, and a
//! test says which of them, or which answers, get lost on the way.

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
use payment_provider::payment::{Paying, Turn};
use payment_provider::{Merchant, ProviderConfig, ProviderState, Unheard};
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::shared_key::SharedKey;
use platform::signature;
use platform::store::testing::{self, Contents, TestStore};
use serde_json::Value;
use tower::ServiceExt;

use super::TestServer;
use crate::state::AppState;

/// What happens to a call on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It does not arrive.
    Request,
    /// It arrives, and its answer does not.
    Answer,
}

/// A way between two parties.
#[derive(Debug, Default)]
pub(super) struct Line {
    pub(super) router: Mutex<Option<Router>>,
    pub(super) faults: Mutex<VecDeque<Fault>>,
}

impl Line {
    /// What stands at its end from now on.
    pub(super) fn lead_to(&self, router: Router) {
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
    fn notify(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<StatusCode, Unheard>> {
        Box::pin(async move {
            let answer = self.send(request).await;
            answer.map(|(status, _)| status).ok_or_else(|| Unheard("lost".to_owned()))
        })
    }
}

/// The provider, as a payer and its staff see it.
#[derive(Debug, Clone)]
pub struct TestPayments {
    /// Its state, to reach behind its pages where a test must.
    pub state: ProviderState,
    key: SharedKey,
    to_provider: Arc<Line>,
    to_site: Arc<Line>,
    // Keeps the database's files.
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
        to_provider.lead_to(router);
        let payments = TestPayments { state, key, to_provider, to_site, _files: files };
        (self.beside_payments(&payments), payments)
    }

    /// The same server with a provider that is there already, which tells this one from now on.
    #[must_use]
    pub fn beside_payments(self, payments: &TestPayments) -> Self {
        let base = self.state.base.clone();
        let (origin, site_origin) = (&base.config.payment_origin, &base.config.site_origin);
        let way = payments.to_provider.clone();
        let provider = HttpProvider::new(way, origin, site_origin, payments.key.clone(), base.clock.clone());
        let identity = self.state.identity.clone();
        let passwords = identity.passwords.clone();
        let cashier =
            CashierState { base, passwords, provider: Arc::new(provider), provider_key: payments.key.clone() };
        let server = self.with_state(AppState::with_cashier(identity, cashier));
        payments.to_site.lead_to(server.router.clone());
        server
    }
}

impl TestPayments {
    /// The next calls of the site to the provider meet these.
    pub fn lose_to_provider(&self, faults: impl IntoIterator<Item = Fault>) {
        self.to_provider.faults.lock().expect("no test panics while it holds this").extend(faults);
    }

    /// The next calls of the provider to the site meet these.
    pub fn lose_to_site(&self, faults: impl IntoIterator<Item = Fault>) {
        self.to_site.faults.lock().expect("no test panics while it holds this").extend(faults);
    }

    /// Does all that is due at the provider.
    pub async fn work(&self) {
        self.state.work(self.state.clock.now_ms()).await.expect("the provider works");
    }

    /// Tells the site something, signed as the provider signs; gives what the site answers.
    pub async fn tell(&self, event: &Value) -> StatusCode {
        let mut request = Request::post("/payments/events").body(Bytes::from(event.to_string())).expect("a request");
        signature::sign(&mut request, &self.key, payment_provider::MERCHANT, self.state.clock.now_ms());
        self.to_site.send(request).await.expect("an answer").0
    }

    /// Pays at the payment page, what was asked for or another amount, as somebody who has seen so many receipts of it.
    pub async fn pay(&self, pay_url: &str, other_amount: Option<i64>, receipts_seen: usize) {
        let other_amount = other_amount.map(|minor| Amount::of_minor(minor).expect("an amount"));
        let paying = Paying { other_amount, receipts_seen };
        let turn = self.state.pay(token(pay_url), paying, self.state.clock.now_ms()).await.expect("the provider works");
        assert_eq!(turn, Turn::Done, "{pay_url}");
        self.work().await;
    }

    /// Declines at the payment page.
    pub async fn decline(&self, pay_url: &str) {
        let turn = self.state.decline(token(pay_url), self.state.clock.now_ms()).await.expect("the provider works");
        assert_eq!(turn, Turn::Done, "{pay_url}");
        self.work().await;
    }

    /// A voucher worth so many minor units, good for a day.
    pub async fn voucher(&self, minor: i64) -> String {
        self.voucher_in(super::CURRENCY, minor).await
    }

    /// The code of a voucher in a currency.
    pub async fn voucher_in(&self, currency: &str, minor: i64) -> String {
        let amount = Amount::of_minor(minor).expect("an amount");
        let currency = Currency::try_from(currency.to_owned()).expect("a currency");
        let made = self.state.make_voucher(amount, currency, 86_400_000, self.state.clock.now_ms()).await;
        made.expect("a voucher").code
    }

    /// What the provider knows of a payment or payout.
    pub async fn known(&self, table: Known, reference: &str) -> Value {
        let value = match table {
            Known::Payment => self.state.payment(reference).await.expect("a payment").map(|it| it.received_decimal()),
            Known::Payout => self.state.payout(reference).await.expect("a payout").map(|it| it.paid_decimal()),
        };
        value.map_or(Value::Null, Value::from)
    }
}

/// The secret of a payment page's address.
fn token(pay_url: &str) -> &str {
    pay_url.rsplit('/').next().unwrap_or_default()
}

/// What a provider knows of by its reference.
#[derive(Debug, Clone, Copy)]
pub enum Known {
    /// What was received of a payment.
    Payment,
    /// What was paid of a payout.
    Payout,
}
