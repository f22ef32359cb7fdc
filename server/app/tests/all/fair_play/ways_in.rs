//! Every way into an account, with an excluded member: the session opens and is restricted. The ways are listed from the API document, so that a new one fails here
//! until it is tried as well.

use std::collections::BTreeSet;

use axum::http::Method;
use identity::verification::Purpose;
use lumora_core::domain::account::AccountType;
use lumora_server::openapi::openapi;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

use super::{PASSWORD, Player, assert_restricted, exclude};
use crate::support::{code, form, plain, register, register_mobile, set, token, with};
use crate::{passkey, social};

/// Whether a schema of the document leads to a session's token.
fn opens_session(document: &Value, schema: &Value, seen: &mut BTreeSet<String>) -> bool {
    match schema {
        Value::Object(fields) => fields.iter().any(|(name, value)| {
            let Some(target) = value.as_str().filter(|_| name == "$ref") else {
                return opens_session(document, value, seen);
            };
            let target = target.trim_start_matches("#/components/schemas/");
            target.ends_with("LoginValue")
                || seen.insert(target.to_owned())
                    && opens_session(document, &document["components"]["schemas"][target], seen)
        }),
        Value::Array(items) => items.iter().any(|item| opens_session(document, item, seen)),
        _ => false,
    }
}

