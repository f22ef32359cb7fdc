//! Login, sessions, remember-me and sealing, through the whole router.

use axum::http::Method;
use identity::passwords;
use lumora_core::domain::account::AccountType;
use lumora_server::MIGRATIONS;
use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer, seal_with};
use platform::store::sql;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";

async fn server_with_member() -> TestServer {
    let server = TestServer::on_sqlite().await;
    server.add_member("Mira", PASSWORD, AccountType::Member, 12_345).await;
    server
}

async fn login(server: &TestServer, account: &str, password: &str) -> TestReply {
    server.try_login(&json!({ "username": account, "password": password }), &[]).await
}

async fn login_with_captcha(server: &TestServer, account: &str, password: &str, headers: &[(&str, &str)]) -> TestReply {
    let captcha = server.get("/wps/captcha").await.at("/value/captchaId");
    let body = json!({ "username": account, "password": password, "captchaId": captcha, "captcha": CAPTCHA_ANSWER });
    server.try_login(&body, headers).await
}

#[tokio::test]
async fn a_member_logs_in_sees_who_it_is_and_what_it_has_and_logs_out() {
    for server in TestServer::on_both_engines().await {
        server.add_member("Mira", PASSWORD, AccountType::Member, 12_345).await;
        let reply = login(&server, "  mIRA ", PASSWORD).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        assert_eq!(reply.at("/value/firstTimeLogin"), true);
        let token = reply.at("/value/token").as_str().expect("a token").to_owned();

        let info = server.get_as(&token, "/wps/member/info").await;
        assert_eq!(info.at("/value/account"), "mira");
        assert_eq!(info.at("/value/type"), 0);
        assert_eq!(info.at("/value/clubLabel/labelName"), "Bronze");
        let balance = server.get_as(&token, "/wps/v2/wallets/balance").await;
        assert_eq!(balance.at("/value/sumBalance"), "123.45");

        let bearer = format!("Bearer {token}");
        let headers = [("authorization", bearer.as_str())];
        let out = server.call(Method::DELETE, "/wps/session/logout", &headers, &Value::Null).await;
        assert_eq!(out.status, 200);
        let after = server.get_as(&token, "/wps/member/info").await;
        assert_eq!((after.status, after.at("/code")), (401, json!("login_required")));
    }
}

#[tokio::test]
async fn an_unknown_account_is_answered_like_a_wrong_password() {
    let server = server_with_member().await;
    let unknown = login(&server, "nobody", PASSWORD).await;
    let wrong = login(&server, "mira", "wrong").await;
    assert_eq!((unknown.status, unknown.json()), (wrong.status, wrong.json()));
    assert_eq!(
        (wrong.status, wrong.at("/code"), wrong.at("/value/captcha")),
        (401, json!("wrong_credentials"), json!(true))
    );
}

#[tokio::test]
async fn a_captcha_is_asked_for_after_a_failure_and_is_good_for_one_answer() {
    let server = server_with_member().await;
    login(&server, "mira", "wrong").await;
    let without = login(&server, "mira", PASSWORD).await;
    assert_eq!((without.status, without.at("/code")), (401, json!("captcha_required")));
    assert_eq!(without.at("/value/captcha"), true);

    let id = server.get("/wps/captcha").await.at("/value/captchaId");
    let wrong = json!({ "username": "mira", "password": PASSWORD, "captchaId": id, "captcha": "AAAAA" });
    assert_eq!(server.try_login(&wrong, &[]).await.at("/code"), "captcha_required");
    let spent = json!({ "username": "mira", "password": PASSWORD, "captchaId": id, "captcha": CAPTCHA_ANSWER });
    assert_eq!(server.try_login(&spent, &[]).await.at("/code"), "captcha_required", "an answer uses the captcha up");
    assert_eq!(login_with_captcha(&server, "mira", PASSWORD, &[]).await.status, 200);
    assert_eq!(login(&server, "mira", PASSWORD).await.status, 200, "a login forgets the failures");
}

#[tokio::test]
async fn a_captcha_is_too_old_after_five_minutes() {
    let server = server_with_member().await;
    login(&server, "mira", "wrong").await;
    let id = server.get("/wps/captcha").await.at("/value/captchaId");
    server.state.base.clock.advance_ms(5 * 60 * 1000);
    let late = json!({ "username": "mira", "password": PASSWORD, "captchaId": id, "captcha": CAPTCHA_ANSWER });
    assert_eq!(server.try_login(&late, &[]).await.at("/code"), "captcha_required");
}

async fn fail_three_times(server: &TestServer, headers: &[(&str, &str)]) {
    for _ in 0..3 {
        assert_eq!(login_with_captcha(server, "mira", "wrong", headers).await.status, 401);
    }
}

