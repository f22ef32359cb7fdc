//! Codes that prove a mobile number: sent, counted, guessed at, used up.

use axum::http::Method;
use futures_util::future::join_all;
use identity::verification::{LIFETIME_MS, Purpose, Redeemed, guess, issue, redeem};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer};
use platform::store::{StoreError, sql};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const NUMBER: &str = "84901112233";
const MINUTE: i64 = 60_000;

async fn on(server: TestServer) -> TestServer {
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.execute("update members set mobile = '84901112233', mobile_verified_at = 1 where account = 'mira'").await;
    for flag in ["MOBILEVERCODELOGIN3", "CHNGPASSVERIF3", "register_enabled", "USERNAMEREG3", "MOBILENUMREG3"] {
        server.set(flag, "true").await;
    }
    server
}

async fn sqlite() -> TestServer {
    on(TestServer::on_sqlite().await).await
}

async fn request_sms(server: &TestServer, endpoint: &str, body: Value) -> TestReply {
    server.call(Method::POST, &format!("/wps/verification/sms/{endpoint}"), &[], &body).await
}

async fn request_code(server: &TestServer, number: &str) -> TestReply {
    request_sms(server, "noLogin", json!({ "mobileNum": number, "countryDialingCode": "84" })).await
}

async fn request_code_with_captcha(server: &TestServer, number: &str, answer: &str) -> TestReply {
    let id = server.get("/wps/captcha").await.at("/value/captchaId");
    let body = json!({ "mobileNum": number, "countryDialingCode": "84", "captchaId": id, "captcha": answer });
    request_sms(server, "noLogin", body).await
}

async fn log_in(server: &TestServer, number: &str, code: &str) -> TestReply {
    let body = json!({ "username": number, "password": code, "type": "sms", "countryDialingCode": "84" });
    server.try_login(&body, &[]).await
}

async fn code_for(server: &TestServer, purpose: Purpose) -> String {
    let now_ms = server.state.base.clock.now_ms();
    let issued =
        server.state.base.store.write(move |tx| Box::pin(async move { issue(tx, purpose, NUMBER, now_ms).await }));
    issued.await.expect("a code")
}

async fn use_up(server: &TestServer, purpose: Purpose, code: &str, then: Result<(), StoreError>) -> Redeemed {
    let (now_ms, code, keeps) = (server.state.base.clock.now_ms(), code.to_owned(), then.is_ok());
    let (out, found) = std::sync::mpsc::channel();
    let done = server.state.base.store.write(move |tx| {
        Box::pin(async move {
            let redeemed = redeem(tx, purpose, NUMBER, &code, now_ms).await?;
            out.send(redeemed).expect("a receiver");
            if keeps { Ok(()) } else { Err(StoreError::Closed) }
        })
    });
    assert_eq!(done.await.is_ok(), keeps);
    found.recv().expect("an outcome")
}

#[tokio::test]
async fn a_member_logs_in_with_the_code_that_came_by_sms_once() {
    for server in TestServer::on_both_engines().await {
        let server = on(server).await;
        let sent = request_code(&server, "0901 112 233").await;
        assert_eq!((sent.status, sent.at("/value/expiredMinutes")), (200, json!(1)), "{}", sent.text());
        let code = server.last_code(NUMBER).await;
        let reply = log_in(&server, "901112233", &code).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let token = reply.at("/value/token").as_str().expect("a token").to_owned();
        assert_eq!(server.get_as(&token, "/wps/member/info").await.at("/value/account"), "mira");
        let again = log_in(&server, "901112233", &code).await;
        assert_eq!((again.status, again.at("/code")), (401, json!("code_expired")), "a code works once");
    }
}

