//! The free demo: a guest and its play money, from the first call to the day after.

use axum::http::Method;
use identity::free_play::{HOURLY_LIMIT, IDLE_MS};
use lumora_server::testing::{TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

const PATH: &str = "/wps/session/login/freeplay";
const FLAG: &str = "insert into site_settings (name, value) values ('FREEPLAY3', 'true'), ('currency_code', 'VND'),
                    ('free_play_balance', '5000000')";

async fn servers() -> Vec<TestServer> {
    let servers = TestServer::on_both_engines().await;
    for server in &servers {
        server.execute(FLAG).await;
    }
    servers
}

fn request() -> Value {
    json!({ "os": "Linux", "platform": "W", "random": "0123456789abcdef", "gatewayVersion": 3 })
}

async fn play(server: &TestServer, cookie: &str) -> TestReply {
    server.sealed(Method::POST, PATH, &[("cookie", cookie)], &request()).await
}

fn token(reply: &TestReply) -> String {
    reply.at("/value/token").as_str().unwrap_or_else(|| panic!("no token: {}", reply.text())).to_owned()
}

async fn count(server: &TestServer, query: &'static str) -> i64 {
    sql::query_scalar(query).fetch_one(server.state.base.store.reader()).await.expect("a count")
}

const ISSUED: &str =
    "select cast(coalesce(sum(amount), 0) as bigint) from ledger_entries where account_id like 'play_money_issuer:%'";

#[tokio::test]
async fn a_visitor_plays_as_a_guest_with_play_money_of_its_own() {
    for server in servers().await {
        let reply = play(&server, "").await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let token = token(&reply);
        let info = server.get_as(&token, "/wps/member/info").await;
        assert_eq!(info.at("/value/type"), 4, "{}", info.text());
        assert!(info.at("/value/account").as_str().expect("a name").starts_with("guest_"));
        let balance = server.get_as(&token, "/wps/v2/wallets/balance").await;
        assert_eq!(balance.at("/value/sumBalance"), "50000.00");
        assert_eq!(balance.at("/value/playBalance"), true, "it says that it is play money");
        server.books_balance().await;
    }
}

#[tokio::test]
async fn the_same_browser_finds_its_guest_again_and_another_gets_its_own() {
    for server in servers().await {
        let first = play(&server, "").await;
        let device = first.cookie("device").expect("a device cookie");
        let again = play(&server, &device).await;
        assert_ne!(token(&first), token(&again), "each login has a token of its own");
        let other = play(&server, "").await;
        let account = async |reply: &TestReply| server.get_as(&token(reply), "/wps/member/info").await.at("/value/id");
        assert_eq!(account(&first).await, account(&again).await, "{}", server.name);
        assert_ne!(account(&first).await, account(&other).await, "{}", server.name);
        assert_eq!(count(&server, ISSUED).await, -10_000_000, "no second balance for the same guest");
    }
}

#[tokio::test]
async fn an_address_gets_so_many_guests_an_hour() {
    for server in servers().await {
        for _ in 0..HOURLY_LIMIT {
            assert_eq!(play(&server, "").await.status, 200, "{}", server.name);
        }
        let refused = play(&server, "").await;
        assert_eq!((refused.status, refused.at("/code")), (429, json!("too_many_requests")), "{}", server.name);
        assert_eq!(refused.headers["retry-after"], "3600");
        server.state.base.clock.advance_ms(60 * 60 * 1000);
        assert_eq!(play(&server, "").await.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn an_idle_guest_is_closed_after_a_day_and_gives_its_balance_back() {
    for server in servers().await {
        let first = play(&server, "").await;
        let device = first.cookie("device").expect("a device cookie");
        server.state.base.clock.advance_ms(IDLE_MS - 1);
        server.run_schedule("close-idle-guests").await;
        assert_eq!(count(&server, ISSUED).await, -5_000_000, "{}: not a moment too soon", server.name);
        let again = play(&server, &device).await;
        server.state.base.clock.advance_ms(IDLE_MS - 1);
        server.run_schedule("close-idle-guests").await;
        assert_eq!(count(&server, ISSUED).await, -5_000_000, "{}: playing keeps it", server.name);

        server.state.base.clock.advance_ms(1);
        server.run_schedule("close-idle-guests").await;
        assert_eq!(count(&server, ISSUED).await, 0, "{}", server.name);
        server.books_balance().await;
        assert_eq!(server.get_as(&token(&again), "/wps/member/info").await.status, 401);

        server.run_schedule("close-idle-guests").await;
        assert_eq!(
            count(&server, "select count(*) from journal_transactions").await,
            2,
            "{}: closed once",
            server.name
        );
        let fresh = play(&server, &device).await;
        assert_eq!(fresh.status, 200, "{}", fresh.text());
        assert_eq!(count(&server, "select count(*) from members").await, 2, "{}: a new guest", server.name);
    }
}

#[tokio::test]
async fn a_closed_demo_and_a_request_of_another_gateway_are_refused() {
    let server = TestServer::on_sqlite().await;
    let off = play(&server, "").await;
    assert_eq!((off.status, off.at("/code")), (403, json!("not_enabled")));
    server.execute(FLAG).await;
    for (field, value) in [
        ("platform", json!("M")),
        ("gatewayVersion", json!(2)),
        ("random", json!("short")),
        ("random", json!("x".repeat(129))),
        ("random", json!("sixteen letters ")),
        ("os", json!("x".repeat(65))),
    ] {
        let mut request = request();
        request[field] = value;
        let refused = server.sealed(Method::POST, PATH, &[], &request).await;
        assert_eq!(refused.status, 422, "{request}: {}", refused.text());
        assert!(refused.at(&format!("/value/fields/{field}")).is_string(), "{}", refused.text());
    }
    let plain = server.call(Method::POST, PATH, &[], &request()).await;
    assert_eq!((plain.status, plain.at("/code")), (400, json!("seal_invalid")));
    assert_eq!(count(&server, "select count(*) from members").await, 0);
}

#[tokio::test]
async fn nobody_logs_in_to_a_guest_by_password() {
    let server = TestServer::on_sqlite().await;
    server.execute(FLAG).await;
    let token = token(&play(&server, "").await);
    let account = server.get_as(&token, "/wps/member/info").await.at("/value/account");
    let refused = server.try_login(&json!({ "username": account, "password": "nobody has this" }), &[]).await;
    assert_eq!((refused.status, refused.at("/code")), (401, json!("wrong_credentials")));
}
