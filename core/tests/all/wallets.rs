//! Wallets of vendors as a member meets them: balances that are there or not, money both ways, all back at once, what is pending.

use crate::support::wallets::{transfer, wallets};
use crate::support::*;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const ALL: &str = "/wps/relay/GCS_merchantWallet";
const MOVE: &str = "/wps/relay/GCS_walletTransfer";
const BACK: &str = "/wps/member/wallets/back";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Wallets, pointer)
}

fn send_event(world: &mut World, event: WalletsEvent) {
    world.send(UiEvent::Wallets(event));
}

fn sheet(world: &mut World, event: SheetEvent) {
    send_event(world, WalletsEvent::Sheet(event));
}

fn typed(world: &mut World, text: &str) {
    sheet(world, SheetEvent::Amount(AmountEvent::Typed(text.to_owned())));
}

fn page() -> World {
    member_at("/?mc=transferFund")
}

fn with_wallets(change: impl Fn(&mut Value)) -> World {
    let mut world = page();
    send_event(&mut world, WalletsEvent::Retry);
    settle_with(&mut world, |call: &HttpCall| {
        let mut value = wallets();
        change(&mut value);
        if call.url == ALL { Some(ok(value)) } else { operator(call) }
    });
    world
}

/// Answers the call that moves money, and all that follows.
fn answer(world: &mut World, path: &str, reply: Result<HttpReply, Transport>) {
    settle_with(world, |call| if call.url == path { Some(reply.clone()) } else { operator(call) });
}

fn sent_body(world: &World, path: &str) -> Value {
    serde_json::from_str(world.call(path).unwrap().body.as_ref().unwrap().reveal()).unwrap()
}

#[test]
fn each_wallet_says_what_it_holds_or_that_its_vendor_does_not() {
    let mut world = page();
    assert_eq!(
        (value_at(&world, "/main/amount"), value_at(&world, "/main/movable/args/amount")),
        (json!("$230.00"), json!("$200.00"))
    );
    assert_eq!(
        (value_at(&world, "/list/0/amount"), value_at(&world, "/list/0/unknown")),
        (json!("$75.00"), Value::Null)
    );
    assert_eq!(
        (value_at(&world, "/list/1/amount"), value_at(&world, "/list/1/unknown/key")),
        (Value::Null, json!("wallets-unreadable-since"))
    );
    assert_eq!((value_at(&world, "/list/2/moveIn"), value_at(&world, "/list/2/moveBack")), (Value::Null, Value::Null));
    send_event(&mut world, WalletsEvent::ReadAgain("nobody".into()));
    assert!(world.calls.is_empty());
    send_event(&mut world, WalletsEvent::ReadAgain("V2".into()));
    assert_eq!(value_at(&world, "/list/1/reading"), true);
    assert!(world.call(ALL).unwrap().url.ends_with("vendor=V2"));
    settle(&mut world);
    assert_eq!(
        (value_at(&world, "/list/1/amount"), value_at(&world, "/list/1/reading")),
        (json!("$20.00"), json!(false))
    );
    assert_eq!(value_at(&world, "/list/0/amount"), "$75.00", "the others stand as they were");
}

#[test]
fn session_storage_names_the_wallets_and_holds_no_amounts() {
    let world = page();
    assert_eq!(world.session.get("wallet").map(String::as_str), Some("USD"));
    assert_eq!(world.session.get("merchantWallet").map(String::as_str), Some("V1,V2,V3"));
}