#[tokio::test]
async fn an_unknown_number_is_answered_like_a_known_one_and_no_phone_rings() {
    let server = sqlite().await;
    for endpoint in ["noLogin", "password"] {
        let number = |number: &str| json!({ "mobileNum": number, "countryDialingCode": "84" });
        let unknown = request_sms(&server, endpoint, number("909999999")).await;
        assert_eq!(server.outbox().await.len(), 0, "nobody is told");
        let known = request_sms(&server, endpoint, number("901112233")).await;
        assert_eq!((unknown.status, unknown.text()), (known.status, known.text()));
        assert_eq!(server.outbox().await.len(), 1);
        for number in ["909999999", "901112233"] {
            for (guess, code) in (1..=6).zip(["invalid_verification_code"; 5].into_iter().chain(["code_expired"])) {
                let reply = log_in(&server, number, "12345x").await;
                let expected = if endpoint == "noLogin" { code } else { "code_expired" };
                assert_eq!(reply.at("/code"), expected, "guess {guess} at {number} after {endpoint}");
                server.execute("delete from login_failures").await;
            }
        }
        server.execute("delete from rate_limits").await;
        server.execute("delete from verification_codes").await;
        server.execute("delete from outbox_messages").await;
    }
}

#[tokio::test]
async fn fifty_guesses_at_once_are_five_guesses() {
    for server in TestServer::on_both_engines().await {
        let server = on(server).await;
        let code = code_for(&server, Purpose::Register).await;
        let guesses = (0..50).map(|n| {
            let (server, now_ms) = (server.clone(), server.state.base.clock.now_ms());
            let wrong = format!("{:06}", (code.parse::<u32>().expect("digits") + 1 + n) % 1_000_000);
            async move {
                guess(&server.state.base.store, Purpose::Register, NUMBER, &wrong, now_ms).await.expect("an answer")
            }
        });
        let outcomes = join_all(guesses).await;
        let wrong = outcomes.iter().filter(|outcome| **outcome == Redeemed::Wrong).count();
        assert_eq!(wrong, 5, "{}: {outcomes:?}", server.name);
        let now_ms = server.state.base.clock.now_ms();
        let right = guess(&server.state.base.store, Purpose::Register, NUMBER, &code, now_ms).await.expect("an answer");
        assert_eq!(right, Redeemed::Expired, "the right code comes too late");
    }
}

#[tokio::test]
async fn a_code_outlives_a_call_that_fails_and_is_then_used_once() {
    let server = sqlite().await;
    let code = code_for(&server, Purpose::Register).await;
    assert_eq!(use_up(&server, Purpose::Register, &code, Ok(())).await, Redeemed::Wrong, "it was not guessed first");
    let now_ms = server.state.base.clock.now_ms();
    let right = guess(&server.state.base.store, Purpose::Register, NUMBER, &code, now_ms).await.expect("an answer");
    assert_eq!(right, Redeemed::Right);
    assert_eq!(use_up(&server, Purpose::Register, &code, Err(StoreError::Closed)).await, Redeemed::Right);
    assert_eq!(use_up(&server, Purpose::Register, "000000", Ok(())).await, Redeemed::Wrong);
    assert_eq!(use_up(&server, Purpose::Register, &code, Ok(())).await, Redeemed::Right);
    assert_eq!(use_up(&server, Purpose::Register, &code, Ok(())).await, Redeemed::Expired);
}

#[tokio::test]
async fn a_code_is_worth_nothing_for_another_purpose_after_ten_minutes_or_after_the_next() {
    let server = sqlite().await;
    let try_code = async |purpose, code: &str| {
        let now_ms = server.state.base.clock.now_ms();
        guess(&server.state.base.store, purpose, NUMBER, code, now_ms).await.expect("an answer")
    };
    let first = code_for(&server, Purpose::Register).await;
    assert_eq!(try_code(Purpose::Login, &first).await, Redeemed::Expired);
    let second = code_for(&server, Purpose::Register).await;
    if first != second {
        assert_eq!(try_code(Purpose::Register, &first).await, Redeemed::Wrong);
    }
    server.state.base.clock.advance_ms(LIFETIME_MS - 1);
    assert_eq!(try_code(Purpose::Register, &second).await, Redeemed::Right);
    server.state.base.clock.advance_ms(1);
    assert_eq!(try_code(Purpose::Register, &second).await, Redeemed::Expired);
}

