//! Scenes of transfers to the upline.

use super::stage::{Answer, after_each, nothing, open, path};
use super::{MEMBER, Scene, on};
use crate::support::payouts::{PIN, password_state};
use crate::support::wallets::upline_options;
use crate::support::{failed, ok};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use serde_json::{Value, json};

const UPLINE: &str = "upline";

fn ui_event(event: TransferUplineEvent) -> UiEvent {
    UiEvent::TransferUpline(event)
}

fn page(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = TransferUplineEvent>) -> World {
    after_each(open("/?mc=transferUpline", true, own), own, events.into_iter().map(ui_event))
}

fn typed(text: &str) -> TransferUplineEvent {
    TransferUplineEvent::Amount(AmountEvent::Typed(text.into()))
}

fn options_with(call: &HttpCall, pointer: &str, value: Value) -> Answer {
    (path(call) == "/wps/member/uplineTransfers/options").then(|| {
        let mut options = upline_options();
        if let Some(place) = options.pointer_mut(pointer) {
            *place = value;
        }
        ok(options)
    })
}

fn alone(call: &HttpCall) -> Answer {
    options_with(call, "/upline", Value::Null).or_else(|| none_yet(call))
}

fn used_up(call: &HttpCall) -> Answer {
    options_with(call, "/limits/countLeft", json!(0))
}

fn none_yet(call: &HttpCall) -> Answer {
    let list = path(call) == "/wps/member/uplineTransfers" && call.method == Method::Get;
    list.then(|| ok(json!({ "content": [], "totalPages": 0, "totalElements": 0 })))
}

fn first(call: &HttpCall) -> Answer {
    let mut state = password_state();
    state["set"] = json!(false);
    if path(call) == "/wps/member/paymentPassword" { Some(ok(state)) } else { none_yet(call) }
}

fn refused(call: &HttpCall) -> Answer {
    let wrong = || json!({ "fields": { "paymentPassword": "wrong_payment_password" }, "left": 2 });
    let gives = path(call) == "/wps/member/uplineTransfers" && call.method == Method::Post;
    gives.then(|| failed(422, "rule_broken", wrong()))
}

fn broken(call: &HttpCall) -> Answer {
    path(call).starts_with("/wps/member/uplineTransfers").then(|| failed(503, "unavailable", Value::Null))
}

pub fn scenes() -> Vec<Scene> {
    let review = || [typed("50"), TransferUplineEvent::Review];
    let sent = || review().into_iter().chain([TransferUplineEvent::Send(Secret::new(PIN))]);
    let mut scenes = on(MEMBER, [(UPLINE, page(nothing, []))]);
    scenes.extend(on(
        UPLINE,
        [
            ("upline-wrong-amount", page(nothing, [typed("500"), TransferUplineEvent::Review])),
            ("upline-review", page(nothing, review())),
            ("upline-refused", page(refused, sent())),
            ("upline-sent", page(nothing, sent())),
            ("upline-first", page(first, [])),
            ("upline-alone", page(alone, [])),
            ("upline-used-up", page(used_up, [])),
            ("upline-failed", page(broken, [])),
        ],
    ));
    scenes
}
