//! Passkeys from the first question to the login, with a device made of software, and what a hostile one could send.

mod device;

use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use identity::passkey::MAX_PASSKEYS;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::stores::{TestStore, both_engines, sqlite};
use lumora_server::testing::{TestReply, TestServer};
use p256::ecdsa::SigningKey;
use serde_json::{Value, json};

use device::Device;

const ORIGIN: &str = "https://play.example";
const PASSWORD: &str = "correct horse 7";
const OWN: &str = "/wps/member/passkeys";
const LOGIN: &str = "/wps/session/passkey";

/// What a test changes about a device.
type Twist = fn(&mut Device);

async fn site(store: TestStore) -> TestServer {
    TestServer::on_with(store, |config| config.site_origin = ORIGIN.to_owned()).await
}

/// A server with a member who is logged in; gives the token.
async fn site_with_member() -> (TestServer, String) {
    let server = site(sqlite().await).await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let token = server.login("mira", PASSWORD).await;
    (server, token)
}

fn options(reply: &TestReply) -> (String, Value) {
    assert_eq!(reply.status, 200, "{}", reply.text());
    let text = |pointer: &str| reply.at(pointer).as_str().expect("a text").to_owned();
    (text("/value/ceremonyId"), serde_json::from_str(&text("/value/options")).expect("options"))
}

async fn put_passkey(server: &TestServer, token: &str, body: &Value) -> TestReply {
    server.call(Method::PUT, OWN, &[("authorization", &format!("Bearer {token}"))], body).await
}

async fn add(server: &TestServer, token: &str, device: &mut Device, name: &str) -> TestReply {
    let (ceremony, options) = options(&server.post_as(token, &format!("{OWN}/options"), &Value::Null).await);
    let body = json!({ "ceremonyId": ceremony, "credential": device.make(&options), "name": name });
    put_passkey(server, token, &body).await
}

async fn login_options(server: &TestServer) -> (String, Value) {
    options(&server.call(Method::POST, &format!("{LOGIN}/options"), &[], &Value::Null).await)
}

async fn send(server: &TestServer, ceremony: &str, credential: &str) -> TestReply {
    server.call(Method::POST, LOGIN, &[], &json!({ "ceremonyId": ceremony, "credential": credential })).await
}

async fn log_in(server: &TestServer, device: &mut Device) -> TestReply {
    let (ceremony, options) = login_options(server).await;
    send(server, &ceremony, &device.answer(&options)).await
}

fn refused(reply: &TestReply) -> Value {
    assert_eq!(reply.status, 401, "{}", reply.text());
    reply.at("/code")
}

#[tokio::test]
async fn a_member_adds_a_passkey_and_logs_in_without_a_name() {
    for store in both_engines().await {
        let server = site(store).await;
        server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
        let token = server.login("mira", PASSWORD).await;
        let (_, asked) = options(&server.post_as(&token, &format!("{OWN}/options"), &Value::Null).await);
        assert_eq!(asked["rp"]["id"], "play.example");
        assert_eq!((&asked["attestation"], &asked["pubKeyCredParams"][0]["alg"]), (&json!("none"), &json!(-7)));
        let mut device = Device::new(7);
        let added = add(&server, &token, &mut device, " My phone ").await;
        assert_eq!(added.status, 200, "{}: {}", server.name, added.text());
        let list = server.get_as(&token, OWN).await;
        assert_eq!(list.at("/value/list/0/name"), "My phone");
        assert_eq!(list.at("/value/list/0/lastUsedAt"), "");

        let (_, asked) = login_options(&server).await;
        assert_eq!((&asked["allowCredentials"], &asked["userVerification"]), (&json!([]), &json!("required")));
        let reply = log_in(&server, &mut device).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        assert!(reply.cookie("__Host-device").is_some(), "a session opens as any login does");
        let token = reply.at("/value/token").as_str().expect("a token").to_owned();
        assert_eq!(server.get_as(&token, "/wps/member/info").await.at("/value/account"), "mira");
        assert_ne!(server.get_as(&token, OWN).await.at("/value/list/0/lastUsedAt"), "");
    }
}

