//! The captcha in its three kinds.

use std::sync::Arc;

use identity::IdentityState;
use identity::captcha::{ISSUE_LIMIT, RealChallenge};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{CAPTCHA_ANSWER, TestServer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const PASSWORD: &str = "correct horse 7";

fn solve(work: &Value) -> String {
    let salt = work["salt"].as_str().expect("a salt");
    let bits = u32::try_from(work["bits"].as_u64().expect("bits")).expect("few bits");
    assert!((12..=20).contains(&bits));
    let is_done = |number: &u64| {
        let hash = Sha256::digest(format!("{salt}{number}"));
        u32::from_be_bytes(*hash.first_chunk().expect("a hash")).leading_zeros() >= bits
    };
    (0..).find(is_done).expect("a number").to_string()
}

async fn try_login(server: &TestServer, id: &Value, answer: &str) -> Value {
    let body = json!({ "username": "mira", "password": PASSWORD, "captchaId": id, "captcha": answer });
    let reply = server.try_login(&body, &[]).await;
    if reply.status == 200 { json!("done") } else { reply.at("/code") }
}

/// A server whose member needs a captcha.
async fn failing() -> TestServer {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.try_login(&json!({ "username": "mira", "password": "wrong" }), &[]).await;
    server
}

#[tokio::test]
async fn work_that_was_done_opens_the_login_once() {
    let server = failing().await;
    let captcha = server.get("/wps/captcha?kind=work").await;
    assert_eq!((captcha.at("/value/image"), captcha.at("/value/audio")), (json!(""), json!("")));
    let (id, answer) = (captcha.at("/value/captchaId"), solve(&captcha.at("/value/work")));
    assert_eq!(try_login(&server, &id, &answer).await, "done");
    server.try_login(&json!({ "username": "mira", "password": "wrong" }), &[]).await;
    assert_eq!(try_login(&server, &id, &answer).await, "captcha_required", "an answer is used up");
}

#[tokio::test]
async fn work_that_was_not_done_opens_nothing_and_is_used_up() {
    let server = failing().await;
    let captcha = server.get("/wps/captcha?kind=work").await;
    let (id, answer) = (captcha.at("/value/captchaId"), solve(&captcha.at("/value/work")));
    let wrong = (answer.parse::<u64>().expect("a number") + 1).to_string();
    assert_eq!(try_login(&server, &id, &wrong).await, "captcha_required");
    assert_eq!(try_login(&server, &id, &answer).await, "captcha_required");
}

#[tokio::test]
async fn every_kind_has_its_field_and_an_unknown_one_is_refused() {
    let server = failing().await;
    for (kind, field) in [("", "image"), ("?kind=image", "image"), ("?kind=audio", "audio")] {
        let captcha = server.get(&format!("/wps/captcha{kind}")).await;
        let filled = ["image", "audio"].map(|name| captcha.at(&format!("/value/{name}")) != "");
        assert_eq!(filled, [field == "image", field == "audio"], "{kind}");
        assert!(captcha.at("/value/work").is_null());
        let id = captcha.at("/value/captchaId");
        assert_eq!(try_login(&server, &id, CAPTCHA_ANSWER).await, "done", "{kind}");
        server.try_login(&json!({ "username": "mira", "password": "wrong" }), &[]).await;
    }
    let unknown = server.get("/wps/captcha?kind=smell").await;
    assert_eq!((unknown.status, unknown.at("/code")), (400, json!("invalid_request")));
}

#[tokio::test]
async fn a_real_server_draws_and_speaks() {
    let server = TestServer::on_sqlite().await;
    let server = server.with_identity(|identity| IdentityState { challenge: Arc::new(RealChallenge), ..identity });
    let image = server.get("/wps/captcha").await.at("/value/image").as_str().expect("a picture").to_owned();
    let audio = server.get("/wps/captcha?kind=audio").await.at("/value/audio").as_str().expect("a sound").to_owned();
    assert!(image.starts_with("iVBORw0KGgo") && audio.starts_with("UklGR"));
    assert!((20_000..60_000).contains(&audio.len()), "{}", audio.len());
}

#[tokio::test]
async fn an_address_gets_so_many_and_another_is_not_concerned() {
    for server in TestServer::on_both_engines().await {
        for _ in 0..ISSUE_LIMIT.max {
            assert_eq!(server.get("/wps/captcha").await.status, 200);
        }
        let more = server.get("/wps/captcha").await;
        assert_eq!((more.status, more.at("/code")), (429, json!("too_many_requests")), "{}", server.name);
        assert_eq!(server.at("203.0.113.9").get("/wps/captcha").await.status, 200);
        server.state.base.clock.advance_ms(ISSUE_LIMIT.window_ms);
        assert_eq!(server.get("/wps/captcha").await.status, 200);
    }
}
