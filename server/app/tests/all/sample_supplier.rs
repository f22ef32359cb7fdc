//! The sample supplier against the real operator: signed calls over a socket, with a network that loses requests and answers.

use platform::store::testing::{Contents, TestStore};
use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use games::seamless::{SAMPLE_SUPPLIER, secret_of};
use http_body_util::BodyExt;
use lumora_core::domain::account::AccountType;
use lumora_server::routes;
use lumora_server::testing::TestServer;
use platform::clock::Clock;
use platform::store::sql;
use serde_json::{Value, json};
use supplier::{GameTitle, Kind, MIN_ROUND_MS, SeamlessHttp, SupplierState, router, seed};
use tower::ServiceExt;

const PASSWORD: &str = "correct horse 7";
const GAME: &str = "lantern-fortune";
const MONEY: i64 = 5_000_000;

/// What the network does to a call.
#[derive(Debug, Clone, Copy)]
enum Loss {
    None,
    Request,
    Answer,
}

type Losses = Arc<Mutex<VecDeque<Loss>>>;

/// Passes calls on, as the losses in turn allow.
async fn network(State(losses): State<Losses>, request: Request, next: Next) -> Response {
    let loss = losses.lock().expect("no panic").pop_front().unwrap_or(Loss::None);
    match loss {
        Loss::None => next.run(request).await,
        Loss::Request => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Loss::Answer => {
            next.run(request).await;
            StatusCode::BAD_GATEWAY.into_response()
        }
    }
}

struct Table {
    server: TestServer,
    login: String,
    supplier: SupplierState,
    games: Router,
    losses: Losses,
    // Keeps the files of the supplier's database.
    _own: TestStore,
}

impl Table {
    async fn on(server: TestServer) -> Self {
        server.add_member("mira", PASSWORD, AccountType::Member, MONEY).await;
        let login = server.login("mira", PASSWORD).await;
        let losses = Losses::default();
        let tables = Contents { name: "supplier", migrations: &[supplier::MIGRATIONS], fill: None };
        let own = platform::store::testing::sqlite(tables).await;
        let site = routes::site(&server.state, None).layer(middleware::from_fn_with_state(losses.clone(), network));
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(async move { axum::serve(listener, site).await });
        let secret = secret_of(&server.state.base.store, SAMPLE_SUPPLIER).await.expect("a secret");
        let wallet = SeamlessHttp::new(&origin, SAMPLE_SUPPLIER, &secret, Clock::System);
        let (store, clock) = (own.store.clone(), server.state.base.clock.clone());
        let supplier = SupplierState::new(store, Arc::new(wallet), clock, &origin);
        let (code, name, cover) = (GAME.to_owned(), GAME.to_owned(), format!("tile/rng/{GAME}"));
        let title = GameTitle { code, name, kind: Some(Kind::Slot), coin: 5, cover };
        seed(&supplier.store, &[title]).await.expect("a title");
        Self { server, login, games: router(supplier.clone()), supplier, losses, _own: own }
    }

    fn lose(&self, losses: &[Loss]) {
        self.losses.lock().expect("no panic").extend(losses);
    }

    async fn call(&self, method: Method, path: &str, session: &str, body: &Value) -> (u16, Value) {
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

    async fn visit(&self) -> (String, i64) {
        let ticket = self.server.ticket(&self.login, GAME).await;
        let body = json!({ "ticket": ticket, "code": GAME });
        let (status, opened) = self.call(Method::POST, "/api/session", "", &body).await;
        assert_eq!(status, 200, "{opened}");
        let again = self.call(Method::POST, "/api/session", "", &body).await;
        assert_eq!((again.0, again.1["code"].as_str()), (401, Some("ticket_invalid")), "a ticket is good once");
        let session = opened["session"].as_str().expect("a session").to_owned();
        let (_, state) = self.call(Method::GET, "/api/state", &session, &Value::Null).await;
        (session, state["stakes"][0].as_i64().expect("a stake"))
    }

    async fn spin(&self, session: &str, key: &str, stake: i64) -> (u16, Value) {
        self.call(Method::POST, "/api/spin", session, &json!({ "key": key, "stake": stake })).await
    }

    async fn finish(&self) {
        for _ in 0..12 {
            self.supplier.clock.advance_ms(20_000);
            self.supplier.finish_due_rounds().await.expect("the supplier's tables");
        }
    }

    async fn wallet(&self) -> i64 {
        let query = "select balance from accounts where kind = 'member_wallet' and balance <> 0";
        sql::query_scalar(query).fetch_one(self.server.state.base.store.reader()).await.expect("a wallet")
    }
}

async fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for server in TestServer::on_both_engines().await {
        tables.push(Table::on(server).await);
    }
    tables
}

#[tokio::test]
async fn rounds_move_exactly_stake_and_payout_in_the_operators_ledger() {
    for table in tables().await {
        let (session, stake) = table.visit().await;
        let mut expected = MONEY;
        for index in 0..15 {
            let (status, spun) = table.spin(&session, &format!("key-{index:04}"), stake).await;
            assert_eq!((status, spun["round"]["state"].as_str()), (200, Some("settled")), "{spun}");
            expected += spun["round"]["payout"].as_i64().expect("a payout") - stake;
            assert_eq!((spun["balance"].as_i64(), table.wallet().await), (Some(expected), expected));
            table.supplier.clock.advance_ms(MIN_ROUND_MS);
        }
        let settled = "select count(*) from rounds where state = 'closed'";
        let settled: i64 =
            sql::query_scalar(settled).fetch_one(table.server.state.base.store.reader()).await.expect("a count");
        assert_eq!(settled, 15, "{}", table.server.name);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_lost_bet_is_undone_at_the_operator() {
    for loss in [Loss::Request, Loss::Answer] {
        for table in tables().await {
            let (session, stake) = table.visit().await;
            table.lose(&[loss]);
            let (status, spun) = table.spin(&session, "key-lost-bet", stake).await;
            assert_eq!((status, spun["round"]["state"].as_str()), (200, Some("rolled_back")), "{loss:?} {spun}");
            assert_eq!(table.wallet().await, MONEY, "{loss:?}");
            table.server.books_balance().await;
        }
    }
}

#[tokio::test]
async fn a_lost_payout_is_paid_once_even_after_the_member_has_logged_out() {
    for loss in [Loss::Request, Loss::Answer] {
        for table in tables().await {
            let (session, stake) = table.visit().await;
            table.lose(&[Loss::None, loss]);
            let (status, spun) = table.spin(&session, "key-lost-win", stake).await;
            assert_eq!((status, spun["round"]["state"].as_str()), (202, Some("pending")), "{loss:?} {spun}");
            let bearer = format!("Bearer {}", table.login);
            let headers = [("authorization", bearer.as_str())];
            table.server.call(Method::DELETE, "/wps/session/logout", &headers, &Value::Null).await;
            let (status, _) = table.call(Method::GET, "/api/state", &session, &Value::Null).await;
            assert_eq!(status, 401, "the visit ends with the member's session");
            table.lose(&[loss, loss]);
            table.finish().await;
            let (_, done) = table.call(Method::POST, "/api/resolve", &session, &json!({ "key": "key-lost-win" })).await;
            let payout = done["round"]["payout"].as_i64().expect("a payout");
            assert_eq!(done["round"]["state"], "settled", "{loss:?} {done}");
            assert_eq!(table.wallet().await, MONEY - stake + payout, "{loss:?}");
            table.server.books_balance().await;
        }
    }
}
