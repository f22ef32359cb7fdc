//! Passwords after the registration: changed, forced to change, forgotten. Through the whole router.

use crate::support;
use crate::support::{code, post_sealed, seeded, seeded_on_sqlite, set, with};
use axum::body::Body;
use axum::http::{Method, Request};
use lumora_core::domain::account::AccountType;
use lumora_server::routes;
use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer};
use lumora_server::verification::Purpose;
use serde_json::{Value, json};

const CHANGE: &str = "/wps/member/password";
const RESET: &str = "/wps/member/password/reset";
const MOBILE: &str = "/wps/member/password/verification";
const EMAIL: &str = "/wps/member/password/email";
const OLD: &str = "Kx7mTq4vLp2w";
const NEW: &str = "Wd5rGh8zNc3b";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn change_to(new: &str) -> Value {
    json!({ "oldPassword": OLD, "newPassword": new, "confirmNewPassword": new })
}

async fn try_login(server: &TestServer, account: &str, password: &str) -> TestReply {
    let captcha = server.get("/wps/captcha").await.at("/value/captchaId");
    let body = json!({ "username": account, "password": password, "captchaId": captcha, "captcha": CAPTCHA_ANSWER });
    server.try_login(&body, &[]).await
}

fn ticket_of(reply: &TestReply) -> String {
    reply.at("/value/changeTicket").as_str().expect("a ticket").to_owned()
}

async fn is_alive(server: &TestServer, token: &str) -> bool {
    server.get_as(token, "/wps/v2/wallets/balance").await.status == 200
}

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
    server.state.clock.advance_ms(60_000);
    assert_eq!(post_sealed(&server, &mine, CHANGE, &change_to(NEW)).await.status, 200);
}

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

    server.state.clock.advance_ms(5 * 60 * 1000);
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
const OPEN: [&str; 2] = ["/wps/member/info", "/wps/member/password"];