#[tokio::test]
async fn codes_stand_nowhere_in_the_tables_as_they_are() {
    let server = sqlite().await;
    let code = code_for(&server, Purpose::Login).await;
    let row: (String, String, String) = sql::query_as("select target, salt, code_hash from verification_codes")
        .fetch_one(server.state.base.store.reader())
        .await
        .expect("a row");
    assert!(!format!("{row:?}").contains(&code));
}

#[tokio::test]
async fn what_is_no_number_is_refused_by_name() {
    let server = sqlite().await;
    for (body, code) in [
        (json!({}), "missing_phone_number"),
        (json!({ "mobileNum": " ", "countryDialingCode": "84" }), "missing_phone_number"),
        (json!({ "mobileNum": "12", "countryDialingCode": "84" }), "invalid_phone_number"),
        (json!({ "mobileNum": "9011122334455667", "countryDialingCode": "84" }), "invalid_phone_number"),
        (json!({ "mobileNum": "90111223x", "countryDialingCode": "84" }), "invalid_phone_number"),
        (json!({ "mobileNum": "901112233" }), "invalid_phone_number"),
    ] {
        let reply = request_sms(&server, "noLogin", body.clone()).await;
        assert_eq!((reply.status, reply.at("/code")), (422, json!(code)), "{body}");
    }
    let reply = request_sms(
        &server,
        "register",
        json!({ "mobileNo": "901112299", "countryDialingCode": "84", "type": "mobile" }),
    )
    .await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(server.last_code("84901112299").await.len(), 6);
}

#[tokio::test]
async fn a_registration_code_goes_only_to_numbers_that_the_operator_takes() {
    let server = sqlite().await;
    server.execute("insert into register_countries (country_code, dialing_code, rank) values ('VN', '84', 1)").await;
    server
        .execute(
            "insert into register_fields (name, accepted_pattern, pattern_id, min_length, max_length, enabled, required)
             values ('mobileNum', '^9[0-9]+$', 'own', 9, 10, 1, 0)",
        )
        .await;
    for (dialing_code, number, status) in
        [("84", "801112233", 422), ("84", "90111223", 422), ("855", "901112233", 422), ("+84", "901112244", 200)]
    {
        let body = json!({ "mobileNo": number, "countryDialingCode": dialing_code, "type": "mobile" });
        let reply = request_sms(&server, "register", body).await;
        assert_eq!(reply.status, status, "{dialing_code} {number}: {}", reply.text());
        assert!(status == 200 || reply.at("/code") == "invalid_phone_number");
    }
}

#[tokio::test]
async fn what_the_operator_does_not_offer_is_refused() {
    let server = sqlite().await;
    for flag in ["MOBILEVERCODELOGIN3", "CHNGPASSVERIF3", "register_enabled"] {
        server.set(flag, "false").await;
    }
    for endpoint in ["noLogin", "password", "register"] {
        let reply = request_sms(
            &server,
            endpoint,
            json!({ "mobileNum": "901112233", "mobileNo": "901112233", "countryDialingCode": "84" }),
        )
        .await;
        assert_eq!((reply.status, reply.at("/code")), (403, json!("not_enabled")), "{endpoint}");
    }
    assert_eq!(log_in(&server, "901112233", "123456").await.at("/code"), "not_enabled");
}

