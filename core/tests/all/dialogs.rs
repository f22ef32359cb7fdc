//! The dialog system (sections 3, 4 and 9), seen through the dialogs that the site shows.
use crate::support::*;
use crate::ways::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn top(world: &World) -> Value {
    world.at(Slice::Dialogs, "/top")
}

fn key(world: &World) -> u32 {
    u32::try_from(top(world)["key"].as_u64().unwrap()).unwrap()
}

fn dialog(world: &mut World, event: DialogEvent) {
    world.send(UiEvent::Dialog(event));
}

fn sign_out_asked() -> World {
    let mut world = member("/rng");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world
}

fn logout_calls(world: &World) -> usize {
    count(world, Method::Delete, "/wps/session/logout")
}

#[test]
fn the_confirmation_of_signing_out_has_title_message_cancel_and_confirm() {
    let world = sign_out_asked();
    let shown = top(&world);
    assert_eq!((&shown["icon"], &shown["title"]["key"]), (&json!("question"), &json!("sign-out-title")));
    assert_eq!((&shown["text"]["key"], &shown["html"]), (&json!("sign-out-text"), &Value::Null));
    assert_eq!((&shown["width"], &shown["height"], &shown["timeOut"]), (&json!(400), &Value::Null, &Value::Null));
    let labels: Vec<_> = shown["buttons"].as_array().unwrap().iter().map(|button| &button["label"]["key"]).collect();
    assert_eq!(labels, [&json!("cancel"), &json!("sign-out-confirm")]);
    assert_eq!((&shown["buttons"][0]["default"], &shown["buttons"][1]["default"]), (&json!(false), &json!(true)));
}

#[test]
fn enter_presses_the_default_a_button_itself_and_escape_neither() {
    for (event, calls) in [
        (DialogEvent::Enter as fn(u32) -> DialogEvent, 1),
        (|dialog| DialogEvent::Press { dialog, button: 1 }, 1),
        (|dialog| DialogEvent::Press { dialog, button: 0 }, 0),
        (DialogEvent::Dismiss, 0),
    ] {
        let mut world = sign_out_asked();
        let key = key(&world);
        dialog(&mut world, event(key));
        assert_eq!((top(&world), logout_calls(&world)), (Value::Null, calls));
    }
}

#[test]
fn a_key_of_another_dialog_or_a_button_that_is_not_there_does_nothing() {
    let mut world = sign_out_asked();
    let key = key(&world);
    for event in [
        DialogEvent::Enter(key + 1),
        DialogEvent::Dismiss(key + 1),
        DialogEvent::Press { dialog: key + 1, button: 1 },
        DialogEvent::Press { dialog: key, button: 2 },
    ] {
        dialog(&mut world, event);
        assert_eq!(self::key(&world), key);
    }
    assert_eq!(logout_calls(&world), 0);
}

#[test]
fn a_second_dialog_waits_for_the_first_and_the_same_one_comes_once() {
    let mut world = sign_out_asked();
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.visit("/?ac=team");
    assert_eq!(top(&world)["title"]["key"], "sign-out-title");
    let first = key(&world);
    dialog(&mut world, DialogEvent::Dismiss(first));
    assert_eq!(top(&world)["text"]["key"], "error-non-agent");
    let second = key(&world);
    assert_ne!(first, second);
    dialog(&mut world, DialogEvent::Dismiss(first));
    assert_eq!(key(&world), second, "an event of the previous dialog finds nothing");
    dialog(&mut world, DialogEvent::Enter(second));
    assert_eq!(top(&world), Value::Null);
}

#[test]
fn the_end_of_a_session_takes_its_dialogs_away() {
    let mut world = sign_out_asked();
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    settle_ways(&mut world, only("/wps/v2/wallets/balance", failed(401, "login_required", json!({}))));
    assert_eq!(top(&world), Value::Null);
}

#[test]
fn a_momentary_dialog_waits_100_ms_is_200_by_200_and_closes_by_nothing_that_the_visitor_does() {
    let mut world =
        World::open(Setup { address: "/login".into(), fragment: "social=ticket".into(), ..Setup::default() });
    world.wait(99);
    assert_eq!(top(&world), Value::Null);
    world.wait(1);
    let shown = top(&world);
    assert_eq!((&shown["width"], &shown["height"]), (&json!(200), &json!(200)));
    assert_eq!((&shown["dismiss"], &shown["buttons"]), (&Value::Null, &json!([])));
    let key = key(&world);
    for event in [DialogEvent::Dismiss(key), DialogEvent::Enter(key), DialogEvent::Press { dialog: key, button: 0 }] {
        dialog(&mut world, event);
        assert_eq!(self::key(&world), key);
    }
    settle_ways(&mut world, only("/wps/session/login/social", Err(Transport::Network)));
    assert_eq!(top(&world), Value::Null, "what it waited for is over");
}

#[test]
fn what_is_over_within_100_ms_shows_no_momentary_dialog() {
    let mut world =
        World::open(Setup { address: "/login".into(), fragment: "social=ticket".into(), ..Setup::default() });
    settle_ways(&mut world, only("/wps/session/login/social", failed(401, "ticket_expired", json!({}))));
    world.wait(1_000);
    assert_eq!(top(&world), Value::Null);
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-ticket-expired");
}

#[test]
fn a_dialog_with_a_time_out_goes_by_itself_and_not_earlier() {
    let mut world = visitor("/?modal=forgotPassword");
    for (field, value) in [("username", "lantern9"), ("email", "a@example.com")] {
        let field = lumora_core::domain::field::Field::from_name(field).unwrap();
        world.send(UiEvent::Forgot(ForgotEvent::Typed { field, value: lumora_core::secret::Secret::new(value) }));
    }
    let nothing = lumora_core::secret::Secret::default;
    world.send(UiEvent::Forgot(ForgotEvent::Submit {
        password: nothing(),
        verification_code: nothing(),
        captcha: nothing(),
    }));
    settle_ways(&mut world, plainly);
    assert_eq!(top(&world)["timeOut"], 30_000);
    world.wait(29_999);
    assert_eq!(top(&world)["title"]["key"], "password-mailed-title");
    world.wait(1);
    assert_eq!(top(&world), Value::Null);
}

#[test]
fn the_first_login_is_welcomed_once_with_a_way_to_the_security_centre() {
    let mut world = visitor("/login");
    world.send(submit("lantern_member", "x"));
    let value = json!({ "token": "t", "firstTimeLogin": true });
    settle_ways(&mut world, only("/wps/session/login", ok(value)));
    assert_eq!(top(&world)["title"]["key"], "first-login-title");
    let key = key(&world);
    dialog(&mut world, DialogEvent::Press { dialog: key, button: 0 });
    assert_eq!(world.address(), "/?mc=securityCenter");
    let mut world = world.reload();
    settle_ways(&mut world, plainly);
    assert_eq!(top(&world), Value::Null);
}
