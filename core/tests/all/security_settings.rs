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
    member("/rng?mc=securityCenter")
}

fn send_event(world: &mut World, event: SecuritySettingsEvent) {
    world.send(UiEvent::SecuritySettings(event));
}

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::SecuritySettings, pointer)
}

#[test]
fn the_page_shows_passkeys_authenticator_and_sessions() {
    let world = opened();
    assert_eq!(value_at(&world, "/passkeys/list/0/name"), "Phone");
    assert_eq!(value_at(&world, "/passkeys/list/0/created"), "2026-11-01 07:00:00 UTC+07:00");
    assert_eq!(value_at(&world, "/authenticator/kind"), "off");
    assert_eq!(value_at(&world, "/sessions/list/0/end"), Value::Null, "this one signs out instead");
    assert!(value_at(&world, "/sessions/list/1/end").is_object());
    assert_eq!(value_at(&world, "/sessions/canEndOthers"), true);
}

#[test]
fn a_passkey_is_named_made_by_the_browser_and_sent() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::AddPasskey("  ".into()));
    assert_eq!(value_at(&world, "/passkeys/nameError/key"), "field-name-empty");
    send_event(&mut world, SecuritySettingsEvent::AddPasskey(" Laptop ".into()));
    settle_ways(&mut world, plainly);
    let job = world.ceremonies[0].clone();
    assert_eq!(job.ceremony, PasskeyCeremony::Create);
    send_event(&mut world, SecuritySettingsEvent::RemovePasskey("k1".into()));
    assert!(world.calls.is_empty(), "one change at a time");
    world.end_ceremony(job.call_id, Ok("{\"id\":\"c\"}".into()));
    let call = world.call("/wps/member/passkeys").unwrap();
    assert_eq!(call.method, Method::Put);
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!((&body["name"], &body["ceremonyId"]), (&json!("Laptop"), &json!("p1")));
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-passkey-added");
    assert_eq!(value_at(&world, "/busy"), false);
}

#[test]
fn an_authenticator_is_set_up_confirmed_and_its_secret_forgotten() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::BeginAuthenticator);
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/authenticator/secret"), "ABCD EFGH 234");
    assert_eq!(value_at(&world, "/authenticator/uri"), "otpauth://totp/x?secret=ABCDEFGH234");
    send_event(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new(" ")));
    assert_eq!(value_at(&world, "/authenticator/error/key"), "field-code-empty");
    send_event(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new("000 000")));
    assert_eq!(sealed_body(&mut world), json!({ "code": "000000" }));
    let wrong = failed(422, "invalid_verification_code", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/totp" && call.method == Method::Put).then(|| wrong.clone())
    });
    assert_eq!(value_at(&world, "/authenticator/error/key"), "error-invalid-verification-code");
    send_event(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new("123456")));
    settle_ways(&mut world, |path, call| {
        (path == "/wps/member/totp" && call.method == Method::Get).then(|| ok(json!({ "enabled": true })))
    });
    assert_eq!(value_at(&world, "/authenticator"), json!({ "kind": "on" }));
    send_event(&mut world, SecuritySettingsEvent::RemoveAuthenticator);
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/authenticator/kind"), "off");
}

#[test]
fn a_set_up_that_took_too_long_begins_anew() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::BeginAuthenticator);
    settle_ways(&mut world, plainly);
    send_event(&mut world, SecuritySettingsEvent::ConfirmAuthenticator(Secret::new("123456")));
    let late = failed(422, "code_expired", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/totp" && call.method == Method::Put).then(|| late.clone())
    });
    assert_eq!(value_at(&world, "/authenticator"), json!({ "kind": "off" }));
    assert_eq!(value_at(&world, "/problem/text/key"), "error-ticket-expired");
}

#[test]
fn the_secret_of_a_set_up_goes_with_the_overlay() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::BeginAuthenticator);
    settle_ways(&mut world, plainly);
    world.send(UiEvent::Route(RouteEvent::Close));
    assert!(!world.slice(Slice::SecuritySettings).to_string().contains("ABCD"));
}

#[test]
fn sessions_are_ended_one_by_one_or_all_but_this_one() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::EndSession("s2".into()));
    let call = world.call("/wps/member/sessions").unwrap();
    assert_eq!((call.method, call.url.as_str()), (Method::Delete, "/wps/member/sessions?id=s2"));
    settle_ways(&mut world, plainly);
    send_event(&mut world, SecuritySettingsEvent::EndOtherSessions);
    assert!(world.call("/wps/member/sessions").unwrap().url.ends_with("?id=others"));
}

#[test]
fn what_needs_the_password_again_asks_for_it_and_goes_on() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::RemovePasskey("k1".into()));
    let refusal = failed(401, "password_required", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/passkeys" && call.method == Method::Delete).then(|| refusal.clone())
    });
    assert_eq!(world.at(Slice::Session, "/kind"), "member", "the session is not dead");
    assert_eq!(value_at(&world, "/proof/account"), "lantern_member");
    send_event(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("")));
    assert_eq!(value_at(&world, "/proof/error/key"), "field-password-empty");
    send_event(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("wrong-canary")));
    assert_eq!(sealed_body(&mut world), json!({ "password": "wrong-canary" }));
    assert_no_secret(&world);
    settle_ways(&mut world, only("/wps/session/reauthenticate", failed(401, "wrong_credentials", json!({}))));
    assert_eq!(value_at(&world, "/proof/error/key"), "error-wrong-credentials");
    send_event(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("right-canary")));
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/proof"), Value::Null);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-passkey-removed", "the wish went on by itself");
    assert_no_secret(&world);
}

