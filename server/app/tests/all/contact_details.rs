//! Mail address and mobile number of a member: proved by codes, changed by who holds both.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const PATH: &str = "/wps/member/contacts";
const MINUTE: i64 = 60_000;

async fn on(server: TestServer) -> (TestServer, String) {
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let token = server.login("mira", PASSWORD).await;
    (server, token)
}

fn email(value: &str) -> Value {
    json!({ "kind": "email", "value": value })
}

fn mobile(value: &str) -> Value {
    json!({ "kind": "mobile", "value": value, "countryDialingCode": "84" })
}

async fn request_code(server: &TestServer, token: &str, contact: &Value) -> TestReply {
    server.post_as(token, "/wps/member/contacts/code", contact).await
}

async fn set(server: &TestServer, token: &str, contact: &Value, code: &str, current: &str) -> TestReply {
    let mut body = contact.clone();
    body["verificationCode"] = json!(code);
    body["currentCode"] = json!(current);
    let authorization = format!("Bearer {token}");
    server.sealed(Method::PUT, PATH, &[("authorization", authorization.as_str())], &body).await
}

fn field(reply: &TestReply, name: &str) -> Value {
    reply.at(&format!("/value/fields/{name}"))
}

/// Proves a first one.
async fn prove(server: &TestServer, token: &str, contact: &Value, recipient: &str) {
    let sent = request_code(server, token, contact).await;
    assert_eq!(sent.status, 200, "{}: {}", server.name, sent.text());
    let code = server.last_code(recipient).await;
    let reply = set(server, token, contact, &code, "").await;
    assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
}

#[tokio::test]
async fn a_first_address_and_number_are_proved_by_the_code_that_goes_to_them() {
    for server in TestServer::on_both_engines().await {
        let (server, token) = on(server).await;
        assert_eq!(server.get_as(&token, PATH).await.at("/value/email/hint"), "");
        prove(&server, &token, &email("linh@example.com"), "linh@example.com").await;
        prove(&server, &token, &mobile("0901112233"), "84901112233").await;
        let known = server.get_as(&token, PATH).await;
        assert_eq!(known.at("/value/email"), json!({ "hint": "l•••@example.com", "verified": true }));
        assert_eq!(known.at("/value/mobile"), json!({ "hint": "•••• 2233", "verified": true }));
    }
}

#[tokio::test]
async fn a_change_needs_a_code_from_the_present_one_as_well() {
    for server in TestServer::on_both_engines().await {
        let (server, token) = on(server).await;
        prove(&server, &token, &email("old@example.com"), "old@example.com").await;
        server.state.base.clock.advance_ms(2 * MINUTE);
        let new = email("new@example.com");
        assert_eq!(request_code(&server, &token, &new).await.status, 200);
        let (code, current) = (server.last_code("new@example.com").await, server.last_code("old@example.com").await);
        let without = set(&server, &token, &new, &code, "").await;
        assert_eq!(field(&without, "currentCode"), "missing_verification_code", "{}", without.text());
        let swapped = set(&server, &token, &new, &code, if current == "000000" { "000001" } else { "000000" }).await;
        assert_eq!(field(&swapped, "currentCode"), "invalid_verification_code");
        assert_eq!(server.get_as(&token, PATH).await.at("/value/email/hint"), "o•••@example.com", "nothing changed");
        let done = set(&server, &token, &new, &code, &current).await;
        assert_eq!((done.status, done.at("/value/email/hint")), (200, json!("n•••@example.com")), "{}", done.text());
        let again = set(&server, &token, &new, &code, &current).await;
        assert_eq!(field(&again, "email"), "contact_unchanged");
    }
}

#[tokio::test]
async fn a_code_opens_only_the_address_that_it_went_to() {
    let (server, token) = on(TestServer::on_sqlite().await).await;
    request_code(&server, &token, &email("mine@example.com")).await;
    let code = server.last_code("mine@example.com").await;
    let other = set(&server, &token, &email("somebody.else@example.com"), &code, "").await;
    assert_eq!((other.status, other.at("/code")), (422, json!("code_expired")));
    server.add_member("noor", PASSWORD, AccountType::Member, 0).await;
    let stranger = server.login("noor", PASSWORD).await;
    let reply = set(&server, &stranger, &email("mine@example.com"), &code, "").await;
    assert_eq!(reply.at("/code"), "code_expired", "another member's code");
}

