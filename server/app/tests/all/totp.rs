//! The authenticator: set up, asked, removed.

use axum::http::Method;
use futures_util::future::join_all;
use identity::totp::code::{STEP_MS, code_at, code_at_step};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const PATH: &str = "/wps/member/totp";

async fn on(server: TestServer) -> (TestServer, String) {
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let token = server.login("mira", PASSWORD).await;
    (server, token)
}

async fn call(server: &TestServer, method: Method, token: &str) -> TestReply {
    server.call(method, PATH, &[("authorization", &format!("Bearer {token}"))], &Value::Null).await
}

async fn confirm(server: &TestServer, token: &str, code: &str) -> TestReply {
    let headers = [("authorization", format!("Bearer {token}"))];
    let headers = [(headers[0].0, headers[0].1.as_str())];
    server.sealed(Method::PUT, PATH, &headers, &json!({ "code": code })).await
}

fn bytes_of(base32: &str) -> Vec<u8> {
    let (mut bits, mut held, mut out) = (0_u32, 0, Vec::new());
    for letter in base32.bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            _ => letter - b'2' + 26,
        };
        bits = bits << 5 | u32::from(value);
        held += 5;
        if held >= 8 {
            held -= 8;
            out.push((bits >> held & 255) as u8);
        }
    }
    out
}

/// Sets an authenticator up and gives its secret.
pub(crate) async fn set_up(server: &TestServer, token: &str) -> Vec<u8> {
    let setup = call(server, Method::POST, token).await;
    assert_eq!(setup.status, 200, "{}", setup.text());
    let secret = bytes_of(setup.at("/value/secret").as_str().expect("a secret"));
    let reply = confirm(server, token, &code_at(&secret, server.state.base.clock.now_ms())).await;
    assert_eq!((reply.status, reply.at("/value/enabled")), (200, json!(true)), "{}", reply.text());
    secret
}

async fn challenged(server: &TestServer) -> (String, Value) {
    let reply = server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await;
    assert_eq!(reply.at("/code"), "second_factor_required", "{}", reply.text());
    let id = reply.at("/value/secondFactor/challengeId").as_str().expect("a challenge").to_owned();
    (id, reply.at("/value/secondFactor/factors"))
}

async fn answer(server: &TestServer, challenge: &str, code: &str) -> TestReply {
    let body = json!({ "challengeId": challenge, "kind": "totp", "answer": code });
    server.sealed(Method::POST, "/wps/session/factor", &[], &body).await
}

#[tokio::test]
async fn an_authenticator_is_set_up_asked_on_an_unknown_browser_and_removed() {
    for server in TestServer::on_both_engines().await {
        let (server, token) = on(server).await;
        assert_eq!(call(&server, Method::GET, &token).await.at("/value/enabled"), false);
        let secret = set_up(&server, &token).await;
        assert_eq!(call(&server, Method::GET, &token).await.at("/value/enabled"), true);

        server.state.base.clock.advance_ms(STEP_MS);
        let (challenge, factors) = challenged(&server).await;
        assert_eq!(factors, json!([{ "kind": "totp", "hint": "" }]), "even from a known address");
        let code = code_at(&secret, server.state.base.clock.now_ms());
        let reply = answer(&server, &challenge, &code).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let device = reply.cookie("device").expect("a device");
        let known =
            server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[("cookie", &device)]).await;
        assert_eq!(known.status, 200, "a known browser is not asked");

        let (challenge, _) = challenged(&server).await;
        assert_eq!(answer(&server, &challenge, &code).await.at("/code"), "wrong_factor", "a code counts once");
        assert_eq!(call(&server, Method::DELETE, &token).await.status, 200);
        assert_eq!(call(&server, Method::GET, &token).await.at("/value/enabled"), false);
        assert_eq!(server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await.status, 200);
    }
}

