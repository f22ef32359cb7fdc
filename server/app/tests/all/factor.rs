//! The second factor of a login from a new address, and the authenticator.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const ELSEWHERE: &str = "203.0.113.9";
const MINUTE: i64 = 60_000;

/// A member with a verified number and mail address who has logged in from this machine; and the cookie of that browser.
async fn on(server: TestServer) -> (TestServer, String) {
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server
        .execute(
            "update members set mobile = '84901112233', mobile_verified_at = 1, email = 'mira@lumora.example',
             email_verified_at = 1, payee_name = 'Mira  Élodie Tran', payee_name_proven_at = 1 where account = 'mira'",
        )
        .await;
    let device = log_in(&server, &[]).await.cookie("device").expect("a device");
    (server, device)
}

async fn sqlite() -> (TestServer, String) {
    on(TestServer::on_sqlite().await).await
}

async fn log_in(server: &TestServer, headers: &[(&str, &str)]) -> TestReply {
    server.try_login(&json!({ "username": "mira", "password": PASSWORD }), headers).await
}

/// The challenge of a login that is refused for want of a factor.
async fn challenged(server: &TestServer) -> String {
    let reply = log_in(server, &[]).await;
    assert_eq!((reply.status, reply.at("/code")), (401, json!("second_factor_required")), "{}", reply.text());
    reply.at("/value/secondFactor/challengeId").as_str().expect("a challenge").to_owned()
}

async fn send_code(server: &TestServer, challenge: &str, kind: &str) -> TestReply {
    let body = json!({ "challengeId": challenge, "kind": kind });
    server.call(Method::POST, "/wps/session/factor/send", &[], &body).await
}

async fn answer(server: &TestServer, challenge: &str, kind: &str, answer: &str) -> TestReply {
    let body = json!({ "challengeId": challenge, "kind": kind, "answer": answer });
    server.sealed(Method::POST, "/wps/session/factor", &[], &body).await
}

#[tokio::test]
async fn a_new_address_and_browser_ask_for_a_factor_and_a_known_one_of_either_does_not() {
    for server in TestServer::on_both_engines().await {
        let (server, device) = on(server).await;
        assert_eq!(log_in(&server, &[]).await.status, 200, "a known address");
        let away = server.at(ELSEWHERE);
        assert_eq!(log_in(&away, &[("cookie", &device)]).await.status, 200, "a known browser");
        let away = server.at("198.51.100.4");
        let reply = log_in(&away, &[]).await;
        let factors = json!([
            { "kind": "sms", "hint": "•••• 2233" },
            { "kind": "email", "hint": "m•••@lumora.example" },
        ]);
        assert_eq!(reply.at("/value/secondFactor/factors"), factors, "{}: {}", server.name, reply.text());
        assert!(reply.at("/value/token").is_null() && reply.cookie("remembered").is_none());

        let challenge = challenged(&away).await;
        assert_eq!(send_code(&away, &challenge, "sms").await.at("/value/expiredMinutes"), 1);
        let code = server.last_code("84901112233").await;
        let reply = answer(&away, &challenge, "sms", &code).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let token = reply.at("/value/token").as_str().expect("a token").to_owned();
        assert_eq!(server.get_as(&token, "/wps/member/info").await.at("/value/account"), "mira");
        let again = answer(&away, &challenge, "sms", &code).await;
        assert_eq!((again.status, again.at("/code")), (401, json!("factor_expired")), "a challenge opens one session");
        assert_eq!(log_in(&away, &[]).await.status, 200, "the address is known now");
    }
}

#[tokio::test]
async fn a_forged_forwarding_header_makes_no_address_known() {
    let (server, _) = sqlite().await;
    let reply = log_in(&server.at(ELSEWHERE), &[("x-forwarded-for", "127.0.0.1")]).await;
    assert_eq!(reply.at("/code"), "second_factor_required");
}

#[tokio::test]
async fn behind_a_named_proxy_the_forwarded_address_counts() {
    let store = lumora_server::testing::stores::sqlite().await;
    let proxies = vec!["10.0.0.0/8".parse().expect("a network")];
    let server = TestServer::on_with(store, |config| config.trusted_proxies = proxies).await;
    let (server, _) = on(server).await;
    let proxy = server.at("10.1.2.3");
    assert_eq!(log_in(&proxy, &[("x-forwarded-for", "127.0.0.1")]).await.status, 200);
    assert_eq!(log_in(&proxy, &[("x-forwarded-for", "127.0.0.1, 203.0.113.9")]).await.status, 401);
}

