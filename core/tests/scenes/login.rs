//! Scenes of logging in, in every way, and of the second factor.

use super::open_site::full;
use super::stage::{after, after_each, open, path, scene, settle};
use super::{HOME, Scene, on};
use crate::support::{failed, submit};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::wire::FactorKind;
use serde_json::{Value, json};

fn refused_login(code: &'static str, status: u16, value: Value) -> World {
    let mut world = scene("/?modal=login", false);
    world.send(submit("lantern_member", "x"));
    settle(&mut world, |call| (path(call) == "/wps/session/login").then(|| failed(status, code, value.clone())));
    world
}

pub fn scenes() -> Vec<Scene> {
    let every_way = || open("/?modal=login", false, full);
    let mobile = UiEvent::Login(LoginEvent::Tab(LoginTab::Mobile));
    let password = || submit("lantern_member", "x");
    let factor = |kind| UiEvent::Factor(FactorEvent::Choose(kind));
    let mut scenes = on(
        HOME,
        [
            ("login", scene("/?modal=login", false)),
            ("login-page", scene("/login", false)),
            ("login-resume", after(scene("/", false), UiEvent::Game(GameEvent::Play("n3".into())))),
            ("login-methods", every_way()),
        ],
    );
    scenes.extend(on(
        "login",
        [
            ("login-empty", after(scene("/?modal=login", false), submit("", ""))),
            ("login-captcha", refused_login("wrong_credentials", 401, json!({ "captcha": true }))),
            ("login-wait", refused_login("too_many_requests", 429, json!({ "retryAfter": 90 }))),
        ],
    ));
    scenes.extend(on(
        "login-methods",
        [
            ("login-mobile", after_each(every_way(), full, [mobile])),
            ("factor-choosing", after_each(every_way(), full, [password()])),
            ("factor-answering", after_each(every_way(), full, [password(), factor(FactorKind::Sms)])),
        ],
    ));
    scenes
}
