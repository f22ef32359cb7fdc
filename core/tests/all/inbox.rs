//! Messages: categories, marks that show at once and go back, deleting, the message that is read, and what changes under them.

use crate::support::inbox::{content, page};
use crate::support::*;
use crate::ways;
use lumora_core::domain::message::{MAX_AT_ONCE, MessageCategory};
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const LIST: &str = "/wps/member/messages";
const READ: &str = "/wps/member/messages/read";
const DELETE: &str = "/wps/member/messages/delete";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Inbox, pointer)
}

fn send_event(world: &mut World, event: InboxEvent) {
    world.send(UiEvent::Inbox(event));
}

fn ready_at(address: &str) -> World {
    let mut world = member_at("/");
    world.visit(address);
    settle_with(&mut world, ways::other);
    world
}

/// The page with all that it shows at first; nothing is under way.
fn ready() -> World {
    ready_at("/?mc=messageV2")
}

fn body(world: &World, path: &str) -> Value {
    let call = world.call(path).expect("a call");
    serde_json::from_str(call.body.as_ref().expect("a body").reveal()).expect("JSON")
}

fn answer(world: &mut World, path: &str, outcome: Result<HttpReply, Transport>) {
    let call_id = world.call(path).expect("a call").call_id;
    world.answer(call_id, outcome);
}

fn badge(world: &World) -> Value {
    let groups = world.at(Slice::MemberCentre, "/groups");
    let entries =
        groups.as_array().expect("groups").iter().flat_map(|group| group["entries"].as_array().expect("entries"));
    entries.into_iter().find(|entry| entry["key"] == "messageV2").expect("the entry")["badge"].clone()
}

fn pick(world: &mut World, ids: &[&str]) {
    ids.iter().for_each(|id| send_event(world, InboxEvent::Pick((*id).to_owned())));
}

#[test]
fn the_page_is_for_members_and_shows_pinned_messages_categories_and_counts() {
    let mut world = visitor_at("/");
    world.visit("/?mc=messageV2");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    let world = ready();
    assert_eq!(value_at(&world, "/lines/0/title"), json!({ "kind": "operator", "text": "Works on Monday" }));
    assert_eq!((value_at(&world, "/lines/0/pinned"), value_at(&world, "/lines/0/unread")), (json!(true), json!(false)));
    assert_eq!(value_at(&world, "/lines/1/title/text/args/kind"), "DEPOSIT_CREDITED");
    assert_eq!(value_at(&world, "/categories/0/unread"), "3");
    assert_eq!((badge(&world), value_at(&world, "/unread")), (json!("3"), json!(true)));
    assert_eq!(value_at(&world, "/lines/2/href"), "/?mc=messageV2&item=m3");
}

#[test]
fn a_category_asks_anew_and_what_follows_is_added() {
    let mut world = ready();
    send_event(&mut world, InboxEvent::Category(Some(MessageCategory::Payment)));
    assert_eq!((value_at(&world, "/lines"), value_at(&world, "/narrowed")), (json!([]), json!(true)));
    assert_eq!(world.calls.last().expect("a call").url, format!("{LIST}?category=PAYMENT"));
    settle_with(&mut world, ways::other);
    send_event(&mut world, InboxEvent::More);
    assert_eq!(world.calls.last().expect("a call").url, format!("{LIST}?category=PAYMENT&cursor=0-m1"));
    settle_with(&mut world, ways::other);
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(content().len() + 1));
    assert_eq!(value_at(&world, "/more"), Value::Null);
}

#[test]
fn a_mark_shows_at_once_and_stays_where_the_server_agrees() {
    let mut world = ready();
    pick(&mut world, &["m3", "m4", "m5"]);
    assert_eq!(value_at(&world, "/picked"), json!(3));
    send_event(&mut world, InboxEvent::ReadPicked);
    assert_eq!(
        body(&world, READ),
        json!({ "ids": ["m4", "m3"], "all": false, "category": null }),
        "m5 was read before"
    );
    assert_eq!((value_at(&world, "/lines/2/unread"), badge(&world)), (json!(false), json!("1")));
    answer(&mut world, READ, ok(json!({ "unread": [{ "category": "SYSTEM", "count": 2 }] })));
    assert_eq!((value_at(&world, "/lines/2/unread"), badge(&world)), (json!(false), json!("2")), "the server counts");
}

