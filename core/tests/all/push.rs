//! What the server tells by itself: when the page listens and as whom, what it does with events and with their order among
//! answers, and how it does without.

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
    json!({ "sumBalance": amount, "currency": "VND" })
}

fn hear(world: &mut World, bytes: &[u8]) {
    let ticket = the_stream(world).ticket;
    world.push(ticket, bytes);
}

fn ends(world: &mut World, outcome: Outcome) {
    let ticket = the_stream(world).ticket;
    world.end_subscription(ticket, outcome);
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
    hear(&mut world, &told.concat());
    world
}

/// Lets time pass with a heartbeat every 15 s.
fn beat(world: &mut World, ms: u64) {
    for _ in 0..ms / 15_000 {
        world.wait(15_000);
        hear(world, HEARTBEAT);
    }
    world.wait(ms % 15_000);
}

fn waiting(world: &World, path: &str) -> usize {
    count(world, Method::Get, path)
}

fn amount(world: &World) -> Value {
    world.at(Slice::Wallet, "/amount")
}

fn see(world: &mut World, visible: bool) {
    world.send(UiEvent::Site(SiteEvent::Visible(visible)));
}

#[test]
fn a_page_listens_once_the_site_is_settled_as_who_it_is() {
    let mut world = World::open(Setup::default());
    assert!(world.subscriptions.is_empty(), "not before the first answers");
    let asked = ticket(&world, STATUS);
    world.answer(asked, ok(status()));
    settle(&mut world);
    let visitor = the_stream(&world);
    assert_eq!((visitor.url.as_str(), visitor.quiet_ms), ("/wps/events", 45_000));
    assert_eq!((header(visitor, "Authorization"), header(visitor, "Last-Event-ID")), (None, None));
    let member = member_at("/");
    assert_eq!(header(the_stream(&member), "Authorization"), Some("Bearer tok-canary"));
    assert!(!format!("{:?}", the_stream(&member)).contains("canary"), "no log holds the token");
}

#[test]
fn a_site_that_can_not_be_reached_is_not_listened_to_and_a_closed_one_is() {
    let mut world = World::open(Setup::default());
    let asked = ticket(&world, STATUS);
    world.answer(asked, Err(Transport::Network));
    assert!(world.subscriptions.is_empty());
    let mut world = World::open(Setup::default());
    let asked = ticket(&world, STATUS);
    let mut closed = status();
    closed["status"] = json!(1);
    world.answer(asked, ok(closed));
    assert_eq!(header(the_stream(&world), "Authorization"), None, "its end comes by the revision");
}

#[test]
fn events_go_where_the_answers_go() {
    let mut world = live(member_at("/"));
    hear(&mut world, &event("balance", "c3", &balance("7.50")));
    hear(&mut world, &event("messages", "c4", &json!({ "unreadCount": 9 })));
    assert_eq!((amount(&world), world.at(Slice::Session, "/unread")), (json!("7.50"), json!("9")));
    hear(
        &mut world,
        &event("job", "c5", &json!({ "id": "j", "kind": "export", "state": "running", "done": 1, "total": 4 })),
    );
    hear(&mut world, &event("weather", "c6", &json!(["of a newer server"])));
    hear(&mut world, &event("revision", "c7", &json!({ "revision": 6 })));
    assert!(world.calls.is_empty());
    world.wait(5_000);
    assert_eq!(waiting(&world, STATUS), 1, "a change of the operator's is taken over");
}

#[test]
fn an_event_comes_in_any_pieces() {
    let mut world = live(member_at("/"));
    for byte in event("balance", "c3", &balance("7.50")) {
        hear(&mut world, &[byte]);
    }
    assert_eq!(amount(&world), "7.50");
}

#[test]
fn a_visitor_hears_nothing_of_a_member() {
    let mut world = visitor_at("/");
    hear(
        &mut world,
        &[event("balance", "c1", &balance("7.50")), event("messages", "c2", &json!({ "unreadCount": 9 }))].concat(),
    );
    assert_eq!(amount(&world), "");
}

#[test]
fn while_the_stream_is_heard_the_asking_rests() {
    let mut world = live(member_at("/"));
    beat(&mut world, 10 * ASKS_WITHIN);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    see(&mut world, false);
    world.wait(4_000);
    see(&mut world, true);
    assert!(world.calls.is_empty(), "{:?}", world.calls);

    // A stream that has fallen silent is not believed, though it has not ended yet.
    world.wait(26_000);
    see(&mut world, false);
    see(&mut world, true);
    assert_eq!((waiting(&world, BALANCE), waiting(&world, REVISION)), (1, 1));
}