#[tokio::test]
async fn three_failures_lock_the_account_each_time_for_longer() {
    let server = server_with_member().await;
    fail_three_times(&server, &[]).await;
    let locked = login_with_captcha(&server, "mira", PASSWORD, &[]).await;
    assert_eq!(
        (locked.status, locked.at("/code"), locked.at("/value/retryAfter")),
        (429, json!("account_locked"), json!(60))
    );
    assert_eq!(locked.headers["retry-after"], "60");

    server.state.base.clock.advance_ms(60_000);
    assert_eq!(login_with_captcha(&server, "mira", "wrong", &[]).await.status, 401);
    let again = login_with_captcha(&server, "mira", PASSWORD, &[]).await;
    assert_eq!(again.at("/value/retryAfter"), 300, "the second lock is longer");
    server.state.base.clock.advance_ms(300_000);
    assert_eq!(login_with_captcha(&server, "mira", PASSWORD, &[]).await.status, 200);
}

#[tokio::test]
async fn an_account_that_does_not_exist_locks_like_one_that_does() {
    let server = server_with_member().await;
    for _ in 0..3 {
        login_with_captcha(&server, "ghost", "wrong", &[]).await;
    }
    let locked = login_with_captcha(&server, "ghost", "wrong", &[]).await;
    assert_eq!((locked.status, locked.at("/value/retryAfter")), (429, json!(60)));
}

#[tokio::test]
async fn the_owner_on_a_known_browser_is_not_locked_out_by_strangers() {
    let server = server_with_member().await;
    let device = login(&server, "mira", PASSWORD).await.cookie("device").expect("a device cookie");
    fail_three_times(&server, &[]).await;
    assert_eq!(login_with_captcha(&server, "mira", PASSWORD, &[]).await.status, 429, "a stranger is locked out");
    let owner = server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[("cookie", &device)]).await;
    assert_eq!(owner.status, 200, "{}", owner.text());
    let device = owner.cookie("device").expect("the browser's new name");
    fail_three_times(&server, &[("cookie", &device)]).await;
    assert_eq!(login_with_captcha(&server, "mira", PASSWORD, &[("cookie", &device)]).await.status, 429);
}

#[tokio::test]
async fn guesses_sent_all_at_once_are_counted_one_by_one() {
    let server = server_with_member().await;
    let tries = (0..12).map(|n| {
        let server = server.clone();
        async move { login(&server, "mira", &format!("guess {n}")).await.at("/code") }
    });
    let codes = futures_util::future::join_all(tries).await;
    let looked_at = codes.iter().filter(|code| **code == "wrong_credentials").count();
    assert_eq!(looked_at, 1, "only one password was compared: {codes:?}");
}

#[tokio::test]
async fn a_session_ends_when_idle_and_when_old() {
    let server = server_with_member().await;
    let token = server.login("mira", PASSWORD).await;
    for _ in 0..50 {
        server.state.base.clock.advance_ms(28 * 60 * 1000);
        assert_eq!(server.get_as(&token, "/wps/member/info").await.status, 200, "a used session lives");
    }
    server.state.base.clock.advance_ms(50 * 60 * 1000);
    assert_eq!(server.get_as(&token, "/wps/member/info").await.status, 401, "no session is older than a day");
    let token = server.login("mira", PASSWORD).await;
    server.state.base.clock.advance_ms(30 * 60 * 1000);
    assert_eq!(server.get_as(&token, "/wps/member/info").await.status, 401, "an idle session ends");
}

#[tokio::test]
async fn a_remembered_browser_logs_in_and_its_cookie_rotates() {
    let server = server_with_member().await;
    let first = server.try_login(&json!({ "username": "mira", "password": PASSWORD, "remember": true }), &[]).await;
    let cookie = first.cookie("remembered").expect("a cookie");
    let line = first.headers.get_all("set-cookie").iter().find(|line| line.as_bytes().starts_with(b"remembered"));
    let line = line.expect("a cookie").to_str().expect("text");
    assert!(line.contains("HttpOnly") && line.contains("SameSite=Strict") && line.contains("Max-Age=86400"), "{line}");

    let again = remembered(&server, &cookie).await;
    assert_eq!(again.status, 200, "{}", again.text());
    let token = again.at("/value/token").as_str().expect("a token").to_owned();
    assert_eq!(server.get_as(&token, "/wps/member/info").await.status, 200);
    let next = again.cookie("remembered").expect("a new cookie");
    assert_ne!(next, cookie);

    assert_eq!(remembered(&server, &cookie).await.status, 401, "a used pair was copied");
    assert_eq!(remembered(&server, &next).await.status, 401, "and ends its whole family");
}