#[tokio::test]
async fn the_remember_flag_of_the_login_survives_the_factor() {
    let (server, _) = sqlite().await;
    let away = server.at(ELSEWHERE);
    let body = json!({ "username": "mira", "password": PASSWORD, "remember": true });
    let reply = away.try_login(&body, &[]).await;
    let challenge = reply.at("/value/secondFactor/challengeId").as_str().expect("a challenge").to_owned();
    send_code(&away, &challenge, "email").await;
    let code = server.last_code("mira@lumora.example").await;
    let reply = answer(&away, &challenge, "email", &code).await;
    assert!(reply.cookie("remembered").is_some() && reply.cookie("device").is_some(), "{}", reply.text());
}

#[tokio::test]
async fn the_first_login_ever_and_an_account_without_factors_pass() {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    assert_eq!(log_in(&server.at(ELSEWHERE), &[]).await.status, 200, "the first");
    assert_eq!(log_in(&server.at("198.51.100.4"), &[]).await.status, 200, "there is nothing to ask");
    server.execute("update members set email = 'mira@lumora.example', payee_name = 'Mira'").await;
    assert_eq!(
        log_in(&server.at("198.51.100.5"), &[]).await.status,
        200,
        "an address that was not verified is no factor"
    );
}

#[tokio::test]
async fn the_fifth_wrong_answer_ends_the_login_even_when_all_come_at_once() {
    for server in TestServer::on_both_engines().await {
        let (server, _) = on(server).await;
        let away = server.at(ELSEWHERE);
        let challenge = challenged(&away).await;
        send_code(&away, &challenge, "sms").await;
        let guesses = (0..20).map(|_| {
            let (away, challenge) = (away.clone(), challenge.clone());
            async move { answer(&away, &challenge, "sms", "12345x").await.at("/code") }
        });
        let codes = join_all(guesses).await;
        assert_eq!(codes.iter().filter(|code| **code == "wrong_factor").count(), 5, "{}: {codes:?}", server.name);
        let code = server.last_code("84901112233").await;
        assert_eq!(answer(&away, &challenge, "sms", &code).await.at("/code"), "factor_expired");
    }
}

#[tokio::test]
async fn guesses_at_one_challenge_after_another_lock_the_factor() {
    let (server, _) = sqlite().await;
    let away = server.at(ELSEWHERE);
    let mut codes = Vec::new();
    for _ in 0..3 {
        let challenge = challenged(&away).await;
        send_code(&away, &challenge, "sms").await;
        for _ in 0..4 {
            codes.push(answer(&away, &challenge, "sms", "12345x").await.at("/code"));
        }
        server.state.base.clock.advance_ms(MINUTE);
    }
    assert_eq!(codes.iter().filter(|code| **code == "wrong_factor").count(), 10, "{codes:?}");
    assert_eq!(codes.last(), Some(&json!("too_many_requests")));
    assert_eq!(log_in(&server, &[]).await.status, 200, "the owner at home is not concerned");
}

#[tokio::test]
async fn a_challenge_is_over_after_ten_minutes_and_a_code_belongs_to_one() {
    let (server, _) = sqlite().await;
    let away = server.at(ELSEWHERE);
    let (one, other) = (challenged(&away).await, challenged(&away).await);
    send_code(&away, &one, "sms").await;
    let code = server.last_code("84901112233").await;
    assert_eq!(answer(&away, &other, "sms", &code).await.at("/code"), "code_expired");
    server.state.base.clock.advance_ms(10 * MINUTE);
    assert_eq!(answer(&away, &one, "sms", &code).await.at("/code"), "factor_expired");
    assert_eq!(send_code(&away, &one, "sms").await.at("/code"), "factor_expired");
    assert_eq!(answer(&away, "nonsense", "sms", &code).await.at("/code"), "factor_expired");
}

