//! What the operator's licence has pages say and leave out.

use super::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::view::Slice;
use serde_json::json;

const STATUS: &str = "/wps/system/status";

fn visitor_under(address: &str, value: &Value) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle_with(&mut world, with(STATUS, || ok(value.clone())));
    world
}

fn logged_in_under(policy: &Value, logins: &Value) -> World {
    let (status, logins) = (status_under(policy), logins.clone());
    let answer = move |call: &HttpCall| match path(call) {
        STATUS => Some(ok(status.clone())),
        "/wps/member/logins" => Some(ok(logins.clone())),
        _ => operator(call),
    };
    let mut world = World::open(Setup { address: "/?modal=login".into(), ..Setup::default() });
    settle_with(&mut world, &answer);
    world.send(submit("lantern_member", "Harbour-canary-77"));
    settle_with(&mut world, answer);
    world
}

fn login(device: &str, ip: &str, current: bool) -> Value {
    let at = if current { "2026-11-21T08:00:00Z" } else { "2026-11-20T21:14:00Z" };
    json!({ "id": at, "device": device, "ip": ip, "at": at, "current": current })
}

#[test]
fn the_age_of_the_licence_stands_in_the_footer_in_the_operators_words_where_they_fit() {
    let mut value = status_under(&json!({ "minAge": 21 }));
    let world = visitor_under("/", &value);
    assert_eq!(world.at(Slice::Footer, "/age/0/sign"), "21+");
    assert_eq!(world.at(Slice::Footer, "/age/0/least/args/age"), 21);
    let notice = |sign: &str| json!({ "resourceType": "AGE", "label": "Adults only.", "number": sign });
    value["info"]["resources"] = json!([notice("18+")]);
    let world = visitor_under("/", &value);
    let shown = world.at(Slice::Footer, "/age");
    assert_eq!((&shown[0]["sign"], &shown[1]["sign"]), (&json!("21+"), &json!("")), "the licence decides");
    value["info"]["resources"] = json!([notice("21+")]);
    let world = visitor_under("/", &value);
    assert_eq!(world.at(Slice::Footer, "/age"), json!([{ "text": "Adults only.", "sign": "21+", "least": null }]));
}

#[test]
fn without_an_account_no_demo_is_offered_where_the_licence_forbids_it() {
    for open in [true, false] {
        let mut value = status_under(&json!({ "openDemo": open }));
        value["info"]["whitelabel"]["FREEPLAY3"] = json!(true);
        let world = visitor_under("/rng", &value);
        assert_eq!(world.at(Slice::Lobby, "/tiles/0/demo"), open);
        assert_eq!(visitor_under("/login", &value).at(Slice::Login, "/freePlay"), open);
        let mut world = visitor_under("/login", &value);
        world.send(UiEvent::Login(LoginEvent::FreePlay));
        assert_eq!(world.calls.is_empty(), !open);
    }
}

#[test]
fn the_login_before_is_said_once_after_a_login_where_the_licence_asks_for_it() {
    let shown = json!({ "previousLoginShown": true });
    let both = json!({ "list": [login("Chrome", "203.0.113.x", true), login("Firefox", "198.51.100.x", false)] });
    let world = logged_in_under(&shown, &both);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "previous-login-from");
    let args = world.at(Slice::Toasts, "/items/0/text/args");
    assert_eq!(args, json!({ "time": "2026-11-21 04:14:00 UTC+07:00", "place": "Firefox, 198.51.100.x" }));
    let nowhere = json!({ "list": [login("", "", true), login("", "", false)] });
    let world = logged_in_under(&shown, &nowhere);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "previous-login");

    let world = logged_in_under(&json!({}), &both);
    assert_eq!(world.at(Slice::Toasts, "/items"), json!([]), "the licence does not ask");
    let first = json!({ "list": [login("Chrome", "203.0.113.x", true)] });
    let world = logged_in_under(&shown, &first);
    assert_eq!(world.at(Slice::Toasts, "/items"), json!([]), "there is none before the first");
    let reloaded = member_with("/", with(STATUS, || ok(status_under(&shown))));
    assert_eq!(reloaded.at(Slice::Toasts, "/items"), json!([]), "a reload is no login");
}

/// A member who has never paid in, at an operator who has to say how money is kept.
fn first_deposit(call: &HttpCall) -> Option<Outcome> {
    match path(call) {
        STATUS => Some(ok(status_under(&json!({ "customerFunds": "Kept apart from our own money." })))),
        "/wps/member/deposits/channels" => {
            let channels = crate::support::cashier::channels();
            Some(ok(json!({ "list": channels, "lastAmount": "0.00", "open": [], "promotions": [] })))
        }
        _ => operator(call),
    }
}

fn send_event(world: &mut World, event: DepositsEvent) {
    world.send(UiEvent::Deposits(event));
}

fn type_50_and_ask(world: &mut World) {
    send_event(world, DepositsEvent::Amount(AmountEvent::Typed("50".into())));
    send_event(world, DepositsEvent::Ask);
}

#[test]
fn how_money_is_kept_is_read_before_the_first_deposit() {
    let mut world = member_with("/?mc=depositv2", first_deposit);
    assert_eq!(world.at(Slice::Deposits, "/form/funds/text"), "Kept apart from our own money.");
    type_50_and_ask(&mut world);
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Deposits, "/form/funds/error/key"), "funds-unread");
    send_event(&mut world, DepositsEvent::AcknowledgeFunds(true));
    assert_eq!(world.at(Slice::Deposits, "/form/funds/error"), Value::Null);
    send_event(&mut world, DepositsEvent::Ask);
    let call = world.calls.iter().find(|call| call.method == Method::Post).expect("the deposit");
    assert_eq!(body_of(call)["customerFundsAcknowledged"], true);
}

#[test]
fn later_deposits_are_not_asked_again_but_by_the_server() {
    let funds = json!({ "customerFunds": "Kept apart from our own money." });
    let later = with(STATUS, || ok(status_under(&funds)));
    let mut world = member_with("/?mc=depositv2", later);
    assert_eq!(world.at(Slice::Deposits, "/form/funds"), Value::Null);
    type_50_and_ask(&mut world);
    settle_with(&mut world, |call| match (path(call), call.method) {
        ("/wps/member/deposits", Method::Post) => Some(failed(409, "funds_acknowledgement_needed", Value::Null)),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Deposits, "/form/funds/error/key"), "funds-unread");
}

#[test]
fn a_voucher_waits_for_the_same_word() {
    let mut world = member_with("/?mc=depositv2", first_deposit);
    send_event(&mut world, DepositsEvent::Channel("voucher".into()));
    assert_eq!(world.at(Slice::Deposits, "/form/funds/text"), "Kept apart from our own money.");
    let redeem = || DepositsEvent::Redeem(lumora_core::secret::Secret::new("GIFT-1234"));
    send_event(&mut world, redeem());
    assert!(world.calls.is_empty());
    send_event(&mut world, DepositsEvent::AcknowledgeFunds(true));
    send_event(&mut world, redeem());
    assert!(!world.calls.is_empty(), "it is on its way, under a seal");
}