async fn remembered(server: &TestServer, cookie: &str) -> TestReply {
    server.call(Method::POST, "/wps/session/remembered", &[("cookie", cookie)], &Value::Null).await
}

#[tokio::test]
async fn a_remembered_login_ends_after_a_day_and_at_logout() {
    let server = server_with_member().await;
    let body = json!({ "username": "mira", "password": PASSWORD, "remember": true });
    let cookie = server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
    server.call(Method::DELETE, "/wps/session/logout", &[("cookie", &cookie)], &Value::Null).await;
    assert_eq!(remembered(&server, &cookie).await.status, 401, "logout forgets it");

    let cookie = server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
    server.state.base.clock.advance_ms(20 * 60 * 60 * 1000);
    let cookie = remembered(&server, &cookie).await.cookie("remembered").expect("a new cookie");
    server.state.base.clock.advance_ms(4 * 60 * 60 * 1000);
    assert_eq!(remembered(&server, &cookie).await.status, 401, "rotating does not prolong it");
}

#[tokio::test]
async fn nothing_secret_is_stored_as_it_is() {
    let server = server_with_member().await;
    let reply = server.try_login(&json!({ "username": "mira", "password": PASSWORD, "remember": true }), &[]).await;
    let token = reply.at("/value/token").as_str().expect("a token").to_owned();
    let cookie = reply.cookie("remembered").expect("a cookie");
    let validator = cookie.split('.').next_back().expect("a validator").to_owned();
    server.state.base.store.close().await;
    let mut stored = Vec::new();
    for entry in std::fs::read_dir(server.test_store.folder()).expect("the folder") {
        stored.extend(std::fs::read(entry.expect("a file").path()).unwrap_or_default());
    }
    let stored = String::from_utf8_lossy(&stored);
    assert!(stored.contains("mira"), "the database was read");
    for secret in [PASSWORD, &token, &validator] {
        assert!(!stored.contains(secret));
    }
}

#[tokio::test]
async fn a_plain_login_is_refused() {
    let server = server_with_member().await;
    let body = json!({ "username": "mira", "password": PASSWORD });
    let reply = server.call(Method::POST, "/wps/session/login", &[], &body).await;
    assert_eq!((reply.status, reply.at("/code")), (400, json!("seal_invalid")));
    assert!(!reply.text().contains(PASSWORD));
}

#[tokio::test]
async fn a_sealed_body_is_good_once_for_its_own_path_and_for_a_minute() {
    let server = server_with_member().await;
    let path = "/wps/session/login";
    let body = json!({ "username": "mira", "password": PASSWORD });
    let sealed = server.seal(&Method::POST, path, &body).await;
    assert_eq!(server.call(Method::POST, path, &[], &sealed).await.status, 200);
    assert_eq!(server.call(Method::POST, path, &[], &sealed).await.at("/code"), "seal_expired", "used before");

    let other = server.seal(&Method::POST, "/wps/member/password", &body).await;
    assert_eq!(
        server.call(Method::POST, path, &[], &other).await.at("/code"),
        "seal_invalid",
        "sealed for another path"
    );

    let late = server.seal(&Method::POST, path, &body).await;
    server.state.base.clock.advance_ms(60_000);
    assert_eq!(server.call(Method::POST, path, &[], &late).await.at("/code"), "seal_expired", "too old");
}

#[tokio::test]
async fn a_nonce_of_ones_own_making_is_refused() {
    let server = server_with_member().await;
    let key = server.get("/wps/system/seal").await;
    let text = |name: &str| key.at(&format!("/value/{name}")).as_str().expect("text").to_owned();
    let forged = "A".repeat(54);
    let body = json!({ "username": "mira", "password": PASSWORD });
    let sealed = seal_with(&text("publicKey"), (&text("kid"), &forged), "wps/v1|POST|/wps/session/login", &body);
    let reply = server.call(Method::POST, "/wps/session/login", &[], &sealed).await;
    assert_eq!((reply.status, reply.at("/code")), (400, json!("seal_invalid")));
}

#[tokio::test]
async fn the_seal_key_outlives_a_restart() {
    let server = server_with_member().await;
    let before = server.get("/wps/system/seal").await.at("/value/kid");
    server.state.base.store.close().await;
    let mut store = server.test_store.clone();
    store.store = platform::store::Store::open(&store.location, MIGRATIONS).await.expect("the same store");
    let again = TestServer::on(store).await;
    assert_eq!(again.get("/wps/system/seal").await.at("/value/kid"), before);
}

#[tokio::test]
async fn empty_and_endless_fields_are_named() {
    let server = server_with_member().await;
    let reply = login(&server, "  ", "").await;
    assert_eq!(reply.status, 422);
    assert_eq!(reply.at("/value/fields"), json!({ "username": "rule_empty", "password": "rule_empty" }));
    let reply = login(&server, &"x".repeat(65), &"y".repeat(257)).await;
    assert_eq!(reply.at("/value/fields"), json!({ "username": "too_long", "password": "too_long" }));
}