#[test]
fn a_stream_that_nothing_came_of_replaces_nothing() {
    let mut world = member_at("/");
    world.wait(ASKS_WITHIN);
    assert_eq!(waiting(&world, REVISION), 1, "it may be held back on its way");
}

#[test]
fn a_change_that_is_told_to_a_hidden_page_is_taken_over_when_it_is_seen() {
    let mut world = live(member_at("/"));
    see(&mut world, false);
    hear(&mut world, &event("revision", "c3", &json!({ "revision": 6 })));
    world.wait(4_000);
    assert!(world.calls.is_empty());
    see(&mut world, true);
    world.wait(5_000);
    assert_eq!(waiting(&world, STATUS), 1);
}

#[test]
fn what_broke_is_tried_again_and_made_up_for_when_that_fails_too() {
    for outcome in [Err(Transport::Network), Err(Transport::Timeout), refusal(503, None), refusal(500, None)] {
        let mut world = live(member_at("/"));
        beat(&mut world, 30_000);
        ends(&mut world, outcome.clone());
        assert!(world.subscriptions.is_empty() && world.calls.is_empty(), "{outcome:?}: the next try tells it all");
        world.wait(2_000);
        assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c2"), "{outcome:?}");
        ends(&mut world, Err(Transport::Network));
        let asked = [waiting(&world, BALANCE), waiting(&world, UNREAD), waiting(&world, REVISION)];
        assert_eq!(asked, [1, 1, 1], "{outcome:?}");
        settle(&mut world);
        world.wait(4_000);
        the_stream(&world);
        ends(&mut world, Err(Transport::Network));
        assert!(world.calls.is_empty(), "nothing was live in between: {:?}", world.calls);
        world.wait(ASKS_WITHIN);
        assert_eq!(waiting(&world, REVISION), 1, "and the asking goes on as before");
    }
}