#[tokio::test]
async fn a_factor_that_the_account_has_not_is_refused() {
    let (server, _) = sqlite().await;
    let away = server.at(ELSEWHERE);
    let challenge = challenged(&away).await;
    for kind in ["totp", "payeeName"] {
        assert_eq!(send_code(&away, &challenge, kind).await.status, 422, "{kind}");
        assert_eq!(answer(&away, &challenge, kind, "Mira Élodie Tran").await.status, 422, "{kind}");
    }
}

#[tokio::test]
async fn the_payees_name_is_a_factor_only_where_the_operator_says_so() {
    let (server, _) = sqlite().await;
    server.set("second_factor_payee_name", "true").await;
    let away = server.at(ELSEWHERE);
    let challenge = challenged(&away).await;
    assert_eq!(send_code(&away, &challenge, "payeeName").await.status, 422, "nothing is sent for a name");
    assert_eq!(answer(&away, &challenge, "payeeName", "Mira Elodie Tran").await.at("/code"), "wrong_factor");
    assert_eq!(answer(&away, &challenge, "payeeName", " mira e\u{301}lodie TRAN ").await.status, 200);
}

#[tokio::test]
async fn a_name_that_is_only_stated_is_no_factor() {
    let (server, _) = sqlite().await;
    server.set("second_factor_payee_name", "true").await;
    server.execute("update members set payee_name_proven_at = null").await;
    let away = server.at(ELSEWHERE);
    let challenge = challenged(&away).await;
    assert_eq!(answer(&away, &challenge, "payeeName", "Mira Élodie Tran").await.status, 422);
}

#[tokio::test]
async fn challenges_and_codes_stand_in_the_tables_as_hashes() {
    let (server, _) = sqlite().await;
    let away = server.at(ELSEWHERE);
    let challenge = challenged(&away).await;
    send_code(&away, &challenge, "sms").await;
    let reader = server.state.base.store.reader();
    let stored: String =
        sql::query_scalar("select id_hash from factor_challenges").fetch_one(reader).await.expect("one");
    let target: String =
        sql::query_scalar("select target from verification_codes").fetch_one(reader).await.expect("one");
    assert!(!stored.contains(&challenge) && !target.contains(&challenge));
}

#[tokio::test]
async fn a_wrong_password_from_elsewhere_tells_nothing_of_factors() {
    let (server, _) = sqlite().await;
    let away = server.at(ELSEWHERE);
    let wrong = away.try_login(&json!({ "username": "mira", "password": "wrong" }), &[]).await;
    let unknown = away.try_login(&json!({ "username": "nobody", "password": "wrong" }), &[]).await;
    assert_eq!((wrong.status, wrong.json()), (unknown.status, unknown.json()));
    assert_eq!(wrong.at("/code"), "wrong_credentials");
}

#[tokio::test]
async fn a_known_and_an_unknown_account_cost_the_same_work() {
    let server = TestServer::on_sqlite().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let mut work = Vec::new();
    for account in ["mira", "nobody"] {
        let before = server.state.identity.passwords.hash_count();
        for _ in 0..4 {
            let id = server.get("/wps/captcha").await.at("/value/captchaId");
            let body = json!({ "username": account, "password": "x", "captchaId": id, "captcha": CAPTCHA_ANSWER });
            server.try_login(&body, &[]).await;
        }
        work.push(server.state.identity.passwords.hash_count() - before);
    }
    assert_eq!(work, [3, 3], "three comparisons each, then the lock");
}

#[tokio::test]
async fn sample_accounts_log_in_from_this_machine_without_a_factor() {
    let server = TestServer::seeded_on_sqlite().await;
    for account in ["lantern_member", "lantern_agent", "lantern_guest"] {
        let sample = lumora_server::seed::sample_accounts().into_iter().find(|sample| sample.account == account);
        let sample = sample.expect("a sample account");
        for _ in 0..2 {
            let reply = server.try_login(&json!({ "username": account, "password": sample.password }), &[]).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
    }
    let member = json!({ "username": "lantern_member", "password": "Kx7mTq4vLp2w" });
    let away = server.at(ELSEWHERE).try_login(&member, &[]).await;
    let kinds: Vec<Value> = away
        .at("/value/secondFactor/factors")
        .as_array()
        .expect("factors")
        .iter()
        .map(|factor| factor["kind"].clone())
        .collect();
    assert_eq!(kinds, [json!("sms"), json!("email")]);
}