#[tokio::test]
async fn of_two_logins_with_one_code_at_once_one_gets_in() {
    for server in TestServer::on_both_engines().await {
        let (server, token) = on(server).await;
        let secret = set_up(&server, &token).await;
        server.state.base.clock.advance_ms(STEP_MS);
        let code = code_at(&secret, server.state.base.clock.now_ms());
        let mut challenges = Vec::new();
        for _ in 0..4 {
            challenges.push(challenged(&server).await.0);
        }
        let answers = challenges.iter().map(|challenge| answer(&server, challenge, &code));
        let statuses: Vec<u16> = join_all(answers).await.iter().map(|reply| reply.status).collect();
        assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{}: {statuses:?}", server.name);
    }
}

#[tokio::test]
async fn a_new_authenticator_counts_from_its_first_code_on_and_waits_ten_minutes() {
    let (server, token) = on(TestServer::on_sqlite().await).await;
    let setup = call(&server, Method::POST, &token).await;
    let uri = setup.at("/value/uri").as_str().expect("an address").to_owned();
    assert!(uri.starts_with("otpauth://totp/") && uri.contains("mira?secret=") && uri.contains("period=30"), "{uri}");
    assert_eq!(call(&server, Method::GET, &token).await.at("/value/enabled"), false, "it was not confirmed");
    let secret = bytes_of(setup.at("/value/secret").as_str().expect("a secret"));
    assert_eq!(secret.len(), 20);
    let now = server.state.base.clock.now_ms();
    let wrong = confirm(&server, &token, &code_at_step(&secret, now / STEP_MS + 5)).await;
    assert_eq!((wrong.status, wrong.at("/code")), (422, json!("invalid_verification_code")));
    server.state.base.clock.advance_ms(10 * 60_000 - 1);
    let token = server.login("mira", PASSWORD).await;
    server.state.base.clock.advance_ms(1);
    let late = confirm(&server, &token, &code_at(&secret, server.state.base.clock.now_ms())).await;
    assert_eq!(late.at("/code"), "code_expired");
}

#[tokio::test]
async fn setting_up_and_removing_need_a_fresh_password() {
    let (server, token) = on(TestServer::on_sqlite().await).await;
    set_up(&server, &token).await;
    server.state.base.clock.advance_ms(10 * 60_000);
    for method in [Method::POST, Method::DELETE] {
        let reply = call(&server, method.clone(), &token).await;
        assert_eq!((reply.status, reply.at("/code")), (401, json!("password_required")), "{method}");
    }
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let path = "/wps/session/reauthenticate";
    let wrong = server.sealed(Method::POST, path, &headers, &json!({ "password": "wrong" })).await;
    assert_eq!((wrong.status, wrong.at("/code")), (401, json!("wrong_credentials")));
    assert_eq!(call(&server, Method::DELETE, &token).await.at("/code"), "password_required");
    let right = server.sealed(Method::POST, path, &headers, &json!({ "password": PASSWORD })).await;
    assert_eq!(right.status, 200, "{}", right.text());
    assert_eq!(call(&server, Method::DELETE, &token).await.status, 200);
}

#[tokio::test]
async fn the_secret_is_encrypted_at_rest_and_never_repeated_by_a_kept_reply() {
    let (server, token) = on(TestServer::on_sqlite().await).await;
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("idempotency-key", "one")];
    let setup = server.call(Method::POST, PATH, &headers, &Value::Null).await;
    let shown = setup.at("/value/secret").as_str().expect("a secret").to_owned();
    let reader = server.state.base.store.reader();
    let stored: String = sql::query_scalar("select pending from member_totp").fetch_one(reader).await.expect("a row");
    assert!(!stored.contains(&shown));
    let kept: i64 =
        sql::query_scalar("select count(*) from idempotent_replies").fetch_one(reader).await.expect("a count");
    assert_eq!(kept, 0);
}

#[tokio::test]
async fn a_guest_has_no_authenticator() {
    let server = TestServer::on_sqlite().await;
    server.add_member("guest", PASSWORD, AccountType::Trial, 0).await;
    let token = server.login("guest", PASSWORD).await;
    assert_eq!(call(&server, Method::POST, &token).await.at("/code"), "real_account_required");
}
