//! Guessing: passwords by the thousand, at one account and at many, with every captcha solved and every header forged; and
//! what an answer tells about an account that may or may not exist.

use std::collections::BTreeMap;

use axum::http::Method;
use futures_util::stream::{self, StreamExt};
use lumora_core::domain::account::AccountType;
use lumora_server::openapi::openapi;
use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 1";
const GUESSES: usize = 2_000;
/// So many of them solve their captcha: far more than can ever count.
const SOLVED: usize = 500;
/// Calls that are under way at once.
const AT_ONCE: usize = 64;
/// Failures that an account takes before it is locked.
const ACCOUNT_LIMIT: u64 = 3;
/// Failures that an address takes before it is locked.
const ADDRESS_LIMIT: u64 = 30;

async fn server() -> TestServer {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server
}

/// A guess with a solved captcha, from an address that it claims.
async fn guess(server: &TestServer, account: &str, password: &str, claimed: &str) -> TestReply {
    let captcha = server.get("/wps/captcha").await.at("/value/captchaId");
    let body = json!({ "username": account, "password": password, "captcha": CAPTCHA_ANSWER, "captchaId": captcha });
    server.try_login(&body, &[("x-forwarded-for", claimed)]).await
}

/// A guess without a captcha.
async fn blind_guess(server: &TestServer, account: &str, password: &str, claimed: &str) -> TestReply {
    server.try_login(&json!({ "username": account, "password": password }), &[("x-forwarded-for", claimed)]).await
}

fn address(number: usize) -> String {
    format!("198.51.{}.{}", number / 250 % 250, number % 250)
}