/// The calls that answer with a session's token.
fn ways() -> BTreeSet<String> {
    let document = serde_json::to_value(openapi()).expect("a document");
    let mut ways = BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("methods") {
            if opens_session(&document, &operation["responses"]["200"], &mut BTreeSet::new()) {
                ways.insert(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    ways
}

/// The tests below, and the way that each of them tries.
const TRIED: &[&str] = &[
    "POST /wps/member/password/verification",
    "POST /wps/session/factor",
    "POST /wps/session/login",
    "POST /wps/session/login/freeplay",
    "POST /wps/session/login/social",
    "POST /wps/session/passkey",
    "POST /wps/session/remembered",
    "PUT /wps/member/register",
    "PUT /wps/member/register/mobile",
];

#[test]
fn every_way_into_an_account_is_tried_with_an_excluded_member() {
    let tried: BTreeSet<String> = TRIED.iter().map(ToString::to_string).collect();
    assert_eq!(ways(), tried, "try the new way below, and name it");
}

async fn is_restricted(server: &TestServer, reply: &TestReply, what: &str) {
    assert_eq!(reply.status, 200, "{what}: {}", reply.text());
    let at = |pointer| reply.at(pointer).as_str().map(ToOwned::to_owned);
    let token = at("/value/token").or_else(|| at("/value/login/token")).expect("a token");
    assert_restricted(server, &token, what).await;
}

async fn forever(server: &TestServer, token: &str) {
    let reply = exclude(server, token, "SELF_EXCLUSION", "FOREVER").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test]
async fn by_password_and_remembered() {
    for mira in Player::each(0).await {
        forever(&mira.server, &mira.token).await;
        let body = json!({ "username": "mira", "password": PASSWORD, "remember": true });
        let reply = mira.server.try_login(&body, &[]).await;
        is_restricted(&mira.server, &reply, "by password").await;
        let cookie = reply.cookie("remembered").expect("a cookie");
        let headers = [("cookie", cookie.as_str())];
        let reply = mira.server.call(Method::POST, "/wps/session/remembered", &headers, &Value::Null).await;
        is_restricted(&mira.server, &reply, "remembered").await;
    }
}

#[tokio::test]
async fn by_a_browser_that_was_remembered_before() {
    let mira = Player::one(0).await;
    let body = json!({ "username": "mira", "password": PASSWORD, "remember": true });
    let cookie = mira.server.try_login(&body, &[]).await.cookie("remembered").expect("a cookie");
    forever(&mira.server, &mira.token).await;
    let headers = [("cookie", cookie.as_str())];
    let reply = mira.server.call(Method::POST, "/wps/session/remembered", &headers, &Value::Null).await;
    assert_eq!(reply.status, 401, "what was remembered is forgotten with the other sessions");
}

#[tokio::test]
async fn by_a_code_to_the_mobile_number_and_by_a_password_set_with_one() {
    let mira = Player::one(0).await;
    mira.server
        .execute("update members set mobile = '84909111222', mobile_verified_at = 1 where account = 'mira'")
        .await;
    set(&mira.server, "MOBILEVERCODELOGIN3", "true").await;
    set(&mira.server, "CHNGPASSVERIF3", "true").await;
    forever(&mira.server, &mira.token).await;
    let sms = code(&mira.server, Purpose::Login, "84909111222").await;
    let body = json!({ "username": "0909111222", "countryDialingCode": "84", "password": sms, "type": "sms" });
    is_restricted(&mira.server, &mira.server.try_login(&body, &[]).await, "by code").await;
    let sms = code(&mira.server, Purpose::Password, "84909111222").await;
    let body = json!({
        "mobileNum": "0909111222", "countryDialingCode": "84", "verificationCode": sms, "newPassword": "Qz8mLr5wTn3k",
    });
    let reply = mira.server.sealed(Method::POST, "/wps/member/password/verification", &[], &body).await;
    is_restricted(&mira.server, &reply, "by a password set with a code").await;
}

#[tokio::test]
async fn by_a_second_factor() {
    let mira = Player::one(0).await;
    mira.server
        .execute("update members set email = 'mira@lumora.example', email_verified_at = 1 where account = 'mira'")
        .await;
    forever(&mira.server, &mira.token).await;
    let away = mira.server.at("203.0.113.9");
    let asked = away.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await;
    let challenge = asked.at("/value/secondFactor/challengeId");
    let send = json!({ "challengeId": challenge, "kind": "email" });
    assert_eq!(away.call(Method::POST, "/wps/session/factor/send", &[], &send).await.status, 200);
    let answer = mira.server.last_code("mira@lumora.example").await;
    let body = json!({ "challengeId": challenge, "kind": "email", "answer": answer });
    let reply = away.sealed(Method::POST, "/wps/session/factor", &[], &body).await;
    is_restricted(&mira.server, &reply, "by a factor").await;
}

#[tokio::test]
async fn by_a_passkey_and_by_a_social_identity() {
    let (server, reply) = passkey::login_after(async |server, token| forever(server, token).await).await;
    is_restricted(&server, &reply, "by a passkey").await;
    let (server, reply) = social::login_after(async |server, token| forever(server, token).await).await;
    is_restricted(&server, &reply, "by a social identity").await;
}

#[tokio::test]
async fn by_registering_again() {
    let server = plain().await;
    let first = token(&register(&server, &form("miravale1")).await);
    forever(&server, &first).await;
    is_restricted(&server, &register(&server, &form("someoneelse")).await, "by name").await;
    set(&server, "REGMOBVERF3", "true").await;
    let sms = code(&server, Purpose::Register, "84912345678").await;
    let body =
        with(&form(""), &json!({ "verificationCode": sms, "email": "other@mail.example", "payeeName": "Noor Vale" }));
    let reply = register_mobile(&server, &body).await;
    is_restricted(&server, &reply, "by mobile number").await;
}

#[tokio::test]
async fn an_account_that_an_agent_has_made_is_found_at_its_first_login() {
    for mira in Player::each(0).await {
        mira.server
            .execute("update members set email = 'mira@lumora.example', email_verified_at = 1 where account = 'mira'")
            .await;
        forever(&mira.server, &mira.token).await;
        mira.server.state.base.clock.advance_ms(1_000);
        mira.server.add_member("made", PASSWORD, AccountType::Member, 100).await;
        mira.server
            .execute("update members set email = 'MIRA+bets@lumora.example', upline = 'lantern_agent' where account = 'made'")
            .await;
        let reply = mira.server.try_login(&json!({ "username": "made", "password": PASSWORD }), &[]).await;
        is_restricted(&mira.server, &reply, "made by an agent").await;
    }
}

#[tokio::test]
async fn the_demo_is_closed_in_the_browser_of_who_is_excluded() {
    let mira = Player::one(0).await;
    let reply = mira.server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await;
    let cookie = reply.cookie("device").expect("a device");
    let demo = json!({ "os": "Linux", "platform": "W", "random": "0123456789abcdef", "gatewayVersion": 3 });
    let headers = [("cookie", cookie.as_str())];
    forever(&mira.server, reply.at("/value/token").as_str().expect("a token")).await;
    let refused = mira.server.sealed(Method::POST, "/wps/session/login/freeplay", &headers, &demo).await;
    assert_eq!((refused.status, refused.at("/code")), (403, json!("excluded")), "{}", refused.text());
    let other = mira.server.sealed(Method::POST, "/wps/session/login/freeplay", &[], &demo).await;
    assert_eq!(other.status, 200, "{}: another browser is nobody's", other.text());
}
