//! Redeeming and converting points as a member meets them: what is asked, once, what a refusal says, and what was redeemed.

use crate::support::points::{page, redemption};
use crate::support::*;
use crate::ways::assert_no_secret;
use lumora_core::domain::points::RedemptionStatus;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const REDEEM: &str = "/wps/relay/passwordCheck/MCS2_redeemPointReward";
const CONVERT: &str = "/wps/relay/passwordCheck/MCS2_convertPoint";
const LIST: &str = "/wps/relay/MCS2_getRedeemPointList";
const BALANCE: &str = "/wps/relay/MCS2_getPointBalance";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::PointMall, pointer)
}

fn send_event(world: &mut World, event: PointMallEvent) {
    world.send(UiEvent::PointMall(event));
}

fn balance(points: &str, change: impl Fn(&mut Value)) -> Value {
    let mut value = json!({ "balance": points, "paymentPasswordSet": true });
    change(&mut value);
    value
}

/// The mall of a member who has so much.
fn mall_with(address: &str, value: Value) -> World {
    let mut world = member_at("/");
    world.visit(address);
    settle_with(&mut world, move |call| match call.url.split('?').next() {
        Some(BALANCE) => Some(ok(value.clone())),
        _ => operator(call),
    });
    world
}

fn mall(address: &str) -> World {
    mall_with(address, balance("2000.00", |_| {}))
}

fn typed(recipient: &str, phone: &str, address: &str, pin: &str) -> PointMallEvent {
    PointMallEvent::Redeem {
        recipient: recipient.into(),
        phone: phone.into(),
        address: address.into(),
        contact: String::new(),
        payment_password: Secret::new(pin),
    }
}

fn whole() -> PointMallEvent {
    typed("Mira Tran", "0901 234 567", "12 Lantern Street, Hue", "canary")
}

fn inputs(world: &World) -> Vec<String> {
    let inputs = value_at(world, "/chosen/form/inputs");
    inputs.as_array().unwrap().iter().map(|it| it["field"].as_str().unwrap().to_owned()).collect()
}

fn answer(world: &mut World, path: &str, reply: Result<HttpReply, Transport>) {
    settle_with(world, |call| match call.url.split('?').next() {
        Some(url) if url == path => Some(reply.clone()),
        Some(BALANCE) => Some(ok(balance("2000.00", |_| {}))),
        _ => operator(call),
    });
}

#[test]
fn a_parcel_asks_where_it_goes_and_money_for_a_number_only() {
    assert_eq!(inputs(&mall("/pointMall?id=w2")), ["recipient", "phone", "address"]);
    assert_eq!(inputs(&mall("/pointMall?id=w1")), ["phone"]);
    // The umbrella is bounded to one for each member, play money by what the points buy.
    assert_eq!(value_at(&mall("/pointMall?id=w2"), "/chosen/form/most"), 1);
    assert_eq!(value_at(&mall("/pointMall?id=w1"), "/chosen/form/most"), 4);
    for (address, value) in [
        ("/pointMall?id=w2", balance("1499.99", |_| {})),
        ("/pointMall?id=w2", balance("9000.00", |it| it["redeemed"] = json!([{ "rewardId": "w2", "count": 1 }]))),
        ("/pointMall?id=w3", balance("9000.00", |_| {})),
    ] {
        let world = mall_with(address, value);
        assert_eq!(value_at(&world, "/chosen/form"), Value::Null, "{address}");
    }
    let without = mall_with("/pointMall?id=w1", balance("900.00", |it| it["paymentPasswordSet"] = json!(false)));
    assert_eq!(value_at(&without, "/chosen/form/pin"), Value::Null);
    assert!(value_at(&without, "/chosen/form/security").as_str().is_some_and(|it| it.contains("mc=securityCenter")));
}

#[test]
fn what_is_missing_is_named_before_anything_is_sent() {
    let mut world = mall("/pointMall?id=w2");
    send_event(&mut world, typed("", "12", "here", ""));
    assert!(world.calls.is_empty());
    let errors = value_at(&world, "/chosen/form/inputs");
    let keys: Vec<&str> = errors.as_array().unwrap().iter().map(|it| it["error"]["key"].as_str().unwrap()).collect();
    assert_eq!(keys, ["error-recipient", "error-invalid-phone-number", "error-address"]);
    assert_eq!(value_at(&world, "/chosen/form/pin/error/key"), "pin-empty");
    assert_eq!(
        (value_at(&world, "/chosen/form/refused"), value_at(&world, "/chosen/form/refusals")),
        (json!("recipient"), json!(1))
    );
    send_event(&mut world, PointMallEvent::Edited(RedeemField::Recipient));
    assert_eq!(value_at(&world, "/chosen/form/refused"), "phone");
}

#[test]
fn it_is_sent_once_sealed_and_what_came_of_it_shows() {
    let mut world = mall("/pointMall?id=w2");
    send_event(&mut world, whole());
    send_event(&mut world, whole());
    assert_no_secret(&world);
    assert_eq!(value_at(&world, "/chosen/form/busy"), true);
    let body = sealed_body(&mut world);
    assert_eq!((&body["rewardId"], &body["quantity"], &body["points"]), (&json!("w2"), &json!(1), &json!(1500)));
    assert_eq!((&body["paymentPassword"], &body["phone"]), (&json!("canary"), &json!("0901 234 567")));
    answer(&mut world, REDEEM, ok(redemption("r7", "APPLYING")));
    assert_eq!(value_at(&world, "/chosen/done/orderNo"), "P-r7");
    assert_eq!(value_at(&world, "/chosen/form"), Value::Null);
    send_event(&mut world, PointMallEvent::Another);
    assert_eq!(value_at(&world, "/chosen/done"), Value::Null);
}