#[tokio::test]
async fn until_the_password_is_changed_no_call_of_a_member_is_let_through() {
    let document = serde_json::to_value(routes::openapi()).expect("a document");
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
    server.state.clock.advance_ms(90 * DAY_MS - 1);
    assert_eq!(try_login(&server, "mira", OLD).await.at("/value/passwordExpired"), false);
    server.state.clock.advance_ms(1);
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
    server.state.clock.advance_ms(2 * DAY_MS);
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

#[tokio::test]
async fn a_guest_of_the_free_demo_changes_no_password() {
    let server = seeded_on_sqlite().await;
    let token = server.login("lantern_guest", "Zt5gKy8fVq1n").await;
    let body = with(&change_to(NEW), &json!({ "oldPassword": "Zt5gKy8fVq1n" }));
    assert_eq!(post_sealed(&server, &token, CHANGE, &body).await.at("/code"), "real_account_required");
}

async fn ask_mail(server: &TestServer, username: &str, email: &str) -> TestReply {
    let escaped = |text: &str| text.replace('%', "%25").replace('@', "%40").replace('+', "%2B").replace(' ', "+");
    let body = format!("username={}&email={}", escaped(username), escaped(email));
    let request = Request::post(EMAIL).header("content-type", "application/x-www-form-urlencoded");
    server.send(request.body(Body::from(body)).expect("a request")).await
}

/// The secret of the latest mail.
async fn mailed(server: &TestServer) -> String {
    let body = server.text("select body from outbox_messages where channel = 'mail' order by id desc limit 1").await;
    let body = body.expect("a mail");
    let link = body.lines().find(|line| line.starts_with("http")).expect("a link");
    let secret = link.strip_prefix("http://127.0.0.1:8080/login?modal=resetPassword#").expect("the link of the site");
    secret.to_owned()
}

fn reset_with(secret: &str) -> Value {
    json!({ "token": secret, "newPassword": NEW, "confirmNewPassword": NEW })
}

#[tokio::test]
async fn the_link_of_a_mail_sets_a_password_once_and_ends_every_session() {
    for server in seeded().await {
        let session = server.login("lantern_member", OLD).await;
        server.execute("update members set email_verified_at = null where account = 'lantern_member'").await;
        let asked = ask_mail(&server, " Lantern_Member", "LANTERN_MEMBER@lumora.example ").await;
        assert_eq!(asked.status, 200, "{}: {}", server.name, asked.text());
        let secret = mailed(&server).await;
        let stored = server.text("select token_hash from password_tickets where kind = 'reset'").await;
        assert!(stored.is_some_and(|hash| hash != secret), "stored hashed");

        let weak = with(&reset_with(&secret), &json!({ "newPassword": "short1", "confirmNewPassword": "short1" }));
        let refused = post_sealed(&server, "", RESET, &weak).await;
        assert_eq!(refused.at("/value/fields/newPassword"), "rule_alphanumeric_mixed", "{}", server.name);
        let reply = post_sealed(&server, "", RESET, &reset_with(&secret)).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        assert!(!is_alive(&server, &session).await, "{}", server.name);
        let verified = "select account from members where account = 'lantern_member' and email_verified_at is not null";
        assert!(server.text(verified).await.is_some(), "{}: who followed the link reads that mail", server.name);
        assert_eq!(try_login(&server, "lantern_member", NEW).await.status, 200, "{}", server.name);

        let again = post_sealed(&server, "", RESET, &reset_with(&secret)).await;
        assert_eq!((again.status, again.at("/code")), (401, json!("link_expired")), "{}", server.name);
    }
}

#[tokio::test]
async fn a_link_is_too_old_after_half_an_hour_and_dies_with_any_change_of_the_password() {
    let server = seeded_on_sqlite().await;
    ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
    let secret = mailed(&server).await;
    server.state.clock.advance_ms(30 * 60 * 1000);
    assert_eq!(post_sealed(&server, "", RESET, &reset_with(&secret)).await.at("/code"), "link_expired");

    ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
    let secret = mailed(&server).await;
    let mine = server.login("lantern_member", OLD).await;
    assert_eq!(post_sealed(&server, &mine, CHANGE, &change_to(NEW)).await.status, 200);
    assert_eq!(post_sealed(&server, "", RESET, &reset_with(&secret)).await.at("/code"), "link_expired");
    assert_eq!(post_sealed(&server, "", RESET, &reset_with("made-up")).await.at("/code"), "link_expired");
}

#[tokio::test]
async fn of_many_who_follow_one_link_at_once_one_sets_the_password() {
    for server in seeded().await {
        ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        let secret = mailed(&server).await;
        let tries = (0..6).map(|_| {
            let (server, body) = (server.clone(), reset_with(&secret));
            async move { post_sealed(&server, "", RESET, &body).await.status }
        });
        let statuses = futures_util::future::join_all(tries).await;
        assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{}: {statuses:?}", server.name);
    }
}

#[tokio::test]
async fn asking_for_a_mail_tells_nobody_whether_the_account_exists() {
    for server in seeded().await {
        let right = ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        for (username, email) in [
            ("lantern_member", "other@lumora.example"),
            ("nobody7", "lantern_member@lumora.example"),
            ("lantern_guest", "lantern_guest@lumora.example"),
            ("koi_rider", "koi_rider@lumora.example"),
        ] {
            let other = ask_mail(&server, username, email).await;
            assert_eq!((other.status, other.json()), (right.status, right.json()), "{} {username}", server.name);
        }
        let count = "select cast(count(*) as text) from outbox_messages where channel = 'mail'";
        assert_eq!(server.text(count).await.as_deref(), Some("1"), "{}", server.name);
        let tickets = "select cast(count(*) as text) from password_tickets where kind = 'reset'";
        assert_eq!(server.text(tickets).await.as_deref(), Some("5"), "{}: the same is written for all", server.name);
    }
}

#[tokio::test]
async fn an_account_gets_three_mails_an_hour_and_an_address_asks_twenty_times() {
    let server = seeded_on_sqlite().await;
    for n in 0..20 {
        let reply = ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
        assert_eq!(reply.status, 200, "{n}: {}", reply.text());
    }
    let count = "select cast(count(*) as text) from outbox_messages where channel = 'mail'";
    assert_eq!(server.text(count).await.as_deref(), Some("3"));
    let refused = ask_mail(&server, "lantern_member", "lantern_member@lumora.example").await;
    assert_eq!((refused.status, refused.at("/code")), (429, json!("too_many_requests")));
}

#[tokio::test]
async fn the_mail_form_checks_its_fields_and_takes_nothing_but_a_form() {
    let server = seeded_on_sqlite().await;
    let reply = ask_mail(&server, "", "no mail").await;
    assert_eq!(reply.at("/value/fields"), json!({ "username": "rule_empty", "email": "rule_email" }));
    let json = server.call(Method::POST, EMAIL, &[], &json!({ "username": "a", "email": "b@c.example" })).await;
    assert_eq!((json.status, json.at("/code")), (400, json!("invalid_request")));
    for body in ["username=%00&email=a%40b.example", "username=a&username=b", "%", "username=\u{0}"] {
        let request = Request::post(EMAIL).header("content-type", "application/x-www-form-urlencoded");
        let reply = server.send(request.body(Body::from(body)).expect("a request")).await;
        assert!(matches!(reply.status, 400 | 422), "{body:?}: {} {}", reply.status, reply.text());
    }
}

#[tokio::test]
async fn a_forgotten_password_is_set_by_an_sms_code_and_logs_in() {
    for server in seeded().await {
        let session = server.login("lantern_newcomer", "123456").await;
        let sms = code(&server, Purpose::Password, "84909876543").await;
        let body = json!({ "mobileNum": "0909876543", "countryDialingCode": "84", "verificationCode": sms, "newPassword": NEW });
        let other = if sms == "000000" { "111111" } else { "000000" };
        let wrong = post_sealed(&server, "", MOBILE, &with(&body, &json!({ "verificationCode": other }))).await;
        assert_eq!((wrong.status, wrong.at("/code")), (422, json!("invalid_verification_code")), "{}", server.name);

        let reply = post_sealed(&server, "", MOBILE, &body).await;
        let token = support::token(&reply);
        assert!(is_alive(&server, &token).await, "{}: and must change nothing any more", server.name);
        assert_eq!(server.get_as(&session, "/wps/member/info").await.status, 401, "{}", server.name);
        assert_eq!(try_login(&server, "lantern_newcomer", NEW).await.status, 200, "{}", server.name);
        let again = post_sealed(&server, "", MOBILE, &body).await;
        assert_eq!(again.at("/code"), "code_expired", "{}", server.name);
    }
}

#[tokio::test]
async fn a_number_that_nobody_has_is_answered_like_a_wrong_code() {
    let server = seeded_on_sqlite().await;
    code(&server, Purpose::Password, "84909876543").await;
    code(&server, Purpose::Password, "84900000001").await;
    let body = json!({ "countryDialingCode": "84", "verificationCode": "12345x", "newPassword": NEW });
    let known = post_sealed(&server, "", MOBILE, &with(&body, &json!({ "mobileNum": "909876543" }))).await;
    let unknown = post_sealed(&server, "", MOBILE, &with(&body, &json!({ "mobileNum": "900000001" }))).await;
    assert_eq!((unknown.status, unknown.json()), (known.status, known.json()));
    let right = code(&server, Purpose::Password, "84900000001").await;
    let guessed = with(&body, &json!({ "mobileNum": "900000001", "verificationCode": right }));
    let guessed = post_sealed(&server, "", MOBILE, &guessed).await;
    assert_eq!((guessed.status, guessed.json()), (known.status, known.json()), "even a right guess");
}

#[tokio::test]
async fn by_mobile_number_only_where_the_operator_offers_it() {
    let server = seeded_on_sqlite().await;
    set(&server, "CHNGPASSVERIF3", "false").await;
    let sms = code(&server, Purpose::Password, "84909876543").await;
    let body =
        json!({ "mobileNum": "909876543", "countryDialingCode": "84", "verificationCode": sms, "newPassword": NEW });
    let reply = post_sealed(&server, "", MOBILE, &body).await;
    assert_eq!((reply.status, reply.at("/code")), (403, json!("not_enabled")));
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
    server.state.store.close().await;
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
