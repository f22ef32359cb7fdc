//! A password that its owner changes: what it ends, what it refuses, and what is never stored.

use super::{CHANGE, NEW, OLD, change_to, is_alive, ticket_of, try_login};
use crate::support::{self, post_sealed, seeded, seeded_on_sqlite, with};
use axum::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_changed_password_ends_every_other_session_and_remembered_login() {
    for server in seeded().await {
        let other = server.login("lantern_member", OLD).await;
        let body = json!({ "username": "lantern_member", "password": OLD, "remember": true });
        let remembered = server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
        let mine = server.login("lantern_member", OLD).await;
        let reply = post_sealed(&server, &mine, CHANGE, &change_to(NEW)).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());

        assert!(is_alive(&server, &mine).await, "{}: the session that changed it lives on", server.name);
        assert!(!is_alive(&server, &other).await, "{}", server.name);
        let headers = [("cookie", remembered.as_str())];
        let again = server.call(Method::POST, "/wps/session/remembered", &headers, &Value::Null).await;
        assert_eq!(again.status, 401, "{}", server.name);
        assert_eq!(try_login(&server, "lantern_member", OLD).await.status, 401, "{}", server.name);
        assert_eq!(try_login(&server, "lantern_member", NEW).await.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn a_new_password_that_will_not_do_is_refused_and_ends_nothing() {
    let server = seeded_on_sqlite().await;
    let other = server.login("lantern_member", OLD).await;
    let mine = server.login("lantern_member", OLD).await;
    for (change, field, rule) in [
        (json!({ "newPassword": "", "confirmNewPassword": "" }), "newPassword", "rule_empty"),
        (json!({ "newPassword": "short1", "confirmNewPassword": "short1" }), "newPassword", "rule_alphanumeric_mixed"),
        (json!({ "confirmNewPassword": "" }), "confirmNewPassword", "rule_empty"),
        (json!({ "confirmNewPassword": "Wd5rGh8zNc3x" }), "confirmNewPassword", "rule_twice_different"),
        (json!({ "oldPassword": "" }), "oldPassword", "rule_empty"),
    ] {
        let reply = post_sealed(&server, &mine, CHANGE, &with(&change_to(NEW), &change)).await;
        assert_eq!((reply.status, reply.at("/code")), (422, json!("rule_broken")), "{change}");
        assert_eq!(reply.at(&format!("/value/fields/{field}")), rule, "{change}: {}", reply.text());
    }
    let same = post_sealed(&server, &mine, CHANGE, &change_to(OLD)).await;
    assert_eq!((same.status, same.at("/code")), (422, json!("password_unchanged")));
    server.execute("update register_fields set accepted_pattern = '*', pattern_id = '', min_length = 1").await;
    for weak in ["123456", "lantern_member", "Lantern_Member"] {
        let reply = post_sealed(&server, &mine, CHANGE, &change_to(weak)).await;
        assert_eq!(reply.at("/value/fields/newPassword"), "password_too_weak", "{weak}");
    }
    assert!(is_alive(&server, &other).await);
    assert_eq!(try_login(&server, "lantern_member", OLD).await.status, 200);
}

#[tokio::test]
async fn a_wrong_old_password_is_counted_like_a_failed_login() {
    let server = seeded_on_sqlite().await;
    let mine = server.login("lantern_member", OLD).await;
    let wrong = with(&change_to(NEW), &json!({ "oldPassword": "Zz9zZz9zZz9z" }));
    let guesses = (0..12).map(|_| {
        let (server, mine, wrong) = (server.clone(), mine.clone(), wrong.clone());
        async move { post_sealed(&server, &mine, CHANGE, &wrong).await.at("/code") }
    });
    let codes = futures_util::future::join_all(guesses).await;
    let looked_at = codes.iter().filter(|code| **code == "wrong_old_password").count();
    assert_eq!(looked_at, 3, "of twelve at once three are looked at: {codes:?}");
    let locked = post_sealed(&server, &mine, CHANGE, &change_to(NEW)).await;
    assert_eq!((locked.status, locked.at("/value/retryAfter")), (429, json!(60)), "{}", locked.text());
    assert_eq!(try_login(&server, "lantern_member", OLD).await.status, 200, "the login itself is not locked");
    server.state.base.clock.advance_ms(60_000);
    assert_eq!(post_sealed(&server, &mine, CHANGE, &change_to(NEW)).await.status, 200);
}

#[tokio::test]
async fn a_guest_of_the_free_demo_changes_no_password() {
    let server = seeded_on_sqlite().await;
    let token = server.login("lantern_guest", "Zt5gKy8fVq1n").await;
    let body = with(&change_to(NEW), &json!({ "oldPassword": "Zt5gKy8fVq1n" }));
    assert_eq!(post_sealed(&server, &token, CHANGE, &body).await.at("/code"), "real_account_required");
}

#[tokio::test]
async fn no_password_and_no_ticket_is_stored_as_it_is() {
    let server = seeded_on_sqlite().await;
    let login = try_login(&server, "lantern_newcomer", "123456").await;
    let ticket = ticket_of(&login);
    let body = json!({ "changeTicket": ticket, "newPassword": NEW, "confirmNewPassword": NEW });
    assert_eq!(post_sealed(&server, &support::token(&login), CHANGE, &body).await.status, 200);
    let other = ticket_of(&{
        server.execute("update members set must_change_password = 1").await;
        try_login(&server, "lantern_newcomer", NEW).await
    });
    server.state.base.store.close().await;
    let mut stored = Vec::new();
    for entry in std::fs::read_dir(server.test_store.folder()).expect("the folder") {
        stored.extend(std::fs::read(entry.expect("a file").path()).unwrap_or_default());
    }
    let stored = String::from_utf8_lossy(&stored);
    assert!(stored.contains("lantern_newcomer"), "the database was read");
    for secret in [NEW, &ticket, &other] {
        assert!(!stored.contains(secret));
    }
}
