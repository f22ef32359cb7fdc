//! Contact details in the security settings: a code proves the new one, and another the present one (sections 2, 5 and 6).
use crate::support::*;
use crate::ways::*;
use lumora_core::domain::field::Field;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::ContactKind;
use serde_json::{Value, json};

fn opened(kind: ContactKind) -> World {
    let mut world = member("/rng?mc=securityCenter");
    send_event(&mut world, ContactEvent::Change(kind));
    settle_ways(&mut world, plainly);
    world
}

fn send_event(world: &mut World, event: ContactEvent) {
    world.send(UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(event)));
}

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::SecuritySettings, &format!("/contacts{pointer}"))
}

fn typed(world: &mut World, field: Field, value: &str) {
    send_event(world, ContactEvent::Typed { field, value: Secret::new(value) });
}

fn submit(world: &mut World, code: &str, current: &str) {
    let (verification_code, current_code) = (Secret::new(code), Secret::new(current));
    send_event(world, ContactEvent::Submit { verification_code, current_code });
}

fn names(world: &World) -> Vec<String> {
    let fields = value_at(world, "/form/fields");
    fields.as_array().unwrap().iter().map(|field| field["name"].as_str().unwrap().to_owned()).collect()
}

fn body(world: &World, path: &str) -> Value {
    serde_json::from_str(world.call(path).unwrap().body.as_ref().unwrap().reveal()).unwrap()
}

#[test]
fn what_is_known_shows_hidden_and_says_whether_it_is_verified() {
    let world = member("/rng?mc=securityCenter");
    assert_eq!(value_at(&world, "/list/0/hint"), "l•••@example.com");
    assert_eq!(value_at(&world, "/list/0/state/key"), "contact-verified");
    assert_eq!(value_at(&world, "/list/0/action/key"), "contact-change-email");
    assert_eq!(value_at(&world, "/list/1/state/key"), "contact-none");
    assert_eq!(value_at(&world, "/list/1/action/key"), "contact-add-mobile");
}

#[test]
fn a_first_number_is_proved_by_the_code_that_goes_to_it() {
    let mut world = opened(ContactKind::Mobile);
    assert_eq!(names(&world), ["mobileNum", "verificationCode"]);
    typed(&mut world, Field::MobileNum, "912345678");
    send_event(&mut world, ContactEvent::GetCode);
    let sent = body(&world, "/wps/member/contacts/code");
    assert_eq!((&sent["kind"], &sent["value"]), (&json!("mobile"), &json!("912345678")));
    assert!(!sent["countryDialingCode"].as_str().unwrap().is_empty());
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/form/code/seconds"), 60);
    send_event(&mut world, ContactEvent::GetCode);
    assert!(world.calls.is_empty(), "the countdown runs");
    submit(&mut world, "123456", "");
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/form"), Value::Null);
    assert_eq!(value_at(&world, "/list/1/hint"), "•••• 5678");
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-contact-set");
}

#[test]
fn another_address_needs_the_code_of_the_present_one_as_well() {
    let mut world = opened(ContactKind::Email);
    assert_eq!(names(&world), ["email", "verificationCode", "currentCode"]);
    assert_eq!(value_at(&world, "/form/present"), "l•••@example.com");
    submit(&mut world, "", "");
    assert!(world.calls.is_empty());
    for (index, words) in ["field-email-empty", "field-code-empty", "field-current-code-empty"].iter().enumerate() {
        assert_eq!(value_at(&world, &format!("/form/fields/{index}/error/key")), *words);
    }
    assert_eq!(value_at(&world, "/form/focus/field"), "email");
    typed(&mut world, Field::Email, "nobody");
    send_event(&mut world, ContactEvent::Left { field: Field::Email, value: Secret::new("nobody") });
    assert_eq!(value_at(&world, "/form/fields/0/error/key"), "rule-email");
}

#[test]
fn a_code_that_is_refused_is_told_beside_its_field_and_nothing_typed_is_lost() {
    let mut world = opened(ContactKind::Email);
    typed(&mut world, Field::Email, "new@example.com");
    submit(&mut world, "123456", "000000");
    settle_ways(&mut world, |path, call| {
        let is_set = path == "/wps/member/contacts" && call.method.as_str() == "PUT";
        let fields = json!({ "fields": { "currentCode": "invalid_verification_code" } });
        is_set.then(|| failed(422, "rule_broken", fields))
    });
    assert_eq!(value_at(&world, "/form/fields/2/error/key"), "error-invalid-verification-code");
    assert_eq!(value_at(&world, "/form/fields/0/value"), "new@example.com");
    assert_eq!(world.at(Slice::SecuritySettings, "/problem"), Value::Null);
}

#[test]
fn the_password_is_asked_for_again_and_the_change_goes_on() {
    let mut world = opened(ContactKind::Email);
    typed(&mut world, Field::Email, "new@example.com");
    send_event(&mut world, ContactEvent::GetCode);
    settle_ways(&mut world, |path, _| {
        (path == "/wps/member/contacts/code").then(|| failed(401, "password_required", Value::Null))
    });
    assert!(world.at(Slice::SecuritySettings, "/proof").is_object());
    let password = Secret::new("amber7koi2ferry9");
    world.send(UiEvent::SecuritySettings(SecuritySettingsEvent::ProvePassword(password)));
    settle_ways(&mut world, plainly);
    assert_eq!(value_at(&world, "/form/code/seconds"), 60, "the codes went out");
}
