//! The member's security settings: passkeys, authenticator, sessions, and the password that is asked for again (sections 4 and 6).
use crate::support::*;
use crate::ways::*;
use lumora_core::effect::{Method, PasskeyCeremony};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn opened() -> World {
    member("/rng?modal=securitySettings")
}

fn say(world: &mut World, event: SecuritySettingsEvent) {
    world.send(UiEvent::SecuritySettings(event));
}

fn at(world: &World, pointer: &str) -> Value {
    world.at(Slice::SecuritySettings, pointer)
}

#[test]
fn the_overlay_shows_passkeys_authenticator_and_sessions() {
    let world = opened();
    assert_eq!(at(&world, "/passkeys/list/0/name"), "Phone");
    assert_eq!(at(&world, "/passkeys/list/0/created"), "2026-11-01 07:00:00 UTC+07:00");
    assert_eq!(at(&world, "/authenticator/kind"), "off");
    assert_eq!(at(&world, "/sessions/list/0/end"), Value::Null, "this one signs out instead");
    assert!(at(&world, "/sessions/list/1/end").is_object());
    assert_eq!(at(&world, "/sessions/canEndOthers"), true);
}

#[test]
fn a_passkey_is_named_made_by_the_browser_and_sent() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::AddPasskey("  ".into()));
    assert_eq!(at(&world, "/passkeys/nameError/key"), "field-name-empty");
    say(&mut world, SecuritySettingsEvent::AddPasskey(" Laptop ".into()));
    settle_ways(&mut world, plainly);
    let job = world.ceremonies[0].clone();
    assert_eq!(job.ceremony, PasskeyCeremony::Create);
    say(&mut world, SecuritySettingsEvent::RemovePasskey("k1".into()));
    assert!(world.calls.is_empty(), "one change at a time");
    world.end_ceremony(job.ticket, Ok("{\"id\":\"c\"}".into()));
    let call = world.call("/wps/member/passkeys").unwrap();
    assert_eq!(call.method, Method::Put);
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!((&body["name"], &body["ceremonyId"]), (&json!("Laptop"), &json!("p1")));
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-passkey-added");
    assert_eq!(at(&world, "/busy"), false);
}

#[test]
fn an_authenticator_is_set_up_confirmed_and_its_secret_forgotten() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::BeginAuthenticator);
    settle_ways(&mut world, plainly);
    assert_eq!(at(&world, "/authenticator/secret"), "ABCD EFGH 234");
    assert_eq!(at(&world, "/authenticator/uri"), "otpauth://totp/x?secret=ABCDEFGH234");
    say(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new(" ")));
    assert_eq!(at(&world, "/authenticator/error/key"), "field-code-empty");
    say(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new("000 000")));
    assert_eq!(sealed_body(&mut world), json!({ "code": "000000" }));
    let wrong = failed(422, "invalid_verification_code", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/totp" && call.method == Method::Put).then(|| wrong.clone())
    });
    assert_eq!(at(&world, "/authenticator/error/key"), "error-invalid-verification-code");
    say(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new("123456")));
    settle_ways(&mut world, |path, call| {
        (path == "/wps/member/totp" && call.method == Method::Get).then(|| ok(json!({ "enabled": true })))
    });
    assert_eq!(at(&world, "/authenticator"), json!({ "kind": "on" }));
    say(&mut world, SecuritySettingsEvent::RemoveAuthenticator);
    settle_ways(&mut world, plainly);
    assert_eq!(at(&world, "/authenticator/kind"), "off");
}

#[test]
fn a_set_up_that_took_too_long_begins_anew() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::BeginAuthenticator);
    settle_ways(&mut world, plainly);
    say(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new("123456")));
    let late = failed(422, "code_expired", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/totp" && call.method == Method::Put).then(|| late.clone())
    });
    assert_eq!(at(&world, "/authenticator"), json!({ "kind": "off" }));
    assert_eq!(at(&world, "/problem/text/key"), "error-ticket-expired");
}

#[test]
fn the_secret_of_a_set_up_goes_with_the_overlay() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::BeginAuthenticator);
    settle_ways(&mut world, plainly);
    world.send(UiEvent::Route(RouteEvent::Close));
    assert!(!world.slice(Slice::SecuritySettings).to_string().contains("ABCD"));
}

#[test]
fn sessions_are_ended_one_by_one_or_all_but_this_one() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::EndSession("s2".into()));
    let call = world.call("/wps/member/sessions").unwrap();
    assert_eq!((call.method, call.url.as_str()), (Method::Delete, "/wps/member/sessions?id=s2"));
    settle_ways(&mut world, plainly);
    say(&mut world, SecuritySettingsEvent::EndOtherSessions);
    assert!(world.call("/wps/member/sessions").unwrap().url.ends_with("?id=others"));
}

#[test]
fn what_needs_the_password_again_asks_for_it_and_goes_on() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::RemovePasskey("k1".into()));
    let refusal = failed(401, "password_required", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/passkeys" && call.method == Method::Delete).then(|| refusal.clone())
    });
    assert_eq!(world.at(Slice::Session, "/kind"), "member", "the session is not dead");
    assert_eq!(at(&world, "/proof/account"), "lantern_member");
    say(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("")));
    assert_eq!(at(&world, "/proof/error/key"), "field-password-empty");
    say(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("wrong-canary")));
    assert_eq!(sealed_body(&mut world), json!({ "password": "wrong-canary" }));
    assert_no_secret(&world);
    settle_ways(&mut world, only("/wps/session/reauthenticate", failed(401, "wrong_credentials", json!({}))));
    assert_eq!(at(&world, "/proof/error/key"), "error-wrong-credentials");
    say(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("right-canary")));
    settle_ways(&mut world, plainly);
    assert_eq!(at(&world, "/proof"), Value::Null);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-passkey-removed", "the wish went on by itself");
    assert_no_secret(&world);
}

#[test]
fn a_wish_is_given_up_with_the_password() {
    let mut world = opened();
    say(&mut world, SecuritySettingsEvent::EndOtherSessions);
    let refusal = failed(401, "password_required", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/sessions" && call.method == Method::Delete).then(|| refusal.clone())
    });
    say(&mut world, SecuritySettingsEvent::CancelProof);
    assert_eq!(at(&world, "/proof"), Value::Null);
    say(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("x")));
    assert!(world.calls.is_empty());
}

#[test]
fn a_list_that_could_not_be_had_says_so_and_may_be_asked_again() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/rng?modal=securitySettings".into(), session, ..Setup::default() });
    settle_ways(&mut world, |path, _| {
        ["/wps/member/passkeys", "/wps/member/totp", "/wps/member/sessions"]
            .contains(&path)
            .then_some(Err(Transport::Timeout))
    });
    assert_eq!(at(&world, "/passkeys/status/kind"), "failed");
    assert_eq!(at(&world, "/authenticator/kind"), "failed");
    say(&mut world, SecuritySettingsEvent::Retry);
    settle_ways(&mut world, plainly);
    assert_eq!(at(&world, "/passkeys/status/kind"), "ready");
    assert_eq!(at(&world, "/authenticator/kind"), "off");
}