#[tokio::test]
async fn a_suspended_account_is_told_so_only_with_the_right_password() {
    let server = server_with_member().await;
    let token = server.login("mira", PASSWORD).await;
    server.execute("update members set state = 'suspended'").await;
    assert_eq!(server.get_as(&token, "/wps/member/info").await.status, 401, "its sessions are dead");
    assert_eq!(login(&server, "mira", PASSWORD).await.at("/code"), "account_disabled");
    assert_eq!(login_with_captcha(&server, "mira", "wrong", &[]).await.at("/code"), "wrong_credentials");
}

#[tokio::test]
async fn the_language_is_kept_with_the_member_or_in_a_cookie() {
    let server = server_with_member().await;
    let visitor = server.call(Method::POST, "/wps/system/language", &[], &json!({ "language": "KM" })).await;
    assert_eq!((visitor.status, visitor.cookie("language")), (200, Some("language=KM".to_owned())));
    let token = server.login("mira", PASSWORD).await;
    assert_eq!(server.post_as(&token, "/wps/system/language", &json!({ "language": "CN" })).await.status, 200);
    let kept: String = sql::query_scalar("select language from members where account = 'mira'")
        .fetch_one(server.state.base.store.reader())
        .await
        .expect("a member");
    assert_eq!(kept, "CN");
    let unknown = server.post_as(&token, "/wps/system/language", &json!({ "language": "XX" })).await;
    assert_eq!((unknown.status, unknown.at("/value/fields/language")), (422, json!("unknown_language")));
}

#[tokio::test]
async fn the_same_idempotency_key_gets_the_same_reply_and_another_body_is_refused() {
    let server = server_with_member().await;
    let token = server.login("mira", PASSWORD).await;
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("idempotency-key", "k-1")];
    let path = "/wps/system/language";
    let first = server.call(Method::POST, path, &headers, &json!({ "language": "CN" })).await;
    server.post_as(&token, path, &json!({ "language": "EN" })).await;
    let again = server.call(Method::POST, path, &headers, &json!({ "language": "CN" })).await;
    assert_eq!((again.status, again.body), (first.status, first.body));
    let kept: String = sql::query_scalar("select language from members where account = 'mira'")
        .fetch_one(server.state.base.store.reader())
        .await
        .expect("a member");
    assert_eq!(kept, "EN", "the repeated call did nothing");
    let other = server.call(Method::POST, path, &headers, &json!({ "language": "KM" })).await;
    assert_eq!((other.status, other.at("/code")), (409, json!("idempotency_conflict")));
}

#[tokio::test]
async fn a_weak_password_given_by_an_agent_must_be_changed() {
    let server = TestServer::on_sqlite().await;
    server.add_member("kid", "123456", AccountType::Member, 0).await;
    server.execute("update members set must_change_password = 1").await;
    assert_eq!(login(&server, "kid", "123456").await.at("/value/passwordWeak"), true);
}

#[test]
fn two_hashes_of_one_password_differ() {
    let (first, second) =
        (passwords::hash_now(PASSWORD).expect("a hash"), passwords::hash_now(PASSWORD).expect("a hash"));
    assert_ne!(first, second);
}

#[tokio::test]
async fn a_visitors_language_is_kept_by_the_browser_alone_and_the_call_is_metered() {
    const ROWS: &str = "select cast(count(*) as text) from idempotent_replies";
    for server in TestServer::on_both_engines().await {
        let stranger = server.at("203.0.113.9");
        let body = json!({ "language": "KM" });
        for key in 0..120 {
            let headers = [("idempotency-key", format!("key-{key}"))];
            let headers = [(headers[0].0, headers[0].1.as_str())];
            let reply = stranger.call(Method::POST, "/wps/system/language", &headers, &body).await;
            assert_eq!(reply.cookie("language").as_deref(), Some("language=KM"), "{}", reply.text());
        }
        assert_eq!(server.text(ROWS).await.as_deref(), Some("0"), "{}", server.name);
        let spent = stranger.call(Method::POST, "/wps/system/language", &[], &body).await;
        assert_eq!((spent.status, spent.at("/code")), (429, json!("too_many_requests")), "{}", server.name);
        assert!(spent.cookie("language").is_none() && spent.headers.contains_key("retry-after"));
        server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
        let token = stranger.login("mira", PASSWORD).await;
        let own = stranger.post_as(&token, "/wps/system/language", &body).await;
        assert_eq!(own.status, 200, "a member has a count of its own: {}", own.text());
    }
}
