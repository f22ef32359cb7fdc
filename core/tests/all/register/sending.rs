//! What a form that is sent takes along, where it leads, and what a refusal of it says.

use super::{Outcome, PASSWORD, answer, error, field, filled, names, open_with, send, submit_with, type_in};
use crate::support::*;
use lumora_core::domain::field::Field;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn settled(world: &mut World, settings: &Value, refusal: impl Fn() -> Outcome) {
    settle_with(world, |call| match call.url.split('?').next() {
        Some("/wps/member/register" | "/wps/member/register/mobile") => Some(refusal()),
        _ => answer(call, settings),
    });
}

#[test]
fn a_registration_is_sealed_whole_logs_in_and_goes_home() {
    let address = "/register?affiliateCode=GOOD&referralCode=friend-9";
    let mut world = filled(address, register_settings());
    assert_eq!(world.at(Slice::Register, "/affiliateHidden"), true);
    type_in(&mut world, Field::Email, "a@example.com");
    type_in(&mut world, Field::MobileNum, "912345678");
    submit_with(&mut world, "", "");
    submit_with(&mut world, "", "");
    assert_eq!(count(&world, Method::Get, "/wps/system/seal"), 1, "sent once");
    let body = sealed_body(&mut world);
    let wanted = json!({
        "username": "newcomer", "password": PASSWORD, "confirmPassword": PASSWORD, "email": "a@example.com",
        "mobileNum": "912345678", "countryDialingCode": "84", "affiliateCode": "GOOD", "referralCode": "friend-9",
        "domain": "lumora.example", "login": true, "registerMethod": "WEB", "ageAndTerms": true,
        "registerUrl": "https://lumora.example/register", "termsVersion": "2026-11", "language": "EN",
        "paymentPassword": "", "firebaseChannel": "", "verificationCode": "",
    });
    for (name, value) in wanted.as_object().unwrap() {
        let found = &body[name];
        // The address may carry the overlay's own parameter.
        let same = if name == "registerUrl" {
            found.as_str().unwrap().starts_with(value.as_str().unwrap())
        } else {
            found == value
        };
        assert!(same, "{name}: {found}");
    }
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(world.at(Slice::Session, "/name"), "Lantern", "member info was loaded");
    assert_eq!(world.address(), "/");
    assert_eq!(world.session["token"], "tok-canary");
    assert_eq!(world.at(Slice::Register, "/canReset"), false, "nothing of the form is left");
}

#[test]
fn what_a_visitor_wanted_goes_on_after_registering_instead_of_logging_in() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    assert_eq!(world.address(), "/?modal=login");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Register)));
    settle(&mut world);
    type_in(&mut world, Field::Username, "newcomer");
    send(&mut world, RegisterEvent::Consent(true));
    submit_with(&mut world, "", "");
    settle(&mut world);
    assert!(world.address().starts_with("/game?"), "{}", world.address());
}

#[test]
fn a_links_affiliate_code_is_checked_at_load_and_a_bad_one_leaves_the_field() {
    for (address, hidden) in [
        ("/?affiliateCode=GOOD&modal=register", true),
        ("/register?code=GOOD", true),
        ("/register?code=BAD", false),
        ("/?code=GOOD&modal=register", false),
    ] {
        let world = open_with(address, register_settings());
        assert_eq!(world.at(Slice::Register, "/affiliateHidden"), hidden, "{address}");
        assert_eq!(names(&world).contains(&"affiliateCode".to_owned()), !hidden, "{address}");
    }
    let world = open_with("/?affiliateCode=GOOD", register_settings());
    assert_eq!(world.session["affiliateCode"], "GOOD");
    let mut world = world.reload();
    world.visit("/rng?modal=register");
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/affiliateHidden"), true, "the tab remembers the link");
}

