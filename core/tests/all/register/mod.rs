//! Registration: which fields show, when they are checked, what goes out, what a refusal says (sections 2 to 5, 7 and 8).
//! Here: a form to fill in, and the operator it is filled in for.

mod fields;
mod proofs;
mod sending;

use crate::support::*;
use lumora_core::domain::field::Field;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use lumora_patterns::NativeEngine;
use lumora_strength::Meter;
use serde_json::Value;
use std::rc::Rc;

const PASSWORD: &str = "Harbour-canary-77";

type Outcome = Result<HttpReply, Transport>;

fn open_with(address: &str, settings: Value) -> World {
    let mut world = World::open(Setup {
        address: address.into(),
        engine: Some(Rc::new(NativeEngine)),
        meter: Some(Rc::new(Meter)),
        ..Setup::default()
    });
    settle_with(&mut world, |call| answer(call, &settings));
    world
}

/// The operator with other settings.
fn answer(call: &HttpCall, settings: &Value) -> Option<Outcome> {
    match call.url.split('?').next() {
        Some("/wps/system/setting/register") => Some(ok(settings.clone())),
        _ => operator(call),
    }
}

fn form() -> World {
    open_with("/?modal=register", register_settings())
}

fn send(world: &mut World, event: RegisterEvent) {
    world.send(UiEvent::Register(event));
}

fn type_in(world: &mut World, field: Field, value: &str) {
    send(world, RegisterEvent::Typed { field, value: Secret::new(value) });
}

fn leave(world: &mut World, field: Field, value: &str, password: &str) {
    let (value, password) = (Secret::new(value), Secret::new(password));
    send(world, RegisterEvent::Left { field, value, password });
}

fn submit_with(world: &mut World, code: &str, captcha: &str) {
    send(
        world,
        RegisterEvent::Submit {
            password: Secret::new(PASSWORD),
            confirm_password: Secret::new(PASSWORD),
            payment_password: Secret::default(),
            verification_code: Secret::new(code),
            captcha: Secret::new(captcha),
        },
    );
}

/// A form that is filled in and can be sent.
fn filled(address: &str, settings: Value) -> World {
    let mut world = open_with(address, settings);
    type_in(&mut world, Field::Username, "  newcomer ");
    send(&mut world, RegisterEvent::Consent(true));
    world
}

fn names(world: &World) -> Vec<String> {
    fields(world).iter().map(|field| field["name"].as_str().unwrap().to_owned()).collect()
}

/// Every field of the form: those that must be filled, and then the others.
fn fields(world: &World) -> Vec<Value> {
    let part = |name: &str| world.at(Slice::Register, name).as_array().unwrap().clone();
    [part("/fields"), part("/optional")].concat()
}

fn field(world: &World, name: &str) -> Value {
    let found = fields(world).iter().find(|field| field["name"] == name).cloned();
    found.unwrap_or_else(|| panic!("{name} does not show: {:?}", names(world)))
}

fn error(world: &World, name: &str) -> Value {
    field(world, name)["error"]["key"].clone()
}

fn with(mut settings: Value, change: impl FnOnce(&mut Value)) -> Value {
    change(&mut settings);
    settings
}
