//! A password that has to be changed before anything else: weak, expired, or of an agent's choice.

use super::{CHANGE, DAY_MS, NEW, OLD, is_alive, ticket_of, try_login};
use crate::support::{self, code, post_sealed, seeded, seeded_on_sqlite, set, with};
use axum::http::Method;
use identity::verification::Purpose;
use lumora_core::domain::account::AccountType;
use lumora_server::openapi::openapi;
use serde_json::{Value, json};

#[tokio::test]
async fn who_has_a_password_of_an_agents_choice_changes_it_by_ticket_before_anything_else() {
    for server in seeded().await {
        let login = try_login(&server, "lantern_newcomer", "123456").await;
        assert_eq!((login.status, login.at("/value/passwordWeak")), (200, json!(true)), "{}", server.name);
        let token = support::token(&login);
        let refused = server.get_as(&token, "/wps/v2/wallets/balance").await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("password_change_required")), "{}", server.name);

        let body = json!({ "changeTicket": ticket_of(&login), "newPassword": NEW, "confirmNewPassword": NEW });
        let too_short = with(&body, &json!({ "newPassword": "x1", "confirmNewPassword": "x1" }));
        assert_eq!(post_sealed(&server, &token, CHANGE, &too_short).await.status, 422);
        let reply = post_sealed(&server, &token, CHANGE, &body).await;
        assert_eq!(reply.status, 200, "a refused password costs no ticket: {} {}", server.name, reply.text());
        assert!(is_alive(&server, &token).await, "{}", server.name);
        let again = try_login(&server, "lantern_newcomer", NEW).await;
        assert_eq!((again.at("/value/passwordWeak"), again.at("/value/changeTicket")), (json!(false), Value::Null));
    }
}

#[tokio::test]
async fn a_change_ticket_is_good_once_for_five_minutes_and_for_its_own_session() {
    let server = seeded_on_sqlite().await;
    let body =
        |ticket: &str, new: &str| json!({ "changeTicket": ticket, "newPassword": new, "confirmNewPassword": new });
    let login = try_login(&server, "lantern_newcomer", "123456").await;
    let (token, ticket) = (support::token(&login), ticket_of(&login));

    let stranger = server.login("lantern_member", OLD).await;
    let crossed = post_sealed(&server, &stranger, CHANGE, &body(&ticket, NEW)).await;
    assert_eq!((crossed.status, crossed.at("/code")), (401, json!("ticket_expired")));
    let twin = support::token(&try_login(&server, "lantern_newcomer", "123456").await);
    assert_eq!(post_sealed(&server, &twin, CHANGE, &body(&ticket, NEW)).await.at("/code"), "ticket_expired");

    server.state.base.clock.advance_ms(5 * 60 * 1000);
    assert_eq!(post_sealed(&server, &token, CHANGE, &body(&ticket, NEW)).await.at("/code"), "ticket_expired");

    let login = try_login(&server, "lantern_newcomer", "123456").await;
    let (token, ticket) = (support::token(&login), ticket_of(&login));
    let weak = post_sealed(&server, &token, CHANGE, &body(&ticket, "123456")).await;
    assert_eq!(weak.status, 422);
    let tries = ["Wd5rGh8zNc3b", "Jf6tBk9xQm4s", "Rv7nDp2yHw5g"].map(|new| {
        let (server, token, body) = (server.clone(), token.clone(), body(&ticket, new));
        async move { post_sealed(&server, &token, CHANGE, &body).await.status }
    });
    let mut statuses = futures_util::future::join_all(tries).await;
    statuses.sort_unstable();
    assert_eq!(statuses[0], 200, "{statuses:?}");
    assert!(statuses[1..].iter().all(|status| matches!(status, 401 | 422)), "one of three at once: {statuses:?}");
}

/// Calls that a member who has to change the password may make.
const OPEN: [&str; 3] = ["/wps/feedback", "/wps/member/info", "/wps/member/password"];

