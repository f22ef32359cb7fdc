//! The sample supplier with the wallets that it keeps, beside a server under test. Transfers go from router to router, and a test decides
//! which are lost; the supplier reaches the site over a socket.

use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request};
use games::seamless::{SAMPLE_SUPPLIER, secret_of};
use games::wallets::{HttpVendorWallets, VendorWallets};
use http_body_util::BodyExt;
use platform::clock::Clock;
use platform::store::sql;
use platform::store::testing::{self, Contents, TestStore};
use serde_json::{Value, json};
use supplier::transfer_wallet::BalanceKey;
use supplier::{GameTitle, Kind, MIN_ROUND_MS, SeamlessHttp, SupplierState};
use tower::ServiceExt;

use super::payments::{Fault, Line};
use super::{CURRENCY, TestServer};
use crate::routes;

/// The supplier, as players and the operator use it.
#[derive(Debug, Clone)]
pub struct TestWallets {
    /// The supplier's state, for tests that must look behind its calls.
    pub state: SupplierState,
    /// The operator's client for the supplier's wallets, for tests that intercept its calls.
    pub vendors: Arc<HttpVendorWallets>,
    /// A slot of each vendor that keeps wallets, in the vendors' order: vendor code and game code.
    pub slots: Vec<(String, String)>,
    games: Router,
    to_vendor: Arc<Line>,
    // Keeps the files of the database.
    _files: TestStore,
}

impl TestServer {
    /// The same server, which must hold the sample operator, with the sample supplier beside it.
    pub async fn with_wallets(self) -> (Self, TestWallets) {
        let tables = Contents { name: "supplier", migrations: &[supplier::MIGRATIONS], fill: None };
        let files = testing::sqlite(tables).await;
        let to_vendor = Arc::new(Line::default());
        let base = self.state.base.clone();
        let secret = secret_of(&base.store, SAMPLE_SUPPLIER).await.expect("a secret");
        let origin = base.config.games_origin.clone();
        let vendors = HttpVendorWallets::new(to_vendor.clone(), &origin, SAMPLE_SUPPLIER, base.store.clone());
        let vendors = Arc::new(vendors);
        let state = self.state.clone().with_vendors(vendors.clone()).with_free_spins(vendors.clone());
        let server = self.with_state(state);
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let site = format!("http://{}", listener.local_addr().expect("an address"));
        let router = routes::site(&server.state, None);
        tokio::spawn(async move { axum::serve(listener, router).await });
        let operator = SeamlessHttp::new(&site, SAMPLE_SUPPLIER, &secret, Clock::System);
        let (store, clock) = (files.store.clone(), base.clock.clone());
        let state = SupplierState::new(store, Arc::new(operator), clock, &site).with_operator_secret(&secret);
        let query =
            "select w.id, min(g.game_code) from wallet_vendors w join games g on g.vendor = w.id and g.supplier <> ''
                     group by w.id, w.rank order by w.rank";
        let slots: Vec<(String, String)> = sql::query_as(query).fetch_all(base.store.reader()).await.expect("slots");
        let title = |(_, code): &(String, String)| GameTitle {
            code: code.clone(),
            name: code.clone(),
            kind: Some(Kind::Slot),
            coin: 5,
            cover: format!("tile/rng/{code}"),
        };
        supplier::seed(&state.store, &slots.iter().map(title).collect::<Vec<_>>()).await.expect("titles");
        let games = supplier::router(state.clone());
        to_vendor.connect(games.clone());
        (server, TestWallets { state, vendors, slots, games, to_vendor, _files: files })
    }

    /// The same server with another connection to the vendors that keep wallets.
    #[must_use]
    pub fn with_vendors(self, vendors: Arc<dyn VendorWallets>) -> Self {
        let state = self.state.clone().with_vendors(vendors);
        self.with_state(state)
    }
}

impl TestWallets {
    /// Applies these faults to the next calls from the site to the supplier, in their order.
    pub fn lose(&self, faults: impl IntoIterator<Item = Fault>) {
        self.to_vendor.faults.lock().expect("no test panics while it holds this").extend(faults);
    }

    /// A member's balance at a vendor in minor units, by the supplier's own books.
    pub async fn balance(&self, member_id: &str, vendor: &str) -> i64 {
        let balance_key =
            BalanceKey { player: member_id.to_owned(), vendor: vendor.to_owned(), currency: CURRENCY.to_owned() };
        self.state.wallet_balance(&balance_key).await.expect("the supplier's tables")
    }

    /// Sends a call of a game's page; gives status and body.
    pub async fn call(&self, method: Method, path: &str, session: &str, body: &Value) -> (u16, Value) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {session}"))
            .header("content-type", "application/json");
        let request = request.body(Body::from(body.to_string())).expect("a request");
        let response = self.games.clone().oneshot(request).await.expect("an answer");
        let status = response.status().as_u16();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Opens a game with the ticket in a launch address; gives the session's secret and the smallest stake in minor units.
    pub async fn visit(&self, url: &str, game_code: &str) -> (String, i64) {
        let ticket = url.split_once("#ticket=").map_or("", |(_, rest)| rest.split('&').next().unwrap_or_default());
        let body = json!({ "ticket": ticket, "code": game_code });
        let (status, opened) = self.call(Method::POST, "/api/session", "", &body).await;
        assert_eq!(status, 200, "{opened}");
        let session = opened.pointer("/session").and_then(Value::as_str).expect("a session").to_owned();
        let (_, state) = self.call(Method::GET, "/api/state", &session, &Value::Null).await;
        (session, state.pointer("/stakes/0").and_then(Value::as_i64).expect("a stake"))
    }

    /// Plays a round, and moves the clock on by the least duration of one.
    pub async fn spin(&self, session: &str, key: &str, stake: i64) -> (u16, Value) {
        let spun = self.call(Method::POST, "/api/spin", session, &json!({ "key": key, "stake": stake })).await;
        self.state.clock.advance_ms(MIN_ROUND_MS);
        spun
    }
}
