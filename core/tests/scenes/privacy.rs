//! Scenes of the cards of the security centre about the member's own data.

use super::open_site::full;
use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::privacy::{closing, copy};
use crate::support::{failed, ok};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use serde_json::Value;

fn ready(call: &HttpCall) -> Answer {
    match (path(call), call.method) {
        ("/wps/member/dataCopy", Method::Get) => Some(ok(copy("ready"))),
        _ => full(call),
    }
}

fn preparing(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/dataCopy" => Some(ok(copy("preparing"))),
        _ => full(call),
    }
}

fn blocked(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/closing" => Some(ok(closing(false))),
        _ => full(call),
    }
}

fn guarded(call: &HttpCall) -> Answer {
    match (path(call), call.method) {
        ("/wps/member/dataCopy", Method::Post) => Some(failed(401, "password_required", Value::Null)),
        _ => full(call),
    }
}

fn broken(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/dataCopy" | "/wps/member/marketingConsents" => Some(Err(Transport::Network)),
        _ => full(call),
    }
}

fn page(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = PrivacyEvent>) -> World {
    let world = open("/?mc=securityCenter", true, own);
    after_each(world, own, events.into_iter().map(UiEvent::Privacy))
}

pub fn scenes() -> Vec<Scene> {
    let refused = [PrivacyEvent::BeginClosing, PrivacyEvent::Close(Secret::default())];
    on(
        MEMBER,
        [
            ("privacy-copy-ready", page(ready, [])),
            ("privacy-copy-preparing", page(preparing, [])),
            ("privacy-copy-proof", page(guarded, [PrivacyEvent::AskCopy])),
            ("privacy-closing-blocked", page(blocked, [PrivacyEvent::BeginClosing])),
            ("privacy-closing", page(full, [PrivacyEvent::BeginClosing])),
            ("privacy-closing-refused", page(full, refused)),
            ("privacy-failed", page(broken, [])),
        ],
    )
}
