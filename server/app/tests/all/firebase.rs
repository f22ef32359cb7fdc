//! Numbers verified by a gateway of its own kind: sent, traded for a token, used once; the built-in gateway and the web service.

use crate::support;
use platform::store::sql;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::http::{Method, Request, StatusCode};
use futures_util::future::BoxFuture;
use identity::phone_identity::{self, GatewayError, IdentityToolkit, PhoneIdentity, ToolkitSettings};
use identity::verification::PhoneNumber;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::stores::{Dataset, sqlite, sqlite_with};
use lumora_server::testing::{TestReply, TestServer};
use platform::http::ApiError;
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::jwt::SigningKey;
use serde_json::{Value, json};

const SEND: &str = "/wps/verification/firebase/send";
const VERIFY: &str = "/wps/verification/firebase/verify";
const NUMBER: &str = "84912345678";
const PASSWORD: &str = "correct horse 7";

async fn server() -> TestServer {
    let server = TestServer::on_with(sqlite().await, |config| config.development = true).await;
    server.execute("insert into site_settings (name, value) values ('register_firebase', 'true'), ('MOBILEVERCODELOGIN3', 'true')").await;
    server
}

async fn send(server: &TestServer, number: &str) -> TestReply {
    let body = json!({ "mobileNum": number, "countryDialingCode": "84" });
    server.call(Method::POST, SEND, &[], &body).await
}

async fn verify(server: &TestServer, session_info: &Value, code: &str) -> TestReply {
    server.sealed(Method::POST, VERIFY, &[], &json!({ "sessionInfo": session_info, "code": code })).await
}

/// The code of the latest message.
async fn code(server: &TestServer) -> String {
    let body: String = sql::query_scalar("select body from outbox_messages order by created_at desc, id desc limit 1")
        .fetch_one(server.state.base.store.reader())
        .await
        .expect("a message");
    let digits: String = body.chars().filter(char::is_ascii_digit).take(6).collect();
    assert_eq!(digits.len(), 6, "{body}");
    digits
}

async fn token(server: &TestServer) -> String {
    let sent = send(server, "912345678").await;
    let session_info = sent.at("/value/sessionInfo");
    let reply = verify(server, &session_info, &code(server).await).await;
    reply.at("/value/firebaseIdToken").as_str().unwrap_or_else(|| panic!("no token: {}", reply.text())).to_owned()
}

fn number(text: &str) -> PhoneNumber {
    PhoneNumber::parse("84", text).expect("a number")
}

fn code_of(error: &ApiError) -> &'static str {
    let ApiError::Refused(refusal) = error else { panic!("no refusal: {error:?}") };
    refusal.code
}

async fn use_up(server: &TestServer, token: &str) -> Result<(), ApiError> {
    let proof = phone_identity::prove(&server.state.identity, token, &number("912345678")).await?;
    server.state.base.store.write(move |tx| Box::pin(async move { phone_identity::spend(tx, &proof).await })).await
}

#[tokio::test]
async fn a_number_is_verified_and_its_token_is_good_once() {
    let server = server().await;
    let sent = send(&server, "0912 345 678").await;
    assert_eq!(sent.status, 200, "{}", sent.text());
    assert!(sent.at("/value/expiredMinutes").as_u64().is_some_and(|minutes| minutes >= 1));
    let verified = verify(&server, &sent.at("/value/sessionInfo"), &code(&server).await).await;
    assert_eq!(verified.status, 200, "{}", verified.text());
    let token = verified.at("/value/firebaseIdToken").as_str().expect("a token").to_owned();
    let foreign =
        phone_identity::prove(&server.state.identity, &token, &number("987654321")).await.expect_err("another number");
    assert_eq!(code_of(&foreign), "invalid_verification_code");
    use_up(&server, &token).await.expect("the first use");
    assert_eq!(code_of(&use_up(&server, &token).await.expect_err("a replay")), "code_expired");
}

#[tokio::test]
async fn codes_are_guessed_at_five_times_and_used_once() {
    let server = server().await;
    let session_info = send(&server, "912345678").await.at("/value/sessionInfo");
    let right = code(&server).await;
    let wrong = if right == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        let reply = verify(&server, &session_info, wrong).await;
        assert_eq!((reply.status, reply.at("/code")), (422, json!("invalid_verification_code")));
    }
    assert_eq!(verify(&server, &session_info, &right).await.at("/code"), "code_expired");

    server.state.base.clock.advance_ms(60_000);
    let session_info = send(&server, "912345678").await.at("/value/sessionInfo");
    let right = code(&server).await;
    assert_eq!(verify(&server, &session_info, "").await.at("/code"), "missing_verification_code");
    assert_eq!(verify(&server, &session_info, &right).await.status, 200);
    assert_eq!(verify(&server, &session_info, &right).await.at("/code"), "code_expired", "used");
    assert_eq!(verify(&server, &json!("forged"), &right).await.at("/code"), "code_expired");

    server.state.base.clock.advance_ms(60_000);
    let session_info = send(&server, "912345678").await.at("/value/sessionInfo");
    let right = code(&server).await;
    server.state.base.clock.advance_ms(12 * 60_000);
    assert_eq!(verify(&server, &session_info, &right).await.at("/code"), "code_expired", "old");
}