#[test]
fn a_mark_that_is_refused_goes_back_and_the_server_is_asked() {
    let mut world = ready();
    send_event(&mut world, InboxEvent::ReadAll);
    assert_eq!(body(&world, READ), json!({ "ids": [], "all": true, "category": null }));
    assert_eq!((value_at(&world, "/unread"), badge(&world)), (json!(false), json!("")));
    assert_eq!(value_at(&world, "/lines/4/unread"), json!(false));
    answer(&mut world, READ, Err(Transport::Network));
    assert_eq!((value_at(&world, "/unread"), badge(&world)), (json!(true), json!("3")));
    assert_eq!((value_at(&world, "/lines/4/unread"), value_at(&world, "/lines/0/unread")), (json!(true), json!(false)));
    assert_eq!(value_at(&world, "/refusal/text/key"), "error-network");
    assert!(world.call("/wps/relay/CSP_unreadCount").is_some() && world.call(LIST).is_some());
}

#[test]
fn a_list_that_is_older_than_a_mark_does_not_take_it_back() {
    let mut world = ready();
    pick(&mut world, &["m3"]);
    send_event(&mut world, InboxEvent::ReadPicked);
    send_event(&mut world, InboxEvent::Category(None));
    answer(&mut world, LIST, ok(page(&content(), "")));
    assert_eq!(value_at(&world, "/lines/2/unread"), json!(false));
    assert_eq!(value_at(&world, "/categories/0/unread"), "2");
    answer(&mut world, READ, Err(Transport::Network));
    assert_eq!(value_at(&world, "/lines/2/unread"), json!(true));
}

#[test]
fn what_is_deleted_is_asked_for_first_and_goes_when_it_is_gone() {
    let mut world = ready();
    send_event(&mut world, InboxEvent::DeletePicked);
    assert_eq!(value_at(&world, "/asking"), Value::Null, "nothing is picked");
    pick(&mut world, &["m3", "m4"]);
    send_event(&mut world, InboxEvent::DeletePicked);
    assert_eq!((value_at(&world, "/asking"), world.call(DELETE).is_none()), (json!(2), true));
    send_event(&mut world, InboxEvent::Keep);
    send_event(&mut world, InboxEvent::Delete);
    assert!(world.call(DELETE).is_none(), "nothing was asked about");
    send_event(&mut world, InboxEvent::DeletePicked);
    send_event(&mut world, InboxEvent::Delete);
    assert_eq!((body(&world, DELETE), value_at(&world, "/deleting")), (json!({ "ids": ["m3", "m4"] }), json!(true)));
    assert_eq!(value_at(&world, "/lines").as_array().map(Vec::len), Some(5), "they are still there");
    answer(&mut world, DELETE, ok(json!({ "unread": [{ "category": "SYSTEM", "count": 1 }] })));
    assert_eq!((value_at(&world, "/lines").as_array().map(Vec::len), value_at(&world, "/picked")), (Some(3), json!(0)));
    assert_eq!((value_at(&world, "/deleting"), badge(&world)), (json!(false), json!("1")));
}

#[test]
fn what_can_not_be_deleted_stays() {
    let mut world = ready();
    pick(&mut world, &["m3"]);
    send_event(&mut world, InboxEvent::DeletePicked);
    send_event(&mut world, InboxEvent::Delete);
    answer(&mut world, DELETE, Err(Transport::Network));
    assert_eq!(
        (value_at(&world, "/picked"), value_at(&world, "/refusal/text/key")),
        (json!(1), json!("error-network"))
    );
}

