//! Promotions that a deposit takes part in.

use super::*;

#[test]
fn a_promotion_is_chosen_with_its_wagering_said_before_and_travels_with_the_deposit() {
    let mut world = page();
    assert_eq!(value_at(&world, "/form/promotions/0/key"), "p-deposit");
    assert_eq!(value_at(&world, "/form/promotions/0/wagering/args/times"), "10");
    assert_eq!(
        value_at(&world, "/form/promotions/0/about/args"),
        json!({ "percent": "50", "least": "$20.00", "most": "$100.00" })
    );
    assert_eq!(
        value_at(&world, "/form/promotions/1/about/key"),
        "deposit-promo-none",
        "what no amount reaches is not offered"
    );
    assert_eq!(value_at(&world, "/form/promotions/1/selected"), true, "nobody takes part who has not said so");

    send_event(&mut world, DepositsEvent::Promotion("p-high".to_owned()));
    assert_eq!(value_at(&world, "/form/promotions/1/selected"), true);
    send_event(&mut world, DepositsEvent::Promotion("p-deposit".to_owned()));
    type_amount(&mut world, "19.99");
    assert_eq!(value_at(&world, "/form/bonus"), Value::Null);
    send_event(&mut world, DepositsEvent::Ask);
    assert_eq!(value_at(&world, "/form/amount/error/args/amount"), "$20.00");
    assert!(!world.calls.iter().any(|call| call.method == Method::Post && call.url == ASK));

    type_amount(&mut world, "50");
    assert_eq!(value_at(&world, "/form/bonus/args/bonus"), "$25.00");
    send_event(&mut world, DepositsEvent::Ask);
    assert_eq!(body_of(&posted(&world, ASK))["promoId"], "p-deposit");
    answer_request(&mut world, deposit("d1", "HOSTED", "PENDING"));
    world.send(UiEvent::Route(RouteEvent::Entered { path: "/".to_owned(), query: "mc=depositv2".to_owned() }));
    settle(&mut world);
    assert_eq!(value_at(&world, "/form/promotions/1/selected"), true, "the next deposit is asked anew");
}

#[test]
fn whoever_comes_from_a_promotion_takes_part_in_it_and_a_voucher_in_none() {
    let mut world = member_at("/promoDetail?id=p-deposit&mc=depositv2");
    assert_eq!(value_at(&world, "/form/promotions/0/selected"), true);
    choose(&mut world, "voucher");
    assert_eq!(value_at(&world, "/form/promotions"), json!([]));
}

#[test]
fn a_record_says_what_its_promotion_gave() {
    let world = member_at("/?mc=depositv2&item=d3");
    assert_eq!(value_at(&world, "/named/detail/promotion/key"), "deposit-bonus-takes");
    let figures = value_at(&world, "/named/detail/figures");
    let bonus = figures.as_array().unwrap().iter().find(|figure| figure["key"] == "bonus").expect("a bonus");
    assert_eq!(bonus["amount"], "$50.00");
}