#[tokio::test]
async fn a_token_that_is_forged_old_or_meant_for_something_else_proves_nothing() {
    let server = server().await;
    let session_info = send(&server, "912345678").await.at("/value/sessionInfo");
    let session_info = session_info.as_str().expect("a session");
    let claims = json!({ "iss": "lumora-development-gateway", "aud": "identity", "sub": NUMBER,
                         "iat": server.state.base.clock.now_ms() / 1000, "exp": server.state.base.clock.now_ms() / 1000 + 600 });
    let none = "eyJhbGciOiJub25lIn0.eyJzdWIiOiI4NDkxMjM0NTY3OCJ9.";
    let long = "x".repeat(100_000);
    for forged in [session_info, &SigningKey::fresh().sign(&claims), none, "x", &long] {
        let error = use_up(&server, forged).await.expect_err("a forged token");
        assert_eq!(code_of(&error), "invalid_verification_code");
    }
    assert_eq!(code_of(&use_up(&server, " ").await.expect_err("no token")), "missing_verification_code");
    server.state.base.clock.advance_ms(60_000);
    let token = token(&server).await;
    server.state.base.clock.advance_ms(11 * 60_000);
    assert_eq!(code_of(&use_up(&server, &token).await.expect_err("an old token")), "invalid_verification_code");
}

#[tokio::test]
async fn a_verified_member_logs_in_with_the_token() {
    let server = server().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.execute("update members set mobile = '84912345678', mobile_verified_at = 1").await;
    let token = token(&server).await;
    let body = json!({ "username": "912345678", "password": token, "countryDialingCode": "84", "type": "firebase" });
    let reply = server.try_login(&body, &[]).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let again = server.try_login(&body, &[]).await;
    assert_eq!((again.status, again.at("/code")), (422, json!("code_expired")));
}

#[tokio::test]
async fn a_registration_takes_the_token_in_place_of_a_code() {
    let server = TestServer::on_with(sqlite_with(Dataset::Sample).await, |config| config.development = true).await;
    for (name, value) in [
        ("register_captcha", "false"),
        ("REGMOBVERF3", "true"),
        ("MOBILENUMREG3", "true"),
        ("register_firebase", "true"),
    ] {
        support::set(&server, name, value).await;
    }
    let code = json!({ "verificationCode": "123456" });
    let without = support::register(&server, &support::with(&support::form("miravale1"), &code)).await;
    assert_eq!((without.status, without.at("/code")), (422, json!("missing_verification_code")), "{}", without.text());
    let proved = json!({ "firebaseChannel": "sms", "firebaseIdToken": token(&server).await });
    let reply = support::register(&server, &support::with(&support::form("miravale1"), &proved)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let again = support::register(&server, &support::with(&support::form("miravale2"), &proved)).await;
    assert_eq!(again.status, 422, "the number and the token are taken: {}", again.text());
}

#[tokio::test]
async fn a_number_is_rung_so_often_and_no_more() {
    let server = server().await;
    assert_eq!(send(&server, "912345678").await.status, 200);
    let soon = send(&server, "912345678").await;
    assert_eq!((soon.status, soon.at("/code")), (429, json!("phone_too_many_requests")));
    assert_eq!(send(&server, "").await.at("/code"), "missing_phone_number");
    assert_eq!(send(&server, "12").await.at("/code"), "invalid_phone_number");
}

#[tokio::test]
async fn nothing_is_there_unless_the_operator_has_turned_it_on() {
    let off = TestServer::on_with(sqlite().await, |config| config.development = true).await;
    let without = TestServer::on_sqlite().await;
    without.execute("insert into site_settings (name, value) values ('register_firebase', 'true')").await;
    for server in [off, without] {
        let refused = send(&server, "912345678").await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("not_enabled")));
        let refused = verify(&server, &json!("x"), "123456").await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("not_enabled")));
        let error = phone_identity::prove(&server.state.identity, "x", &number("912345678")).await.expect_err("off");
        assert_eq!(code_of(&error), "not_enabled");
    }
}

/// A web service that answers with what the test says, and remembers what it was asked.
#[derive(Debug, Clone)]
struct Scripted {
    key: SigningKey,
    answer: Arc<Mutex<(StatusCode, Value)>>,
    asked: Arc<Mutex<Vec<(String, String)>>>,
}

