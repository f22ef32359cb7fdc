//! When the page listens, as whom, when it leaves, and how long it waits before it connects again.

use super::*;

#[test]
fn a_page_listens_once_the_site_is_settled_as_who_it_is() {
    let mut world = World::open(Setup::default());
    assert!(world.subscriptions.is_empty(), "not before the first answers");
    let asked = call_id(&world, STATUS);
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
    let asked = call_id(&world, STATUS);
    world.answer(asked, Err(Transport::Network));
    assert!(world.subscriptions.is_empty());
    let mut world = World::open(Setup::default());
    let asked = call_id(&world, STATUS);
    let mut closed = status();
    closed["status"] = json!(1);
    world.answer(asked, ok(closed));
    assert_eq!(header(the_stream(&world), "Authorization"), None, "its end comes by the revision");
}

#[test]
fn a_stream_that_ends_as_soon_as_it_begins_is_a_failure_whatever_it_says() {
    let mut world = live(member_at("/"));
    for _ in 0..3 {
        ends(&mut world, in_order());
        assert!(world.subscriptions.is_empty(), "not at once");
        world.wait(20_000);
        push_bytes(&mut world, HEARTBEAT);
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
    push_bytes(&mut world, HEARTBEAT);
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
        set_visible(&mut world, false);
        set_visible(&mut world, true);
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
fn a_page_that_is_hidden_for_some_seconds_leaves_and_comes_back() {
    let mut world = live(member_at("/"));
    set_visible(&mut world, false);
    world.wait(4_000);
    set_visible(&mut world, true);
    beat(&mut world, 60_000);
    the_stream(&world);
    set_visible(&mut world, false);
    world.wait(4_000);
    let left = the_stream(&world).call_id;
    world.wait(2_000);
    assert!(world.subscriptions.is_empty() && world.aborted.contains(&left));
    world.wait(10 * ASKS_WITHIN);
    assert!(world.subscriptions.is_empty() && world.calls.is_empty());
    set_visible(&mut world, true);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c2"));
}

#[test]
fn a_hidden_page_whose_stream_breaks_waits_until_it_is_seen() {
    let mut world = live(member_at("/"));
    set_visible(&mut world, false);
    ends(&mut world, Err(Transport::Network));
    world.wait(10 * ASKS_WITHIN);
    assert!(world.subscriptions.is_empty() && world.calls.is_empty(), "{:?}", world.calls);
    set_visible(&mut world, true);
    the_stream(&world);
}

#[test]
fn a_device_that_wakes_up_or_is_online_again_connects_anew() {
    let mut world = live(member_at("/"));
    let old = the_stream(&world).call_id;
    world.send(UiEvent::Site(SiteEvent::Woke));
    assert!(world.aborted.contains(&old));
    assert_ne!(the_stream(&world).call_id, old);
    ends(&mut world, Err(Transport::Network));
    settle(&mut world);
    assert!(world.subscriptions.is_empty());
    world.send(UiEvent::Site(SiteEvent::Woke));
    the_stream(&world);
}

#[test]
fn another_session_has_a_stream_of_its_own_and_nothing_of_the_former_one() {
    let mut world = live(visitor_at("/"));
    let former = the_stream(&world).call_id;
    world.visit("/login");
    world.send(submit("mira", "Right-1"));
    settle(&mut world);
    assert!(world.aborted.contains(&former));
    assert_eq!(header(the_stream(&world), "Authorization"), Some("Bearer tok-canary"));
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), None);

    let mut world = live(world);
    let former = the_stream(&world).call_id;
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