#[tokio::test]
async fn a_number_gets_one_code_a_minute_five_an_hour_and_ten_a_day() {
    let server = sqlite().await;
    assert_eq!(request_code(&server, "901112233").await.status, 200);
    let soon = request_code(&server, "0901112233").await;
    assert_eq!((soon.status, soon.at("/code")), (429, json!("phone_too_many_requests")));
    let left = soon.at("/value/retryAfter").as_i64().expect("seconds");
    assert!((1..=60).contains(&left), "{left}");
    for _ in 0..4 {
        server.state.base.clock.advance_ms(MINUTE);
        let reply = request_code_with_captcha(&server, "901112233", CAPTCHA_ANSWER).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    server.state.base.clock.advance_ms(MINUTE);
    let hourly = request_code_with_captcha(&server, "901112233", CAPTCHA_ANSWER).await;
    assert_eq!((hourly.status, hourly.at("/value/retryAfter")), (429, json!(300)));
    server.state.base.clock.advance_ms(60 * MINUTE);
    for _ in 0..5 {
        server.state.base.clock.advance_ms(MINUTE);
        assert_eq!(request_code_with_captcha(&server, "901112233", CAPTCHA_ANSWER).await.status, 200);
    }
    server.state.base.clock.advance_ms(60 * MINUTE);
    let daily = request_code_with_captcha(&server, "901112233", CAPTCHA_ANSWER).await;
    assert_eq!((daily.status, daily.at("/code")), (429, json!("quota_exceeded")));
}

#[tokio::test]
async fn an_address_that_sends_much_needs_a_captcha_whatever_it_says_of_itself() {
    let server = sqlite().await;
    for number in ["901112201", "901112202", "901112203"] {
        assert_eq!(request_code(&server, number).await.status, 200);
    }
    let body = json!({ "mobileNum": "901112204", "countryDialingCode": "84" });
    let forged = [("x-forwarded-for", "198.51.100.7")];
    let without = server.call(Method::POST, "/wps/verification/sms/noLogin", &forged, &body).await;
    assert_eq!((without.status, without.at("/code")), (401, json!("captcha_required")));
    assert_eq!(without.at("/value/captcha"), true);
    let wrong = request_code_with_captcha(&server, "901112204", "AAAAA").await;
    assert_eq!(
        (wrong.status, wrong.at("/code"), wrong.at("/value/captcha")),
        (401, json!("captcha_failed"), json!(true))
    );
    assert_eq!(request_code_with_captcha(&server, "901112204", CAPTCHA_ANSWER).await.status, 200);
    server.state.base.clock.advance_ms(60 * MINUTE);
    assert_eq!(request_code(&server, "901112205").await.status, 200, "an hour later it begins anew");
}

#[tokio::test]
async fn the_operators_quota_ends_what_an_army_of_addresses_could_cost() {
    let server = sqlite().await;
    server.set("sms_daily_quota", "4").await;
    let register = async |number: &str| {
        let body = json!({ "mobileNo": number, "countryDialingCode": "84", "registerType": "U" });
        request_sms(&server, "register", body).await
    };
    assert_eq!(register("901112201").await.status, 200);
    assert_eq!(register("901112202").await.status, 200);
    assert_eq!(register("901112203").await.at("/code"), "quota_exceeded");
    assert_eq!(request_code(&server, "901112204").await.status, 200, "half of the day is left to members");
    server.set("sms_daily_quota", "2").await;
    assert_eq!(request_code(&server, "901112205").await.at("/code"), "quota_exceeded", "whether or not anybody has it");
}

#[tokio::test]
async fn codes_asked_for_numbers_of_nobody_use_up_none_of_the_operators_day() {
    for server in TestServer::on_both_engines().await {
        let server = on(server).await;
        server.set("sms_daily_quota", "2").await;
        for number in 0..6 {
            let asked = request_code(&server.at(&format!("203.0.113.{number}")), &format!("90111220{number}")).await;
            assert_eq!(asked.status, 200, "{}: {}", server.name, asked.text());
        }
        assert!(server.outbox().await.is_empty(), "nobody's phone rang");
        assert_eq!(request_code(&server, "901112233").await.status, 200, "{}", server.name);
        assert_eq!(server.outbox().await.len(), 1, "the member has a code");
    }
}

#[tokio::test]
async fn twenty_calls_at_once_send_one_code() {
    for server in TestServer::on_both_engines().await {
        let server = on(server).await;
        let calls = (0..20).map(|_| {
            let server = server.clone();
            async move { request_code(&server, "901112233").await.status }
        });
        let statuses = join_all(calls).await;
        assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{}: {statuses:?}", server.name);
        assert_eq!(server.outbox().await.len(), 1);
    }
}