#[tokio::test]
async fn a_removed_passkey_opens_nothing_and_nobody_removes_anothers() {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    add(&server, &token, &mut device, "").await;
    let list = server.get_as(&token, OWN).await;
    assert_eq!(list.at("/value/list/0/name"), "Passkey", "a passkey without a name gets one");
    let path = format!("{OWN}?id={}", list.at("/value/list/0/id").as_str().expect("an id"));
    server.add_member("nari", PASSWORD, AccountType::Member, 0).await;
    let other = format!("Bearer {}", server.login("nari", PASSWORD).await);
    let refusal = server.call(Method::DELETE, &path, &[("authorization", &other)], &Value::Null).await;
    assert_eq!(refusal.status, 404);
    assert_eq!(log_in(&server, &mut device).await.status, 200);
    let own = format!("Bearer {token}");
    assert_eq!(server.call(Method::DELETE, &path, &[("authorization", &own)], &Value::Null).await.status, 200);
    assert_eq!(refused(&log_in(&server, &mut device).await), "passkey_invalid");
}

#[tokio::test]
async fn a_ceremony_is_good_for_one_answer_within_five_minutes() {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    add(&server, &token, &mut device, "").await;
    let (ceremony, options) = login_options(&server).await;
    let answer = device.answer(&options);
    assert_eq!(send(&server, &ceremony, &answer).await.status, 200);
    assert_eq!(refused(&send(&server, &ceremony, &answer).await), "ticket_expired", "a replay");

    let (ceremony, options) = login_options(&server).await;
    assert_eq!(refused(&send(&server, &ceremony, "{}").await), "passkey_invalid");
    let answer = device.answer(&options);
    assert_eq!(refused(&send(&server, &ceremony, &answer).await), "ticket_expired", "a wrong answer uses it up");

    let (ceremony, options) = login_options(&server).await;
    server.state.base.clock.advance_ms(5 * 60 * 1000);
    assert_eq!(refused(&send(&server, &ceremony, &device.answer(&options)).await), "ticket_expired");

    let (ceremony, _) = login_options(&server).await;
    let (_, other) = login_options(&server).await;
    assert_eq!(
        refused(&send(&server, &ceremony, &device.answer(&other)).await),
        "passkey_invalid",
        "a swapped challenge"
    );
}

#[tokio::test]
async fn a_device_that_says_something_else_is_not_believed() {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    add(&server, &token, &mut device, "").await;
    let twists: [(&str, Twist); 9] = [
        ("another origin", |device| device.origin = "https://evil.example".to_owned()),
        ("a subdomain", |device| device.origin = "https://x.play.example".to_owned()),
        ("no TLS", |device| device.origin = "http://play.example".to_owned()),
        ("another site", |device| device.rp_id = "evil.example".to_owned()),
        ("no user verification", |device| device.flags = 1),
        ("no user", |device| device.flags = 0),
        ("another ceremony", |device| device.kind = Some("webauthn.create")),
        ("another key", |device| device.key = SigningKey::from_slice(&[9; 32]).expect("a key")),
        ("another owner", |device| device.user_handle = Some("bm9ib2R5".to_owned())),
    ];
    for (what, twist) in twists {
        let mut twisted = device.clone();
        twist(&mut twisted);
        assert_eq!(refused(&log_in(&server, &mut twisted).await), "passkey_invalid", "{what}");
    }
    let mut unknown = Device::new(8);
    assert_eq!(refused(&log_in(&server, &mut unknown).await), "passkey_invalid");
    let mut now_copied_elsewhere = device.clone();
    now_copied_elsewhere.flags |= 1 << 3;
    assert_eq!(refused(&log_in(&server, &mut now_copied_elsewhere).await), "passkey_invalid", "bound to its device");
    assert_eq!(log_in(&server, &mut device).await.status, 200);
}

