//! A member's own sessions, and the password again.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const PATH: &str = "/wps/member/sessions";

async fn log_in(server: &TestServer, account: &str, browser: &str) -> String {
    let body = json!({ "username": account, "password": PASSWORD, "remember": true });
    let reply = server.try_login(&body, &[("user-agent", browser)]).await;
    reply.at("/value/token").as_str().expect("a token").to_owned()
}

async fn end(server: &TestServer, token: &str, id: &str) -> TestReply {
    let headers = [("authorization", format!("Bearer {token}"))];
    let headers = [(headers[0].0, headers[0].1.as_str())];
    server.call(Method::DELETE, &format!("{PATH}?id={id}"), &headers, &Value::Null).await
}

async fn is_alive(server: &TestServer, token: &str) -> bool {
    server.get_as(token, "/wps/member/info").await.status == 200
}

#[tokio::test]
async fn a_member_sees_the_own_sessions_and_ends_one_at_once() {
    for server in TestServer::on_both_engines().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
        server.add_member("noa", PASSWORD, AccountType::Member, 0).await;
        let phone = log_in(&server.at("203.0.113.9"), "mira", "Mozilla/5.0 (iPhone; CPU) Version/18 Safari/604").await;
        server.state.base.clock.advance_ms(60_000);
        let here = log_in(&server, "mira", "Mozilla/5.0 (X11; Linux) Firefox/140.0").await;
        let stranger = log_in(&server, "noa", "").await;

        let list = server.get_as(&here, PATH).await.at("/value/list");
        let list = list.as_array().expect("a list");
        assert_eq!(list.len(), 2, "{}: {list:?}", server.name);
        let shown = |at: usize| ["device", "ip", "current", "startedAt"].map(|name| list[at][name].clone());
        assert_eq!(shown(0), [json!("Firefox, Linux"), json!("127.0.0.•"), json!(true), json!("2026-11-21T08:35:56Z")]);
        assert_eq!(
            shown(1),
            [json!("Safari, iPhone"), json!("203.0.113.•"), json!(false), json!("2026-11-21T08:34:56Z")]
        );
        let id = list[1]["id"].as_str().expect("an id").to_owned();
        assert!(!phone.contains(&id));

        let foreign = end(&server, &stranger, &id).await;
        assert_eq!((foreign.status, foreign.at("/code")), (404, json!("not_found")));
        assert!(is_alive(&server, &phone).await);
        assert_eq!(end(&server, &here, &id).await.status, 200);
        assert!(
            !is_alive(&server, &phone).await && is_alive(&server, &here).await && is_alive(&server, &stranger).await
        );
        assert_eq!(server.get_as(&here, PATH).await.at("/value/list").as_array().map(Vec::len), Some(1));
    }
}

#[tokio::test]
async fn all_others_end_together_with_what_remembers_them() {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let others = [log_in(&server, "mira", "").await, log_in(&server, "mira", "").await];
    let body = json!({ "username": "mira", "password": PASSWORD, "remember": true });
    let remembered = server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
    let here = log_in(&server, "mira", "").await;
    assert_eq!(end(&server, &here, "others").await.status, 200);
    for other in &others {
        assert!(!is_alive(&server, other).await);
    }
    assert!(is_alive(&server, &here).await);
    let back = server.call(Method::POST, "/wps/session/remembered", &[("cookie", &remembered)], &Value::Null).await;
    assert_eq!(back.at("/code"), "not_remembered");
}

#[tokio::test]
async fn a_guest_sees_none_and_ends_none() {
    let server = TestServer::on_sqlite().await;
    server.add_member("guest", PASSWORD, AccountType::Trial, 0).await;
    let token = log_in(&server, "guest", "").await;
    assert_eq!(server.get_as(&token, PATH).await.at("/value/list"), json!([]));
    assert_eq!(end(&server, &token, "others").await.at("/code"), "real_account_required");
}

#[tokio::test]
async fn a_remembered_session_is_not_fresh_until_the_password_was_given() {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let body = json!({ "username": "mira", "password": PASSWORD, "remember": true });
    let cookie = server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
    let reply = server.call(Method::POST, "/wps/session/remembered", &[("cookie", &cookie)], &Value::Null).await;
    let token = reply.at("/value/token").as_str().expect("a token").to_owned();
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let totp = server.call(Method::POST, "/wps/member/totp", &headers, &Value::Null).await;
    assert_eq!(totp.at("/code"), "password_required");
    let path = "/wps/session/reauthenticate";
    let done = server.sealed(Method::POST, path, &headers, &json!({ "password": PASSWORD })).await;
    assert_eq!(done.status, 200, "{}", done.text());
    assert_eq!(server.call(Method::POST, "/wps/member/totp", &headers, &Value::Null).await.status, 200);
}

#[tokio::test]
async fn the_password_again_can_not_be_guessed() {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let token = server.login("mira", PASSWORD).await;
    let bearer = format!("Bearer {token}");
    let before = server.state.identity.passwords.hash_count();
    let mut codes = Vec::new();
    for guess in 0..30 {
        let body = json!({ "password": format!("guess {guess}") });
        let headers = [("authorization", bearer.as_str())];
        let reply = server.sealed(Method::POST, "/wps/session/reauthenticate", &headers, &body).await;
        codes.push(reply.at("/code"));
    }
    assert_eq!(server.state.identity.passwords.hash_count() - before, 5, "{codes:?}");
    assert_eq!(codes.last(), Some(&json!("too_many_requests")));
}

#[tokio::test]
async fn the_history_holds_the_logins_of_ninety_days_whether_their_sessions_live_or_not() {
    const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
    for server in TestServer::on_both_engines().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
        server.add_member("noa", PASSWORD, AccountType::Member, 0).await;
        log_in(&server, "mira", "").await;
        server.state.base.clock.advance_ms(10 * DAY_MS);
        log_in(&server.at("203.0.113.9"), "mira", "Mozilla/5.0 (iPhone; CPU) Version/18 Safari/604").await;
        server.state.base.clock.advance_ms(81 * DAY_MS);
        log_in(&server, "noa", "").await;
        let here = log_in(&server, "mira", "Mozilla/5.0 (X11; Linux) Firefox/140.0").await;
        assert_eq!(end(&server, &here, "others").await.status, 200);
        let list = server.get_as(&here, "/wps/member/logins").await.at("/value/list");
        let rows: Vec<_> = list.as_array().expect("a list").iter().collect();
        let shown = |at: usize| ["device", "ip", "current"].map(|name| rows[at][name].clone());
        assert_eq!(rows.len(), 2, "{}: the first one is 91 days old: {rows:?}", server.name);
        assert_eq!(shown(0), [json!("Firefox, Linux"), json!("127.0.0.•"), json!(true)]);
        assert_eq!(shown(1), [json!("Safari, iPhone"), json!("203.0.113.•"), json!(false)]);
        assert_ne!(rows[0]["at"], rows[1]["at"]);
    }
}

#[tokio::test]
async fn a_guest_has_no_history_and_a_visitor_may_not_ask() {
    let server = TestServer::on_sqlite().await;
    server.add_member("guest", PASSWORD, AccountType::Trial, 0).await;
    let token = log_in(&server, "guest", "").await;
    assert_eq!(server.get_as(&token, "/wps/member/logins").await.at("/value/list"), json!([]));
    assert_eq!(server.get("/wps/member/logins").await.status, 401);
}
