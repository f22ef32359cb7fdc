//! Deposits as a member meets them: choosing how, asking once, paying by each way, following, calling off, those of before.

mod promotions;
mod receipts;

use crate::support::cashier::deposit;
use crate::support::*;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const ASK: &str = "/wps/member/deposits";
const ONE: &str = "/wps/member/deposit";
const VOUCHER: &str = "/wps/member/deposits/voucher";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Deposits, pointer)
}

fn send_event(world: &mut World, event: DepositsEvent) {
    world.send(UiEvent::Deposits(event));
}

fn page() -> World {
    member_at("/?mc=depositv2")
}

fn choose(world: &mut World, id: &str) {
    send_event(world, DepositsEvent::Channel(id.to_owned()));
}

fn type_amount(world: &mut World, text: &str) {
    send_event(world, DepositsEvent::Amount(AmountEvent::Typed(text.to_owned())));
}

fn posted(world: &World, path: &str) -> HttpCall {
    let is_it = |call: &&HttpCall| call.method == Method::Post && call.url == path;
    world.calls.iter().find(is_it).unwrap_or_else(|| panic!("{path} was not called: {:?}", world.calls)).clone()
}

fn body_of(call: &HttpCall) -> Value {
    serde_json::from_str(call.body.as_ref().expect("a body").reveal()).expect("json")
}

fn answer_request(world: &mut World, answer: Value) {
    let call = posted(world, ASK);
    world.answer(call.call_id, ok(answer));
    settle(world);
}

#[test]
fn channels_say_what_they_take_cost_and_allow_and_a_closed_one_can_not_be_chosen() {
    let mut world = page();
    assert_eq!(value_at(&world, "/channels/0/takes/key"), "deposit-at-once");
    assert_eq!(value_at(&world, "/channels/0/fee/key"), "deposit-fee-none");
    assert_eq!(value_at(&world, "/channels/0/bounds/args"), json!({ "min": "$5.00", "max": "$2,000.00" }));
    assert_eq!(value_at(&world, "/channels/2/takes/args"), json!({ "unit": "hours", "count": 1 }));
    assert_eq!(value_at(&world, "/channels/3/fee/args/fee"), "1.5% + $0.30");
    assert_eq!(
        (value_at(&world, "/channels/5/closed"), value_at(&world, "/channels/5/opens/said/key")),
        (json!(true), json!("time-tomorrow"))
    );
    choose(&mut world, "night");
    choose(&mut world, "nobody");
    assert_eq!(value_at(&world, "/channels/0/selected"), true, "what is closed or unknown changes nothing");
    choose(&mut world, "wallet");
    assert_eq!(value_at(&world, "/channels/3/selected"), true);
}

#[test]
fn what_will_happen_and_what_must_be_staked_is_said_before() {
    let mut world = page();
    assert_eq!(
        (value_at(&world, "/form/review"), value_at(&world, "/form/wagering/key")),
        (Value::Null, json!("deposit-wager-once"))
    );
    choose(&mut world, "wallet");
    type_amount(&mut world, "100");
    assert_eq!(value_at(&world, "/form/review/key"), "deposit-review-fee");
    assert_eq!(value_at(&world, "/form/review/args"), json!({ "amount": "$100.00", "fee": "$1.80", "net": "$98.20" }));
    assert_eq!(value_at(&world, "/form/wagering/args/times"), "1.5");
}

#[test]
fn presets_and_the_last_amount_are_offered_and_put_in() {
    let mut world = page();
    let last: Vec<Value> =
        value_at(&world, "/form/amount/presets").as_array().unwrap().iter().map(|it| it["last"].clone()).collect();
    assert_eq!(last, [false, true, false]);
    let event: UiEvent = serde_json::from_value(value_at(&world, "/form/amount/presets/2/select")).unwrap();
    world.send(event);
    assert_eq!(
        (value_at(&world, "/form/amount/value"), value_at(&world, "/form/amount/net")),
        (json!("100.00"), json!("$100.00"))
    );
    assert_eq!(value_at(&world, "/form/amount/presets/2/selected"), true);
}

#[test]
fn a_bad_amount_is_told_and_sends_nothing() {
    for (typed, key) in [
        ("", "amount-empty"),
        ("ten", "amount-not-an-amount"),
        ("4.99", "amount-least"),
        ("2000.01", "amount-most"),
        ("10.005", "amount-too-precise"),
    ] {
        let mut world = page();
        type_amount(&mut world, typed);
        send_event(&mut world, DepositsEvent::Ask);
        assert_eq!(value_at(&world, "/form/amount/error/key"), key, "{typed:?}");
        assert!(world.calls.is_empty(), "{typed:?}");
    }
}