#[tokio::test]
async fn an_old_session_gives_the_password_again_first() {
    let (server, token) = on(TestServer::on_sqlite().await).await;
    server.state.base.clock.advance_ms(11 * MINUTE);
    let contact = email("linh@example.com");
    let (asked, sent) =
        (request_code(&server, &token, &contact).await, set(&server, &token, &contact, "123456", "").await);
    for reply in [asked, sent] {
        assert_eq!((reply.status, reply.at("/code")), (401, json!("password_required")));
    }
    assert!(server.outbox().await.is_empty());
}

#[tokio::test]
async fn what_can_not_be_an_address_or_a_number_is_refused_before_anything_is_sent() {
    let (server, token) = on(TestServer::seeded_on_sqlite().await).await;
    for (contact, name) in [
        (email(""), "email"),
        (email("nobody"), "email"),
        (email(&format!("{}@example.com", "a".repeat(300))), "email"),
        (mobile(""), "mobileNum"),
        (mobile("12ab"), "mobileNum"),
        (json!({ "kind": "mobile", "value": "90111223", "countryDialingCode": "999" }), "mobileNum"),
    ] {
        let reply = request_code(&server, &token, &contact).await;
        assert_eq!(reply.status, 422, "{contact}");
        assert!(field(&reply, name).is_string(), "{contact}: {}", reply.text());
    }
    for body in [json!({ "kind": "pigeon", "value": "x" }), json!({ "kind": 7 })] {
        assert_eq!(request_code(&server, &token, &body).await.status, 400, "{body}");
    }
    assert!(server.outbox().await.is_empty());
    let visitor = server.call(Method::POST, "/wps/member/contacts/code", &[], &email("a@example.com")).await;
    assert_eq!(visitor.status, 401);
}

#[tokio::test]
async fn a_number_belongs_to_one_account_however_many_prove_it_at_once() {
    for server in TestServer::on_both_engines().await {
        let contact = mobile("0901112233");
        let mut holders = Vec::new();
        for name in ["mira", "noor", "thea"] {
            server.add_member(name, PASSWORD, AccountType::Member, 0).await;
            let token = server.login(name, PASSWORD).await;
            let sent = request_code(&server, &token, &contact).await;
            assert_eq!(sent.status, 200, "nothing tells that others ask: {}", sent.text());
            holders.push((token, server.last_code("84901112233").await));
            server.state.base.clock.advance_ms(2 * MINUTE);
        }
        let tries = holders.iter().map(|(token, code)| set(&server, token, &contact, code, ""));
        let replies = join_all(tries).await;
        assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1, "{}", server.name);
        let refused: Vec<_> = replies.iter().filter(|reply| reply.status == 422).collect();
        assert_eq!(refused.len(), 2, "{}", server.name);
        assert!(refused.iter().all(|reply| field(reply, "mobileNum") == "mobile_taken"), "{}", server.name);
    }
}

#[tokio::test]
async fn wrong_guesses_end_a_code() {
    let (server, token) = on(TestServer::on_sqlite().await).await;
    let contact = email("linh@example.com");
    request_code(&server, &token, &contact).await;
    let code = server.last_code("linh@example.com").await;
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        assert_eq!(set(&server, &token, &contact, wrong, "").await.status, 422);
    }
    assert_eq!(set(&server, &token, &contact, &code, "").await.at("/code"), "code_expired");
}

#[tokio::test]
async fn a_guest_of_the_demo_has_none() {
    let server = TestServer::on_sqlite().await;
    server.add_member("guest", PASSWORD, AccountType::Trial, 0).await;
    let token = server.login("guest", PASSWORD).await;
    assert_eq!(server.get_as(&token, PATH).await.status, 403);
    assert_eq!(request_code(&server, &token, &email("a@example.com")).await.status, 403);
}