/// Counts the replies of many guesses by status and code; `make` says whom the guess is about.
async fn storm(server: &TestServer, make: impl Fn(usize) -> (String, String)) -> BTreeMap<(u16, String), usize> {
    let guesses = stream::iter((0..GUESSES).map(|number| {
        let (account, password) = make(number);
        async move {
            match number < SOLVED {
                true => guess(server, &account, &password, &address(number)).await,
                false => blind_guess(server, &account, &password, &address(number)).await,
            }
        }
    }));
    let mut counted = BTreeMap::new();
    let mut replies = guesses.buffer_unordered(AT_ONCE);
    while let Some(reply) = replies.next().await {
        let code = reply.at("/code").as_str().unwrap_or_default().to_owned();
        *counted.entry((reply.status, code)).or_insert(0) += 1;
    }
    counted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_guesses_at_one_account_try_three_passwords_and_leave_its_owner_a_way_in() {
    let server = server().await;
    let known = server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await;
    let device = known.cookie("device").expect("a device cookie");
    let before = server.state.identity.passwords.hash_count();
    let counted = storm(&server, |number| ("mira".to_owned(), format!("guess {number}"))).await;
    let worked = server.state.identity.passwords.hash_count() - before;
    assert!(worked <= ACCOUNT_LIMIT, "{worked} passwords were compared: {counted:?}");
    assert!(counted.keys().all(|(status, _)| [401, 429].contains(status)), "{counted:?}");
    let locked = counted[&(429, "account_locked".to_owned())];
    assert!(locked >= GUESSES - 2 * AT_ONCE, "{counted:?}");
    let owner = server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[("cookie", &device)]).await;
    assert_eq!(owner.status, 200, "{}", owner.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_password_tried_at_thousands_of_accounts_is_stopped_by_its_address_whatever_it_claims() {
    let server = server().await;
    let before = server.state.identity.passwords.hash_count();
    let counted = storm(&server, |number| (format!("member{number}"), "123456".to_owned())).await;
    let worked = server.state.identity.passwords.hash_count() - before;
    assert!(worked <= ADDRESS_LIMIT, "{worked} passwords were compared: {counted:?}");
    assert!(counted.keys().all(|(status, _)| [401, 429].contains(status)), "{counted:?}");
    let stopped = counted[&(429, "too_many_requests".to_owned())];
    assert!(stopped >= GUESSES - 2 * AT_ONCE, "{counted:?}");
}

#[tokio::test]
async fn whoever_waits_out_each_lock_tries_fewer_than_a_hundred_passwords_a_day() {
    let server = server().await;
    let (mut waited, mut tried) = (0_u64, 0);
    while waited < 24 * 60 * 60 {
        let reply = guess(&server, "mira", "never right", "198.51.100.1").await;
        if reply.status == 429 {
            let seconds = reply.at("/value/retryAfter").as_u64().expect("how long to wait");
            server.state.base.clock.advance_ms(i64::try_from(seconds * 1_000).expect("not for ever"));
            waited += seconds;
        } else {
            assert_eq!(reply.status, 401, "{}", reply.text());
            tried += 1;
        }
    }
    assert!(tried < 100, "{tried} passwords a day");
}

/// All that an answer shows, but for what is new in each: its number and its nonces.
fn observable(reply: &TestReply) -> (u16, Value, BTreeMap<String, String>) {
    let varies = ["x-request-id", "date", "set-cookie", "content-length"];
    let headers = reply.headers.iter().filter(|(name, _)| !varies.contains(&name.as_str()));
    let headers = headers.map(|(name, value)| (name.to_string(), value.to_str().expect("text").to_owned())).collect();
    (reply.status, reply.json(), headers)
}

#[tokio::test]
async fn a_login_tells_nothing_about_an_account_and_costs_the_same_work() {
    let (known, unknown) = (server().await, server().await);
    let worked = || [&known, &unknown].map(|server| server.state.identity.passwords.hash_count());
    for attempt in 0..6 {
        let before = worked();
        let one = guess(&known, "mira", "wrong one", "1.1.1.1").await;
        let other = guess(&unknown, "nobody", "wrong one", "1.1.1.1").await;
        assert_eq!(observable(&one), observable(&other), "attempt {attempt}");
        assert_eq!(one.headers.contains_key("set-cookie"), other.headers.contains_key("set-cookie"));
        let after = worked();
        assert_eq!(after[0] - before[0], after[1] - before[1], "attempt {attempt}: the work differs");
    }
}

#[tokio::test]
async fn a_token_that_a_stranger_hands_out_never_becomes_a_members_session() {
    let server = server().await;
    let planted = "A".repeat(43);
    let bearer = format!("Bearer {planted}");
    let cookies = format!("token={planted}; session={planted}; remembered={planted}.{planted}");
    let headers = [("authorization", bearer.as_str()), ("cookie", cookies.as_str())];
    let body = json!({ "username": "mira", "password": PASSWORD, "token": planted, "remember": true });
    let first = server.try_login(&body, &headers).await;
    let second = server.try_login(&body, &headers).await;
    let [first, second] = [first, second].map(|reply| reply.at("/value/token").as_str().expect("a token").to_owned());
    assert!(first != planted && second != planted && first != second, "each login makes a token of its own");
    assert_eq!(server.get_as(&planted, "/wps/member/info").await.status, 401);
    assert_eq!(server.get_as(&first, "/wps/member/info").await.status, 200);
}

#[tokio::test]
async fn tokens_and_nonces_are_long_and_look_random() {
    let server = server().await;
    let mut tokens = Vec::new();
    for _ in 0..8 {
        tokens.push(server.login("mira", PASSWORD).await);
    }
    assert!(tokens.iter().all(|token| token.len() >= 43), "256 bits in base64url: {tokens:?}");
    let mut nonces = Vec::new();
    for _ in 0..400 {
        nonces.push(server.get("/wps/system/seal").await.at("/value/nonce").as_str().expect("a nonce").to_owned());
    }
    assert!(nonces.iter().all(|nonce| nonce.len() * 6 >= 128), "{}", nonces[0]);
    for of in [&tokens, &nonces] {
        let distinct: std::collections::BTreeSet<&String> = of.iter().collect();
        assert_eq!(distinct.len(), of.len());
    }
    // A nonce begins with its expiry. Of the digits after it each comes up about equally often: within five sigma.
    let mut counts = BTreeMap::new();
    let digits: Vec<char> = nonces.iter().chain(&tokens).flat_map(|it| it.chars().take(42).skip(11)).collect();
    digits.iter().for_each(|digit| *counts.entry(*digit).or_insert(0_u32) += 1);
    let expected = digits.len() as f64 / 64.0;
    let chi_square: f64 = counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!(counts.len() == 64 && chi_square < 63.0 + 5.0 * 126_f64.sqrt(), "{} digits, {chi_square}", counts.len());
}

#[tokio::test]
async fn a_sealed_body_serves_once_and_only_the_call_it_was_made_for() {
    let server = server().await;
    let body = json!({ "username": "mira", "password": PASSWORD });
    let path = "/wps/session/login";
    let sealed = server.seal(&Method::POST, path, &body).await;
    assert_eq!(server.call(Method::POST, path, &[], &sealed).await.status, 200);
    let again = server.call(Method::POST, path, &[], &sealed).await;
    assert_eq!((again.status, again.at("/code")), (400, json!("seal_expired")), "a copy is worth nothing");
    let token = server.login("mira", PASSWORD).await;
    let bearer = format!("Bearer {token}");
    for call in sealed_calls() {
        let sealed = server.seal(&Method::POST, path, &body).await;
        let reply = server.call(call.0.clone(), &call.1, &[("authorization", &bearer)], &sealed).await;
        assert_eq!((reply.status, reply.at("/code")), (400, json!("seal_invalid")), "{} {}", call.0, call.1);
    }
}

/// Sealed calls of the document other than the login.
fn sealed_calls() -> Vec<(Method, String)> {
    let document = serde_json::to_value(openapi()).expect("a document");
    let paths = document["paths"].as_object().expect("paths");
    let calls = paths.iter().flat_map(|(path, item)| {
        let operations = item.as_object().expect("methods").iter();
        let sealed = operations
            .filter(|(_, it)| it["requestBody"].to_string().contains("SealedBody"))
            // What moves money is refused without a key before it is opened; cashier/once.rs sends it again and again.
            .filter(|(_, it)| !it["parameters"].to_string().contains("Idempotency-Key"));
        sealed.map(move |(method, _)| {
            (Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method"), path.clone())
        })
    });
    calls.filter(|(_, path)| path != "/wps/session/login").collect()
}

#[tokio::test]
async fn an_idempotency_key_of_another_member_gives_nothing_of_theirs() {
    let server = server().await;
    server.add_member("noah", PASSWORD, AccountType::Member, 0).await;
    let bearers = [server.login("mira", PASSWORD).await, server.login("noah", PASSWORD).await]
        .map(|token| format!("Bearer {token}"));
    let body = json!({ "language": "KM" });
    for bearer in &bearers {
        let headers = [("authorization", bearer.as_str()), ("idempotency-key", "the-same-for-all")];
        let reply = server.call(Method::POST, "/wps/system/language", &headers, &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    let languages: Vec<String> = sql::query_scalar("select language from members order by account")
        .fetch_all(server.state.base.store.reader())
        .await
        .expect("languages");
    assert_eq!(languages, ["KM", "KM"], "each member's own call ran");
}