#[test]
fn a_stream_that_ends_in_order_goes_on_in_a_moment_and_asks_for_nothing() {
    let mut world = live(member_at("/"));
    beat(&mut world, 300_000);
    ends(&mut world, in_order());
    world.wait(2_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c2"));
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    // The server was only about to stop, and takes a while to come back: what was left out is made up for now.
    ends(&mut world, Err(Transport::Network));
    world.wait(2_000);
    ends(&mut world, Err(Transport::Network));
    assert_eq!((waiting(&world, BALANCE), waiting(&world, UNREAD), waiting(&world, REVISION)), (1, 1, 1));
}

#[test]
fn what_is_owed_does_not_wait_for_a_stream_that_takes_long_to_begin() {
    let mut world = live(member_at("/"));
    beat(&mut world, 15_000);
    ends(&mut world, in_order());
    world.wait(2_900);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    world.wait(2_100);
    assert_eq!((waiting(&world, BALANCE), waiting(&world, UNREAD), waiting(&world, REVISION)), (1, 1, 1));
    settle(&mut world);

    // One that begins in time has told it all.
    hear(&mut world, HEARTBEAT);
    beat(&mut world, 15_000);
    ends(&mut world, in_order());
    world.wait(2_000);
    hear(&mut world, HEARTBEAT);
    world.wait(10_000);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
}

#[test]
fn a_balance_that_may_be_old_is_told_anew_and_asked_for() {
    let mut world = live(member_at("/"));
    beat(&mut world, 30_000);
    ends(&mut world, Err(Transport::Network));
    world.wait(2_000);
    ends(&mut world, Err(Transport::Network));
    assert_eq!(waiting(&world, BALANCE), 1);
    let ticket = world.call(BALANCE).expect("a call").ticket;
    world.answer(ticket, Err(Transport::Network));
    settle(&mut world);
    assert_eq!(world.at(Slice::Wallet, "/stale"), true);
    world.wait(4_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "all of it is told");
}

#[test]
fn a_stream_that_ends_as_soon_as_it_begins_is_a_failure_whatever_it_says() {
    let mut world = live(member_at("/"));
    for _ in 0..3 {
        ends(&mut world, in_order());
        assert!(world.subscriptions.is_empty(), "not at once");
        world.wait(20_000);
        hear(&mut world, HEARTBEAT);
    }
}

#[test]
fn pauses_grow_and_differ_from_page_to_page() {
    let pause = |world: &mut World| {
        ends(world, Err(Transport::Network));
        let mut waited = 0;
        while world.subscriptions.is_empty() {
            world.wait(100);
            settle(world);
            waited += 100;
        }
        waited
    };
    let page = |seed| {
        let mut world = World::open(Setup { seed, address: "/rng".into(), ..Setup::default() });
        settle(&mut world);
        world
    };
    let mut world = page(7);
    for failures in 0..9 {
        let (waited, least) = (pause(&mut world), 1_000 << failures.min(6));
        assert!((least..=2 * least + 100).contains(&waited), "{waited} after {failures} failures");
    }
    // A stream that holds for a while makes up for all of them.
    hear(&mut world, HEARTBEAT);
    beat(&mut world, 30_000);
    assert!(pause(&mut world) <= 2_100);
    let first: std::collections::BTreeSet<u64> = (0..20).map(|seed| pause(&mut page(seed))).collect();
    assert!(first.len() > 5, "{first:?}");
}

#[test]
fn the_server_says_how_long_to_stay_away() {
    for status in [429, 503] {
        let mut world = visitor_at("/");
        ends(&mut world, refusal(status, Some(300)));
        // Neither looking away nor back, nor a site that opens, is a reason to come sooner.
        see(&mut world, false);
        see(&mut world, true);
        for _ in 0..29 {
            world.wait(10_000);
            settle(&mut world);
            assert!(world.subscriptions.is_empty(), "{status}");
        }
        world.wait(310_000);
        the_stream(&world);
    }
}

#[test]
fn where_there_are_no_streams_the_page_does_without_for_good() {
    for outcome in [refusal(404, None), refusal(501, None), Err(Transport::Unsupported)] {
        let mut world = visitor_at("/");
        ends(&mut world, outcome.clone());
        for _ in 0..5 {
            see(&mut world, false);
            see(&mut world, true);
            world.send(UiEvent::Site(SiteEvent::Woke));
            settle(&mut world);
            world.wait(ASKS_WITHIN);
            assert_eq!(waiting(&world, REVISION), 1, "it asks as before");
            settle(&mut world);
        }
        world.visit("/login");
        world.send(submit("mira", "Right-1"));
        settle(&mut world);
        assert_eq!(world.at(Slice::Session, "/kind"), "member");
        assert!(world.subscriptions.is_empty(), "{outcome:?}");
    }
}

#[test]
fn a_page_that_is_hidden_for_some_seconds_leaves_and_comes_back() {
    let mut world = live(member_at("/"));
    see(&mut world, false);
    world.wait(4_000);
    see(&mut world, true);
    beat(&mut world, 60_000);
    the_stream(&world);
    see(&mut world, false);
    world.wait(4_000);
    let left = the_stream(&world).ticket;
    world.wait(2_000);
    assert!(world.subscriptions.is_empty() && world.aborted.contains(&left));
    world.wait(10 * ASKS_WITHIN);
    assert!(world.subscriptions.is_empty() && world.calls.is_empty());
    see(&mut world, true);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c2"));
}

#[test]
fn a_hidden_page_whose_stream_breaks_waits_until_it_is_seen() {
    let mut world = live(member_at("/"));
    see(&mut world, false);
    ends(&mut world, Err(Transport::Network));
    world.wait(10 * ASKS_WITHIN);
    assert!(world.subscriptions.is_empty() && world.calls.is_empty(), "{:?}", world.calls);
    see(&mut world, true);
    the_stream(&world);
}

#[test]
fn a_device_that_wakes_up_or_is_online_again_connects_anew() {
    let mut world = live(member_at("/"));
    let old = the_stream(&world).ticket;
    world.send(UiEvent::Site(SiteEvent::Woke));
    assert!(world.aborted.contains(&old));
    assert_ne!(the_stream(&world).ticket, old);
    ends(&mut world, Err(Transport::Network));
    settle(&mut world);
    assert!(world.subscriptions.is_empty());
    world.send(UiEvent::Site(SiteEvent::Woke));
    the_stream(&world);
}

#[test]
fn another_session_has_a_stream_of_its_own_and_nothing_of_the_former_one() {
    let mut world = live(visitor_at("/"));
    let former = the_stream(&world).ticket;
    world.visit("/login");
    world.send(submit("mira", "Right-1"));
    settle(&mut world);
    assert!(world.aborted.contains(&former));
    assert_eq!(header(the_stream(&world), "Authorization"), Some("Bearer tok-canary"));
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), None);

    let mut world = live(world);
    let former = the_stream(&world).ticket;
    world.send(UiEvent::Session(lumora_core::event::SessionEvent::SignOut));
    let key = world.at(Slice::Dialogs, "/top/key").as_u64().unwrap();
    world.send(UiEvent::Dialog(lumora_core::event::DialogEvent::Enter(u32::try_from(key).unwrap())));
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert!(world.aborted.contains(&former));
    let visitor = the_stream(&world);
    assert_eq!((header(visitor, "Authorization"), header(visitor, "Last-Event-ID")), (None, None));
    world.take_dirty();
    world.push(former, &event("balance", "c9", &balance("7.50")));
    world.end_subscription(former, Err(Transport::Network));
    assert!(world.take_dirty().is_empty() && world.subscriptions.len() == 1, "what comes late reaches nobody");
}