#[test]
fn a_deposit_is_asked_for_once_and_shows_at_its_own_address() {
    let mut world = page();
    type_amount(&mut world, "٥٠");
    send_event(&mut world, DepositsEvent::Ask);
    send_event(&mut world, DepositsEvent::Ask);
    assert_eq!(count(&world, Method::Post, ASK), 1);
    assert_eq!(value_at(&world, "/form/busy"), true);
    let body = body_of(&posted(&world, ASK));
    assert_eq!(
        body,
        json!({ "channelId": "card", "amount": "50.00", "returnPath": "/?mc=depositv2&item={id}", "promoId": "" })
    );
    answer_request(&mut world, deposit("d1", "HOSTED", "PENDING"));
    assert_eq!(world.address(), "/?mc=depositv2&item=d1");
    assert_eq!(value_at(&world, "/named/pay/url"), "https://pay.example/p/1");
    assert_eq!(value_at(&world, "/named/detail/orderNo"), "D-d1");
    assert_eq!(value_at(&world, "/named/detail/steps/0/actor/key"), "step-member");
    world.back();
    assert_eq!((value_at(&world, "/named"), value_at(&world, "/form/amount/value")), (Value::Null, json!("")));
}

#[test]
fn what_the_server_refuses_is_told_where_it_belongs() {
    let mut world = page();
    type_amount(&mut world, "50");
    send_event(&mut world, DepositsEvent::Ask);
    let call = posted(&world, ASK);
    world.answer(call.call_id, failed(422, "rule_broken", json!({ "fields": { "amount": "amount_too_large" } })));
    assert_eq!(value_at(&world, "/form/amount/error/key"), "amount-most");
    settle(&mut world);
    send_event(&mut world, DepositsEvent::Ask);
    let call = posted(&world, ASK);
    world.answer(call.call_id, failed(422, "too_many_open", Value::Null));
    assert_eq!(value_at(&world, "/form/problem/text/key"), "error-too-many-open");
    assert_eq!(value_at(&world, "/form/problem/requestId"), "req-1");
    assert!(world.call("/wps/member/deposits/channels").is_some(), "how it stands now is asked for");
}

#[test]
fn a_lost_answer_is_asked_for_and_shows_the_deposit() {
    let mut world = page();
    type_amount(&mut world, "50");
    send_event(&mut world, DepositsEvent::Ask);
    let call = posted(&world, ASK);
    world.answer(call.call_id, Err(Transport::Timeout));
    send_event(&mut world, DepositsEvent::Ask);
    assert_eq!(count(&world, Method::Post, ASK), 0, "nothing is sent while the outcome is open");
    let outcome = call_id(&world, "/wps/outcome");
    let body = json!({ "success": true, "value": deposit("d1", "HOSTED", "PENDING") }).to_string();
    world.answer(outcome, ok(json!({ "state": "answered", "status": 200, "body": body })));
    settle(&mut world);
    assert_eq!(world.address(), "/?mc=depositv2&item=d1");
}

#[test]
fn calling_off_never_goes_out_under_the_key_of_a_deposit_that_was_not_received() {
    let mut world = page();
    type_amount(&mut world, "50");
    send_event(&mut world, DepositsEvent::Ask);
    let key = |call: &HttpCall| {
        call.headers.iter().find(|(name, _)| *name == "Idempotency-Key").map(|(_, key)| key.reveal().to_owned())
    };
    let sent = posted(&world, ASK);
    world.answer(sent.call_id, Err(Transport::Timeout));
    let outcome = call_id(&world, "/wps/outcome");
    world.answer(outcome, ok(json!({ "state": "unknown" })));
    settle(&mut world);
    world.visit("/?mc=depositv2&item=d1");
    settle(&mut world);
    send_event(&mut world, DepositsEvent::CallOff);
    send_event(&mut world, DepositsEvent::ConfirmCallOff);
    let call = world.calls.iter().find(|call| call.method == Method::Delete).expect("it is called off");
    assert_ne!(key(call), key(&sent));
    assert_eq!(call.url, "/wps/member/deposits?id=d1");
}

