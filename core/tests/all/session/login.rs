//! Logging in: what is sealed, what is told without a call, captchas, throttles, remembered browsers.

use crate::support::*;
use lumora_core::domain::field::{Field, FormName};
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;

#[test]
fn a_login_is_sealed_and_keeps_the_password_out_of_everything_that_shows() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Login)));
    assert_eq!(world.address(), "/?modal=login");
    world.send(submit("  lantern_member ", " pass-canary "));
    let nonce = call_id(&world, "/wps/system/seal");
    assert!(world.call("/wps/session/login").is_none());
    world.answer(nonce, ok(json!({ "kid": "k1", "publicKey": "pk", "nonce": "n1" })));
    let job = world.seals[0].clone();
    assert_eq!((job.info.as_str(), job.aad.as_str()), ("wps/v1|POST|/wps/session/login", "k1|n1"));
    assert!(job.plaintext.reveal().contains(r#""username":"lantern_member","password":"pass-canary""#));
    world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    let call = world.call("/wps/session/login").unwrap();
    assert!(call.headers.iter().any(|(name, _)| *name == "Idempotency-Key"));
    let body = call.body.clone().unwrap();
    assert_eq!(body.reveal(), r#"{"kid":"k1","nonce":"n1","enc":"e","ct":"c"}"#);
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(world.at(Slice::Wallet, "/amount"), "1,284,500.00");
    assert_eq!(world.address(), "/");
    assert_eq!(world.session["token"], "tok-canary");
    let shown: String = Slice::ALL.iter().map(|slice| world.slice(*slice).to_string()).collect();
    assert!(!shown.contains("canary"));
    assert!(!world.local.values().any(|value| value.contains("canary")));
}

#[test]
fn empty_fields_are_told_without_a_call() {
    let mut world = visitor_at("/login");
    world.send(submit(" ", ""));
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Login, "/usernameError/key"), "field-username-empty");
    assert_eq!(world.at(Slice::Login, "/passwordError/key"), "field-password-empty");
    world.send(UiEvent::Login(LoginEvent::Edited(Field::Username)));
    assert!(world.at(Slice::Login, "/usernameError").is_null());
}

#[test]
fn a_login_that_is_sent_twice_goes_out_once() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    world.send(submit("a", "b"));
    assert_eq!(count(&world, Method::Get, "/wps/system/seal"), 1);
}

#[test]
fn a_refused_login_with_captcha_flag_asks_for_a_captcha_from_then_on() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(401, "wrong_credentials", json!({ "captcha": true }))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-wrong-credentials");
    assert_eq!(world.at(Slice::Login, "/captcha/image"), "data:image/png;base64,iVBORw0KGgo=");
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor", "wrong credentials do not end a session");
    world.send(submit("a", "b"));
    assert!(world.calls.is_empty(), "the captcha is missing");
    assert_eq!(world.at(Slice::Login, "/captcha/error/key"), "field-captcha-empty");
}

#[test]
fn a_captcha_picture_is_asked_for_at_most_once_a_second() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(401, "wrong_credentials", json!({ "captcha": true }))),
        _ => operator(call),
    });
    for _ in 0..5 {
        world.send(UiEvent::Captcha(CaptchaEvent::Refresh(FormName::Login)));
        settle(&mut world);
    }
    assert_eq!(world.at(Slice::Login, "/captcha/canRefresh"), false);
    world.wait(1_000);
    assert_eq!(world.at(Slice::Login, "/captcha/canRefresh"), true);
}

#[test]
fn a_throttled_login_counts_the_time_down_and_sends_nothing_meanwhile() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(429, "too_many_requests", json!({ "retryAfter": 90 }))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Login, "/wait"), "1:30");
    world.wait(30_000);
    assert_eq!(world.at(Slice::Login, "/wait"), "1:00");
    world.send(submit("a", "b"));
    assert!(world.calls.is_empty());
    world.wait(60_000);
    assert_eq!(world.at(Slice::Login, "/wait"), "");
    world.send(submit("a", "b"));
    assert!(world.call("/wps/system/seal").is_some());
}

#[test]
fn a_remembered_browser_signs_in_without_typing_and_forgets_when_refused() {
    let setup = || Setup { local: [("loginRemember".into(), "1".into())].into(), ..Setup::default() };
    let mut world = World::open(setup());
    assert_eq!(world.at(Slice::Session, "/kind"), "restoring");
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    let mut world = World::open(setup());
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/remembered" => Some(failed(401, "not_remembered", json!(null))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert!(!world.local.contains_key("loginRemember"));
}

#[test]
fn remember_me_keeps_the_name_and_never_the_password() {
    let mut world = visitor_at("/login");
    world.send(UiEvent::Login(LoginEvent::Submit {
        username: "lantern".into(),
        password: Secret::new("pass-canary"),
        captcha: Secret::default(),
        remember: true,
    }));
    settle(&mut world);
    assert_eq!(world.local["lastUser"], "lantern");
    assert!(!format!("{:?}{:?}", world.local, world.session).contains("pass-canary"));
}