#[test]
fn more_than_one_call_takes_is_sent_in_several() {
    let many: Vec<Value> = (0..MAX_AT_ONCE + 5)
        .map(|number| {
            json!({ "id": format!("n{number}"), "category": "SYSTEM", "kind": "WRITTEN", "at": "2026-11-20T09:30:00Z" })
        })
        .collect();
    let mut world = member_at("/");
    world.visit("/?mc=messageV2");
    answer(
        &mut world,
        LIST,
        ok(json!({ "content": many, "next": "", "unread": [{ "category": "SYSTEM", "count": 105 }] })),
    );
    send_event(&mut world, InboxEvent::PickAll);
    assert_eq!((value_at(&world, "/picked"), value_at(&world, "/allPicked")), (json!(105), json!(true)));
    send_event(&mut world, InboxEvent::ReadPicked);
    assert_eq!(world.calls.iter().filter(|call| call.url == READ).count(), 2);
    assert_eq!(badge(&world), "");
}

#[test]
fn the_message_of_the_address_is_read_and_leads_to_what_it_is_about() {
    let world = ready_at("/?mc=messageV2&item=m4");
    assert_eq!(
        value_at(&world, "/detail/content/text/text/args"),
        json!({ "detail": "DEPOSIT", "amount": "$100.00", "number": "D-4K7Q", "name": "" })
    );
    assert_eq!(value_at(&world, "/detail/content/action/href"), "/?mc=depositv2&item=d1");
    assert_eq!(
        (value_at(&world, "/detail/content/reply"), value_at(&world, "/lines/1/unread")),
        (Value::Null, json!(false))
    );
    let mut world = ready_at("/?mc=messageV2&item=m3");
    let reply: UiEvent = serde_json::from_value(value_at(&world, "/detail/content/reply")).expect("an event");
    world.send(reply);
    assert_eq!(world.address(), "/?modal=chatRoom");
}

#[test]
fn a_message_that_the_list_does_not_hold_is_asked_for_alone() {
    let world = ready_at("/?mc=messageV2&item=k8");
    assert_eq!(value_at(&world, "/detail/content/action/label/args/to"), "FAIR_PLAY");
    let mut world = member_at("/");
    world.visit("/?mc=messageV2&item=zz");
    answer(&mut world, "/wps/member/messages/one", failed(404, "not_found", Value::Null));
    assert_eq!((value_at(&world, "/detail/unknown"), value_at(&world, "/detail/content")), (json!(true), Value::Null));
}

#[test]
fn deleting_the_message_that_is_read_leads_back_to_the_list() {
    let mut world = ready_at("/?mc=messageV2&item=m3");
    send_event(&mut world, InboxEvent::DeleteOpen);
    send_event(&mut world, InboxEvent::Delete);
    answer(&mut world, DELETE, ok(json!({ "unread": [] })));
    assert_eq!((world.address(), value_at(&world, "/detail")), ("/?mc=messageV2", Value::Null));
}

#[test]
fn another_language_brings_what_operators_wrote_anew() {
    let mut world = ready_at("/?mc=messageV2&item=m5");
    world.send(UiEvent::Site(SiteEvent::Language("KM".into())));
    assert!(world.calls.iter().any(|call| call.url == LIST) && world.call("/wps/member/messages/one").is_some());
}

#[test]
fn a_list_that_may_be_older_than_a_message_that_was_told_is_asked_for_again() {
    let mut world = member_at("/");
    world.visit("/?mc=messageV2");
    let before = world.call(LIST).expect("a call").call_id;
    let stream = world.subscriptions.last().expect("a stream").call_id;
    world.push(stream, b"event: messages\ndata: {\"unreadCount\":9}\n\n");
    let after = world.call(LIST).expect("a call").call_id;
    assert_ne!(before, after);
    world.answer(before, ok(json!({ "content": [], "next": "", "unread": [] })));
    assert_eq!(world.at(Slice::Session, "/unread"), "9");
}

#[test]
fn what_follows_still_comes_when_the_same_number_is_told_again() {
    let mut world = ready();
    send_event(&mut world, InboxEvent::More);
    let more = world.call(LIST).expect("a call").call_id;
    let unread = world.at(Slice::Session, "/unread").as_str().expect("a number").to_owned();
    let stream = world.subscriptions.last().expect("a stream").call_id;
    world.push(stream, format!("event: messages\ndata: {{\"unreadCount\":{unread}}}\n\n").as_bytes());
    assert_eq!(world.call(LIST).expect("a call").call_id, more);
}
