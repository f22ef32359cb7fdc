//! What the server tells by itself: when the page listens and as whom, what it does with events and with their order among
//! answers, and how it does without.

mod connection;
mod events;
mod jobs;
mod polling;

use crate::support::*;
use lumora_core::effect::{CallId, HttpCall, Method, Subscription};
use lumora_core::event::{HttpReply, SiteEvent, Transport, UiEvent};
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const BALANCE: &str = "/wps/v2/wallets/balance";
const UNREAD: &str = "/wps/relay/CSP_unreadCount";
const REVISION: &str = "/wps/system/revision";
const STATUS: &str = "/wps/system/status";
const HEARTBEAT: &[u8] = b":\n\n";
/// A page that asks by itself asks within so long, in milliseconds.
const ASKS_WITHIN: u64 = 60_000;

type Outcome = Result<HttpReply, Transport>;

fn the_stream(world: &World) -> &Subscription {
    match &world.subscriptions[..] {
        [subscription] => subscription,
        other => panic!("one stream, not {other:?}"),
    }
}

fn header<'a>(subscription: &'a Subscription, name: &str) -> Option<&'a str> {
    subscription.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal())
}

fn event(name: &str, cursor: &str, value: &Value) -> Vec<u8> {
    format!("id: {cursor}\nevent: {name}\ndata: {value}\n\n").into_bytes()
}

fn balance(amount: &str) -> Value {
    json!({ "sumBalance": amount, "currency": "USD" })
}

fn push_bytes(world: &mut World, bytes: &[u8]) {
    let call_id = the_stream(world).call_id;
    world.push(call_id, bytes);
}

fn ends(world: &mut World, outcome: Outcome) {
    let call_id = the_stream(world).call_id;
    world.end_subscription(call_id, outcome);
}

/// How a server that refuses says so.
fn refusal(status: u16, retry_after: Option<u32>) -> Outcome {
    let body = json!({ "success": false, "code": "unavailable", "message": "no" });
    reply(status, &body).map(|it| HttpReply { retry_after, ..it })
}

/// The end of a stream in order.
fn in_order() -> Outcome {
    Ok(HttpReply { status: 200, retry_after: None, request_id: None, body: String::new() })
}

/// A page whose stream has told everything.
fn live(mut world: World) -> World {
    let told = [event("balance", "c1", &balance("1284500.00")), event("messages", "c2", &json!({ "unreadCount": 3 }))];
    push_bytes(&mut world, &told.concat());
    world
}

/// Lets time pass with a heartbeat every 15 s.
fn beat(world: &mut World, ms: u64) {
    for _ in 0..ms / 15_000 {
        world.wait(15_000);
        push_bytes(world, HEARTBEAT);
    }
    world.wait(ms % 15_000);
}

fn waiting(world: &World, path: &str) -> usize {
    count(world, Method::Get, path)
}

fn amount(world: &World) -> Value {
    world.at(Slice::Wallet, "/amount")
}

fn set_visible(world: &mut World, visible: bool) {
    world.send(UiEvent::Site(SiteEvent::Visible(visible)));
}