#[test]
fn a_wish_is_given_up_with_the_password() {
    let mut world = opened();
    send_event(&mut world, SecuritySettingsEvent::EndOtherSessions);
    let refusal = failed(401, "password_required", json!({}));
    settle_ways(&mut world, move |path, call| {
        (path == "/wps/member/sessions" && call.method == Method::Delete).then(|| refusal.clone())
    });
    send_event(&mut world, SecuritySettingsEvent::CancelProof);
    assert_eq!(value_at(&world, "/proof"), Value::Null);
    send_event(&mut world, SecuritySettingsEvent::ProvePassword(Secret::new("x")));
    assert!(world.calls.is_empty());
}

#[test]
fn a_list_that_could_not_be_had_says_so_and_may_be_asked_again() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/rng?mc=securityCenter".into(), session, ..Setup::default() });
    settle_ways(&mut world, |path, _| {
        ["/wps/member/passkeys", "/wps/member/totp", "/wps/member/sessions"]
            .contains(&path)
            .then_some(Err(Transport::Timeout))
    });
    assert_eq!(value_at(&world, "/passkeys/status/kind"), "failed");
    assert_eq!(value_at(&world, "/authenticator/kind"), "failed");
    send_event(&mut world, SecuritySettingsEvent::Retry);
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/passkeys/status/kind"), "ready");
    assert_eq!(value_at(&world, "/authenticator/kind"), "off");
}

/// How safe the account is.
fn safety(world: &World, pointer: &str) -> Value {
    value_at(world, &format!("/safety{pointer}"))
}

#[test]
fn the_next_step_to_a_safe_account_is_offered_while_nothing_else_is_being_set() {
    let mut world = opened();
    let on: Vec<_> = safety(&world, "/items").as_array().unwrap().iter().map(|item| item["on"].clone()).collect();
    let expected = [json!(true), json!(false), json!(true), json!(true), json!(true)];
    assert_eq!(on, expected, "a verified address, no number, a passkey, a payment password, a proven name");
    assert_eq!(
        (safety(&world, "/level"), safety(&world, "/count/args")),
        (json!("middle"), json!({ "done": 4, "total": 5 }))
    );
    assert_eq!(safety(&world, "/next/label/key"), "contact-add-mobile");
    let begin: UiEvent = serde_json::from_value(safety(&world, "/next/begin")).unwrap();
    world.send(begin);
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/contacts/form/key"), "mobile");
    assert_eq!(safety(&world, "/next"), Value::Null, "one thing at a time");
    send_event(&mut world, SecuritySettingsEvent::Contact(ContactEvent::Cancel));
    assert_eq!(safety(&world, "/next/label/key"), "contact-add-mobile");
}

#[test]
fn nobody_is_judged_by_what_is_not_known() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/?mc=securityCenter".into(), session, ..Setup::default() });
    settle_ways(&mut world, only("/wps/member/totp", Err(Transport::Timeout)));
    assert_eq!(safety(&world, ""), Value::Null);
    send_event(&mut world, SecuritySettingsEvent::Retry);
    settle_ways(&mut world, plainly);
    assert_eq!(safety(&world, "/level"), "middle");
}

#[test]
fn without_a_way_back_in_an_address_comes_first_and_without_a_second_factor_the_authenticator() {
    let found = |contacts: Value, passkeys: Value| {
        let session = [("token".to_owned(), "t".to_owned())].into();
        let mut world = World::open(Setup { address: "/?mc=securityCenter".into(), session, ..Setup::default() });
        settle_ways(&mut world, |path, _| match path {
            "/wps/member/contacts" => Some(ok(contacts.clone())),
            "/wps/member/passkeys" => Some(ok(json!({ "list": passkeys }))),
            _ => None,
        });
        (safety(&world, "/level"), safety(&world, "/next/label/key"))
    };
    assert_eq!(found(json!({}), json!([])), (json!("low"), json!("contact-add-email")));
    let verified = json!({ "mobile": { "hint": "•• 1", "verified": true } });
    assert_eq!(found(verified, json!([])), (json!("middle"), json!("safety-act-second")));
}

#[test]
fn the_history_of_logins_is_asked_for_when_the_member_does_and_goes_with_the_page() {
    let mut world = opened();
    assert_eq!(value_at(&world, "/logins"), Value::Null);
    send_event(&mut world, SecuritySettingsEvent::ShowLogins);
    assert_eq!(value_at(&world, "/logins/status/kind"), "loading");
    settle_ways(&mut world, only("/wps/member/logins", Err(Transport::Timeout)));
    assert_eq!(value_at(&world, "/logins/status/kind"), "failed");
    send_event(&mut world, SecuritySettingsEvent::ShowLogins);
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/logins/list/0/at"), "2026-11-21 14:00:00 UTC+07:00");
    assert_eq!([value_at(&world, "/logins/list/0/current"), value_at(&world, "/logins/list/1/current")], [true, false]);
    world.visit("/rng?mc=menu");
    assert_eq!(value_at(&world, "/logins"), Value::Null);
}