#[test]
fn a_voucher_is_sealed_and_its_refusal_stands_at_the_code() {
    let mut world = page();
    choose(&mut world, "voucher");
    assert_eq!((value_at(&world, "/form/amount"), value_at(&world, "/form/voucher/error")), (Value::Null, Value::Null));
    send_event(&mut world, DepositsEvent::Redeem(Secret::new(" ")));
    assert_eq!(value_at(&world, "/form/voucher/error/key"), "voucher-empty");
    send_event(&mut world, DepositsEvent::Redeem(Secret::new("LMRV-ABCD-EFGH-JKLM")));
    assert_eq!(sealed_body(&mut world), json!({ "channelId": "voucher", "code": "LMRV-ABCD-EFGH-JKLM" }));
    let job = world.seals.first().cloned().expect("a job");
    world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    let call = posted(&world, VOUCHER);
    world.answer(
        call.call_id,
        ok(json!({ "id": "d9", "kind": "VOUCHER", "status": "FAILED", "failure": "voucher_used" })),
    );
    assert_eq!(value_at(&world, "/form/voucher/error/key"), "error-voucher-used");
    send_event(&mut world, DepositsEvent::VoucherEdited);
    assert_eq!(value_at(&world, "/form/voucher/error"), Value::Null);
    send_event(&mut world, DepositsEvent::Redeem(Secret::new("LMRV-ABCD-EFGH-JKLN")));
    settle(&mut world);
    assert_eq!(value_at(&world, "/named/detail/state/key"), "deposit-state-credited");
    assert_eq!(value_at(&world, "/form/voucher/cleared"), 1);
}

#[test]
fn each_way_shows_what_is_to_be_done() {
    let qr = member_at("/?mc=depositv2&item=d8");
    assert_eq!((value_at(&qr, "/named/pay/qr"), value_at(&qr, "/named/pay/left")), (json!("pay:1"), json!("10:00")));
    assert_eq!(value_at(&qr, "/named/detail/next/key"), "deposit-next-qr");
    let slip = member_at("/?mc=depositv2&item=d9");
    let keys: Vec<Value> =
        value_at(&slip, "/named/pay/slip").as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(keys, ["bank", "account", "holder", "amount", "reference"]);
    assert_eq!(value_at(&slip, "/named/pay/receipts/left/args/count"), 3);
    let review = member_at("/?mc=depositv2&item=d2");
    assert_eq!(
        (value_at(&review, "/named/callOff"), value_at(&review, "/named/pay/receipts/sent")),
        (Value::Null, json!(true))
    );
    assert_eq!(value_at(&review, "/named/pay/receipts/left/args/count"), 2);
    let ended = member_at("/?mc=depositv2&item=d5");
    assert_eq!(
        (value_at(&ended, "/named/pay"), value_at(&ended, "/named/detail/next/key")),
        (Value::Null, json!("deposit-next-nothing"))
    );
}

#[test]
fn a_time_that_runs_down_does_so_by_the_second_and_stops_at_its_end() {
    let mut world = member_at("/?mc=depositv2&item=d8");
    world.wait(1_000);
    assert_eq!(value_at(&world, "/named/pay/left"), "9:59");
    world.wait(599_000);
    settle(&mut world);
    world.wait(5_000);
    assert_eq!(value_at(&world, "/named/pay/left"), "0:00");
}

#[test]
fn an_unsafe_payment_page_is_not_followed_and_one_of_this_machine_is() {
    for (url, followed) in
        [("javascript:alert(1)", ""), ("http://pay.example/x", ""), ("http://127.0.0.1:9/p", "http://127.0.0.1:9/p")]
    {
        let mut world = World::open(lumora_core::testing::Setup {
            address: "/?mc=depositv2&item=d1".into(),
            session: [("token".to_owned(), "tok-canary".to_owned())].into(),
            ..Default::default()
        });
        settle_with(&mut world, |call| {
            let mut value = deposit("d1", "HOSTED", "PENDING");
            value["payUrl"] = json!(url);
            if call.url.starts_with("/wps/member/deposit?") { Some(ok(value)) } else { operator(call) }
        });
        assert_eq!(value_at(&world, "/named/pay/url"), followed, "{url}");
        let next = if followed.is_empty() { "deposit-next-preparing" } else { "deposit-next-hosted" };
        assert_eq!(value_at(&world, "/named/detail/next/key"), next);
    }
}

#[test]
fn another_amount_than_asked_for_is_said_with_both_figures() {
    for (received, key) in [("80.00", "deposit-less"), ("120.00", "deposit-more")] {
        let mut world = member_at("/?mc=depositv2&item=d1");
        send_event(&mut world, DepositsEvent::Retry);
        let mut value = deposit("d1", "HOSTED", "CREDITED");
        value["received"] = json!(received);
        value["credited"] = json!(received);
        world.answer(call_id(&world, ONE), ok(value));
        assert_eq!(value_at(&world, "/named/detail/differs/key"), key);
        let shown = format!("${received}");
        assert_eq!(value_at(&world, "/named/detail/differs/args"), json!({ "asked": "$100.00", "received": shown }));
        assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-deposit-arrived");
    }
}