#[test]
fn money_goes_both_ways_within_what_there_is() {
    let mut world = page();
    for (way, most) in [(WalletsEvent::MoveIn("V1".into()), "200.00"), (WalletsEvent::MoveBack("V1".into()), "75.00")] {
        send_event(&mut world, way);
        sheet(&mut world, SheetEvent::Send);
        assert_eq!(value_at(&world, "/sheet/amount/field/error/key"), "amount-empty");
        for (text, wrong) in [("0.99", "amount-least"), ("200.01", "amount-most")] {
            typed(&mut world, text);
            sheet(&mut world, SheetEvent::Send);
            assert_eq!(value_at(&world, "/sheet/amount/field/error/key"), wrong, "{text}");
        }
        sheet(&mut world, SheetEvent::All);
        assert_eq!(value_at(&world, "/sheet/amount/field/value"), most);
    }
    sheet(&mut world, SheetEvent::Turn);
    assert_eq!(
        (value_at(&world, "/sheet/toVendor"), value_at(&world, "/sheet/amount/field/value")),
        (json!(true), json!(""))
    );
    typed(&mut world, "40");
    sheet(&mut world, SheetEvent::Send);
    sheet(&mut world, SheetEvent::Send);
    sheet(&mut world, SheetEvent::Close);
    assert_eq!(value_at(&world, "/sheet/busy"), true, "what is under way stays");
    assert_eq!(count(&world, Method::Post, MOVE), 1);
    assert_eq!(
        sent_body(&world, MOVE),
        json!({ "vendor": "V1", "direction": "TO_VENDOR", "amount": "40.00", "all": false })
    );
    answer(&mut world, MOVE, ok(transfer("t9", "TO_VENDOR", "DONE")));
    assert_eq!(
        value_at(&world, "/sheet/done/sentence"),
        json!({ "key": "wallets-moved-in", "args": { "amount": "$40.00", "name": "Vendor V1" } })
    );
    assert_eq!(value_at(&world, "/sheet/done/orderNo"), "T-t9");
    sheet(&mut world, SheetEvent::Close);
    assert_eq!(value_at(&world, "/sheet"), Value::Null);
}

#[test]
fn of_a_wallet_that_can_not_be_read_everything_can_be_asked_back() {
    let mut world = page();
    send_event(&mut world, WalletsEvent::MoveBack("V2".into()));
    assert_eq!(
        (value_at(&world, "/sheet/amount"), value_at(&world, "/sheet/allUnknown/key")),
        (Value::Null, json!("wallets-all-unknown"))
    );
    sheet(&mut world, SheetEvent::Send);
    assert_eq!(
        sent_body(&world, MOVE),
        json!({ "vendor": "V2", "direction": "TO_MAIN", "amount": "0.00", "all": true })
    );
    // A call that moves money and whose answer says nothing of it: the server is asked what became of it, and knows of nothing.
    settle_with(&mut world, |call| match call.url.as_str() {
        MOVE => Some(failed(503, "wallet_unreadable", json!({}))),
        "/wps/outcome" => Some(ok(json!({ "state": "unknown" }))),
        _ => operator(call),
    });
    assert_eq!(
        (value_at(&world, "/sheet/problem/text/key"), value_at(&world, "/sheet/busy")),
        (json!("outcome-not-received"), json!(false))
    );
}

#[test]
fn a_transfer_without_an_answer_is_pending_and_says_what_happens_next() {
    let mut world = page();
    send_event(&mut world, WalletsEvent::MoveIn("V1".into()));
    typed(&mut world, "40");
    sheet(&mut world, SheetEvent::Send);
    answer(&mut world, MOVE, ok(transfer("t1", "TO_VENDOR", "UNKNOWN")));
    assert_eq!(
        (value_at(&world, "/sheet/done/sentence/key"), value_at(&world, "/sheet/done/next/key")),
        (json!("wallets-on-its-way"), json!("wallets-about-unknown-in"))
    );
    assert_eq!(value_at(&world, "/pending/0/about/key"), "wallets-about-unknown-in");
    assert_eq!(value_at(&world, "/pending/1/about/key"), "wallets-about-sent");
}

#[test]
fn a_refusal_finds_the_amount_or_the_sheet() {
    let mut world = page();
    send_event(&mut world, WalletsEvent::MoveIn("V1".into()));
    typed(&mut world, "40");
    sheet(&mut world, SheetEvent::Send);
    answer(&mut world, MOVE, failed(422, "rule_broken", json!({ "fields": { "amount": "given_locked" } })));
    assert_eq!(value_at(&world, "/sheet/amount/field/error/key"), "error-given-locked");
    sheet(&mut world, SheetEvent::Send);
    answer(&mut world, MOVE, failed(409, "wallet_closed", json!({})));
    assert_eq!(value_at(&world, "/sheet/problem/text/key"), "error-wallet-closed");
    assert_eq!(value_at(&world, "/sheet/done"), Value::Null);
}

#[test]
fn too_little_says_so_and_a_sheet_that_can_not_be_opens_not() {
    let mut world = with_wallets(|it| it["movable"] = json!("0.50"));
    send_event(&mut world, WalletsEvent::MoveIn("V1".into()));
    assert_eq!(
        (value_at(&world, "/sheet/amount"), value_at(&world, "/sheet/closed/key")),
        (Value::Null, json!("wallets-too-little-in"))
    );
    sheet(&mut world, SheetEvent::Send);
    assert!(world.calls.is_empty());
    sheet(&mut world, SheetEvent::Close);
    for event in [WalletsEvent::MoveIn("V3".into()), WalletsEvent::MoveIn("nobody".into())] {
        send_event(&mut world, event);
        assert_eq!(value_at(&world, "/sheet"), Value::Null);
    }
}

