//! What the tests of accounts share: a seeded server, a form that will do, and the calls that send it.

pub mod back_office;

use std::ops::Range;

use axum::http::Method;
use identity::verification::{self, Purpose};
use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer};
use platform::store::{Store, sql};
use serde_json::{Value, json};

/// A password that every rule of the sample accepts.
pub const PASSWORD: &str = "Kx7mTq4vLp2w";

/// Servers with the sample operator, one on each engine.
pub async fn seeded() -> Vec<TestServer> {
    TestServer::seeded().await
}

/// A server with the sample operator on the embedded engine.
pub async fn seeded_on_sqlite() -> TestServer {
    TestServer::seeded_on_sqlite().await
}

/// Has registration ask for all that an operator usually asks for; the sample asks for a name and a password.
pub async fn ask_for_everything(server: &TestServer) {
    let fields = "update register_fields set enabled = 1
                  where name in ('confirmPassword', 'payeeName', 'email', 'mobileNum', 'nickname', 'birthday')";
    server.execute(fields).await;
    set(server, "REGMOBVERF3", "true").await;
}

/// A server whose operator asks for everything but a captcha and an SMS code.
pub async fn plain() -> TestServer {
    let server = seeded_on_sqlite().await;
    ask_for_everything(&server).await;
    set(&server, "register_captcha", "false").await;
    set(&server, "REGMOBVERF3", "false").await;
    server
}

/// Sets a setting of the operator.
pub async fn set(server: &TestServer, name: &'static str, value: &'static str) {
    let statement = "insert into site_settings (name, value) values ($1, $2)
                     on conflict (name) do update set value = excluded.value";
    let write = server.state.base.store.write(move |tx| {
        Box::pin(async move {
            sql::query(statement).bind(name).bind(value).execute(tx).await?;
            Ok::<_, platform::store::StoreError>(())
        })
    });
    write.await.expect("a setting");
}

/// A code as it would come by SMS.
pub async fn code(server: &TestServer, purpose: Purpose, number: &'static str) -> String {
    let now_ms = server.state.base.clock.now_ms();
    let issue = server
        .state
        .base
        .store
        .write(move |tx| Box::pin(async move { verification::issue(tx, purpose, number, now_ms).await }));
    issue.await.expect("a code")
}

/// A registration by account name that will do, without captcha and code.
pub fn form(username: &str) -> Value {
    json!({
        "username": username, "password": PASSWORD, "confirmPassword": PASSWORD, "email": "mira@mail.example",
        "mobileNum": "0912345678", "countryDialingCode": "84", "payeeName": "Mira Vale", "nickname": "Mira",
        "birthday": "1990-02-28", "domain": "127.0.0.1:8080", "login": true, "registerMethod": "WEB",
        "registerUrl": "http://127.0.0.1:8080/register", "ageAndTerms": true, "termsVersion": "2026-01", "language": "KM",
    })
}

/// `base` with the fields of `change` in the place of its own.
pub fn with(base: &Value, change: &Value) -> Value {
    let mut body = base.clone();
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

/// `body` with a captcha that was answered.
pub async fn with_captcha(server: &TestServer, body: &Value) -> Value {
    let id = server.get("/wps/captcha").await.at("/value/captchaId");
    with(body, &json!({ "captchaId": id, "captcha": CAPTCHA_ANSWER }))
}

/// Registers by account name.
pub async fn register(server: &TestServer, body: &Value) -> TestReply {
    server.sealed(Method::PUT, "/wps/member/register", &[], body).await
}

/// Registers by mobile number.
pub async fn register_mobile(server: &TestServer, body: &Value) -> TestReply {
    server.sealed(Method::PUT, "/wps/member/register/mobile", &[], body).await
}

/// A sealed `POST` with a session token.
pub async fn post_sealed(server: &TestServer, token: &str, path: &str, body: &Value) -> TestReply {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let headers = if token.is_empty() { &headers[..0] } else { &headers[..] };
    server.sealed(Method::POST, path, headers, body).await
}

/// The token of a login or registration.
pub fn token(reply: &TestReply) -> String {
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.at("/value/token").as_str().expect("a token").to_owned()
}

/// Whether the stream of settled bets has nothing that the reader that is furthest has not seen. PostgreSQL shows a bet to readers when every
/// older transaction has ended, and numbers those of all its databases together, so the tests beside one hold it back for a moment.
pub async fn everything_is_read(store: &Store) -> bool {
    let left = "select count(*) from settled_bets
                where position > coalesce((select max(position) from settled_bet_cursors), 0)";
    let left: i64 = sql::query_scalar(left).fetch_one(store.reader()).await.expect("read");
    left == 0
}

/// The seeds that a simulation runs: those of `LUMORA_SEEDS=FROM..TO`, with which a failure is repeated, or else the usual ones, or in the slow
/// suite `many`.
pub fn seeds(usual: Range<u64>, many: Range<u64>) -> Range<u64> {
    let asked = std::env::var("LUMORA_SEEDS").ok().and_then(|it| {
        let (from, to) = it.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    });
    asked.unwrap_or(if is_slow_suite() { many } else { usual })
}

/// Whether this is the slow suite, in which a simulation may take its time.
pub fn is_slow_suite() -> bool {
    std::env::var("LUMORA_SLOW").is_ok_and(|it| it == "1")
}
