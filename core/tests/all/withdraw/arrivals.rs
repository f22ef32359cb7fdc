//! What has arrived, in the word of the member.

use super::*;

fn arrival(world: &mut World, event: ArrivalEvent) {
    records::send_event(world, WithdrawalsEvent::Arrival(event));
}

#[test]
fn what_waits_for_the_members_word_opens_by_itself_and_says_what_silence_means() {
    let world = page();
    assert_eq!(withdrawals_value_at(&world, "/open/0/key"), "w1");
    assert_eq!(withdrawals_value_at(&world, "/open/0/detail/arrival/until/key"), "arrival-until");
    assert_eq!(withdrawals_value_at(&world, "/open/1/detail"), Value::Null);
    let states = withdrawals_value_at(&world, "/open/0/detail/timeline");
    assert_eq!(states[1]["state"], "now");
    assert_eq!(states[1]["about"]["key"], "withdrawal-about-awaiting");
}

#[test]
fn a_part_is_said_with_an_amount_and_pictures_and_becomes_a_dispute() {
    let mut world = page();
    arrival(&mut world, ArrivalEvent::Send);
    assert_eq!(withdrawals_value_at(&world, "/open/0/detail/arrival/error/key"), "arrival-choose");
    arrival(&mut world, ArrivalEvent::Answer(Confirmation::Partial));
    arrival(&mut world, ArrivalEvent::Amount(AmountEvent::Typed("99".into())));
    arrival(&mut world, ArrivalEvent::Send);
    assert_eq!(
        withdrawals_value_at(&world, "/open/0/detail/arrival/amount/error/key"),
        "amount-most",
        "all of it is no part"
    );
    assert_eq!(withdrawals_value_at(&world, "/open/0/detail/arrival/pictures/error/key"), "arrival-pictures-missing");
    arrival(&mut world, ArrivalEvent::Amount(AmountEvent::Typed("40".into())));
    let head = vec![0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
    let file = PickedFile { handle: 7, name: "statement.png".into(), size: 90_000, head };
    arrival(&mut world, ArrivalEvent::Attach(vec![file]));
    assert_eq!(world.call("/wps/member/withdrawals/proof").unwrap().file, Some(7));
    settle(&mut world);
    arrival(&mut world, ArrivalEvent::Send);
    let call = world.call(CONFIRM).unwrap().clone();
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!(body, json!({ "id": "w1", "answer": "PARTIAL", "received": "40.00", "images": ["i1"] }));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/withdrawal?id=w1" => Some(ok(withdrawal("w1", "DISPUTED"))),
        _ => operator(call),
    });
    let detail = withdrawals_value_at(&world, "/open/0/detail");
    assert_eq!(detail["arrival"], Value::Null);
    assert!(detail["facts"].as_array().unwrap().iter().any(|it| it["key"] == "remaining" && it["value"] == "$59.00"));
}

#[test]
fn one_that_has_gone_on_meanwhile_says_so_and_is_read_anew() {
    let mut world = page();
    arrival(&mut world, ArrivalEvent::Answer(Confirmation::Full));
    arrival(&mut world, ArrivalEvent::Send);
    settle_with(&mut world, |call| match call.url.as_str() {
        CONFIRM => Some(failed(409, "state_changed", json!({}))),
        "/wps/member/withdrawal?id=w1" => Some(ok(withdrawal("w1", "AUTO_CONFIRMED"))),
        _ => operator(call),
    });
    assert_eq!(withdrawals_value_at(&world, "/open/0/detail/problem/text/key"), "error-state-changed");
    assert_eq!(withdrawals_value_at(&world, "/open/0/status/key"), "withdrawal-auto-confirmed");
}