#[test]
fn calling_off_asks_once_more_and_tells_what_stood_in_its_way() {
    let mut world = member_at("/?mc=depositv2&item=d1");
    send_event(&mut world, DepositsEvent::ConfirmCallOff);
    assert!(world.calls.is_empty(), "nobody asked");
    send_event(&mut world, DepositsEvent::CallOff);
    send_event(&mut world, DepositsEvent::Keep);
    assert_eq!(value_at(&world, "/named/callingOff"), false);
    send_event(&mut world, DepositsEvent::CallOff);
    send_event(&mut world, DepositsEvent::ConfirmCallOff);
    let call = world.calls.iter().find(|call| call.method == Method::Delete).cloned().expect("a call");
    world.answer(call.call_id, failed(409, "state_changed", Value::Null));
    assert_eq!(value_at(&world, "/named/problem/text/key"), "error-state-changed");
    settle(&mut world);
    send_event(&mut world, DepositsEvent::CallOff);
    send_event(&mut world, DepositsEvent::ConfirmCallOff);
    let call = world.calls.iter().find(|call| call.method == Method::Delete).cloned().expect("a call");
    world.answer(call.call_id, ok(deposit("d1", "HOSTED", "CANCELLED")));
    assert_eq!(value_at(&world, "/named/detail/state/key"), "deposit-state-cancelled");
}

#[test]
fn what_is_open_is_asked_for_now_and_then_until_a_stream_tells() {
    let mut world = member_at("/?mc=depositv2&item=d1");
    world.wait(8_000);
    assert_eq!(count(&world, Method::Get, ONE), 1);
    settle(&mut world);
    let stream = world.subscriptions.first().expect("a stream").call_id;
    world.push(stream, b"id: c1\nevent: cashier\ndata: {\"version\":7}\n\n");
    assert_eq!(count(&world, Method::Get, ONE), 1, "another version is read at once");
    settle(&mut world);
    world.push(stream, b"id: c2\nevent: cashier\ndata: {\"version\":7}\n\n");
    world.wait(8_000);
    assert_eq!(count(&world, Method::Get, ONE), 0, "the same version, told by a live stream, is not");
    world.push(stream, b"id: c3\nevent: cashier\ndata: {\"version\":8}\n\n");
    world.answer(call_id(&world, ONE), ok(deposit("d1", "HOSTED", "CREDITED")));
    assert_eq!(value_at(&world, "/named/detail/state/key"), "deposit-state-credited");
}

#[test]
fn a_deposit_that_is_nobodys_says_so() {
    let world = member_at("/?mc=depositv2&item=zz");
    assert_eq!(value_at(&world, "/named/unknown"), true);
    assert_eq!(value_at(&world, "/named/href"), "/?mc=depositv2");
}

#[test]
fn those_of_before_are_narrowed_paged_and_opened_in_place() {
    let mut world = page();
    assert_eq!(value_at(&world, "/history/filters").as_array().unwrap().len(), 9);
    send_event(&mut world, DepositsEvent::Status("CREDITED".into()));
    let call = world.call(ASK).or_else(|| world.calls.first()).cloned().expect("a page is asked for");
    assert_eq!(call.url, "/wps/member/deposits?status=CREDITED&pageNo=1");
    settle(&mut world);
    assert_eq!(
        (value_at(&world, "/history/rows/0/key"), value_at(&world, "/history/filtered")),
        (json!("d3"), json!(true))
    );
    send_event(&mut world, DepositsEvent::Page(9));
    assert!(world.calls.is_empty(), "there is no such page");
    send_event(&mut world, DepositsEvent::Page(2));
    settle(&mut world);
    send_event(&mut world, DepositsEvent::Row("d3".into()));
    assert_eq!(value_at(&world, "/history/rows/0/status/kind"), "loading");
    settle(&mut world);
    assert_eq!(value_at(&world, "/history/rows/0/detail/steps/1/label/key"), "deposit-step-credited");
    send_event(&mut world, DepositsEvent::Row("d3".into()));
    assert_eq!(
        (value_at(&world, "/history/rows/0/opened"), value_at(&world, "/history/rows/0/detail")),
        (json!(false), Value::Null)
    );
    send_event(&mut world, DepositsEvent::Row("nobody".into()));
    assert!(world.calls.is_empty());
}

#[test]
fn an_answer_for_a_page_that_is_left_changes_nothing() {
    let mut world = page();
    type_amount(&mut world, "50");
    send_event(&mut world, DepositsEvent::Ask);
    let call = posted(&world, ASK);
    world.send(UiEvent::Route(RouteEvent::Close));
    world.answer(call.call_id, ok(deposit("d1", "HOSTED", "PENDING")));
    assert_eq!((world.address(), value_at(&world, "/named")), ("/", Value::Null));
}
