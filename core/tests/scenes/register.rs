//! Scenes of the registration form.

use super::stage::{after, open, path, settle};
use super::{HOME, Scene, on};
use crate::support::{failed, ok, register_settings, rule, status};
use lumora_core::domain::field::{Field, FormName};
use lumora_core::effect::{HttpCall, Module};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};
use std::rc::Rc;

fn typed(field: Field, value: &str) -> RegisterEvent {
    RegisterEvent::Typed { field, value: Secret::new(value) }
}

fn registration(events: &[RegisterEvent]) -> World {
    registration_with("/?modal=register", register_settings(), events)
}

/// A registration form with these settings, after these events.
fn registration_with(address: &str, settings: Value, events: &[RegisterEvent]) -> World {
    let answer = |call: &HttpCall| match call.url.as_str() {
        "/wps/system/setting/register" => Some(ok(settings.clone())),
        _ => None,
    };
    let mut world = World::open(Setup {
        address: address.into(),
        meter: Some(Rc::new(lumora_strength::Meter)),
        ..Setup::default()
    });
    settle(&mut world, answer);
    world.load(Module::Strength, true);
    for event in events {
        world.send(UiEvent::Register(event.clone()));
        settle(&mut world, answer);
    }
    world
}

fn every_field() -> Value {
    let mut settings = register_settings();
    for field in Field::ALL {
        settings["fields"][field.name()] = rule("*", "", 2, 40, *field == Field::PayeeName);
    }
    settings["minimumAge"] = json!(21);
    settings
}

fn with_captcha() -> Value {
    let mut settings = register_settings();
    settings["captcha"] = json!(true);
    settings
}

fn submit_registration(password: &str) -> RegisterEvent {
    RegisterEvent::Submit {
        password: Secret::new(password),
        confirm_password: Secret::new(password),
        payment_password: Secret::default(),
        verification_code: Secret::default(),
        captcha: Secret::default(),
    }
}

fn mistakes() -> [RegisterEvent; 3] {
    [typed(Field::Username, "1st"), typed(Field::Email, "nobody@nowhere"), submit_registration("short")]
}

fn code_sent() -> [RegisterEvent; 3] {
    let get_code = RegisterEvent::GetCode { captcha: Secret::default() };
    [RegisterEvent::Tab(RegisterTab::Mobile), typed(Field::MobileNum, "912345678"), get_code]
}

fn countries() -> World {
    let names = [("VN", "Vietnam"), ("KH", "Cambodia"), ("TH", "Thailand")];
    let names = names.iter().map(|(code, name)| ((*code).to_owned(), (*name).to_owned())).collect();
    let world = registration(&[RegisterEvent::Tab(RegisterTab::Mobile)]);
    let world = after(world, UiEvent::Country(CountryEvent::Names(names)));
    after(world, UiEvent::Country(CountryEvent::Toggle(FormName::Register)))
}

fn refused_registration() -> World {
    let mut world = registration(&[typed(Field::Username, "lantern"), RegisterEvent::Consent(true)]);
    world.send(UiEvent::Register(submit_registration("Harbour-Lights-77")));
    settle(&mut world, |call| {
        (path(call) == "/wps/member/register").then(|| failed(409, "username_taken", json!(null)))
    });
    world
}

fn failed_rules() -> World {
    open("/?modal=register", false, |call| {
        (path(call) == "/wps/system/setting/register").then_some(Err(Transport::Timeout))
    })
}

fn closed_registration() -> World {
    open("/?modal=register", false, |call| {
        (path(call) == "/wps/system/status").then(|| {
            let mut value = status();
            value["info"]["whitelabel"] = json!({ "USERNAMEREG3": true });
            ok(value)
        })
    })
}

pub fn scenes() -> Vec<Scene> {
    let mut scenes = on(HOME, [("register", registration(&[]))]);
    scenes.extend(on(
        "register",
        [
            ("register-every-field", registration_with("/?modal=register", every_field(), &[])),
            ("register-mistakes", registration(&mistakes())),
            ("register-strength", registration(&[typed(Field::Password, "lantern1987")])),
            ("register-captcha", registration_with("/?modal=register", with_captcha(), &[])),
            ("register-mobile", registration(&[RegisterEvent::Tab(RegisterTab::Mobile)])),
            ("register-code-sent", registration(&code_sent())),
            ("register-countries", countries()),
            ("register-refused", refused_registration()),
            ("register-failed", failed_rules()),
            ("register-closed", closed_registration()),
        ],
    ));
    scenes
}