#[test]
fn a_typed_affiliate_code_is_verified_before_anything_is_registered() {
    let mut world = filled("/?modal=register", register_settings());
    type_in(&mut world, Field::AffiliateCode, "NOPE");
    submit_with(&mut world, "", "");
    assert!(world.call("/wps/system/seal").is_none());
    assert!(world.call("/wps/agent/affiliate").unwrap().url.contains("code=NOPE&domain=lumora.example"));
    settle(&mut world);
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "error-invalid-affiliate");
    assert_eq!(world.at(Slice::Dialogs, "/top/icon"), "warning");
    assert_eq!(error(&world, "affiliateCode"), "error-invalid-affiliate");
    assert_eq!(world.at(Slice::Register, "/busy"), false);
    type_in(&mut world, Field::AffiliateCode, "GOOD");
    submit_with(&mut world, "", "");
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn a_refusal_stands_at_the_fields_that_it_is_about() {
    let settings = register_settings();
    let cases: [(u16, &str, Value, &str, &str); 7] = [
        (409, "username_taken", json!(null), "username", "error-username-taken"),
        (422, "rule_broken", json!({ "fields": { "username": "username_taken" } }), "username", "error-username-taken"),
        (422, "rule_broken", json!({ "fields": { "email": "rule_broken" } }), "email", "rule-email"),
        (422, "rule_broken", json!({ "fields": { "email": "odd" } }), "email", "rule-email"),
        (422, "rule_broken", json!({ "fields": { "email": "rule_digits" } }), "email", "rule-email"),
        (422, "rule_broken", json!({ "fields": { "nickname": "rule_empty" } }), "nickname", "field-nickname-empty"),
        (422, "rule_broken", json!({ "fields": { "password": "password_too_weak" } }), "password", "strength-too-weak"),
    ];
    for (status, code, value, name, words) in cases {
        let mut world = filled("/?modal=register", settings.clone());
        submit_with(&mut world, "", "");
        settled(&mut world, &settings, || failed(status, code, value.clone()));
        assert_eq!(error(&world, name), words, "{code}");
        assert_eq!(world.at(Slice::Register, "/focus/field"), name);
        assert_eq!(world.at(Slice::Register, "/problem"), json!(null));
        assert_eq!(field(&world, "username")["value"], "  newcomer ", "nothing that was typed is lost");
    }
}

#[test]
fn terms_that_have_changed_meanwhile_are_agreed_to_anew() {
    let settings = register_settings();
    let mut world = filled("/?modal=register", settings.clone());
    submit_with(&mut world, "", "");
    let refusal = || failed(422, "rule_broken", json!({ "fields": { "ageAndTerms": "consent_required" } }));
    settled(&mut world, &settings, refusal);
    assert_eq!(world.at(Slice::Register, "/consent/checked"), false);
    assert_eq!(world.at(Slice::Register, "/consent/error/key"), "consent-missing");
    assert_eq!(world.at(Slice::Register, "/focus/field"), json!(null));
}

#[test]
fn a_refusal_that_is_about_no_field_stands_above_the_form_and_a_throttle_is_waited_out() {
    let settings = register_settings();
    let mut world = filled("/?modal=register", settings.clone());
    submit_with(&mut world, "", "");
    settled(&mut world, &settings, || Err(Transport::Network));
    assert_eq!(world.at(Slice::Register, "/problem/text/key"), "error-network");
    submit_with(&mut world, "", "");
    settled(&mut world, &settings, || failed(429, "too_many_requests", json!({ "retryAfter": 30 })));
    assert_eq!(world.at(Slice::Register, "/wait"), "0:30");
    submit_with(&mut world, "", "");
    assert!(world.calls.is_empty());
    world.wait(30_000);
    assert_eq!(world.at(Slice::Register, "/wait"), "");
    assert_eq!(world.at(Slice::Register, "/problem"), json!(null));
}

#[test]
fn a_member_needs_no_registration() {
    for address in ["/register", "/rng?modal=register"] {
        let world = member_at(address);
        assert!(!world.address().contains("register"), "{}", world.address());
    }
}

#[test]
fn nothing_secret_shows_or_is_stored_on_the_way() {
    let mut world = filled("/?modal=register", register_settings());
    type_in(&mut world, Field::Password, PASSWORD);
    submit_with(&mut world, "code-canary", "");
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/register" => Some(failed(500, "internal_error", json!(null))),
        _ => operator(call),
    });
    let shown: String = Slice::ALL.iter().map(|slice| world.slice(*slice).to_string()).collect();
    assert!(!shown.contains("canary"));
    assert!(!format!("{:?}{:?}{:?}", world.session, world.local, world.history).contains("canary"));
}

#[test]
fn a_registration_link_that_has_ended_says_so_in_the_form_and_is_not_sent_along() {
    let world = open_with("/?affiliateCode=ENDED&modal=register", register_settings());
    assert_eq!(world.at(Slice::Register, "/linkEnded/key"), "error-registration-link-ended");
    assert_eq!(world.at(Slice::Register, "/affiliateHidden"), false);
    let world = open_with("/?affiliateCode=BAD&modal=register", register_settings());
    assert_eq!(world.at(Slice::Register, "/linkEnded"), Value::Null);
}