#[test]
fn a_stream_that_is_refused_because_the_session_is_over_ends_it() {
    let mut world = member_at("/");
    ends(&mut world, failed(401, "login_required", Value::Null));
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_eq!(header(the_stream(&world), "Authorization"), None);
}

fn refresh(world: &mut World) -> CallId {
    world.send(UiEvent::Session(lumora_core::event::SessionEvent::RefreshBalance));
    ticket(world, BALANCE)
}

#[test]
fn an_answer_during_whose_call_an_event_came_does_not_count() {
    let mut world = live(member_at("/"));
    let asked = refresh(&mut world);
    hear(&mut world, &event("balance", "c3", &balance("7.50")));
    assert!(world.aborted.contains(&asked));
    assert_eq!(world.at(Slice::Wallet, "/refreshing"), false);
    world.answer(asked, ok(balance("1.00")));
    assert_eq!(amount(&world), "7.50");
}

#[test]
fn an_answer_without_an_event_meanwhile_counts_and_so_does_the_event_after_it() {
    let mut world = live(member_at("/"));
    let asked = refresh(&mut world);
    world.answer(asked, ok(balance("1.00")));
    assert_eq!(amount(&world), "1.00");
    hear(&mut world, &event("balance", "c3", &balance("2.00")));
    assert_eq!(amount(&world), "2.00");
}

#[test]
fn a_cursor_is_sent_only_while_what_it_stands_for_shows() {
    let mut world = live(member_at("/"));
    beat(&mut world, 15_000);
    let asked = refresh(&mut world);
    world.answer(asked, ok(balance("1.00")));
    ends(&mut world, in_order());
    world.wait(2_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "the server may be back at what it told before");
    hear(&mut world, &event("balance", "c3", &balance("2.00")));
    beat(&mut world, 15_000);
    ends(&mut world, in_order());
    world.wait(2_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c3"));
}

#[test]
fn a_cursor_that_no_header_may_hold_is_none() {
    for cursor in ["", "a b", "caf\u{e9}", "\u{7}", &"x".repeat(3_000)] {
        let mut world = member_at("/");
        hear(&mut world, &event("balance", cursor, &balance("1284500.00")));
        beat(&mut world, 15_000);
        ends(&mut world, in_order());
        world.wait(2_000);
        assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "{cursor}");
    }
}

#[test]
fn a_stream_that_makes_no_sense_is_left() {
    let garbage: [&[u8]; 5] = [
        b"event: balance\ndata: {\"sumBalance\":\n\n",
        b"event: balance\ndata: 7\n\n",
        b"event: messages\ndata: <html>\n\n",
        b"event: revision\ndata: \xff\n\n",
        &[b'x'; 20_000],
    ];
    for bytes in garbage {
        let mut world = live(member_at("/"));
        beat(&mut world, 15_000);
        let left = the_stream(&world).ticket;
        hear(&mut world, bytes);
        assert!(world.subscriptions.is_empty() && world.aborted.contains(&left));
        assert_eq!((waiting(&world, BALANCE), amount(&world)), (0, json!("1,284,500.00")));
        settle(&mut world);
        world.wait(2_000);
        assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "from the beginning");
    }
}

#[test]
fn a_member_who_must_change_the_password_is_told_nothing() {
    let weak = |call: &HttpCall| match call.url.as_str() {
        "/wps/session/login" => Some(ok(json!({ "token": "tok-weak", "passwordWeak": true, "changeTicket": "t" }))),
        _ => operator(call),
    };
    let mut world = visitor_at("/login");
    the_stream(&world);
    world.send(submit("mira", "123456"));
    settle_with(&mut world, weak);
    assert_eq!(world.at(Slice::ChangePassword, "/forced"), true);
    assert!(world.subscriptions.is_empty());
}