#[tokio::test]
async fn a_copy_of_a_passkey_is_noticed_by_its_counter() {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    device.counter = 5;
    add(&server, &token, &mut device, "").await;
    assert_eq!(refused(&log_in(&server, &mut device).await), "passkey_invalid", "5 again");
    device.counter = 6;
    assert_eq!(log_in(&server, &mut device).await.status, 200);
    let mut copy = device.clone();
    for behind in [0, 5, 6] {
        copy.counter = behind;
        assert_eq!(refused(&log_in(&server, &mut copy).await), "passkey_invalid", "{behind}");
    }
    device.counter = 7;
    assert_eq!(log_in(&server, &mut device).await.status, 200);
}

#[tokio::test]
async fn a_new_passkey_must_be_what_was_asked_for() {
    let (server, token) = site_with_member().await;
    let twists: [(&str, Twist); 5] = [
        ("another origin", |device| device.origin = "https://evil.example".to_owned()),
        ("another site", |device| device.rp_id = "evil.example".to_owned()),
        ("no user verification", |device| device.flags = 1),
        ("another ceremony", |device| device.kind = Some("webauthn.get")),
        ("backed up without being able to", |device| device.flags |= 1 << 4),
    ];
    for (what, twist) in twists {
        let mut device = Device::new(7);
        twist(&mut device);
        assert_eq!(refused(&add(&server, &token, &mut device, "").await), "passkey_invalid", "{what}");
    }
    let (ceremony, asked) = options(&server.post_as(&token, &format!("{OWN}/options"), &Value::Null).await);
    let mut device = Device::new(7);
    let sound: Value = serde_json::from_str(&device.make(&asked)).expect("a credential");
    let mut other_id = sound.clone();
    other_id["rawId"] = json!(BASE64.encode([1; 20]));
    let body = json!({ "ceremonyId": ceremony, "credential": other_id.to_string(), "name": "" });
    assert_eq!(refused(&put_passkey(&server, &token, &body).await), "passkey_invalid");
    let body = json!({ "ceremonyId": ceremony, "credential": sound.to_string(), "name": "" });
    assert_eq!(refused(&put_passkey(&server, &token, &body).await), "ticket_expired");
    assert_eq!(server.get_as(&token, OWN).await.at("/value/list"), json!([]));
}

#[tokio::test]
async fn the_ceremony_of_one_member_is_none_of_another() {
    let (server, token) = site_with_member().await;
    server.add_member("nari", PASSWORD, AccountType::Member, 0).await;
    let other = server.login("nari", PASSWORD).await;
    let (ceremony, asked) = options(&server.post_as(&token, &format!("{OWN}/options"), &Value::Null).await);
    let body = json!({ "ceremonyId": ceremony, "credential": Device::new(7).make(&asked), "name": "" });
    assert_eq!(refused(&put_passkey(&server, &other, &body).await), "ticket_expired");
    let (ceremony, asked) = login_options(&server).await;
    let body = json!({ "ceremonyId": ceremony, "credential": Device::new(7).make(&asked), "name": "" });
    assert_eq!(refused(&put_passkey(&server, &token, &body).await), "ticket_expired", "a login's");
}

#[tokio::test]
async fn ten_passkeys_are_enough_and_each_is_added_once() {
    let (server, token) = site_with_member().await;
    let most = u8::try_from(MAX_PASSKEYS).expect("a small number");
    for number in 1..=most {
        assert_eq!(add(&server, &token, &mut Device::new(number), "").await.status, 200, "{number}");
        if number == 1 {
            let again = add(&server, &token, &mut Device::new(1), "").await;
            assert_eq!((again.status, again.at("/code")), (409, json!("passkey_invalid")));
        }
    }
    let refusal = server.post_as(&token, &format!("{OWN}/options"), &Value::Null).await;
    assert_eq!((refusal.status, refusal.at("/value/fields/passkeys")), (422, json!("too_many")));
}