impl Transport for Scripted {
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<ServiceReply, CallError>> {
        let body = String::from_utf8_lossy(request.body()).into_owned();
        let key = request.headers().get("x-goog-api-key").map(|key| key.to_str().unwrap_or_default().to_owned());
        self.asked.lock().expect("a lock").push((format!("{} {}", request.uri(), key.unwrap_or_default()), body));
        let (status, body) = match request.uri().path() {
            "/keys" => (StatusCode::OK, self.key.key_set()),
            _ => self.answer.lock().expect("a lock").clone(),
        };
        Box::pin(async move { Ok(ServiceReply { status, body }) })
    }
}

fn toolkit(server: &TestServer) -> (IdentityToolkit, Scripted) {
    let scripted = Scripted { key: SigningKey::fresh(), answer: Arc::default(), asked: Arc::default() };
    let settings = ToolkitSettings {
        service: "https://toolkit.example".to_owned(),
        api_key: "hush".to_owned(),
        project: "us".to_owned(),
        issuer: "https://token.example".to_owned(),
        keys: "https://token.example/keys".to_owned(),
    };
    (IdentityToolkit::new(settings, Arc::new(scripted.clone()), server.state.base.clock.clone()), scripted)
}

#[tokio::test]
async fn the_web_service_is_called_with_the_key_in_a_header() {
    let (toolkit, scripted) = toolkit(&TestServer::on_sqlite().await);
    *scripted.answer.lock().expect("a lock") = (StatusCode::OK, json!({ "sessionInfo": "s", "idToken": "t" }));
    assert_eq!(toolkit.send(&number("912345678"), "EN").await.expect("a session"), "s");
    assert_eq!(toolkit.verify("s", "123456").await.expect("a token"), "t");
    let asked = scripted.asked.lock().expect("a lock").clone();
    let expected = [
        ("sendVerificationCode", json!({ "phoneNumber": "+84912345678" })),
        ("signInWithPhoneNumber", json!({ "sessionInfo": "s", "code": "123456" })),
    ];
    for ((address, body), (method, fields)) in asked.iter().zip(expected) {
        assert_eq!(address, &format!("https://toolkit.example/v1/accounts:{method} hush"));
        assert_eq!(serde_json::from_str::<Value>(body).expect("JSON"), fields);
    }
}

#[tokio::test]
async fn the_web_services_refusals_are_understood() {
    let (toolkit, scripted) = toolkit(&TestServer::on_sqlite().await);
    let refusal = async |message: &str| {
        *scripted.answer.lock().expect("a lock") =
            (StatusCode::BAD_REQUEST, json!({ "error": { "message": message } }));
        toolkit.send(&number("912345678"), "EN").await.expect_err("a refusal")
    };
    assert!(matches!(refusal("INVALID_PHONE_NUMBER : TOO_SHORT").await, GatewayError::Number));
    assert!(matches!(refusal("INVALID_CODE").await, GatewayError::WrongCode));
    assert!(matches!(refusal("SESSION_EXPIRED").await, GatewayError::Expired));
    assert!(matches!(refusal("TOO_MANY_ATTEMPTS_TRY_LATER").await, GatewayError::TooMany));
    assert!(matches!(refusal("QUOTA_EXCEEDED").await, GatewayError::Quota));
    assert!(matches!(refusal("CAPTCHA_CHECK_FAILED").await, GatewayError::Captcha));
    assert!(matches!(refusal("").await, GatewayError::Unavailable(_)));
}

#[tokio::test]
async fn the_web_services_token_is_checked_to_the_last_claim() {
    let server = TestServer::on_sqlite().await;
    let (toolkit, scripted) = toolkit(&server);
    let now_s = server.state.base.clock.now_ms() / 1000;
    let sound = json!({ "iss": "https://token.example/us", "aud": "us", "sub": "user-1", "iat": now_s, "exp": now_s + 3600,
                        "phone_number": "+84912345678" });
    assert_eq!(toolkit.check(&scripted.key.sign(&sound)).await.expect("a number"), NUMBER);
    for (field, value) in [
        ("iss", json!("https://token.example/them")),
        ("aud", json!("them")),
        ("exp", json!(now_s - 61)),
        ("iat", json!(now_s - 600)),
        ("phone_number", json!(null)),
        ("phone_number", json!("84912345678")),
    ] {
        let mut claims = sound.clone();
        claims[field] = value;
        assert!(toolkit.check(&scripted.key.sign(&claims)).await.is_err(), "{claims}");
    }
    assert!(toolkit.check(&SigningKey::fresh().sign(&sound)).await.is_err());
}