#[test]
fn everything_comes_back_at_once_and_each_part_is_told() {
    let mut world = page();
    send_event(&mut world, WalletsEvent::AllBack);
    send_event(&mut world, WalletsEvent::AllBack);
    assert_eq!(count(&world, Method::Post, BACK), 1);
    assert_eq!(value_at(&world, "/allBack/busy"), true);
    let failed = json!({ "id": "t8", "vendor": "V3", "vendorName": "Vendor V3", "status": "FAILED", "amount": "1.00" });
    let parts = [transfer("t9", "TO_MAIN", "DONE"), transfer("t10", "TO_MAIN", "UNKNOWN"), failed];
    answer(&mut world, BACK, ok(json!({ "transfers": parts, "unreadable": ["V2"] })));
    let told: Vec<Value> = value_at(&world, "/told").as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(
        told,
        ["wallets-moved-back", "wallets-on-its-way", "wallets-back-failed", "wallets-back-unreadable"]
            .map(|key| json!(key))
    );
    assert_eq!(value_at(&world, "/told/3/args/name"), "Vendor V2");
    send_event(&mut world, WalletsEvent::Dismiss);
    assert_eq!(value_at(&world, "/told"), json!([]));
    let world = with_wallets(|it| it["wallets"] = json!([]));
    assert_eq!(value_at(&world, "/allBack"), Value::Null, "where nothing could come back nothing is offered");
}

#[test]
fn money_follows_where_the_operator_offers_it_and_the_member_wants_it() {
    let mut world = page();
    assert_eq!(value_at(&world, "/follow/on"), false);
    send_event(&mut world, WalletsEvent::AtLaunch(false));
    assert!(world.calls.is_empty(), "it stands like that");
    send_event(&mut world, WalletsEvent::AtLaunch(true));
    settle(&mut world);
    assert_eq!(value_at(&world, "/follow/on"), true);
    let mut world = with_wallets(|it| it["atLaunchOffered"] = json!(false));
    assert_eq!(value_at(&world, "/follow"), Value::Null);
    send_event(&mut world, WalletsEvent::AtLaunch(true));
    assert!(world.calls.is_empty());
}

#[test]
fn the_list_grows_downwards_to_its_end() {
    let mut world = page();
    let list = |world: &World, pointer: &str| world.at(Slice::WalletTransfers, pointer);
    assert_eq!(list(&world, "/list").as_array().unwrap().len(), 5);
    assert_eq!(list(&world, "/list/2/cause/key"), "wallets-cause-launch");
    assert_eq!(list(&world, "/list/4/about/key"), "wallets-failure-not-enough");
    send_event(&mut world, WalletsEvent::More);
    assert!(world.call("/wps/member/wallets/transfers").unwrap().url.ends_with("after=t5"));
    settle(&mut world);
    assert_eq!((list(&world, "/list/5/key"), list(&world, "/more")), (json!("t6"), Value::Null));
    send_event(&mut world, WalletsEvent::More);
    assert!(world.calls.is_empty());
}

#[test]
fn nothing_of_it_stays_when_the_page_closes() {
    let mut world = page();
    send_event(&mut world, WalletsEvent::MoveIn("V1".into()));
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!((value_at(&world, "/sheet"), value_at(&world, "/list")), (Value::Null, json!([])));
    send_event(&mut world, WalletsEvent::AllBack);
    assert!(world.calls.is_empty());
}

#[test]
fn money_that_followed_to_a_game_is_told_and_nothing_is_where_none_did() {
    for (moved, told) in [("40.00", json!("wallets-launched")), ("0.00", Value::Null)] {
        let mut world = member_at("/");
        world.visit("/game?gameType=RNG&vassalage=V1&nodeId=n1");
        settle_with(&mut world, |call| match call.url.as_str() {
            "/wps/game/launchGame" | "/wps/relay/GCS_gameLaunchFB" => {
                let mut value = json!({ "url": "http://127.0.0.1:8081/play/g1", "origin": "http://127.0.0.1:8081" });
                value["gameName"] = json!("Lantern Koi");
                value["movedIn"] = json!(moved);
                Some(ok(value))
            }
            _ => operator(call),
        });
        assert_eq!(world.at(Slice::Game, "/kind"), "playing");
        assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), told, "{moved}");
    }
}