#[test]
fn how_many_decides_the_price_and_never_leaves_the_bounds() {
    let mut world = mall("/pointMall?id=w1");
    for (wanted, quantity, total) in [(2, 2, "1,000"), (0, 1, "500"), (99, 4, "2,000")] {
        send_event(&mut world, PointMallEvent::Quantity(wanted));
        assert_eq!(value_at(&world, "/chosen/form/quantity"), quantity);
        assert_eq!(value_at(&world, "/chosen/form/total/args/points"), total);
    }
}

#[test]
fn a_refusal_finds_the_input_that_it_is_about_or_says_why() {
    let broken = |field: &str, said: &str| failed(422, "rule_broken", json!({ "fields": { field: said }, "left": 2 }));
    for (reply, pointer, key) in [
        (broken("paymentPassword", "wrong_payment_password"), "/chosen/form/pin/error/key", "pin-wrong-left"),
        (broken("address", "address_invalid"), "/chosen/form/inputs/2/error/key", "error-address"),
        (broken("points", "not_enough_points"), "/chosen/form/problem/text/key", "error-not-enough-points"),
        (failed(409, "reward_sold_out", json!({})), "/chosen/form/problem/text/key", "error-reward-sold-out"),
        (failed(409, "reward_limit", json!({})), "/chosen/form/problem/text/key", "error-reward-limit"),
        (failed(409, "reward_changed", json!({})), "/chosen/form/problem/text/key", "error-reward-changed"),
    ] {
        let mut world = mall("/pointMall?id=w2");
        send_event(&mut world, whole());
        sealed_body(&mut world);
        answer(&mut world, REDEEM, reply);
        assert_eq!(value_at(&world, pointer), key);
    }
}

#[test]
fn points_convert_by_the_operators_terms_and_say_what_they_give() {
    let mut world = mall("/pointMall");
    assert_eq!(value_at(&world, "/convert/terms/0/key"), "points-convert-least");
    send_event(&mut world, PointMallEvent::ConvertTyped("1,0 00".into()));
    assert_eq!(
        (value_at(&world, "/convert/value"), value_at(&world, "/convert/gives/args/amount")),
        (json!("1000"), json!("$100,000.00"))
    );
    for (points, key) in
        [("", "error-points-too-few"), ("499", "error-points-too-few"), ("2001", "error-not-enough-points")]
    {
        send_event(&mut world, PointMallEvent::ConvertTyped(points.into()));
        send_event(&mut world, PointMallEvent::Convert(Secret::new("canary")));
        assert_eq!(value_at(&world, "/convert/error/key"), key, "{points}");
    }
    send_event(&mut world, PointMallEvent::ConvertTyped("500".into()));
    send_event(&mut world, PointMallEvent::Convert(Secret::new("")));
    assert_eq!(value_at(&world, "/convert/pin/error/key"), "pin-empty");
    assert!(world.calls.is_empty());
    send_event(&mut world, PointMallEvent::Convert(Secret::new("canary")));
    assert_no_secret(&world);
    let body = sealed_body(&mut world);
    assert_eq!(body, json!({ "points": 500, "amount": "50000.00", "paymentPassword": "canary" }));
    answer(&mut world, CONVERT, ok(json!({ "id": "v1", "points": 500, "amount": "50000.00", "wagerMultiplier": 1 })));
    assert_eq!(value_at(&world, "/convert/done/args"), json!({ "points": "500", "amount": "$50,000.00" }));
    assert_eq!(value_at(&world, "/convert/value"), "");
}

#[test]
fn who_has_too_few_points_is_told_and_a_visitor_sees_no_form() {
    let world = mall_with("/pointMall", balance("499.99", |_| {}));
    assert_eq!(value_at(&world, "/convert/closed/key"), "points-convert-short");
    assert_eq!(value_at(&visitor_at("/pointMall"), "/convert"), Value::Null);
    assert_eq!(value_at(&visitor_at("/pointMall?id=w1"), "/chosen/form"), Value::Null);
}

#[test]
fn what_was_redeemed_is_listed_narrowed_and_grows() {
    let list = |world: &World, pointer: &str| world.at(Slice::Redemptions, pointer);
    let mut world = mall("/pointMall?page=history");
    assert_eq!(value_at(&world, "/showsHistory"), true);
    assert_eq!(list(&world, "/list").as_array().unwrap().len(), 7);
    assert_eq!(list(&world, "/list/5/status/args/status"), "APPROVED_REJECTED");
    assert_eq!(list(&world, "/list/4/points/key"), "points-back");
    assert_eq!(list(&world, "/list/6/title"), "Tea \u{d7} 2");
    assert_eq!(list(&world, "/list/6/voucherCode"), "TEA-42-XY");
    assert_eq!(list(&world, "/list/2/trackingNo"), "SP-778");
    send_event(&mut world, PointMallEvent::More);
    settle(&mut world);
    assert_eq!(list(&world, "/list").as_array().unwrap().len(), 8);
    assert_eq!(list(&world, "/more"), Value::Null);
    send_event(&mut world, PointMallEvent::Status(Some(RedemptionStatus::Completed)));
    assert_eq!(world.call(LIST).expect("the call").url, format!("{LIST}?status=COMPLETED"));
    settle(&mut world);
    assert_eq!(list(&world, "/list").as_array().unwrap().len(), 1);
    send_event(&mut world, PointMallEvent::Status(Some(RedemptionStatus::Shipped)));
    answer(&mut world, LIST, ok(page(&[], "")));
    assert_eq!((list(&world, "/list"), list(&world, "/narrowed")), (json!([]), json!(true)));
    let visitor = visitor_at("/pointMall?page=history");
    assert_eq!(list(&visitor, "/logIn"), true);
}