#[tokio::test]
async fn security_settings_are_changed_by_who_has_proved_it_just_now_and_never_by_a_guest() {
    let (server, token) = site_with_member().await;
    server.state.base.clock.advance_ms(10 * 60 * 1000);
    let stale = server.post_as(&token, &format!("{OWN}/options"), &Value::Null).await;
    assert_eq!(refused(&stale), "password_required");
    let stale = put_passkey(&server, &token, &json!({ "ceremonyId": "x", "credential": "{}", "name": "" })).await;
    assert_eq!(refused(&stale), "password_required");
    server.add_member("guest", PASSWORD, AccountType::Trial, 0).await;
    let guest = server.login("guest", PASSWORD).await;
    let refusal = server.post_as(&guest, &format!("{OWN}/options"), &Value::Null).await;
    assert_eq!((refusal.status, refusal.at("/code")), (403, json!("real_account_required")));
    assert_eq!(refused(&server.get(OWN).await), "login_required");
}

#[tokio::test]
async fn a_suspended_member_does_not_get_in() {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    add(&server, &token, &mut device, "").await;
    server.execute("update members set state = 'suspended'").await;
    let refusal = log_in(&server, &mut device).await;
    assert_eq!((refusal.status, refusal.at("/code")), (403, json!("account_disabled")));
}

#[tokio::test]
async fn a_site_without_a_name_says_what_helps() {
    let server = TestServer::on_sqlite().await;
    let refusal = server.call(Method::POST, &format!("{LOGIN}/options"), &[], &Value::Null).await;
    assert_eq!((refusal.status, refusal.at("/code")), (403, json!("not_enabled")));
    assert!(refusal.at("/message").as_str().is_some_and(|text| text.contains("localhost")));
    let named = [("host", "localhost:8080")];
    let (_, asked) = options(&server.call(Method::POST, &format!("{LOGIN}/options"), &named, &Value::Null).await);
    assert_eq!(asked["rpId"], "localhost");
    let forged = [("host", "evil.example")];
    assert_eq!(server.call(Method::POST, &format!("{LOGIN}/options"), &forged, &Value::Null).await.status, 403);
}

#[tokio::test]
async fn logins_that_are_begun_and_not_ended_are_counted_by_address() {
    let (server, _) = site_with_member().await;
    let stranger = server.at("203.0.113.9");
    for _ in 0..240 {
        login_options(&stranger).await;
    }
    let spent = stranger.call(Method::POST, &format!("{LOGIN}/options"), &[], &Value::Null).await;
    assert_eq!((spent.status, spent.at("/code")), (429, json!("too_many_requests")));
    login_options(&server).await;
}

#[tokio::test]
async fn malformed_credentials_are_refused_in_words() {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    add(&server, &token, &mut device, "").await;
    for field in ["clientDataJSON", "authenticatorData", "signature"] {
        for wrong in [json!(""), json!("%"), json!("AA"), json!(null), json!("A".repeat(50_000))] {
            let (ceremony, asked) = login_options(&server).await;
            let mut credential: Value = serde_json::from_str(&device.answer(&asked)).expect("a credential");
            credential["response"][field] = wrong.clone();
            let reply = send(&server, &ceremony, &credential.to_string()).await;
            assert_eq!(refused(&reply), "passkey_invalid", "{field}");
        }
    }
}

/// The answer to a login by passkey of a member for whom `before` was done after the passkey was added.
pub(super) async fn login_after(before: impl AsyncFnOnce(&TestServer, &str)) -> (TestServer, TestReply) {
    let (server, token) = site_with_member().await;
    let mut device = Device::new(7);
    assert_eq!(add(&server, &token, &mut device, "").await.status, 200);
    before(&server, &token).await;
    let reply = log_in(&server, &mut device).await;
    (server, reply)
}