#[tokio::test]
async fn until_the_password_is_changed_no_call_of_a_member_is_let_through() {
    let document = serde_json::to_value(openapi()).expect("a document");
    for server in seeded().await {
        let token = support::token(&try_login(&server, "lantern_newcomer", "123456").await);
        let mut gated = 0;
        for (path, item) in document["paths"].as_object().expect("paths") {
            for (method, operation) in item.as_object().expect("methods") {
                if !operation["security"].to_string().contains("session") || path == "/wps/session/logout" {
                    continue;
                }
                let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
                let body = if operation["requestBody"].is_null() { Value::Null } else { json!({}) };
                let bearer = format!("Bearer {token}");
                let reply = server.call(method.clone(), path, &[("authorization", &bearer)], &body).await;
                let what = format!("{} {method} {path}: {}", server.name, reply.text());
                if OPEN.contains(&path.as_str()) {
                    assert_ne!(reply.status, 403, "{what}");
                } else if operation["security"].to_string().contains("isitor") {
                    // Whoever may talk as a visitor is one here: the member's own conversation stays shut.
                    assert!(reply.at("/value/conversation").is_null(), "{what}");
                } else {
                    gated += 1;
                    assert_eq!((reply.status, reply.at("/code")), (403, json!("password_change_required")), "{what}");
                }
            }
        }
        assert!(gated > 10, "{gated}");
        assert_eq!(server.post_as(&token, "/wps/system/language", &json!({ "language": "CN" })).await.status, 200);
        let headers = [("authorization", format!("Bearer {token}"))];
        let headers = [(headers[0].0, headers[0].1.as_str())];
        assert_eq!(server.call(Method::DELETE, "/wps/session/logout", &headers, &Value::Null).await.status, 200);
    }
}

#[tokio::test]
async fn a_weak_password_that_nobody_marked_is_found_at_login() {
    let server = seeded_on_sqlite().await;
    server.add_member("mira", "123456", AccountType::Member, 0).await;
    let login = try_login(&server, "mira", "123456").await;
    assert_eq!(login.at("/value/passwordWeak"), true, "{}", login.text());
    assert!(!is_alive(&server, &support::token(&login)).await);
    ticket_of(&login);
}

#[tokio::test]
async fn an_expired_password_forces_a_change_only_where_the_operator_says_so() {
    let server = seeded_on_sqlite().await;
    server.add_member("mira", OLD, AccountType::Member, 0).await;
    set(&server, "password_days", "90").await;
    server.state.base.clock.advance_ms(90 * DAY_MS - 1);
    assert_eq!(try_login(&server, "mira", OLD).await.at("/value/passwordExpired"), false);
    server.state.base.clock.advance_ms(1);
    let forced = try_login(&server, "mira", OLD).await;
    assert_eq!((forced.at("/value/passwordExpired"), forced.at("/value/passwordWeak")), (json!(true), json!(false)));
    ticket_of(&forced);
    assert!(!is_alive(&server, &support::token(&forced)).await);

    set(&server, "PWDEXPFORCECHANGE3", "false").await;
    let told = try_login(&server, "mira", OLD).await;
    assert_eq!((told.at("/value/passwordExpired"), told.at("/value/changeTicket")), (json!(true), Value::Null));
    assert!(is_alive(&server, &support::token(&told)).await);
    set(&server, "password_days", "0").await;
    assert_eq!(try_login(&server, "mira", OLD).await.at("/value/passwordExpired"), false);
}

#[tokio::test]
async fn a_login_by_sms_asks_for_no_other_password() {
    let server = seeded_on_sqlite().await;
    set(&server, "password_days", "1").await;
    server.state.base.clock.advance_ms(2 * DAY_MS);
    let sms = code(&server, Purpose::Login, "84909876543").await;
    let body = json!({ "username": "909876543", "countryDialingCode": "84", "password": sms, "type": "sms" });
    let login = server.try_login(&body, &[]).await;
    assert_eq!(login.status, 200, "{}", login.text());
    assert_eq!((login.at("/value/passwordWeak"), login.at("/value/passwordExpired")), (json!(false), json!(false)));
    assert!(is_alive(&server, &support::token(&login)).await);
}

#[tokio::test]
async fn a_remembered_session_has_no_ticket_and_gives_the_old_password() {
    let server = seeded_on_sqlite().await;
    let body = json!({ "username": "lantern_newcomer", "password": "123456", "remember": true });
    let cookie = server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
    let again = server.call(Method::POST, "/wps/session/remembered", &[("cookie", &cookie)], &Value::Null).await;
    let token = support::token(&again);
    assert_eq!((again.at("/value/passwordWeak"), again.at("/value/changeTicket")), (json!(true), Value::Null));
    assert!(!is_alive(&server, &token).await, "the gate stands here too");
    let without = json!({ "newPassword": NEW, "confirmNewPassword": NEW });
    assert_eq!(post_sealed(&server, &token, CHANGE, &without).await.at("/value/fields/oldPassword"), "rule_empty");
    let with_old = with(&without, &json!({ "oldPassword": "123456" }));
    assert_eq!(post_sealed(&server, &token, CHANGE, &with_old).await.status, 200);
    assert!(is_alive(&server, &token).await);
}
